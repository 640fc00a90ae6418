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
	TrashedTemplate,
} from '../../model/template.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { TemplateRepository } from './template-repository.ts';

export type Templates = ReturnType<typeof createTemplates>;

type Collaborators = {
	repository: TemplateRepository;
	audit: AuditTrail;
	maxTemplates: number;
	/** The size of the schema's JSON text. */
	maxTemplateBytes: number;
	/** How long a deleted template can be restored; 0: not at all. */
	trashMs: number;
	clock: Clock;
	newId: NewId;
};

/**
 * A submission reads its template first and inserts its job last. Fetching and storing the document in between takes
 * minutes at most.
 */
const REVISION_UNUSED_FOR_MS = 3_600_000;

export function createTemplates({
	repository,
	audit,
	maxTemplates,
	maxTemplateBytes,
	trashMs,
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

	/** An invalid ID matches no template and is not looked up. */
	async function find(templateId: string): Promise<Template> {
		const id = toId(templateId);
		const template = id === undefined ? undefined : await repository.find(id);
		if (!template) throw problem('TEMPLATE_NOT_FOUND', { templateId });
		return template;
	}

	/** A caller who may not change a template learns that it exists (403), as the specification requires. */
	async function findOwned(accountId: string, templateId: string): Promise<Template> {
		const template = await find(templateId);
		if (template.accountId !== accountId) throw problem('TEMPLATE_NOT_OWNED');
		return template;
	}

	/** A deleted template of this account that can be restored. */
	async function findTrashed(accountId: string, trashedId: string): Promise<TrashedTemplate> {
		const id = toId(trashedId);
		const found = (await listTrash(accountId)).find((one) => one.id === id);
		if (!found) throw problem('TRASH_NOT_FOUND', { trashedId });
		return found;
	}

	async function listTrash(accountId: string): Promise<TrashedTemplate[]> {
		const now = clock.now().getTime();
		return (await repository.listTrash(accountId))
			.map((one) => ({ ...one, purgedAt: new Date(one.deletedAt.getTime() + trashMs) }))
			.filter(({ purgedAt }) => purgedAt.getTime() > now);
	}

	return {
		/** The maximum number of templates per account. */
		limit: maxTemplates,

		list: (accountId: string): Promise<TemplateSummary[]> => repository.list(accountId),

		/** With their schemas, oldest first. */
		listWhole: (accountId: string, limit: number): Promise<Template[]> =>
			repository.listWhole(accountId, limit),

		/** Newest first. */
		listCards: (accountId: string): Promise<TemplateCard[]> => repository.listCards(accountId),

		/** For callers that change it. */
		getOwned: findOwned,

		/** Refuses a template that is too large to save. */
		checkSize,

		/** Another account's template is treated as missing. */
		async get(accountId: string, templateId: string): Promise<Template> {
			const template = await find(templateId);
			if (template.accountId !== accountId) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			return template;
		},

		/** The same; undefined when it is missing. */
		async find(accountId: string, templateId: string): Promise<Template | undefined> {
			const id = toId(templateId);
			const template = id === undefined ? undefined : await repository.find(id);
			return template?.accountId === accountId ? template : undefined;
		},

		/** The template as it was when work was accepted for it. */
		async getRevision(templateId: string, revision: number): Promise<TemplateSchema> {
			const schema = await repository.findRevision(templateId, revision);
			if (!schema) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			return schema;
		},

		/** The same; undefined when it is gone. */
		findRevision: (templateId: string, revision: number): Promise<TemplateSchema | undefined> =>
			repository.findRevision(templateId, revision),

		/** The second reader mode of that revision. */
		getSecondReader: (
			templateId: string,
			revision: number,
		): Promise<SecondReaderMode | undefined> => repository.findSecondReader(templateId, revision),
		/** The review rules of a template; undefined: none, or the template is gone. */
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
			// The first templates are added in the transaction that creates the account.
			return await (on ? insert(on) : audit.write(insert, ({ id, name }) => ({ id, name })));
		},

		/** `readAt`: refused when it was saved since then; default: replaced unconditionally. */
		async replace(
			accountId: string,
			templateId: string,
			draft: TemplateDraft,
			readAt?: string,
		): Promise<Template> {
			const { id, schema } = await findOwned(accountId, templateId);
			// A template that predates the limit can still be renamed.
			if (!isDeepStrictEqual(schema, draft.schema)) checkSize(draft);
			const template = await audit.write(
				(trx) => repository.replace(id, draft, clock.now(), { readAt, on: trx }),
				(done) => (done === 'changed' || !done ? null : { name: done.name }),
			);
			if (template === 'changed') throw problem('TEMPLATE_CHANGED');
			if (!template) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			return template;
		},

		/** Moves it to the trash, if there is one. `forget`: erases it at once, with its memory. */
		async delete(
			accountId: string,
			templateId: string,
			{ forget = true }: { forget?: boolean } = {},
		): Promise<void> {
			const { id, name } = await findOwned(accountId, templateId);
			const isKept = !forget && trashMs > 0;
			const isDeleted = await audit.write(
				(trx) =>
					isKept
						? repository.moveToTrash(
								{ id, accountId },
								{ now: clock.now(), limit: maxTemplates },
								trx,
							)
						: repository.delete(id, trx),
				(done) => (done ? { name } : null),
			);
			if (!isDeleted) {
				throw problem('TEMPLATE_NOT_FOUND', { templateId });
			}
		},

		listTrash,

		/** With its versions and its memory. */
		async restore(accountId: string, trashedId: string): Promise<void> {
			const { id, name } = await findTrashed(accountId, trashedId);
			const isRestored = await audit.write(
				(trx) => repository.restore({ id, accountId }, maxTemplates, trx),
				(done) => (done ? { name } : null),
			);
			if (!isRestored) throw problem('TEMPLATE_LIMIT_REACHED', { limit: maxTemplates });
		},

		async purge(accountId: string, trashedId: string): Promise<void> {
			const { id, name } = await findTrashed(accountId, trashedId);
			const isPurged = await audit.write(
				(trx) => repository.purge(id, trx),
				(done) => (done ? { name } : null),
			);
			if (!isPurged) throw problem('TRASH_NOT_FOUND', { trashedId });
		},

		emptyTrash: (): Promise<number> =>
			repository.purgeBefore(new Date(clock.now().getTime() - trashMs)),

		/** Deletes revisions that have been unused for a while; returns how many. */
		async sweepRevisions(): Promise<number> {
			const now = clock.now();
			await repository.markUnusedRevisions(now);
			return await repository.deleteRevisionsUnusedSince(
				new Date(now.getTime() - REVISION_UNUSED_FOR_MS),
			);
		},
	};
}
