import type { Family, Fields } from '../../family.ts';
import { absent, date, list, text } from '../../kit/ask.ts';
import { blank, drawFilling, oneOf } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	newHome: text(
		'',
		'neue Wohnung',
		'Where do the people live now?',
		'neueAnschrift',
		'Adresse nach dem Umzug',
	),
	movedIn: date('', 'Tag des Einzugs', 'When did they move in?', 'einzugsdatum', 'moving-in date'),
	oldHome: text(
		'',
		'bisherige Wohnung',
		'Where did they live before?',
		'fruehereAnschrift',
		'alte Adresse',
	),
	movedOut: date(
		'',
		'Tag des Auszugs',
		'When did they move out?',
		'auszugsdatum',
		'moving-out date',
	),
	landlord: text('landlord', 'Wohnungsgeber', 'Who gives the flat?', 'Bei wem wohnen sie?'),
	district: text('', 'Ortsteil', 'Gemeindeteil', 'In which part of the town?', 'stadtteil'),
	persons: list(
		{
			surname: text('surname', 'Familienname'),
			given: text('givenNames', 'Vornamen'),
			birthDate: date('birthDate', 'geboren am'),
			birthPlace: text('birthPlace', 'Geburtsort'),
			status: text('maritalStatus', 'Familienstand'),
			nationality: text('nationality', 'Staatsangehörigkeit'),
			religion: text('religion', 'Religion'),
		},
		'gemeldetePersonen',
		'Wer meldet sich an?',
	),
	idNumber: text('documentNumber', 'Nummer des Ausweises', 'number of the identity card'),
	idExpiry: date('expiryDate', 'Ausweis gültig bis', 'Wie lange gilt der Ausweis?'),
	idAuthority: text('issuingAuthority', 'Welche Behörde hat den Ausweis ausgestellt?'),
	signedOn: date('signatureDate', 'Datum der Anmeldung', 'Wann wurde unterschrieben?'),
	taxId: absent(text('taxNumber', 'Steuer-Identifikationsnummer')),
	secondHome: absent(text('', 'weitere Wohnung', 'Is there a second home?', 'nebenwohnung')),
	phone: absent(text('phone', 'Telefonnummer')),
};

/** A registration with a column for each person: captions at the left, up to four people side by side, columns left empty. */
const family: Family = {
	author: 'horst',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const isAustrian = locale.countryCode === 'AT';
		const day = random.day('1982-01-01', '2024-10-01');
		const head = locale.person();
		const count = random.int(1, 4);
		const people = Array.from({ length: 4 }, (_, i) => {
			if (i >= count) return null;
			const one = i === 0 ? head : locale.person();
			const isChild = i > 1;
			return {
				surname: head.family,
				given: i === 0 ? head.given : one.given,
				birthDate: locale.date(
					isChild ? addDays(day, -random.int(200, 5000)) : addDays(day, -random.int(8000, 20000)),
				),
				birthPlace: locale.address().city,
				status: isChild
					? 'ledig'
					: count > 1
						? 'verheiratet'
						: oneOf(random, 'ledig;geschieden;verwitwet'),
				nationality: isAustrian ? 'Österreich' : oneOf(random, 'deutsch;deutsch;türkisch;polnisch'),
				religion: random.chance(0.6) ? oneOf(random, 'ev;rk;ohne') : '',
			};
		});
		const captions = {
			surname: 'Familienname',
			given: 'Vornamen',
			birthDate: 'Geburtsdatum',
			birthPlace: 'Geburtsort (Gemeinde)',
			status: 'Familienstand',
			nationality: 'Staatsangehörigkeit(en)',
			religion: isAustrian ? 'Religionsbekenntnis' : 'Religionsgesellschaft',
		};
		const row = (key: keyof typeof captions) =>
			markup`<tr><th>${captions[key]}${people.map((one, i) => markup`<td>${one && one[key] !== '' && markup`<span class="v" data-row="p${i}">${field(key, one[key])}</span>`}`)}`;
		const place = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<div class="p"><i>${label}</i><span class="v">${content}</span></div>`;
		const html = markup`<style>@page { size: A4; margin: 13mm 15mm } body { font: 8.5pt 'Liberation Sans Narrow', 'Liberation Sans' } h1 { font-size: 17pt; margin: 0 0 1mm } .v { ${drawFilling(random)}; font-size: 9pt } .two { display: flex; gap: 4mm } .two > div { flex: 1; border: 1pt solid #000; padding: 1mm 2mm } .p { border-bottom: .4pt solid #777; padding: 1mm 0; min-height: 10mm } .p i { display: block; font-size: 6.5pt; font-style: normal; margin-bottom: .8mm } table { width: 100%; table-layout: fixed; margin: 4mm 0 } td, th { border: .6pt solid #000; height: 10mm; padding: 0 1.2mm; text-align: left; font-weight: normal } th { background: #eee; font-size: 7.5pt } .n { font-size: 7pt }
			</style><h1>${isAustrian ? 'Meldezettel' : 'Anmeldung'} <small style="font-size:9pt">bei der Meldebehörde</small></h1><p class="n">Die Anmeldung ist innerhalb von ${isAustrian ? 'drei Tagen' : 'zwei Wochen'} nach dem Einzug vorzunehmen. Für mehr als vier Personen weiteren Vordruck verwenden. Zutreffendes in Druckschrift eintragen.</p>
			<div class="two"><div><b>Neue Wohnung</b>${place('Straße, Hausnummer, PLZ, Gemeinde', field('newHome', locale.address().whole))}${place('Ortsteil', blank(random, 0.4, 'district', oneOf(random, 'Nord;Altstadt;Hafen;Am Berg')))}${place('Tag des Einzugs', field('movedIn', locale.date(day)))}${place('Name des Wohnungsgebers', blank(random, 0.7, 'landlord', locale.person().name))}</div><div><b>Bisherige Wohnung</b>${place('Straße, Hausnummer, PLZ, Gemeinde', field('oldHome', locale.address().whole))}${place('Tag des Auszugs', blank(random, 0.6, 'movedOut', locale.date(addDays(day, -random.int(0, 9)))))}${place('Wird die bisherige Wohnung beibehalten? Wenn ja, als', false)}${place('Weitere Wohnungen', false)}</div></div>
			<table data-list="persons"><tr><th>Person<th>1<th>2<th>3<th>4${(['surname', 'given', 'birthDate', 'birthPlace', 'status', 'nationality', 'religion'] as const).map(row)}</table>
			<div class="two"><div>${place('Personalausweis / Reisepass Nr. (Person 1)', blank(random, 0.8, 'idNumber', random.pattern('L##?##?##')))}</div><div>${place('Ausstellungsbehörde', blank(random, 0.7, 'idAuthority', `Stadt ${locale.address().city}`))}</div><div>${place('Gültig bis', blank(random, 0.7, 'idExpiry', locale.date(addDays(day, random.int(90, 3400)))))}</div></div>
			<div class="two" style="margin-top:4mm"><div>${place('Datum', field('signedOn', locale.date(addDays(day, random.int(0, 12)))))}</div><div>${place('Unterschrift eines der Meldepflichtigen', false)}</div><div>${place('Dienstsiegel der Meldebehörde', false)}</div></div>`;
		return { html, fields };
	},
};
export default family;
