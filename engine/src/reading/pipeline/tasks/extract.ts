import { z } from 'zod';
import type { Page } from '../../../model/document.ts';
import { hasBoolean } from '../../../model/template.ts';
import { defineTask } from './define-task.ts';
import { extractValues, wishes } from './extract-values.ts';
import { trusted } from './inputs.ts';
import { takeDocument } from './read-document.ts';

const extractInput = wishes.extend({ scans: z.array(trusted<Page>()) });

/** Extracts the values of a document whose pages of text are in `pagesFile` and whose scans were read. */
export const extractTask = defineTask('extract', extractInput, async (input, context) => {
	const { schema, pagesFile, scans } = input;
	const { pages: all, ...rest } = await takeDocument(pagesFile, scans);
	const wantsTickBoxes = schema !== null && hasBoolean(schema.data);
	// A sample is read with all its tick boxes; a schema without boolean fields does not need them.
	const pages = wantsTickBoxes ? all : all.map(withoutTickBoxes);
	return await extractValues({ pages, ...rest }, input, context);
});

function withoutTickBoxes(page: Page): Page {
	return page.source === 'text' && page.tickBoxes ? { ...page, tickBoxes: [] } : page;
}
