import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { choose, drawFilling, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	commune: asText('Which town levies the tax? | Gemeinde | gemeente | commune', 'issuingAuthority'),
	cashNumber: asText(
		'reference to be given | Kassenzeichen | kenmerk | référence',
		'referenceNumber',
	),
	keeper: asText('Who keeps the dog? | Hundehalter | houder | détenteur du chien', 'taxpayer'),
	keeperAddress: asText(
		'home of the keeper | Anschrift des Halters | adres van de houder',
		'address',
	),
	dogName: asText('name of the dog | Rufname des Hundes | naam van de hond | nom du chien'),
	breed: asText('Which breed is the dog? | Rasse | ras | race'),
	colour: asText('colour of the coat | Farbe | kleur | robe', 'colour'),
	sex: asText('male or female dog | Geschlecht des Hundes | geslacht', 'sex'),
	whelped: asText('born when | Wurfdatum | geboren | né en'),
	chip: asText('number of the chip | Chipnummer | chipnummer | numéro de puce', 'serialNumber'),
	tag: asText('number of the tag | Hundemarke | penning | médaille', 'otherNumber'),
	keptSince: asDate('kept since | Haltung seit | in bezit sinds | détenu depuis', 'effectiveDate'),
	numberOfDogs: asNumber(
		'dogs in the household | Zahl der Hunde | aantal honden | How many dogs are kept?',
	),
	purpose: asText('Why is the dog kept? | Zweck der Haltung | doel | usage'),
	yearlyTax: asNumber(
		'tax for a year | Jahressteuer | belasting per jaar | taxe annuelle',
		'amountDue',
	),
	dueOn: asDate('payable until | zahlbar bis | te betalen voor | payable le', 'dueDate'),
	previousOwner: absent(asText('from whom the dog was got | Vorbesitzer | vorige eigenaar')),
	insurance: absent(asText('policy of the liability insurance | Haftpflicht', 'policyNumber')),
};
const SAID = {
	de: 'Anmeldung zur Hundesteuer|Kassenzeichen|Halter/in|Anschrift|Angaben zum Hund|Rufname|Rasse|Farbe|Geschlecht|Rüde;Hündin|geworfen|Chip-Nr.|Hundemarke|gehalten seit|Hunde im Haushalt|Zweck|Familienhund;Wachhund;Jagdhund;Blindenhund|Abschnitt für die Kasse|Jahressteuer|zahlbar bis|hier abtrennen|schwarz;braun;weiß-braun;grau meliert|Mischling;Dackel;Labrador;Terrier;Pudel|Unterschrift|Stadt',
	nl: 'Aangifte hondenbelasting|Kenmerk|Houder|Adres|Gegevens van de hond|Naam|Ras|Kleur|Geslacht|reu;teef|geboren|Chipnr.|Penning|in bezit sinds|Honden in huis|Doel|gezelschap;bewaking;jacht;geleidehond|Strook voor de kas|Belasting per jaar|te betalen vóór|hier afscheuren|zwart;bruin;wit-bruin;grijs|kruising;teckel;labrador;terriër;poedel|Handtekening|Gemeente',
	fr: 'Déclaration de chien|Référence|Détenteur|Adresse|Le chien|Nom|Race|Robe|Sexe|mâle;femelle|né en|Puce n°|Médaille|détenu depuis|Chiens au foyer|Usage|compagnie;garde;chasse;guide d’aveugle|Talon pour la caisse|Taxe annuelle|payable jusqu’au|à détacher|noire;brune;blanche et brune;grise|croisé;teckel;labrador;terrier;caniche|Signature|Commune de',
	cs: 'Ohlášení poplatku ze psů|Variabilní symbol|Držitel psa|Bydliště|Údaje o psovi|Jméno|Rasa|Barva|Pohlaví|pes;fena|narozen|Čip č.|Známka|držen od|Počet psů|Účel|společník;hlídací;lovecký;vodicí|Ústřižek pro pokladnu|Roční poplatek|splatno do|zde oddělte|černá;hnědá;bílohnědá;šedá|kříženec;jezevčík;labrador;teriér;pudl|Podpis|Město',
} as const;

/** A half-sheet for the dog tax with a perforated stub at its right: captions in boxes at the left, the reference printed again sideways along the tear. */
const family: Family = {
	author: 'milica',
	locales: ['de-DE', 'nl-NL', 'fr-CH', 'cs-CZ', 'de-CH', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const home = locale.address();
		const code = random.pattern('#.####.######.#');
		const scale = locale.country.currency === 'CZK' ? 12 : 1;
		const since = random.day('1994-01-01', '2026-02-01');
		const tag = random.pattern('####');
		const dog = random.pick(['Bello', 'Rex', 'Luna', 'Asta', 'Fido', 'Kira', 'Max', 'Nero']);
		const box = (label: string, content: ReturnType<typeof markup> | false, width = 1) =>
			markup`<div style="grid-column:span ${width}"><b>${label}</b><span class="v">${content}</span></div>`;
		const html = markup`<style>@page { size: 210mm 148mm; margin: 0 } body { font: 8.5pt 'Liberation Sans'; display: grid; grid-template-columns: 150mm 1fr; height: 147mm } .l { padding: 9mm 7mm 6mm 10mm } .s { border-left: 1pt dashed #000; padding: 9mm 5mm 6mm 8mm; position: relative } .s em { position: absolute; left: .5mm; top: 40mm; writing-mode: vertical-rl; font: 6.5pt 'Liberation Sans'; color: #555 } .v { ${drawFilling(random)}; font-size: 10pt; left: 0 } h1 { font-size: 13pt; margin: 0 0 2mm } .g { display: grid; grid-template-columns: repeat(4, 1fr); border: .8pt solid #000; margin-bottom: 2.5mm } .g > div { border: .4pt solid #000; padding: .8mm 1.5mm; height: 11mm } b { font-size: 6.8pt; font-weight: normal; display: block; color: #333 } .tick { display: inline-block; width: 3.2mm; height: 3.2mm; border: .6pt solid #000; text-align: center; font-size: 8pt; line-height: 3mm; color: #000 } .s p { margin: 0 0 3mm } .choice { margin-right: 2mm }
			</style><div class="l">${field('commune', `${at(24)} ${home.city}`)}<h1>${at(0)}</h1><div class="g">${box(at(1), field('cashNumber', code), 2)}${box(at(12), random.chance(0.7) && field('tag', tag), 1)}${box(at(14), field('numberOfDogs', random.int(1, 3)), 1)}${box(at(2), field('keeper', person.name), 2)}${box(at(3), field('keeperAddress', home.whole), 2)}</div><b style="font-weight:bold">${at(4)}</b><div class="g">${box(at(5), field('dogName', dog))}${box(at(6), field('breed', one(22)))}${box(at(7), field('colour', one(21)), 2)}${box(at(8), choose('sex', at(9).split(';'), one(9)), 2)}${box(at(10), random.chance(0.8) && field('whelped', `${random.int(1, 12)}/${Number(since.slice(0, 4)) - random.int(0, 6)}`))}${box(at(13), field('keptSince', locale.date(since)))}${box(at(11), random.chance(0.7) && field('chip', random.pattern('276 09# ### ### ###')), 4)}</div>${at(15)}: ${choose('purpose', at(16).split(';'), one(16))}<p style="margin-top:6mm">${at(23)} ______________________</p></div>
			<div class="s"><em>✂ ${at(20)}</em><p><b style="font-weight:bold">${at(17)}</b></p><p>${field('keeper', person.name)}</p><p><b>${at(1)}</b>${field('cashNumber', code)}</p><p><b>${at(18)}</b>${random.chance(0.8) && field('yearlyTax', locale.money(random.int(24, 120) * scale))}</p><p><b>${at(19)}</b>${random.chance(0.8) && field('dueOn', locale.date(`${since.slice(0, 4)}-0${random.int(3, 9)}-15`))}</p><p><b>${at(5)}</b>${field('dogName', dog)}</p></div>`;
		return { html, fields };
	},
};
export default family;
