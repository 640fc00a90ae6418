import { z } from 'zod';
import { FIELD_TYPES, STRING_FORMATS } from '../../../model/template.ts';
import { readPointed } from '../read-pointed.ts';
import { defineTask } from './define-task.ts';

/** The text that a person points at, and the kind of value to read. */
const valueInput = z.object({
	text: z.string(),
	type: z.enum(FIELD_TYPES),
	format: z.enum(STRING_FORMATS).optional(),
});

/** Reads a text as a value of a field. */
export const value = defineTask('value', valueInput, (input) => readPointed(input.text, input));
