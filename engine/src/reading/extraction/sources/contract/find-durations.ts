import { anyOf } from '../../lexicon/any-of.ts';
import {
	ANNIVERSARY,
	BEFORE_DURATIONS,
	COUNTED_DATES,
	EMPLOYMENT,
	END_WORDS,
	FORCE_WORDS,
	FROM_DATES,
	NOTICE_WORDS,
	OTHER_NOTICES,
	RESTRICTIONS,
	SECRECY,
	SOLICITATION,
	TERM_HEADINGS,
	TERM_WORDS,
} from '../../lexicon/terms/contracts.ts';
import {
	CONTRACT_NUMBERS,
	CONTRACT_UNITS,
	DAY_UNITS,
	KINDS_OF_DAYS,
	MONTH_UNITS,
	YEAR_UNITS,
} from '../../lexicon/terms/times.ts';
import type { Prose } from './read-prose.ts';
import { DURATION_FEATURES, toVector } from '../../models/features.ts';

type DurationFeature = (typeof DURATION_FEATURES)[number];

export type DurationCandidate = { value: string; raw: string; at: number; features: Float64Array };

const NUMBER = `\\d{1,3}|${anyOf(CONTRACT_NUMBERS)}`;
const UNIT = anyOf(CONTRACT_UNITS);
const DURATION = new RegExp(
	`(?<![\\p{L}\\d])(${NUMBER})\\s?(?:\\((\\d{1,3})\\)\\s?)?[-\\s]${anyOf(KINDS_OF_DAYS)}?(${UNIT})(?!\\p{L})`,
	'giu',
);
const BEFORE = 130;
const AFTER = 70;
const MAX_FOUND = 60;

/** Phrases around a duration. */
const SAYS = {
	noticePeriod: new RegExp(anyOf(NOTICE_WORDS), 'i'),
	term: new RegExp(anyOf(TERM_WORDS), 'i'),
	end: new RegExp(anyOf(END_WORDS), 'i'),
	force: new RegExp(anyOf(FORCE_WORDS), 'i'),
	anniversary: new RegExp(anyOf(ANNIVERSARY), 'i'),
	before: new RegExp(String.raw`${anyOf(BEFORE_DURATIONS)}\s*$`, 'i'),
	fromDate: new RegExp(
		String.raw`^\s*${anyOf(FROM_DATES)}\b[^.]{0,30}\b${anyOf(COUNTED_DATES)}`,
		'i',
	),
	employment: new RegExp(anyOf(EMPLOYMENT), 'i'),
	solicitation: new RegExp(anyOf(SOLICITATION), 'i'),
	notice: new RegExp(anyOf(OTHER_NOTICES), 'i'),
	days: new RegExp(String.raw`^${anyOf(DAY_UNITS)}`, 'i'),
	months: new RegExp(String.raw`^${anyOf(MONTH_UNITS)}`, 'i'),
	years: new RegExp(String.raw`^${anyOf(YEAR_UNITS)}`, 'i'),
	heading: new RegExp(String.raw`\b\d{1,2}\.\s*${anyOf(TERM_HEADINGS)}`, 'i'),
	secrecy: new RegExp(anyOf(SECRECY), 'i'),
	restriction: new RegExp(anyOf(RESTRICTIONS), 'i'),
};

/** Finds all durations with the phrases around each. */
export function findDurations({ text }: Prose, isNotice: boolean): DurationCandidate[] {
	const found: DurationCandidate[] = [];
	for (const match of text.matchAll(DURATION)) {
		if (found.length >= MAX_FOUND) break;
		const [raw, number = '', digits, unit = ''] = match;
		const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
		const after = text.slice(match.index + raw.length, match.index + raw.length + AFTER);
		const has = (pattern: RegExp, where = before) => (pattern.test(where) ? 1 : 0);
		const values: Record<DurationFeature, number> = {
			bias: 1,
			own: isNotice ? has(SAYS.noticePeriod, before + after) : has(SAYS.term),
			terminate: has(SAYS.end),
			effect: has(SAYS.force),
			anniversary: has(SAYS.anniversary, after),
			periodOf: has(SAYS.before),
			fromDate: has(SAYS.fromDate, after),
			employment: has(SAYS.employment, before + after),
			solicit: has(SAYS.solicitation, before + after),
			notice: has(SAYS.notice, before + after),
			days: SAYS.days.test(unit) ? 1 : 0,
			months: SAYS.months.test(unit) ? 1 : 0,
			years: SAYS.years.test(unit) ? 1 : 0,
			heading: has(SAYS.heading),
			confidential: has(SAYS.secrecy, before + after),
			restrict: has(SAYS.restriction, before + after),
			early: match.index / Math.max(1, text.length),
		};
		const count = digits ?? number;
		found.push({
			value: `${count} ${unit}`,
			raw,
			at: match.index,
			features: toVector(DURATION_FEATURES, values),
		});
	}
	return found;
}
