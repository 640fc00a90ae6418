import type { Segment } from '../../../model/layout.ts';
import { lineOf, pageOf, segmentsAbove } from '../document.ts';
import type { Document } from '../document.ts';
import { findAmounts } from '../values/find-amounts.ts';
import type { Amount } from '../values/find-amounts.ts';
import { findDates } from '../values/find-dates.ts';
import type { ParsedDate } from '../values/find-dates.ts';
import { findEmails, findPhones, findTimes, findUrls } from '../values/find-formats.ts';
import {
	endsWithIbanLabel,
	findBics,
	findIbans,
	findIdentifiers,
	findVatIds,
} from '../values/find-ids.ts';
import { isAloneInCell, isLabelOfCell } from './read-cells.ts';
import { wordsBetween } from '../values/span.ts';
import type { ParsedSpan } from '../values/span.ts';
import { PERIOD_MARK } from './candidate.ts';
import type { Candidate, Family } from './candidate.ts';
import { lookAround } from './look-around.ts';

/** Bounds the work per document. */
const MAX_CANDIDATES = 1000;

/** Families that have a parser. */
export type ValueFamily = Exclude<Family, 'text' | 'line'>;

/** Finds all values of a family in a document. */
export function findValues(document: Document, family: ValueFamily): Candidate[] {
	const valuesIn = document.fact(openValues)(family);
	const candidates: Candidate[] = [];
	for (const segment of document.segments) {
		for (const candidate of valuesIn(segment)) {
			candidates.push(candidate);
			if (candidates.length >= MAX_CANDIDATES) return candidates;
		}
	}
	return candidates;
}

type ValuesIn = (segment: Segment) => readonly Candidate[];

/** Finds values by family and segment, lazily, each once. */
export function openValues(document: Document): (family: ValueFamily) => ValuesIn {
	const families = new Map<ValueFamily, ValuesIn>();
	return (family) => {
		let valuesIn = families.get(family);
		if (!valuesIn) families.set(family, (valuesIn = createValuesIn(document, family)));
		return valuesIn;
	};
}

function createValuesIn(document: Document, family: ValueFamily): ValuesIn {
	const known = new Map<Segment, readonly Candidate[]>();
	return (segment) => {
		let values = known.get(segment);
		if (!values) {
			values = isLabelOfCell(document, segment)
				? []
				: readSpans(document, segment, family).map((span) =>
						toCandidate(document, segment, span, family),
					);
			known.set(segment, values);
		}
		return values;
	};
}

/** Finds the dates of a text, cached because several parsers need them. */
export function openDates({
	dateOrder,
}: Document): (text: string) => readonly ParsedSpan<ParsedDate>[] {
	const known = new Map<string, readonly ParsedSpan<ParsedDate>[]>();
	return (text) => {
		let dates = known.get(text);
		if (!dates) known.set(text, (dates = findDates(text, dateOrder)));
		return dates;
	};
}

type AnySpan = ParsedSpan<string | number> & { amount?: Amount; edge?: 'start' | 'end' };

function readSpans(document: Document, segment: Segment, family: ValueFamily): AnySpan[] {
	const { text } = segment;
	const datesIn = document.fact(openDates);
	switch (family) {
		case 'amount':
			return readAmounts(text, datesIn);
		case 'date':
			return readDates(text, datesIn);
		case 'time':
			return findTimes(text);
		case 'email':
			return findEmails(text);
		case 'phone':
			return findPhones(text);
		case 'url':
			return findUrls(text);
		case 'iban':
			return findIbans(text, isCalledIban(document, segment));
		case 'bic':
			return findBics(text);
		case 'vat':
			return findVatIds(text);
		case 'id':
			return isAloneInCell(document, segment) && CODE.test(text)
				? [{ start: 0, end: text.length, value: text, parseConfidence: 0.5, checks: [] }]
				: readIdentifiers(text, datesIn);
	}
}

/** Whether the label to the left of a segment, or above it, contains "IBAN". */
function isCalledIban(document: Document, segment: Segment): boolean {
	const segments = lineOf(document, segment)?.segments ?? [];
	const left = segments[segments.indexOf(segment) - 1];
	if (left && endsWithIbanLabel(left.text)) return true;
	const page = pageOf(document, segment.page);
	const [above] = page ? segmentsAbove(page, segment.line, segment.box, 1) : [];
	return above !== undefined && endsWithIbanLabel(above.text);
}

type DatesIn = ReturnType<typeof openDates>;

/** Alone in a form cell, "NSM 7780142" is one identifier. Elsewhere the capitals may be a label. */
const CODE = /^\p{Lu}{1,4} \d[\d\p{Lu}/-]{2,20}$/u;

/** Reads identifiers, without dates, IBANs and parts of them. */
function readIdentifiers(text: string, datesIn: DatesIn): AnySpan[] {
	const ids = findIdentifiers(text);
	if (ids.length === 0) return [];
	const others = [
		...datesIn(text).filter(({ parseConfidence }) => parseConfidence > 0.5),
		...findIbans(text),
	];
	return ids.filter(({ start, end }) => !others.some((one) => one.start < end && one.end > start));
}

function readAmounts(text: string, datesIn: DatesIn): AnySpan[] {
	const amounts = findAmounts(text);
	if (amounts.length === 0) return [];
	const dates = datesIn(text);
	return amounts
		.filter(
			({ start, end }) =>
				!dates.some((date) => date.parseConfidence > 0.5 && date.start < end && date.end > start),
		)
		.map((span) => ({ ...span, value: span.value.number, amount: span.value }));
}

function readDates(text: string, datesIn: DatesIn): AnySpan[] {
	const dates = datesIn(text);
	return dates.map((span, i) => {
		const next = dates[i + 1];
		const last = dates[i - 1];
		const opens = next && PERIOD_MARK.test(text.slice(span.end, next.start));
		const closes = last && PERIOD_MARK.test(text.slice(last.end, span.start));
		const edge = opens ? ('start' as const) : closes ? ('end' as const) : undefined;
		return { ...span, value: span.value.iso, ...(edge && { edge }) };
	});
}

function toCandidate(
	document: Document,
	segment: Segment,
	span: AnySpan,
	family: Family,
): Candidate {
	const { from, to } = wordsBetween(segment, span.start, span.end);
	const words = segment.words.slice(from, to);
	const box = {
		x0: words[0]?.box.x0 ?? segment.box.x0,
		x1: words.at(-1)?.box.x1 ?? segment.box.x1,
		y0: segment.box.y0,
		y1: segment.box.y1,
	};
	return {
		family,
		value: span.value,
		raw: segment.text.slice(span.start, span.end),
		segment,
		from,
		to,
		box,
		parseConfidence: span.parseConfidence,
		checks: span.checks,
		around: lookAround(document, segment, { from, to }, box),
		...(span.amount && { amount: span.amount }),
		...(span.edge && { edge: span.edge }),
	};
}
