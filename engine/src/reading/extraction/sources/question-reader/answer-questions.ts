import { readChosen } from '../../decide/assign-candidates.ts';
import { isValue } from '../../decide/is-value.ts';
import type { Document } from '../../document.ts';
import { logit, sigmoid } from '../../evidence/probability.ts';
import { PRIORS } from '../../models/priors.ts';
import type { QuestionReader } from '../../questions/create-question-reader.ts';
import type { Field } from '../../request/read-fields.ts';
import { readQuestion } from '../../request/read-question.ts';
import type { Named, Proposal } from '../../source.ts';
import { chooseValues } from '../page-reader/choose-values.ts';
import type { ViewReading } from '../page-reader/choose-values.ts';
import { viewWords } from '../page-reader/view-words.ts';

const SOURCE = 'question reader';
const { slope, offset, least } = PRIORS.questionReader;
/** Pages with fewer words are not read: any of them would be taken for the answer. */
const MIN_WORDS = 5;
const TYPES: ReadonlySet<string> = new Set(['string', 'number', 'date']);

/** Fields that are asked for by a question in plain words: "Who signed the letter?" */
export function listQuestions(fields: readonly Field[]): Field[] {
	return fields.filter(
		({ definition: { type, description } }) =>
			TYPES.has(type) && readQuestion(description ?? '') !== undefined,
	);
}

/**
 * Answers questions from the pages. The model is asynchronous, so it runs before `extract`, which receives its
 * proposals.
 */
export async function answerQuestions(
	document: Document,
	asked: readonly Field[],
	reader: QuestionReader,
): Promise<Named<Proposal>[]> {
	const questions = asked.map(({ definition: { type, description = '' } }) => ({
		text: description,
		type,
	}));
	const looks: ViewReading[] = [];
	for (const view of viewWords(document, new Map())) {
		const { words, features, places } = view;
		if (words.length < MIN_WORDS) continue;
		const page = { words: words.map(({ text }) => text), features, places };
		looks.push({ view, reading: await reader.read(page, questions) });
	}
	return asked.flatMap((field, i) => {
		const choices = chooseValues(document, field, looks, i);
		const best = choices.find(({ candidate }) => isValue(field, candidate.value));
		if (!best) return [];
		const score = sigmoid(slope * logit(best.score) + offset);
		if (score < least) return [];
		return [{ ...readChosen(field, { ...best, score }, document.dateOrder), source: SOURCE }];
	});
}
