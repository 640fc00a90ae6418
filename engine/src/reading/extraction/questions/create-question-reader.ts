import { append } from '../../../model/append.ts';
import type { Graph, Tensor } from '../../../model/tensor.ts';
import { sigmoid, softmax } from '../evidence/probability.ts';
import type { Reading } from '../reader/create-reader.ts';
import { createSplitter, HEAD, MAX_PIECES, MAX_WORDS, splitQuestion } from './split-pieces.ts';
import type { SplitWord } from './split-pieces.ts';

const WIDTH = 384;
/** Longest value, in words. */
const SPAN = 40;
const PLACES = 3;
/** Maximum questions per run; questions of one run attend to each other. */
const AT_ONCE = 20;
/** Maximum columns of a list per run. */
const COLUMNS_AT_ONCE = 10;
/** Words of a list's name that stand before the name of its column. */
const LIST_WORDS = 6;
/** Numbers of the types that the model knows (training/page_reader/model.py). */
const TYPES: Readonly<Record<string, number>> = { string: 0, number: 1, date: 2 };
const LIST = 4;
const COLUMN_TYPES: Readonly<Record<string, number>> = {
	string: 5,
	number: 6,
	date: 7,
	boolean: 8,
};
/** Left edge, right edge and line of a question's words, in letter heights. */
const [WORD_STEP, WORD_LENGTH] = [3, 2];

/** Words that are seen together: visual features and three places for each. */
export type QuestionedPage = {
	words: readonly string[];
	features: Float32Array;
	places: Float32Array;
};
export type AskedQuestion = { text: string; type: string };
export type AskedList = { text: string; columns: readonly AskedQuestion[] };

/** For each word of a page, the probability that a row begins with it, and for each column, that it belongs to that. */
export type RowReading = { begins: Float32Array; columns: Float32Array[] };

/** Finds the answers to questions in plain words on a page, and the rows of lists. */
export type QuestionReader = {
	/** Reads the words of a page once, for all that is asked about it. */
	open: (page: QuestionedPage) => Promise<AskablePage>;
};
export type AskablePage = {
	answer: (questions: readonly AskedQuestion[]) => Promise<Reading>;
	readRows: (list: AskedList) => Promise<RowReading>;
};

export type QuestionModel = {
	/** Reads words: of a page, or of one question a row. */
	body: Graph;
	/** Lets questions and words attend to each other. */
	joint: Graph;
	/** The pieces of the vocabulary, by their number. */
	pieces: readonly string[];
	/** Log odds of each length of a value. */
	lengths: readonly number[];
};

/** The model of training/page_reader, run as two ONNX graphs. */
export function createQuestionReader(model: QuestionModel): QuestionReader {
	const split = createSplitter(model.pieces);
	return {
		async open(page) {
			const seen = { page, words: await readWords(model.body, split, page) };
			return {
				answer: (questions) => answer(model, split, seen, questions),
				readRows: (list) => readRows(model, split, seen, list),
			};
		},
	};
}

async function answer(
	model: QuestionModel,
	split: SplitWord,
	seen: SeenPage,
	questions: readonly AskedQuestion[],
): Promise<Reading> {
	const tokens = questions.map(({ text, type }) => ({
		said: splitQuestion(text),
		type: TYPES[type] ?? 0,
	}));
	const parts: Part[] = [];
	for (let from = 0; from < tokens.length; from += AT_ONCE)
		parts.push(await ask(model, split, seen, tokens.slice(from, from + AT_ONCE)));
	const partOf = (question: number) => {
		const part = parts[Math.floor(question / AT_ONCE)];
		if (!part) throw new Error(`there is no question ${question}`);
		return { part, at: question % AT_ONCE };
	};
	return {
		starts: (question) => {
			const { part, at } = partOf(question);
			return oddsOf(part, at);
		},
		ends: (question, first) => {
			const { part, at } = partOf(question);
			return endsOf(part, at, first, model.lengths);
		},
	};
}

async function readRows(
	model: QuestionModel,
	split: SplitWord,
	seen: SeenPage,
	{ text, columns }: AskedList,
): Promise<RowReading> {
	const list = splitQuestion(text);
	const asked = columns.map((column) => ({
		said: [...list.slice(0, LIST_WORDS), ...splitQuestion(column.text)].slice(0, MAX_WORDS - 1),
		type: COLUMN_TYPES[column.type] ?? COLUMN_TYPES.string ?? LIST,
	}));
	const found: RowReading = { begins: new Float32Array(0), columns: [] };
	for (let from = 0; from < asked.length; from += COLUMNS_AT_ONCE) {
		const some = asked.slice(from, from + COLUMNS_AT_ONCE);
		const part = await ask(model, split, seen, [{ said: list, type: LIST }, ...some]);
		if (from === 0) found.begins = membersOf(part, 0);
		append(
			found.columns,
			some.map((_, i) => membersOf(part, i + 1)),
		);
	}
	return found;
}

/** The output of the joint layers for the questions of one run. */
type Part = {
	count: number;
	starts: Float32Array;
	members: Float32Array;
	end: Float32Array;
	endFrom: Float32Array;
	endKey: Float32Array;
};
type SeenPage = { page: QuestionedPage; words: Float32Array };
/** The words of a question, a list or a column, and the number of its type. */
type Tokens = { said: readonly string[]; type: number };

async function readWords(
	body: Graph,
	split: SplitWord,
	{ words, features, places }: QuestionedPage,
): Promise<Float32Array> {
	const count = words.length;
	const pieces = new BigInt64Array(count * MAX_PIECES);
	for (const [i, word] of words.entries()) setPieces(pieces, i, split(word));
	const given = {
		pieces: integers(pieces, [1, count, MAX_PIECES]),
		features: floats(features, [1, count, features.length / count]),
		places: floats(places, [1, count, PLACES]),
		present: flags(count),
	};
	return output(await body(given), 'states');
}

async function ask(
	{ body, joint }: QuestionModel,
	split: SplitWord,
	{ page, words }: SeenPage,
	questions: readonly Tokens[],
): Promise<Part> {
	const said = questions.map((one) => one.said.map(split));
	const states = await readQuestions(body, said, page.features.length / page.words.length);
	const sizes = said.map((one) => one.length + 1);
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const fields = new Float32Array(total * WIDTH);
	const fieldOf = new BigInt64Array(total);
	const heads = new BigInt64Array(questions.length);
	let at = 0;
	for (const [number, size] of sizes.entries()) {
		const from = number * MAX_WORDS * WIDTH;
		fields.set(states.subarray(from, from + size * WIDTH), at * WIDTH);
		fieldOf.fill(BigInt(number), at, at + size);
		heads[number] = BigInt(at);
		at += size;
	}
	const types = BigInt64Array.from(questions, ({ type }) => BigInt(type));
	const count = page.words.length;
	const read = await joint({
		words: floats(words, [1, count, WIDTH]),
		present: flags(count),
		places: floats(page.places, [1, count, PLACES]),
		fields: floats(fields, [1, total, WIDTH]),
		fieldOf: integers(fieldOf, [1, total]),
		heads: integers(heads, [1, questions.length]),
		types: integers(types, [1, questions.length]),
	});
	return {
		count,
		starts: output(read, 'starts'),
		members: output(read, 'members'),
		end: output(read, 'end'),
		endFrom: output(read, 'endFrom'),
		endKey: output(read, 'endKey'),
	};
}

/** Encodes the questions, one per row: the head token, then the words. */
async function readQuestions(
	body: Graph,
	said: readonly (readonly (readonly number[])[])[],
	features: number,
): Promise<Float32Array> {
	const count = said.length;
	const pieces = new BigInt64Array(count * MAX_WORDS * MAX_PIECES);
	const places = new Float32Array(count * MAX_WORDS * PLACES);
	const present = new Uint8Array(count * MAX_WORDS);
	for (const [number, words] of said.entries()) {
		for (let at = 0; at < MAX_WORDS; at += 1) {
			const row = number * MAX_WORDS + at;
			places[row * PLACES] = at * WORD_STEP;
			places[row * PLACES + 1] = at * WORD_STEP + WORD_LENGTH;
			const own = at === 0 ? [HEAD] : words[at - 1];
			if (!own) continue;
			setPieces(pieces, row, own);
			present[row] = 1;
		}
	}
	const answer = await body({
		pieces: integers(pieces, [count, MAX_WORDS, MAX_PIECES]),
		features: floats(new Float32Array(count * MAX_WORDS * features), [count, MAX_WORDS, features]),
		places: floats(places, [count, MAX_WORDS, PLACES]),
		present: { type: 'bool', data: present, sides: [count, MAX_WORDS] },
	});
	return output(answer, 'states');
}

function setPieces(pieces: BigInt64Array, row: number, own: readonly number[]): void {
	for (const [i, piece] of own.entries()) pieces[row * MAX_PIECES + i] = BigInt(piece);
}

/** Log odds that the answer begins at each word, against no answer. */
function oddsOf({ starts, count }: Part, question: number): Float32Array {
	const from = question * (count + 1);
	const none = starts[from + count] ?? 0;
	return starts.slice(from, from + count).map((score) => score - none);
}

/** The probability of each word to be marked for a question. */
function membersOf({ members, count }: Part, question: number): Float32Array {
	return members.slice(question * count, (question + 1) * count).map(sigmoid);
}

/** For an answer that begins at a word, the probability that it ends at this word or each of the following ones. */
function endsOf(
	{ count, end, endFrom, endKey }: Part,
	question: number,
	first: number,
	lengths: readonly number[],
): Float64Array {
	const scores = new Float64Array(Math.min(SPAN, count - first));
	for (let long = 0; long < scores.length; long += 1) {
		let sum = 0;
		for (let i = 0; i < WIDTH; i += 1) {
			const asked = (end[question * WIDTH + i] ?? 0) + (endFrom[first * WIDTH + i] ?? 0);
			sum += asked * (endKey[(first + long) * WIDTH + i] ?? 0);
		}
		scores[long] = sum / Math.sqrt(WIDTH) + (lengths[long] ?? 0);
	}
	return softmax(scores);
}

function output(answer: Readonly<Record<string, Float32Array>>, name: string): Float32Array {
	const found = answer[name];
	if (!found) throw new Error(`the question reader has no output ${name}`);
	return found;
}

function floats(data: Float32Array, sides: readonly number[]): Tensor {
	return { type: 'float32', data, sides };
}

function integers(data: BigInt64Array, sides: readonly number[]): Tensor {
	return { type: 'int64', data, sides };
}

function flags(count: number): Tensor {
	return { type: 'bool', data: new Uint8Array(count).fill(1), sides: [1, count] };
}
