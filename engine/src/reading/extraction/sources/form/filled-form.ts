import { PRIORS } from '../../models/priors.ts';
import type { Box } from '../../../../model/document.ts';
import { textOf } from '../../../../model/geometry.ts';
import type { Document } from '../../document.ts';
import { pageOf } from '../../document.ts';
import { findTicks } from '../../labelled/find-ticks.ts';
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
};

const MIN_MATCH = 0.45;
const MAX_ENTRIES = 400;
/** Weight of a name in the form; a label printed above the box has weight 1. */
const NAME_PLACE = 0.9;
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
	const pairs = fields.flatMap((field) =>
		entries.flatMap((entry) => {
			if ((field.kind === 'boolean') !== (typeof entry.value === 'boolean')) return [];
			const wanted = words.get(field) ?? [];
			const score = entry.labels.reduce(
				(best, { text, place }) => Math.max(best, place * matchWords(wanted, text)),
				0,
			);
			return score >= MIN_MATCH ? [{ field, entry, score }] : [];
		}),
	);
	const isForm = entries.length >= FORM_SIZE;
	const taken = new Set<FormEntry>();
	for (const { field, entry, score } of pairs.sort((a, b) => b.score - a.score)) {
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
		const confidence = Math.min(max, base + perMatch * score);
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
	const ticks = document.pages.flatMap((page) =>
		findTicks(page)
			.slice(0, MAX_ENTRIES)
			.map(({ box, isTicked }) => ({
				page: page.index,
				box,
				value: isTicked,
				labels: labelsAround(page, box, true),
			})),
	);
	return [...boxes, ...ticks];
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
