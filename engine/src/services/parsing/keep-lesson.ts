import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import type { Caller } from '../../model/account.ts';
import type { NotLearnt } from '../../model/memory.ts';
import type { Template } from '../../model/template.ts';
import type { LearnDocument, LearnRequest } from '../review/judge-result.ts';

/** What was learnt; `lessonId` is null when none of the values are on the pages. */
export type Taught = {
	lessonId: string | null;
	learnt: string[];
	/** The paths of `notLearnt`. */
	notFound: string[];
	notLearnt: NotLearnt[];
};

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
	{ taughtBy = null, ...example }: Omit<LearnRequest, 'schema'> & { taughtBy?: string | null },
): Promise<Taught> {
	const { lesson, learnt, notLearnt } = await learnDocument(caller, { ...example, schema });
	const notFound = notLearnt.map(({ path }) => path);
	if (lesson.fields.length + lesson.tables.length === 0) {
		return { lessonId: null, learnt: [], notFound, notLearnt };
	}
	const about = { accountId: caller.account.id, templateId: id };
	const lessonId = await audit.write((trx) =>
		memory.add({ ...about, origin: 'example', reviewId: null, taughtBy, lesson }, trx),
	);
	return { lessonId, learnt, notFound, notLearnt };
}
