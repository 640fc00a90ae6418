/**
 * Fits the weights of the extraction on folders of documents with their truth and writes them into the
 * source: node evaluation/fit.ts DIR [DIR …] --pages CACHE [--quick] [--dry]
 * `--quick` leaves out the cross-validation, `--dry` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDocument } from '../engine/src/extraction/document.ts';
import { readNeed, readNeeds } from '../engine/src/extraction/fields/read-needs.ts';
import {
	findHeadAddresses,
	HEAD_ADDRESS_FEATURES,
} from '../engine/src/extraction/heads/find-head-addresses.ts';
import { findMerchants, MERCHANT_FEATURES } from '../engine/src/extraction/heads/find-merchants.ts';
import type { Kind } from '../engine/src/extraction/kinds.ts';
import { describeBlock, PARTY_FEATURES } from '../engine/src/extraction/parties/describe-block.ts';
import { findAddressBlocks } from '../engine/src/extraction/parties/find-address-blocks.ts';
import {
	CONTRACT_PARTY_FEATURES,
	findContractParties,
} from '../engine/src/extraction/prose/find-contract-parties.ts';
import { DURATION_FEATURES, findDurations } from '../engine/src/extraction/prose/find-durations.ts';
import { readProse } from '../engine/src/extraction/prose/read-prose.ts';
import { createRanking } from '../engine/src/extraction/scoring/rank-candidates.ts';
import { FEATURES } from '../engine/src/extraction/scoring/features.ts';
import { parseValue } from '../engine/src/extraction/values/parse-value.ts';
import { layOutPages } from '../engine/src/layout/lay-out-pages.ts';
import { isEmpty, isEqual } from './compare.ts';
import { fitSoftmax, measureChoices } from './fit-softmax.ts';
import type { Choice } from './fit-softmax.ts';
import { openSets } from './open-set.ts';
import { createPageReader } from './read-pages.ts';
import { valueAt } from './score.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { pages: { type: 'string' }, dry: { type: 'boolean' }, quick: { type: 'boolean' } },
});
/** Candidates with the best labels are all looked at, of the others a sample that stands for all. */
const BEST_LABELLED = 40;
const SAMPLED = 25;
const BEST = FEATURES.indexOf('best');
const FOLDS = 5;

type Judged = { features: Float64Array; isRight: boolean; times?: number };
type Example = Choice & { set: string; model: string };

const readPages = createPageReader(values.pages);
const sets = positionals.flatMap((folder) => openSets(folder));
const examples: Example[] = [];
/** Kinds that are read from elsewhere than from beside a label. */
const ELSEWHERE = new Set<Kind>([
	'currency',
	'street',
	'postcode',
	'city',
	'party',
	'jurisdiction',
	'duration',
	'boolean',
	'merchant',
	'address',
	'section',
	'prose',
]);

for (const { name, schema, kinds, documents } of sets) {
	for (const { id, path, truth } of documents) {
		const document = openDocument(layOutPages(await readPages(path, `${name}/${id}`, schema)));
		const add = (model: string, kind: string, candidates: Judged[]) =>
			examples.push({
				...{ model, kind, set: name, group: `${name}/${id}` },
				// Every set has the same say, however many documents it has.
				weight: 20 / documents.length,
				candidates: candidates.map(({ features }) => features),
				right: candidates.map(({ isRight }) => isRight),
				times: candidates.map(({ times = 1 }) => times),
			});
		for (const [at, field] of Object.entries(schema.data)) {
			const expected = valueAt(truth, at);
			if (field.type !== 'array' || field.itemType !== 'string' || !Array.isArray(expected))
				continue;
			if (readNeed([at], field).kind !== 'party') continue;
			for (const { value, features } of findContractParties(readProse(document))) {
				const isRight = expected.some((one) => isEqual('name', one, value));
				add('contractParty', 'contractParty', [{ features, isRight }]);
			}
		}
		const { describe } = createRanking(document);
		for (const need of readNeeds(schema.data)) {
			const at = need.path.join('.');
			const expected = valueAt(truth, at);
			const comparison = kinds[at];
			if (!comparison || expected === undefined) continue;
			const judge = (value: unknown) =>
				!isEmpty(expected) && !isEmpty(value) && isEqual(comparison, expected, value);
			const isName =
				need.kind === 'merchant' ||
				(need.kind === 'company' && need.party === 'seller' && need.path.length === 1);
			if (isName) {
				add(
					'merchant',
					'merchant',
					findMerchants(document).map(({ text, features }) => ({ features, isRight: judge(text) })),
				);
			}
			if (need.kind === 'address' && need.party === null) {
				add(
					'headAddress',
					'headAddress',
					findHeadAddresses(document).map(({ text, features }) => ({
						features,
						isRight: judge(text),
					})),
				);
			}
			if (need.kind === 'duration') {
				add(
					'duration',
					'duration',
					findDurations(readProse(document), false).map(({ value, features }) => ({
						features,
						isRight: judge(value),
					})),
				);
			}
			if (need.party && need.path.length > 1 && need.kind === 'postcode') {
				const { party } = need;
				const of = (kind: Kind) => {
					const other = readNeeds(schema.data).find(
						(one) => one.party === party && one.kind === kind,
					);
					return other && valueAt(truth, other.path.join('.'));
				};
				const blocks = findAddressBlocks(document);
				add(
					party,
					party,
					blocks.map((block, i) => ({
						features: describeBlock(document, block, party, i),
						isRight:
							judge(block.place.postcode) &&
							(isEmpty(of('city')) || isEqual('name', of('city'), block.place.city)),
					})),
				);
			}
			const isLabelled =
				!ELSEWHERE.has(need.kind) &&
				(need.party === null || need.path.length === 1) &&
				document.fields.length === 0;
			if (!isLabelled && !(need.kind === 'vat' || need.kind === 'id')) continue;
			if (isName) continue;
			const described = describe(need)
				.map(({ candidate, features }) => {
					const value =
						candidate.family === 'text'
							? parseValue(candidate.raw, need.kind, document)
							: candidate.value;
					return { features, isRight: judge(value) };
				})
				.sort((one, other) => (other.features[BEST] ?? 0) - (one.features[BEST] ?? 0));
			if (!isContradicted(described)) add('label', need.kind, sample(described));
		}
	}
}
await readPages.close();

const table: Record<string, Record<string, number>> = {};
const MODELS: Readonly<Record<string, readonly string[]>> = {
	label: FEATURES,
	merchant: MERCHANT_FEATURES,
	headAddress: HEAD_ADDRESS_FEATURES,
	seller: PARTY_FEATURES,
	buyer: PARTY_FEATURES,
	duration: DURATION_FEATURES,
	contractParty: CONTRACT_PARTY_FEATURES,
};
for (const [model, features] of Object.entries(MODELS)) {
	const choices = examples.filter((one) => one.model === model);
	const found = choices.filter(({ right }) => right.some(Boolean)).length;
	print(`${model}: ${choices.length} fields, ${found} of them among the candidates`);
	if (!values.quick) {
		report('held out by document', choices, features.length, (one) =>
			String(hash(one.group.split('/')[1] ?? '') % FOLDS),
		);
		report('held out by set', choices, features.length, (one) => one.set);
	}
	const { shared, own } = fitSoftmax(choices, features.length);
	const named = (weights: Float64Array) =>
		Object.fromEntries(
			features.map((feature, i) => [feature, Number((weights[i] ?? 0).toFixed(3))]),
		);
	if (model === 'label') table.default = named(shared);
	for (const [kind, weights] of own) table[kind] = named(weights);
}
if (!values.dry) {
	writeFileSync(
		new URL('../engine/src/extraction/scoring/weights.ts', import.meta.url),
		`/** Made by \`npm run fit\`; see docs/extraction.md. Kinds that are not listed use \`default\`. */\nexport const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = ${JSON.stringify(table, null, '\t')};\n`,
	);
}

function report(
	title: string,
	choices: readonly Example[],
	size: number,
	foldOf: (one: Example) => string,
): void {
	const bySet = new Map<string, { right: number; all: number }>();
	for (const fold of new Set(choices.map(foldOf))) {
		const held = choices.filter((one) => foldOf(one) === fold);
		const learned = fitSoftmax(
			choices.filter((one) => foldOf(one) !== fold),
			size,
		);
		for (const set of new Set(held.map((one) => one.set))) {
			const { right, all } = measureChoices(
				held.filter((one) => one.set === set),
				learned,
				size,
			);
			const known = bySet.get(set) ?? { right: 0, all: 0 };
			bySet.set(set, { right: known.right + right, all: known.all + all });
		}
	}
	print(`  ${title}`);
	for (const [set, { right, all }] of [...bySet].sort())
		print(`    ${set.padEnd(20)} ${((100 * right) / all).toFixed(1).padStart(5)} % of ${all}`);
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

function sample(candidates: readonly Judged[]): Judged[] {
	const kept = candidates.filter(({ isRight }, i) => isRight || i < BEST_LABELLED);
	const others = candidates.filter(({ isRight }, i) => !isRight && i >= BEST_LABELLED);
	const step = Math.max(1, Math.ceil(others.length / SAMPLED));
	return [
		...kept,
		...others.filter((_, i) => i % step === 0).map((one) => ({ ...one, times: step })),
	];
}

function hash(text: string): number {
	let sum = 7;
	for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
	return sum;
}

function print(text: string): void {
	process.stdout.write(`${text}\n`);
}
