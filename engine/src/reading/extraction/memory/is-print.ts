import type { Word } from '../../../model/document.ts';
import type { PageLayout } from '../../../model/layout.ts';
import type { KnownLesson } from './align-lesson.ts';
import { hashWord } from './hash-words.ts';
import { scale } from './map-page.ts';

/** From this share of its words on, a text is what is printed on all documents of the make. */
const PRINTED = 0.5;
/** How far from the column of its anchor, in thousandths of the width, a printed word may be. */
const ASIDE = 14;

/**
 * Whether a text is part of the form, not of what was filled into it. What is filled in may have the words of a
 * label that stands elsewhere; `isCut`: what stands behind a value may not. Lessons know where words stand on the
 * first page only.
 */
export function isPrint(
	words: readonly Pick<Word, 'text' | 'box'>[],
	page: PageLayout,
	{ lesson, alignment }: Pick<KnownLesson, 'lesson' | 'alignment'>,
	isCut = false,
): boolean {
	const hashed = words.flatMap(({ text, box }) => {
		const hash = hashWord(text);
		return hash === undefined ? [] : [{ hash, x: scale(page, box.x0) }];
	});
	const printed = hashed.filter(({ hash, x }) =>
		lesson.anchors.some(
			([known, at]) =>
				known === hash &&
				(page.index > 0 || isCut || Math.abs(alignment.scale * at + alignment.dx - x) <= ASIDE),
		),
	);
	return hashed.length > 0 && printed.length >= PRINTED * hashed.length;
}
