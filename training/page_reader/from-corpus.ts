import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { unpackPages } from '../corpus/document.ts';
import type { CorpusDocument, CorpusList, Wording } from '../corpus/document.ts';
import { createRandom } from '../corpus/kit/random.ts';
import { askCells, askPrinted } from './ask-printed.ts';
import type { StrangeLabels } from './ask-printed.ts';
import type { Example, ExampleField, ExampleList } from './example.ts';
import { findWords, placeWords, seeDocument, toSpan } from './see-document.ts';
import type { Places } from './see-document.ts';

/** The documents of a corpus.jsonl. */
export async function* readCorpus(path: string): AsyncGenerator<Example> {
	const strange: StrangeLabels = new Map();
	for await (const line of createInterface({ input: createReadStream(path) })) {
		yield toExample(JSON.parse(line) as CorpusDocument, strange);
	}
}

function toExample(corpus: CorpusDocument, strange: StrangeLabels): Example {
	const pages = unpackPages(corpus);
	const seen = seeDocument(pages);
	const places = findWords(seen, pages);
	const random = createRandom(`questions ${corpus.id}`);
	const language = corpus.locale.slice(0, 2);
	const words = pages.flatMap((page) => page.words);
	const textOf = (word: number) => words[word]?.text ?? '';
	const asked = [
		...askPrinted(seen, language, random, strange),
		...corpus.lists.flatMap((list) => askCells(list, places, textOf, language, random)),
	];
	return {
		id: corpus.id,
		set: corpus.family,
		kind: corpus.kind,
		split: corpus.split,
		views: seen.examples,
		fields: [
			...corpus.fields.flatMap(({ type, state, wordings, answers }): ExampleField[] => {
				if (state === 'unread' || type === 'boolean') return [];
				const spans = answers.flatMap(({ words }) => {
					const span = toSpan(places, words);
					return span ? [span] : [];
				});
				// A value whose words are scattered teaches nothing about spans.
				if (state === 'present' && spans.length === 0) return [];
				return [{ type, wordings: textsOf(wordings), spans }];
			}),
			...asked,
		],
		lists: corpus.lists.flatMap((list) => (list.state === 'unread' ? [] : [toList(list, places)])),
	};
}

function toList({ wordings, columns, rows }: CorpusList, places: Places): ExampleList {
	return {
		wordings: textsOf(wordings),
		columns: columns.map(({ name, type, wordings: said }) => ({
			type,
			wordings: textsOf(said),
			cells: rows.flatMap((row, number) =>
				[...placeWords(places, row[name]?.words ?? [])].map(([view, words]) => ({
					view,
					row: number,
					words,
				})),
			),
		})),
	};
}

function textsOf(wordings: readonly Wording[]): string[] {
	return wordings.map(({ text }) => text);
}
