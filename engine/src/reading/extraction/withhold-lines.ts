import type { Line, PageLayout } from '../../model/layout.ts';
import type { Fact } from './document.ts';
import { anyOf } from './lexicon/any-of.ts';
import { CHAT_MARKS, INSTRUCTIONS } from './lexicon/terms/instructions.ts';

const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(INSTRUCTIONS)}|${anyOf(CHAT_MARKS)}`, 'iu');
/** Characters examined per line. */
const MAX_CHARACTERS = 500;
/** Lines of the paragraph that are withheld after an instruction. */
const MAX_FOLLOWING = 3;

/**
 * The ids of segments that are suspected prompt injections. They are left out of the second reader's prompt, and
 * its answers are not accepted from them. The first reader reads them too, because it follows no instructions, but
 * doubts what it finds there.
 */
export const withheldSegments: Fact<ReadonlySet<number>> = ({ pages }) =>
	new Set(pages.flatMap((page) => [...withholdLines(page)]));

/** The suspected prompt injections of one page. */
export function withholdLines({ lines }: PageLayout): ReadonlySet<number> {
	const withheld = new Set<number>();
	for (const [i, line] of lines.entries()) {
		const next = lines[i + 1];
		const isOwn = PATTERN.test(textOf(line));
		// An instruction may be broken over two lines.
		const isBroken =
			!isOwn &&
			next &&
			!PATTERN.test(textOf(next)) &&
			PATTERN.test(`${textOf(line)} ${textOf(next)}`);
		if (!isOwn && !isBroken) continue;
		const blocks = new Set(line.segments.map(({ block }) => block));
		for (const [j, one] of lines.slice(i, i + 1 + MAX_FOLLOWING).entries()) {
			for (const { id, block } of one.segments) if (j === 0 || blocks.has(block)) withheld.add(id);
		}
		if (isBroken) for (const { id } of next.segments) withheld.add(id);
	}
	return withheld;
}

function textOf({ segments }: Line): string {
	return segments
		.map(({ text }) => text)
		.join(' ')
		.slice(0, MAX_CHARACTERS);
}
