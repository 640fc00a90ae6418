import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Page } from '../engine/src/model/document.ts';
import type { Extraction } from '../engine/src/model/extraction.ts';
import { SecondReaderFault } from '../engine/src/model/second-reader.ts';
import type {
	Question,
	SecondReader,
	SecondReaderMode,
} from '../engine/src/model/second-reader.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import {
	askAboutDocument,
	groundOnDocument,
	openFirstDocument,
} from '../engine/src/reading/pipeline/recipe.ts';
import { MODELS } from './models.ts';

/** The result of both readers for pages that the first one has read. */
export type ReadTwice = (
	pages: readonly Page[],
	schema: TemplateSchema,
	first: Extraction,
	mode: SecondReaderMode | undefined,
) => Promise<Extraction>;

export type Tallied = {
	asked: number;
	replayed: number;
	unanswered: Map<string, number>;
	tokens: number;
	accepted: number;
	refused: number;
};

const recordSchema = z.object({
	model: z.string(),
	values: z.record(z.string(), z.unknown()),
	tokens: z.object({ prompt: z.number(), answer: z.number() }),
});

/**
 * Asks the second reader about documents. With a folder, answers are recorded and replayed for the same question,
 * without a model. A recording contains answers, never the pages.
 */
export function createReadTwice({
	reader,
	folder,
	maxPages,
}: {
	/** null: only recorded answers. */
	reader: SecondReader | null;
	folder: string | undefined;
	maxPages: number;
}): { readTwice: ReadTwice; tallied: Tallied } {
	const tallied: Tallied = {
		asked: 0,
		replayed: 0,
		tokens: 0,
		accepted: 0,
		refused: 0,
		unanswered: new Map(),
	};
	const count = (fault: string) =>
		tallied.unanswered.set(fault, (tallied.unanswered.get(fault) ?? 0) + 1);

	async function answer(question: Question): Promise<Record<string, unknown> | undefined> {
		const file = folder === undefined ? undefined : join(folder, `${keyOf(question)}.json`);
		if (file !== undefined && existsSync(file)) {
			tallied.replayed += 1;
			return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).values;
		}
		if (!reader) {
			count('not recorded, and LLM_URL and LLM_MODEL are not set');
			return undefined;
		}
		tallied.asked += 1;
		try {
			const { signal } = new AbortController();
			const { values, tokens } = await reader.ask(question, { signal });
			tallied.tokens += tokens.prompt + tokens.answer;
			if (file !== undefined && folder !== undefined) {
				mkdirSync(folder, { recursive: true });
				const record = { model: reader.model, values, tokens };
				writeFileSync(file, `${JSON.stringify(record, null, '\t')}\n`);
			}
			return values;
		} catch (error) {
			if (!(error instanceof SecondReaderFault)) throw error;
			count(error.message);
			return undefined;
		}
	}

	const readTwice: ReadTwice = async (pages, schema, first, mode = 'doubtful') => {
		if (mode === 'never') return first;
		const document = openFirstDocument(pages, schema, MODELS);
		const question = askAboutDocument(document, schema, first, { mode, maxPages });
		const values = question && (await answer(question));
		if (!values) return first;
		const { extraction, counts } = groundOnDocument(document, schema, first, values);
		tallied.accepted += counts.accepted;
		tallied.refused += counts.refused;
		return extraction;
	};
	return { readTwice, tallied };
}

/** Identifies a question, independent of the prompt around it. */
function keyOf({ fields, windows }: Question): string {
	return createHash('sha256')
		.update(JSON.stringify({ fields, windows }))
		.digest('hex')
		.slice(0, 32);
}
