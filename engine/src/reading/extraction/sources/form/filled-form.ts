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
import { labelsAround } from './label-widgets.ts';
import type { NearbyLabel } from './label-widgets.ts';
import { matchWords, weighWords } from './match-labels.ts';

/** A box of a form with what is in it: one of a PDF form, or one that is drawn and ticked or not. */
type Widget = {
	page: number;
	box: Box;
	value: string | boolean;
	/** What is printed around it, and what the form itself calls it. */
	labels: NearbyLabel[];
};

const MIN_MATCH = 0.45;
const MAX_WIDGETS = 400;
/** How much a name that the form gives a box counts; what is printed above the box counts 1. */
const NAME_PLACE = 0.9;
/** A longer label is a whole instruction; its beginning says what belongs into the box. */
const MAX_LABEL = 100;
/** Forms are read as such from this many boxes on; then an empty box is an answer. */
const FORM_SIZE = 4;

/** What was filled into the boxes of a form, each given to the field that its label names best. */
export const filledForm: Source = {
	name: 'filled form',
	isFinal: true,
	wants: () => true,
	propose: proposeFromForm,
};

function proposeFromForm(document: Document, fields: readonly Field[]): Proposal[] {
	const widgets = listWidgets(document);
	const filled = new Map<Field, Proposal>();
	if (widgets.length === 0) return [];
	const words = weighWords(fields);
	const pairs = fields.flatMap((field) =>
		widgets.flatMap((widget) => {
			if ((field.kind === 'boolean') !== (typeof widget.value === 'boolean')) return [];
			const wanted = words.get(field) ?? [];
			const score = widget.labels.reduce(
				(best, { text, place }) => Math.max(best, place * matchWords(wanted, text)),
				0,
			);
			return score >= MIN_MATCH ? [{ field, widget, score }] : [];
		}),
	);
	const isForm = widgets.length >= FORM_SIZE;
	const taken = new Set<Widget>();
	for (const { field, widget, score } of pairs.sort((a, b) => b.score - a.score)) {
		if (filled.has(field) || taken.has(widget)) continue;
		taken.add(widget);
		const rest = typeof widget.value === 'string' ? findRest(widget, widgets, taken) : [];
		for (const one of rest) taken.add(one);
		const raw = [widget, ...rest].map(({ value }) => String(value)).join(' ');
		const value =
			typeof widget.value === 'boolean'
				? widget.value
				: raw.trim() === ''
					? null
					: read(raw, field, document);
		if (value === undefined || (value === null && !isForm)) continue;
		const { page, box } = widget;
		const { base, perMatch, max } = PRIORS.filledForm;
		const confidence = Math.min(max, base + perMatch * score);
		filled.set(field, toProposal(field, value, { page, box, raw, confidence }));
	}
	return [...filled.values()];
}

function read(raw: string, field: Field, document: Document): unknown {
	return parseValue(raw, field.kind === 'vat' ? 'id' : field.kind, document) ?? raw.trim();
}

function listWidgets(document: Document): Widget[] {
	const boxes = document.formFields.slice(0, MAX_WIDGETS).map((field) => {
		const { page, box, value, name, label = '' } = field;
		const layout = pageOf(document, page);
		const printed = layout ? labelsAround(layout, box, typeof value === 'boolean') : [];
		const names = [nameOf(name), label.slice(0, MAX_LABEL)];
		const labels = [...printed, ...names.map((text) => ({ text, place: NAME_PLACE }))];
		return { page, box, value, labels };
	});
	const ticks = document.pages.flatMap((page) =>
		findTicks(page)
			.slice(0, MAX_WIDGETS)
			.map(({ box, isTicked }) => ({
				page: page.index,
				box,
				value: isTicked,
				labels: labelsAround(page, box, true),
			})),
	);
	return [...boxes, ...ticks];
}

/** The last part of the name that a form gives its field says something, unless it is a mere number. */
function nameOf(name: string): string {
	const last =
		name
			.replace(/\[\d+\]/g, '')
			.split('.')
			.at(-1) ?? '';
	const tokens = readTokens(last).filter(({ text }) => text.length > 2 && !/\d/.test(text));
	return textOf(tokens);
}

/** A number in several boxes, as those of comb fields: the boxes to the right, close by, on the same line. */
function findRest(first: Widget, widgets: readonly Widget[], taken: ReadonlySet<Widget>): Widget[] {
	const rest: Widget[] = [];
	let last = first;
	for (;;) {
		const height = last.box.y1 - last.box.y0;
		const next = widgets.find(
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
