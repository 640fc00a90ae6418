import { PRIORS } from '../../models/priors.ts';
import type { Field } from '../../request/read-fields.ts';
import type { Ranked, Source } from '../../source.ts';
import { readValues } from './read-values.ts';

/** What a small transformer that looks at the whole page takes for the values, whether a label names them or not. */
export const pageReader: Source<Field, Ranked> = {
	name: 'page reader',
	wants: () => true,
	propose: (document, fields) => {
		const read = readValues(document, fields);
		// Where it has seen no page it has no say; of a field that it does not understand it says that there is nothing.
		if (!read) return [];
		const say = PRIORS.say.pageReader;
		return fields.map((field) => ({ field, choices: read.get(field) ?? [], say }));
	},
};
