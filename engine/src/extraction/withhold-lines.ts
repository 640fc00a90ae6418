import type { Line, PageLayout } from '../model/layout.ts';
import type { Fact } from './document.ts';
import { anyOf } from './lexicon/any-of.ts';
import { INSTRUCTIONS } from './lexicon/terms/instructions.ts';

const PATTERN = new RegExp(anyOf(INSTRUCTIONS), 'iu');
/** Of a line; instructions that are longer begin before. */
const MAX_CHARACTERS = 500;
/** An instruction goes on for so many lines of its paragraph. */
const MAX_FOLLOWING = 3;

/**
 * The segments, by id, of lines that speak to a program which reads the document. They are neither shown to
 * the second reader nor is a value found in them: a reader that does as it is told must not be told anything.
 */
export const withheldSegments: Fact<ReadonlySet<number>> = ({ pages }) =>
	new Set(pages.flatMap((page) => [...withholdLines(page)]));

/** Those of one page. */
export function withholdLines({ lines }: PageLayout): ReadonlySet<number> {
	const withheld = new Set<number>();
	for (const [i, line] of lines.entries()) {
		const next = lines[i + 1];
		const isOwn = PATTERN.test(textOf(line));
		// One that is broken over two lines is found in both together.
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
