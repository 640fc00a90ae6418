import { isName } from '../lexicon/kinds.ts';
import { asksForPerson } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { isSignOnly } from '../values/bare-sign.ts';
import { isInstruction } from '../values/is-instruction.ts';
import { hasLegalForm } from '../values/names.ts';

/** An amount with decimals: the tax, and not the number of a taxpayer. */
const AMOUNT = /^[\d.,' ]{1,12}[.,]\d{2}$/u;

/**
 * Whether a text can be a value of the field. Bare signs are not values, instructions are not names, amounts are not
 * VAT numbers, and companies are not contacts or signers.
 */
export function isValue(field: Field, value: unknown): boolean {
	if (isSignOnly(field, value)) return false;
	if (field.kind === 'vat' && typeof value === 'string' && AMOUNT.test(value)) return false;
	if (typeof value === 'string' && asksForPerson(field) && hasLegalForm(value)) return false;
	return typeof value !== 'string' || !isName(field.kind) || !isInstruction(value, field.kind);
}
