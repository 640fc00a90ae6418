import { mainConcept } from '../../engine/src/reading/extraction/request/read-fields.ts';
import { toProposal } from '../../engine/src/reading/extraction/source.ts';
import type { Source } from '../../engine/src/reading/extraction/source.ts';

/** The number of a bill, from the text of its QR code. */
export const qrCode: Source = {
	name: 'QR code',
	wants: (field) => mainConcept(field) === 'invoiceNumber',
	propose: (document, fields) => {
		const segment = document.segments.find(({ text }) => CODE.test(text));
		const raw = segment && CODE.exec(segment.text)?.[1];
		if (!segment || raw === undefined) return [];
		const { page, box } = segment;
		return fields.map((field) => toProposal(field, raw, { page, box, raw, confidence: 0.9 }));
	},
};
const CODE = /^INV: ?([^;]+);/;
