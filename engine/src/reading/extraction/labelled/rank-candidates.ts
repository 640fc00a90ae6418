import { softmaxWithNone } from '../evidence/probability.ts';
import { FAMILY_OF, PARSED_FAMILIES } from './candidate.ts';
import type { Candidate, Family } from './candidate.ts';
import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { isName } from '../lexicon/kinds.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { hasLegalForm } from '../values/names.ts';
import { describeAlone, surveyCandidates } from './describe-alone.ts';
import { describeField, describeKind, measureReach } from './features.ts';
import type { FeatureBlock, Prepared } from './features.ts';
import { createTextJudge } from './judge-text.ts';
import type { JudgeText } from './judge-text.ts';
import { openCandidates } from './open-candidates.ts';
import type { Label, LabelMatch } from '../labels/read-label.ts';
import { LABELLED_FEATURES, LABELLED_WIDTH } from '../models/features.ts';

/** A candidate of a field and its features. */
export type Described = { candidate: Candidate; features: Float64Array };
/** `score`: the probability that this candidate is the value, against all others and against no value. */
export type Choice = { candidate: Candidate; score: number };

const MAX_RANKED = 12;
/** Up to this many candidates, all are ranked. */
const MANY = 300;
/** Kinds with a strict format. */
const STRICT = new Set<Kind>([
	'vat',
	'street',
	'postcode',
	'currency',
	'sex',
	'duration',
	'amount',
]);

export type Ranking = {
	/** All candidates of a field with their features. */
	describe: (field: Field) => Described[];
	/** The best candidates, by score. */
	rank: (field: Field) => Choice[];
};

/** Ranks the candidates of a document for any field. */
export function createRanking(document: Document): Ranking {
	const askFor = createPreparation(document);
	const describe = (field: Field): FeatureBlock => {
		const compare = document.compareLabels(field);
		const blocks = askFor(field);
		const most = blocks.reduce((sum, one) => sum + one.features.length, 0);
		const place = new Float32Array(most);
		const candidates: Prepared[] = [];
		for (const one of blocks) {
			const rest = place.subarray(candidates.length * LABELLED_WIDTH);
			for (const kept of copyNamed(one, rest, compare)) candidates.push(kept);
		}
		const block = { candidates, features: place.subarray(0, candidates.length * LABELLED_WIDTH) };
		describeField(block, field, compare);
		return block;
	};
	const ranked = new Map<Field, Choice[]>();
	return {
		describe: (field) => {
			const { candidates, features } = describe(field);
			return candidates.map(({ candidate }, i) => ({
				candidate,
				features: Float64Array.from(
					features.subarray(i * LABELLED_WIDTH, i * LABELLED_WIDTH + LABELLED_FEATURES.length),
				),
			}));
		},
		rank: (field) => {
			let known = ranked.get(field);
			if (!known) {
				const { candidates, features } = describe(field);
				const scores = document.models.judge(field.kind)(features);
				ranked.set(field, (known = rankAll(candidates, scores)));
			}
			return known;
		},
	};
}

/** Prepares the candidates of a field by family, up to the features that depend on its labels. */
function createPreparation(document: Document): (field: Field) => readonly FeatureBlock[] {
	const judgeText = createTextJudge();
	const families = new Map<Family, readonly Prepared[]>();
	const prepareFamily = (family: Family): readonly Prepared[] => {
		let prepared = families.get(family);
		if (!prepared) {
			const candidates = document.fact(openCandidates)(family);
			const survey = surveyCandidates(candidates);
			prepared = candidates.map((candidate) => ({
				candidate,
				alone: describeAlone(document, candidate, survey),
				reach: measureReach(candidate, survey),
			}));
			families.set(family, prepared);
		}
		return prepared;
	};
	const blocks = new Map<string, FeatureBlock>();
	return (field) =>
		familiesFor(field).map((family) => {
			const { kind, definition, concepts } = field;
			// Fields with the same key share their prepared candidates.
			const key = [family, kind, definition.type, concepts.has('merchantName')].join(' ');
			let block = blocks.get(key);
			if (!block) {
				const fitting = prepareFamily(family).filter((one) =>
					canBe(one.candidate, field, judgeText),
				);
				blocks.set(key, (block = prepareBlock(fitting, field, judgeText)));
			}
			return block;
		});
}

function prepareBlock(
	candidates: readonly Prepared[],
	field: Field,
	judgeText: JudgeText,
): FeatureBlock {
	const features = new Float32Array(candidates.length * LABELLED_WIDTH);
	for (const [i, { candidate, alone }] of candidates.entries()) {
		features.set(alone, i * LABELLED_WIDTH);
		const judgement = judgeText(candidate, field.kind);
		describeKind(features, i * LABELLED_WIDTH, field, { family: candidate.family, judgement });
	}
	return { candidates, features };
}

/** The families for a field. Numbers and dates come from their parsers only; a text may come from any. */
function familiesFor({ kind, concepts, definition: { type } }: Field): readonly Family[] {
	const family = FAMILY_OF[kind] ?? 'text';
	if (type === 'number' || PARSED_FAMILIES.has(family)) return [family];
	// Lines without a label are candidates only if the field's concept is known and no other source covers it.
	const isFree = concepts.size > 0 && !BY_SOURCES.has(kind);
	return [...new Set<Family>([family, 'text', ...(isFree ? (['line'] as const) : [])])];
}

/** Kinds that sources for sender and recipient read, from more than one line. */
const BY_SOURCES = new Set<Kind>(['company', 'merchant', 'party', 'address']);

function canBe(candidate: Candidate, { kind, concepts }: Field, judgeText: JudgeText): boolean {
	// The first word of a name, as in "Tienda La Esquina S.L.", is a label only if a colon follows it.
	if (concepts.has('merchantName') && isInsideName(candidate)) return false;
	const { plausible, labelLike } = judgeText(candidate, kind);
	if (isName(kind) && labelLike > ONLY_LABEL) return false;
	if (kind === 'id' && candidate.family !== 'id' && labelLike > HALF_LABEL) return false;
	return !STRICT.has(kind) || plausible > 0;
}

/** Share of label words from which a text is not a name ("Agency") or not a number ("Page 2"). */
const [ONLY_LABEL, HALF_LABEL] = [0.95, 0.5];

function isInsideName({ around, hasColon, segment }: Candidate): boolean {
	return around.same !== null && !hasColon && hasLegalForm(segment.text);
}

/** Copies features. Of very many candidates, only those with a label and the first others are kept. */
function copyNamed(
	{ candidates, features }: FeatureBlock,
	to: Float32Array,
	compare: (label: Label) => LabelMatch,
): readonly Prepared[] {
	if (candidates.length <= MANY) {
		to.set(features);
		return candidates;
	}
	const speaksFor = (label: Label | null) => {
		if (label === null) return false;
		const { own, alike } = compare(label);
		return own > 0.25 || alike > 0.45;
	};
	const kept: Prepared[] = [];
	let others = 0;
	for (let i = 0; i < candidates.length; i += 1) {
		const one = candidates[i];
		if (!one) continue;
		const { same, left, above, header, rowHead } = one.candidate.around;
		const isNamed =
			speaksFor(same) ||
			speaksFor(left) ||
			speaksFor(above) ||
			speaksFor(header) ||
			speaksFor(rowHead);
		if (!isNamed) others += 1;
		if (!isNamed && others > MANY / 3) continue;
		const from = i * LABELLED_WIDTH;
		to.set(features.subarray(from, from + LABELLED_WIDTH), kept.length * LABELLED_WIDTH);
		kept.push(one);
	}
	return kept;
}

function rankAll(candidates: readonly Prepared[], scores: Float64Array): Choice[] {
	const shares = softmaxWithNone(scores);
	const order = Array.from(scores.keys()).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
	// A value that occurs several times counts once.
	const values = new Map<string | number, Choice>();
	for (const i of order) {
		const candidate = candidates[i]?.candidate;
		if (!candidate) continue;
		const share = shares[i] ?? 0;
		const known = values.get(candidate.value);
		if (known) known.score += share;
		else values.set(candidate.value, { candidate, score: share });
		if (values.size > MAX_RANKED && share < 1e-6) break;
	}
	return [...values.values()].sort((a, b) => b.score - a.score).slice(0, MAX_RANKED);
}
