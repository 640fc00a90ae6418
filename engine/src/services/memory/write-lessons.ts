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
	/** Of all lessons of an account. */
	maxBytes: number;
	maxLessons: number;
	clock: Clock;
	newId: NewId;
};

const EVICT_AT_ONCE = 500;

export type WriteLessons = ReturnType<typeof createWriteLessons>;

/** How lessons are stored, and how the account keeps room for them. */
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
		};
	}

	/** Lessons of one account; makes room once for all of them. */
	async function write(records: readonly NewRecord[], on: Connection): Promise<void> {
		const [first] = records;
		if (!first) return;
		await repository.insert(records, on);
		const others = await evict(first.accountId, on);
		const changed = new Set([...records.map(({ templateId }) => templateId), ...others]);
		for (const templateId of changed) await repository.countUp(templateId, on);
	}

	/** Those that have helped least lately go until the others have room; answers whose templates they were of. */
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
