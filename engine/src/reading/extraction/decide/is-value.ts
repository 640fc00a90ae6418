import { isName } from '../lexicon/kinds.ts';
import type { Field } from '../request/read-fields.ts';
import { isSignOnly } from '../values/bare-sign.ts';
import { isInstruction } from '../values/is-instruction.ts';

/** Whether a text can be what a field asks for at all: a bare sign is no value, an instruction no name. */
export function isValue(field: Field, value: unknown): boolean {
	if (isSignOnly(field, value)) return false;
	return typeof value !== 'string' || !isName(field.kind) || !isInstruction(value, field.kind);
}
