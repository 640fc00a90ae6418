import type { Found } from '../../model/extraction.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { fold } from '../lexicon/read-words.ts';
import { shareOut, weigh } from '../scoring/score.ts';
import { CONTRACT_PARTY_FEATURES, findContractParties } from './find-contract-parties.ts';
import { DURATION_FEATURES, findDurations } from './find-durations.ts';
import { findLaw } from './find-law.ts';
import { readProse } from './read-prose.ts';
import type { Prose } from './read-prose.ts';

export type ProseValue = { value: string; detail: Found };

const LEAST_SHARE = 0.36;
const MOST_PARTIES = 8;
const LEAST_PARTY = 0.36;

/** What contracts say in sentences: the law they are under, and how long they last. */
export function fillFromProse(document: Document, needs: readonly Need[]): Map<Need, ProseValue> {
	const filled = new Map<Need, ProseValue>();
	const wanted = needs.filter(({ kind }) => kind === 'jurisdiction' || kind === 'duration');
	if (wanted.length === 0) return filled;
	const prose = readProse(document);
	for (const need of wanted) {
		if (need.kind === 'jurisdiction') {
			const law = findLaw(prose);
			if (law) take(filled, need, prose, law.value, law.raw, law.at, law.confidence);
			continue;
		}
		if (need.concepts.has('probation')) continue;
		const isNotice = need.concepts.has('noticePeriod');
		const found = findDurations(prose, isNotice);
		const shares = shareOut(
			found.map(({ features }) => weigh(features, 'duration', DURATION_FEATURES)),
		);
		// The same length may be spoken of more than once.
		const sums = new Map<string, number>();
		found.forEach(({ value }, i) => sums.set(value, (sums.get(value) ?? 0) + (shares[i] ?? 0)));
		const best = [...sums].sort((a, b) => b[1] - a[1])[0];
		const first = found.find(({ value }) => value === best?.[0]);
		if (best && first && best[1] >= LEAST_SHARE)
			take(filled, need, prose, first.value, first.raw, first.at, best[1]);
	}
	return filled;
}

/** What a name is worth that stands where a contract names its parties. */
const INTRODUCED = 0.9;
const OPENING = 3000;

/** Right behind "between", or behind "(the “Company”) and": nobody else is named there. */
function isIntroduced({ text }: Prose, at: number): boolean {
	const before = text.slice(Math.max(0, at - 30), at);
	return (
		at < OPENING &&
		(/\b(?:by and between|made between|entered into between|PARTIES:)\s*(?:\(?[1iA]\)\s*)?$/.test(
			before,
		) ||
			/[”"’']\s*\)\s*[,;]?\s*and\s*(?:\(?[2iB]+\)\s*)?$/i.test(before))
	);
}

/** The names of those who sign. */
export function listContractParties(document: Document): { values: ProseValue[] } {
	const prose = readProse(document);
	const scored = findContractParties(prose)
		.map((party) => {
			const weight = weigh(party.features, 'contractParty', CONTRACT_PARTY_FEATURES);
			const score = 1 / (1 + Math.exp(-weight));
			return {
				...party,
				score: isIntroduced(prose, party.at) ? Math.max(score, INTRODUCED) : score,
			};
		})
		.filter(({ score }) => score >= LEAST_PARTY)
		.sort((a, b) => b.score - a.score);
	const kept: typeof scored = [];
	for (const party of scored) {
		const name = bare(party.value);
		const isKnown = kept.some(
			(other) => bare(other.value).includes(name) || name.includes(bare(other.value)),
		);
		if (!isKnown && kept.length < MOST_PARTIES) kept.push(party);
	}
	const values = kept
		.sort((a, b) => a.at - b.at)
		.map(({ value, at, score }) => present(prose, value, value, at, score));
	return { values };
}

/** A name without its legal form: "Avanir Pharmaceuticals" and "Avanir Pharmaceuticals, Inc." are one. */
function bare(name: string): string {
	return fold(name)
		.replace(/\b(?:inc|corp|corporation|company|co|ltd|limited|llc|lp|llp)\b/g, '')
		.replace(/[^a-z0-9]/g, '');
}

function take(
	filled: Map<Need, ProseValue>,
	need: Need,
	prose: Prose,
	value: string,
	raw: string,
	at: number,
	confidence: number,
): void {
	filled.set(need, present(prose, value, raw, at, confidence));
}

function present(
	prose: Prose,
	value: string,
	raw: string,
	at: number,
	confidence: number,
): ProseValue {
	const segment = prose.segmentAt(at);
	const box = segment?.box ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
	return { value, detail: { confidence, page: (segment?.page ?? 0) + 1, box, raw, checks: [] } };
}
