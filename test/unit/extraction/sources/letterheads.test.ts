import { describe, expect, test } from '@jest/globals';
import { makeLetterheads } from '../../../../evaluation/generate/make-letterheads.ts';
import type { Made } from '../../../../evaluation/generate/made.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const { template, documents } = makeLetterheads();
/** One bill per layout in each of these languages; `npm run eval` reads all. */
const SHOWN = /-(?:de-1|en-2|fr-1)$/;
const families = Map.groupBy(
	documents.filter(({ id }) => SHOWN.test(id)),
	({ family = '' }) => family,
);

type Parties = Record<'seller' | 'buyer', { name: string | null; address: string | null }>;

/** Sender and recipient, read from the drawn texts. */
function read({ sheets }: Made): Parties {
	const texts = sheets[0]?.texts ?? [];
	const words = texts.map(({ x, y, text, size, right }) =>
		put(right ? x - 5 * text.length * (size / 10) : x, y, text, size),
	);
	return extract(layOut(...words), template.schema).result as Parties;
}

describe('sender and recipient of a bill, decided together', () => {
	test.each([...families.keys()])('%s', (family) => {
		const bills = families.get(family) ?? [];
		const found = bills.map((made) => {
			const { seller, buyer } = read(made);
			return { id: made.id, seller: seller.name, buyer: buyer.name };
		});
		const wanted = bills.map(({ id, truth }) => {
			const { seller, buyer } = truth as Parties;
			return { id, seller: seller.name, buyer: buyer.name };
		});
		expect(found).toEqual(wanted);
	});
});
