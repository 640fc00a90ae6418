import { readChosen } from '../../decide/assign-candidates.ts';
import { isValue } from '../../decide/is-value.ts';
import type { Detail, Extraction } from '../../../../model/extraction.ts';
import type { Document } from '../../document.ts';
import { knownLessons } from '../../memory/align-lesson.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';
import type { AskablePage, QuestionReader } from '../../questions/create-question-reader.ts';
import type { Field } from '../../request/read-fields.ts';
import { isPlaceholder, readQuestion } from '../../request/read-question.ts';
import type { Named, Proposal } from '../../source.ts';
import { chooseValues } from '../page-reader/choose-values.ts';
import type { ViewReading } from '../page-reader/choose-values.ts';
import { viewWords } from '../page-reader/view-words.ts';
import type { View } from '../page-reader/view-words.ts';

/** The calibration of the question reader is stored under these names. */
export const [QUESTIONS, MISSING_VALUES] = ['questions', 'missing values'];
/** Minimum words of a page. On shorter pages, the model would take any word for the answer. */
const MIN_WORDS = 5;
const TYPES: ReadonlySet<string> = new Set(['string', 'number', 'date']);

const isQuestion = ({ definition: { description } }: Field) =>
	readQuestion(description ?? '') !== undefined;

/** Fields that are asked for by a question in plain words: "Who signed the letter?" */
export function listQuestions(fields: readonly Field[]): Field[] {
	return fields.filter((field) => TYPES.has(field.definition.type) && isQuestion(field));
}

/**
 * Other fields without a value. Returns none if the document is of a familiar kind (nearly all values were found), if
 * a person taught its make, or if a record states all values.
 */
export function listMissing(
	document: Document,
	fields: readonly Field[],
	{ details }: Pick<Extraction, 'details'>,
): Field[] {
	const { sure, familiar } = THRESHOLDS.sources.questionReader;
	const confidences = new Map(details.map(({ path, confidence }) => [path, confidence]));
	const single = fields
		.filter(({ definition }) => TYPES.has(definition.type))
		.map((field) => ({ field, confidence: confidences.get(field.path.join('.')) }));
	const found = single.filter(({ confidence = sure }) => confidence >= sure);
	if (found.length >= familiar * single.length) return [];
	if (document.records.some(({ isWhole }) => isWhole)) return [];
	if (document.fact(knownLessons).length > 0) return [];
	return single
		.filter(({ confidence }) => confidence === 0)
		.map(({ field }) => field)
		.filter((field) => !isQuestion(field) && !isPlaceholder(field.path.at(-1) ?? ''));
}

/** A view that the model has read. */
export type OpenedView = { view: View; page: AskablePage };

/** Reads the views of a document that have enough words. */
export async function openViews(document: Document, reader: QuestionReader): Promise<OpenedView[]> {
	const opened: OpenedView[] = [];
	for (const view of viewWords(document, new Map())) {
		const { words, features, places } = view;
		if (words.length < MIN_WORDS) continue;
		const page = { words: words.map(({ text }) => text), features, places };
		opened.push({ view, page: await reader.open(page) });
	}
	return opened;
}

/**
 * Answers questions and finds missing values on the pages, leaving out values of other fields. The model is
 * asynchronous, so it runs before `extract`, which receives its proposals.
 */
export async function answerQuestions(
	document: Document,
	asked: readonly Field[],
	{ details }: Pick<Extraction, 'details'>,
	opened: readonly OpenedView[],
): Promise<Named<Proposal>[]> {
	if (asked.length === 0) return [];
	const questions = asked.map(({ path, definition: { type, description } }) => ({
		text: description ?? path.join(' '),
		type,
	}));
	const looks: ViewReading[] = [];
	for (const { view, page } of opened) looks.push({ view, reading: await page.answer(questions) });
	const { calibrate } = document.models;
	const { leastAnswer, leastMissing, other } = THRESHOLDS.sources.questionReader;
	return asked.flatMap((field, i) => {
		const choices = chooseValues(document, field, looks, i);
		const best = choices.find(({ candidate }) => isValue(field, candidate.value));
		if (!best) return [];
		const isAsked = isQuestion(field);
		const source = isAsked ? QUESTIONS : MISSING_VALUES;
		const isOther = ({ raw, confidence }: Detail) =>
			raw === best.candidate.raw && confidence >= other;
		if (!isAsked && details.some(isOther)) return [];
		const least = isAsked ? leastAnswer : leastMissing;
		if (calibrate(source, field.kind, best.score) < least) return [];
		return [{ ...readChosen(field, best, document.dateOrder), source }];
	});
}
