import { anyOf } from '../../lexicon/any-of.ts';
import type { Terms } from '../../lexicon/any-of.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import {
	ASKS_FOR_COMPANY,
	ASKS_FOR_COPIES,
	ASKS_FOR_READER,
	ASKS_FOR_SIGNER,
	ASKS_FOR_TITLE,
	ASKS_FOR_WRITER,
	LETTER_WORDS,
} from '../../lexicon/terms/letters.ts';
import { ASKING, FILLING, WHO } from '../../lexicon/terms/questions.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { isPlaceholder, readQuestion } from '../../request/read-question.ts';

/** The part of a letter that a field asks for. */
export type LetterRole =
	'reader' | 'readerCompany' | 'writer' | 'signer' | 'position' | 'copies' | 'subject';

const within = (terms: Terms) => new RegExp(String.raw`(?<!\p{L})${anyOf(terms)}(?!\p{L})`, 'giu');
const ROLES: readonly (readonly [role: LetterRole, words: RegExp])[] = [
	['copies', within(ASKS_FOR_COPIES)],
	['signer', within(ASKS_FOR_SIGNER)],
	['reader', within(ASKS_FOR_READER)],
	['writer', within(ASKS_FOR_WRITER)],
];
const TITLE = within(ASKS_FOR_TITLE);
const COMPANY = within(ASKS_FOR_COMPANY);
const SILENT = [LETTER_WORDS, WHO, ASKING, FILLING].map(within);
/** Kinds that are recognised by their form, not by their position in a letter. */
const OTHER_KINDS: ReadonlySet<Kind> = new Set<Kind>([
	'phone',
	'url',
	'iban',
	'bic',
	'vat',
	'currency',
	'street',
	'postcode',
	'city',
	'country',
	'amount',
	'percent',
	'quantity',
	'time',
	'boolean',
	'section',
]);

/** The role that a field asks for by its name or its description; undefined if its words ask for anything else. */
export function roleOf(field: Field): LetterRole | undefined {
	const { definition, kind, inRow, path } = field;
	if (definition.type !== 'string' || definition.format !== undefined || inRow) return undefined;
	if (OTHER_KINDS.has(kind)) return undefined;
	const name = path.at(-1) ?? '';
	const { description = '' } = definition;
	const question = readQuestion(description);
	// "To whom is the letter addressed?" asks for a name, `senderEmail` does not.
	if (kind === 'email' && !question) return undefined;
	const texts = [isPlaceholder(name) ? '' : splitName(name), question ? description : ''];
	for (const text of texts) {
		const role = text === '' ? undefined : roleIn(text);
		if (role) return role;
	}
	return mainConcept(field) === SUBJECT ? 'subject' : undefined;
}

const SUBJECT: ConceptName = 'subject';

/** "signedBy" → "signed by". */
function splitName(name: string): string {
	return name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_.-]+/gu, ' ');
}

function roleIn(text: string): LetterRole | undefined {
	for (const [role, words] of ROLES) {
		const rest = text.replaceAll(words, ' ');
		if (rest === text) continue;
		const untitled = role === 'signer' ? rest.replaceAll(TITLE, ' ') : rest;
		const unnamed = role === 'reader' ? untitled.replaceAll(COMPANY, ' ') : untitled;
		if (!isSilent(unnamed)) continue;
		if (untitled !== rest) return 'position';
		return unnamed === untitled ? role : 'readerCompany';
	}
	return undefined;
}

/** Whether no word of a text asks for anything else. */
function isSilent(text: string): boolean {
	const rest = SILENT.reduce((left, words) => left.replaceAll(words, ' '), text);
	return !/[\p{L}\d]/u.test(rest);
}
