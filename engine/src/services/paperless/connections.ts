import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../../model/id.ts';
import type {
	PaperlessConnection,
	PaperlessDocument,
	PaperlessWork,
} from '../../model/paperless.ts';
import { AUTO_TEMPLATE } from '../../model/piece.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { SecretSeal } from '../../platform/store/seal-secrets.ts';
import { changeSource, createSourceSecrets, refuseMember } from '../intake/source-secrets.ts';
import { fieldAt } from '../review/check-values.ts';
import type { Templates } from '../templates/templates.ts';
import type { ConnectionRepository } from './connection-repository.ts';
import type { PaperlessDocumentRepository } from './document-repository.ts';
import type { OpenPaperless } from './paperless-client.ts';
import { PaperlessRefusal } from './paperless-client.ts';

type Collaborators = {
	repository: ConnectionRepository;
	paperlessDocuments: PaperlessDocumentRepository;
	audit: AuditTrail;
	templates: Pick<Templates, 'get'>;
	openPaperless: OpenPaperless;
	/** null: SECRETS_KEY is not set. */
	seal: SecretSeal | null;
	maxConnections: number;
	clock: Clock;
	newId: NewId;
};

type NewConnection = PaperlessWork & { token: string };
type ConnectionChanges = {
	[K in keyof PaperlessWork]?: PaperlessWork[K] | undefined;
} & { token?: string | undefined; enabled?: boolean | undefined };

export type PaperlessConnections = ReturnType<typeof createPaperlessConnections>;

/** The connections of an account to paperless-ngx. */
export function createPaperlessConnections({
	repository,
	paperlessDocuments,
	audit,
	templates,
	openPaperless,
	seal,
	maxConnections,
	clock,
	newId,
}: Collaborators) {
	const secrets = createSourceSecrets({ repository, seal }, 'token');

	/** Another account's connection is treated as missing. */
	async function get(accountId: string, connectionId: string): Promise<PaperlessConnection> {
		const id = toId(connectionId);
		const found = id === undefined ? undefined : await repository.find(id);
		if (found?.accountId !== accountId) throw problem('PAPERLESS_NOT_FOUND', { connectionId });
		return found;
	}

	/** Returns the id of the template. Every field to write must be one of its fields. */
	async function checkTemplate(
		accountId: string,
		{ templateId, writes }: Pick<PaperlessWork, 'templateId' | 'writes'>,
	): Promise<string> {
		if (templateId === AUTO_TEMPLATE) return templateId;
		const { id, schema } = await templates.get(accountId, templateId);
		const { correspondent, date, currency, tagFields, customFields } = writes;
		const asked = {
			correspondent,
			date,
			currency,
			...Object.fromEntries(tagFields.map((path, i) => [`tagFields[${i}]`, path])),
			...Object.fromEntries(
				Object.entries(customFields).map(([name, path]) => [`customFields.${name}`, path]),
			),
		};
		const faults = Object.entries(asked).flatMap(([path, field]) =>
			field !== null && !fieldAt(schema.data, field)
				? [{ path: `writes.${path}`, message: 'is no field of the template' }]
				: [],
		);
		if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
		return id;
	}

	/** Lists one page and creates the tags, so that a mistake is noticed at once. */
	async function look(work: PaperlessWork, token: string): Promise<void> {
		const client = openPaperless(work.url, token);
		try {
			const tagId = await client.named('tags', work.tag);
			await client.listTagged(tagId, 1);
			for (const name of [work.doneTag, work.failedTag]) await client.named('tags', name);
		} catch (error) {
			if (!(error instanceof PaperlessRefusal)) throw error;
			throw problem('PAPERLESS_UNREACHABLE', { reason: error.message });
		}
	}

	return {
		get,
		list: (accountId: string): Promise<PaperlessConnection[]> => repository.list(accountId),

		/** Connects first, so that a mistake is noticed at once. */
		async create(
			accountId: string,
			{ token, ...work }: NewConnection,
		): Promise<PaperlessConnection> {
			const { seal: close } = secrets.sealing();
			checkTags(work);
			const templateId = await checkTemplate(accountId, work);
			if ((await repository.list(accountId)).length >= maxConnections) throw limitReached();
			await look(work, token);
			const connection: PaperlessConnection = {
				...work,
				templateId,
				id: newId(),
				accountId,
				enabled: true,
				failures: 0,
				lastError: null,
				lastCheckedAt: null,
				createdAt: clock.now(),
			};
			const sealed = close(token, connection.id);
			const isInserted = await audit.write(
				(trx) => repository.insert(connection, sealed, maxConnections, trx),
				(done) => (done ? { id: connection.id, name: connection.name } : null),
			);
			if (!isInserted) throw limitReached();
			return connection;
		},

		/**
		 * A new address requires the token again. Otherwise anyone who may edit a connection could have its token sent to
		 * their own server.
		 */
		async change(
			accountId: string,
			connectionId: string,
			{ token: newToken, ...changes }: ConnectionChanges,
		): Promise<PaperlessConnection> {
			const before = await get(accountId, connectionId);
			const next = changeSource(before, changes);
			checkTags(next);
			if (changes.templateId !== undefined || changes.writes !== undefined) {
				next.templateId = await checkTemplate(accountId, next);
			}
			const isMoved = next.url !== before.url;
			if (isMoved && newToken === undefined) {
				throw refuseMember('token', 'must be sent again with a new url');
			}
			if (isMoved && !next.enabled) {
				throw refuseMember('enabled', 'must be true while the address changes');
			}
			if (next.enabled) await look(next, newToken ?? (await secrets.open(before.id)));
			Object.assign(next, { failures: 0, lastError: null });
			const sealed = secrets.replace(newToken, before.id);
			const isChanged = await audit.write(
				(trx) => repository.update(next, sealed, isMoved, trx),
				(done) => (done ? { name: next.name } : null),
			);
			if (!isChanged) throw problem('PAPERLESS_NOT_FOUND', { connectionId });
			return await get(accountId, connectionId);
		},

		async delete(accountId: string, connectionId: string): Promise<void> {
			const { id, name } = await get(accountId, connectionId);
			const isDeleted = await audit.write(
				(trx) => repository.delete(id, trx),
				(done) => (done ? { name } : null),
			);
			if (!isDeleted) throw problem('PAPERLESS_NOT_FOUND', { connectionId });
		},

		/** Takes an untagged document that the post-consume script of paperless-ngx names. */
		async ask(
			accountId: string,
			connectionId: string,
			documentId: number,
		): Promise<PaperlessDocument> {
			const { id } = await get(accountId, connectionId);
			await paperlessDocuments.ask(id, [documentId], clock.now());
			await repository.wake(id);
			const asked = await paperlessDocuments.find(id, documentId);
			// Deleted in the meantime, together with its connection.
			if (!asked) throw problem('PAPERLESS_NOT_FOUND', { connectionId });
			return asked;
		},

		async listDocuments(
			accountId: string,
			connectionId: string,
			page: { before: string | undefined; limit: number },
		): Promise<PaperlessDocument[]> {
			const { id } = await get(accountId, connectionId);
			return await paperlessDocuments.list(id, page);
		},

		forgetDocumentsBefore: (time: Date): Promise<number> => paperlessDocuments.deleteBefore(time),
	};

	function limitReached() {
		return problem('PAPERLESS_LIMIT_REACHED', { limit: maxConnections });
	}
}

/** A document that keeps its tag would be taken repeatedly. Names of tags are compared without case. */
function checkTags({ tag, doneTag, failedTag, writes }: PaperlessWork): void {
	const own = tag.toLowerCase();
	for (const [path, name] of Object.entries({ doneTag, failedTag })) {
		if (name.toLowerCase() === own)
			throw refuseMember(path, 'must be another tag than the one that is read');
	}
	if (writes.tags.some((name) => name.toLowerCase() === own)) {
		throw refuseMember('writes.tags', 'must not contain the tag that is read');
	}
}
