import { anyOf } from '../../lexicon/any-of.ts';
import { FORMS_BEHIND_COMMAS } from '../../lexicon/legal-forms.ts';
import { AT_EMPLOYER, IN_PLACE } from '../../lexicon/terms/careers.ts';
import { PERIOD_LABELS } from '../../lexicon/terms/times.ts';
import type { Box } from '../../../../model/document.ts';
import type { Field } from '../../request/read-fields.ts';
import { BULLET } from '../bullet.ts';
import type { HeadLine } from './group-entries.ts';
import { isPlace, roleOfText } from './name-pieces.ts';
import type { PieceRole } from '../../request/entry-roles.ts';

export type EntryPiece = {
	text: string;
	box: Box;
	page: number;
	/** Its position in the entry, the same in entries of one design. */
	at: string;
	role: PieceRole | undefined;
	/** The field that a label in front of the piece names: "Thesis: …". */
	labelled?: Field | undefined;
};
/** The field that a label names. */
export type FindField = (label: string) => Field | undefined;

const HARD = /(?<!\s)\s+[|•●·–—-]\s+|(?:(?<!\s)\s+)?[|•●·]\s*/u;
const SOFT = new RegExp(
	String.raw`,\s+(?!${anyOf(FORMS_BEHIND_COMMAS)}\b)|\s+${anyOf(AT_EMPLOYER)}\s+`,
	'iu',
);

/** Cuts the naming lines of an entry into names: at separators, commas and "at". */
export function cutPieces(
	{ segments, period }: HeadLine,
	line: number,
	findField: FindField,
): EntryPiece[] {
	const pieces: EntryPiece[] = [];
	for (const segment of segments) {
		const text =
			segment === period?.segment ? segment.text.replace(period.raw, ' | ') : segment.text;
		for (const hard of text.replace(BULLET, '').split(HARD)) {
			for (const part of joinPlaces(hard.split(SOFT)).flatMap(cutNamed)) {
				const plain = part.replace(/^[\s,:;()|–—-]+|(?<![\s,:;(|–—-])[\s,:;(|–—-]+$/gu, '').trim();
				if (!/\p{L}{2}/u.test(plain) || IS_LABEL.test(plain)) continue;
				const { box, page } = segment;
				const at = `${line}:${pieces.length}`;
				const [, label = '', value = ''] = BEFORE_COLON.exec(plain) ?? [];
				const labelled = label === '' ? undefined : findField(label);
				const text = labelled ? value.trim() : plain;
				pieces.push({ text, box, page, at, role: roleOfText(text), labelled });
			}
		}
	}
	return pieces;
}

/** A longer text is a sentence. */
const MAX_LETTERS = 160;
const BRACKETS = /^(.*[^\s(])\s*\((\p{Lu}\p{Ll}[\p{L} .'’-]*)\)?$/u;
const IN_TOWN = new RegExp(String.raw`^(.*\S)\s+${anyOf(IN_PLACE)}\s+(\p{Lu}[\p{L} .'’-]*)$`, 'u');
const BEFORE_COLON = /^([^:]*[^\s:])\s?:\s(.+)$/u;

/** Cuts off a town after an organisation, "Fabre EURL (Lyon)", and two names, "Alder College: MBA". */
function cutNamed(text: string): string[] {
	if (text.length > MAX_LETTERS) return [text];
	for (const pattern of [BRACKETS, IN_TOWN]) {
		const [, name = '', town = ''] = pattern.exec(text.trim()) ?? [];
		const role = name === '' ? undefined : roleOfText(name);
		if (role === 'org' || role === 'school') return [name, town];
	}
	const [, first = '', second = ''] = BEFORE_COLON.exec(text) ?? BEFORE_STOP.exec(text) ?? [];
	const roles = [roleOfText(first), roleOfText(second)];
	return first !== '' && roles[0] && roles[1] && roles[0] !== roles[1] ? [first, second] : [text];
}

const BEFORE_STOP = /^([^.]*\p{Ll}{3})\.\s(\p{Lu}.*)$/u;

/** The label before the period: "Date: July 2012 – June 2014". */
const IS_LABEL = new RegExp(String.raw`^${anyOf(PERIOD_LABELS)}$`, 'iu');

/** Joins a town with its state or country. */
function joinPlaces(parts: readonly (string | undefined)[]): string[] {
	const joined: string[] = [];
	for (const part of parts) {
		if (part === undefined) continue;
		const last = joined.at(-1);
		const isCountry = isPlace(part) || /^[A-Z]{2}$/.test(part.trim());
		if (last !== undefined && isCountry && roleOfText(last) === undefined && last.length < 30)
			joined[joined.length - 1] = `${last.trim()}, ${part.trim()}`;
		else joined.push(part);
	}
	return joined;
}
