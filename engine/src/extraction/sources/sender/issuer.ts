import { PRIORS } from '../../models/priors.ts';
import { isName } from '../../lexicon/kinds.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { findIssuers } from './find-issuers.ts';

/** The company that sent a document, by its legal form and by what stands around it. */
export const issuer: Source = {
	name: 'issuer',
	wants: ({ party, kind }) => party === 'seller' && isName(kind),
	propose: (document, fields) => {
		const [best] = fields.length > 0 ? findIssuers(document) : [];
		const confidence = PRIORS.issuer[Math.min(best?.score ?? 0, PRIORS.issuer.length - 1)] ?? 0;
		if (!best || confidence === 0) return [];
		const { name, segment, box } = best;
		return fields.map((field) =>
			toProposal(field, name, { page: segment.page, box, raw: name, confidence }),
		);
	},
};
