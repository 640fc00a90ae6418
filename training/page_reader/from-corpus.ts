import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { unpackPages } from '../corpus/document.ts';
import type { CorpusDocument, CorpusList, Wording } from '../corpus/document.ts';
import type { Example, ExampleField, ExampleList } from './example.ts';
import { findWords, placeWords, seeDocument, toSpan } from './see-document.ts';
import type { Places } from './see-document.ts';

/** The documents of a corpus.jsonl. */
export async function* readCorpus(path: string): AsyncGenerator<Example> {
	for await (const line of createInterface({ input: createReadStream(path) })) {
		yield toExample(JSON.parse(line) as CorpusDocument);
	}
}

function toExample(corpus: CorpusDocument): Example {
	const pages = unpackPages(corpus);
	const seen = seeDocument(pages);
	const places = findWords(seen, pages);
	return {
		...{ id: corpus.id, set: corpus.family, kind: corpus.kind, split: corpus.split },
		views: seen.examples,
		fields: corpus.fields.flatMap(({ type, state, wordings, answers }): ExampleField[] => {
			if (state === 'unread' || type === 'boolean') return [];
			const spans = answers.flatMap(({ words }) => {
				const span = toSpan(places, words);
				return span ? [span] : [];
			});
			// A value whose words are scattered teaches nothing about spans.
			if (state === 'present' && spans.length === 0) return [];
			return [{ type, wordings: textsOf(wordings), spans }];
		}),
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
					...{ view, row: number, words },
				})),
			),
		})),
	};
}

function textsOf(wordings: readonly Wording[]): string[] {
	return wordings.map(({ text }) => text);
}
