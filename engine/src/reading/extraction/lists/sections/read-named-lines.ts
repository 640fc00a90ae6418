import type { Segment } from '../../../../model/layout.ts';
import type { Field } from '../../request/read-fields.ts';
import { cut, SHARED_LABEL } from '../split-items.ts';
import type { ItemValue } from '../tables/item-value.ts';
import { BULLET } from '../bullet.ts';
import type { Section, SectionLine } from './find-section.ts';

type NamedLine = { name: string; text: string; from: Segment };

/**
 * Reads lines that begin with a common name of their items, such as "Databases: Redis, Postgres". The list must have
 * items with one text and one list of texts. Returns undefined if the list asks for something else or no line has
 * this form.
 */
export function readNamedLines(
	{ lines }: Section,
	fields: readonly Field[],
): ItemValue[][] | undefined {
	const [list, ...otherLists] = fields.filter(isList);
	const [name, ...others] = fields.filter((field) => !isList(field));
	if (!list || !name || otherLists.length > 0 || others.length > 0) return undefined;
	if (name.definition.type !== 'string') return undefined;
	const named = nameLines(lines);
	if (named.length === 0) return undefined;
	return named.map(({ name: own, text, from: { box, page } }) => [
		{ field: name, value: own, raw: own, box, page },
		{ field: list, value: cut(text), raw: text, box, page },
	]);
}

const isList = ({ definition }: Field): boolean => definition.type === 'array';

function nameLines(lines: readonly SectionLine[]): NamedLine[] {
	const named: NamedLine[] = [];
	for (const { segments } of lines) {
		const [from, ...rest] = segments;
		if (!from) continue;
		const text = from.text.replace(BULLET, '').trim();
		const after = rest.map((one) => one.text).join(' ');
		const label = SHARED_LABEL.exec(text);
		const last = named.at(-1);
		if (label?.[1] !== undefined) {
			const items = text.slice(label[0].length);
			named.push({ name: label[1].trim(), text: `${items} ${after}`.trim(), from });
		} else if (after !== '' && !/[,;]/.test(text)) {
			named.push({ name: text.replace(/(?:(?<!\s)\s+)?[:：]$/u, ''), text: after, from });
		} else if (last) last.text = `${last.text} ${text} ${after}`.trim();
	}
	return named;
}
