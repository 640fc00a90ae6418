import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import type { Caller } from '../../model/account.ts';
import type { Template } from '../../model/template.ts';
import type { LearnDocument, LearnRequest } from '../review/judge-result.ts';

/** What was learnt; `lessonId` is null when none of the values are on the pages. */
export type Taught = { lessonId: string | null; learnt: string[]; notFound: string[] };

type Collaborators = {
	learnDocument: LearnDocument;
	memory: Pick<Memory, 'add'>;
	audit: AuditTrail;
};

/** Learns from a document and its correct values, and stores the lesson. */
export async function keepLesson(
	{ learnDocument, memory, audit }: Collaborators,
	caller: Caller,
	{ id, schema }: Pick<Template, 'id' | 'schema'>,
	example: Omit<LearnRequest, 'schema'>,
): Promise<Taught> {
	const { lesson, learnt, notFound } = await learnDocument(caller, { ...example, schema });
	if (lesson.fields.length + lesson.tables.length === 0) {
		return { lessonId: null, learnt: [], notFound };
	}
	const about = { accountId: caller.account.id, templateId: id };
	const lessonId = await audit.write((trx) =>
		memory.add({ ...about, origin: 'example', reviewId: null, lesson }, trx),
	);
	return { lessonId, learnt, notFound };
}
