import type { Word } from '../../model/document.ts';
import { minOf } from '../../model/extremes.ts';
import { boxAround } from '../../model/geometry.ts';

/** Joins words into one without spaces. */
export function joinWords(run: readonly Word[]): Word {
	const [first] = run;
	if (!first) throw new Error('there is nothing to join');
	return {
		...first,
		text: run.map(({ text }) => text).join(''),
		box: boxAround(run),
		confidence: minOf(run.map(({ confidence }) => confidence)),
	};
}
