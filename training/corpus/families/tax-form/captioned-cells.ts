import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { blank, drawFilling, oneOf, speak, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	taxNumber: text('taxNumber', 'numer NIP', 'daňové identifikační číslo', 'box 1'),
	year: text('taxYear', 'rok', 'zdaňovací období', 'Which year is declared?'),
	office: text('taxOffice', 'do którego urzędu', 'Which tax office gets the form?'),
	surname: text('surname', 'nazwisko podatnika', 'Jak se poplatník jmenuje?'),
	given: text('givenNames', 'pierwsze imię', 'křestní jméno'),
	birthDate: date('birthDate', 'data urodzenia', 'When was the taxpayer born?'),
	county: text('', 'powiat', 'okres', 'In which district does the taxpayer live?'),
	city: text('city', 'miejscowość', 'obec bydliště'),
	postcode: text('postcode', 'kod pocztowy', 'PSČ'),
	property: text('propertyAddress', 'Where is the building?', 'położenie nieruchomości'),
	landArea: number(
		'',
		'powierzchnia gruntu',
		'landArea',
		'How many square metres of land?',
		'výměra pozemku',
	),
	floorArea: number('livingArea', 'powierzchnia użytkowa', 'usable floor area of the building'),
	buildYear: text('', 'rok budowy', 'builtIn', 'When was the house built?', 'rok dokončení stavby'),
	rate: number('taxRate', 'stawka podatku za metr', 'rate per square metre'),
	tax: number(
		'',
		'kwota podatku',
		'annualPropertyTax',
		'How much property tax is due?',
		'daň z nemovitosti',
	),
	isCorrection: flag('', 'korekta', 'Is it a correction?', 'isAmendedReturn', 'dodatečné přiznání'),
	isCoOwned: flag('', 'współwłasność', 'Is the property owned jointly?', 'spoluvlastnictví'),
	signer: text('signatory', 'Who signed the declaration?', 'podpis podatnika'),
	signedOn: date('signatureDate', 'dzień podpisania', 'datum podpisu'),
	phone: absent(text('phone', 'telefon podatnika')),
	spouse: absent(text('spouseName', 'małżonek', 'jméno manžela')),
	iban: absent(text('iban', 'rachunek bankowy', 'číslo účtu')),
};
const SAID = {
	pl: 'DEKLARACJA NA PODATEK OD NIERUCHOMOŚCI|Pola jasne wypełnia podatnik. Pola ciemne wypełnia organ podatkowy. Termin składania: do 31 stycznia roku podatkowego.|Identyfikator podatkowy NIP|Rok|Organ podatkowy, do którego składa się deklarację|Cel złożenia: złożenie deklaracji;korekta deklaracji|Nazwisko|Pierwsze imię|Data urodzenia|Kraj|Powiat|Miejscowość|Kod pocztowy|Imię ojca|Położenie nieruchomości|Powierzchnia gruntu w m²|Powierzchnia użytkowa w m²|Rok budowy|Stawka za m²|Kwota podatku (zaokrąglić do pełnych złotych)|współwłasność|Data wypełnienia|Imię i nazwisko podpisującego|Telefon|A. MIEJSCE SKŁADANIA|B. DANE PODATNIKA|C. PRZEDMIOT OPODATKOWANIA|D. PODPIS|Polska|lubelski;gdański;krakowski;poznański',
	cs: 'PŘIZNÁNÍ K DANI Z NEMOVITÝCH VĚCÍ|Bílá pole vyplní poplatník, tmavá pole vyplní úřad. Přiznání se podává do 31. ledna.|Daňové identifikační číslo|Období|Finančnímu úřadu pro|Druh přiznání: řádné;dodatečné přiznání|Příjmení|Jméno|Datum narození|Stát|Okres|Obec|PSČ|Rodné příjmení|Umístění nemovité věci|Výměra pozemku v m²|Užitná plocha v m²|Rok dokončení|Sazba za m²|Daň (zaokrouhlit na celé Kč nahoru)|spoluvlastnictví|Datum|Podepsaná osoba|Telefon|I. ODDÍL|II. POPLATNÍK|III. PŘEDMĚT DANĚ|IV. PODPIS|Česko|Kolín;Tábor;Znojmo;Náchod',
	sk: 'PRIZNANIE K DANI Z NEHNUTEĽNOSTÍ|Biele polia vypĺňa daňovník, sivé polia vypĺňa správca dane. Lehota: do 31. januára.|Daňové identifikačné číslo|Rok|Správca dane|Druh priznania: riadne;opravné priznanie|Priezvisko|Meno|Dátum narodenia|Štát|Okres|Obec|PSČ|Rodné priezvisko|Umiestnenie nehnuteľnosti|Výmera pozemku v m²|Úžitková plocha v m²|Rok dokončenia|Sadzba za m²|Daň (zaokrúhliť na celé centy)|spoluvlastníctvo|Dátum|Podpísaná osoba|Telefón|I. ODDIEL|II. DAŇOVNÍK|III. PREDMET DANE|IV. PODPIS|Slovensko|Nitra;Martin;Poprad;Trenčín',
} as const;

/** Numbered cells in a ruled grid, the caption small above the value, grey cells of the office left empty. */
const family: Family = {
	author: 'tomasz',
	locales: ['pl-PL', 'cs-CZ', 'sk-SK'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = locale.person();
		const home = locale.address();
		const area = random.int(38, 240);
		const rate = inMoney(random.decimal(0.2, 0.9), locale);
		let cell = 0;
		const td = (
			caption: string,
			content: ReturnType<typeof markup> | false,
			span = 1,
			isOffice = false,
		) =>
			markup`<td colspan="${span}" class="${isOffice ? 'dark' : ''}"><small>${(cell += 1)}. ${caption}</small><span class="v">${content}</span>`;
		const [normal = '', correction = ''] = at(5).split(': ')[1]?.split(';') ?? [];
		const isCorrection = random.chance(0.3);
		const html = markup`<style>@page { size: A4; margin: 14mm 12mm }
			body { font: 9pt 'DejaVu Sans' } h1 { text-align: center; font-size: 14pt; margin: 6mm 0 } table { width: 100%; table-layout: fixed } td, th { border: .8pt solid #222; height: 12mm; vertical-align: top; padding: .6mm 1.2mm } th { background: #ddd; height: 7mm; text-align: left; vertical-align: middle } .dark { background: #ccc } small { display: block; font-size: 6.3pt } .v { display: inline-block; ${drawFilling(random)} } .tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid #000; background: #fff; text-align: center; font-size: 9pt; line-height: 3.8mm } .hint { font-size: 6.5pt; border: .8pt solid #222; padding: 1mm } .foot { font-size: 7pt; text-align: right; margin-top: 3mm }
			</style><table><tr>${td(at(2), field('taxNumber', locale.taxNumber()), 4)}${td('', false, 2, true)}</table><h1>${at(0)}</h1><div style="text-align:center">${at(3)} ${field('year', String(random.int(2006, 2025)))}</div><p class="hint">${at(1)}</p>
			<table><tr><th colspan="6">${at(24)}<tr>${td(at(4), field('office', oneOf(random, at(29))), 4)}<td colspan="2"><small>${at(5).split(':')[0] ?? ''}</small><b class="tick">${!isCorrection && 'X'}</b> ${normal}<br>${tick('isCorrection', isCorrection, correction)}
			<tr><th colspan="6">${at(25)}<tr>${td(at(6), field('surname', person.family.toUpperCase()), 3)}${td(at(7), field('given', person.given.toUpperCase()), 3)}<tr>${td(at(8), field('birthDate', locale.date(random.day('1938-01-01', '2001-01-01'))), 2)}${td(at(13), false, 2)}${td(at(9), markup`${random.chance(0.6) && at(28)}`, 2)}
			<tr>${td(at(10), blank(random, 0.7, 'county', oneOf(random, at(29))), 2)}${td(at(11), field('city', home.city), 2)}${td(at(12), field('postcode', home.postcode), 1)}${td(at(23), false)}
			<tr><th colspan="6">${at(26)}<tr>${td(at(14), field('property', locale.address().whole), 6)}<tr>${td(at(15), blank(random, 0.7, 'landArea', locale.count(random.int(180, 2400))), 2)}${td(at(16), field('floorArea', locale.count(area)), 2)}${td(at(17), blank(random, 0.5, 'buildYear', String(random.int(1890, 2019))), 2)}
			<tr>${td(at(18), field('rate', locale.amount(rate)), 2)}${td(at(19), field('tax', locale.amount(Math.ceil(rate * area), 0)), 2)}<td colspan="2">${tick('isCoOwned', random.chance(0.4), at(20))}
			<tr><th colspan="6">${at(27)}<tr>${td(at(21), blank(random, 0.9, 'signedOn', locale.date(random.day('2006-01-02', '2026-01-31'))), 2)}${td(at(22), blank(random, 0.8, 'signer', person.name), 2)}${td('', false, 2, true)}</table><div class="foot">DN-${random.int(1, 4)}(${random.int(10, 25)}) &nbsp; 1/${random.int(1, 3)}</div>`;
		return { html, fields };
	},
};
export default family;
