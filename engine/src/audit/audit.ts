import type { AuditEvent } from '../model/audit.ts';
import type { Clock, NewId } from '../model/ports.ts';
import type { AuditRepository } from './audit-repository.ts';

/** A year, and room to look back at it. */
const KEPT_MS = 400 * 86_400_000;
const TEXT_MAX_CHARACTERS = 300;

type Collaborators = { repository: AuditRepository; clock: Clock; newId: NewId };

export type Audit = ReturnType<typeof createAudit>;

/** The list of who did what in an account. */
export function createAudit({ repository, clock, newId }: Collaborators) {
	return {
		/** Something whose name is not at hand, as it was just deleted, is called what it was called before. */
		async record(event: Omit<AuditEvent, 'id' | 'at'>): Promise<void> {
			const { accountId, targetId } = event;
			const name =
				event.targetName ??
				(targetId === null ? null : await repository.findName(accountId, targetId));
			await repository.insert({
				...event,
				id: newId(),
				at: clock.now(),
				targetId: targetId?.slice(0, TEXT_MAX_CHARACTERS) ?? null,
				targetName: name?.slice(0, TEXT_MAX_CHARACTERS) ?? null,
			});
		},

		list: (
			accountId: string,
			page: { before: string | undefined; actorId: string | undefined; limit: number },
		): Promise<AuditEvent[]> => repository.list(accountId, page),

		forgetOld: (): Promise<number> =>
			repository.deleteBefore(new Date(clock.now().getTime() - KEPT_MS)),
	};
}
