import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import type { Random } from '../../kit/random.ts';

/** Heads of groups begin with a capital letter and a point. */
const SIDES = [
	'A. Anlagevermögen|Konzessionen und Lizenzen|Grundstücke und Bauten|Technische Anlagen|Betriebs- und Geschäftsausstattung|Beteiligungen/B. Umlaufvermögen|Roh-, Hilfs- und Betriebsstoffe|Fertige Erzeugnisse und Waren|Forderungen aus Lieferungen und Leistungen|Sonstige Vermögensgegenstände|Kassenbestand und Guthaben bei Banken',
	'A. Eigenkapital|Gezeichnetes Kapital|Kapitalrücklage|Gewinnvortrag/B. Rückstellungen|Rückstellungen für Pensionen|Steuerrückstellungen|Sonstige Rückstellungen/C. Verbindlichkeiten|Verbindlichkeiten gegenüber Banken|Verbindlichkeiten aus Lieferungen und Leistungen|Sonstige Verbindlichkeiten',
] as const;

/** A balance sheet with its two sides next to each other, letters and numerals before the items, group sums, the year before in thousands. */
const family: Family = {
	author: 'bruno',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const year = random.int(1961, 2023);
		const inThousands = random.chance(0.6);
		const unit = year < 2002 ? (locale.countryCode === 'AT' ? 'S' : 'DM') : 'EUR';
		const heads = [unit, `Vorjahr${inThousands ? ` T${unit}` : ''}`];
		const sides = SIDES.map((side) => drawGroups(random, side));
		const total = balance(sides);
		const rows = sides.flatMap((side) =>
			side.flatMap(({ items }) => items.map(({ item }) => item)),
		);
		const grid = askCells(random, locale, {
			rows,
			columns: ['Berichtsjahr', 'Vorjahr'],
			count: 9,
			missing: ['Geleistete Anzahlungen', 'Wertpapiere', 'Erhaltene Anzahlungen'],
			say: (row, column) => [
				`${row} im ${column}`,
				`Wie hoch ist der Posten ${row} im ${column}?`,
				`What is the amount of ${row} ${column === 'Vorjahr' ? 'in the year before' : 'this year'}?`,
			],
		});
		const groups = sides.flat().map(({ name }) => name.slice(3));
		const sums = askCells(random, locale, {
			rows: groups,
			columns: ['Summe', 'Summe Vorjahr'],
			count: 4,
			say: (row, column) => [
				`Wie hoch ist das ${row} insgesamt (${column})?`,
				`${column} ${row}`,
				`total of ${row}`,
			],
		});
		const columns = {
			item: askText('Posten|item|Bezeichnung des Postens'),
			now: askNumber('Betrag|amount this year|Berichtsjahr|Wert am Stichtag'),
			before: askNumber('Vorjahr|amount of the year before|Vorjahreswert'),
		};
		const fields: Fields = {
			...grid.asked,
			...sums.asked,
			company: askText(
				'Firma|Whose balance sheet is it?|Welche Gesellschaft bilanziert?|companyName',
			),
			balanceDate: date(
				'',
				'Bilanzstichtag',
				'Zu welchem Stichtag ist die Bilanz aufgestellt?',
				'On which day was the balance struck?',
				'balanceSheetDate',
			),
			balanceTotal: askNumber(
				'Bilanzsumme|How high is the balance total?|Wie hoch ist die Bilanzsumme?|total assets|Summe der Aktiva',
			),
			balanceTotalBefore: askNumber(
				'Bilanzsumme des Vorjahres|balance total of the year before|Wie hoch war die Bilanzsumme im Vorjahr?|totalAssetsLastYear',
			),
			signedAt: askText(
				'Ort der Unterschrift|Wo wurde die Bilanz unterschrieben?|Where was it signed?|placeOfSignature',
			),
			managers: askText(
				'Geschäftsführer|Wer hat unterschrieben?|Who signed the balance sheet?|managingDirector',
			),
			assets: list(
				columns,
				'aktiva',
				'Welche Posten stehen auf der Aktivseite?',
				'items on the left side',
			),
			liabilities: list(
				columns,
				'passiva',
				'Welche Posten stehen auf der Passivseite?',
				'items on the right side',
			),
			auditor: absent(askText('Abschlussprüfer|Wer hat die Bilanz geprüft?|auditor')),
			revenue: absent(askNumber('Umsatzerlöse|Wie hoch war der Umsatz?|revenue')),
		};
		const hasBelow = random.chance(0.5);
		const sumRow = (name: string, items: readonly { now: number; before: number }[]): Markup =>
			markup`<td>${sums.cell(name, 'Summe', '', locale.amount(sum(items.map(({ now }) => now))))}<td>${sums.cell(name, 'Summe Vorjahr', '', locale.count(sum(items.map(({ before }) => before))))}`;
		const half = (s: number) =>
			markup`<table data-list="${s === 0 ? 'assets' : 'liabilities'}"><tr><th>${heads.map((head) => markup`<th>${head}`)}${(
				sides[s] ?? []
			).map(
				({ name, items }) =>
					markup`<tr class="g"><td>${name}${hasBelow ? markup`<td><td>` : sumRow(name.slice(3), items)}${items.map(({ item, now, before }, i) => markup`<tr data-row><td class="i">${['I.', 'II.', 'III.', 'IV.', 'V.', 'VI.'][i]} ${field('item', item)}<td>${grid.cell(item, 'Berichtsjahr', 'now', now === 0 ? null : locale.amount(now))}<td>${grid.cell(item, 'Vorjahr', 'before', before === 0 ? null : locale.count(before))}`)}${hasBelow && markup`<tr class="s"><td>${sumRow(name.slice(3), items)}`}`,
			)}</table>`;
		const foot = [0, 1].map(
			() =>
				markup`<div class="t"><span>Bilanzsumme</span> ${field('balanceTotal', locale.amount(total.now))} <span class="v">${field('balanceTotalBefore', locale.count(total.before))}</span></div>`,
		);
		const html = markup`<style>@page { size: A4 landscape; margin: 13mm } body { font: ${random.pick(['7.6pt', '8pt'])}/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'Liberation Sans Narrow'"])} } h1 { font-size: 12pt; text-align: center; margin: 0 0 3mm } .two { display: grid; grid-template-columns: 1fr 1fr; ${random.pick(['gap: 8mm', 'border: .8pt solid #000'])} } .two > * { padding: 1mm 2mm } .two > :nth-child(odd) { border-right: .8pt solid #000 } .k { display: flex; justify-content: ${random.pick(['space-between', 'center'])}; font-weight: bold; letter-spacing: .3em } table { width: 100% } td, th { padding: .45mm 1mm; text-align: right; vertical-align: bottom; font-weight: normal } td:first-child { text-align: left } .i { padding-left: 4mm; text-indent: -3mm; padding-right: 5mm } .g td { font-weight: bold; padding-top: 1.6mm } .s td { border-top: .4pt solid #000; font-weight: bold } .s td:first-child { border: 0 } .t { display: flex; font-weight: bold; border-top: 1pt solid #000; border-bottom: 2.5pt double #000 } .t span:first-child { flex: 1 } .v { margin-left: 7mm } .u { margin-top: 6mm; display: flex; gap: 20mm }
			</style><h1>Bilanz zum ${field('balanceDate', locale.date(`${year}-${random.pick(['12-31', '12-31', '06-30'])}`, random.pick(['d. MMMM yyyy', 'dd.mm.yyyy'])))}<br>${field('company', locale.company().name)}</h1><div class="two"><div class="k">AKTIVA</div><div class="k">PASSIVA</div><div>${half(0)}</div><div>${half(1)}</div>${foot}</div>
			<div class="u"><span>${field('signedAt', locale.address().city)}, im ${locale.month(random.int(2, 6))} ${year + 1}</span><span>gez. ${field('managers', locale.person().name)}</span></div>`;
		return { html, fields };
	},
};
export default family;

type Amounts = { now: number; before: number };
type Group = { name: string; items: (Amounts & { item: string })[] };

function drawGroups(random: Random, side: string): Group[] {
	return side.split('/').map((group) => {
		const [name = '', ...all] = group.split('|');
		const items = all.filter((_, i) => i === 0 || random.chance(0.75));
		return {
			name,
			items: items.map((item) => ({
				item,
				now: random.decimal(1100, 1_900_000),
				before: random.int(1, 1900),
			})),
		};
	});
}

/** Brings both sides to the same sum, which is returned: what is missing is profit or cash. */
function balance([assets = [], liabilities = []]: readonly Group[][]): Amounts {
	const [left, right] = [addUp(assets), addUp(liabilities)];
	const gap = { now: sum([left.now, -right.now]), before: left.before - right.before };
	const profit = {
		item: 'Jahresüberschuss',
		now: Math.max(0, gap.now),
		before: Math.max(0, gap.before),
	};
	const cash = {
		item: 'Rechnungsabgrenzungsposten',
		now: Math.max(0, -gap.now),
		before: Math.max(0, -gap.before),
	};
	if (profit.now + profit.before > 0) liabilities[0]?.items.push(profit);
	if (cash.now + cash.before > 0) assets.push({ name: 'C. Rechnungsabgrenzung', items: [cash] });
	return { now: Math.max(left.now, right.now), before: Math.max(left.before, right.before) };
}

function addUp(groups: readonly Group[]): Amounts {
	const items = groups.flatMap((group) => group.items);
	return {
		now: sum(items.map(({ now }) => now)),
		before: sum(items.map(({ before }) => before)),
	};
}
