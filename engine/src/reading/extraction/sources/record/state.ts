import type { DocumentRecord } from '../../../../model/record.ts';
import type { Document } from '../../document.ts';
import type { Field } from '../../request/read-fields.ts';
import type { Statement } from '../../source.ts';
import { findInPrint } from './find-in-print.ts';
import type { Answer } from './read-said.ts';

/** An answer of a record to a field, as a statement. */
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

/** Who is paid is mostly, but not always, who sells; what is to be paid is mostly the total. */
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

/** What a payment code says about more than the payment. */
function isSideRemark(field: Field, { said }: Answer, { source }: DocumentRecord): boolean {
	if (source !== 'code') return false;
	return BESIDES.has(said.name) || (said.name === 'payable' && !field.concepts.has('amountDue'));
}
