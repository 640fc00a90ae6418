import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup, part } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { personOf } from '../../kit/people.ts';
import { asDate, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	state: asText('Which state issued the extract? | Staat | stato | état | stat', 'issuingCountry'),
	registry: asText(
		'Which registry office? | Standesamt | ufficio di stato civile | bureau d’état civil',
		'issuingAuthority',
	),
	entryNumber: asText(
		'number of the entry | Registernummer | numero dell’atto | numéro de l’acte',
		'registrationNumber',
	),
	bornOn: asDate(
		'When was the child born? | Tag der Geburt | data di nascita | date de naissance',
		'birthDate',
	),
	birthPlace: asText(
		'Where was the child born? | Geburtsort | luogo di nascita | lieu de naissance',
		'birthPlace',
	),
	surname: asText('family name of the child | Familienname | cognome | nom', 'surname'),
	forenames: asText('first names of the child | Vornamen | nome | prénoms', 'givenNames'),
	sex: asText('sex of the child | Geschlecht | sesso | sexe', 'sex'),
	fatherSurname: asText(
		'family name of the father | Name des Vaters | cognome del padre | nom du père',
	),
	fatherForenames: asText(
		'first name of the father | Vorname des Vaters | nome del padre | prénom du père',
		'fatherName',
	),
	motherSurname: asText(
		'family name of the mother | Name der Mutter | cognome della madre | nom de la mère',
	),
	motherForenames: asText(
		'first name of the mother | Vorname der Mutter | nome della madre | prénom de la mère',
		'motherName',
	),
	otherFacts: asText(
		'other particulars | andere Angaben | altre enunciazioni | autres énonciations',
		'notes',
	),
	issuedOn: asDate(
		'day of issue | Tag der Ausstellung | data di rilascio | date de délivrance',
		'documentIssueDate',
	),
	registrar: asText(
		'Who signed as registrar? | Standesbeamter | ufficiale | officier',
		'signatory',
	),
	hour: absent(asText('hour of the birth | Uhrzeit der Geburt | ora di nascita', 'time')),
	godparents: absent(asText('godparents | Paten | padrini')),
};
/** Each caption in the language of the document, then French and English. */
const SAID = {
	de: 'Auszug aus dem Geburtseintrag/Extrait de l’acte de naissance/Extract of the record of birth|Staat/État/State|Standesamt/Service de l’état civil/Registry of|Nr./n°/No|Tag und Ort der Geburt/Date et lieu de naissance/Date and place of birth|Name/Nom/Name|Vornamen/Prénoms/Forenames|Geschlecht/Sexe/Sex|Vater/Père/Father|Mutter/Mère/Mother|Andere Angaben/Autres énonciations/Other particulars|Tag der Ausstellung, Unterschrift, Siegel/Date de délivrance, signature, sceau/Date of issue, signature, seal|Standesamt|Deutschland;Österreich',
	it: 'Estratto dell’atto di nascita/Extrait de l’acte de naissance/Extract of the record of birth|Stato/État/State|Comune di/Commune de/Municipality of|N./n°/No|Data e luogo di nascita/Date et lieu de naissance/Date and place of birth|Cognome/Nom/Name|Nome/Prénoms/Forenames|Sesso/Sexe/Sex|Padre/Père/Father|Madre/Mère/Mother|Altre enunciazioni/Autres énonciations/Other particulars|Data di rilascio, firma, bollo/Date de délivrance, signature, sceau/Date of issue, signature, seal|Comune di|Italia',
	pl: 'Odpis aktu urodzenia/Extrait de l’acte de naissance/Extract of the record of birth|Państwo/État/State|Urząd w/Service de l’état civil de/Registry of|Nr/n°/No|Data i miejsce urodzenia/Date et lieu de naissance/Date and place of birth|Nazwisko/Nom/Name|Imiona/Prénoms/Forenames|Płeć/Sexe/Sex|Ojciec/Père/Father|Matka/Mère/Mother|Inne dane/Autres énonciations/Other particulars|Data wydania, podpis, pieczęć/Date de délivrance, signature, sceau/Date of issue, signature, seal|USC|Polska',
	tr: 'Doğum kayıt örneği/Extrait de l’acte de naissance/Extract of the record of birth|Devlet/État/State|Nüfus idaresi/Service de l’état civil de/Registry of|No/n°/No|Doğum tarihi ve yeri/Date et lieu de naissance/Date and place of birth|Soyadı/Nom/Name|Adı/Prénoms/Forenames|Cinsiyet/Sexe/Sex|Baba/Père/Father|Ana/Mère/Mother|Diğer bilgiler/Autres énonciations/Other particulars|Veriliş tarihi, imza, mühür/Date de délivrance, signature, sceau/Date of issue, signature, seal|Nüfus|Türkiye',
	es: 'Certificación de nacimiento/Extrait de l’acte de naissance/Extract of the record of birth|Estado/État/State|Registro civil de/Service de l’état civil de/Registry of|N.º/n°/No|Fecha y lugar de nacimiento/Date et lieu de naissance/Date and place of birth|Apellidos/Nom/Name|Nombre/Prénoms/Forenames|Sexo/Sexe/Sex|Padre/Père/Father|Madre/Mère/Mother|Otros datos/Autres énonciations/Other particulars|Fecha de expedición, firma, sello/Date de délivrance, signature, sceau/Date of issue, signature, seal|Registro|España',
} as const;

/** An international extract: a small number and a caption in three languages stacked in the left third of each band, day, month and year in split boxes, father and mother in facing columns. */
const family: Family = {
	author: 'milica',
	locales: ['de-DE', 'it-IT', 'pl-PL', 'tr-TR', 'es-ES', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [child, father, mother] = [
			locale.person(),
			personOf(locale, false),
			personOf(locale, true),
		];
		const birth = random.day('1958-01-01', '2019-12-01');
		const issued = random.day(`${Number(birth.slice(0, 4)) + 1}-01-01`, '2025-12-01');
		const face = drawTypeface(random, 10.5);
		const capital = random.chance(0.6);
		const say = (text: string) => (capital ? text.toUpperCase() : text);
		const three = (i: number) =>
			markup`${at(i)
				.split('/')
				.map((one, k) => (k === 0 ? markup`<b>${one}</b>` : markup`<i>${one}</i>`))}`;
		let number = 0;
		const band = (i: number, content: ReturnType<typeof markup> | false, numbered = true) =>
			markup`<div class="n">${numbered && String((number += 1))}</div><div class="c">${three(i)}</div><div class="v">${content}</div>`;
		const split = (path: string, day: string) =>
			markup`<span class="d"><em>Jo</em>${part(path, day.slice(8), day)}</span><span class="d"><em>Mo</em>${part(path, day.slice(5, 7), day)}</span><span class="d"><em>An</em>${part(path, day.slice(0, 4), day)}</span>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', '210mm 260mm'])}; margin: 11mm 15mm } body { font: 7pt/1.2 'Liberation Sans' } .g { display: grid; grid-template-columns: 7mm 50mm 1fr; border-left: .8pt solid #2b4a2b } .g > div { border-right: .8pt solid #2b4a2b; border-bottom: .8pt solid #2b4a2b; padding: .8mm 1.5mm; min-height: 13mm } .n { font-size: 9pt; text-align: center } b, i { display: block; font-weight: normal } .v { font: ${face}; display: flex; align-items: center; gap: 2mm; flex-wrap: wrap } h1 { font-size: 8.5pt; text-align: center; border: .8pt solid #2b4a2b; margin: 0; padding: 1.5mm; font-weight: normal } .d { border: .6pt solid #2b4a2b; padding: .5mm 2.5mm } em { font: 6pt 'Liberation Sans'; display: block } .two { display: grid; grid-template-columns: 7mm 50mm 1fr 1fr; border-left: .8pt solid #2b4a2b } .two > div { border-right: .8pt solid #2b4a2b; border-bottom: .8pt solid #2b4a2b; padding: .8mm 1.5mm; min-height: 12mm }
			</style><div class="g" style="border-top:.8pt solid #2b4a2b">${band(1, field('state', locale.country.name))}${band(2, field('registry', `${at(12)} ${locale.address().city}`))}</div><h1>${three(0)}</h1><div class="g">${band(3, field('entryNumber', `${random.int(3, 1900)}/${birth.slice(0, 4)}`))}${band(4, markup`${split('bornOn', birth)} ${field('birthPlace', say(locale.address().city))}`)}${band(5, field('surname', say(father.family)))}${band(6, field('forenames', say(random.chance(0.4) ? `${child.given} ${locale.person().given}` : child.given)))}${band(7, field('sex', child.isWoman ? 'F' : 'M'))}</div>
			<div class="two"><div></div><div></div><div>${three(8)}</div><div>${three(9)}</div><div class="n">${(number += 1)}</div><div class="c">${three(5)}</div><div class="v">${field('fatherSurname', say(father.family))}</div><div class="v">${field('motherSurname', say(mother.family))}</div><div class="n">${(number += 1)}</div><div class="c">${three(6)}</div><div class="v">${field('fatherForenames', say(father.given))}</div><div class="v">${field('motherForenames', say(mother.given))}</div></div><div class="g">${band(10, random.chance(0.4) ? field('otherFacts', `Mar ${Number(birth.slice(0, 4)) + random.int(22, 30) < 2026 ? Number(birth.slice(0, 4)) + 22 : 2025} ${locale.address().city}`) : markup`———`)}${band(11, markup`${split('issuedOn', issued)} ${field('registrar', locale.person().name)}`)}</div><p>Jo: ${random.pick(['Jour, Day', 'Tag, Day'])} – Mo: Mois, Month – An: Année, Year – M: masculin – F: féminin – Mar: mariage, marriage</p>`;
		return { html, fields };
	},
};
export default family;
