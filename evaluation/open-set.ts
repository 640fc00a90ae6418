import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import type { SecondReaderMode } from '../engine/src/model/second-reader.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { COMPARISONS } from './compare.ts';
import { wordingSchema } from './reword.ts';
import type { Wording } from './reword.ts';
import type { Kinds } from './score.ts';

/** A folder with documents, a template, and the annotated values. */
export type EvaluationSet = {
	name: string;
	folder: string;
	schema: TemplateSchema;
	/** The second reader mode of its template. */
	secondReader?: SecondReaderMode | undefined;
	kinds: Kinds;
	documents: { id: string; path: string; truth: Record<string, unknown> }[];
};

const kindsSchema = z.record(z.string(), z.enum(COMPARISONS));
const truthSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The sets below a folder, or the folder itself if it is a set. */
export function openSets(folder: string, only: readonly string[] = []): EvaluationSet[] {
	if (isSet(folder)) return [openSet(folder)];
	return readdirSync(folder)
		.filter((name) => isSet(join(folder, name)) && (only.length === 0 || only.includes(name)))
		.sort()
		.map((name) => openSet(join(folder, name)));
}

/** Another wording of a set's template: its own, or one from a folder of wordings for many sets. */
export function openWording(
	{ name, folder }: EvaluationSet,
	wording: string,
	wordings: string | undefined,
): Wording | undefined {
	const file = join(
		wordings === undefined ? join(folder, 'wordings') : join(wordings, name),
		`${wording}.json`,
	);
	if (!existsSync(file)) return undefined;
	return wordingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function isSet(folder: string): boolean {
	return existsSync(join(folder, 'truth.json'));
}

function openSet(folder: string): EvaluationSet {
	const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
	const { schema, secondReader } = read('template.json') as {
		schema: TemplateSchema;
		secondReader?: SecondReaderMode;
	};
	const truth = truthSchema.parse(read('truth.json'));
	const files = new Map(
		readdirSync(join(folder, 'documents')).map((file) => [parse(file).name, file]),
	);
	return {
		name: parse(folder).base,
		folder,
		schema,
		secondReader,
		kinds: kindsSchema.parse(read('kinds.json')),
		documents: Object.entries(truth)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.flatMap(([id, values]) => {
				const file = files.get(id);
				return file ? [{ id, path: join(folder, 'documents', file), truth: values }] : [];
			}),
	};
}
