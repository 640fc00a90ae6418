import type { Segment } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import { findAmounts } from '../values/find-amounts.ts';
import type { Amount } from '../values/find-amounts.ts';
import { findDates } from '../values/find-dates.ts';
import { findEmails, findPhones, findTimes, findUrls } from '../values/find-formats.ts';
import { findBics, findIbans, findIdentifiers, findVatIds } from '../values/find-ids.ts';
import { isAloneInCell, isLabelOfCell } from './read-cells.ts';
import { wordsBetween } from '../values/span.ts';
import type { Span } from '../values/span.ts';
import { PERIOD_MARK } from './candidate.ts';
import type { Candidate, Family } from './candidate.ts';
import { lookAround } from './look-around.ts';

/** Work is bounded whatever a document holds; no field needs to choose among more. */
const MAX_CANDIDATES = 1000;

/** All values of one family that stand in a document. */
export function findValues(
	document: Document,
	family: Exclude<Family, 'text' | 'line'>,
): Candidate[] {
	const candidates: Candidate[] = [];
	for (const segment of document.segments) {
		if (isLabelOfCell(document, segment)) continue;
		for (const span of readSpans(document, segment, family)) {
			candidates.push(toCandidate(document, segment, span, family));
			if (candidates.length >= MAX_CANDIDATES) return candidates;
		}
	}
	return candidates;
}

type AnySpan = Span<string | number> & { amount?: Amount; edge?: 'start' | 'end' };

function readSpans(
	document: Document,
	segment: Segment,
	family: Exclude<Family, 'text' | 'line'>,
): AnySpan[] {
	const { dateOrder } = document;
	const { text } = segment;
	switch (family) {
		case 'amount':
			return readAmounts(text, dateOrder);
		case 'date':
			return readDates(text, dateOrder);
		case 'time':
			return findTimes(text);
		case 'email':
			return findEmails(text);
		case 'phone':
			return findPhones(text);
		case 'url':
			return findUrls(text);
		case 'iban':
			return findIbans(text);
		case 'bic':
			return findBics(text);
		case 'vat':
			return findVatIds(text);
		case 'id':
			return isAloneInCell(document, segment) && CODE.test(text)
				? [{ start: 0, end: text.length, value: text, sureness: 0.5, checks: [] }]
				: readIdentifiers(text, dateOrder);
	}
}

/** "NSM 7780142", alone in a cell of a form, is one number; elsewhere capitals before one may be its label. */
const CODE = /^\p{Lu}{1,4} \d[\d\p{Lu}/-]{2,20}$/u;

/** A day or a bank account is not the number of something, and neither is a part of one. */
function readIdentifiers(text: string, order: Document['dateOrder']): AnySpan[] {
	const ids = findIdentifiers(text);
	if (ids.length === 0) return [];
	const others = [
		...findDates(text, order).filter(({ sureness }) => sureness > 0.5),
		...findIbans(text),
	];
	return ids.filter(({ start, end }) => !others.some((one) => one.start < end && one.end > start));
}

function readAmounts(text: string, order: Document['dateOrder']): AnySpan[] {
	const amounts = findAmounts(text);
	if (amounts.length === 0) return [];
	const dates = findDates(text, order);
	return amounts
		.filter(
			({ start, end }) =>
				!dates.some((date) => date.sureness > 0.5 && date.start < end && date.end > start),
		)
		.map((span) => ({ ...span, value: span.value.number, amount: span.value }));
}

function readDates(text: string, order: Document['dateOrder']): AnySpan[] {
	const dates = findDates(text, order);
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
		sureness: span.sureness,
		checks: span.checks,
		around: lookAround(document, segment, { from, to }, box),
		...(span.amount && { amount: span.amount }),
		...(span.edge && { edge: span.edge }),
	};
}
