import type { Clock } from '../../model/ports.ts';
import type { Sample } from '../../model/sample.ts';
import type { Template } from '../../model/template.ts';
import { collectColumns } from './columns.ts';
import type { ExportFile } from './export-jobs.ts';
import { nameFile } from './name-file.ts';
import { writeExport } from './write-export.ts';
import type { Exported, ExportFormat } from './write-export.ts';

type Wish = {
	format: ExportFormat;
	sample: Pick<Sample, 'fileName' | 'pageCount' | 'createdAt'>;
	template: Pick<Template, 'id' | 'name' | 'revision' | 'schema'>;
	result: Record<string, unknown>;
};

export type ExportResult = ReturnType<typeof createExportResult>;

/** Exports the values of a sample in the same format as a job. */
export function createExportResult({ clock }: { clock: Clock }) {
	return (wish: Wish): ExportFile => writeResult(wish, clock.now());
}

function writeResult({ format, sample, template, result }: Wish, now: Date): ExportFile {
	const { id: templateId, name, revision: templateRevision, schema } = template;
	const { fileName, pageCount, createdAt } = sample;
	const only: Exported = {
		job: {
			id: null,
			fileName,
			templateId,
			templateRevision,
			status: 'completed',
			result,
			error: null,
			pageCount,
			createdAt,
			completedAt: createdAt,
		},
		review: undefined,
	};
	return {
		fileName: nameFile(name, now, format),
		content: writeExport({
			format,
			columns: collectColumns([schema]),
			open: () => listOne(only),
			nameOf: () => name,
			present: () => ({
				fileName,
				templateId,
				templateVersion: templateRevision,
				pageCount,
				result,
			}),
		}),
	};
}

async function* listOne<T>(one: T): AsyncIterable<T[]> {
	yield await Promise.resolve([one]);
}
