import { readFile } from 'node:fs/promises';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits } from '../../model/document.ts';
import type { DocumentType, ImageType } from '../../model/formats.ts';
import type { ShownPages } from '../../model/shown-page.ts';
import type { FieldType, StringFormat } from '../../model/template.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';

export type Picture = { png: Buffer; pageCount: number; width: number; height: number };

export type LookAtPages = ReturnType<typeof createLookAtPages>;

/** Page images and words for the dashboard, produced in child processes. */
export function createLookAtPages({
	admission,
	limits,
	deadlineMs,
}: {
	admission: Admission;
	limits: DocumentLimits;
	deadlineMs: number;
}) {
	return {
		/** Renders a page of an image; `target` is the file to write. */
		async draw(
			caller: Caller,
			wanted: { path: string; type: ImageType; index: number; target: string },
			signal: AbortSignal,
		): Promise<Picture> {
			const drawn = await admission.takeTurn(visitorOf(caller, 'request'), wanted.type, (turn) =>
				turn.run('draw', { ...wanted, limits }, signal),
			);
			return { ...drawn, png: await readFile(wanted.target) };
		},

		/** The words of pages: stored words, or else the text layer. */
		showWords: (
			caller: Caller,
			wanted: {
				reading: Uint8Array | null;
				document: { path: string; type: DocumentType } | null;
				from: number;
				to: number;
			},
			signal: AbortSignal,
		): Promise<ShownPages> => {
			const { document } = wanted;
			const input = { ...wanted, document: document && { ...document, limits } };
			return admission.takeTurn(visitorOf(caller, 'request'), document?.type ?? 'pdf', (turn) =>
				turn.run('words', input, signal),
			);
		},

		/** Reads words as a value of this type; null: not possible. */
		readValue: (
			caller: Caller,
			wanted: { text: string; type: FieldType; format?: StringFormat | undefined },
		): Promise<string | number | boolean | null> =>
			admission.takeTurn(visitorOf(caller, 'request'), 'pdf', (turn) =>
				turn.run('value', wanted, AbortSignal.timeout(deadlineMs)),
			),
	};
}
