import type { PageLayout, Segment } from '../../../../model/layout.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Document } from '../../document.ts';
import { segmentsAbove, segmentsBelow } from '../../document.ts';

/** The postcode and the town of an address whose parts have labels, and the lines that name them. */
export type LabelledPlace = { postcode: string; city: string; segments: Segment[] };

const MAX_LETTERS = 80;
const LABEL = /(?<![\p{L}.])(\p{L}[\p{L}.]*):\s*/gu;
const POSTCODE = /^[A-Z]{0,2}[-\s]?\d[A-Z\d\s-]{2,8}$/u;
const CITY = /^\p{Lu}[\p{L}\s'’.()-]{1,40}$/u;

/** Reads "Comune: Torino Provincia: TO" above "Cap: 10121 Nazione: IT", or "PLZ: 10115 Ort: Berlin" on one line. */
export function readLabelledPlace(
	document: Document,
	page: PageLayout,
	segment: Segment,
): LabelledPlace | undefined {
	const postcode = readPart(document, segment, 'postcode', POSTCODE);
	if (postcode === undefined) return undefined;
	const near = [
		segment,
		...segmentsAbove(page, segment.line, segment.box, 1),
		...segmentsBelow(page, segment.line, segment.box, 1),
	];
	for (const one of near) {
		const city = readPart(document, one, 'city', CITY);
		if (city !== undefined) return { postcode, city, segments: [...new Set([segment, one])] };
	}
	return undefined;
}

/** The value of this form after the label of a part of an address. */
function readPart(
	document: Document,
	{ text }: Segment,
	part: ConceptName,
	form: RegExp,
): string | undefined {
	if (text.length > MAX_LETTERS || !text.includes(':')) return undefined;
	const labels = [...text.matchAll(LABEL)];
	return labels
		.map(({ 0: whole, 1: label = '', index }, i) => ({
			label,
			value: text.slice(index + whole.length, labels[i + 1]?.index).trim(),
		}))
		.find(({ label, value }) => form.test(value) && isLabelOf(document, label, part))?.value;
}

function isLabelOf(document: Document, text: string, part: ConceptName): boolean {
	const { tokens, occurrences } = document.readLabel(text, 'start');
	return occurrences.some(
		({ concept, from, to, exactness }) =>
			concept === part && from === 0 && to === tokens.length && exactness > 0.95,
	);
}
