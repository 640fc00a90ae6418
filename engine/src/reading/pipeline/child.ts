/**
 * A child process of the pool. It gets its settings as its only argument, warms up, then runs one task at a time.
 * A document that crashes it affects only this process.
 */
import { DEFAULT_DATA } from '../../model/languages.ts';
import { takeLongLists } from '../../model/long-lists.ts';
import { Problem } from '../../model/problem.ts';
import { limitDecoders } from '../pages/image/decode-image.ts';
import { createEngine } from '../words/ocr/create-engine.ts';
import { loadModels } from './load-model.ts';
import { loadQuestionReader } from './load-question-reader.ts';
import { childSettingsSchema, requestSchema } from './messages.ts';
import type { ChildReply } from './messages.ts';
import { TASKS } from './tasks.ts';
import type { TaskContext } from './tasks/define-task.ts';

const settings = childSettingsSchema.parse(JSON.parse(process.argv[2] ?? ''));
const engine = createEngine(settings.ocrEngine, {
	dataFolder: settings.ocrDataFolder,
	program: settings.ocrProgram,
});
const context: TaskContext = {
	engine,
	models: loadModels(),
	questionReader: loadQuestionReader,
	progress: (pages) => send({ kind: 'progress', pages }),
};

// A signal to the whole process group is for the parent, which ends its children when it has finished with them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
	const { id, kind, input } = requestSchema.parse(message);
	void answer(id, kind, input);
});
limitDecoders();
await warmUp();
send({ kind: 'ready' });

async function warmUp(): Promise<void> {
	const blank = { data: new Uint8Array(64 * 64).fill(255), width: 64, height: 64 };
	await engine.recognise(blank, DEFAULT_DATA);
}

async function answer(id: number, kind: string, input: unknown): Promise<void> {
	try {
		const task = TASKS.find(({ name }) => name === kind);
		if (!task) throw new Error(`there is no task ${kind}`);
		sendOutput(id, await task.run(input, context));
	} catch (error) {
		const code = error instanceof Problem ? error.code : null;
		const message =
			error instanceof Error ? (code ? error.message : String(error.stack)) : String(error);
		const { pages } = error instanceof Problem ? error : {};
		send({ kind: 'failed', id, code, message, pages, rss: process.memoryUsage.rss() });
	}
}

/** Values of a list per message, so that the parent receives each in a few milliseconds. */
const PART = 500;

function sendOutput(id: number, output: unknown): void {
	const { rest, lists } = takeLongLists(output);
	for (const [list, { values }] of lists.entries()) {
		for (let from = 0; from < values.length; from += PART) {
			send({ kind: 'part', list, values: values.slice(from, from + PART) });
		}
	}
	const paths = lists.map(({ path }) => [...path]);
	send({ kind: 'done', id, output: rest, lists: paths, rss: process.memoryUsage.rss() });
}

function send(reply: ChildReply): void {
	process.send?.(reply);
}
