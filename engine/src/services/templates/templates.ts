import { isDeepStrictEqual } from 'node:util';
import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../../model/id.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { SecondReaderMode } from '../../model/second-reader.ts';
import type {
	Template,
	TemplateCard,
	TemplateDraft,
	TemplateSchema,
	TemplateSummary,
} from '../../model/template.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { TemplateRepository } from './template-repository.ts';

export type Templates = ReturnType<typeof createTemplates>;

type Collaborators = {
	repository: TemplateRepository;
	audit: AuditTrail;
	maxTemplates: number;
	/** Of the JSON text of a schema. */
	maxTemplateBytes: number;
	clock: Clock;
	newId: NewId;
};

/**
 * A submission reads its template first and inserts its job last; in between it fetches and stores a
 * document, which takes minutes at most.
 */
const REVISION_UNUSED_FOR_MS = 3_600_000;

export function createTemplates({
	repository,
	audit,
	maxTemplates,
	maxTemplateBytes,
	clock,
	newId,
}: Collaborators) {
	function checkSize({ schema }: TemplateDraft): void {
		const bytes = Buffer.byteLength(JSON.stringify(schema));
		if (bytes <= maxTemplateBytes) return;
		const [has, may] = [bytes, maxTemplateBytes].map((count) => count.toLocaleString('en'));
		const message = `has ${has} bytes of JSON, and at most ${may} are allowed; shorten the descriptions, or split the template`;
		throw problem('TEMPLATE_TOO_LARGE', { faults: [{ path: 'schema', message }] });
	}

	/** Anything that is no id of ours names no template; it never reaches the database. */
	async function find(templateId: string): Promise<Template> {
		const id = toId(templateId);
		const template = id === undefined ? undefined : await repository.find(id);
		if (!template) throw problem('TEMPLATE_NOT_FOUND', { templateId });
		return template;
	}

	/** Who may not change a template learns that it exists (403), as the specification wants it. */
	async function findOwned(accountId: string, templateId: string): Promise<Template> {
		const template = await find(templateId);
		if (template.accountId !== accountId) throw problem('TEMPLATE_NOT_OWNED');
		return template;
	}

	return {
		/** As many may an account have. */
		limit: maxTemplates,

		list: (accountId: string): Promise<TemplateSummary[]> => repository.list(accountId),

		/** Newest first. */
		listCards: (accountId: string): Promise<TemplateCard[]> => repository.listCards(accountId),

		/** For whoever wants to change it. */
		getOwned: findOwned,

		/** Refuses a template that could not be saved. */
		checkSize,

		/** Another account's template is as unknown as one that does not exist. */
		async get(accountId: string, templateId: string): Promise<Template> {
			const template = await find(templateId);
			if (template.accountId !== accountId) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			return template;
		},

		/** What a template looked like when work was accepted for it. */
		async getRevision(templateId: string, revision: number): Promise<TemplateSchema> {
			const schema = await repository.findRevision(templateId, revision);
			if (!schema) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			return schema;
		},

		/** The same, or undefined where it is gone. */
		findRevision: (templateId: string, revision: number): Promise<TemplateSchema | undefined> =>
			repository.findRevision(templateId, revision),

		/** For which fields that revision wants the second reader to be asked. */
		getSecondReader: (
			templateId: string,
			revision: number,
		): Promise<SecondReaderMode | undefined> => repository.findSecondReader(templateId, revision),
		/** When people should look at its results; undefined: never, or it is gone. */
		findReviewRules: (templateId: string, on?: Connection) =>
			repository.findReviewRules(templateId, on),

		async create(accountId: string, draft: TemplateDraft, on?: Connection): Promise<Template> {
			checkSize(draft);
			const now = clock.now();
			const template: Template = {
				...draft,
				id: newId(),
				accountId,
				revision: 1,
				createdAt: now,
				updatedAt: now,
			};
			const insert = async (trx: Connection): Promise<Template> => {
				if (await repository.insert(template, maxTemplates, trx)) return template;
				throw problem('TEMPLATE_LIMIT_REACHED', { limit: maxTemplates });
			};
			// What an account begins with is part of making the account.
			return await (on ? insert(on) : audit.write(insert, ({ id, name }) => ({ id, name })));
		},

		/** `readAt`: refused when it was saved since then; left out: replaced whatever it is now. */
		async replace(
			accountId: string,
			templateId: string,
			draft: TemplateDraft,
			readAt?: string,
		): Promise<Template> {
			const { id, schema } = await findOwned(accountId, templateId);
			// One from before there was a limit can still be renamed.
			if (!isDeepStrictEqual(schema, draft.schema)) checkSize(draft);
			const template = await audit.write(
				(trx) => repository.replace(id, draft, clock.now(), { readAt, on: trx }),
				(done) => (done === 'changed' || !done ? null : { name: done.name }),
			);
			if (template === 'changed') throw problem('TEMPLATE_CHANGED');
			if (!template) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			return template;
		},

		async delete(accountId: string, templateId: string): Promise<void> {
			const { id, name } = await findOwned(accountId, templateId);
			const isDeleted = await audit.write(
				(trx) => repository.delete(id, trx),
				(done) => (done ? { name } : null),
			);
			if (!isDeleted) {
				throw problem('TEMPLATE_NOT_FOUND', { templateId });
			}
		},

		/** Deletes revisions that nobody has needed for a while; answers how many. */
		async sweepRevisions(): Promise<number> {
			const now = clock.now();
			await repository.markUnusedRevisions(now);
			return await repository.deleteRevisionsUnusedSince(
				new Date(now.getTime() - REVISION_UNUSED_FOR_MS),
			);
		},
	};
}
