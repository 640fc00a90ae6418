import { expect, test } from '@jest/globals';
import languages from '../../../../engine/src/reading/extraction/lexicon/languages.json' with { type: 'json' };
import legalForms from '../../../../engine/src/reading/extraction/lexicon/legal-forms.json' with { type: 'json' };
import money from '../../../../engine/src/reading/extraction/lexicon/concepts/money.json' with { type: 'json' };
import documents from '../../../../engine/src/reading/extraction/lexicon/words/documents.json' with { type: 'json' };
import numbers from '../../../../engine/src/reading/extraction/lexicon/words/numbers.json' with { type: 'json' };
import time from '../../../../engine/src/reading/extraction/lexicon/words/time.json' with { type: 'json' };
import type * as Names from '../../../../engine/src/reading/extraction/values/names.ts';
import type * as Extract from '../../../support/extract.ts';
import { importAnew } from '../../../support/import-anew.ts';
import { layOut, put } from '../../../support/pages.ts';

const LEXICON = 'engine/src/reading/extraction/lexicon';
const MONTHS = 'una dua tria qua pen hex sep ok nona deka unde dode';

/** A language that nobody speaks: only the data files that are replaced here know it. */
test('a language is added by data alone', async () => {
	const [{ hasLegalForm }, { extract }] = await importAnew<[typeof Names, typeof Extract]>(
		['engine/src/reading/extraction/values/names.ts', 'test/support/extract.ts'],
		{
			[`${LEXICON}/languages.json`]: {
				...languages,
				xx: { name: 'Made up', silent: ['fi'], months: MONTHS.split(' ').map((start) => [start]) },
			},
			[`${LEXICON}/words/documents.json`]: {
				...documents,
				invoice: { ...documents.invoice, xx: ['zorbel'] },
			},
			[`${LEXICON}/words/numbers.json`]: {
				...numbers,
				number: { ...numbers.number, xx: ['plim'] },
			},
			[`${LEXICON}/words/time.json`]: { ...time, date: { ...time.date, xx: ['dagur'] } },
			[`${LEXICON}/concepts/money.json`]: {
				...money,
				grossTotal: { ...money.grossTotal, xx: ['krumpel vost'] },
			},
			[`${LEXICON}/legal-forms.json`]: [...legalForms, { form: 'kompanjo', language: 'xx' }],
		},
	);

	const { result } = extract(
		layOut(
			put(50, 100, 'Zorbel plim: A-77'),
			put(50, 120, 'Dagur fi zorbel: 4 tria 2026'),
			put(50, 140, 'Krumpel vost: 12.50'),
			put(50, 160, 'Vost: 99.50'),
		),
		{
			data: {
				invoiceNumber: { type: 'string' },
				invoiceDate: { type: 'date' },
				grossTotal: { type: 'number' },
			},
		},
	);

	expect(result).toEqual({ invoiceNumber: 'A-77', invoiceDate: '2026-03-04', grossTotal: 12.5 });
	expect(hasLegalForm('Bruma kompanjo')).toBe(true);
});
