import type { Kind } from '../extraction/lexicon/kinds.ts';
import { parseValue } from '../extraction/values/parse-value.ts';
import type { Scalar } from '../extraction/values/parse-value.ts';
import type { FieldType, StringFormat } from '../../model/template.ts';

/** Words that a person points at, as a field of this type has them; null where they say no such thing. */
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
