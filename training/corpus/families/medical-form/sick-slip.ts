import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { choose, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	fund: asText('Which health fund? | Krankenkasse | caisse | försäkringskassa', 'insurer'),
	insured: asText(
		'Who is ill? | Versicherter | assuré malade | sjukskriven | zieke',
		'patientName',
	),
	insuredNumber: asText(
		'number of the insured | Versichertennummer | numéro d’assuré | personnummer',
		'insuranceNumber',
	),
	birthDate: asDate('birthday of the insured | geboren am | né le | född', 'birthDate'),
	practice: asText('number of the practice | Betriebsstätten-Nr. | numéro du cabinet | mottagning'),
	isFirst: asFlag('Is it a first certificate? | Erstbescheinigung | arrêt initial | första intyg'),
	isFollowing: asFlag('Is it an extension? | Folgebescheinigung | prolongation | förlängning'),
	unfitSince: asDate('unfit for work since | arbeitsunfähig seit | arrêt à partir du | sjuk sedan'),
	unfitUntil: asDate('unfit until | voraussichtlich bis | jusqu’au | till och med'),
	seenOn: asDate(
		'day on which the illness was found | festgestellt am | constaté le | undersökt',
		'visitDate',
	),
	diagnosis: asText(
		'code of the illness | Diagnoseschlüssel | code du diagnostic | diagnoskod',
		'icdCode',
	),
	extent: asText('full or half time | Umfang | temps complet ou partiel | omfattning'),
	mayLeave: asText('hours in which the patient may go out | Ausgang | sorties autorisées'),
	isAccident: asFlag('accident at work | Arbeitsunfall | accident du travail | arbetsskada'),
	doctor: asText('Which doctor signed? | Arzt | médecin | läkare', 'physician'),
	employer: absent(asText('employer of the patient | Arbeitgeber | employeur', 'employer')),
	benefit: absent(asNumber('sick pay a day | Krankengeld')),
};
const SAID = {
	de: 'Krankenkasse|Name, Vorname des Versicherten|geb. am|Versicherten-Nr.|Betriebsstätten-Nr.|Arbeitsunfähigkeits-Bescheinigung|Erstbescheinigung|Folgebescheinigung|Arbeitsunfall|arbeitsunfähig seit|voraussichtlich arbeitsunfähig bis|festgestellt am|ICD-10|Umfang|ganz;teilweise|Ausgang|9–11 und 16–18 Uhr;frei|Vertragsarztstempel / Unterschrift|Kasse Nordwind;Betriebskasse Elbtal;Landkasse',
	fr: 'Caisse|Nom, prénom de l’assuré|né(e) le|N° d’assuré|N° du cabinet|Avis d’arrêt de travail|initial|prolongation|accident du travail|arrêt à partir du|jusqu’au inclus|constaté le|Code|Temps|complet;partiel|Sorties|10–12 h et 16–18 h;libres|Cachet et signature|Caisse du Littoral;Mutuelle Luminor;Caisse des Deux Rives',
	sv: 'Försäkringskassa|Efternamn, förnamn|född|Personnr|Mottagning|Läkarintyg vid sjukdom|första intyg|förlängning|arbetsskada|sjuk från och med|till och med|undersökt den|Kod|Omfattning|heltid;halvtid|Får gå ut|fritt;två timmar|Läkarens stämpel|Kassan i Norrviken;Kassan i Stenby',
	nl: 'Ziekenfonds|Naam, voornaam|geb.|Inschrijvingsnr.|Praktijknr.|Getuigschrift van ziekte|eerste|verlenging|arbeidsongeval|ongeschikt vanaf|tot en met|vastgesteld op|Code|Omvang|volledig;gedeeltelijk|Uitgaan|vrij;14–16 uur|Stempel en handtekening|Fonds Waterkant;Fonds Rijnoever',
	cs: 'Pojišťovna|Příjmení, jméno|nar.|Č. pojištěnce|IČP|Rozhodnutí o pracovní neschopnosti|nová|pokračování|pracovní úraz|neschopen od|předpoklad do|vyšetřen dne|Kód|Rozsah|úplný;částečný|Vycházky|10–12 a 14–18 h;neomezeně|Razítko a podpis lékaře|Pojišťovna Podlesí;Závodní pokladna',
} as const;

/** A slip of A6 size printed by a needle printer into a preprinted form: a block of the insured at the upper left, boxes for kind at the right, dates in three wide-set frames, a stamp with the doctor's lines. */
const family: Family = {
	author: 'milica',
	locales: ['de-DE', 'fr-FR', 'sv-SE', 'nl-BE', 'cs-CZ', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const doctor = locale.person();
		const seen = random.day('1996-01-01', '2025-12-01');
		const isFirst = random.chance(0.7);
		const color = random.pick(['#c2554d', '#3d7d4c', '#555']);
		const spaced = (day: string) => {
			const { text } = locale.date(day, 'dd mm yy');
			return { text, value: day };
		};
		const frame = (label: string, path: string, day: string) =>
			markup`<div class="d"><span class="v">${field(path, spaced(day))}</span></div><span>${label}</span>`;
		const html = markup`<style>@page { size: 148mm 105mm; margin: 5mm } body { font: 7pt 'Liberation Sans'; color: ${color} } .v { font: 10pt 'DejaVu Sans Mono'; color: #000; position: relative; top: ${random.decimal(-0.6, 0.8)}mm; left: ${random.decimal(0, 1.6)}mm } .g { display: grid; grid-template-columns: 82mm 1fr; gap: 4mm } .i { border: .7pt solid ${color}; height: 43mm } .i > div { border-bottom: .4pt solid ${color}; padding: .4mm 1.5mm; height: 14.2mm } h1 { font-size: 10.5pt; margin: 0 0 2mm } .k > span { display: block; margin-bottom: 1.5mm; font-size: 8pt } .tick { display: inline-block; width: 4mm; height: 4mm; border: .7pt solid ${color}; text-align: center; font: bold 9pt/3.8mm 'Liberation Mono'; color: #000 } .dates { display: grid; grid-template-columns: 38mm 1fr; gap: 1.5mm 3mm; align-items: center; margin-top: 3mm; width: 88mm } .d { border: .7pt solid ${color}; height: 6.5mm; letter-spacing: 1.2pt; padding: .6mm 1mm } .st { position: absolute; right: 4mm; bottom: 2mm; width: 46mm; color: #22307a; font: 8pt/1.25 'Liberation Sans'; text-align: center; transform: rotate(${random.decimal(-5, 4)}deg) } .st i { ${drawPen(random, 13)}; display: block } .x { position: absolute; bottom: 2mm; left: 0 }
			</style><div class="g"><div class="i"><div>${at(0)}<br><span class="v">${field('fund', one(18))}</span></div><div>${at(1)}<br><span class="v">${field('insured', `${person.family}, ${person.given}`)}</span></div><div style="border:0;display:grid;grid-template-columns:1fr 1fr 1fr;white-space:nowrap"><span>${at(2)}<br><span class="v">${field('birthDate', locale.date(random.day('1950-01-01', '1990-12-01'), 'dd.mm.yy'))}</span></span><span>${at(3)}<br><span class="v">${field('insuredNumber', random.pattern('?#########').slice(0, 9))}</span></span><span>${at(4)}<br><span class="v">${random.chance(0.7) && field('practice', random.pattern('######'))}</span></span></div></div><div><h1>${at(5)}</h1><div class="k">${tick('isFirst', isFirst, at(6))}${tick('isFollowing', !isFirst, at(7))}${tick('isAccident', random.chance(0.12), at(8))}</div>${at(13)} <span style="color:#000">${choose('extent', at(14).split(';'), random.chance(0.7) ? one(14) : undefined)}</span></div></div>
			<div class="dates">${frame(at(9), 'unfitSince', isFirst ? seen : addDays(seen, -random.int(4, 20)))}${frame(at(10), 'unfitUntil', addDays(seen, random.int(2, 21)))}${frame(at(11), 'seenOn', seen)}</div><div class="x">${at(12)} <span class="v">${random.chance(0.6) && field('diagnosis', random.pattern('?##.#'))}</span> &nbsp; &nbsp; ${at(15)} <span class="v">${random.chance(0.4) && field('mayLeave', one(16))}</span></div><div class="st">Dr. med. ${field('doctor', doctor.name)}<br>${locale.address().lines[0]}<br>Tel. ${random.pattern('## ## ##')}<i>${doctor.family}</i><small style="color:${color}">${at(17)}</small></div>`;
		return { html, fields };
	},
};
export default family;
