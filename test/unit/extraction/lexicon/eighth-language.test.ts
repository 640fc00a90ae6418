import { expect, jest, test } from '@jest/globals';
import { MONEY } from '../../../../engine/src/reading/extraction/lexicon/concepts/money.ts';
import { LANGUAGES } from '../../../../engine/src/reading/extraction/lexicon/languages.ts';
import { SILENT_WORDS } from '../../../../engine/src/reading/extraction/lexicon/silent-words.ts';
import * as companies from '../../../../engine/src/reading/extraction/lexicon/terms/companies.ts';
import { MONTHS } from '../../../../engine/src/reading/extraction/lexicon/terms/months.ts';
import { WORDS } from '../../../../engine/src/reading/extraction/lexicon/words.ts';

const LEXICON = '../../../../engine/src/reading/extraction/lexicon';

/** An invented language: only the data replaced here knows it. */
const MADE_UP = 'xx';

test('a language is added by data alone', async () => {
	const { LEGAL_FORMS } = companies;
	jest.resetModules();
	const replace = (file: string, exports: object) =>
		jest.unstable_mockModule(`${LEXICON}/${file}`, () => exports);
	replace('languages.ts', { LANGUAGES: [...LANGUAGES, MADE_UP] });
	replace('words.ts', {
		WORDS: {
			...WORDS,
			invoice: { ...WORDS.invoice, xx: 'zorbel' },
			number: { ...WORDS.number, xx: 'plim' },
			date: { ...WORDS.date, xx: 'dagur' },
		},
	});
	replace('concepts/money.ts', {
		MONEY: { ...MONEY, grossTotal: { ...MONEY.grossTotal, xx: '\nkrumpel vost\n' } },
	});
	replace('terms/months.ts', {
		MONTHS: { ...MONTHS, xx: 'una dua tria qua pen hex sep ok nona deka unde dode' },
	});
	replace('silent-words.ts', { SILENT_WORDS: { ...SILENT_WORDS, xx: 'fi' }, COMMON_WORDS: [] });
	replace('terms/companies.ts', {
		...companies,
		LEGAL_FORMS: { ...LEGAL_FORMS, xx: '\nkompanjo\n' },
	});

	const { hasLegalForm } =
		await import('../../../../engine/src/reading/extraction/values/names.ts');
	const { extract } = await import('../../../support/extract.ts');
	const { layOut, put } = await import('../../../support/pages.ts');
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
