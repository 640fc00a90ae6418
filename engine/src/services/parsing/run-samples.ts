import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../model/account.ts';
import type { ReviewedResult } from '../../model/review.ts';
import type { Template, TemplateSchema } from '../../model/template.ts';
import { valueAt } from '../../model/path.ts';
import { listLeaves } from '../review/count-fields.ts';
import { columnOf } from '../review/decide-review.ts';
import type { Reviews } from '../review/review.ts';
import type { Templates } from '../templates/templates.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { maxOf } from '../../model/extremes.ts';

/** Documents per run, newest first; each takes a fraction of a second. */
const MAX_SAMPLES = 50;
/** The maximum number of listed values. */
const MAX_CHANGES = 200;

type Values = Record<string, unknown>;
type Sample = { review: ReviewedResult & { reading: Uint8Array }; right: Values };

export type SampleReport = {
	documents: number;
	/** Reviewed documents whose words are no longer stored. */
	skipped: number;
	/** The tested revision of the template, and the one to compare with; null: none. */
	revision: number;
	before: number | null;
	fields: { path: string; all: number; right: number; rightBefore: number | null }[];
	changes: {
		jobId: string;
		fileName: string;
		path: string;
		isBetter: boolean;
		expected: unknown;
		before: unknown;
		now: unknown;
	}[];
};

export type RunSamples = ReturnType<typeof createRunSamples>;

/**
 * Reads reviewed documents again from their stored words, with the current template and with the latest earlier
 * revision. Lessons are not used, because they come from these documents. Nothing is charged.
 */
export function createRunSamples({
	admission,
	reviews,
	templates,
}: {
	admission: Admission;
	reviews: Pick<Reviews, 'listReviewed'>;
	templates: Pick<Templates, 'getRevision'>;
}) {
	async function collect(templateId: string): Promise<{ samples: Sample[]; skipped: number }> {
		const samples: Sample[] = [];
		let skipped = 0;
		for await (const { review, right } of reviews.listReviewed(templateId)) {
			const { reading } = review;
			if (reading === null || Object.keys(right).length === 0) skipped += 1;
			else samples.push({ review: { ...review, reading }, right });
			if (samples.length === MAX_SAMPLES) break;
		}
		return { samples, skipped };
	}

	return async (caller: Caller, template: Template, signal: AbortSignal): Promise<SampleReport> => {
		const { samples, skipped } = await collect(template.id);
		const older = samples
			.map(({ review }) => review.templateRevision)
			.filter((revision) => revision < template.revision);
		const before = older.length > 0 ? maxOf(older) : null;
		const schemaBefore = before === null ? null : await templates.getRevision(template.id, before);
		const read = async (reading: Uint8Array, schema: TemplateSchema): Promise<Values> =>
			await admission.takeTurn(visitorOf(caller, 'request'), 'pdf', async (turn) => {
				const found = await turn.run('reread', { reading, schema }, signal);
				return found?.result ?? {};
			});

		const counts = new Map<string, SampleReport['fields'][number]>();
		const changes: SampleReport['changes'] = [];
		for (const { review, right } of samples) {
			const now = await read(review.reading, template.schema);
			const was = schemaBefore && (await read(review.reading, schemaBefore));
			for (const [path, expected] of listExpected({ review, right }, template.schema)) {
				const column = columnOf(path);
				const own = counts.get(column) ?? {
					path: column,
					all: 0,
					right: 0,
					rightBefore: was && 0,
				};
				counts.set(column, own);
				const [isRight, wasRight] = [now, was].map((one) => isSame(valueAt(one, path), expected));
				own.all += 1;
				if (isRight) own.right += 1;
				if (own.rightBefore !== null && wasRight) own.rightBefore += 1;
				if (was === null || isRight === wasRight || changes.length >= MAX_CHANGES) continue;
				changes.push({
					jobId: review.id,
					fileName: review.fileName,
					path,
					isBetter: isRight === true,
					expected,
					before: valueAt(was, path) ?? null,
					now: valueAt(now, path) ?? null,
				});
			}
		}
		const fields = [...counts.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
		return {
			documents: samples.length,
			skipped,
			revision: template.revision,
			before,
			fields,
			changes,
		};
	};
}

/**
 * The values that the words of a document should give. Values from XML, codes or the second reader are not among its
 * words.
 */
function listExpected({ review, right }: Sample, { data }: TemplateSchema): [string, unknown][] {
	const others = new Set(review.details.filter((one) => 'source' in one).map(({ path }) => path));
	return [...listLeaves(right)].filter(([path]) => {
		const [name = ''] = path.split(/[.[]/, 1);
		return Object.hasOwn(data, name) && !others.has(path);
	});
}

/** Strings are compared without regard to case and white space. */
function isSame(found: unknown, expected: unknown): boolean {
	if (typeof found === 'string' && typeof expected === 'string') {
		return tidy(found) === tidy(expected);
	}
	return isDeepStrictEqual(found ?? null, expected ?? null);
}

function tidy(text: string): string {
	return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
