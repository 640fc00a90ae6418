import type { Segment } from '../../engine/src/model/layout.ts';
import type { CorpusList } from '../corpus/document.ts';
import type { Random } from '../corpus/kit/random.ts';
import type { ExampleField, Span } from './example.ts';
import { toSpan } from './see-document.ts';
import type { Places, Seen } from './see-document.ts';

/**
 * Questions that anybody could ask of a page by what is printed on it: "What is the fax number?" where "Fax number:"
 * stands before a value, and "What is the price of the drill?" where a row has a name.
 */
const [MAX_LABEL_WORDS, MAX_VALUE_WORDS, MAX_KEY_WORDS] = [6, 12, 6];
const [MAX_LABELS, MAX_CELLS, MAX_ABSENT] = [8, 6, 3];

/** By language; other languages are asked in English, as most people do. */
const OF_LABEL: Readonly<Record<string, readonly string[]>> = {
	en: [
		'What is the %?',
		'What is the % mentioned in the document?',
		'What is the % given?',
		'What does it say for %?',
		'Which % is mentioned?',
		'what is written in the % field?',
		'Mention the %?',
	],
	de: ['Was steht bei %?', 'Wie lautet %?', 'Welche Angabe steht unter %?'],
	fr: ['Quel est le %?', 'Que dit le document pour %?', 'Quelle est la mention %?'],
	es: ['¿Cuál es el %?', '¿Qué dice el documento en %?'],
	it: ['Qual è il %?', 'Che cosa è scritto alla voce %?'],
	nl: ['Wat is het %?', 'Wat staat er bij %?'],
	pt: ['Qual é o %?', 'O que consta em %?'],
};
const OF_CELL: Readonly<Record<string, readonly string[]>> = {
	en: [
		'What is the % of #?',
		'What is the % for #?',
		'What % does # have?',
		'Which % is given for #?',
	],
	de: ['Was ist % bei #?', 'Wie lautet % von #?'],
	fr: ['Quel est le % de #?', 'Quelle est % pour #?'],
	es: ['¿Cuál es % de #?'],
	it: ['Qual è % di #?'],
	nl: ['Wat is % van #?'],
	pt: ['Qual é % de #?'],
};

/** Labels of earlier documents, by language: a label in another language may name a value that this document has. */
export type StrangeLabels = Map<string, string[]>;

/** A label that a page prints before a value, and the place of the value. */
type Printed = { label: string; span: Span };

function findPrinted({ document, views }: Seen): Printed[] {
	return views.flatMap(({ words, placeOf }, view) => {
		const segments = [...new Set(words.map(({ segment }) => segment))];
		return segments.flatMap((segment): Printed[] => {
			const pair = readPair(segment, document.pages[segment.page]?.lines[segment.line]?.segments);
			if (!pair) return [];
			const [first, last] = [
				placeOf(pair.value, pair.from),
				placeOf(pair.value, pair.value.words.length - 1),
			];
			if (first === undefined || last === undefined || last - first >= MAX_VALUE_WORDS) return [];
			return [{ label: pair.label, span: [view, first, last] }];
		});
	});
}

function readPair(
	segment: Segment,
	line: readonly Segment[] = [],
): { label: string; value: Segment; from: number } | undefined {
	const colon = segment.words.findIndex(({ text }) => /\p{L}.*[:：]$/u.test(text));
	if (colon < 0 || colon >= MAX_LABEL_WORDS) return undefined;
	const isOnly = segment.words.every(({ text }, i) => i === colon || !/[:：]$/u.test(text));
	if (!isOnly) return undefined;
	const label = segment.words
		.slice(0, colon + 1)
		.map(({ text }) => text)
		.join(' ')
		.replace(/[\s:：.]+$/u, '');
	if (colon < segment.words.length - 1) return { label, value: segment, from: colon + 1 };
	const next = line[line.indexOf(segment) + 1];
	const isValue = next?.words.every(({ text }) => !/[:：]$/u.test(text));
	return next && isValue ? { label, value: next, from: 0 } : undefined;
}

/** Questions about some of the printed labels, and about labels of other documents that this one does not have. */
export function askPrinted(
	seen: Seen,
	language: string,
	random: Random,
	labels: StrangeLabels,
): ExampleField[] {
	const strange = labels.get(language) ?? [];
	labels.set(language, strange);
	const printed = findPrinted(seen);
	const text = seen.views
		.flatMap(({ words }) => words.map(({ text: own }) => own))
		.join(' ')
		.toLowerCase();
	const isStrange = (label: string) =>
		label.split(/\P{L}+/u).every((word) => word.length < 4 || !text.includes(word.toLowerCase()));
	const absent = random.shuffle(strange.filter(isStrange)).slice(0, MAX_ABSENT);
	const once = printed.filter(
		({ label }) => printed.filter((other) => other.label === label).length === 1,
	);
	for (const { label } of random.shuffle(once).slice(0, 2)) remember(strange, label, random);
	return [
		...random
			.shuffle(once)
			.slice(0, MAX_LABELS)
			.map(({ label, span }) => ({
				type: 'string' as const,
				wordings: wordLabel(label, language, random),
				spans: [span],
			})),
		...absent.map((label) => ({
			type: 'string' as const,
			wordings: wordLabel(label, language, random),
			spans: [],
		})),
	];
}

/** A few hundred labels of earlier documents. */
function remember(strange: string[], label: string, random: Random): void {
	if (/\p{L}{4}/u.test(label)) strange[random.int(0, 299)] = label;
	for (let i = 0; i < strange.length; i += 1) strange[i] ??= label;
}

function wordLabel(label: string, language: string, random: Random): string[] {
	const plain = label.toUpperCase() === label ? label.toLowerCase() : label;
	const english = random.shuffle(OF_LABEL.en ?? []).slice(0, 3);
	const own = OF_LABEL[language] ?? [];
	const patterns = language === 'en' ? english : [...english.slice(0, 1), ...random.shuffle(own)];
	return [...patterns.slice(0, 3).map((one) => one.replace('%', plain)), label];
}

/** Questions about single cells of a list: the row is named by one of its other cells. */
export function askCells(
	{ columns, rows, state }: CorpusList,
	places: Places,
	textOf: (word: number) => string,
	language: string,
	random: Random,
): ExampleField[] {
	if (state !== 'present') return [];
	const say = (words: readonly number[]) => words.map(textOf).join(' ');
	const keys = columns
		.filter(({ type }) => type === 'string')
		.map(({ name }) => ({ name, said: rows.map((row) => say(row[name]?.words ?? [])) }));
	const cells = rows.flatMap((row, number) =>
		columns.flatMap((column): ExampleField[] => {
			const words = row[column.name]?.words ?? [];
			const key = keys.find(({ name, said }) => {
				const own = said[number] ?? '';
				const isShort =
					own !== '' && own.split(' ').length <= MAX_KEY_WORDS && /\p{L}{3}/u.test(own);
				return name !== column.name && isShort && said.filter((one) => one === own).length === 1;
			});
			const span =
				words.length > 0 && column.type !== 'boolean' ? toSpan(places, words) : undefined;
			if (!key || !span) return [];
			const named = column.wordings.filter(({ style }) => style !== 'question');
			const name = named.length > 0 ? random.pick(named).text : column.name;
			const patterns = [...(OF_CELL.en ?? []), ...(OF_CELL[language] ?? [])];
			const wordings = random
				.shuffle(patterns)
				.slice(0, 2)
				.map((one) => one.replace('%', name).replace('#', key.said[number] ?? ''));
			return [{ type: column.type, wordings, spans: [span] }];
		}),
	);
	return random.shuffle(cells).slice(0, MAX_CELLS);
}
