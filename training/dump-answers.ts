/**
 * Writes what the judge of candidates and the page reader answer, each by itself, on documents with known
 * values; each document is read by a reader that has not seen it.
 * node training/dump-answers.ts OUT.json --readers FOLDER --folds 4 --pages CACHE [--sets DIR …] [--labelled FILE …]
 * FOLDER holds fold0.bin, fold1.bin …: readers trained with --fold 0, --fold 1 …
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isEmpty, isEqual } from '../evaluation/compare.ts';
import type { LabelledPages } from '../evaluation/open-pages.ts';
import { valueAt } from '../evaluation/score.ts';
import { openDocument } from '../engine/src/reading/extraction/document.ts';
import { textFor } from '../engine/src/reading/extraction/labelled/candidate.ts';
import { createRanking } from '../engine/src/reading/extraction/labelled/rank-candidates.ts';
import type { Choice } from '../engine/src/reading/extraction/labelled/rank-candidates.ts';
import { readValues } from '../engine/src/reading/extraction/sources/page-reader/read-values.ts';
import { readFields } from '../engine/src/reading/extraction/request/read-fields.ts';
import { parseValue } from '../engine/src/reading/extraction/values/parse-value.ts';
import { layOutPages } from '../engine/src/reading/layout/lay-out-pages.ts';
import { loadReader } from '../engine/src/reading/pipeline/load-model.ts';
import { MODELS } from '../evaluation/models.ts';
import { MATERIAL, openAll } from './open-all.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		readers: { type: 'string', default: '.' },
		folds: { type: 'string', default: '4' },
		...MATERIAL,
	},
});
const [out] = positionals;
if (out === undefined) throw new Error('Say where to: node training/dump-answers.ts OUT.json …');
const MAX_ANSWERS = 4;
const readers = Array.from({ length: Number(values.folds) }, (_, fold) =>
	loadReader(pathToFileURL(join(values.readers, `fold${fold}.bin`))),
);
const answers: object[] = [];

function foldOf(id: string): number {
	const digest = createHash('sha1').update(id).digest('hex');
	return Number(BigInt(`0x${digest}`) % BigInt(readers.length));
}

function dump({ set, id, pages, schema, kinds, truth }: LabelledPages): void {
	const reader = readers[foldOf(id)] ?? MODELS.reader;
	const document = openDocument(layOutPages(pages), { ...MODELS, reader });
	const fields = readFields(schema.data, { encoder: MODELS.encoder });
	const read = readValues(document, fields);
	const { rank } = document.fact(createRanking);
	for (const field of fields) {
		const comparison = kinds[field.path.join('.')];
		const expected = valueAt(truth, field.path.join('.'));
		if (!comparison || expected === undefined || field.kind === 'boolean') continue;
		const tell = (choices: readonly Choice[]) =>
			choices.slice(0, MAX_ANSWERS).map(({ candidate, score }) => {
				const isText = candidate.family === 'text' || candidate.family === 'line';
				const { raw } = textFor(candidate, field.kind);
				const value = isText ? parseValue(raw, field.kind, document) : candidate.value;
				const isRight =
					!isEmpty(expected) && !isEmpty(value) && isEqual(comparison, expected, value);
				return [String(candidate.value).toLowerCase(), score, isRight];
			});
		answers.push({
			set,
			id,
			known: !isEmpty(expected),
			judged: tell(rank(field)),
			read: tell(read?.get(field) ?? []),
		});
	}
}

for await (const one of openAll(values)) dump(one);
writeFileSync(out, JSON.stringify(answers));
