import type { Box } from '../../../model/document.ts';
import type { Segment } from '../../../model/layout.ts';
import type { FieldDefinition } from '../../../model/template.ts';
import { openDates } from '../labelled/find-values.ts';
import { openCandidates } from '../labelled/open-candidates.ts';
import { pageOf } from '../document.ts';
import type { Document } from '../document.ts';
import { fold } from '../lexicon/read-words.ts';
import { findAmounts } from '../values/find-amounts.ts';
import { findEmails, findTimes } from '../values/find-formats.ts';
import { findIbans } from '../values/find-ids.ts';
import { parseBoolean } from '../values/parse-value.ts';

type Taken = readonly { page: number; box: Box }[];

const LONGEST_LABEL = 40;
const LONGEST_VALUE = 80;
const RESERVED = new Set(['constructor', 'prototype']);

/** Names fields after labels whose values no other field uses. */
export function nameFields(
	document: Document,
	taken: Taken,
	names: readonly string[],
): [string, FieldDefinition][] {
	const fields = new Map<string, FieldDefinition>();
	const used = new Set(names.map((name) => fold(name)));
	const values = new Set<string>();
	const isPair = openPairs(document, taken);
	for (const { around, raw, segment, box, from, hasColon } of document.fact(openCandidates)(
		'text',
	)) {
		const label =
			(around.same ?? around.left ?? around.above)?.text.replace(
				/(?<![\s:：.*])[\s:：.*]+$/u,
				'',
			) ?? '';
		const isNamed =
			(hasColon === true || (from === 0 && isPair(segment))) &&
			label.length <= LONGEST_LABEL &&
			/\p{L}{2}/u.test(label) &&
			!/\d/.test(label);
		if (!isNamed || raw.length > LONGEST_VALUE || /[:：]$/u.test(raw)) continue;
		const place = `${segment.id}:${box.x0}`;
		const name = toName(label);
		const isTaken = taken.some((one) => one.page === segment.page && touches(one.box, box));
		if (name === '' || used.has(fold(name)) || values.has(place) || isTaken) continue;
		used.add(fold(name));
		values.add(place);
		fields.set(name, { ...typeOf(raw, document), description: label });
	}
	return [...fields];
}

/** Minimum known labels with values in the same two columns. */
const MIN_PAIRS = 2;

/** Finds values that are aligned with the values of known labels, and their labels with those labels. */
function openPairs(document: Document, taken: Taken): (value: Segment) => boolean {
	const isTaken = ({ page, box }: Segment) =>
		taken.some((one) => one.page === page && touches(one.box, box));
	const labelOf = ({ page, line, id }: Segment) => {
		const segments = pageOf(document, page)?.lines[line]?.segments ?? [];
		const label = segments[segments.findIndex((one) => one.id === id) - 1];
		return label && !isTaken(label) ? label : undefined;
	};
	const known = document.pages
		.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))
		.flatMap((value) => {
			const label = isTaken(value) ? labelOf(value) : undefined;
			return label ? [{ label, value }] : [];
		});
	return (value) => {
		const label = labelOf(value);
		if (!label) return false;
		const near = (value.box.y1 - value.box.y0) / 2;
		const isLevel = (one: Segment, other: Segment) =>
			one.page === other.page && Math.abs(one.box.x0 - other.box.x0) <= near;
		const same = known.filter((one) => isLevel(one.label, label) && isLevel(one.value, value));
		return same.length >= MIN_PAIRS;
	};
}

function touches(one: Box, other: Box): boolean {
	return one.x0 < other.x1 && one.x1 > other.x0 && one.y0 < other.y1 && one.y1 > other.y0;
}

/** "Date of birth" → dateOfBirth. */
export function toName(label: string): string {
	const words = label
		.normalize('NFC')
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '');
	const name = words
		.map((word, i) =>
			i === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
		)
		.join('')
		.slice(0, 64);
	return RESERVED.has(name) ? '' : name;
}

export function typeOf(raw: string, document: Document): FieldDefinition {
	const covers = (spans: readonly { start: number; end: number }[], share: number) =>
		spans.some(({ start, end }) => end - start >= share * raw.length);
	if (covers(document.fact(openDates)(raw), 0.7)) return { type: 'date' };
	if (covers(findEmails(raw), 0.9)) return { type: 'string', format: 'email' };
	if (covers(findIbans(raw), 0.9)) return { type: 'string', format: 'iban' };
	if (covers(findTimes(raw), 0.8)) return { type: 'string', format: 'time' };
	const amount = findAmounts(raw)[0];
	const isAmount =
		amount &&
		(amount.value.decimals > 0 || amount.value.currency !== undefined || amount.value.isPercent);
	if (isAmount && covers([amount], 0.6)) return { type: 'number' };
	if (raw.length <= 5 && parseBoolean(raw) !== undefined) return { type: 'boolean' };
	return { type: 'string' };
}
