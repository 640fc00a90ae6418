import type { BatchJob, UnreadDocument } from '../api/desk-types.ts';

export type PieceRow = { job: BatchJob } | { unread: UnreadDocument };

/** The rows of a batch: the documents that no template reads come before the others of their file. */
export function placeUnread(
	jobs: readonly BatchJob[],
	unread: readonly UnreadDocument[],
): PieceRow[] {
	const placed = new Set<string>();
	return jobs.flatMap((job) => {
		const { parentId } = job;
		const rows: PieceRow[] = [{ job }];
		if (parentId === undefined || placed.has(parentId)) return rows;
		placed.add(parentId);
		// A file whose documents are on several pages of results is named on each of them.
		const own = new Map(
			unread.flatMap((one) => (one.parentId === parentId ? [[one.pages.from, one]] : [])),
		);
		return [...[...own.values()].map((one) => ({ unread: one })), ...rows];
	});
}
