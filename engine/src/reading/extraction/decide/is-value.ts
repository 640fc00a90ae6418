import { isName } from '../lexicon/kinds.ts';
import type { Field } from '../request/read-fields.ts';
import { isSignOnly } from '../values/bare-sign.ts';
import { isInstruction } from '../values/is-instruction.ts';

/** Whether a text can be a value of the field. Bare signs are not values, and instructions are not names. */
export function isValue(field: Field, value: unknown): boolean {
	if (isSignOnly(field, value)) return false;
	return typeof value !== 'string' || !isName(field.kind) || !isInstruction(value, field.kind);
}
