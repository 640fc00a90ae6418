import type { z } from 'zod';
import { convert } from './tasks/convert.ts';
import { draw } from './tasks/draw.ts';
import { extract } from './tasks/extract.ts';
import { gather } from './tasks/gather.ts';
import { ground } from './tasks/ground.ts';
import { learn } from './tasks/learn.ts';
import { ocr } from './tasks/ocr.ts';
import { open } from './tasks/open.ts';
import { picture } from './tasks/picture.ts';
import { reread } from './tasks/reread.ts';
import { sampleWords } from './tasks/sample-words.ts';
import { unpack } from './tasks/unpack.ts';
import { value } from './tasks/value.ts';
import { words } from './tasks/words.ts';

/** What child processes do. Only they may import this list; the parent imports the types below. */
export const TASKS = [
	open,
	ocr,
	extract,
	draw,
	unpack,
	picture,
	ground,
	learn,
	gather,
	sampleWords,
	words,
	value,
	reread,
	convert,
] as const;

type AnyTask = (typeof TASKS)[number];
export type TaskKind = AnyTask['name'];

/** What each kind of task takes and answers. */
export type Tasks = {
	[Task in AnyTask as Task['name']]: {
		input: z.infer<Task['schema']>;
		output: Awaited<ReturnType<Task['run']>>;
	};
};
