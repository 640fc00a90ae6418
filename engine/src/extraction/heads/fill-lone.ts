import type { Box } from '../../model/document.ts';
import { roleOfText } from '../blocks/name-pieces.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { findValues } from '../candidates/find-values.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { isPhone } from '../parties/fill-contacts.ts';
import { addressOf } from '../parties/fill-parties.ts';
import { findAddressBlocks } from '../parties/find-address-blocks.ts';
import { isStreet } from '../values/find-places.ts';
import type { HeadValue } from './fill-from-head.ts';
import { readHead } from './read-head.ts';

const CONFIDENCE = 0.62;
const HEAD_LINES = 6;
/** Eight digits that could be a date are often something else. */
const SURE_DATE = 0.6;
const CARE =
	/(?<!\p{L})(?:hospital|clinic|medical cent(?:er|re)|diagnostic|health|surgery|laborator|klinik|krankenhaus|praxis|labor|h[ôo]pital|clinique|cabinet m[ée]dical|laboratoire|cl[íi]nica|centro m[ée]dico|laboratorio|ospedale|studio medico|ziekenhuis|huisartsenpraktijk)/iu;

type Lone = { value: string; box: Box; page: number };

/** What no label names but of which a document has only one: an e-mail address, a date, an address, a title below a name. */
export function fillLone(document: Document, needs: readonly Need[]): Map<Need, HeadValue> {
	const filled = new Map<Need, HeadValue>();
	const known = new Map<string, Lone | undefined>();
	for (const need of needs) {
		if (need.party !== null) continue;
		const key = `${need.kind} ${[...need.concepts.keys()].join(' ')}`;
		if (!known.has(key)) known.set(key, findLone(document, need));
		const found = known.get(key);
		if (!found) continue;
		const { value, box, page } = found;
		const detail = { confidence: CONFIDENCE, page: page + 1, box, raw: value, checks: [] };
		filled.set(need, { value, detail });
	}
	return filled;
}

/** What all of them say. */
function onlyOne(values: readonly Candidate[]): Lone | undefined {
	const [first] = values;
	if (!first || values.some(({ value }) => value !== first.value)) return undefined;
	return { value: String(first.value), box: first.box, page: first.segment.page };
}

function findLone(document: Document, { kind, concepts }: Need): Lone | undefined {
	if (kind === 'email' || kind === 'url' || kind === 'phone' || kind === 'iban') {
		if (concepts.has('fax')) return undefined;
		const values = findValues(document, kind).filter((one) => kind !== 'phone' || isPhone(one));
		return onlyOne(values);
	}
	if (kind === 'date') {
		if (!concepts.has('issueDate') && !concepts.has('purchaseDate')) return undefined;
		return onlyOne(findValues(document, 'date').filter(({ sureness }) => sureness >= SURE_DATE));
	}
	if (kind === 'address') {
		const [block, ...others] = findAddressBlocks(document);
		if (!block?.street || others.length > 0 || !isStreet(block.street.text)) return undefined;
		return { value: addressOf(block), box: block.box, page: block.page.index };
	}
	const lines = readHead(document).slice(0, HEAD_LINES);
	const isIt = concepts.has('jobTitle')
		? (text: string) => roleOfText(text) === 'title' && text.split(' ').length <= 7
		: concepts.has('provider')
			? (text: string) => CARE.test(text)
			: undefined;
	const line = isIt && lines.find(({ text }) => !/[:\d@]/.test(text) && isIt(text));
	return line && { value: line.text, box: line.box, page: line.segment.page };
}
