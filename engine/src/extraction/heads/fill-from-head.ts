import type { Found } from '../../model/extraction.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { readTokens } from '../lexicon/read-words.ts';
import { shareOut, weigh } from '../scoring/score.ts';
import { findHeadAddresses, HEAD_ADDRESS_FEATURES } from './find-head-addresses.ts';
import { isBuyers } from './find-issuers.ts';
import { findMerchants, MERCHANT_FEATURES } from './find-merchants.ts';
import type { MerchantCandidate } from './find-merchants.ts';
import { isPersonName } from '../values/names.ts';
import { readHead } from './read-head.ts';
import type { HeadLine } from './read-head.ts';
import { mainConcept } from '../fields/read-needs.ts';

export type HeadValue = { value: string; detail: Found };

const LEAST_SHARE = 0.2;
const TITLE_LINES = 5;

/** The name and the address that a document begins with, where no label names them. */
export function fillFromHead(document: Document, needs: readonly Need[]): Map<Need, HeadValue> {
	const filled = new Map<Need, HeadValue>();
	const take = (need: Need, value: string, line: HeadLine, confidence: number) => {
		const { box, segment } = line;
		filled.set(need, {
			value,
			detail: { confidence, page: segment.page + 1, box, raw: value, checks: [] },
		});
	};
	const merchants = once(() => findMerchants(document));
	const addresses = once(() => findHeadAddresses(document));
	for (const need of needs) {
		if (need.kind === 'person' && mainConcept(need) === 'personName' && need.path.length === 1) {
			const line = findTitlePerson(document);
			if (line) take(need, line.text, line, 0.7);
		}
		if (need.kind === 'merchant' || (need.kind === 'company' && need.party === 'seller')) {
			const isOpen = ({ line }: MerchantCandidate) =>
				need.party !== 'seller' || !isBuyers(document, line.segment);
			const best = chooseBest(merchants().filter(isOpen), 'merchant', MERCHANT_FEATURES);
			if (best) take(need, best.text, best.line, best.share);
		}
		if (need.kind === 'address') {
			const best = chooseBest(addresses(), 'headAddress', HEAD_ADDRESS_FEATURES);
			const [line] = best?.lines ?? [];
			if (best && line) take(need, best.text, line, best.share);
		}
	}
	return filled;
}

/** A name in large letters at the top, as on a curriculum vitae. */
function findTitlePerson(document: Document): HeadLine | undefined {
	const usual = document.pages[0]?.size ?? 10;
	return readHead(document)
		.slice(0, TITLE_LINES)
		.find(
			({ text, size }, i) =>
				isPersonName(text) && !isTitle(text) && (size > 1.2 * usual || i === 0),
		);
}

/** "Driving licence": every word is one that documents are called by or labels are made of. */
function isTitle(text: string): boolean {
	return readTokens(text).every(({ lemmas }) => lemmas.length > 0);
}

/** Several fields may ask for the same; it is looked for when the first does. */
function once<T>(find: () => T): () => T {
	let found: T | undefined;
	return () => (found ??= find());
}

/** The likeliest of several, if it is likely enough. */
function chooseBest<T extends { features: Float64Array }>(
	candidates: readonly T[],
	model: string,
	names: readonly string[],
): (T & { share: number }) | undefined {
	const shares = shareOut(candidates.map(({ features }) => weigh(features, model, names)));
	const at = indexOfMost(shares);
	const [best, share = 0] = [candidates[at], shares[at]];
	return best && share >= LEAST_SHARE ? { ...best, share } : undefined;
}

function indexOfMost(shares: readonly number[]): number {
	return shares.reduce((best, share, i) => (share > (shares[best] ?? 0) ? i : best), 0);
}
