import { sigmoid } from '../../evidence/probability.ts';
import { PRIORS } from '../../models/priors.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import { ADDED_FORMS } from '../../lexicon/legal-forms.ts';
import { AND, INTRODUCTIONS } from '../../lexicon/terms/contracts.ts';
import type { ValueDetail } from '../../../../model/extraction.ts';
import type { Document } from '../../document.ts';
import { fold } from '../../lexicon/read-words.ts';
import type { Example } from '../../models/example.ts';
import { toDetail } from '../../source.ts';
import { findContractParties } from './find-contract-parties.ts';
import { placeAt, readProse } from './read-prose.ts';
import type { Prose } from './read-prose.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';

type ContractPartyValue = { value: string; detail: ValueDetail };

const MAX_PARTIES = 8;
const OPENING = 3000;

const AT_BETWEEN = new RegExp(String.raw`\b${anyOf(INTRODUCTIONS)}\s*(?:\(?[1iA]\)\s*)?$`);
const AFTER_SHORT_NAME = new RegExp(
	String.raw`[”"’']\s*\)\s*(?:[,;]\s*)?${anyOf(AND)}\s*(?:\(?[2iB]+\)\s*)?$`,
	'i',
);

/** Whether a name follows "between" or "(the “Company”) and". Only parties are named there. */
function isIntroduced({ text }: Prose, at: number): boolean {
	const before = text.slice(Math.max(0, at - 30), at);
	return at < OPENING && (AT_BETWEEN.test(before) || AFTER_SHORT_NAME.test(before));
}

/** Lists the parties to a contract, in order of appearance. */
export function listContractParties(document: Document): ContractPartyValue[] {
	const prose = document.fact(readProse);
	const scored = findContractParties(prose)
		.map((party) => {
			const score = sigmoid(document.models.contractParty(party.features));
			return {
				...party,
				score: isIntroduced(prose, party.at)
					? Math.max(score, PRIORS.contractParties.introduced)
					: score,
			};
		})
		.filter(({ score }) => score >= THRESHOLDS.sources.contractParty)
		.sort((a, b) => b.score - a.score);
	const kept: typeof scored = [];
	for (const party of scored) {
		const name = bare(party.value);
		const isKnown = kept.some(
			(other) => bare(other.value).includes(name) || name.includes(bare(other.value)),
		);
		if (!isKnown && kept.length < MAX_PARTIES) kept.push(party);
	}
	return kept
		.sort((a, b) => a.at - b.at)
		.map(({ value, at, score }) => ({
			value,
			detail: toDetail({ ...placeAt(prose, at), raw: value, confidence: score }),
		}));
}

const LEGAL_FORM = new RegExp(String.raw`\b${anyOf(ADDED_FORMS)}\b`, 'gi');

/** Removes the legal form, so that "Avanir Pharmaceuticals" equals "Avanir Pharmaceuticals, Inc.". */
function bare(name: string): string {
	return fold(name)
		.replace(LEGAL_FORM, '')
		.replace(/[^a-z0-9]/g, '');
}

/** Training examples for the model of contract parties, one per name. */
export function contractPartyExamples(
	document: Document,
	isParty: (name: string) => boolean,
): Example[] {
	return findContractParties(document.fact(readProse)).map(({ value, features }) => ({
		model: 'contractParty',
		kind: 'contractParty',
		candidates: [{ features, isRight: isParty(value) }],
	}));
}
