import { PRIORS } from '../../models/priors.ts';
import type { Field } from '../../request/read-fields.ts';
import type { Ranked, Source } from '../../source.ts';
import { readValues } from './read-values.ts';

/** Ranks values by a small transformer that sees the whole page, with or without labels. */
export const pageReader: Source<Field, Ranked> = {
	name: 'page reader',
	wants: () => true,
	propose: (document, fields) => {
		const read = readValues(document, fields);
		// Proposes nothing if there is no page to read. A field that the model does not understand gets no
		// choices.
		if (!read) return [];
		const weight = PRIORS.rankingWeights.pageReader;
		return fields.map((field) => ({ field, choices: read.get(field) ?? [], weight }));
	},
};
