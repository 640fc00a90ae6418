import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { pageOf } from '../document.ts';
import { LABELLED_AT as AT, LABELLED_WIDTH } from '../models/features.ts';
import { hasLegalForm, isPersonName } from '../values/names.ts';
import type { Candidate } from './candidate.ts';
import type { Label } from '../labels/read-label.ts';

/** Facts about a family of candidates as a whole. */
export type Survey = {
	largest: number;
	counts: ReadonlyMap<string | number, number>;
	earliest: string;
	latest: string;
	/** The values below each column head. */
	underHead: ReadonlyMap<Label, ReadonlySet<string | number>>;
};

export function surveyCandidates(candidates: readonly Candidate[]): Survey {
	const counts = new Map<string | number, number>();
	let largest = 0;
	let earliest = '9999';
	let latest = '';
	const underHead = new Map<Label, Set<string | number>>();
	for (const { value, amount, family, around } of candidates) {
		if (around.header) {
			const values = underHead.get(around.header);
			if (values) values.add(value);
			else underHead.set(around.header, new Set([value]));
		}
		counts.set(value, (counts.get(value) ?? 0) + 1);
		if (amount?.decimals === 2 && !amount.isPercent) largest = Math.max(largest, amount.number);
		if (family === 'date' && typeof value === 'string') {
			if (value < earliest) earliest = value;
			if (value > latest) latest = value;
		}
	}
	return { largest, counts, earliest, latest, underHead };
}

/** Writes the features of a candidate that do not depend on the field. */
export function describeAlone(
	document: Document,
	candidate: Candidate,
	survey: Survey,
): Float32Array {
	const { segment, around } = candidate;
	const page = pageOf(document, segment.page);
	const words = segment.words.slice(candidate.from, candidate.to);
	const confidence =
		words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
	const features = new Float32Array(LABELLED_WIDTH);
	features[AT.bias] = 1;
	features[AT.parseConfidence] = candidate.parseConfidence;
	features[AT.confidence] = confidence;
	features[AT.firstPage] = segment.page === 0 ? 1 : 0;
	features[AT.lastPage] = segment.page === document.pages.length - 1 ? 1 : 0;
	features[AT.whole] = candidate.to === segment.words.length ? 1 : 0;
	features[AT.prose] = segment.words.length > PROSE_WORDS ? 1 : 0;
	features[AT.aligned] = around.aligned ? 1 : 0;
	describeAmount(features, candidate, survey);
	describeAmong(features, candidate, survey);
	describeText(features, candidate);
	if (page) describePlace(features, document, candidate, page);
	return features;
}

function describeAmount(features: Float32Array, { amount }: Candidate, { largest }: Survey): void {
	if (!amount) return;
	features[AT.decimals] = amount.decimals === 2 ? 1 : 0;
	features[AT.currency] = amount.currency ? 1 : 0;
	features[AT.percent] = amount.isPercent ? 1 : 0;
	features[AT.largest] = amount.decimals === 2 && amount.number === largest ? 1 : 0;
	features[AT.negative] = amount.number < 0 ? 1 : 0;
}

/** Writes how a candidate compares with the others of its family. */
function describeAmong(
	features: Float32Array,
	{ value, family }: Candidate,
	{ counts, earliest, latest }: Survey,
): void {
	features[AT.repeated] = Math.min(3, (counts.get(value) ?? 1) - 1) / 3;
	features[AT.earliest] = family === 'date' && value === earliest ? 1 : 0;
	features[AT.latest] = family === 'date' && value === latest ? 1 : 0;
}

/** Writes the shape of a text. */
function describeText(features: Float32Array, { raw, family }: Candidate): void {
	const signs = raw.replace(/\s/g, '').length || 1;
	features[AT.isLine] = family === 'line' ? 1 : 0;
	features[AT.isPair] = family === 'text' ? 1 : 0;
	features[AT.words] = Math.min(1, raw.split(/\s+/).length / 12);
	features[AT.digits] = (raw.match(/\d/g) ?? []).length / signs;
	features[AT.capitals] = (raw.match(/\p{Lu}/gu) ?? []).length / signs;
	features[AT.letters] = Math.min(1, signs / 40);
	features[AT.commas] = raw.includes(',') ? 1 : 0;
	features[AT.sentenceEnd] = /[.!?]$/u.test(raw) ? 1 : 0;
	features[AT.personLike] = isPersonName(raw) ? 1 : 0;
	features[AT.companyLike] = hasLegalForm(raw) ? 1 : 0;
}

/** Writes position and size on the page. */
function describePlace(
	features: Float32Array,
	document: Document,
	candidate: Candidate,
	page: PageLayout,
): void {
	const { segment, amount, box } = candidate;
	const block = page.blocks.find(({ id }) => id === segment.block);
	features[AT.top] = 1 - box.y0 / Math.max(1, page.height);
	features[AT.bottom] = box.y0 > 0.7 * page.height ? 1 : 0;
	features[AT.right] = box.x1 / Math.max(1, page.width);
	features[AT.large] = segment.size > 1.25 * page.size ? 1 : 0;
	features[AT.inTable] = isInTable(page, segment);
	features[AT.counted] = amount?.decimals === 0 && standsBeforeMoney(page, candidate) ? 1 : 0;
	features[AT.firstInLine] = page.lines[segment.line]?.segments[0] === segment ? 1 : 0;
	features[AT.order] = segment.id / Math.max(1, document.segments.length);
	features[AT.early] = segment.page === 0 ? Math.max(0, 1 - segment.line / EARLY_LINES) : 0;
	features[AT.size] = Math.max(-1, Math.min(2, segment.size / Math.max(1, page.size) - 1));
	features[AT.linesOfBlock] = Math.min(1, (block?.segments.length ?? 1) / 6);
	features[AT.firstOfBlock] = block?.segments[0] === segment ? 1 : 0;
}

/** Number of lines that count as the beginning of a page. */
const EARLY_LINES = 20;

/** Whether a number precedes an amount on its line, and so is a count: "Grand total   10   200.00". */
function standsBeforeMoney(page: PageLayout | undefined, { segment, box }: Candidate): boolean {
	const line = page?.lines[segment.line]?.segments ?? [];
	return line.some(({ text, box: { x0 } }) => x0 > box.x1 && MONEY.test(text));
}

const MONEY = /^\D{0,4}\d[\d.,' ]*[.,]\d\d\D{0,4}$/;
/** A segment with more words is prose. */
const PROSE_WORDS = 9;
const TABLE_NUMBERS = 3;

/** Whether the line of a segment is a table row: it has several separate numbers. */
function isInTable(page: PageLayout | undefined, segment: Segment): number {
	const numbers = page?.lines[segment.line]?.segments.filter(({ text }) =>
		/^\D{0,4}\d[\d.,%€$ ]*\D{0,4}$/.test(text),
	);
	return (numbers?.length ?? 0) >= TABLE_NUMBERS ? 1 : 0;
}
