import { giveWay, runInSlices } from '../../model/time-slices.ts';
import { indexInSteps, indexLessons } from './index-lessons.ts';
import type { IndexedLesson, LessonIndex } from './index-lessons.ts';
import type { MemoryRepository } from './memory-repository.ts';

/**
 * The lessons of a template in the memory of this process: an index, and the lessons added and deleted since it was
 * built.
 */
type HeldIndex = {
	version: number;
	base: LessonIndex;
	ids: ReadonlySet<string>;
	index: LessonIndex;
};

/** The number of lessons that may be added or deleted before the index is rebuilt. */
const MAX_ADDED = 200;
const MAX_FOUND = 12;
/** The maximum number of indexes in memory. Each takes a few hundred bytes per lesson. */
const MAX_HELD = 50;
const HASHES_AT_ONCE = 200;

/** Indexes of the lessons of templates, cached until the lessons change. */
export function createLessonIndexes(repository: MemoryRepository) {
	const held = new Map<string, HeldIndex>();
	/** Indexes that are being built. Concurrent callers wait for the same one. */
	const making = new Map<string, Promise<LessonIndex>>();

	async function openIndex(templateId: string, version: number): Promise<LessonIndex> {
		const known = held.get(templateId);
		if (known?.version === version) return known.index;
		const name = `${templateId} ${version}`;
		const begun = making.get(name);
		if (begun) return await begun;
		const made = makeIndex(templateId, version).finally(() => making.delete(name));
		making.set(name, made);
		return await made;
	}

	async function makeIndex(templateId: string, version: number): Promise<LessonIndex> {
		const known = held.get(templateId);
		const renewed = (known && (await renew(templateId, known))) ?? (await load(templateId));
		const { index } = renewed;
		held.delete(templateId);
		held.set(templateId, { ...renewed, version });
		const [oldest] = held.keys();
		if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
		return index;
	}

	async function load(templateId: string): Promise<Omit<HeldIndex, 'version'>> {
		const lessons = await listHashes(templateId);
		const base = await runInSlices(indexInSteps(lessons));
		return { base, ids: new Set(lessons.map(({ id }) => id)), index: base };
	}

	/** A few at a time, because reading them blocks other work. */
	async function listHashes(templateId: string): Promise<IndexedLesson[]> {
		const lessons: IndexedLesson[] = [];
		for (;;) {
			const after = lessons.at(-1)?.id;
			const page = await repository.listHashes(templateId, {
				...(after !== undefined && { after }),
				limit: HASHES_AT_ONCE,
			});
			for (const one of page) lessons.push(one);
			if (page.length < HASHES_AT_ONCE) return lessons;
			await giveWay();
		}
	}

	/** Adds new lessons to an index and leaves out deleted ones; undefined if there are too many. */
	async function renew(
		templateId: string,
		{ base, ids }: HeldIndex,
	): Promise<Omit<HeldIndex, 'version'> | undefined> {
		const all = new Set(await repository.listIds(templateId));
		const added = [...all].filter((id) => !ids.has(id));
		const gone = ids.size + added.length - all.size;
		if (added.length > MAX_ADDED || gone > MAX_ADDED) return undefined;
		const [first] = added;
		const newer =
			first === undefined
				? []
				: await repository.listHashes(templateId, { from: first, limit: ids.size + MAX_ADDED });
		const more = indexLessons(newer.filter(({ id }) => !ids.has(id)));
		const find: LessonIndex['find'] = (hashes, most = MAX_FOUND) =>
			[...base.find(hashes, most + gone), ...more.find(hashes, most)]
				.filter(({ id }) => all.has(id))
				.sort((one, other) => other.likeness - one.likeness)
				.slice(0, most);
		const listOfSender: LessonIndex['listOfSender'] = (hash) =>
			[...base.listOfSender(hash), ...more.listOfSender(hash)].filter((id) => all.has(id));
		return { base, ids, index: { size: all.size, find, listOfSender } };
	}

	return { open: openIndex };
}
