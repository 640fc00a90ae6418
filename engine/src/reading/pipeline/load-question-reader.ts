import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createQuestionReader } from '../extraction/questions/create-question-reader.ts';
import type { QuestionReader } from '../extraction/questions/create-question-reader.ts';
import { loadGraph } from '../words/ocr/neural/run-model.ts';

const FOLDER = new URL('../extraction/questions/model/', import.meta.url);

let loading: Promise<QuestionReader> | undefined;

/** The model that answers questions in plain words. A process loads it once, when the first question is asked. */
export function loadQuestionReader(): Promise<QuestionReader> {
	return (loading ??= load());
}

async function load(): Promise<QuestionReader> {
	const pathOf = (name: string) => fileURLToPath(new URL(name, FOLDER));
	const linesOf = async (name: string) =>
		(await readFile(pathOf(name), 'utf8')).split('\n').slice(0, -1);
	return createQuestionReader({
		body: await loadGraph(pathOf('body.onnx')),
		joint: await loadGraph(pathOf('joint.onnx')),
		pieces: await linesOf('vocabulary.txt'),
		lengths: (await linesOf('lengths.txt')).map(Number),
	});
}
