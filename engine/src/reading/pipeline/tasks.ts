import type { z } from 'zod';
import { convert } from './tasks/convert.ts';
import { draw } from './tasks/draw.ts';
import { extractTask } from './tasks/extract.ts';
import { gather } from './tasks/gather.ts';
import { ground } from './tasks/ground.ts';
import { learnTask } from './tasks/learn.ts';
import { ocrTask } from './tasks/ocr.ts';
import { open } from './tasks/open.ts';
import { picture } from './tasks/picture.ts';
import { readLookupList } from './tasks/read-list.ts';
import { hashReading, reread } from './tasks/reread.ts';
import { rules } from './tasks/rules.ts';
import { sampleWords } from './tasks/sample-words.ts';
import { sort } from './tasks/sort.ts';
import { unpack } from './tasks/unpack.ts';
import { value } from './tasks/value.ts';
import { words } from './tasks/words.ts';

/** The tasks of child processes. Only they may import this list; the parent imports the types below. */
export const TASKS = [
	open,
	ocrTask,
	extractTask,
	draw,
	unpack,
	picture,
	ground,
	learnTask,
	gather,
	sort,
	sampleWords,
	words,
	value,
	reread,
	hashReading,
	rules,
	readLookupList,
	convert,
] as const;

type AnyTask = (typeof TASKS)[number];
export type TaskKind = AnyTask['name'];

/** Input and output of each kind of task. */
export type Tasks = {
	[Task in AnyTask as Task['name']]: {
		input: z.infer<Task['schema']>;
		output: Awaited<ReturnType<Task['run']>>;
	};
};
