import type { Clock } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { TestAllowanceRepository } from './test-allowance-repository.ts';

export type TestAllowance = ReturnType<typeof createTestAllowance>;

type Collaborators = {
	repository: TestAllowanceRepository;
	/** Documents per day (UTC), for all test keys of an account together. */
	documentsPerDay: number;
	clock: Clock;
};

/** Parsing with test keys costs no pages, so it has a daily limit of documents, successful or not. */
export function createTestAllowance({ repository, documentsPerDay, clock }: Collaborators) {
	return {
		/** Counts a document, or refuses it. */
		async spend(accountId: string): Promise<void> {
			const now = clock.now();
			const day = now.toISOString().slice(0, 10);
			if (await repository.spend(accountId, day, documentsPerDay)) return;
			const reason =
				`the ${documentsPerDay} documents that test keys of this account may parse in a day are used up; ` +
				`the count resets at ${startOfNextDay(now).toISOString()}.`;
			throw problem('TEST_MODE_RESTRICTED', { reason });
		},
	};
}

function startOfNextDay(time: Date): Date {
	return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1));
}
