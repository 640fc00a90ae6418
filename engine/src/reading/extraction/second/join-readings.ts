import { setValueAt, valueAt } from '../../../model/path.ts';
import type { Detail, Extraction } from '../../../model/extraction.ts';
import { DOUBTFUL_BELOW } from '../../../model/second-reader.ts';
import type { FieldMap } from '../../../model/template.ts';
import { applyFieldRules } from '../decide/apply-field-rules.ts';
import { checkLines } from '../decide/check-lines.ts';
import { checkNumbers } from '../decide/check-numbers.ts';
import { listDetails } from '../decide/list-details.ts';
import { valuesOfResult } from '../decide/values.ts';
import type { Document } from '../document.ts';
import { addEvidence } from '../evidence/probability.ts';
import { PRIORS } from '../models/priors.ts';
import { readFields } from '../request/read-fields.ts';
import { isSameScalar } from '../values/is-same.ts';
import { parseValue } from '../values/parse-value.ts';
import { parsePrinted } from '../values/print-value.ts';
import { confidenceOf, detailsOf, isOf } from './ask-question.ts';
import { checkAnswers } from './check-answers.ts';
import type { Grounded } from './ground-answers.ts';
import { isObject } from '../../../model/is-object.ts';

const PRIOR = PRIORS.secondReader;
/** Entries in `checks` for the comparison of both readings. */
const AGREED = 'second = first';
const DISPUTED = 'second ≠ first';

/**
 * Joins both readings. Equal values become more confident. A different value replaces a missing or doubtful one
 * if it is more confident; a confident value of the first reader stays.
 */
export function joinReadings(
	first: Extraction,
	grounded: readonly Grounded[],
	data: FieldMap,
	{ models: { encoder }, dateOrder }: Pick<Document, 'models' | 'dateOrder'>,
): Extraction {
	const result = structuredClone(first.result);
	let details = [...first.details];
	for (const one of grounded) {
		const { leaf } = one;
		const known = valueAt(result, leaf.names);
		const before = detailsOf(leaf.path, details);
		const confidence = confidenceOf(leaf.path, before);
		if (confidence > 0 && isSameValue(known, one.value)) {
			details = details.map((detail) => (isOf(detail.path, leaf.path) ? agree(detail) : detail));
		} else if (confidence === 0 || isBetter(one, confidence)) {
			setValueAt(result, leaf.names, one.value);
			const own =
				confidence === 0 ? one.details : one.details.map((own) => dispute(own, confidence));
			details = [...details.filter(({ path }) => !isOf(path, leaf.path)), ...own];
		} else {
			details = details.map((detail) =>
				detail.path === leaf.path ? mark(detail, DISPUTED) : detail,
			);
		}
	}
	const fields = readFields(data, { encoder });
	const isOfSecond = new Set(grounded.flatMap(({ details: own }) => own.map(({ path }) => path)));
	const listed = listDetails(result, details);
	const checked = checkAnswers(fields, result, listed, isOfSecond);
	const values = valuesOfResult(result);
	const numbered = checkNumbers(data, { encoder }, values, checked);
	const joined = { ...first, result, details: checkLines(fields, values, numbered) };
	return applyFieldRules(data, joined, { dateOrder });
}

function isBetter({ leaf, details }: Grounded, confidence: number): boolean {
	return confidence < DOUBTFUL_BELOW && confidenceOf(leaf.path, details) > confidence;
}

function agree(detail: Detail): Detail {
	const raised = addEvidence(detail.confidence, PRIOR.agreed);
	const confidence = Math.max(detail.confidence, Math.min(PRIOR.max, raised));
	return mark({ ...detail, confidence }, AGREED);
}

/** Lowers the confidence of a value by that of the disputed one. */
function dispute(detail: Detail, confidence: number): Detail {
	return mark({ ...detail, confidence: detail.confidence * (1 - confidence / 2) }, DISPUTED);
}

function mark(detail: Detail, check: string): Detail {
	return detail.checks.includes(check) ? detail : { ...detail, checks: [...detail.checks, check] };
}

/** Whether two values are equal, ignoring notation. */
function isSameValue(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((each, i) => isSameValue(each, other[i]));
	}
	if (isObject(one) && isObject(other)) {
		return Object.keys(one).every((name) => isSameValue(one[name], other[name]));
	}
	if (typeof one !== typeof other) return false;
	if (isSameScalar(typeof one === 'number' ? 'amount' : 'text', one, other)) return true;
	return typeof one === 'string' && typeof other === 'string' && isSameDay(one, other);
}

/** Whether two texts are the same date in different notation. */
function isSameDay(one: string, other: string): boolean {
	const isDay = (text: string) => parsePrinted(text, 'date') === text;
	return isDay(one) && isDay(other) && parseValue(one, 'date') === parseValue(other, 'date');
}
