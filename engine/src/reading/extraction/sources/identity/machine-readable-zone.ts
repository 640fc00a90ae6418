import { PRIORS } from '../../models/priors.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { FAILED } from '../../values/span.ts';
import { readMrz } from './read-mrz.ts';
import type { MrzField } from './read-mrz.ts';

/** The part of the machine-readable zone for each concept. */
const PART_OF: Readonly<Partial<Record<ConceptName, MrzField>>> = {
	documentNumber: 'documentNumber',
	issuingCountry: 'issuingCountry',
	country: 'issuingCountry',
	surname: 'surname',
	givenNames: 'givenNames',
	nationality: 'nationality',
	sex: 'sex',
	birthDate: 'birthDate',
	expiryDate: 'expiryDate',
	personalNumber: 'personalNumber',
	documentType: 'documentType',
};

/** Reads holder and document from the machine-readable zone of a passport or card. */
export const machineReadableZone: Source = {
	name: 'machine-readable zone',
	wants: (field) => partFor(field) !== undefined,
	propose: (document, fields) => {
		const mrz = document.text.includes('<') ? readMrz(document) : undefined;
		if (!mrz) return [];
		const isProved = [...mrz.fields.values()].some(({ passes }) => passes);
		return fields.flatMap((field) => {
			const part = partFor(field);
			const found = part && mrz.fields.get(part);
			if (!found) return [];
			const { value, passes } = found;
			const confidence = PRIORS.machineReadableZone[howSure(passes, isProved)];
			const checks = passes === null ? [] : [passes ? 'check digit' : `check digit ${FAILED}`];
			const { page, box, raw } = mrz;
			return [toProposal(field, value, { page, box, raw, confidence, checks })];
		});
	},
};

/**
 * The confidence of a part. Names have no check digit; other correct check digits show that the lines were read well.
 */
function howSure(
	passes: boolean | null,
	isProved: boolean,
): keyof typeof PRIORS.machineReadableZone {
	if (passes === null) return isProved ? 'provedLines' : 'unproved';
	return passes ? 'checkDigit' : 'failed';
}

function partFor({ concepts }: Field): MrzField | undefined {
	for (const concept of concepts.keys()) {
		const part = PART_OF[concept];
		if (part) return part;
	}
	return undefined;
}
