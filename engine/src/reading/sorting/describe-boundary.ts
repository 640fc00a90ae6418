import type { PageFacts } from './describe-page.ts';
import { chooseLanguage } from './language.ts';
import type { PageNumber } from './page-number.ts';
import { compareKinds, isTillRoll } from './weigh-kinds.ts';

/** A page with the probabilities of its kinds. */
export type WeighedPage = { facts: PageFacts; kinds: Float64Array };

/** Features of the boundary between two pages; every value is between -1 and 1. */
export const BOUNDARY_FEATURES = [
	'numberOne',
	'numberNext',
	'numberBreak',
	'numberLater',
	'numberSameOf',
	'previousLast',
	'previousNotLast',
	'looseOne',
	'looseNext',
	'looseBreak',
	'lostNumber',
	'noNumbers',
	'topAlike',
	'bottomAlike',
	'wordsAlike',
	'topEmpty',
	'identifiersShared',
	'contactsShared',
	'contactsDiffer',
	'title',
	'titleAfterTitle',
	'sameTitle',
	'otherTitle',
	'kindsAlike',
	'otherSheet',
	'otherSource',
	'otherLanguage',
	'previousFill',
	'previousShort',
	'beginsLow',
	'carried',
	'headAgain',
	'countsOn',
	'countsAnew',
	'inSentence',
	'headLabels',
	'previousHeadLabels',
	'proseDiffers',
	'sizeDiffers',
	'leftDiffers',
	'afterBlank',
	'few',
	'previousFew',
	'bothProse',
	'untitledAlike',
	'titledUnlike',
	'unlikeNoNumbers',
	'twin',
	'identifiersDiffer',
	'bothTotals',
	'previousTotal',
	'sameTitleNumber',
	'otherTitleNumber',
	'tillRoll',
	'copied',
	'muchLarger',
] as const;
type FeatureName = (typeof BOUNDARY_FEATURES)[number];

/** Strength from which a page counts as having a title. */
const TITLED = 0.45;

/** Compares a page with the previous one; `blanks` is the number of blank pages between them. */
export function describeBoundary(
	before: WeighedPage,
	here: WeighedPage,
	blanks: number,
): Float64Array {
	const [one, other] = [before.facts, here.facts];
	const features: Readonly<Record<FeatureName, number>> = {
		...compareNumbers(one, other),
		...compareWords(one, other),
		...compareTitles(before, here),
		...compareLooks(one, other),
		...readContinuation(one, other),
		afterBlank: blanks > 0 ? 1 : 0,
		...NO_CROSSES,
	};
	const noNumbers = features.noNumbers;
	const crossed: Record<FeatureName, number> = {
		...features,
		untitledAlike: (1 - features.title) * features.wordsAlike,
		titledUnlike: features.title * (1 - features.wordsAlike),
		unlikeNoNumbers: noNumbers * (1 - features.wordsAlike) * (1 - features.topAlike),
	};
	return Float64Array.from(BOUNDARY_FEATURES, (name) => crossed[name]);
}

const NO_CROSSES = { untitledAlike: 0, titledUnlike: 0, unlikeNoNumbers: 0 };

function compareNumbers({ number: a }: PageFacts, { number: b }: PageFacts) {
	const isNext = a !== undefined && b?.number === a.number + 1;
	return {
		...judgeSure(a, b, isNext),
		...judgeLoose(b, isNext),
		...judgeCount(a, b),
		lostNumber: flag(a?.isSure === true && !b),
		noNumbers: flag(!a && !b),
	};
}

function judgeSure(a: PageNumber | undefined, b: PageNumber | undefined, isNext: boolean) {
	const sure = b?.isSure === true ? b : undefined;
	const isLater = sure !== undefined && sure.number > 1;
	const isSameCount = a?.of === undefined || b?.of === undefined || a.of === b.of;
	return {
		numberOne: flag(sure?.number === 1),
		numberNext: flag(sure !== undefined && isNext && isSameCount),
		numberBreak: flag(isLater && a?.isSure === true && !isNext),
		numberLater: flag(isLater && !a),
	};
}

function judgeLoose(b: PageNumber | undefined, isNext: boolean) {
	const loose = b?.isSure === false ? b : undefined;
	return {
		looseOne: flag(loose?.number === 1),
		looseNext: flag(loose !== undefined && isNext),
		looseBreak: flag(loose !== undefined && loose.number > 1 && !isNext),
	};
}

function judgeCount(a: PageNumber | undefined, b: PageNumber | undefined) {
	const isCounted = a?.of !== undefined;
	return {
		numberSameOf: isCounted && b?.of !== undefined ? (a.of === b.of ? 1 : -1) : 0,
		previousLast: flag(isCounted && a.number === a.of),
		previousNotLast: flag(isCounted && a.number !== a.of),
	};
}

function compareWords(one: PageFacts, other: PageFacts) {
	return {
		topAlike: likeness(one.top, other.top),
		bottomAlike: likeness(one.bottom, other.bottom),
		wordsAlike: likeness(one.words, other.words),
		topEmpty: flag(one.top.size === 0 || other.top.size === 0),
		identifiersShared: Math.min(1, countShared(one.identifiers, other.identifiers) / 2),
		twin: Math.min(1, Math.max(0, (likeness(one.words, other.words) - 0.6) / 0.3)),
		copied: Math.max(0, (shareInPlace(one, other) - 0.6) / 0.4),
		identifiersDiffer: flag(
			one.identifiers.size > 0 &&
				other.identifiers.size > 0 &&
				countShared(one.identifiers, other.identifiers) === 0,
		),
		contactsShared: Math.min(1, countShared(one.contacts, other.contacts) / 2),
		contactsDiffer: flag(
			one.contacts.size > 0 &&
				other.contacts.size > 0 &&
				countShared(one.contacts, other.contacts) === 0,
		),
	};
}

function compareTitles(before: WeighedPage, here: WeighedPage) {
	const [a, b] = [bestTitle(before.facts), bestTitle(here.facts)];
	const [numbers, others] = [before.facts.titleNumbers, here.facts.titleNumbers];
	const shared = countShared(numbers, others);
	return {
		sameTitleNumber: flag(shared > 0),
		otherTitleNumber: flag(numbers.size > 0 && others.size > 0 && shared === 0),
		title: b.strength,
		titleAfterTitle: Math.min(a.strength, b.strength),
		sameTitle: flag(b.strength >= TITLED && a.strength >= TITLED && a.kind === b.kind),
		otherTitle: flag(b.strength >= TITLED && a.strength >= TITLED && a.kind !== b.kind),
		kindsAlike: compareKinds(before.kinds, here.kinds),
	};
}

function bestTitle({ titles }: PageFacts): { kind: string | undefined; strength: number } {
	let best: { kind: string | undefined; strength: number } = { kind: undefined, strength: 0 };
	for (const [kind, strength] of titles) if (strength > best.strength) best = { kind, strength };
	return best;
}

function compareLooks(one: PageFacts, other: PageFacts) {
	const differs = (a: number, b: number, by: number) => Math.min(1, Math.abs(a - b) / by);
	const [languageOfOne, languageOfOther] = [one, other].map(({ languages }) =>
		chooseLanguage(languages),
	);
	return {
		otherSheet: flag(
			Math.abs(one.width / one.height - other.width / other.height) > 0.03 ||
				(one.source === other.source && Math.abs(one.width - other.width) > 0.04 * one.width),
		),
		otherSource: flag(one.source !== other.source),
		otherLanguage: flag(
			languageOfOne !== null && languageOfOther !== null && languageOfOne !== languageOfOther,
		),
		tillRoll: flag(isTillRoll(other)),
		muchLarger: flag(other.size > MUCH_LARGER * one.size && one.size > 0),
		previousFill: one.lastY,
		previousShort: flag(one.lastY < 0.6),
		beginsLow: Math.min(1, other.firstY),
		proseDiffers: Math.abs(one.prose - other.prose),
		sizeDiffers: differs(Math.log(one.size || 1), Math.log(other.size || 1), 0.5),
		leftDiffers: differs(one.left, other.left, 0.1),
		few: flag(other.wordCount < 25),
		previousFew: flag(one.wordCount < 25),
		bothProse: Math.min(one.prose, other.prose),
	};
}

/** Letters of another sheet, such as one with a logo. */
const MUCH_LARGER = 2.2;
/** Maximum displacement of a word on a copy, in thousandths of the width. */
const IN_PLACE = 25;

/** The share of words that both pages have at the same place: many on copies and forms, few on a page that continues another. */
function shareInPlace(one: PageFacts, other: PageFacts): number {
	const places = new Map(one.anchors.map((anchor) => [anchor[0], anchor]));
	let shared = 0;
	for (const [hash, x, y] of other.anchors) {
		const found = places.get(hash);
		if (found && Math.abs(found[1] - x) + Math.abs(found[2] - y) < IN_PLACE) shared += 1;
	}
	return shared / Math.max(MIN_IN_PLACE, one.anchors.length, other.anchors.length);
}

/** A few words that agree are weak evidence. */
const MIN_IN_PLACE = 15;

function readContinuation(one: PageFacts, other: PageFacts) {
	const [a, b] = [one.counts, other.counts];
	return {
		carried: flag(one.carriesOut || other.carriesIn),
		headAgain: flag(countShared(one.heads, other.heads) > 0),
		countsOn: flag(
			a !== undefined &&
				b !== undefined &&
				b.first > 1 &&
				b.first >= a.last &&
				b.first <= a.last + 2,
		),
		countsAnew: flag(a !== undefined && b?.first === 1),
		inSentence: (flag(one.endsInSentence) + flag(other.beginsInSentence)) / 2,
		bothTotals: flag(hasTotal(one) && hasTotal(other)),
		previousTotal: flag(hasTotal(one)),
		headLabels: Math.min(1, other.headConcepts.size / 8),
		previousHeadLabels: Math.min(1, one.headConcepts.size / 8),
	};
}

function hasTotal({ concepts }: PageFacts): boolean {
	return TOTALS.some((concept) => (concepts.get(concept) ?? 0) > 0.7);
}

const TOTALS = ['grossTotal', 'amountDue'];

function flag(value: boolean): number {
	return value ? 1 : 0;
}

function countShared<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
	const [less, more] = one.size <= other.size ? [one, other] : [other, one];
	let shared = 0;
	for (const value of less) if (more.has(value)) shared += 1;
	return shared;
}

/** Shared words as a share of the smaller set. A few words are weak evidence. */
function likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
	return countShared(one, other) / Math.max(6, Math.min(one.size, other.size));
}
