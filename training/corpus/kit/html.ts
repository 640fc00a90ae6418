/** Text that is HTML already. */
export type Markup = { readonly markup: string };

/** A value as it is printed, and as the product should return it. */
export type Printed = { readonly text: string; readonly value: string | number | boolean };

export type Content =
	string | number | Markup | Printed | readonly Content[] | null | undefined | false;

/**
 * HTML with escaped values; lists are joined, and null, undefined and false print nothing. Not called `html`, which
 * Prettier would lay out anew.
 */
export function markup(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
	let all = parts[0] ?? '';
	for (const [i, content] of contents.entries()) all += print(content) + (parts[i + 1] ?? '');
	return { markup: all };
}

/**
 * An element whose text is the value of a field. The value is the text itself, unless the content is printed
 * otherwise than it is returned (`locale.money(…)`, `locale.date(…)`), or `value` says so.
 */
export function field(
	path: string,
	content: string | number | Markup | Printed,
	value?: string | number | boolean,
): Markup {
	const own = typeof content === 'object' && 'value' in content ? content.value : undefined;
	const returned = value ?? own;
	const told = returned === undefined ? '' : ` data-value="${escape(String(returned))}"`;
	return { markup: `<span data-field="${escape(path)}"${told}>${print(content)}</span>` };
}

/** A part of a value that is printed in several places (the cells of a comb, the lines of a form). */
export function part(path: string, content: string | Markup, value?: string | number): Markup {
	const told = value === undefined ? '' : ` data-value="${escape(String(value))}"`;
	return { markup: `<span data-field="${escape(path)}" data-part${told}>${print(content)}</span>` };
}

/** Letters in boxes, one `<i class="comb">` each, which the family styles; empty boxes fill up to `length`. */
export function comb(path: string, text: string, length: number, value?: string | number): Markup {
	const letters = Array.from(text.padEnd(length));
	return markup`${letters.map((letter) =>
		letter === ' '
			? markup`<i class="comb"></i>`
			: markup`<i class="comb">${part(path, letter, value)}</i>`,
	)}`;
}

function print(content: Content): string {
	if (content === null || content === undefined || content === false) return '';
	if (Array.isArray(content)) return content.map(print).join('');
	if (typeof content === 'string') return escape(content);
	if (typeof content === 'number') return String(content);
	return 'markup' in content ? content.markup : escape((content as Printed).text);
}

function escape(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}
