import { anyOf } from '../../lexicon/any-of.ts';
import { NEGATIONS } from '../../lexicon/terms/answers.ts';
import { PRIORS } from '../../models/priors.ts';
import type { Box } from '../../../../model/document.ts';
import { textOf } from '../../../../model/geometry.ts';
import type { Document } from '../../document.ts';
import { pageOf } from '../../document.ts';
import { findOptions } from '../../labelled/find-options.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Proposal, Source } from '../../source.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import { parseValue } from '../../values/parse-value.ts';
import { labelsAround } from './label-entries.ts';
import type { NearbyLabel } from './label-entries.ts';
import { matchWords, weighWords } from './match-labels.ts';

/** A box of a form with its content: a PDF form field, or a drawn tick box. */
type FormEntry = {
	page: number;
	box: Box;
	value: string | boolean;
	/** Texts printed around it, and its names in the form. */
	labels: NearbyLabel[];
	/** The text of a box says no: "[x] I do not wish to receive the newsletter". */
	isNegated?: boolean;
};

const MIN_MATCH = 0.45;
/** The same for a tick box: few other boxes compete for a boolean. */
const MIN_TICK_MATCH = 0.3;
const MAX_ENTRIES = 400;
/** Maximum confidence of a tick whose text is like the field, but does not have its words. */
const MAX_MEANT = 0.7;
/** Weight of a name in the form; a label printed above the box has weight 1. */
const NAME_PLACE = 0.9;
/** Weight of the question that a yes and a no answer. */
const QUESTION_PLACE = 1.1;
const NEGATED = new RegExp(String.raw`(?<!\p{L})${anyOf(NEGATIONS)}(?!\p{L})`, 'iu');
/** Minimum match of the words of a text for its tick to be certain. */
const MIN_WORDED = 0.6;
/** Longer labels are instructions; only their beginning is used. */
const MAX_LABEL = 100;
/** Minimum boxes of a form. In a form, an empty box is an answer. */
const FORM_SIZE = 4;

/** Assigns the content of form boxes to the fields that their labels name best. */
export const filledForm: Source = {
	name: 'filled form',
	isFinal: true,
	wants: () => true,
	propose: proposeFromForm,
};

function proposeFromForm(document: Document, fields: readonly Field[]): Proposal[] {
	// Without form fields there are only tick boxes, and only a boolean takes one.
	const mayFill = document.formFields.length > 0 || fields.some(({ kind }) => kind === 'boolean');
	const entries = mayFill ? listEntries(document) : [];
	const filled = new Map<Field, Proposal>();
	if (entries.length === 0) return [];
	const words = weighWords(fields);
	const pairs = fields.flatMap((field) => {
		const compare = document.compareLabels(field);
		const isNegated = NEGATED.test(textOf([...field.name, ...field.description]));
		return entries.flatMap((entry) => {
			if ((field.kind === 'boolean') !== (typeof entry.value === 'boolean')) return [];
			if (entry.isNegated && !isNegated) return [];
			const wanted = words.get(field) ?? [];
			const isTick = typeof entry.value === 'boolean';
			const [worded, meant] = entry.labels.reduce<[number, number]>(
				([most, likest], { text, place }) => {
					const like = isTick ? compare(document.readLabel(text, 'start')).own : 0;
					return [Math.max(most, place * matchWords(wanted, text)), Math.max(likest, place * like)];
				},
				[0, 0],
			);
			const score = Math.max(worded, meant);
			const isMeant = isTick && worded < MIN_WORDED;
			return score >= (isTick ? MIN_TICK_MATCH : MIN_MATCH)
				? [{ field, entry, score, isMeant }]
				: [];
		});
	});
	const isForm = entries.length >= FORM_SIZE;
	const taken = new Set<FormEntry>();
	for (const { field, entry, score, isMeant } of pairs.sort((a, b) => b.score - a.score)) {
		if (filled.has(field) || taken.has(entry)) continue;
		taken.add(entry);
		const rest = typeof entry.value === 'string' ? findRest(entry, entries, taken) : [];
		for (const one of rest) taken.add(one);
		const raw = [entry, ...rest].map(({ value }) => String(value)).join(' ');
		const value =
			typeof entry.value === 'boolean'
				? entry.value
				: raw.trim() === ''
					? null
					: read(raw, field, document);
		if (value === undefined || (value === null && !isForm)) continue;
		const { page, box } = entry;
		const { base, perMatch, max } = PRIORS.filledForm;
		const confidence = Math.min(isMeant ? MAX_MEANT : max, base + perMatch * score);
		filled.set(field, toProposal(field, value, { page, box, raw, confidence }));
	}
	return [...filled.values()];
}

function read(raw: string, field: Field, document: Document): unknown {
	return parseValue(raw, field.kind === 'vat' ? 'id' : field.kind, document) ?? raw.trim();
}

function listEntries(document: Document): FormEntry[] {
	const boxes = document.formFields.slice(0, MAX_ENTRIES).map((field) => {
		const { page, box, value, name, label = '' } = field;
		const layout = pageOf(document, page);
		const printed = layout ? labelsAround(layout, box, typeof value === 'boolean') : [];
		const names = [nameOf(name), label.slice(0, MAX_LABEL)];
		const labels = [...printed, ...names.map((text) => ({ text, place: NAME_PLACE }))];
		return { page, box, value, labels };
	});
	return [...boxes, ...listTicks(document)];
}

function listTicks(document: Document): FormEntry[] {
	const options = document.fact(findOptions);
	const answers = options.filter(({ answer }) => answer !== undefined);
	const tickedIn = Map.groupBy(
		answers.filter(({ isTicked }) => isTicked),
		({ group }) => group,
	);
	// Of a yes and a no, one box is ticked, and it answers their question.
	const answered = answers.flatMap(
		({ page, box, isTicked, group, question, answer }): FormEntry[] => {
			const isOnly = isTicked && tickedIn.get(group)?.every((one) => one.box === box);
			if (!isOnly || answer === undefined) return [];
			return [{ page, box, value: answer, labels: [{ text: question, place: QUESTION_PLACE }] }];
		},
	);
	const marked = options.flatMap(({ page: index, box, isTicked, text, answer }): FormEntry[] => {
		const page = pageOf(document, index);
		if (!page || answer !== undefined) return [];
		const around = labelsAround(page, box, true);
		const labels =
			text === '' ? around : [{ text, place: 1 }, ...around.filter(({ place }) => place > 1)];
		const isNegated = NEGATED.test(text);
		return [{ page: index, box, value: isTicked, labels, isNegated }];
	});
	return [...answered, ...marked];
}

/** The words in the last part of a form field's name. */
function nameOf(name: string): string {
	const last =
		name
			.replace(/\[\d+\]/g, '')
			.split('.')
			.at(-1) ?? '';
	const tokens = readTokens(last).filter(({ text }) => text.length > 2 && !/\d/.test(text));
	return textOf(tokens);
}

/** Finds the following boxes of a number that takes several, as in comb fields. */
function findRest(
	first: FormEntry,
	entries: readonly FormEntry[],
	taken: ReadonlySet<FormEntry>,
): FormEntry[] {
	const rest: FormEntry[] = [];
	let last = first;
	for (;;) {
		const height = last.box.y1 - last.box.y0;
		const next = entries.find(
			(one) =>
				one !== last &&
				!taken.has(one) &&
				one.page === first.page &&
				typeof one.value === 'string' &&
				/^[\d\s-]*$/.test(one.value) &&
				/\d/.test(String(last.value)) &&
				Math.abs(one.box.y0 - last.box.y0) < 0.3 * height &&
				one.box.x0 >= last.box.x1 - 1 &&
				one.box.x0 - last.box.x1 < 1.5 * height,
		);
		if (!next || rest.length >= 12) return rest;
		rest.push(next);
		last = next;
	}
}
