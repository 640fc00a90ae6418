import type { PageLayout, Segment } from '../../model/layout.ts';
import { FAMILY_OF } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import type { Document } from '../document.ts';
import { pageOf } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { isName } from '../lexicon/kinds.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { hasLegalForm, isPersonName } from '../values/names.ts';
import { shareOfPhrases } from './read-label.ts';
import type { Label, LabelMatch } from './read-label.ts';
import { LABELLED_FEATURES } from '../models/features.ts';
import type { JudgeText } from './judge-text.ts';

type Feature = (typeof LABELLED_FEATURES)[number];
const AT = Object.fromEntries(LABELLED_FEATURES.map((name, i) => [name, i])) as Record<
	Feature,
	number
>;

/** Facts about all candidates of a family that one alone does not tell. */
export type Survey = {
	largest: number;
	counts: ReadonlyMap<string | number, number>;
	earliest: string;
	latest: string;
	/** Which values stand under a head. */
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

/** Describes candidates from the side of a field: numbers between 0 and 1, a few of them negative. */
export type DescribeCandidate = (
	field: Field,
	candidate: Candidate,
	survey: Survey,
) => Float64Array;

export function createDescriber(document: Document, judgeText: JudgeText): DescribeCandidate {
	const alone = new Map<Candidate, Float64Array>();
	return (field, candidate, survey) => {
		let features = alone.get(candidate);
		if (!features) alone.set(candidate, (features = describeAlone(document, candidate, survey)));
		const described = features.slice();
		describeLabels(described, { document, field, candidate, survey });
		describePeriod(described, field, candidate);
		const { plausible, labelLike, long } = judgeText(candidate, field.kind);
		described[AT.plausible] = plausible;
		described[AT.labelLike] = labelLike;
		described[AT.onlyLabel] = labelLike > 0.95 ? 1 : 0;
		described[AT.long] = long;
		describeWish(described, field, candidate);
		return described;
	};
}

/** What is so whichever field asks. */
function describeAlone(document: Document, candidate: Candidate, survey: Survey): Float64Array {
	const { segment, amount, around } = candidate;
	const page = pageOf(document, segment.page);
	const words = segment.words.slice(candidate.from, candidate.to);
	const confidence =
		words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
	const { largest, counts, earliest, latest } = survey;
	const features = new Float64Array(LABELLED_FEATURES.length);
	features[AT.bias] = 1;
	features[AT.sureness] = candidate.sureness;
	features[AT.confidence] = confidence;
	features[AT.firstPage] = segment.page === 0 ? 1 : 0;
	features[AT.lastPage] = segment.page === document.pages.length - 1 ? 1 : 0;
	features[AT.top] = page ? 1 - candidate.box.y0 / Math.max(1, page.height) : 0;
	features[AT.bottom] = page && candidate.box.y0 > 0.7 * page.height ? 1 : 0;
	features[AT.right] = page ? candidate.box.x1 / Math.max(1, page.width) : 0;
	features[AT.large] = page && segment.size > 1.25 * page.size ? 1 : 0;
	features[AT.decimals] = amount?.decimals === 2 ? 1 : 0;
	features[AT.currency] = amount?.currency ? 1 : 0;
	features[AT.percent] = amount?.isPercent ? 1 : 0;
	features[AT.largest] = amount?.decimals === 2 && amount.number === largest ? 1 : 0;
	features[AT.negative] = amount && amount.number < 0 ? 1 : 0;
	features[AT.repeated] = Math.min(3, (counts.get(candidate.value) ?? 1) - 1) / 3;
	features[AT.whole] = candidate.to === segment.words.length ? 1 : 0;
	features[AT.prose] = segment.words.length > PROSE_WORDS ? 1 : 0;
	features[AT.inTable] = isInTable(page, segment);
	features[AT.aligned] = around.aligned ? 1 : 0;
	features[AT.counted] = amount?.decimals === 0 && standsBeforeMoney(page, candidate) ? 1 : 0;
	features[AT.earliest] = candidate.family === 'date' && candidate.value === earliest ? 1 : 0;
	features[AT.latest] = candidate.family === 'date' && candidate.value === latest ? 1 : 0;
	describeText(features, candidate);
	if (page) describePlace(features, document, candidate, page);
	return features;
}

/** What a text looks like, whatever it says. */
function describeText(features: Float64Array, { raw, family }: Candidate): void {
	const signs = raw.replace(/\s/g, '').length || 1;
	features[AT.isLine] = family === 'line' ? 1 : 0;
	features[AT.isPair] = family === 'text' ? 1 : 0;
	features[AT.words] = Math.min(1, raw.split(/\s+/).length / 12);
	features[AT.digits] = (raw.match(/\d/g) ?? []).length / signs;
	features[AT.capitals] = (raw.match(/\p{Lu}/gu) ?? []).length / signs;
	features[AT.letters] = Math.min(1, signs / 40);
	features[AT.commas] = raw.includes(',') ? 1 : 0;
	features[AT.colonEnd] = /[.!?]$/u.test(raw) ? 1 : 0;
	features[AT.personLike] = isPersonName(raw) ? 1 : 0;
	features[AT.companyLike] = hasLegalForm(raw) ? 1 : 0;
}

/** Where it stands, and how large. */
function describePlace(
	features: Float64Array,
	document: Document,
	{ segment }: Candidate,
	page: PageLayout,
): void {
	const block = page.blocks.find(({ id }) => id === segment.block);
	features[AT.firstInLine] = page.lines[segment.line]?.segments[0] === segment ? 1 : 0;
	features[AT.order] = segment.id / Math.max(1, document.segments.length);
	features[AT.early] = segment.page === 0 ? Math.max(0, 1 - segment.line / EARLY_LINES) : 0;
	features[AT.size] = Math.max(-1, Math.min(2, segment.size / Math.max(1, page.size) - 1));
	features[AT.linesOfBlock] = Math.min(1, (block?.segments.length ?? 1) / 6);
	features[AT.firstOfBlock] = block?.segments[0] === segment ? 1 : 0;
}

/** What sort of thing a field wants, and whether the candidate is one. */
function describeWish(features: Float64Array, field: Field, candidate: Candidate): void {
	const { kind, party, definition } = field;
	const family = FAMILY_OF[kind] ?? 'text';
	const isOwn = candidate.family === family;
	features[AT.ownFamily] = isOwn ? 1 : 0;
	features[AT.wantsNumber] = definition.type === 'number' ? 1 : 0;
	features[AT.wantsDate] = kind === 'date' ? 1 : 0;
	features[AT.wantsName] = isName(kind) ? 1 : 0;
	features[AT.wantsPerson] = kind === 'person' ? 1 : 0;
	features[AT.wantsId] = kind === 'id' || kind === 'vat' ? 1 : 0;
	features[AT.wantsFormat] = FORMATS.has(kind) ? 1 : 0;
	features[AT.wantsText] = family === 'text' && !isName(kind) ? 1 : 0;
	features[AT.ofSeller] = party === 'seller' ? 1 : 0;
	features[AT.ofBuyer] = party === 'buyer' ? 1 : 0;
	features[AT.understood] = Math.max(0, ...field.concepts.values());
}

const FORMATS = new Set<Kind>(['email', 'phone', 'url', 'iban', 'bic', 'time']);
/** From here on a line of a page is not one of its first. */
const EARLY_LINES = 20;

/** Tells which candidates of a field no other has a better label than. */
export function describeBest(all: readonly Float64Array[]): void {
	for (const [most, from] of [
		[AT.mostAlike, AT.alike],
		[AT.mostNamed, AT.best],
	] as const) {
		const highest = all.reduce((max, features) => Math.max(max, features[from] ?? 0), MIN_NAMED);
		for (const features of all) features[most] = (features[from] ?? 0) >= 0.98 * highest ? 1 : 0;
	}
}

/** A label that says less names nothing. */
const MIN_NAMED = 0.3;

type Described = { document: Document; field: Field; candidate: Candidate; survey: Survey };

/** How well what stands around a candidate names the field, and how well something else. */
function describeLabels(
	features: Float64Array,
	{ document, field, candidate, survey }: Described,
): void {
	const { around } = candidate;
	const match = (label: Label | null) => (label ? document.compareLabel(field, label) : NONE);
	const called = match(around.called);
	const before = match(around.same);
	const same = called.own > before.own ? called : before;
	// "Page 2" is named by its own word, whatever stands farther away.
	const isNamed = around.same !== null && around.same.tokens.length <= FEW_WORDS;
	const reach = isNamed && same.rival - same.own > NAMED_OTHERWISE ? 0.3 : 1;
	const farther = (label: Label | null) => (reach < 1 ? weaken(match(label), reach) : match(label));
	const left = farther(around.left);
	const above = farther(around.above);
	const header = farther(around.header);
	const rowHead = farther(around.rowHead);
	const nearLeft = Math.max(
		near(around.leftGap, 12),
		around.left ? farReach(around.left, left.own) : 0,
	);
	const nearAbove = near(around.aboveGap, 3);
	const strongest = (of: keyof LabelMatch) =>
		Math.max(
			same[of],
			left[of] * nearLeft,
			above[of] * nearAbove,
			0.9 * header[of],
			0.8 * rowHead[of],
		);
	const best = strongest('own');
	const rivalNear =
		(around.same
			? same.rival
			: around.left && nearLeft > 0.5
				? left.rival * nearLeft
				: above.rival * nearAbove) - best;
	features[AT.same] = same.own;
	features[AT.left] = left.own * nearLeft;
	features[AT.above] = above.own * nearAbove;
	features[AT.header] = header.own;
	features[AT.rowHead] = rowHead.own;
	features[AT.best] = best;
	features[AT.bestSquared] = best * best;
	features[AT.exact] = best > EXACT ? 1 : 0;
	features[AT.stacked] = around.stacked ? above.own * nearAbove : 0;
	features[AT.crossed] = Math.min(header.own, Math.max(rowHead.own, left.own));
	features[AT.named] = strongest('named');
	features[AT.rivalNear] = Math.max(0, rivalNear);
	features[AT.rivalHeader] = Math.max(0, header.rival - header.own);
	features[AT.noLabel] = best < 0.3 ? 1 : 0;
	features[AT.leftGap] = around.left ? 1 - near(around.leftGap, 12) : 0;
	features[AT.aboveGap] = around.above ? 1 - nearAbove : 0;
	features[AT.colon] = candidate.hasColon ? best : 0;
	features[AT.alikeSame] = Math.max(0, same.alike, called.alike, before.alike);
	features[AT.alikeLeft] = Math.max(0, left.alike * nearLeft);
	features[AT.alikeAbove] = Math.max(0, above.alike * nearAbove);
	features[AT.alikeHeader] = Math.max(0, header.alike);
	features[AT.alikeRowHead] = Math.max(0, rowHead.alike);
	features[AT.alike] = Math.max(0, strongest('alike'));
	const values = around.header ? (survey.underHead.get(around.header)?.size ?? 1) : 1;
	features[AT.column] = header.own * Math.min(1, (values - 1) / MANY_VALUES);
}

function describePeriod(features: Float64Array, field: Field, candidate: Candidate): void {
	features[AT.edge] = field.edge && candidate.edge === field.edge ? 1 : 0;
	features[AT.wrongEdge] = candidate.edge && candidate.edge !== field.edge ? 1 : 0;
}

function weaken({ own, rival, named, alike }: LabelMatch, reach: number): LabelMatch {
	return { own: reach * own, rival, named: reach * named, alike: reach * alike };
}

/** How much better a value's own words name something else. */
const NAMED_OTHERWISE = 0.6;
const FEW_WORDS = 3;
const NONE: LabelMatch = { own: 0, rival: 0, named: 0, alike: 0 };
/** "Grand total   10   200.00": the first is how many. */
function standsBeforeMoney(page: PageLayout | undefined, { segment, box }: Candidate): boolean {
	const line = page?.lines[segment.line]?.segments ?? [];
	return line.some(({ text, box: { x0 } }) => x0 > box.x1 && MONEY.test(text));
}

const MONEY = /^\D{0,4}\d[\d.,' ]*[.,]\d\d\D{0,4}$/;
/** A segment of more words is a sentence. */
const PROSE_WORDS = 9;
/** A label that says the field and nothing else. */
const EXACT = 0.9;
const TABLE_NUMBERS = 3;
/** A head over more values than these is that of a table. */
const MANY_VALUES = 4;

/** A line with several numbers apart from each other is the row of a table. */
function isInTable(page: PageLayout | undefined, segment: Segment): number {
	const numbers = page?.lines[segment.line]?.segments.filter(({ text }) =>
		/^\D{0,4}\d[\d.,%€$ ]*\D{0,4}$/.test(text),
	);
	return (numbers?.length ?? 0) >= TABLE_NUMBERS ? 1 : 0;
}

/**
 * Labels and values in two columns of a page stand far apart; a colon points across the gap, a known
 * phrase, too, and most of all the field's own label.
 */
function farReach(label: Label, own: number): number {
	if (own > EXACT) return 0.9;
	if (/[:：]\s*$/u.test(label.text)) return 0.8;
	return !/\d/.test(label.text) && shareOfPhrases(label) > 0.6 ? 0.6 : 0.3;
}

/** 1 beside it, falling to 0 at twice the reach. */
function near(gap: number, reach: number): number {
	return gap <= reach / 4 ? 1 : Math.max(0, 1 - (gap - reach / 4) / (2 * reach));
}
