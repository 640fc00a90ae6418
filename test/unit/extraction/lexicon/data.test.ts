import { describe, expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { anyOf } from '../../../../engine/src/reading/extraction/lexicon/any-of.ts';
import { KINDS } from '../../../../engine/src/reading/extraction/lexicon/kinds.ts';
import { LANGUAGES } from '../../../../engine/src/reading/extraction/lexicon/languages.ts';
import type { Language } from '../../../../engine/src/reading/extraction/lexicon/languages.ts';

/** The data files are checked here and not at each start: they are part of the program. */
const LEXICON = fileURLToPath(
	new URL('../../../../engine/src/reading/extraction/lexicon', import.meta.url),
);

const text = z.string().regex(/^\S(?:.*\S)?$/u);
const texts = z.array(text).min(1).refine(isDistinct, 'an entry stands in the list twice');
const ofEachLanguage = <Value extends z.ZodType>(value: Value) =>
	Object.fromEntries(LANGUAGES.map((language) => [language, value])) as Record<Language, Value>;
const ofSomeLanguages = <Value extends z.ZodType>(value: Value) =>
	Object.fromEntries(LANGUAGES.map((language) => [language, value.optional()]));
const languageSchema = z.string().refine((code) => LANGUAGES.some((known) => known === code));
const countrySchema = z.string().regex(/^[A-Z]{2}$/);
/** Terms are alternatives of a pattern. */
const termSchema = text.refine(isPattern, 'a term is no valid pattern');
const termsSchema = z.array(termSchema).min(1);

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
	'languages.json': z.record(
		z.string().regex(/^[a-z]{2}$/),
		z.strictObject({
			name: text,
			silent: texts,
			months: z.array(texts).length(12),
			joints: texts.optional(),
			mixedCase: texts.optional(),
		}),
	),
	'month-names.json': z.record(
		z.string().regex(/^[a-z]{2}$/),
		z.array(z.array(text).refine(isDistinct, 'a name stands in the list twice')).length(12),
	),
	'countries.json': z.record(countrySchema, texts),
	'laws.json': z.record(
		z.enum(['LAWS', 'COURTS']),
		z.strictObject({
			about: text,
			...ofSomeLanguages(
				z.array(
					z.strictObject({
						pattern: termSchema,
						flags: z.enum(['u', 'iu']),
						confidence: z.number().gt(0).lt(1),
						example: text.optional(),
					}),
				),
			),
		}),
	),
	'legal-forms.json': z
		.array(
			z.strictObject({
				form: z.string().regex(/^[\p{L}.,&/() ]+$/u),
				country: countrySchema.optional(),
				language: languageSchema.optional(),
				strong: z.literal(true).optional(),
				word: z.literal(true).optional(),
				endsName: z.literal(true).optional(),
				afterComma: z.literal(true).optional(),
			}),
		)
		.refine(
			(forms) => isDistinct(forms.map(({ form }) => form)),
			'a form stands in the list twice',
		),
	'registers.json': z.array(
		z.strictObject({
			term: termSchema,
			country: countrySchema.optional(),
			language: languageSchema.optional(),
		}),
	),
	'currencies.json': z
		.array(
			z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), signs: z.array(text).optional() }),
		)
		.refine(
			(all) => isDistinct(all.flatMap(({ code, signs = [] }) => [code, ...signs])),
			'a code or a sign stands for two currencies',
		),
	'vat-numbers.json': z.array(
		z.strictObject({
			prefix: z.string().regex(/^[A-Z]{2,3}$/),
			country: countrySchema.optional(),
			number: termSchema,
		}),
	),
	'words/*.json': z.record(
		z.string(),
		z.strictObject({ common: z.literal(true).optional(), ...ofEachLanguage(texts) }),
	),
	'concepts/*.json': z.record(
		z.string(),
		z.strictObject({ kind: z.enum(KINDS), ...ofEachLanguage(texts), any: texts.optional() }),
	),
	'terms/*.json': z.record(
		z.string().regex(/^[A-Z_]+$/),
		z.strictObject({ about: text, ...ofSomeLanguages(termsSchema), any: termsSchema.optional() }),
	),
};

describe('data files of the lexicon', () => {
	test.each(Object.entries(SCHEMAS))('%s match their schema', (files, schema) => {
		const found = globSync(files, { cwd: LEXICON });
		expect(found).not.toEqual([]);
		for (const file of found) {
			const { error } = schema.safeParse(JSON.parse(readFileSync(`${LEXICON}/${file}`, 'utf8')));
			expect({ file, faults: error?.issues ?? [] }).toEqual({ file, faults: [] });
		}
	});

	test('every data file has a schema', () => {
		const all = globSync('**/*.json', { cwd: LEXICON });
		expect(all.toSorted()).toEqual(globSync(Object.keys(SCHEMAS), { cwd: LEXICON }).toSorted());
	});

	test('the signs that a page is in a language match their schema', () => {
		const file = `${LEXICON}/../../words/language-signs.json`;
		const schema = z.record(
			z.string().regex(/^[a-z]{3}$/),
			z.strictObject({ words: texts, letters: z.string() }),
		);
		expect(schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).error).toBeUndefined();
	});

	test.each(['words', 'concepts'])('no entry of %s is in two files', (folder) => {
		const names = globSync(`${folder}/*.json`, { cwd: LEXICON }).flatMap((file) =>
			Object.keys(JSON.parse(readFileSync(`${LEXICON}/${file}`, 'utf8')) as object),
		);
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	});
});

function isDistinct(entries: readonly string[]): boolean {
	return new Set(entries).size === entries.length;
}

function isPattern(term: string): boolean {
	try {
		return new RegExp(anyOf({ any: [term] }), 'iu') instanceof RegExp;
	} catch {
		return false;
	}
}
