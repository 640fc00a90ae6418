import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewId } from '../../model/ports.ts';

/** The size of a small document, so that a disk with a few bytes left counts as full. */
const SAMPLE = Buffer.alloc(65_536, 1);
/** Time for which a result is cached, because health checks are frequent. */
const HOLDS_MS = 5000;

/** Rejects when the folder cannot store a document: it is not writable, or its disk is full. */
export function createFolderCheck({
	folder,
	newId,
}: {
	folder: string;
	newId: NewId;
}): () => Promise<void> {
	let last: { at: number; answer: Promise<void> } | undefined;

	async function writeSample(): Promise<void> {
		const path = join(folder, newId());
		await mkdir(folder, { recursive: true, mode: 0o700 });
		try {
			await writeFile(path, SAMPLE, { mode: 0o600 });
		} finally {
			await rm(path, { force: true });
		}
	}

	return () => {
		const now = performance.now();
		if (!last || now - last.at > HOLDS_MS) last = { at: now, answer: writeSample() };
		return last.answer;
	};
}
