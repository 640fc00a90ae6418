import type { AuditTrail } from '../audit/audit.ts';
import type { Clock } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Template, TemplateDraft } from '../../model/template.ts';
import type { SavedDraft, TemplateVersion } from '../../model/template-version.ts';
import type { Templates } from './templates.ts';
import type { VersionRepository } from './version-repository.ts';

/** Room for the texts of a draft besides the schema. */
const DRAFT_ROOM_BYTES = 32_768;

type Collaborators = {
	templates: Templates;
	audit: AuditTrail;
	repository: VersionRepository;
	/** The size of the schema's JSON text. */
	maxTemplateBytes: number;
	clock: Clock;
};

export type Versions = ReturnType<typeof createVersions>;

/** Drafts and published versions of templates. */
export function createVersions({
	templates,
	audit,
	repository,
	maxTemplateBytes,
	clock,
}: Collaborators) {
	async function getVersion(templateId: string, version: number): Promise<TemplateVersion> {
		const found = await repository.find(templateId, version);
		if (!found) throw problem('VERSION_NOT_FOUND', { version });
		return found;
	}

	/** Someone else was faster: reports the current state. */
	async function refuseChanged(templateId: string, basedOn: number | undefined): Promise<never> {
		const version = (await repository.list(templateId, { before: undefined, limit: 1 }))[0]
			?.version;
		if (version !== undefined && version !== basedOn) throw problem('VERSION_CHANGED', { version });
		const draft = await repository.findDraft(templateId);
		throw problem('DRAFT_CHANGED', { revision: draft?.revision ?? 0 });
	}

	/** undefined: the template has no draft. */
	async function findDraft(accountId: string, templateId: string) {
		const template = await templates.get(accountId, templateId);
		const draft = await repository.findDraft(template.id);
		return draft && { template, draft };
	}

	async function getDraft(accountId: string, templateId: string) {
		const found = await findDraft(accountId, templateId);
		if (!found) throw problem('DRAFT_NOT_FOUND');
		return found;
	}

	return {
		findDraft,
		getDraft,

		/** Newest first, each with its previous version. */
		async list(
			accountId: string,
			templateId: string,
			{ before, limit }: { before: number | undefined; limit: number },
		): Promise<{ version: TemplateVersion; previous: TemplateVersion | undefined }[]> {
			const { id } = await templates.get(accountId, templateId);
			const found = await repository.list(id, { before, limit: limit + 1 });
			return found
				.slice(0, limit)
				.map((version, index) => ({ version, previous: found[index + 1] }));
		},

		async get(accountId: string, templateId: string, version: number): Promise<TemplateVersion> {
			const { id } = await templates.get(accountId, templateId);
			return await getVersion(id, version);
		},

		noteOrigin: (template: Pick<Template, 'id' | 'revision'>, madeBy: string): Promise<void> =>
			repository.noteOrigin(template, { madeBy }),

		/** Publishes an earlier version again; the versions in between stay. */
		async restore(
			accountId: string,
			templateId: string,
			version: number,
			{ madeBy, basedOn }: { madeBy: string; basedOn: number | undefined },
		): Promise<Template> {
			const { id } = await templates.getOwned(accountId, templateId);
			const { content } = await getVersion(id, version);
			const origin = { now: clock.now(), madeBy, basedOn, restoredFrom: version };
			const restored = await audit.write(
				(trx) => repository.publish(id, content, origin, trx),
				nameOfPublished,
			);
			if (restored === 'changed') return await refuseChanged(id, basedOn);
			if (!restored) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			return restored;
		},

		/** Saves a draft; API clients still get the published version. */
		async saveDraft(
			accountId: string,
			templateId: string,
			wish: {
				content: Record<string, unknown>;
				/** The draft revision that the person saw; default: any. */
				seen: number | undefined;
				basedOn: number | undefined;
				savedBy: string;
			},
		): Promise<{ template: Template; draft: SavedDraft }> {
			const template = await templates.getOwned(accountId, templateId);
			const { content, seen, basedOn, savedBy } = wish;
			const bytes = Buffer.byteLength(JSON.stringify(content));
			if (bytes > maxTemplateBytes + DRAFT_ROOM_BYTES) {
				const message = `has ${bytes.toLocaleString('en')} bytes of JSON, and at most ${(maxTemplateBytes + DRAFT_ROOM_BYTES).toLocaleString('en')} are allowed`;
				throw problem('TEMPLATE_TOO_LARGE', { faults: [{ path: 'draft', message }] });
			}
			const saved = await repository.saveDraft(
				template.id,
				{ content, basedOn, savedBy, savedAt: clock.now() },
				seen,
			);
			if (!saved) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			if (!saved.isSaved) throw problem('DRAFT_CHANGED', { revision: saved.draft.revision });
			return { template, draft: saved.draft };
		},

		async deleteDraft(accountId: string, templateId: string): Promise<void> {
			const { id } = await templates.getOwned(accountId, templateId);
			if (!(await repository.deleteDraft(id))) throw problem('DRAFT_NOT_FOUND');
		},

		/** Publishes the draft if it is a valid template. */
		async publish(
			accountId: string,
			templateId: string,
			{
				check,
				seen,
				version,
				madeBy,
			}: {
				/** Throws if the content is not a template. */
				check: (content: Record<string, unknown>) => TemplateDraft;
				seen: number | undefined;
				/** The version that the person wants to replace; default: the one that the draft started from. */
				version: number | undefined;
				madeBy: string;
			},
		): Promise<Template> {
			await templates.getOwned(accountId, templateId);
			const { template, draft } = await getDraft(accountId, templateId);
			if (seen !== undefined && seen !== draft.revision) {
				throw problem('DRAFT_CHANGED', { revision: draft.revision });
			}
			const content = check(draft.content);
			templates.checkSize(content);
			const basedOn = version ?? draft.basedOn;
			const origin = { now: clock.now(), madeBy, basedOn, draftRevision: draft.revision };
			const published = await audit.write(
				(trx) => repository.publish(template.id, content, origin, trx),
				nameOfPublished,
			);
			if (published === 'changed') return await refuseChanged(template.id, basedOn);
			if (!published) throw problem('TEMPLATE_NOT_FOUND', { templateId });
			return published;
		},
	};
}

function nameOfPublished(done: Template | 'changed' | undefined): { name: string } | null {
	return done === 'changed' || !done ? null : { name: done.name };
}
