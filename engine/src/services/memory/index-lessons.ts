/** The hashes that identify a lesson, and those of the sender of its document. */
export type IndexedLesson = {
	id: string;
	hashes: readonly number[];
	senders?: readonly number[];
};
export type LikeLesson = { id: string; likeness: number };
export type LessonIndex = {
	size: number;
	/** The lessons that share the most words with a document, most similar first. */
	find: (hashes: readonly number[], most?: number) => LikeLesson[];
	/** The lessons of documents of this sender. */
	listOfSender: (hash: number) => readonly string[];
};

/**
 * Below this share of a lesson's words, weighted by rarity, the document is of another make. It is low, because rare
 * words are those of values and letterheads. The positions of the words then decide whether the make is the same.
 */
const MIN_LIKENESS = 0.15;
const MIN_SHARED = 4;
const MAX_FOUND = 12;
/** Hashes have 30 bits. A key combines a hash with a lesson number in 53 bits. */
const PLACES = 2 ** 22;

/** Operations between two yields while an index is built: about a millisecond. */
const STEP = 20_000;

/** Finds lessons by the words that they share with a document; rare words count more. */
export function indexLessons(lessons: readonly IndexedLesson[]): LessonIndex {
	const steps = indexInSteps(lessons);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** The same in steps, so that other work can run in between. */
export function* indexInSteps(lessons: readonly IndexedLesson[]): Generator<void, LessonIndex> {
	const { hashes: known, starts, postings } = yield* sortPostings(lessons);
	const weightOf = (count: number) => Math.log(1 + lessons.length / count) + 0.1;
	const weights = new Float64Array(lessons.length);
	for (let i = 0; i < known.length; i += 1) {
		if (i % STEP === 0) yield;
		const [from, to] = [starts[i] ?? 0, starts[i + 1] ?? 0];
		const weight = weightOf(to - from);
		for (let at = from; at < to; at += 1) add(weights, postings[at] ?? 0, weight);
	}
	const sums = new Float64Array(lessons.length);
	const counts = new Uint16Array(lessons.length);
	const ofSenders = yield* groupBySender(lessons);
	return {
		size: lessons.length,
		listOfSender: (hash) => ofSenders.get(hash) ?? [],
		find: (hashes, most = MAX_FOUND) => {
			sums.fill(0);
			counts.fill(0);
			for (const hash of new Set(hashes)) {
				const i = search(known, hash);
				if (i < 0) continue;
				const [from, to] = [starts[i] ?? 0, starts[i + 1] ?? 0];
				const weight = weightOf(to - from);
				for (let at = from; at < to; at += 1) {
					const lesson = postings[at] ?? 0;
					add(sums, lesson, weight);
					add(counts, lesson, 1);
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

function add(to: Float64Array | Uint16Array, at: number, value: number): void {
	to[at] = (to[at] ?? 0) + value;
}

function* groupBySender(lessons: readonly IndexedLesson[]): Generator<void, Map<number, string[]>> {
	const grouped = new Map<number, string[]>();
	for (const [at, { id, senders = [] }] of lessons.entries()) {
		for (const hash of senders) {
			const own = grouped.get(hash);
			if (own) own.push(id);
			else grouped.set(hash, [id]);
		}
		if (at % 100 === 0) yield;
	}
	return grouped;
}

type Postings = {
	/** Sorted and unique. */
	hashes: Int32Array;
	/** The start of each hash's lessons among the postings, plus one end marker. */
	starts: Int32Array;
	/** Lesson numbers, grouped by hash. */
	postings: Int32Array;
};

function* sortPostings(lessons: readonly IndexedLesson[]): Generator<void, Postings> {
	const keys = yield* sortInSteps(yield* listKeys(lessons));
	const hashes = new Int32Array(keys.length);
	const starts = new Int32Array(keys.length + 1);
	const postings = new Int32Array(keys.length);
	let count = 0;
	for (let i = 0; i < keys.length; i += 1) {
		if (i % STEP === 0) yield;
		const key = keys[i] ?? 0;
		const hash = Math.floor(key / PLACES);
		postings[i] = key % PLACES;
		if (count > 0 && hashes[count - 1] === hash) continue;
		hashes[count] = hash;
		starts[count] = i;
		count += 1;
	}
	starts[count] = keys.length;
	return { hashes: hashes.slice(0, count), starts: starts.slice(0, count + 1), postings };
}

function* listKeys(lessons: readonly IndexedLesson[]): Generator<void, Float64Array<ArrayBuffer>> {
	const keys = new Float64Array(lessons.reduce((sum, { hashes }) => sum + hashes.length, 0));
	let end = 0;
	for (const [at, { hashes }] of lessons.entries()) {
		for (const hash of new Set(hashes)) {
			keys[end] = hash * PLACES + at;
			end += 1;
		}
		if (at % 100 === 0) yield;
	}
	return keys.subarray(0, end);
}

/** Merge sort of short runs, because a single sort of millions of numbers cannot be interrupted. */
function* sortInSteps(keys: Float64Array<ArrayBuffer>): Generator<void, Float64Array<ArrayBuffer>> {
	for (let from = 0; from < keys.length; from += STEP) {
		keys.subarray(from, from + STEP).sort();
		yield;
	}
	let [sorted, spare] = [keys, new Float64Array(keys.length)];
	for (let run = STEP; run < keys.length; run *= 2) {
		for (let from = 0; from < keys.length; from += 2 * run) {
			const middle = Math.min(from + run, keys.length);
			const end = Math.min(from + 2 * run, keys.length);
			let [left, right] = [from, middle];
			for (let at = from; at < end; at += 1) {
				if (at % STEP === 0) yield;
				const takesLeft =
					right >= end || (left < middle && (sorted[left] ?? 0) <= (sorted[right] ?? 0));
				spare[at] = (takesLeft ? sorted[left] : sorted[right]) ?? 0;
				if (takesLeft) left += 1;
				else right += 1;
			}
		}
		[sorted, spare] = [spare, sorted];
	}
	return sorted;
}

/** Binary search; -1 when not found. */
function search(sorted: Int32Array, wanted: number): number {
	let [from, to] = [0, sorted.length - 1];
	while (from <= to) {
		const middle = (from + to) >> 1;
		const found = sorted[middle] ?? 0;
		if (found === wanted) return middle;
		if (found < wanted) from = middle + 1;
		else to = middle - 1;
	}
	return -1;
}
