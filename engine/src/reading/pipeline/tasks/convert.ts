import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Page } from '../../../model/document.ts';
import { OUTPUT_KINDS, PRIVATE_KINDS } from '../../../model/output.ts';
import type { Redaction } from '../../../model/output.ts';
import { fillInFields } from '../fill-in-fields.ts';
import { unpackPages } from '../pack-pages.ts';
import { writeRedacted } from '../write-redacted.ts';
import { writeSearchable } from '../write-searchable.ts';
import { writeTexts } from '../write-texts.ts';
import { defineTask } from './define-task.ts';
import { source, trusted } from './inputs.ts';
import { takeDocument } from './read-document.ts';

/** The pages of a document, the document itself, the output format and the target file. */
const convertInput = source.extend({
	/** Pages in a file, or packed, with their expected number. */
	from: z.union([
		z.object({ pagesFile: z.string() }),
		z.object({ reading: trusted<Uint8Array>(), pages: z.int() }),
	]),
	wish: z.object({
		as: z.enum(OUTPUT_KINDS),
		chunks: z.int().optional(),
		kinds: z.array(z.enum(PRIVATE_KINDS)).optional(),
		redactions: z.array(trusted<Redaction>()).optional(),
	}),
	target: z.string(),
});
type ConvertInput = z.infer<typeof convertInput>;

/** `redacted`: the number of places that were painted over. */
export type Converted = { bytes: number; redacted: number };

/** Converts a document to another format; null if not all of its pages were kept. */
export const convert = defineTask(
	'convert',
	convertInput,
	async ({ from, wish, target, ...document }, { models, progress }): Promise<Converted | null> => {
		const read = await takePages(from);
		if (!read) return null;
		const pages = read.map(fillInFields);
		const onPage = () => progress(1);
		let redacted = 0;
		let content: string | Uint8Array;
		if (wish.as === 'pdf') content = await writeSearchable(document, pages, onPage);
		else if (wish.as === 'redacted-pdf') {
			const written = await writeRedacted(document, pages, wish, { models, onPage });
			[content, redacted] = [written.file, written.redacted];
		} else {
			progress(Math.max(1, pages.length));
			content = writeTexts(pages, document.type, wish);
		}
		await writeFile(target, content, { mode: 0o600 });
		return { bytes: Buffer.byteLength(content), redacted };
	},
);

async function takePages(from: ConvertInput['from']): Promise<Page[] | null> {
	if ('pagesFile' in from) return (await takeDocument(from.pagesFile, [])).pages;
	const pages = unpackPages(from.reading);
	return pages.length < from.pages ? null : pages;
}
