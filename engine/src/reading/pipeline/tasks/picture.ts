import { z } from 'zod';
import { writePicture } from '../read-pages.ts';
import { defineTask } from './define-task.ts';
import { source } from './inputs.ts';

/** A scanned page, its rotation, and the target file. */
const pictureInput = source.extend({ index: z.int(), rotation: z.number(), target: z.string() });

/** Writes the picture of a scanned page for the second reader. */
export const picture = defineTask('picture', pictureInput, async (input): Promise<null> => {
	await writePicture(input, input);
	return null;
});
