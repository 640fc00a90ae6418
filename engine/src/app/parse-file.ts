import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Extraction } from '../model/extraction.ts';
import { languagesFor } from '../model/languages.ts';
import { readPageChoice } from '../model/page-choice.ts';
import { formatPath } from '../model/path.ts';
import { problem } from '../model/problem.ts';
import type { TemplateSchema } from '../model/template.ts';
import { parseDocument } from '../reading/pipeline/parse-document.ts';
import { templateRulesSchema } from '../http/schemas/rule-schemas.ts';
import { toPlaces } from '../http/schemas/template-schemas.ts';
import { openFile } from './open-file.ts';
import { checkSchema } from '../services/templates/check-schema.ts';
import type { SchemaFault } from '../services/templates/check-schema.ts';
import { checkTemplateRules } from '../services/templates/check-template-rules.ts';

export type FileOrder = {
	file: string;
	templateFile: string;
	language: string | undefined;
	pages: string | undefined;
	onProgress: (text: string) => void;
};

/** Parses a file without a server, an account or a database. */
export async function parseFile(
	config: Config,
	{ file, templateFile, language, pages, onProgress }: FileOrder,
): Promise<Extraction & { pageCount: number }> {
	const schema = await readSchema(templateFile, config);
	const languages = languagesFor(language);
	const opened = await openFile(config, file);
	const { document, scratch, turn, log } = opened;
	try {
		let pageCount = 0;
		const extraction = await parseDocument(
			{
				document,
				schema,
				languages,
				pages: pages === undefined ? undefined : readPageChoice(pages),
				limits: config.documentLimits,
				pagesFile: join(scratch, 'pages'),
				signal: new AbortController().signal,
				onPages: (counted) => {
					pageCount = counted.pageCount;
					onProgress(`${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`);
					return Promise.resolve();
				},
				onPageRead: (done, total) => onProgress(drawBar(done, total)),
			},
			{ turn, log },
		);
		return { ...extraction, pageCount };
	} finally {
		await opened.close();
	}
}

/** Accepts a whole template, as `POST /v1/templates` does, or only its schema. */
async function readSchema(templateFile: string, config: Config): Promise<TemplateSchema> {
	const shape = z.union([
		z.object({ schema: z.unknown(), rules: templateRulesSchema.optional() }),
		z.unknown().transform((schema) => ({ schema, rules: undefined })),
	]);
	const { schema, rules } = shape.parse(JSON.parse(await readFile(templateFile, 'utf8')));
	refuse(
		checkSchema(schema, config.templateLimits).map(({ path, message }) => ({
			path: ['schema', ...path],
			message,
		})),
	);
	const { data } = schema as TemplateSchema;
	refuse(checkTemplateRules(data, rules ?? {}));
	return { data, ...(rules && { rules }) };
}

function refuse(faults: readonly SchemaFault[]): void {
	if (faults.length === 0) return;
	throw problem('INVALID_TEMPLATE', {
		faults: faults.map(({ path, message }) => ({ path: formatPath(toPlaces(path)), message })),
	});
}

const BAR_WIDTH = 24;

function drawBar(done: number, total: number): string {
	const filled = Math.round((done / total) * BAR_WIDTH);
	return `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done} of ${total} scanned pages`;
}
