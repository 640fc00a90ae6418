import { field, markup } from './html.ts';
import type { Markup, Printed } from './html.ts';

type Shown = string | number | Printed;

/** A cell of a typewriter's column in `<pre>`: the value, filled up with blanks on its right. */
export function typed(path: string, content: Shown, width: number): Markup {
	return markup`${field(path, content)}${blanks(content, width)}`;
}

/** The same with the blanks on its left, as numbers stand. */
export function typedRight(path: string, content: Shown, width: number): Markup {
	return markup`${blanks(content, width)}${field(path, content)}`;
}

/** At most so many signs of a text; a till cuts names that are too long. */
export function cut(text: string, width: number): string {
	return text.length > width ? text.slice(0, width).trimEnd() : text;
}

/** Words in lines of at most so many signs. */
export function wrapLines(text: string, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= width)
			lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}

function blanks(content: Shown, width: number): string {
	const text = typeof content === 'object' ? content.text : String(content);
	return ' '.repeat(Math.max(0, width - text.length));
}
