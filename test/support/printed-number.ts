import { anyOf } from '../../engine/src/reading/extraction/lexicon/any-of.ts';
import { mainConcept } from '../../engine/src/reading/extraction/request/read-fields.ts';
import { toProposal } from '../../engine/src/reading/extraction/source.ts';
import type { Source } from '../../engine/src/reading/extraction/source.ts';

/** In the engine, this figure would be in models/priors.ts. */
const PRIORS = { printedNumber: 0.9 };
/** In the engine, this list would be in lexicon/terms/documents.json. */
const BILL_MARKS = { any: ['inv'] };

/** The number of a bill that is printed as `INV:…;`. */
export const printedNumber: Source = {
	name: 'printed number',
	wants: (field) => mainConcept(field) === 'invoiceNumber',
	propose: (document, fields) => {
		const segment = document.segments.find(({ text }) => NUMBER.test(text));
		const raw = segment && NUMBER.exec(segment.text)?.[1];
		if (!segment || raw === undefined) return [];
		const { page, box } = segment;
		return fields.map((field) =>
			toProposal(field, raw, { page, box, raw, confidence: PRIORS.printedNumber }),
		);
	},
};
// The layout writes a word such as INV:17 as two.
const NUMBER = new RegExp(String.raw`^${anyOf(BILL_MARKS)}: ?([^;]+);`, 'iu');
