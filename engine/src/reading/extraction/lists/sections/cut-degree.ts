import { anyOf } from '../../lexicon/any-of.ts';
import { DEGREES, GRADE_NAMES, GRADE_WORDS, OF_SUBJECT } from '../../lexicon/terms/careers.ts';
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

const GRADE = new RegExp(
	String.raw`^${anyOf(GRADE_WORDS)}(?![\p{L}\d])\s?(?<sign>[:=])?\s*(?<mark>\S.*)$`,
	'iu',
);
/** "3.7", "3.9/4.0", "1450/1600", "110 e lode", "85 %", "A-", "AAB", "TB", "II". */
const MARK =
	/^(?:\d{1,4}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,4}(?:[.,]\d{1,2})?|\s?%)?(?![\p{L}\d]|\s\p{Lu})|(?:[A-FOSTU*+-]{1,3}|[IVX]{1,4})$)/u;
const NAMED_MARK = new RegExp(String.raw`^${anyOf(GRADE_NAMES)}(?!\p{L})`, 'iu');

/** The mark after its label in a piece of an entry: "GPA 3.7", "Mention : Bien". */
export function findGrade(text: string): string | undefined {
	const { sign, mark = '' } = GRADE.exec(text)?.groups ?? {};
	if (mark === '') return undefined;
	// Without a sign, "note" and "grade" also begin other names: "Grade 5 Teacher".
	const isMark = sign !== undefined || MARK.test(mark) || NAMED_MARK.test(mark);
	return isMark ? mark : undefined;
}
