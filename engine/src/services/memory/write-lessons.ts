import type { Lesson } from '../../model/memory.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { LessonOrigin, MemoryRepository, NewRecord } from './memory-repository.ts';

export type NewLesson = {
	accountId: string;
	templateId: string;
	origin: LessonOrigin;
	reviewId: string | null;
	/** The person or key that taught it. */
	taughtBy?: string | null;
	lesson: Lesson;
};

type Collaborators = {
	repository: MemoryRepository;
	/** For all lessons of an account. */
	maxBytes: number;
	maxLessons: number;
	clock: Clock;
	newId: NewId;
};

const EVICT_AT_ONCE = 500;

export type WriteLessons = ReturnType<typeof createWriteLessons>;

/** Stores lessons, and evicts others to stay within the account's limits. */
export function createWriteLessons({
	repository,
	maxBytes,
	maxLessons,
	clock,
	newId,
}: Collaborators) {
	/** The lesson is sealed already. */
	function toRecord({ lesson, taughtBy = null, ...one }: NewLesson): NewRecord {
		const hashes = lesson.anchors.map(([hash]) => hash);
		return {
			...one,
			taughtBy,
			id: newId(),
			createdAt: clock.now(),
			lesson: JSON.stringify(lesson),
			hashes: JSON.stringify(hashes),
			senders: JSON.stringify(lesson.senders ?? []),
		};
	}

	/** Writes lessons of one account and makes room once for all of them. */
	async function write(records: readonly NewRecord[], on: Connection): Promise<void> {
		const [first] = records;
		if (!first) return;
		await repository.insert(records, on);
		const others = await evict(first.accountId, on);
		const changed = new Set([...records.map(({ templateId }) => templateId), ...others]);
		for (const templateId of changed) await repository.countUp(templateId, on);
	}

	/** Deletes the least recently used lessons until the limits hold; returns their templates. */
	async function evict(accountId: string, on: Connection): Promise<Set<string>> {
		const { bytes, count } = await repository.measureAccount(accountId, on);
		let [overBytes, overCount] = [bytes - maxBytes, count - maxLessons];
		const templates = new Set<string>();
		while (overBytes > 0 || overCount > 0) {
			const gone: string[] = [];
			for (const one of await repository.listLeastUsed(accountId, EVICT_AT_ONCE, on)) {
				if (overBytes <= 0 && overCount <= 0) break;
				overBytes -= one.bytes;
				overCount -= 1;
				gone.push(one.id);
				templates.add(one.templateId);
			}
			if (gone.length === 0) break;
			await repository.delete(gone, on);
		}
		return templates;
	}

	return { toRecord, write };
}
