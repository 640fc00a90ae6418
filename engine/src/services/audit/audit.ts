import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act, Actor, AuditEvent } from '../../model/audit.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { AuditRepository } from './audit-repository.ts';

/** A year, and room to look back at it. */
const KEPT_MS = 400 * 86_400_000;
const TEXT_MAX_CHARACTERS = 300;
const ACTOR_MAX_CHARACTERS = 254;

type Collaborators = { db: Database; repository: AuditRepository; clock: Clock; newId: NewId };
/** What something was done to, as far as the service knows better than the request. */
type Target = { id?: string | undefined; name?: string | null | undefined };

/** What services need that change something: the entry is part of the transaction that makes the change. */
export type AuditTrail = Pick<Audit, 'note' | 'write' | 'record'>;
export type Audit = ReturnType<typeof createAudit>;

/** The list of who did what in an account. */
export function createAudit({ db, repository, clock, newId }: Collaborators) {
	const acts = new AsyncLocalStorage<Act>();

	/** Something whose name is not at hand, as it was just deleted, is called what it was called before. */
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
	 * Writes the entry of what is being done into the transaction that does it: both or neither. Sweeps and
	 * the command line do nothing in anybody's name, so nothing is written for them.
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

		/** Runs what somebody does, so that the service that changes something knows who does it. */
		perform: <T>(act: Act, work: () => T): T => acts.run(act, work),

		/** Changes something in a transaction of its own, with its entry. `target` null: nothing has changed. */
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

		forgetOld: (): Promise<number> =>
			repository.deleteBefore(new Date(clock.now().getTime() - KEPT_MS)),
	};
}

export function personActor({ id, email }: { id: string; email: string }): Actor {
	return { kind: 'person', id, name: email };
}
