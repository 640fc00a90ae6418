import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from '../../../engine/src/model/document.ts';
import { answerFields, likeness } from '../../../training/corpus/answer-fields.ts';
import type { PrintedWord } from '../../../training/corpus/answer-fields.ts';
import { packPage, unpackPages } from '../../../training/corpus/document.ts';
import { loadFamilies } from '../../../training/corpus/family.ts';
import type { Fields, PlacedFamily } from '../../../training/corpus/family.ts';
import { holdOut } from '../../../training/corpus/hold-out.ts';
import { date, list, number, text } from '../../../training/corpus/kit/ask.ts';
import { COUNTRIES } from '../../../training/corpus/kit/countries.ts';
import { comb, part } from '../../../training/corpus/kit/html.ts';
import { LABEL_NAMES, languagesOf } from '../../../training/corpus/kit/labels.ts';
import { LANGUAGES } from '../../../training/corpus/kit/languages.ts';
import { createLocale } from '../../../training/corpus/kit/locale.ts';
import { createRandom } from '../../../training/corpus/kit/random.ts';
import { drawDocument } from '../../../training/corpus/make-document.ts';
import { comparePrints } from '../../../training/corpus/measure.ts';
import type { Element, Token } from '../../../training/corpus/render.ts';
import { readParaphrases, wordField } from '../../../training/corpus/word-fields.ts';

const families = await loadFamilies();
const paraphrases = readParaphrases();
const DRAWN = 12;

function draw(family: PlacedFamily) {
	return Array.from({ length: DRAWN }, (_, number) => drawDocument({ seed: 7, family, number }));
}

/** Paths of the labels in a document; those of cells are behind the name of no list. */
function labelsIn(html: string): Set<string> {
	const paths = [...html.matchAll(/data-field="\/?([^"]+)"/g)].map(([, path]) => path ?? '');
	return new Set([
		...paths,
		...[...html.matchAll(/data-list="([^"]+)"/g)].map(([, path]) => path ?? ''),
	]);
}

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
	let documents: ReturnType<typeof draw>;
	beforeAll(() => {
		documents = draw(family);
	});
	afterAll(() => {
		documents = [];
	});

	test('draws the same document from the same seed', () => {
		expect(draw(family)).toEqual(documents);
	});

	test('labels what it asks for, and asks for what it labels', () => {
		// What is asked for may depend on what was drawn.
		const fields: Fields = Object.fromEntries(
			documents.flatMap((one) => Object.entries(one.fields)),
		);
		const columns = documents
			.flatMap((one) => Object.values(one.fields))
			.flatMap((asked) => Object.keys(asked.columns ?? {}));
		const labels = new Set(documents.flatMap(({ html }) => [...labelsIn(html)]));
		const asked = new Set([...Object.keys(fields), ...columns]);
		expect([...labels].filter((label) => !asked.has(label))).toEqual([]);
		const wanted = Object.entries(fields).filter(([, { isAbsent = false }]) => !isAbsent);
		const missing = wanted.filter(([path]) => !labels.has(path)).map(([path]) => path);
		expect(missing).toEqual([]);
	});

	test('asks in several wordings, and for what is not there', () => {
		const fields: Fields = documents[0]?.fields ?? {};
		for (const [path, asked] of Object.entries(fields)) {
			const wordings = wordField(path, asked, paraphrases, createRandom('1'));
			expect(wordings.length).toBeGreaterThanOrEqual(2);
		}
		const absent = Object.values(fields).filter(({ isAbsent }) => isAbsent);
		expect(absent.length).toBeGreaterThanOrEqual(1);
	});
});

describe('the kits', () => {
	test('every label has a text in every language', () => {
		for (const name of LABEL_NAMES)
			expect(languagesOf(name).sort()).toEqual(Object.keys(LANGUAGES).sort());
	});

	test('thirty countries have accounts with valid check digits', () => {
		expect(Object.keys(COUNTRIES)).toHaveLength(30);
		for (const [code, { bban }] of Object.entries(COUNTRIES)) {
			const iban = createLocale(`en-${code}`, createRandom(code)).iban().replaceAll(' ', '');
			if (bban === '') expect(iban).toBe('');
			else expect(remainder(iban)).toBe(1n);
		}
	});

	test.each([
		['de-DE', '1.234,50', '01.03.2024'],
		['en-US', '1,234.50', '03/01/2024'],
		['fr-FR', '1\u00a0234,50', '01/03/2024'],
		['de-CH', '1’234.50', '01.03.2024'],
		['sv-SE', '1\u00a0234,50', '2024-03-01'],
	])('%s writes numbers and dates as the country does', (id, amount, day) => {
		const locale = createLocale(id, createRandom('1'));
		expect(locale.amount(1234.5)).toEqual({ text: amount, value: 1234.5 });
		expect(locale.date('2024-03-01', locale.country.dates[0])).toEqual({
			text: day,
			value: '2024-03-01',
		});
	});

	test('a date in words keeps the words between its parts', () => {
		const locale = createLocale('es-ES', createRandom('1'));
		expect(locale.date('2024-03-01', 'd de MMMM de yyyy').text).toBe('1 de marzo de 2024');
	});
});

function remainder(iban: string): bigint {
	const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
	return BigInt(Array.from(moved, (sign) => parseInt(sign, 36)).join('')) % 97n;
}

describe('answers', () => {
	const fields: Fields = {
		total: number('', 'total'),
		day: date('', 'day'),
		items: list({ name: text(''), price: number('') }, 'items'),
		gone: { ...text('', 'gone'), isAbsent: true },
	};
	const box = (x: number, y: number) => ({ page: 0, x0: x, y0: y, x1: x + 8, y1: y + 8 });
	const element = (path: string, value: string | null, row: string | null = null): Element => ({
		path,
		value,
		isPart: false,
		list: row === null ? null : 'items',
		row,
		hasListlessRow: false,
	});
	const token = (said: string, owner: number, x: number, y: number): Token => ({
		text: said,
		elements: [owner],
		boxes: [box(x, y)],
	});
	const word = (said: string, x: number, y: number): PrintedWord => ({
		text: said,
		page: 0,
		box: box(x, y),
	});
	const elements = [
		element('total', '12.5'),
		element('name', null, 'a'),
		element('price', '3', 'a'),
	];
	const tokens = [
		token('12,50', 0, 50, 90),
		token('Blue', 1, 0, 10),
		token('pen', 1, 10, 10),
		token('3,00', 2, 50, 10),
	];
	const words = [
		word('Total', 30, 90),
		word('12,50', 50, 90),
		word('Blue', 0, 10),
		word('pen', 10, 10),
		word('3,00', 50, 10),
	];
	const rows = [{ list: 'items', row: 'a' }];
	const answer = (
		over: Partial<Parameters<typeof answerFields>[0]>,
		read = words,
		isScan = false,
	) => answerFields({ elements, tokens, rows, ...over }, read, fields, { isScan });

	test('are the words that stand where values were printed', () => {
		const { fields: found, lists, lost } = answer({});
		expect(found.total).toEqual({ state: 'present', value: 12.5, answers: [{ words: [1] }] });
		expect(found.day).toEqual({ state: 'absent', value: null, answers: [] });
		expect(lists.items?.rows).toEqual([
			{ name: { value: 'Blue pen', words: [2, 3] }, price: { value: 3, words: [4] } },
		]);
		expect(lost).toEqual([]);
	});

	test('what OCR did not read is neither present nor absent', () => {
		const { fields: found, lost } = answer({}, words.slice(2), true);
		expect(found.total?.state).toBe('unread');
		expect(lost).toHaveLength(1);
	});

	test('a value that OCR read with a wrong letter still is an answer', () => {
		const misread = words.map((one) => ({ ...one, text: one.text.replace('12,50', '12,5O') }));
		expect(answer({}, misread, true).fields.total?.answers).toEqual([{ words: [1] }]);
		expect(likeness('12,5O', '12,50')).toBeCloseTo(0.8);
	});

	test.each([
		['a field that nobody asks for', [element('other', null)], 'not asked for'],
		['a number without its value', [element('total', null)], 'is no number'],
		['a date that is not in ISO form', [element('day', '1.3.2024')], 'is no date'],
		['a field that is declared absent', [element('gone', null)], 'declared absent'],
	])('%s breaks the contract', (_, own, message) => {
		const said = [token('abc', 0, 50, 90)];
		expect(() => answer({ elements: own, tokens: said, rows: [] })).toThrow(message);
	});

	test('a row without cells breaks the contract', () => {
		expect(() => answer({ rows: [...rows, { list: 'items', row: 'b' }] })).toThrow('no cells');
	});
});

test('a page is written and read back as the product has it', () => {
	const words = [
		{ text: 'Total', box: { x0: 1, y0: 2, x1: 3, y1: 4 }, confidence: 1, size: 8, angle: 0 },
	];
	const page: Page = {
		index: 0,
		width: 595,
		height: 842,
		words,
		fields: [],
		source: 'text',
		rotation: 0,
		rules: { horizontal: [{ x0: 0, y0: 9, x1: 90, y1: 9.5 }], vertical: [] },
	};
	expect(unpackPages({ pages: [packPage(page)] })).toEqual([page]);
});

test('parts of a value are labelled as such, and text is escaped', () => {
	expect(part('note', 'a < b').markup).toBe('<span data-field="note" data-part>a &lt; b</span>');
	expect(comb('year', '24', 3, 24).markup.match(/data-part data-value="24"/g)).toHaveLength(2);
});

test('a fifth of the families is held out, including whole kinds and authors', () => {
	const reasons = families.map(holdOut);
	const held = reasons.filter((reason) => reason !== null).length / families.length;
	expect(held).toBeGreaterThan(0.1);
	expect(held).toBeLessThan(0.3);
	expect(new Set(reasons)).toEqual(new Set(['kind', 'author', 'family', null]));
});

test('the same words at the same places are a near-duplicate', () => {
	const layout = Float64Array.from({ length: 100 }, (_, i) => Number(i % 7 === 0));
	const other = Float64Array.from({ length: 100 }, (_, i) => Number(i % 5 === 1));
	const print = (id: string, labels: string[], places: Float64Array) => ({
		id,
		labels: new Set(labels),
		layout: places,
	});
	const pairs = comparePrints([
		print('a', ['total', 'date'], layout),
		print('b', ['total', 'date'], layout),
		print('c', ['summa', 'datum'], other),
	]);
	expect(pairs.map(({ ids, isDuplicate }) => [ids.join(), isDuplicate])).toEqual([
		['a,b', true],
		['a,c', false],
		['b,c', false],
	]);
});
