import { FAMILY_OF } from './candidate.ts';
import type { Candidate, Surroundings } from './candidate.ts';
import type { Survey } from './describe-alone.ts';
import type { TextJudgement } from './judge-text.ts';
import { shareOfPhrases } from '../labels/read-label.ts';
import type { Label, LabelMatch } from '../labels/read-label.ts';
import { isName } from '../lexicon/kinds.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { LABELLED_AT as AT, LABELLED_WIDTH } from '../models/features.ts';
import type { Field } from '../request/read-fields.ts';
import { maxOf } from '../../../model/extremes.ts';

/**
 * Candidates and their features for a field: `LABELLED_WIDTH` numbers per candidate, row by row. Most are
 * between 0 and 1, a few are negative.
 */
export type FeatureBlock = { candidates: readonly Prepared[]; features: Float32Array };

/** A candidate with the features and label distances that do not depend on the field. */
export type Prepared = { candidate: Candidate; alone: Float32Array; reach: Reach };

/** How close each label around a candidate is, 0 to 1. */
type Reach = {
	left: number;
	/** As `left`, for a label that is not an exact match for the field. */
	leftUnlessExact: number;
	above: number;
	/** How much the text above it looks like the head of a table column. */
	column: number;
	/** A short label in its own segment names it. */
	isNamed: boolean;
};

export function measureReach({ around }: Candidate, survey: Survey): Reach {
	const { same, left, header } = around;
	const values = header ? (survey.underHead.get(header)?.size ?? 1) : 1;
	return {
		left: near(around.leftGap, 12),
		leftUnlessExact: left ? farReach(left) : 0,
		above: near(around.aboveGap, 3),
		column: Math.min(1, (values - 1) / MANY_VALUES),
		isNamed: same !== null && same.tokens.length <= FEW_WORDS,
	};
}

/** Writes the features shared by all fields of a kind: whether a candidate has the right form. */
export function describeKind(
	features: Float32Array,
	at: number,
	{ kind, definition }: Field,
	{ family, judgement }: { family: Candidate['family']; judgement: TextJudgement },
): void {
	const wanted = FAMILY_OF[kind] ?? 'text';
	const { plausible, labelLike, long } = judgement;
	features[at + AT.plausible] = plausible;
	features[at + AT.labelLike] = labelLike;
	features[at + AT.onlyLabel] = labelLike > 0.95 ? 1 : 0;
	features[at + AT.long] = long;
	features[at + AT.ownFamily] = family === wanted ? 1 : 0;
	features[at + AT.wantsNumber] = definition.type === 'number' ? 1 : 0;
	features[at + AT.wantsDate] = kind === 'date' ? 1 : 0;
	features[at + AT.wantsName] = isName(kind) ? 1 : 0;
	features[at + AT.wantsPerson] = kind === 'person' ? 1 : 0;
	features[at + AT.wantsId] = kind === 'id' || kind === 'vat' ? 1 : 0;
	features[at + AT.wantsFormat] = FORMATS.has(kind) ? 1 : 0;
	features[at + AT.wantsText] = wanted === 'text' && !isName(kind) ? 1 : 0;
}

const FORMATS = new Set<Kind>(['email', 'phone', 'url', 'iban', 'bic', 'time']);

/** Writes the features of one field: how well labels name it, its party, and its end of a period. */
export function describeField(
	{ candidates, features }: FeatureBlock,
	field: Field,
	compare: (label: Label) => LabelMatch,
): void {
	const { party, edge } = field;
	const understood = Math.max(0, maxOf(field.concepts.values()));
	for (let i = 0; i < candidates.length; i += 1) {
		const one = candidates[i];
		if (!one) continue;
		const at = i * LABELLED_WIDTH;
		describeLabels(features, at, one, compare);
		const own = one.candidate.edge;
		features[at + AT.edge] = edge && own === edge ? 1 : 0;
		features[at + AT.wrongEdge] = own && own !== edge ? 1 : 0;
		features[at + AT.ofSeller] = party === 'seller' ? 1 : 0;
		features[at + AT.ofBuyer] = party === 'buyer' ? 1 : 0;
		features[at + AT.understood] = understood;
	}
	describeBest(features, AT.alike, AT.mostAlike);
	describeBest(features, AT.best, AT.mostNamed);
}

/** Marks the candidates whose label matches the field best. */
function describeBest(features: Float32Array, from: number, to: number): void {
	let highest = MIN_NAMED;
	for (let at = 0; at < features.length; at += LABELLED_WIDTH)
		highest = Math.max(highest, features[at + from] ?? 0);
	for (let at = 0; at < features.length; at += LABELLED_WIDTH)
		features[at + to] = (features[at + from] ?? 0) >= 0.98 * highest ? 1 : 0;
}

/** Labels with a lower match name nothing. */
const MIN_NAMED = 0.3;

/** Writes how well the labels around a candidate name the field, and how well they name something else. */
function describeLabels(
	features: Float32Array,
	at: number,
	{ candidate, reach }: Prepared,
	compare: (label: Label) => LabelMatch,
): void {
	const around: Surroundings = candidate.around;
	const called = matchOf(around.called, compare);
	const before = matchOf(around.same, compare);
	const same = called.own > before.own ? called : before;
	const left = matchOf(around.left, compare);
	const above = matchOf(around.above, compare);
	const header = matchOf(around.header, compare);
	const rowHead = matchOf(around.rowHead, compare);
	// The word in "Page 2" names the value; labels farther away count less.
	const far = reach.isNamed && same.rival - same.own > NAMED_OTHERWISE ? WEAKENED : 1;
	const leftOwn = far * left.own;
	const aboveOwn = far * above.own;
	const headerOwn = far * header.own;
	const rowHeadOwn = far * rowHead.own;
	const exactReach = around.left && leftOwn > EXACT ? FROM_EXACT : reach.leftUnlessExact;
	const nearLeft = Math.max(reach.left, exactReach);
	const nearAbove = reach.above;
	const best = Math.max(
		same.own,
		leftOwn * nearLeft,
		aboveOwn * nearAbove,
		OF_HEADER * headerOwn,
		OF_ROW_HEAD * rowHeadOwn,
	);
	const rival = around.same
		? same.rival
		: around.left && nearLeft > 0.5
			? left.rival * nearLeft
			: above.rival * nearAbove;
	features[at + AT.same] = same.own;
	features[at + AT.left] = leftOwn * nearLeft;
	features[at + AT.above] = aboveOwn * nearAbove;
	features[at + AT.header] = headerOwn;
	features[at + AT.rowHead] = rowHeadOwn;
	features[at + AT.best] = best;
	features[at + AT.bestSquared] = best * best;
	features[at + AT.exact] = best > EXACT ? 1 : 0;
	features[at + AT.stacked] = around.stacked ? aboveOwn * nearAbove : 0;
	features[at + AT.crossed] = Math.min(headerOwn, Math.max(rowHeadOwn, leftOwn));
	features[at + AT.named] = Math.max(
		same.named,
		far * left.named * nearLeft,
		far * above.named * nearAbove,
		OF_HEADER * far * header.named,
		OF_ROW_HEAD * far * rowHead.named,
	);
	features[at + AT.rivalNear] = Math.max(0, rival - best);
	features[at + AT.rivalHeader] = Math.max(0, header.rival - headerOwn);
	features[at + AT.noLabel] = best < 0.3 ? 1 : 0;
	features[at + AT.leftGap] = around.left ? 1 - reach.left : 0;
	features[at + AT.aboveGap] = around.above ? 1 - nearAbove : 0;
	features[at + AT.colon] = candidate.hasColon ? best : 0;
	const alikeSame = Math.max(0, called.alike, before.alike);
	const alikeLeft = Math.max(0, far * left.alike * nearLeft);
	const alikeAbove = Math.max(0, far * above.alike * nearAbove);
	const alikeHeader = Math.max(0, far * header.alike);
	const alikeRowHead = Math.max(0, far * rowHead.alike);
	features[at + AT.alikeSame] = alikeSame;
	features[at + AT.alikeLeft] = alikeLeft;
	features[at + AT.alikeAbove] = alikeAbove;
	features[at + AT.alikeHeader] = alikeHeader;
	features[at + AT.alikeRowHead] = alikeRowHead;
	features[at + AT.alike] = Math.max(
		same.alike,
		alikeLeft,
		alikeAbove,
		OF_HEADER * alikeHeader,
		OF_ROW_HEAD * alikeRowHead,
	);
	features[at + AT.column] = headerOwn * reach.column;
}

function matchOf(label: Label | null, compare: (label: Label) => LabelMatch): LabelMatch {
	return label ? compare(label) : NONE;
}

/** If a value's own words name something else by this margin, labels farther away count this much. */
const [NAMED_OTHERWISE, WEAKENED] = [0.6, 0.3];
const FEW_WORDS = 3;
const NONE: LabelMatch = { own: 0, rival: 0, named: 0, alike: 0 };
/** Weights of column and row heads, which are weaker evidence than a label next to the value. */
const [OF_HEADER, OF_ROW_HEAD] = [0.9, 0.8];
/** Match from which a label names exactly the field, and the reach of such a label. */
const [EXACT, FROM_EXACT] = [0.9, 0.9];
/** A head with more values below it belongs to a table. */
const MANY_VALUES = 4;

/**
 * How far a label to the left reaches across a wide gap, as between two columns of labels and values. A colon
 * reaches farthest, then a known phrase.
 */
function farReach(label: Label): number {
	if (/[:：]\s*$/u.test(label.text)) return 0.8;
	return !/\d/.test(label.text) && shareOfPhrases(label) > 0.6 ? 0.6 : 0.3;
}

/** 1 up to a quarter of the reach, then falling linearly to 0. */
function near(gap: number, reach: number): number {
	return gap <= reach / 4 ? 1 : Math.max(0, 1 - (gap - reach / 4) / (2 * reach));
}
