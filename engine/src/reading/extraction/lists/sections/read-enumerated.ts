import type { Segment } from '../../../../model/layout.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { splitItems } from '../split-items.ts';
import type { ItemValue } from '../tables/item-value.ts';
import type { Section } from './find-section.ts';

/** "English (native)", "English – native", "English: native". */
const PAIR = /^([^(:]*[^\s(:])(?:\s*\(([^()]+)\)|\s+[–—-]\s+(\S.*)|\s?:\s+(\S.*))$/u;
/** Share of the items that must have two parts. */
const MOST = 0.8;
/** Lists whose items are often enumerated without a second part. */
const ENUMERATED = new Set<ConceptName>(['languagesSpoken', 'skills']);

/**
 * Reads rows that are enumerated in a line: "English (native), German (fluent)". Returns undefined if the section
 * has another layout.
 */
export function readEnumerated(
	{ lines }: Section,
	list: Field,
	fields: readonly Field[],
): ItemValue[][] | undefined {
	const texts = fields.filter(({ definition }) => definition.type === 'string');
	const [first, second] = texts;
	if (!first || !second || texts.length < fields.length) return undefined;
	const segments = lines.flatMap((line) => line.segments);
	const items = splitItems(segments.map((from) => ({ text: from.text, from })));
	if (items.length < 2 || items.length <= segments.length) return undefined;
	const pairs = items.filter(({ text }) => PAIR.test(text));
	const main = mainConcept(list);
	const isUsual = main !== undefined && ENUMERATED.has(main);
	if (!isUsual && pairs.length < MOST * items.length) return undefined;
	return items.map(({ text, from }) => readItem(text, from, first, second));
}

function readItem(text: string, from: Segment, first: Field, second: Field): ItemValue[] {
	const { page, box } = from;
	const [, name = text, ...parts] = PAIR.exec(text) ?? [];
	const part = parts.find(Boolean);
	const put = (field: Field, value: string): ItemValue => ({ field, value, raw: value, box, page });
	return part === undefined ? [put(first, name)] : [put(first, name), put(second, part)];
}
