import type { Field } from '../../request/read-fields.ts';
import type { ListField } from '../../request/read-lists.ts';
import type { Source, Stated, StatedList } from '../../source.ts';
import { answerFromRecord, isKnown } from './answer-from-record.ts';
import { listFromRecords } from './list-from-records.ts';
import { toStatement } from './state.ts';

/** The machine-readable content of a document: an e-invoice in XML, codes on its pages. */
export const records: Source<Field, Stated> = {
	name: 'records',
	wants: () => true,
	propose: (document, fields) => {
		if (document.records.length === 0) return [];
		const isWhole = document.records.some((record) => record.isWhole);
		return fields.map((field) => ({
			field,
			statements: document.records.flatMap((record) => {
				const answer = answerFromRecord(field, record);
				return answer ? [toStatement(document, field, { answer, record })] : [];
			}),
			isWhole,
			isExpected: isKnown(field),
		}));
	},
};

/** Its lines, taxes, allowances, charges, accounts and codes. */
export const recordLists: Source<ListField, StatedList> = {
	name: 'record lists',
	wants: () => true,
	propose: (document, lists) => lists.flatMap((list) => listFromRecords(document, list) ?? []),
};
