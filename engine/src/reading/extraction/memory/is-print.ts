import type { Word } from '../../../model/document.ts';
import type { PageLayout } from '../../../model/layout.ts';
import type { KnownLesson } from './align-lesson.ts';
import { hashWord } from './hash-words.ts';
import { scale } from './map-page.ts';

/** Minimum share of known words in a text that is printed on all documents of the make. */
const PRINTED = 0.5;
/** Maximum horizontal distance of a printed word from its anchor, in thousandths of the width. */
const ASIDE = 14;

/**
 * Whether a text is printed on all documents of the make, as opposed to filled in. A word counts only in the column of
 * its anchor, because a filled-in text may contain words of a label elsewhere. `isCut`: the column is ignored, for
 * text after a value. Anchors have positions on the first page only.
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
