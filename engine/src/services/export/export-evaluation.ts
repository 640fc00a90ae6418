import { buffer } from 'node:stream/consumers';
import type { Jobs } from '../jobs/jobs.ts';
import { DOCUMENT_TYPES } from '../../model/formats.ts';
import { Problem } from '../../model/problem.ts';
import type { FieldDefinition, FieldMap, Template } from '../../model/template.ts';
import type { Reviews } from '../review/review.ts';
import { writeZip } from '../../platform/zip/write-zip.ts';
import type { NewZipEntry } from '../../platform/zip/write-zip.ts';

/** The total size of a set; further documents are left out. */
const MAX_BYTES = 1_000_000_000;

export type ExportEvaluation = ReturnType<typeof createExportEvaluation>;

/** Exports reviewed jobs as a set for `npm run eval`, in a ZIP archive. */
export function createExportEvaluation({
	reviews,
	jobs,
}: {
	reviews: Pick<Reviews, 'listReviewed'>;
	jobs: Pick<Jobs, 'openContent'>;
}) {
	async function* list(template: Template): AsyncIterable<NewZipEntry> {
		const { id, accountId, name, category, schema } = template;
		const truth: Record<string, unknown> = {};
		let bytes = 0;
		for await (const { review, right } of reviews.listReviewed(id)) {
			if (review.jobId === null || Object.keys(right).length === 0) continue;
			const found = await readDocument(accountId, review.jobId);
			if (!found) continue;
			bytes += found.content.length;
			if (bytes > MAX_BYTES) break;
			truth[review.id] = right;
			yield { name: `documents/${review.id}.${found.ending}`, content: found.content };
		}
		const write = (file: string, content: unknown): NewZipEntry => ({
			name: file,
			content: Buffer.from(`${JSON.stringify(content, null, '\t')}\n`),
		});
		yield write('template.json', { name, category, schema });
		yield write('truth.json', truth);
		yield write('kinds.json', Object.fromEntries(listKinds(schema.data)));
	}

	/** The document of a job; undefined when it was deleted. */
	async function readDocument(
		accountId: string,
		jobId: string,
	): Promise<{ content: Buffer; ending: string } | undefined> {
		try {
			const { job, content } = await jobs.openContent(accountId, jobId);
			const ending = DOCUMENT_TYPES.includes(job.fileType) ? job.fileType : 'bin';
			return { content: await buffer(content), ending };
		} catch (error) {
			if (error instanceof Problem) return undefined;
			throw error;
		}
	}

	return (template: Template): AsyncIterable<Buffer> => writeZip(list(template));
}

/** How each field is compared, by its type and format. */
function listKinds(fields: FieldMap, before = ''): [string, string][] {
	return Object.entries(fields).flatMap(([name, definition]): [string, string][] => {
		const path = `${before}${name}`;
		const { type, properties, itemType, itemSchema } = definition;
		if (type === 'object') return listKinds(properties ?? {}, `${path}.`);
		if (type !== 'array') return [[path, kindOf(definition)]];
		if (itemType === 'object') return listKinds(itemSchema?.properties ?? {}, `${path}[].`);
		return [[path, 'list']];
	});
}

function kindOf({ type, format }: FieldDefinition): string {
	if (type === 'number') return 'amount';
	if (type === 'boolean') return 'bool';
	if (type === 'date' || format === 'date') return 'date';
	if (format === 'address') return 'address';
	return format === 'iban' || format === 'phone' ? 'id' : 'name';
}
