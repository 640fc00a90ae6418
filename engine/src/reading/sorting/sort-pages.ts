import type { Page } from '../../model/document.ts';
import { BLANK_KIND, SURE_BOUNDARY_FROM } from '../../model/piece.ts';
import type { BoundaryDecision, PageLook, SortingDecisions } from '../../model/sorting-decision.ts';
import type { PageRange, Split } from '../../model/split.ts';
import type { Encoder } from '../extraction/encoder/create-encoder.ts';
import { sigmoid } from '../extraction/evidence/probability.ts';
import type { FieldOptions } from '../extraction/request/read-fields.ts';
import { BOUNDARY_FEATURES, describeBoundary } from './describe-boundary.ts';
import type { WeighedPage } from './describe-boundary.ts';
import { createPageDescriber } from './describe-page.ts';
import { explainPiece } from './explain-piece.ts';
import { findPieces } from './find-pieces.ts';
import type { PageSpan } from './find-pieces.ts';
import { chooseLanguage } from './language.ts';
import { knowTemplates, matchTemplates, toDocument } from './match-templates.ts';
import type { KnownTemplate, SortedDocument, TemplateProfile } from './match-templates.ts';
import { LOOSE_KINDS } from './kinds.ts';
import { DOCUMENT_KINDS, weighKinds } from './weigh-kinds.ts';
import type { KindFacts } from './weigh-kinds.ts';
import { lookOf, recallBoundary } from './recall-decisions.ts';
import { SORTING_WEIGHTS } from './weights.ts';
import type { SortingWeights } from './weights.ts';

export type { TemplateProfile } from './match-templates.ts';

/** A document within a file. Pages count from 1, both ends included. */
export type DocumentPiece = {
	pages: { from: number; to: number };
	/** Such as `invoice`, `terms`, `letter`, `blank`, or `other`. */
	kind: string;
	/** null if no template fits. */
	templateId: string | null;
	/** The probability that the template is right, or that none is. */
	confidence: number;
	/** ISO 639-1; null if there is too little text. */
	language: string | null;
	reasons: string[];
	/** The probability of the boundary before this document; 1 for the first. */
	boundaryConfidence: number;
	/** The stored description of its first page. */
	look: PageLook;
};

/** A boundary that a person has set or removed. */
export type BoundaryLook = Omit<BoundaryDecision, 'sender'>;

type SortOptions = {
	split: Split;
	templates: readonly TemplateProfile[];
	/** The sender of the file, such as the address of an e-mail. */
	sender?: string | undefined;
	/** Decisions of people about similar files. */
	decisions?: SortingDecisions | undefined;
	/** Called with the decisions that the ranges of `split` teach. */
	onBoundaries?: ((boundaries: BoundaryLook[]) => void) | undefined;
	models: { encoder: Encoder; asking?: FieldOptions };
	/** Other weights than the product's, for fitting. */
	weights?: SortingWeights;
};

/**
 * Prefer a template that is nearly as likely as none: a person sees its doubtful values, but not a document that
 * was left out.
 */
const RELUCTANCE = 0.4;
/** From this probability of terms, a letter or a newsletter on, no template is preferred: such pages hold no values. */
const LIKELY_LOOSE = 0.2;

/** Divides the pages of a file into documents and chooses a template for each. */
export async function sortPages(
	pages: readonly Page[],
	options: SortOptions,
): Promise<DocumentPiece[]> {
	const { split, templates, sender, decisions, weights = SORTING_WEIGHTS } = options;
	const { encoder, asking } = options.models;
	const describe = createPageDescriber(encoder);
	const weigh = (facts: KindFacts) => weighKinds(facts, weights.kinds);
	const weighed: WeighedPage[] = [];
	for (const [i, page] of pages.entries()) {
		const facts = describe(page);
		weighed.push({ facts, kinds: weigh(facts) });
		// Lets a child process report progress and stop between pages.
		if (i % PAGES_AT_ONCE === PAGES_AT_ONCE - 1)
			await new Promise((resolve) => setImmediate(resolve));
	}
	const known = knowTemplates(templates, encoder, weights.frequencies, asking);
	const looks: Looks = { weights, sender, decisions: decisions ?? NO_DECISIONS };
	if (split.by === 'ranges') options.onBoundaries?.(listTaught(weighed, split.ranges, looks));
	const judging = { known, weigh, weights, sender, decisions: looks.decisions };
	return divide(weighed, split, looks).map((piece) =>
		classify(piece, weighed.slice(piece.from, piece.to), judging),
	);
}

const NO_DECISIONS: SortingDecisions = { boundaries: [], templates: [] };

const PAGES_AT_ONCE = 20;

type Judging = {
	known: readonly KnownTemplate[];
	weigh: (facts: KindFacts) => Float64Array;
	weights: SortingWeights;
	sender: string | undefined;
	decisions: SortingDecisions;
};

function classify(
	{ from, to, boundaryChance }: PageSpan,
	pages: readonly WeighedPage[],
	{ known, weigh, weights, sender, decisions }: Judging,
): DocumentPiece {
	const written = pages.map(({ facts }) => facts).filter(({ isBlank }) => !isBlank);
	const place = {
		pages: { from: from + 1, to },
		boundaryConfidence: round(boundaryChance),
		look: written[0] ? lookOf(written[0]) : [],
	};
	if (written.length === 0) {
		const blank = { kind: BLANK_KIND, templateId: null, confidence: 1, language: null };
		return { ...place, ...blank, reasons: ['nothing is written on it'] };
	}
	const document = toDocument(written, weigh, sender);
	const matches = matchTemplates(document, known, weights.template, decisions);
	const none = 1 - matches.reduce((sum, { chance }) => sum + chance, 0);
	const at = matches.reduce(
		(best, { chance }, i) => (chance > (matches[best]?.chance ?? 0) ? i : best),
		0,
	);
	const [best, template] = [matches[at], known[at]];
	const isChosen =
		best !== undefined &&
		template !== undefined &&
		best.chance > reluctanceOf(document, template) * none;
	const kind = DOCUMENT_KINDS[likeliest(document.kinds)] ?? 'other';
	const languages = new Map<string, number>();
	for (const facts of written)
		for (const [language, count] of facts.languages)
			languages.set(language, (languages.get(language) ?? 0) + count);
	return {
		...place,
		kind:
			isChosen && !template.kinds.has(kind) ? ([...template.kinds.keys()].at(-1) ?? kind) : kind,
		templateId: isChosen ? template.profile.id : null,
		confidence: round(isChosen ? best.chance : none),
		language: chooseLanguage(languages),
		reasons: explainPiece(document, kind, isChosen ? { ...best, template } : undefined),
	};
}

function reluctanceOf({ kinds }: SortedDocument, template: KnownTemplate): number {
	const loose = DOCUMENT_KINDS.reduce(
		(sum, kind, i) =>
			LOOSE_KINDS.has(kind) && !template.kinds.has(kind) ? sum + (kinds[i] ?? 0) : sum,
		0,
	);
	return loose >= LIKELY_LOOSE ? 1 : RELUCTANCE;
}

function likeliest(chances: Float64Array): number {
	return chances.reduce((best, chance, i) => (chance > (chances[best] ?? 0) ? i : best), 0);
}

type Looks = {
	weights: SortingWeights;
	sender: string | undefined;
	decisions: SortingDecisions;
};

function divide(pages: readonly WeighedPage[], split: Split, looks: Looks): PageSpan[] {
	const count = pages.length;
	const whole = (from: number, to: number): PageSpan => ({ from, to, boundaryChance: 1 });
	if (count === 0) return [];
	if (split.by === 'none') return [whole(0, count)];
	if (split.by === 'count') {
		const length = Math.max(1, split.pages);
		return Array.from({ length: Math.ceil(count / length) }, (_, i) =>
			whole(i * length, Math.min(count, (i + 1) * length)),
		);
	}
	if (split.by === 'ranges') {
		return split.ranges
			.map(({ from, to }) => whole(Math.max(0, from - 1), Math.min(count, to)))
			.filter(({ from, to }) => from < to);
	}
	return divideByLooks(pages, looks).spans;
}

/** The certainty of a boundary decision with this probability, whichever way it goes. */
const isSure = (chance: number) => Math.max(chance, 1 - chance) >= SURE_BOUNDARY_FROM;

/** The boundaries that would have been decided differently without a person, or that were doubtful. */
function listTaught(
	pages: readonly WeighedPage[],
	ranges: readonly PageRange[],
	looks: Looks,
): BoundaryLook[] {
	const { written, chances, spans } = divideByLooks(pages, looks);
	const rangeOf = (at: number) =>
		ranges.findIndex(({ from, to }) => from <= at + 1 && at + 1 <= to);
	return written.flatMap((at, i) => {
		const last = written[i - 1];
		const [before, here] = [last === undefined ? undefined : pages[last], pages[at]];
		if (last === undefined || !before || !here) return [];
		const [one, other] = [rangeOf(last), rangeOf(at)];
		if (one < 0 || other < 0) return [];
		const begins = one !== other;
		const found = spans.find(({ from }) => from === at);
		const isExpected = begins === (found !== undefined);
		if (isExpected && isSure(chances[i] ?? 1) && isSure(found?.boundaryChance ?? 1)) return [];
		return [{ before: lookOf(before.facts), here: lookOf(here.facts), begins }];
	});
}

/** The probability of a boundary that a bar code marks. */
const SEPARATED = 0.99999;

/**
 * Blank pages carry no evidence. Pages are compared across them, and a blank page between two documents becomes a
 * document of its own.
 */
function divideByLooks(
	pages: readonly WeighedPage[],
	{ weights, sender, decisions }: Looks,
): { written: number[]; chances: number[]; spans: PageSpan[] } {
	const written = pages.flatMap(({ facts }, i) => (facts.isBlank ? [] : [i]));
	const pageAt = (i: number) => pages[written[i] ?? 0];
	const chances = written.map((at, i) => {
		const [before, here] = [pageAt(i - 1), pageAt(i)];
		if (i === 0 || !before || !here) return 1;
		const last = written[i - 1] ?? 0;
		const blanks = at - last - 1;
		const between = pages.slice(last + 1, at);
		const isParted = between.some(({ facts }) => facts.separator === 'after');
		if (isParted || here.facts.separator === 'here') return SEPARATED;
		const [one, other] = [lookOf(before.facts), lookOf(here.facts)];
		const decided = recallBoundary(one, other, decisions, sender);
		return decided ?? judgeBoundary(describeBoundary(before, here, blanks), weights);
	});
	const found = findPieces(
		chances,
		written.flatMap((at) => pages[at] ?? []),
	).map(({ from, to, boundaryChance }) => ({
		from: written[from] ?? 0,
		to: (written[to - 1] ?? 0) + 1,
		boundaryChance,
	}));
	return { written, chances, spans: fillGaps(found, pages.length) };
}

function judgeBoundary(features: Float64Array, { boundary }: SortingWeights): number {
	const { bias, weights } = boundary;
	return sigmoid(
		BOUNDARY_FEATURES.reduce(
			(sum, name, i) => sum + (weights[name] ?? 0) * (features[i] ?? 0),
			bias,
		),
	);
}

/** Adds the blank pages that no document contains. */
function fillGaps(pieces: readonly PageSpan[], count: number): PageSpan[] {
	const filled: PageSpan[] = [];
	let end = 0;
	for (const piece of [...pieces, { from: count, to: count, boundaryChance: 1 }]) {
		if (piece.from > end)
			filled.push({ from: end, to: piece.from, boundaryChance: piece.boundaryChance });
		if (piece.to > piece.from) filled.push(piece);
		end = piece.to;
	}
	return filled.map((piece) => (piece.from === 0 ? { ...piece, boundaryChance: 1 } : piece));
}

function round(chance: number): number {
	return Math.round(1000 * Math.min(1, Math.max(0, chance))) / 1000;
}
