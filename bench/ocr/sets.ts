import { drawLetter, drawReceipt } from './draw-pages.ts';
import type { TruthPage } from './draw-pages.ts';
import { createRandom } from './random.ts';
import { SPOILINGS } from './spoil.ts';
import { TEXTS } from './texts.ts';

/** Receipts with every kind of degradation, and letters. */
export const SETS: readonly string[] = [
	...Object.keys(SPOILINGS).map((how) => `receipts-${how}`),
	'letters-plain',
	'letters-jpeg',
];

/** One page in each language, or in the given ones; the same pages in every run. */
export async function drawSet(set: string, only: readonly string[] = []): Promise<TruthPage[]> {
	const [kind = '', how = ''] = set.split('-');
	const spoil = SPOILINGS[how];
	if (!spoil) throw new Error(`there is no set ${set}; there are ${SETS.join(', ')}`);
	const pages: TruthPage[] = [];
	for (const [index, language] of Object.keys(TEXTS).entries()) {
		if (only.length > 0 && !only.includes(language)) continue;
		const random = createRandom(1000 + index);
		const draw = kind === 'letters' ? drawLetter : drawReceipt;
		pages.push(await spoil(draw(language, random), random));
	}
	return pages;
}
