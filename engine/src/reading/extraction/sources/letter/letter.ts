import { findNamedInFull } from '../../labelled/named-in-full.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { PRIORS } from '../../models/priors.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Proposal, Source } from '../../source.ts';
import { hasLegalForm, isPersonName } from '../../values/names.ts';
import { readLetter } from './read-letter.ts';
import type { LetterParts, LetterText } from './read-letter.ts';
import { roleOf } from './role-of.ts';
import type { LetterRole } from './role-of.ts';

const SURE = PRIORS.letter;

/** Finds writer, addressee, subject and signer of a letter, memo or fax by the layout of letters. */
export const letter: Source = {
	name: 'letter',
	wants: ({ definition }) => definition.type === 'string',
	propose: (document, fields) =>
		fields.flatMap((field) => {
			const role = roleOf(field);
			const parts = role && document.fact(readLetter);
			const found = role && parts && FIND[role](parts);
			if (!found || (AMBIGUOUS.has(field.kind) && !isParty(found.text) && !isOfMemo(parts, found)))
				return [];
			const named = findNamedInFull(document, field);
			// Of several texts that are named in full, the labels decide.
			return named.every((one) => one === found.segment) ? [propose(field, found)] : [];
		}),
};

/** `from` and `to` may be the parties of a letter, the ends of a period, or places; "addressed to" may mean an e-mail. */
const AMBIGUOUS: ReadonlySet<Kind> = new Set<Kind>(['date', 'email']);

function isParty(text: string): boolean {
	return isPersonName(text) || hasLegalForm(text);
}

/** Whether a text is in the head of a memo with a subject: "To: All staff". */
function isOfMemo({ head }: LetterParts, { segment }: LetterText): boolean {
	return head.subject !== undefined && [head.to, head.from].some((one) => one?.segment === segment);
}

type RatedText = LetterText & { confidence: number };
const FIND: Readonly<Record<LetterRole, (parts: LetterParts) => RatedText | undefined>> = {
	reader: ({ head, address }) => sure(head.to, SURE.labelled) ?? sure(address[0], SURE.addressee),
	readerCompany: ({ address }) => sure(companyIn(address), SURE.addressee),
	writer: ({ head, signature }) =>
		sure(head.from, SURE.labelled) ?? sure(signature, SURE.writerBySignature),
	signer: ({ signature }) => sure(signature, SURE.signature),
	position: ({ position }) => sure(position, SURE.position),
	copies: ({ head }) => sure(head.copies, SURE.labelled),
	subject: ({ head, topic }) => sure(head.subject, SURE.labelled) ?? sure(topic, SURE.topic),
};

function sure(found: LetterText | undefined, confidence: number): RatedText | undefined {
	return found && { ...found, confidence };
}

/** The line of a company below the name of a person, or the name itself. */
function companyIn([name, next, ...others]: LetterParts['address']): LetterText | undefined {
	const lines = [name, next, ...others];
	const formal = lines.find((one) => one !== undefined && hasLegalForm(one.text));
	if (formal) return formal;
	const isBelow = name && next && isPersonName(name.text) && !/\d/u.test(next.text);
	return isBelow ? next : name;
}

function propose(field: Field, { text, segment, confidence }: RatedText): Proposal {
	const { page, box } = segment;
	return toProposal(field, text, { page, box, raw: text, confidence });
}
