import type { Prose } from './read-prose.ts';

export const DURATION_FEATURES = [
	...([
		'bias',
		'own',
		'terminate',
		'effect',
		'anniversary',
		'periodOf',
		'fromDate',
		'employment',
	] as const),
	...([
		'solicit',
		'notice',
		'days',
		'months',
		'years',
		'heading',
		'confidential',
		'restrict',
		'early',
	] as const),
] as const;
type DurationFeature = (typeof DURATION_FEATURES)[number];

export type DurationCandidate = { value: string; raw: string; at: number; features: Float64Array };

const NUMBER =
	'\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|twenty-four|thirty|thirty-six|sixty|ninety|un|deux|trois|quatre|cinq|zwei|drei|vier|fünf|sechs|zwölf|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|twee|vijf';
const UNIT =
	'days?|weeks?|months?|years?|jours?|semaines?|mois|ans?|années?|tagen?|wochen?|monaten?|jahren?|días?|semanas?|meses|mes|años?|giorni|settimane|mesi|anni|anno|dias?|anos?|dagen|weken|maanden|jaar';
const DURATION = new RegExp(
	`(?<![\\p{L}\\d])(${NUMBER})\\s?(?:\\((\\d{1,3})\\)\\s?)?[-\\s](?:calendar\\s|business\\s|full\\s)?(${UNIT})(?!\\p{L})`,
	'giu',
);
const BEFORE = 130;
const AFTER = 70;
const MOST = 60;

/** All lengths of time in a text, with what is said about each. */
export function findDurations({ text }: Prose, isNotice: boolean): DurationCandidate[] {
	const found: DurationCandidate[] = [];
	for (const match of text.matchAll(DURATION)) {
		if (found.length >= MOST) break;
		const [raw, number = '', digits, unit = ''] = match;
		const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
		const after = text.slice(match.index + raw.length, match.index + raw.length + AFTER);
		const has = (pattern: RegExp, where = before) => (pattern.test(where) ? 1 : 0);
		const values: Record<DurationFeature, number> = {
			bias: 1,
			own: isNotice
				? has(/notice|préavis|kündigung|preaviso|preavviso|aviso|opzeg/i, before + after)
				: has(/\bterm\b|duration|laufzeit|durée|duración|durata|duração|looptijd|dauer/i),
			terminate: has(/terminat|expire|endet|prend fin|finaliza|scade|termina|eindigt/i),
			effect: has(/effect|force|valid|in kraft|vigueur|vigor|vigore/i),
			anniversary: has(/anniversary/i, after),
			periodOf: has(
				/period of\s*$|for\s*$|period of not less than\s*$|für die dauer von\s*$|pour une durée de\s*$/i,
			),
			fromDate: has(
				/^\s*(?:from|after|following|of)\b[^.]{0,30}\b(?:date|hereof|effective)/i,
				after,
			),
			employment: has(/employ/i, before + after),
			solicit: has(/solicit|hire|compet/i, before + after),
			notice: has(/notice|préavis|kündigung|written/i, before + after),
			days: /^(?:day|jour|tag|día|giorn|dia|dag)/i.test(unit) ? 1 : 0,
			months: /^(?:mo|mes|maand)/i.test(unit) ? 1 : 0,
			years: /^(?:year|an|jahr|añ|jaar)/i.test(unit) ? 1 : 0,
			heading: has(/\b\d{1,2}\.\s*(?:term|duration|laufzeit|durée)/i),
			confidential: has(/confiden|disclos|obligation/i, before + after),
			restrict: has(/restrict|standstill|shall not|agrees? not/i, before + after),
			early: match.index / Math.max(1, text.length),
		};
		const count = digits ?? number;
		found.push({
			...{ value: `${count} ${unit}`, raw, at: match.index },
			features: Float64Array.from(DURATION_FEATURES, (name) => values[name]),
		});
	}
	return found;
}
