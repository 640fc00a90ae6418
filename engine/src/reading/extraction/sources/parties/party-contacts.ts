import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { hasFailed } from '../../values/span.ts';
import { findContacts, isContact } from './find-owners.ts';

/** Finds e-mail addresses, telephone and tax numbers by their owner. */
export const partyContacts: Source = {
	name: 'party contacts',
	wants: ({ party, kind }) => party !== null && isContact(kind),
	propose: (document, fields) =>
		fields.flatMap((field) => {
			const [best] = findContacts(document, field.kind)
				.filter(({ owner }) => owner?.party === field.party)
				.sort(
					(one, other) =>
						Number(hasFailed(one.candidate.checks)) - Number(hasFailed(other.candidate.checks)) ||
						(other.owner?.confidence ?? 0) - (one.owner?.confidence ?? 0),
				);
			if (!best?.owner) return [];
			const { value, raw, box, segment } = best.candidate;
			const confidence = best.owner.confidence;
			return [toProposal(field, String(value), { page: segment.page, box, raw, confidence })];
		}),
};
