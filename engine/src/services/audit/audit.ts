import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act, Actor, AuditEvent } from '../../model/audit.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { AuditRepository } from './audit-repository.ts';

/** One year, plus a month to review it. */
const KEPT_MS = 400 * 86_400_000;
/** No transaction takes longer than this, so all entries of this age are committed and in order. */
const SETTLED_MS = 10_000;
const EXPORTED_AT_ONCE = 500;
const TEXT_MAX_CHARACTERS = 300;
const ACTOR_MAX_CHARACTERS = 254;

type Collaborators = { db: Database; repository: AuditRepository; clock: Clock; newId: NewId };
/** The target of an action, if the service has more information than the request. */
type Target = { id?: string | undefined; name?: string | null | undefined };

/** For services that make changes: the entry is part of the same transaction. */
export type AuditTrail = Pick<Audit, 'note' | 'write' | 'record'>;
export type Audit = ReturnType<typeof createAudit>;

/** The audit log of an account. */
export function createAudit({ db, repository, clock, newId }: Collaborators) {
	const acts = new AsyncLocalStorage<Act>();

	/** A target that was just deleted keeps its last known name. */
	async function record(event: Omit<AuditEvent, 'id' | 'at'>, on?: Connection): Promise<void> {
		const { accountId, actor, targetId } = event;
		const name =
			event.targetName ??
			(targetId === null ? null : await repository.findName(accountId, targetId, on));
		await repository.insert(
			{
				...event,
				id: newId(),
				at: clock.now(),
				actor: { ...actor, name: actor.name.slice(0, ACTOR_MAX_CHARACTERS) },
				targetId: targetId?.slice(0, TEXT_MAX_CHARACTERS) ?? null,
				targetName: name?.slice(0, TEXT_MAX_CHARACTERS) ?? null,
			},
			on,
		);
	}

	/**
	 * Writes the entry of the current action into the transaction that performs it. Sweeps and the command line have no
	 * actor, so they write no entry.
	 */
	async function note(trx: Connection, { id, name }: Target = {}): Promise<void> {
		const act = acts.getStore();
		if (!act || act.isWritten) return;
		const { accountId, actor, action } = act;
		const targetId = id ?? act.targetId;
		const targetName = name ?? act.targetName;
		await record({ accountId, actor, action, targetId, targetName }, trx);
		act.isWritten = true;
	}

	return {
		record,
		note,

		/** Runs `work` with the actor in context, so that services can record who makes a change. */
		perform: <T>(act: Act, work: () => T): T => acts.run(act, work),

		/** Makes a change and writes its entry in a new transaction. `target` null: nothing changed. */
		write: <T>(
			work: (trx: Connection) => Promise<T>,
			target: (done: T) => Target | null = () => ({}),
		): Promise<T> =>
			db.transaction(async (trx) => {
				const done = await work(trx);
				const about = target(done);
				if (about) await note(trx, about);
				return done;
			}),

		list: (
			accountId: string,
			page: { before: string | undefined; actorId: string | undefined; limit: number },
		): Promise<AuditEvent[]> => repository.list(accountId, page),

		/**
		 * In chunks, oldest first. Leaves out recent entries, because an open transaction may still insert an earlier one.
		 */
		async *listSettled(
			accountId: string,
			cursor: string | undefined,
		): AsyncGenerator<AuditEvent[]> {
			const until = new Date(clock.now().getTime() - SETTLED_MS);
			let after = cursor;
			for (;;) {
				const limit = EXPORTED_AT_ONCE;
				const chunk = await repository.listAfter(accountId, { after, until, limit });
				if (chunk.length > 0) yield chunk;
				if (chunk.length < limit) return;
				after = chunk.at(-1)?.id;
			}
		},

		forgetOld: (): Promise<number> =>
			repository.deleteBefore(new Date(clock.now().getTime() - KEPT_MS)),
	};
}

export function personActor({ id, email }: { id: string; email: string }): Actor {
	return { kind: 'person', id, name: email };
}
