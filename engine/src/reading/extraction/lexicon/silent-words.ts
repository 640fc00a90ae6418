import type { Language } from './languages.ts';
import type { Lemma } from './words.ts';

/** Words that say nothing of their own on a label. */
export const SILENT_WORDS: Readonly<Record<Language, string>> = {
	en: 'the a an of and or to in on for is are be by which that with as at it its this these those whose who whether was were how any all if from per will must can your our their his her box ticked checked',
	fr: 'de du des la le les l d un une et ou a au aux en pour par sur qui que dont est',
	de: 'der die das des dem den ein eine und oder zu zum zur im in fur von vom am mit auf an',
	es: 'el los las del y o para por con en una uno su',
	it: 'il lo gli i di della dello delle dei degli da per e con',
	pt: 'o os as do da dos das em no na para com e',
	nl: 'het een van de en of voor met op te',
};

/** Words that many labels share say little about which label it is. */
export const COMMON_WORDS: readonly Lemma[] = [
	'number',
	'date',
	'total',
	'amount',
	'name',
	'code',
	'id',
	'reference',
	'index',
	'document',
	'period',
	'unit',
];
