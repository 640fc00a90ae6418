import { anyOf } from '../../lexicon/any-of.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { fold, readTokens } from '../../lexicon/read-words.ts';
import { REGISTERS } from '../../lexicon/registers.ts';
import { NUMBER_MARKS } from '../../lexicon/terms/companies.ts';
import { PAYEE_LABELS } from '../../lexicon/terms/documents.ts';
import { startOfCompany } from '../../values/names.ts';

const MAX_TOKENS = 10;
const MAX_WORDS = 7;
const REGISTER_BEHIND = new RegExp(
	String.raw`\s+${anyOf(REGISTERS)}\s*${anyOf(NUMBER_MARKS)}?\.?\s*:?\s*[\w-]*\d.*$`,
	'i',
);
/** A payee label: the payee is the sender. */
const PAYEE = new RegExp(String.raw`${anyOf(PAYEE_LABELS)}\s*:?\s*(.{3,60})$`, 'iu');

/** Removes the register number and text after a dash or comma. */
export function cleanName(text: string): string {
	return (
		text
			.trimEnd()
			.replace(/(?:(?<!\s)\s+)?[([{][^()[\]{}\d]*\d[^()[\]{}]*[)\]}]?$/, '')
			.replace(REGISTER_BEHIND, '')
			.split(/(?<!\s)\s+[-–•●·|]\s+/)[0]
			?.replace(/^[^\p{L}\p{N}]+|(?<![\s,;:_~*-])[\s,;:_~*-]+$/gu, '')
			.trim() ?? ''
	);
}

/** Letters and digits of a name, to compare spellings. */
export function compactName(text: string): string {
	return fold(text).replace(/[^a-z0-9]/g, '');
}

/** The share of a text that is a single label phrase, 0 to 1. */
export function shareOfLabel(text: string): number {
	const tokens = readTokens(text).slice(0, MAX_TOKENS);
	const covered = findConcepts(tokens).reduce((most, { from, to }) => Math.max(most, to - from), 0);
	return tokens.length === 0 ? 1 : covered / tokens.length;
}

export type Company = { name: string; before: string; isPayee: boolean };

/** Reads a company with a legal form, or a named payee. */
export function readCompany(text: string): Company | undefined {
	const payee = PAYEE.exec(text)?.[1];
	if (payee && /^\p{Lu}/u.test(payee) && !/\d{3}/.test(payee)) {
		const name = payee.split(/(?<!\s)\s+[-–•·|]\s+|,\s/)[0] ?? payee;
		return { name: name.trim(), before: '', isPayee: true };
	}
	let at = 0;
	for (const part of text.split(/((?<!\s)\s+[-–—−•●·|©]\s+|[:;]\s+)/u)) {
		const name = part.replace(/^©\s*(?:\d{4}\s)?/u, '').trim();
		const company = startOfCompany(name);
		if (company && /^[\p{Lu}\d]/u.test(name) && company.split(' ').length <= MAX_WORDS)
			return { name: company, before: text.slice(0, at), isPayee: false };
		at += part.length;
	}
	return undefined;
}
