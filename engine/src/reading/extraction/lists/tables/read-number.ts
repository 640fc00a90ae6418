import type { Document } from '../../document.ts';
import { openAmounts } from '../../labelled/open-amounts.ts';
import { parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import type { Scalar } from '../../values/parse-value.ts';
import type { Amount } from '../../values/find-amounts.ts';
import { joinGroups } from '../../values/join-groups.ts';

/** The number of a cell. Three digits after a mark are decimals if the document does not group digits with the mark. */
export function readNumber(document: Document, field: Field, text: string): Scalar | undefined {
	const joined = joinGroups(text);
	const value = parseFor(field, joined, document);
	const isValue = ({ number, decimals }: Amount) => decimals === 3 && number * 1000 === value;
	const amounts = document.fact(openAmounts)(joined);
	return amounts.find((one) => isValue(one.value))?.value.number ?? value;
}
