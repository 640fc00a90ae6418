import { PRIORS } from '../models/priors.ts';
import { anyOf } from '../lexicon/any-of.ts';
import { CARE_NAMES } from '../lexicon/terms/companies.ts';
import type { Box } from '../../../model/document.ts';
import { roleOfText } from '../lists/sections/name-pieces.ts';
import type { Candidate } from '../labelled/candidate.ts';
import { isNamedOtherwise } from '../labelled/is-named-otherwise.ts';
import { openCandidates } from '../labelled/open-candidates.ts';
import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { toProposal } from '../source.ts';
import type { Source } from '../source.ts';
import { isPhone } from '../labelled/is-phone.ts';
import { addressOf, asksForName } from './parties/party-addresses.ts';
import { findAddressBlocks } from './addresses/find-address-blocks.ts';
import { isStreet } from '../values/find-places.ts';
import { readHead } from './sender/read-head.ts';

const HEAD_LINES = 6;
/** Minimum parse confidence of a date; eight digits are often something else. */
const SURE_DATE = 0.6;
const CARE = new RegExp(String.raw`(?<!\p{L})${anyOf(CARE_NAMES)}`, 'iu');

/** `raw` is the value as printed. */
type Lone = { value: string; raw: string; box: Box; page: number };

/** Finds values without a label that occur once: an e-mail address, a date, a job title below a name. */
export const onlyOne: Source = {
	name: 'only one',
	wants: (field) => field.party === null && !asksForName(field),
	propose: (document, fields) => {
		const known = new Map<string, Lone | undefined>();
		return fields.flatMap((field) => {
			const key = `${field.kind} ${[...field.concepts.keys()].join(' ')}`;
			if (!known.has(key)) known.set(key, findLone(document, field));
			const found = known.get(key);
			if (!found) return [];
			const { value, ...place } = found;
			return [toProposal(field, value, { ...place, confidence: PRIORS.onlyOne })];
		});
	},
};

/** The common value of candidates, if all have the same. */
function commonValue(values: readonly Candidate[]): Lone | undefined {
	const [first] = values;
	if (!first || values.some(({ value }) => value !== first.value)) return undefined;
	const { value, raw, box, segment } = first;
	return { value: String(value), raw, box, page: segment.page };
}

function findLone(document: Document, field: Field): Lone | undefined {
	const { kind, concepts } = field;
	if (kind === 'email' || kind === 'url' || kind === 'phone' || kind === 'iban') {
		if (concepts.has('fax')) return undefined;
		const values = document
			.fact(openCandidates)(kind)
			.filter((one) => kind !== 'phone' || isPhone(one));
		return commonValue(values);
	}
	if (kind === 'date') {
		if (!concepts.has('issueDate') && !concepts.has('purchaseDate')) return undefined;
		return commonValue(
			document
				.fact(openCandidates)('date')
				.filter(
					(one) => one.parseConfidence >= SURE_DATE && !isNamedOtherwise(document, field, one),
				),
		);
	}
	if (kind === 'address') {
		const [block, ...others] = document.fact(findAddressBlocks);
		if (!block?.street || others.length > 0 || !isStreet(block.street.text)) return undefined;
		const address = addressOf(block);
		return { value: address, raw: address, box: block.box, page: block.page.index };
	}
	const lines = document.fact(readHead).slice(0, HEAD_LINES);
	const isWanted = concepts.has('jobTitle')
		? (text: string) => roleOfText(text) === 'title' && text.split(' ').length <= 7
		: concepts.has('provider')
			? (text: string) => CARE.test(text)
			: undefined;
	const line = isWanted && lines.find(({ text }) => !/[:\d@]/.test(text) && isWanted(text));
	return line && { value: line.text, raw: line.text, box: line.box, page: line.segment.page };
}
