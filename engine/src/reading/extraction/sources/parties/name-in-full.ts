import type { Document } from '../../document.ts';
import { foldWords } from '../../lexicon/read-words.ts';
import { hasLegalForm } from '../../values/names.ts';
import type { Sender } from '../sender/find-senders.ts';
import { compactName } from '../sender/read-name.ts';

/** Shorter names occur in others by chance. */
const MIN_BRAND = 4;

/**
 * The registered name of a sender whose brand was found, if the document prints it: the letterhead shows "Verdanne", the
 * footer "Verdanne Imprimerie SA". Where several companies have the brand in their name, the brand stays.
 */
export function nameInFull(brand: Sender, named: readonly Sender[], document: Document): Sender {
	if (hasLegalForm(brand.name) || compactName(brand.name).length < MIN_BRAND) return brand;
	const companies = [...named, ...findForms(document, brand)].filter(
		({ name }) => hasLegalForm(name) && hasWordsOf(name, brand.name),
	);
	const [longest] = companies.toSorted((one, other) => other.name.length - one.name.length);
	const isOne = companies.every(({ name }) => longest && hasWordsOf(longest.name, name));
	return longest && isOne ? longest : brand;
}

/** Maximum words of a legal form: "GmbH & Co. KG". */
const MAX_FORM = 4;

/**
 * Lines that print the brand with a legal form after or before it, even with a form that elsewhere is a common word:
 * "Verdanne Imprimerie SA au capital de …", "SAS Alpes Énergies".
 */
function findForms(document: Document, brand: Sender): Sender[] {
	const wanted = foldWords(brand.name);
	return document.segments.flatMap((segment) => {
		const words = segment.text.split(/\s+/);
		const at = words.findIndex((_, i) =>
			wanted.every((one, n) => foldWords(words[i + n] ?? '').join('') === one),
		);
		if (at < 0) return [];
		const end = at + wanted.length;
		const form = words.slice(end, end + MAX_FORM).findLastIndex(hasLegalForm) + 1;
		const from = form === 0 && hasLegalForm(words[at - 1] ?? '') ? at - 1 : at;
		const name = words
			.slice(from, end + form)
			.join(' ')
			.replace(/[,;]$/, '');
		return [{ ...brand, name, line: segment.text, segment, box: segment.box }];
	});
}

/** Whether a name contains the words of another, in their order. */
function hasWordsOf(name: string, other: string): boolean {
	const [all, wanted] = [foldWords(name), foldWords(other)];
	return all.some((_, i) => wanted.every((word, n) => all[i + n] === word));
}
