import { z } from 'zod';
import { readList as read } from '../../pages/list/read-list.ts';
import { defineTask } from './define-task.ts';

const readListInput = z.object({ path: z.string(), target: z.string() });

/** Reads a lookup list that was uploaded. */
export const readList = defineTask('read list', readListInput, ({ path, target }) =>
	read(path, target),
);
