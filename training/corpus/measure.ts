import type { CorpusDocument } from './document.ts';
import type { PlacedFamily } from './family.ts';
import { makeDocument } from './make-document.ts';
import { createDocumentReader } from './read-document.ts';
import { openRenderer } from './render.ts';

/** What of a family is compared: printed words that are no values, and where words stand. */
export type Print = { id: string; labels: ReadonlySet<string>; layout: Float64Array };

/** Cells of the first page, across and down. */
const [COLUMNS, ROWS] = [24, 32];
/** Documents drawn of each family; what differs between them is chance. */
const DRAWN = 2;
/**
 * Above these two families are one. Documents of one family give 0.46 to 0.99 for the layout in one language and 0.58
 * to 0.98 in two; the first 25 families give 0.46 and a mean of 0.37 at most.
 */
const [MAX_LAYOUT, MAX_MEAN] = [0.65, 0.5];
const SHOWN = 12;

/** Prints how alike families are; false where two are nearly the same. */
export async function measureFamilies(
	families: readonly PlacedFamily[],
	say: (line: string) => void,
): Promise<boolean> {
	const renderer = await openRenderer();
	const reader = createDocumentReader();
	const prints: Print[] = [];
	try {
		for (const family of families) {
			const documents: CorpusDocument[] = [];
			for (let number = 0; number < DRAWN; number += 1) {
				// The same locale each time: the first.
				const one = { ...family, locales: family.locales.slice(0, 1) };
				const which = { seed: 0, family: one, number };
				documents.push((await makeDocument(which, { renderer, reader }, 'text')).document);
			}
			prints.push(takePrint(family.id, documents));
		}
	} finally {
		await renderer.close();
		await reader.close();
	}
	const pairs = comparePrints(prints);
	say('labels  layout  families');
	for (const { labels, layout, ids, isDuplicate } of pairs.slice(0, SHOWN))
		say(
			`${labels.toFixed(2).padStart(6)}  ${layout.toFixed(2).padStart(6)}  ${ids.join('  ')}${isDuplicate ? '  NEAR-DUPLICATE' : ''}`,
		);
	const refused = pairs.filter(({ isDuplicate }) => isDuplicate).length;
	const mean = pairs.reduce((sum, { score }) => sum + score, 0) / Math.max(1, pairs.length);
	say(
		`${pairs.length} pairs, mean ${mean.toFixed(3)}, ${refused} refused (layout > ${MAX_LAYOUT}, or mean of both > ${MAX_MEAN})`,
	);
	return refused === 0;
}

export type Pair = {
	ids: [string, string];
	/** From 0, nothing in common, to 1, the same. */
	labels: number;
	layout: number;
	score: number;
	isDuplicate: boolean;
};

/** All pairs, those most alike first. */
export function comparePrints(prints: readonly Print[]): Pair[] {
	const pairs = prints.flatMap((one, i) =>
		prints.slice(i + 1).map((other): Pair => {
			const labels = shareInCommon(one.labels, other.labels);
			const layout = Math.max(0, correlate(one.layout, other.layout));
			const score = (labels + layout) / 2;
			return {
				ids: [one.id, other.id],
				labels,
				layout,
				score,
				isDuplicate: layout > MAX_LAYOUT || score > MAX_MEAN,
			};
		}),
	);
	return pairs.sort((a, b) => b.score - a.score);
}

/** Words that all documents of a family have and that are no values; and where its words stand, on the average. */
function takePrint(id: string, documents: readonly CorpusDocument[]): Print {
	const layout = new Float64Array(2 * COLUMNS * ROWS);
	let labels: Set<string> | undefined;
	for (const { pages, fields, lists } of documents) {
		const answers = new Set([
			...fields.flatMap((field) => field.answers.flatMap(({ words }) => words)),
			...lists.flatMap(({ rows }) =>
				rows.flatMap((row) => Object.values(row).flatMap(({ words }) => words)),
			),
		]);
		const own = new Set<string>();
		let index = 0;
		for (const [page, { words, width, height }] of pages.entries()) {
			for (const [text, x0, y0, x1, y1] of words) {
				const isValue = answers.has(index);
				index += 1;
				if (!isValue) own.add(text.toLowerCase());
				if (page > 0) continue;
				// Values and labels are two layers; a word covers all cells between its ends.
				const row = cellOf((y0 + y1) / 2 / height, ROWS);
				for (
					let column = cellOf(x0 / width, COLUMNS);
					column <= cellOf(x1 / width, COLUMNS);
					column += 1
				) {
					const cell = (Number(isValue) * ROWS + row) * COLUMNS + column;
					layout[cell] = (layout[cell] ?? 0) + 1 / documents.length;
				}
			}
		}
		labels = labels ? common(labels, own) : own;
	}
	return { id, labels: labels ?? new Set(), layout: layout.map((count) => Math.min(1, count)) };
}

function cellOf(share: number, count: number): number {
	return Math.max(0, Math.min(count - 1, Math.floor(share * count)));
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
	return new Set([...one].filter((text) => other.has(text)));
}

/** Jaccard. */
function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const both = common(one, other).size;
	return both / Math.max(1, one.size + other.size - both);
}

/** Pearson. */
function correlate(one: Float64Array, other: Float64Array): number {
	const mean = (values: Float64Array) =>
		values.reduce((sum, value) => sum + value, 0) / values.length;
	const [a, b] = [mean(one), mean(other)];
	let [both, aSquare, bSquare] = [0, 0, 0];
	for (let i = 0; i < one.length; i += 1) {
		const [x, y] = [(one[i] ?? 0) - a, (other[i] ?? 0) - b];
		both += x * y;
		aSquare += x * x;
		bSquare += y * y;
	}
	return both / Math.max(1e-9, Math.sqrt(aSquare * bSquare));
}
