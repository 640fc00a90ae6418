import { maxOf } from '../../model/extremes.ts';
import { softmax } from '../extraction/evidence/probability.ts';
import type { PageFacts } from './describe-page.ts';
import { TITLED_KINDS } from './kinds.ts';
import type { TitledKind } from './kinds.ts';

/** Documents of no kind with a title: lists, cards, drawings. */
export type DocumentKind = TitledKind | 'other';
export const DOCUMENT_KINDS: readonly DocumentKind[] = [...TITLED_KINDS, 'other'];

/** Fitted by `npm run fit:sorting`. */
export type KindWeights = {
	/** Weights of a title, a mention, a title of another kind, and the distance from that one. */
	title: number;
	mention: number;
	rival: number;
	lead: number;
	bias: Readonly<Record<string, number>>;
	/** By feature of the page, then by kind. */
	features: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Evidence of a page or document besides its titles: concepts of labels, and its appearance. Values are 0 to 1. */
export function describeContent(facts: KindFacts): Map<string, number> {
	const features = new Map<string, number>();
	for (const [concept, chance] of facts.concepts) if (chance > 0.5) features.set(concept, chance);
	const { wordCount, prose, digits, width, height, hasMrz } = facts;
	const put = (name: string, value: number) => features.set(`#${name}`, value);
	put('words', Math.min(1, Math.log1p(wordCount) / 7));
	put('few', wordCount < 25 ? 1 : 0);
	put('prose', prose);
	put('digits', Math.min(1, 2 * digits));
	put('narrow', isNarrow(facts) ? 1 : 0);
	put('small', isSmall(facts) ? 1 : 0);
	put('wide', width > height ? 1 : 0);
	put('mrz', hasMrz ? 1 : 0);
	for (const [sign, value] of facts.signs) put(sign, value);
	return features;
}

/** A page narrower than this, in points, is not a letter but a till roll or a card. */
const SMALL = 340;
type Sheet = Pick<PageFacts, 'width' | 'height' | 'source'>;

function isNarrow({ width, height }: Sheet): boolean {
	return height > 1.75 * width;
}

function isSmall({ width, source }: Sheet): boolean {
	return source === 'text' && width < SMALL;
}

/** A till roll or a card: each is one document, because it never continues on a second sheet. */
export function isTillRoll(page: Sheet): boolean {
	return isNarrow(page) || isSmall(page);
}

export type KindFacts = Pick<
	PageFacts,
	| 'titles'
	| 'mentions'
	| 'concepts'
	| 'wordCount'
	| 'prose'
	| 'digits'
	| 'width'
	| 'height'
	| 'hasMrz'
	| 'source'
	| 'signs'
>;

/** The probability of each kind, in the order of `DOCUMENT_KINDS`. */
export function weighKinds(facts: KindFacts, weights: KindWeights): Float64Array {
	const features = describeContent(facts);
	const titles = DOCUMENT_KINDS.map((kind) => titleOf(facts, kind));
	const scores = Float64Array.from(DOCUMENT_KINDS, (kind, i) => {
		const rival = maxOf(titles.filter((_, j) => j !== i));
		const mentions = kind === 'other' ? 0 : (facts.mentions.get(kind) ?? 0);
		return (
			(weights.bias[kind] ?? 0) +
			weights.title * (titles[i] ?? 0) +
			weights.mention * Math.log1p(mentions) +
			weights.rival * rival +
			weights.lead * Math.max(0, (titles[i] ?? 0) - rival)
		);
	});
	for (const [name, value] of features) {
		const byKind = weights.features[name];
		if (!byKind) continue;
		for (const [i, kind] of DOCUMENT_KINDS.entries())
			scores[i] = (scores[i] ?? 0) + value * (byKind[kind] ?? 0);
	}
	return softmax(scores);
}

function titleOf({ titles }: Pick<PageFacts, 'titles'>, kind: DocumentKind): number {
	return kind === 'other' ? 0 : (titles.get(kind) ?? 0);
}

/** Similarity of two distributions, 0 to 1 (Bhattacharyya coefficient). */
export function compareKinds(one: Float64Array, other: Float64Array): number {
	return one.reduce((sum, share, i) => sum + Math.sqrt(share * (other[i] ?? 0)), 0);
}

/** The facts of several pages of one document. Titles on the first page count most. */
export function joinFacts(pages: readonly PageFacts[]): KindFacts {
	const [first, ...others] = pages;
	if (!first) throw new Error('a document has at least one page');
	if (others.length === 0) return first;
	const [titles, mentions] = [new Map(first.titles), new Map(first.mentions)];
	const concepts = new Map(first.concepts);
	for (const page of others) {
		for (const [kind, strength] of page.titles)
			titles.set(kind, Math.max(titles.get(kind) ?? 0, LATER_TITLE * strength));
		for (const [kind, count] of page.mentions)
			mentions.set(kind, (mentions.get(kind) ?? 0) + count);
		for (const [concept, chance] of page.concepts)
			concepts.set(concept, Math.max(concepts.get(concept) ?? 0, chance));
	}
	for (const [kind, count] of mentions) mentions.set(kind, count / pages.length);
	const signs = new Map(first.signs);
	for (const page of others)
		for (const [sign, value] of page.signs) signs.set(sign, Math.max(signs.get(sign) ?? 0, value));
	const mean = (of: (page: PageFacts) => number) =>
		pages.reduce((sum, page) => sum + of(page), 0) / pages.length;
	return {
		...first,
		titles,
		mentions,
		concepts,
		signs,
		wordCount: mean((page) => page.wordCount),
		prose: mean((page) => page.prose),
		digits: mean((page) => page.digits),
		hasMrz: pages.some((page) => page.hasMrz),
	};
}

/** Titles on later pages are often those of annexes. */
const LATER_TITLE = 0.3;
