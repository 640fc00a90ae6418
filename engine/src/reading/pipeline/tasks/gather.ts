import { z } from 'zod';
import type { Page } from '../../../model/document.ts';
import { hashFirstPage } from '../../extraction/memory/map-page.ts';
import { isEmptyPage } from '../recipe.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';
import { leaveDocument, takeDocument } from './read-document.ts';

/** Pages of text and pages read by OCR, and the file for all of them. */
const gatherInput = z.object({
	pagesFile: z.string(),
	scans: z.array(trusted<Page>()),
	target: z.string(),
});

/** Hashes of the first page's words; `isEmpty`: no page has text. */
type Gathered = { hashes: number[]; isEmpty: boolean };

/** Writes all pages of a sample into one file. */
export const gather = defineTask(
	'gather',
	gatherInput,
	async ({ pagesFile, scans, target }): Promise<Gathered> => {
		const read = await takeDocument(pagesFile, scans);
		await leaveDocument(target, read);
		const { pages, records } = read;
		const isEmpty = records.length === 0 && pages.every(isEmptyPage);
		return { hashes: hashFirstPage(pages.slice(0, 1)), isEmpty };
	},
);
