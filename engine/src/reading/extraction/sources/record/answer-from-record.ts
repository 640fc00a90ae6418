import { anyOf } from '../../lexicon/any-of.ts';
import { CODE_NAMES, GLOBAL_NUMBERS, SQUARE_CODE_NAMES } from '../../lexicon/terms/codes.ts';
import type { DocumentRecord, PartyName, RecordParty, Said } from '../../../../model/record.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { HEADER_CONCEPTS, PARTY_CONCEPTS } from './concepts-of.ts';
import { answerField, isAnswerable } from './read-said.ts';
import type { Answer } from './read-said.ts';

const GLOBAL_NUMBER = new RegExp(`^${anyOf(GLOBAL_NUMBERS)}$`, 'iu');

const CODE = new RegExp(String.raw`(?<!\p{L})${anyOf(CODE_NAMES)}(?!\p{L})`, 'iu');
const SQUARE_CODE = new RegExp(String.raw`(?<!\p{L})${anyOf(SQUARE_CODE_NAMES)}(?!\p{L})`, 'iu');

/** Returns the whole content of a code, for a field that asks for a code of this type. */
export function answerFromCode(
	{ name, definition }: Field,
	{ code }: DocumentRecord,
): Answer | undefined {
	const type = definition.type === 'array' ? definition.itemType : definition.type;
	if (!code || type !== 'string') return undefined;
	const asked = name.map(({ text }) => text).join(' ');
	const isSquare = code.format.startsWith('QR');
	const isAsked =
		(SQUARE_CODE.test(asked) && isSquare) || (CODE.test(asked) && !SQUARE_CODE.test(asked));
	if (!isAsked) return undefined;
	const said = { name: 'code', value: code.text, at: code.format };
	return { value: code.text, kind: 'text', said, strength: 1 };
}

/** The answer of a record to a field of the whole document. */
export function answerFromRecord(field: Field, record: DocumentRecord): Answer | undefined {
	const asCode = answerFromCode(field, record);
	if (asCode) return asCode;
	const party = partyOf(field, record);
	if (asksForGlobalNumber(field)) {
		const said = record.header.find(({ name }) => name === 'gtin');
		if (said) return { value: said.value, kind: 'text', said, strength: 1 };
		return answerAs(field, party, 'globalId');
	}
	if (asksForAddress(field)) return answerAs(field, party, 'address');
	// The payer's account is not the account to pay to.
	if (field.party === 'buyer' && field.kind === 'iban') {
		const said = record.header.find(({ name }) => name === 'payerIban');
		return said && { value: said.value, kind: 'iban', said, strength: 1 };
	}
	const ofHeader = answerField(field, record.header, HEADER_CONCEPTS);
	const ofParty = answerField(field, party, PARTY_CONCEPTS);
	const isParty = isAnswerable(field, PARTY_CONCEPTS) || !ofHeader;
	return isParty ? (ofParty ?? ofHeader) : ofHeader;
}

/** Whether a record would state the field if the document had a value for it. */
export function isKnown(field: Field): boolean {
	return isAnswerable(field, HEADER_CONCEPTS) || isAnswerable(field, PARTY_CONCEPTS);
}

function answerAs(
	field: Field,
	party: readonly Said<PartyName>[],
	name: PartyName,
): Answer | undefined {
	const said = party.find((one) => one.name === name);
	return said && field.definition.type === 'string'
		? { value: said.value, kind: 'text', said, strength: 1 }
		: undefined;
}

/** The party that a field asks about; the sender if nothing indicates another. */
function partyOf(field: Field, { parties }: DocumentRecord): readonly Said<PartyName>[] {
	return parties[ownerOf(field)] ?? [];
}

function ownerOf(field: Field): RecordParty {
	if (field.party) return field.party;
	const main = mainConcept(field);
	if (main === 'buyer' || main === 'customerNumber') return 'buyer';
	return main === 'shipTo' ? 'shipTo' : 'seller';
}

/**
 * Fields such as "delivery address" or "name and address" ask for an address, although their kind may be that of a
 * name.
 */
function asksForAddress({ kind, name, definition }: Field): boolean {
	if (kind === 'address' || definition.format === 'address') return true;
	return kind === 'company' && name.some(({ lemmas }) => lemmas.includes('address'));
}

function asksForGlobalNumber({ name }: Field): boolean {
	return name.some(({ text }) => GLOBAL_NUMBER.test(text));
}
