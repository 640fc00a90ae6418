import { anyOf } from '../../lexicon/any-of.ts';
import { DEGREES, GRADE_WORDS, OF_SUBJECT } from '../../lexicon/terms/careers.ts';
import { fold } from '../../lexicon/read-words.ts';

const JOINED = new RegExp(String.raw`^(.+?)(?:\s+${anyOf(OF_SUBJECT)}\s+|\s*[,:–-]\s+)(.+)$`, 'u');
const SHORT = new RegExp(String.raw`^${anyOf(DEGREES)}\.?(?!\p{L})`, 'iu');

/** Separates a degree from the subject: "Bachelor of Science in Physics", "MSc Physics". */
export function cutDegree(text: string): { degree: string; subject: string } | undefined {
	const [, degree = '', subject = ''] = JOINED.exec(text) ?? [];
	if (degree !== '' && hasDegree(degree)) return { degree, subject };
	const [short = ''] = SHORT.exec(text) ?? [];
	const rest = text.slice(short.length).trim();
	const isName = /^\p{Lu}/u.test(rest) && short.trim().length <= MAX_SHORT;
	return isName ? { degree: text.slice(0, short.length).trim(), subject: rest } : undefined;
}

/** Letters of an abbreviated degree, such as "M. Phil.". */
const MAX_SHORT = 8;
const IS_DEGREE = new RegExp(String.raw`\b${anyOf(DEGREES)}\b`);
const hasDegree = (text: string) => IS_DEGREE.test(fold(text));

const GRADE = new RegExp(String.raw`^${anyOf(GRADE_WORDS)}\s?[:=]?\s*(.*)$`, 'iu');
const MARK = /^\d(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)?$/u;

/** The mark in a piece of an entry: "GPA 3.7", "3.9/4.0". */
export function findGrade(text: string): string | undefined {
	const [, mark] = GRADE.exec(text) ?? [];
	if (mark !== undefined) return mark === '' ? text : mark;
	return MARK.test(text) ? text : undefined;
}
