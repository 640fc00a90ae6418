import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import type { Caller } from '../../model/account.ts';
import { AS_REMEMBERED } from '../../model/extraction.ts';
import type { StoredDocument } from '../../model/document.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import type { Log } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Template } from '../../model/template.ts';
import { valueAt } from '../../model/path.ts';
import { checkValues } from '../review/check-values.ts';
import { listLeaves } from '../review/count-fields.ts';
import type { LearnDocument, LearnRequest } from '../review/judge-result.ts';
import { keepLesson } from './keep-lesson.ts';
import type { Taught } from './keep-lesson.ts';
import type { ParseDocuments } from './parse-documents.ts';

export type ExampleRequest = {
	caller: Caller;
	template: Template;
	document: StoredDocument;
	values: Record<string, unknown>;
	taughtBy: string;
	languages: readonly string[];
	pages: PageChoice | undefined;
	password: string | undefined;
	signal: AbortSignal;
	log: Log;
};
export type TeachExample = ReturnType<typeof createTeachExample>;

/** Teaches a template with a document and its correct values. It is charged like a parse. */
export function createTeachExample({
	parseDocuments,
	learnDocument,
	memory,
	audit,
}: {
	parseDocuments: ParseDocuments;
	learnDocument: LearnDocument;
	memory: Memory;
	audit: AuditTrail;
}) {
	return async (request: ExampleRequest): Promise<Taught> => {
		const { caller, template, document, values } = request;
		const { schema } = template;
		const sent = Object.entries(values).map(([path, value]) => ({ path, value }));
		const faults = checkValues(schema, sent);
		if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
		const candidates = [{ filename: document.filename, document }];
		const by = { template, sorting: null };
		const { entries } = await parseDocuments({ ...request, by, candidates, keep: true });
		const [entry] = entries;
		if (!entry || entry.problem) throw entry?.problem ?? problem('NO_TEXT_FOUND');
		const { reading, result, details } = entry;
		if (!reading || !result) throw new Error('the words of an example are missing');
		// A correct value found by the engine also gives its place, and a wrong one the place to avoid.
		const places = details.flatMap(({ path, page, box, checks }): LearnRequest['places'] => {
			if (page === null) return [];
			const isRight = valueAt(result, path) === valueAt(values, path);
			if (!isRight) return [[path, { wrong: { page: page - 1, box } }]];
			const isOwn = !checks.includes(AS_REMEMBERED);
			return [[path, { page: page - 1, box, ...(isOwn && { found: true as const }) }]];
		});
		const removed = [...listLeaves(values)]
			.filter(([path, value]) => value === null && (valueAt(result, path) ?? null) !== null)
			.map(([path]) => path);
		const collaborators = { learnDocument, memory, audit };
		return await keepLesson(collaborators, caller, template, {
			reading,
			right: values,
			places,
			removed,
			taughtBy: request.taughtBy,
		});
	};
}
