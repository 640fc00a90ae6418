import type { DocumentRecord } from '../../../../model/record.ts';
import type { Document } from '../../document.ts';
import type { Field } from '../../request/read-fields.ts';
import type { Statement } from '../../source.ts';
import { findInPrint } from './find-in-print.ts';
import type { Answer } from './read-said.ts';

/** Turns the answer of a record into a statement. */
export function toStatement(
	document: Document,
	field: Field,
	{ answer, record }: { answer: Answer; record: DocumentRecord },
): Statement {
	const { value, kind, said, strength } = answer;
	return {
		value,
		kind,
		raw: said.value,
		at: said.at,
		strength,
		record,
		isSideRemark: isSideRemark(field, answer, record),
		findOnPage: () => findInPrint(document, kind, value),
	};
}

/** Statements of a payment code that are not about the payment. The payee is usually, but not always, the seller. */
const BESIDES = new Set([
	'name',
	'street',
	'postcode',
	'city',
	'state',
	'country',
	'address',
	'notes',
]);

/** Whether a payment code states more than the payment. The amount to pay is usually, but not always, the total. */
function isSideRemark(field: Field, { said }: Answer, { source }: DocumentRecord): boolean {
	if (source !== 'code') return false;
	return BESIDES.has(said.name) || (said.name === 'payable' && !field.concepts.has('amountDue'));
}
