/** The hashes by which a lesson is found. */
export type IndexedLesson = { id: string; hashes: readonly number[] };
export type LikeLesson = { id: string; likeness: number };
export type LessonIndex = {
	size: number;
	/** The lessons whose words a document has most of, the likest first. */
	find: (hashes: readonly number[], most?: number) => LikeLesson[];
};

/** Less of a lesson's words, each by how rare it is, and the document is of another make. */
const MIN_LIKENESS = 0.3;
const MIN_SHARED = 4;
const MAX_FOUND = 12;

/** Finds lessons by the words that they share with a document; rare words count for more. */
export function indexLessons(lessons: readonly IndexedLesson[]): LessonIndex {
	const postings = new Map<number, number[]>();
	for (const [at, { hashes }] of lessons.entries()) {
		for (const hash of new Set(hashes)) {
			const known = postings.get(hash);
			if (known) known.push(at);
			else postings.set(hash, [at]);
		}
	}
	const weightOf = (count: number) => Math.log(1 + lessons.length / count) + 0.1;
	const weights = new Float64Array(lessons.length);
	for (const list of postings.values()) {
		const weight = weightOf(list.length);
		for (const at of list) weights[at] = (weights[at] ?? 0) + weight;
	}
	const sums = new Float64Array(lessons.length);
	const counts = new Uint16Array(lessons.length);
	return {
		size: lessons.length,
		find: (hashes, most = MAX_FOUND) => {
			sums.fill(0);
			counts.fill(0);
			for (const hash of new Set(hashes)) {
				const list = postings.get(hash);
				if (!list) continue;
				const weight = weightOf(list.length);
				for (const at of list) {
					sums[at] = (sums[at] ?? 0) + weight;
					counts[at] = (counts[at] ?? 0) + 1;
				}
			}
			const found: { at: number; likeness: number }[] = [];
			for (let at = 0; at < sums.length; at += 1) {
				const likeness = (sums[at] ?? 0) / Math.max(1e-9, weights[at] ?? 0);
				if (likeness >= MIN_LIKENESS && (counts[at] ?? 0) >= MIN_SHARED)
					found.push({ at, likeness });
			}
			return found
				.sort((one, other) => other.likeness - one.likeness || other.at - one.at)
				.slice(0, most)
				.map(({ at, likeness }) => ({ id: lessons[at]?.id ?? '', likeness }));
		},
	};
}
