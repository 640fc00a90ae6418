import type { Found } from '../../model/extraction.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { readMrz } from './read-mrz.ts';
import type { MrzField } from './read-mrz.ts';

type MrzValue = { value: string; detail: Found };

/** Which line of the machine-readable zone answers a concept. */
const FIELD_OF: Readonly<Record<string, MrzField>> = {
	...{ documentNumber: 'documentNumber', issuingCountry: 'issuingCountry', surname: 'surname' },
	...{ givenNames: 'givenNames', nationality: 'nationality', sex: 'sex', birthDate: 'birthDate' },
	...{ expiryDate: 'expiryDate', personalNumber: 'personalNumber', documentType: 'documentType' },
	country: 'issuingCountry',
};

/** The holder and the document, from the lines that were made to be read by machines. */
export function fillFromMrz(document: Document, needs: readonly Need[]): Map<Need, MrzValue> {
	const filled = new Map<Need, MrzValue>();
	if (!document.text.includes('<')) return filled;
	const mrz = readMrz(document);
	if (!mrz) return filled;
	// Names have no check digit; where others pass, the lines were read well.
	const isProved = [...mrz.fields.values()].some((one) => one.isChecked);
	for (const need of needs) {
		const field = [...need.concepts.keys()]
			.map((concept) => FIELD_OF[concept])
			.find((one) => one !== undefined);
		const found = field && mrz.fields.get(field);
		if (!found) continue;
		const { value, isChecked } = found;
		const { page, box, raw } = mrz;
		const checks = isChecked ? ['check digit'] : [];
		const confidence = isChecked ? 0.98 : isProved ? 0.95 : 0.85;
		filled.set(need, { value, detail: { confidence, page: page + 1, box, raw, checks } });
	}
	return filled;
}
