import type { Kind } from '../extraction/lexicon/kinds.ts';
import { parseValue } from '../extraction/values/parse-value.ts';
import type { Scalar } from '../extraction/values/parse-value.ts';
import type { FieldType, StringFormat } from '../../model/template.ts';

/** Parses words that a person points at as a value of the field's type; null if they are none. */
export function readPointed(
	text: string,
	{ type, format }: { type: FieldType; format?: StringFormat | undefined },
): Scalar | null {
	return parseValue(text, kindOf(type, format)) ?? null;
}

function kindOf(type: FieldType, format: StringFormat | undefined): Kind {
	if (type === 'number') return 'amount';
	if (type === 'date' || type === 'boolean') return type;
	return format ?? 'text';
}
