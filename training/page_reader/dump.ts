/**
 * Writes what the page reader is trained on, one document a line (example.ts): its words as the reader sees them, its
 * fields in several wordings, and where their values stand.
 *   node training/page_reader/dump.ts --out FILE [--corpus corpus.jsonl …] [--questions squad.json …] [--tables DIR]
 *     [--reports tatqa.json …] [--labelled PAGES.jsonl.gz …] [--sets DIR … --pages CACHE]
 */
import { createWriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MATERIAL } from '../open-all.ts';
import { readParaphrases } from '../reword.ts';
import type { Example } from './example.ts';
import { readCorpus } from './from-corpus.ts';
import { readLabelled } from './from-labelled.ts';
import { readQuestions } from './from-questions.ts';
import { readReports } from './from-reports.ts';
import { readTables } from './from-tables.ts';

const { values } = parseArgs({
	options: {
		...MATERIAL,
		out: { type: 'string' },
		corpus: { type: 'string', multiple: true, default: [] as string[] },
		questions: { type: 'string', multiple: true, default: [] as string[] },
		tables: { type: 'string' },
		reports: { type: 'string', multiple: true, default: [] as string[] },
	},
});
const PARAPHRASES = join(import.meta.dirname, '../paraphrases');

async function* readAll(): AsyncGenerator<Example> {
	for (const path of values.corpus) yield* readCorpus(path);
	for (const path of values.questions) yield* readQuestions(path);
	for (const path of values.reports) yield* readReports(path);
	if (values.tables !== undefined) yield* readTables(values.tables);
	const files = readdirSync(PARAPHRASES).filter((name) => name.endsWith('.jsonl'));
	const paraphrases = readParaphrases(files.map((name) => join(PARAPHRASES, name)));
	yield* readLabelled(values, paraphrases);
}

if (values.out === undefined) throw new Error('Name a file: --out FILE');
const file = createWriteStream(values.out);
const counts = { documents: 0, words: 0, fields: 0, values: 0, cells: 0 };
for await (const example of readAll()) {
	if (example.views.length === 0) continue;
	if (!file.write(`${JSON.stringify(example)}\n`))
		await new Promise<void>((resolve) => file.once('drain', resolve));
	counts.documents += 1;
	counts.words += example.views.reduce((sum, { words }) => sum + words.length, 0);
	counts.fields += example.fields.length;
	counts.values += example.fields.filter(({ spans }) => spans.length > 0).length;
	counts.cells += example.lists
		.flatMap(({ columns }) => columns)
		.reduce((sum, { cells }) => sum + cells.length, 0);
}
await new Promise<void>((resolve) => file.end(resolve));
process.stdout.write(`${JSON.stringify(counts)}\n`);
