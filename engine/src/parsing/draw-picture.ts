import { readFile } from 'node:fs/promises';
import type { DocumentLimits, StoredDocument } from '../model/document.ts';
import type { Pool } from '../pipeline/pool.ts';

export type Picture = { png: Buffer; pageCount: number; width: number; height: number };

export type DrawPicture = ReturnType<typeof createDrawPicture>;

/** Draws a page that a browser cannot draw by itself, in a process that may die of it. */
export function createDrawPicture({ pool, limits }: { pool: Pool; limits: DocumentLimits }) {
	return async (
		{ path }: Pick<StoredDocument, 'path'>,
		index: number,
		signal: AbortSignal,
	): Promise<Picture> => {
		const target = `${path}.png`;
		const drawn = await pool.run('draw', { path, index, target, limits }, signal);
		return { ...drawn, png: await readFile(target) };
	};
}
