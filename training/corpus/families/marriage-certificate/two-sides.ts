import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { personOf } from '../../kit/people.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	number: asText(
		'number of the certificate | Nummer der Urkunde | número del acta | cununie nr.',
		'documentNumber',
	),
	marriedOn: asDate(
		'When did they marry? | Tag der Eheschließung | fecha del matrimonio | data căsătoriei',
	),
	marriedAt: asText(
		'Where did they marry? | Ort der Eheschließung | lugar del matrimonio | locul căsătoriei',
		'location',
	),
	groom: asText('Who is the groom? | Ehemann | el contrayente | soțul'),
	groomBorn: asDate(
		'birthday of the groom | Geburtstag des Mannes | nacimiento del esposo | data nașterii soțului',
	),
	groomTrade: asText(
		'occupation of the groom | Beruf des Mannes | profesión del esposo | ocupația soțului',
	),
	groomFather: asText('father of the groom | Vater des Mannes | padre del esposo | tatăl soțului'),
	groomAge: asNumber('How old is the groom? | Alter des Mannes | edad del esposo | vârsta soțului'),
	bride: asText('Who is the bride? | Ehefrau | la contrayente | soția'),
	brideBorn: asDate(
		'birthday of the bride | Geburtstag der Frau | nacimiento de la esposa | data nașterii soției',
	),
	brideTrade: asText(
		'occupation of the bride | Beruf der Frau | profesión de la esposa | ocupația soției',
	),
	brideFather: asText('father of the bride | Vater der Frau | padre de la esposa | tatăl soției'),
	brideAge: asNumber('How old is the bride? | Alter der Frau | edad de la esposa | vârsta soției'),
	nameAfter: asText(
		'family name after the marriage | Ehename | apellido tras el matrimonio | numele după căsătorie',
	),
	witnessOne: asText('first witness | erster Zeuge | primer testigo | primul martor', 'witness'),
	witnessTwo: asText('second witness | zweiter Zeuge | segundo testigo | al doilea martor'),
	registrar: asText(
		'Who performed the marriage? | Standesbeamtin | oficiante | ofițerul',
		'signatory',
	),
	divorce: absent(asDate('date of divorce | Scheidung | divorcio')),
	regime: absent(asText('matrimonial property | Güterstand | régimen económico')),
};
const SAID = {
	en: 'Certificate of Marriage|No.|Groom|Bride|Name|Born|Age|Occupation|Father|were joined in marriage on|at|Name after marriage|In the presence of|Registrar|baker;nurse;clerk;teacher;joiner|and',
	de: 'Heiratsurkunde|Nr.|Ehemann|Ehefrau|Name|geboren|Alter|Beruf|Vater|haben die Ehe geschlossen am|in|Ehename|Zeugen|Der Standesbeamte|Bäcker;Krankenschwester;Schreiber;Lehrerin;Tischler|und',
	es: 'Acta de matrimonio|N.º|Esposo|Esposa|Nombre|Nacido/a|Edad|Profesión|Padre|contrajeron matrimonio el|en|Apellido|Testigos|El oficial|panadero;enfermera;empleado;maestra;carpintero|y',
	ro: 'Certificat de căsătorie|Nr.|Soțul|Soția|Numele|Născut(ă)|Vârsta|Ocupația|Tatăl|s-au căsătorit la|în|Numele după căsătorie|Martori|Ofițerul|brutar;asistentă;funcționar;învățătoare;tâmplar|și',
	fi: 'Vihkitodistus|Nro|Sulhanen|Morsian|Nimi|Syntynyt|Ikä|Ammatti|Isä|on vihitty|paikassa|Sukunimi|Todistajat|Vihkijä|leipuri;hoitaja;virkailija;opettaja;puuseppä|ja',
	nb: 'Vigselsattest|Nr.|Brudgom|Brud|Navn|Født|Alder|Yrke|Far|ble viet den|i|Etternavn|Vitner|Vigsler|baker;sykepleier;kontorist;lærer;snekker|og',
} as const;

/** An ornate certificate: groom in an oval frame on the left and bride in one on the right with the same four captions centred over values, the day between them in large italics, witnesses at the four corners. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'es-ES', 'ro-RO', 'fi-FI', 'nb-NO', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const [groom, bride] = [personOf(locale, false), personOf(locale, true)];
		const day = random.day('1921-01-01', '2024-12-01');
		const year = Number(day.slice(0, 4));
		const hasAge = random.chance(0.4);
		const side = (who: 'groom' | 'bride') => {
			const person = who === 'groom' ? groom : bride;
			const age = random.int(19, 44);
			const line = (i: number, content: ReturnType<typeof markup> | false) =>
				content && markup`<small>${at(i)}</small><div>${content}</div>`;
			return markup`<div class="ov"><b>${at(who === 'groom' ? 2 : 3)}</b><div class="nm">${field(who, person.name)}</div>${hasAge ? line(6, field(`${who}Age`, age)) : line(5, field(`${who}Born`, locale.date(random.day(`${year - 40}-01-01`, `${year - 20}-12-01`))))}${line(7, random.chance(0.8) && field(`${who}Trade`, one(14)))}${line(8, field(`${who}Father`, `${personOf(locale, false).given} ${person.family}`))}</div>`;
		};
		const italic = random.pick(["italic 13pt 'Liberation Serif'", "italic 12pt 'DejaVu Serif'"]);
		const [gold, ground] = random.pick([
			['#8a6a1d', '#fdf8ea'],
			['#4a4a7a', '#f4f4fb'],
			['#6d2b45', '#fcf1f4'],
		] as const);
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'letter landscape', '250mm 200mm'])}; margin: 0 } html { background: ${ground} } body { font: 9pt/1.3 'Liberation Serif'; padding: 11mm } .fr { border: 5pt double ${gold}; padding: 6mm 8mm; height: 176mm; position: relative; text-align: center } h1 { font: italic 27pt 'Liberation Serif'; color: ${gold}; margin: 0 0 4mm } .g { display: grid; grid-template-columns: 1fr 52mm 1fr; align-items: center } .ov { border: 1.4pt solid ${gold}; border-radius: 50%; height: 92mm; padding-top: 9mm } .ov b { color: ${gold}; letter-spacing: 2pt } .nm { font: ${italic}; font-size: 15pt; margin: 1.5mm 0 } small { color: ${gold}; font-size: 7.5pt; display: block; margin-top: 1.2mm } .mid div { font: ${italic}; margin: 2mm 0 } .cn { position: absolute; bottom: 5mm; left: 8mm; right: 8mm; display: flex; justify-content: space-between } .no { position: absolute; right: 8mm; top: 5mm }
			</style><div class="fr"><div class="no">${at(1)} ${field('number', `${random.int(1, 460)}/${year}`)}</div><h1>${at(0)}</h1><div class="g">${side('groom')}<div class="mid">${at(9)}<div>${field('marriedOn', locale.date(day))}</div>${at(10)}<div>${field('marriedAt', locale.address().city)}</div>${random.chance(0.6) && markup`${at(11)}<div>${field('nameAfter', groom.family)}</div>`}</div>${side('bride')}</div><div class="cn"><span>${at(12)}<br><i>${field('witnessOne', locale.person().name)}</i></span><span>${at(13)}<br><i>${field('registrar', locale.person().name)}</i></span><span>&nbsp;<br><i>${field('witnessTwo', locale.person().name)}</i></span></div></div>`;
		return { html, fields };
	},
};
export default family;
