import type { Document } from '../engine/src/extraction/document.ts';
import { readNeed, readNeeds } from '../engine/src/extraction/fields/read-needs.ts';
import type { Need } from '../engine/src/extraction/fields/read-needs.ts';
import { findHeadAddresses } from '../engine/src/extraction/heads/find-head-addresses.ts';
import { findMerchants } from '../engine/src/extraction/heads/find-merchants.ts';
import type { Kind } from '../engine/src/extraction/kinds.ts';
import { describeBlock } from '../engine/src/extraction/parties/describe-block.ts';
import { findAddressBlocks } from '../engine/src/extraction/parties/find-address-blocks.ts';
import { findContractParties } from '../engine/src/extraction/prose/find-contract-parties.ts';
import { findDurations } from '../engine/src/extraction/prose/find-durations.ts';
import { readProse } from '../engine/src/extraction/prose/read-prose.ts';
import { FEATURES } from '../engine/src/extraction/scoring/features.ts';
import { createRanking } from '../engine/src/extraction/scoring/rank-candidates.ts';
import { parseValue } from '../engine/src/extraction/values/parse-value.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { isEmpty, isEqual } from './compare.ts';
import type { Choice } from './fit-softmax.ts';
import { valueAt } from './score.ts';
import type { Kinds } from './score.ts';

/** Candidates with the best labels are all looked at, of the others a sample that stands for all. */
const BEST_LABELLED = 40;
const SAMPLED = 25;
const BEST = FEATURES.indexOf('best');
/** Kinds that are read from elsewhere than from beside a label. */
const ELSEWHERE = new Set<Kind>([
	...(['currency', 'street', 'postcode', 'city', 'party', 'jurisdiction', 'duration'] as const),
	...(['boolean', 'merchant', 'address', 'section', 'prose'] as const),
]);

type Judged = { features: Float64Array; isRight: boolean; times?: number };
export type Example = Omit<Choice, 'weight'> & { model: string };
export type Sample = {
	document: Document;
	schema: TemplateSchema;
	kinds: Kinds;
	truth: Readonly<Record<string, unknown>>;
};

/** What a document with known values teaches: for each field its candidates, and which are right. */
export function collectExamples(sample: Sample): Example[] {
	const { document, schema, kinds, truth } = sample;
	const { describe } = createRanking(document);
	const needs = readNeeds(schema.data);
	const labelled = needs.flatMap((need): Example[] => {
		const at = need.path.join('.');
		const expected = valueAt(truth, at);
		const comparison = kinds[at];
		if (!comparison || expected === undefined) return [];
		const judge = (value: unknown) =>
			!isEmpty(expected) && !isEmpty(value) && isEqual(comparison, expected, value);
		const elsewhere = collectElsewhere(sample, need, needs, judge);
		if (!isLabelled(document, need)) return elsewhere;
		const described = describe(need)
			.map(({ candidate, features }) => {
				const value =
					candidate.family === 'text'
						? parseValue(candidate.raw, need.kind, document)
						: candidate.value;
				return { features, isRight: judge(value) };
			})
			.sort((one, other) => (other.features[BEST] ?? 0) - (one.features[BEST] ?? 0));
		if (isContradicted(described)) return elsewhere;
		return [...elsewhere, toExample('label', need.kind, thinOut(described))];
	});
	return [...collectParties(sample), ...labelled];
}

function toExample(model: string, kind: string, candidates: readonly Judged[]): Example {
	return {
		...{ model, kind },
		candidates: candidates.map(({ features }) => features),
		right: candidates.map(({ isRight }) => isRight),
		times: candidates.map(({ times = 1 }) => times),
	};
}

function isMerchant({ kind, party, path }: Need): boolean {
	return kind === 'merchant' || (kind === 'company' && party === 'seller' && path.length === 1);
}

function isLabelled(document: Document, need: Need): boolean {
	if (isMerchant(need)) return false;
	if (need.kind === 'vat' || need.kind === 'id') return true;
	return (
		!ELSEWHERE.has(need.kind) &&
		(need.party === null || need.path.length === 1) &&
		document.fields.length === 0
	);
}

function collectParties({ document, schema, truth }: Sample): Example[] {
	return Object.entries(schema.data).flatMap(([at, field]) => {
		const expected = valueAt(truth, at);
		if (field.type !== 'array' || field.itemType !== 'string' || !Array.isArray(expected))
			return [];
		if (readNeed([at], field).kind !== 'party') return [];
		return findContractParties(readProse(document)).map(({ value, features }) => {
			const isRight = expected.some((one) => isEqual('name', one, value));
			return toExample('contractParty', 'contractParty', [{ features, isRight }]);
		});
	});
}

function collectElsewhere(
	{ document, truth }: Sample,
	need: Need,
	needs: readonly Need[],
	judge: (value: unknown) => boolean,
): Example[] {
	const { kind, party, path } = need;
	const judgeTexts = (model: string, found: readonly { text: string; features: Float64Array }[]) =>
		toExample(
			model,
			model,
			found.map(({ text, features }) => ({ features, isRight: judge(text) })),
		);
	const examples: Example[] = [];
	if (isMerchant(need)) examples.push(judgeTexts('merchant', findMerchants(document)));
	if (kind === 'address' && party === null)
		examples.push(judgeTexts('headAddress', findHeadAddresses(document)));
	if (kind === 'duration' && need.concepts.has('term')) {
		const found = findDurations(readProse(document), false);
		const judged = found.map(({ value, features }) => ({ features, isRight: judge(value) }));
		examples.push(toExample('duration', 'duration', judged));
	}
	if (party && path.length > 1 && kind === 'postcode') {
		const cityNeed = needs.find((one) => one.party === party && one.kind === 'city');
		const city = cityNeed && valueAt(truth, cityNeed.path.join('.'));
		const judged = findAddressBlocks(document).map((block, i) => ({
			features: describeBlock(document, block, party, i),
			isRight:
				judge(block.place.postcode) && (isEmpty(city) || isEqual('name', city, block.place.city)),
		}));
		examples.push(toExample(party, party, judged));
	}
	return examples;
}

/** A truth without a label of its own, while the field's own label stands elsewhere, teaches nothing. */
function isContradicted(candidates: readonly Judged[]): boolean {
	const best = (isRight: boolean) =>
		Math.max(
			0,
			...candidates
				.filter((one) => one.isRight === isRight)
				.map(({ features }) => features[BEST] ?? 0),
		);
	return candidates.some(({ isRight }) => isRight) && best(true) < 0.4 && best(false) > 0.85;
}

function thinOut(candidates: readonly Judged[]): Judged[] {
	const kept = candidates.filter(({ isRight }, i) => isRight || i < BEST_LABELLED);
	const others = candidates.filter(({ isRight }, i) => !isRight && i >= BEST_LABELLED);
	const step = Math.max(1, Math.ceil(others.length / SAMPLED));
	return [
		...kept,
		...others.filter((_, i) => i % step === 0).map((one) => ({ ...one, times: step })),
	];
}
