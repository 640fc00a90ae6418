import { readChosen } from '../../decide/assign-candidates.ts';
import { isValue } from '../../decide/is-value.ts';
import type { Detail, Extraction } from '../../../../model/extraction.ts';
import { maxOf } from '../../../../model/extremes.ts';
import type { Document } from '../../document.ts';
import { logit, sigmoid } from '../../evidence/probability.ts';
import type { Candidate } from '../../labelled/candidate.ts';
import { knownLessons } from '../../memory/align-lesson.ts';
import { PRIORS } from '../../models/priors.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';
import type { QuestionReader } from '../../questions/create-question-reader.ts';
import type { Field } from '../../request/read-fields.ts';
import { isPlaceholder, readQuestion } from '../../request/read-question.ts';
import type { Named, Proposal } from '../../source.ts';
import { chooseValues } from '../page-reader/choose-values.ts';
import type { ViewReading } from '../page-reader/choose-values.ts';
import { viewWords } from '../page-reader/view-words.ts';

const SOURCE = 'question reader';
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

/**
 * Answers questions and finds missing values on the pages, leaving out values of other fields. The model is
 * asynchronous, so it runs before `extract`, which receives its proposals.
 */
export async function answerQuestions(
	document: Document,
	asked: readonly Field[],
	{ details }: Pick<Extraction, 'details'>,
	reader: QuestionReader,
): Promise<Named<Proposal>[]> {
	const questions = asked.map(({ path, definition: { type, description } }) => ({
		text: description ?? path.join(' '),
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
		const isAsked = isQuestion(field);
		const best = choices.find(({ candidate }) => isValue(field, candidate.value));
		if (!best || (!isAsked && details.some((detail) => isOther(detail, best.candidate)))) return [];
		const score = calibrate(field, best.score);
		const { least } = isAsked ? PRIORS.questionReader : PRIORS.questionReader.otherFields;
		if (score < least) return [];
		return [{ ...readChosen(field, { ...best, score }, document.dateOrder), source: SOURCE }];
	});
}

/** Whether the text of a candidate is surely the value of another field. */
function isOther({ raw, confidence }: Detail, candidate: Candidate): boolean {
	return raw === candidate.raw && confidence >= THRESHOLDS.sources.questionReader.other;
}

/** Maps the model's own probability to the common scale. */
function calibrate(field: Field, probability: number): number {
	const { slope, offset, otherFields } = PRIORS.questionReader;
	if (isQuestion(field)) return sigmoid(slope * logit(probability) + offset);
	const isKnown = maxOf([...field.concepts.values()]) >= otherFields.knownFrom;
	const odds = otherFields.slope * logit(probability) + otherFields.offset;
	return sigmoid(odds + (isKnown ? otherFields.known : 0));
}
