import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { templateRulesSchema } from '../http/schemas/rule-schemas.ts';
import { toPlaces } from '../http/schemas/template-schemas.ts';
import { formatPath } from '../model/path.ts';
import { problem } from '../model/problem.ts';
import type { TemplateSchema } from '../model/template.ts';
import { checkSchema } from '../services/templates/check-schema.ts';
import type { SchemaFault } from '../services/templates/check-schema.ts';
import { checkTemplateRules } from '../services/templates/check-template-rules.ts';
import type { Config } from './config.ts';

const shape = z.union([
	z.object({
		name: z.string().optional(),
		category: z.string().optional(),
		schema: z.unknown(),
		rules: templateRulesSchema.optional(),
	}),
	z
		.unknown()
		.transform((schema) => ({ schema, name: undefined, category: undefined, rules: undefined })),
]);

export type TemplateFile = { name: string; category: string | null; schema: TemplateSchema };

export function nameOfFile(file: string): string {
	return basename(file).replace(/\.json$/, '');
}

/** Accepts a whole template, as `POST /v1/templates` does, or only its schema. */
export async function readTemplateFile(file: string, config: Config): Promise<TemplateFile> {
	const { schema, name, category, rules } = shape.parse(JSON.parse(await readFile(file, 'utf8')));
	refuse(
		checkSchema(schema, config.templateLimits).map(({ path, message }) => ({
			path: ['schema', ...path],
			message,
		})),
	);
	const { data } = schema as TemplateSchema;
	refuse(checkTemplateRules(data, rules ?? {}));
	return {
		name: name ?? nameOfFile(file),
		category: category ?? null,
		schema: { data, ...(rules && { rules }) },
	};
}

function refuse(faults: readonly SchemaFault[]): void {
	if (faults.length === 0) return;
	throw problem('INVALID_TEMPLATE', {
		faults: faults.map(({ path, message }) => ({ path: formatPath(toPlaces(path)), message })),
	});
}
