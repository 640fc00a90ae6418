import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fill } from '../../kit/reports.ts';

const NOTES = [
	'Closed for repairs from June to August.|Counted by hand.|Includes the annexe.|Estimate of the warden.|Figure of the year before.|Without school parties.|Opened in May.',
	'Strike in the second half of the year.|New meter fitted.|Partly estimated.|Includes the night ferry.|Service began in April.|Without season tickets.|Revised figure.',
] as const;
const TOPICS = [
	{
		title: 'Visitors to monuments in state care',
		rows: 'Castle Rhona|Abbot’s Barn|The Old Mint|Fort Tarn|Bishop’s Palace|Kellan Priory|Roman Baths, Ister|Lime Kilns',
		columns: 'Adults|Children|Groups|Receipts (£)',
		notes: NOTES[0],
	},
	{
		title: 'Passengers on island ferries',
		rows: 'Skerra–Mainland|Holm–Tarbet|Inner Sound|Brae Ferry|Outer Isles|Noss–Uyea|Loch Crossing|Fairholm',
		columns: 'Passengers|Cars|Lorries|Sailings lost',
		notes: NOTES[1],
	},
] as const;

/** A fully boxed table whose figures carry letters in superscript, the notes in two columns at the foot, and dots, dashes and n.a. explained in a line of signs. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'en-IE', 'en-AU', 'en-NZ'],
	draw: (random, locale) => {
		const { title, rows: all, columns: heads, notes } = random.pick(TOPICS);
		const names = random.some(all.split('|'), random.int(5, 8));
		const columns = heads.split('|');
		const said = random.some(notes.split('|'), random.int(3, 5));
		const letters = said.map((_, i) => 'abcdefg'[i] ?? 'z');
		const spots = random.some(
			names.flatMap((name) => columns.map((column) => `${name}/${column}`)),
			said.length,
		);
		const grid = askCells(random, locale, {
			rows: names,
			columns,
			count: 9,
			missing: all.split('|').filter((one) => !names.includes(one)),
			say: fill(
				'How many are given for {r} under {c}?|{c} at {r}|{r}, {c}|figure of {r} in the column {c}',
			),
		});
		const asked: Record<string, Fields[string]> = {};
		for (const [i, letter] of letters.entries())
			asked[`note${letter.toUpperCase()}`] = askText(
				`note ${letter}|What does note ${letter} say?|What does the letter ${letter} stand for?|footnote ${letter}|Was bedeutet die Anmerkung ${letter}?${i === 0 ? '|first footnote' : ''}`,
			);
		const fields: Fields = {
			...about('caption', 'tableNumber', 'pageNumber', 'header'),
			...grid.asked,
			...asked,
			notAvailable: askText(
				'sign for figures that are missing|What sign stands for “not available”?|missingSign|Zeichen für fehlende Angaben',
			),
			nil: askText('sign for nil|What sign stands for none?|nilSign|Zeichen für nichts'),
			period: askText(
				'period of the table|Which period does the table cover?|tablePeriod|Zeitraum der Tabelle|période',
			),
			rows: list(
				{
					name: askText('name|Which place or route?|label of the row'),
					...Object.fromEntries(
						columns.map((one, i) => [
							`c${i}`,
							askNumber(`${one}|figures under ${one}|${one.toLowerCase()} column`),
						]),
					),
				},
				'rows of the table',
				'What are the figures of each row?',
				'allRows',
			),
			staff: absent(askNumber('number of staff|How many people work there?|Personal')),
			noteX: absent(askText('note x|What does note x say?|footnote x')),
		};
		const missing = random.pick(['n.a.', '…', '..']);
		const body = names.map((name) => {
			const cells = columns.map((column, c) => {
				const isGone = random.chance(0.08);
				const shown = isGone
					? null
					: locale.count(random.int(c === 3 ? 0 : 20, c === 3 ? 900 : 64_000));
				const letter = letters[spots.indexOf(`${name}/${column}`)];
				return markup`<td>${grid.cell(name, column, `c${c}`, shown, random.chance(0.5) ? missing : '–')}${shown && letter && markup` <sup>${letter}</sup>`}`;
			});
			return markup`<tr data-row><td>${field('name', name)}${cells}`;
		});
		const from = random.int(1956, 2012);
		const html = markup`<style>@page { size: ${random.pick(['A4', '176mm 250mm', 'A5 landscape'])}; margin: 13mm 15mm } body { font: 8.8pt/1.3 ${drawFace(random)} } table { border-collapse: collapse; width: 100%; margin: 2mm 0 } td, th { border: ${random.pick(['.4pt', '.8pt'])} solid #000; padding: 1mm 2mm; text-align: right } td:first-child, th { text-align: left; font-weight: normal } th { ${random.pick(['background: #ddd', 'font-variant: small-caps', 'text-align: center'])} } sup { font-size: 6.5pt; line-height: 0 } .n { columns: 2; font-size: 7.4pt } caption { text-align: left; font-weight: bold; margin-bottom: 1mm }
			</style><div>${field('header', random.pick(['Transport and Leisure', 'Appendix C', 'Annual Report of the Board']))}<span style="float:right">${field('pageNumber', random.pattern('##'))}</span></div>
			<table data-list="rows"><caption>${field('/tableNumber', `${random.pick(['Table', 'Appendix table', 'Tab.'])} ${random.int(2, 40)}`)} – ${field('/caption', title)}, ${field('/period', random.pick([`${from}/${String(from + 1).slice(2)}`, `calendar year ${from}`, `twelve months to March ${from}`]))}</caption><tr><th>${columns.map((one) => markup`<th>${one}`)}${body}</table>
			<div class="n">${said.map((one, i) => markup`<div><sup>${letters[i]}</sup> ${field(`note${(letters[i] ?? '').toUpperCase()}`, one)}</div>`)}</div><div style="font-size:7.4pt;margin-top:2mm">Signs: ${field('notAvailable', missing)} not available; ${field('nil', '–')} nil.</div>`;
		return { html, fields };
	},
};
export default family;
