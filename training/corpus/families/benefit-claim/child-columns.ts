import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { comb, field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	office: asText(
		'Which office is the claim for? | Familienkasse | NAV-kontor | benefit office',
		'issuingAuthority',
	),
	benefitNumber: asText(
		'number of the benefit | Kindergeldnummer | saksnummer | claim number',
		'claimNumber',
	),
	claimant: asText(
		'Who claims the benefit? | Antragsteller | søker | Kindergeldberechtigte',
		'claimant',
	),
	claimantBorn: asDate(
		'birthday of the claimant | Geburtsdatum des Antragstellers | søkers fødselsdato',
		'birthDate',
	),
	claimantAddress: asText(
		'home of the claimant | Anschrift des Antragstellers | søkers adresse',
		'address',
	),
	status: asText('marital status of the claimant | Familienstand | sivilstand', 'maritalStatus'),
	since: asDate('status since | Familienstand seit | sivilstand siden'),
	partner: asText(
		'other parent | Ehepartner | annen forelder | Who is the other parent?',
		'spouseName',
	),
	account: asText('account for the payments | Konto für die Zahlung | kontonummer', 'iban'),
	accountHolder: asText('Whose account is it? | Kontoinhaber | kontohaver', 'accountHolder'),
	children: asList(
		{
			name: asText('first name of the child | Vorname des Kindes | barnets navn', 'givenNames'),
			surname: asText('family name of the child | Familienname des Kindes | etternavn', 'surname'),
			born: asText('birthday of the child | Geburtsdatum des Kindes | fødselsdato', 'birthDate'),
			lives: asText('Where does the child live? | wohnt bei | bor hos'),
			school: asText('school or training of the child | Schule oder Ausbildung | skole'),
			kinship: asText('kinship with the claimant | Kindschaftsverhältnis | slektskap'),
		},
		'claimed children | Kinder | barn | For which children is it claimed?',
	),
	signedOn: asDate(
		'day of the signature | Datum | dato | When was the claim signed?',
		'signatureDate',
	),
	phone: absent(asText('phone of the claimant | Telefon', 'phone')),
	income: absent(asText('income of the claimant | Einkommen | inntekt')),
};
const SAID = {
	de: 'Antrag auf Kindergeld|Familienkasse|Kindergeld-Nr.|1|Angaben zur antragstellenden Person|Name, Vorname|Geburtsdatum|Anschrift|Familienstand|seit|2|Anderer Elternteil|3|Zahlungsweg|IBAN|Kontoinhaber/in|4|Kinder|Vorname|Familienname|geboren am|lebt bei|Schule, Ausbildung|Kindschaftsverhältnis|Datum|Unterschrift|verheiratet;ledig;geschieden;verwitwet|mir;den Großeltern;beiden|Grundschule;Gymnasium;Lehre;Kindergarten;–|leiblich;angenommen;Stiefkind|leer lassen, wenn unverändert',
	nb: 'Søknad om barnetrygd|Kontor|Saksnr.|1|Opplysninger om søkeren|Navn|Fødselsdato|Adresse|Sivilstand|siden|2|Annen forelder|3|Utbetaling|Konto|Kontohaver|4|Barn|Fornavn|Etternavn|født|bor hos|Skole, opplæring|Slektskap|Dato|Underskrift|gift;ugift;skilt;enke|meg;besteforeldre;begge|barneskole;videregående;lærling;barnehage;–|eget;adoptert;stebarn|la stå tomt hvis uendret',
	en: 'Claim for child benefit|Office|Claim no.|1|About you|Name|Date of birth|Address|Status|since|2|The other parent|3|How to pay you|Account|Holder|4|Children|First name|Surname|born|lives with|School, training|Relation|Date|Signature|married;single;divorced;widowed|me;grandparents;both|primary school;college;apprentice;nursery;–|own;adopted;stepchild|leave empty if unchanged',
} as const;

/** A claim on pale ground with white answers: the children stand as columns side by side under their numbers, each with six lines, captions only once at the far left. */
const family: Family = {
	author: 'milica',
	locales: ['de-DE', 'nb-NO', 'en-IE', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const day = random.day('2001-01-01', '2026-04-01');
		const year = Number(day.slice(0, 4));
		const slots = random.pick([3, 4]);
		const count = random.int(1, slots);
		const isComb = random.chance(0.5);
		const filling = drawFilling(random);
		const birth = random.day(`${year - 48}-01-01`, `${year - 22}-01-01`);
		const kids = Array.from({ length: slots }, (_, i) =>
			i < count
				? {
						name: locale.person().given,
						surname: person.family,
						born: locale.date(random.day(`${year - 17}-01-01`, `${year}-01-01`), 'dd.mm.yyyy').text,
						lives: one(27),
						school: one(28),
						kinship: one(29),
					}
				: null,
		);
		const captions = {
			name: 18,
			surname: 19,
			born: 20,
			lives: 21,
			school: 22,
			kinship: 23,
		} as const;
		const line = (key: keyof typeof captions) =>
			markup`<tr><th>${at(captions[key])}</th>${kids.map((kid, i) => markup`<td>${kid && kid[key] !== '–' && markup`<span class="v" data-row="k${i}">${field(key, kid[key])}</span>`}</td>`)}</tr>`;
		const head = (n: number, label: number) => markup`<h2><b>${at(n)}</b> ${at(label)}</h2>`;
		const q = (label: string, content: ReturnType<typeof markup> | false, width = '100%') =>
			markup`<div class="q" style="width:${width}"><small>${label}</small><div class="w">${content}</div></div>`;
		const put = (content: ReturnType<typeof markup> | false) =>
			content && markup`<span class="v">${content}</span>`;
		const iban = locale.iban();
		const html = markup`<style>@page { size: A4; margin: 0 } html { background: ${random.pick(['#dfeaf3', '#e7efdc', '#f3e6dc'])} } body { font: 8.5pt 'Liberation Sans'; padding: 12mm 13mm } .v { ${filling}; font-size: 10pt } h1 { font-size: 17pt; margin: 0 } .o { position: absolute; right: 13mm; top: 12mm; width: 66mm } h2 { font-size: 9.5pt; margin: 4mm 0 1mm } h2 b { border: .8pt solid #000; padding: 0 1.6mm; background: #fff } .q { display: inline-block; vertical-align: top; padding-right: 2mm } small { font-size: 7pt } .w { background: #fff; border: .4pt solid #888; min-height: 7.5mm; padding: .6mm 1.5mm } table { width: 100%; table-layout: fixed } th { text-align: left; font-weight: normal; width: 36mm; font-size: 8pt } td { background: #fff; border: .4pt solid #888; height: 8.5mm; padding: 0 1.5mm } .no td { background: none; border: 0; text-align: center; height: 5mm; font-weight: bold } .comb { display: inline-block; width: 4.6mm; height: 6mm; border-left: .4pt solid #bbb; text-align: center; ${filling}; left: 0; top: 0; font-size: 10.5pt }
			</style><h1>${at(0)}</h1><div class="o">${q(at(1), put(field('office', locale.address().city)))}${q(at(2), put(random.chance(0.7) && field('benefitNumber', random.pattern('###FK######'))))}</div><div style="height:14mm"></div>${head(3, 4)}${q(at(5), put(field('claimant', `${person.family}, ${person.given}`)), '62%')}${q(at(6), isComb ? comb('claimantBorn', `${birth.slice(8)}${birth.slice(5, 7)}${birth.slice(0, 4)}`, 8, birth) : put(field('claimantBorn', locale.date(birth))), '38%')}${q(at(7), put(field('claimantAddress', locale.address().whole)))}${q(at(8), put(field('status', one(26))), '50%')}${q(at(9), put(random.chance(0.6) && field('since', locale.date(random.day(`${year - 15}-01-01`, `${year - 1}-01-01`)))), '50%')}${head(10, 11)}${q(at(5), put(random.chance(0.75) && field('partner', locale.person().name)))}
			${head(12, 13)} <i>(${at(30)})</i><br>${q(at(14), put(field('account', iban)), '60%')}${q(at(15), put(random.chance(0.6) && field('accountHolder', person.name)), '40%')}${head(16, 17)}<table data-list="children"><tr class="no"><th></th>${kids.map((_, i) => markup`<td>${i + 1}</td>`)}</tr>${(['name', 'surname', 'born', 'lives', 'school', 'kinship'] as const).map(line)}</table><div style="margin-top:6mm">${q(at(24), put(field('signedOn', locale.date(day))), '35%')}${q(at(25), false, '65%')}</div>`;
		return { html, fields };
	},
};
export default family;
