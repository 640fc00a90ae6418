import { z } from 'zod';
import { readListFile } from '../../pages/list/read-list.ts';
import { defineTask } from './define-task.ts';

const readListInput = z.object({ path: z.string(), target: z.string() });

/** Reads a lookup list that was uploaded. */
export const readLookupList = defineTask('read list', readListInput, ({ path, target }) =>
	readListFile(path, target),
);
