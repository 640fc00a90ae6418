import type { AuditEvent } from '../../model/audit.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type AuditRow = {
	id: string;
	account_id: string;
	at: number;
	actor_kind: 'person' | 'key';
	actor_id: string;
	actor_name: string;
	action: string;
	target_id: string | null;
	target_name: string | null;
};

function toEvent(row: AuditRow): AuditEvent {
	return {
		id: row.id,
		accountId: row.account_id,
		at: new Date(row.at),
		actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
		action: row.action,
		targetId: row.target_id,
		targetName: row.target_name,
	};
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export function createAuditRepository(db: Database) {
	const events = (on: Connection = db) => on<AuditRow>('audit_events');

	return {
		async insert(event: AuditEvent, on?: Connection): Promise<void> {
			await events(on).insert({
				id: event.id,
				account_id: event.accountId,
				at: event.at.getTime(),
				actor_kind: event.actor.kind,
				actor_id: event.actor.id,
				actor_name: event.actor.name,
				action: event.action,
				target_id: event.targetId,
				target_name: event.targetName,
			});
		},

		/** The latest known name of a target. */
		async findName(accountId: string, targetId: string, on?: Connection): Promise<string | null> {
			const row = await events(on)
				.where({ account_id: accountId, target_id: targetId })
				.whereNotNull('target_name')
				.orderBy('id', 'desc')
				.first('target_name');
			return row?.target_name ?? null;
		},

		/** Newest first. */
		async list(
			accountId: string,
			page: { before: string | undefined; actorId: string | undefined; limit: number },
		): Promise<AuditEvent[]> {
			const { before, actorId, limit } = page;
			const query = events().where({ account_id: accountId }).orderBy('id', 'desc').limit(limit);
			if (before !== undefined) void query.andWhere('id', '<', before);
			if (actorId !== undefined) void query.andWhere({ actor_id: actorId });
			return (await query).map(toEvent);
		},

		/** Oldest first: entries after this one that were written before a time. */
		async listAfter(
			accountId: string,
			page: { after: string | undefined; until: Date; limit: number },
		): Promise<AuditEvent[]> {
			const { after, until, limit } = page;
			const query = events()
				.where({ account_id: accountId })
				.andWhere('at', '<=', until.getTime())
				.orderBy('id')
				.limit(limit);
			if (after !== undefined) void query.andWhere('id', '>', after);
			return (await query).map(toEvent);
		},

		async deleteBefore(time: Date): Promise<number> {
			return await events().where('at', '<', time.getTime()).delete();
		},
	};
}
