import { readFile } from 'node:fs/promises';
import type { Caller } from '../model/account.ts';
import type { DocumentLimits, StoredDocument } from '../model/document.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';

export type Picture = { png: Buffer; pageCount: number; width: number; height: number };

export type DrawPicture = ReturnType<typeof createDrawPicture>;

/** Draws a page that a browser cannot draw by itself, in a process that may die of it. */
export function createDrawPicture({
	admission,
	limits,
}: {
	admission: Admission;
	limits: DocumentLimits;
}) {
	return async (
		caller: Caller,
		{ path }: Pick<StoredDocument, 'path'>,
		index: number,
		signal: AbortSignal,
	): Promise<Picture> => {
		const target = `${path}.png`;
		const drawn = await admission.takeTurn(visitorOf(caller, 'request'), 'tiff', (turn) =>
			turn.run('draw', { path, index, target, limits }, signal),
		);
		return { ...drawn, png: await readFile(target) };
	};
}
