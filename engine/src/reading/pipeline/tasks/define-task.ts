import type { z } from 'zod';
import type { Models } from '../../extraction/models/create-models.ts';
import type { QuestionReader } from '../../extraction/questions/create-question-reader.ts';
import type { OcrEngine } from '../../words/ocr/ocr-engine.ts';

/** The context of a task in its child process. */
export type TaskContext = {
	engine: OcrEngine;
	models: Models;
	/** Loads the model that answers questions, once. */
	questionReader: () => Promise<QuestionReader>;
	/** Reports progress to the parent, with the number of pages being processed. */
	progress: (pages: number) => void;
};

/**
 * Declares a kind of task that child processes run: its name, its input and its function. `tasks.ts` lists all of
 * them. The parent process imports only their types, so that no code that opens documents is loaded there.
 */
export function defineTask<const Name extends string, Schema extends z.ZodType, Output>(
	name: Name,
	schema: Schema,
	run: (input: z.infer<Schema>, context: TaskContext) => Output | Promise<Output>,
) {
	return {
		name,
		schema,
		/** Validates the input, which comes from another process, and runs the task. */
		run: async (input: unknown, context: TaskContext): Promise<Output> =>
			await run(schema.parse(input), context),
	};
}
