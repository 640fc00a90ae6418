import type { Found } from '../../model/extraction.ts';
import type { Box, TickBox } from '../../model/document.ts';
import type { PageLayout } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import { pageOf } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { readTokens } from '../lexicon/read-words.ts';
import { parseValue } from '../values/parse-value.ts';
import { labelsAround } from './label-widgets.ts';
import type { NearbyLabel } from './label-widgets.ts';
import { matchWords, weighWords } from './match-labels.ts';

export type FormValue = { value: unknown; detail: Found };

/** A box of a form with what is in it: one of a PDF form, or one that is drawn and ticked or not. */
type Widget = {
	page: number;
	box: Box;
	value: string | boolean;
	labels: NearbyLabel[];
	name: string;
};

const LEAST_MATCH = 0.45;
const MOST_WIDGETS = 400;
/** Forms are read as such from this many boxes on; then an empty box is an answer. */
const FORM_SIZE = 4;

/** What was filled into the boxes of a form, each given to the field that its label names best. */
export function fillFromForm(document: Document, needs: readonly Need[]): Map<Need, FormValue> {
	const widgets = listWidgets(document);
	const filled = new Map<Need, FormValue>();
	if (widgets.length === 0) return filled;
	const words = weighWords(needs);
	const pairs = needs.flatMap((need) =>
		widgets.flatMap((widget) => {
			if ((need.kind === 'boolean') !== (typeof widget.value === 'boolean')) return [];
			const wanted = words.get(need) ?? [];
			const score = widget.labels.reduce(
				(best, { text, place }) => Math.max(best, place * matchWords(wanted, text)),
				0.9 * matchWords(wanted, widget.name),
			);
			return score >= LEAST_MATCH ? [{ need, widget, score }] : [];
		}),
	);
	const isForm = widgets.length >= FORM_SIZE;
	const taken = new Set<Widget>();
	for (const { need, widget, score } of pairs.sort((a, b) => b.score - a.score)) {
		if (filled.has(need) || taken.has(widget)) continue;
		taken.add(widget);
		const rest = typeof widget.value === 'string' ? findRest(widget, widgets, taken) : [];
		for (const one of rest) taken.add(one);
		const raw = [widget, ...rest].map(({ value }) => String(value)).join(' ');
		const value =
			typeof widget.value === 'boolean'
				? widget.value
				: raw.trim() === ''
					? null
					: read(raw, need, document);
		if (value === undefined || (value === null && !isForm)) continue;
		const { page, box } = widget;
		filled.set(need, {
			value,
			detail: {
				confidence: Math.min(0.97, 0.55 + 0.5 * score),
				page: page + 1,
				box,
				raw,
				checks: [],
			},
		});
	}
	return filled;
}

function read(raw: string, need: Need, document: Document): unknown {
	return parseValue(raw, need.kind === 'vat' ? 'id' : need.kind, document) ?? raw.trim();
}

function listWidgets(document: Document): Widget[] {
	const fields = document.fields.slice(0, MOST_WIDGETS).map(({ page, box, value, name }) => {
		const layout = pageOf(document, page);
		const labels = layout ? labelsAround(layout, box, typeof value === 'boolean') : [];
		return { page, box, value, labels, name: nameOf(name) };
	});
	const ticks = document.pages.flatMap((page) =>
		[...page.tickBoxes, ...findTickGlyphs(page)]
			.slice(0, MOST_WIDGETS)
			.map(({ box, isTicked }) => ({
				...{ page: page.index, box, value: isTicked, name: '' },
				labels: labelsAround(page, box, true),
			})),
	);
	return [...fields, ...ticks];
}

const OPEN_BOX = /^(?:[☐□▢❏]|\[_?\]|\(_?\))$/u;
const TICKED_BOX = /^(?:[☑☒■▣✓✔✗✘]|\[[xX✓]\]|\([xX]\))$/u;

/** Boxes that are printed as letters. */
function findTickGlyphs(page: PageLayout): TickBox[] {
	return page.lines
		.flatMap((line) => line.segments.flatMap(({ words }) => words))
		.filter(({ text }) => OPEN_BOX.test(text) || TICKED_BOX.test(text))
		.map(({ text, box }) => ({ box, isTicked: TICKED_BOX.test(text) }));
}

/** The last part of the name that a form gives its field says something, unless it is a mere number. */
function nameOf(name: string): string {
	const last =
		name
			.replace(/\[\d+\]/g, '')
			.split('.')
			.at(-1) ?? '';
	const tokens = readTokens(last).filter(({ text }) => text.length > 2 && !/\d/.test(text));
	return tokens.map(({ text }) => text).join(' ');
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
