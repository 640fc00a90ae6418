import type { Candidate } from '../candidates/candidate.ts';
import type { Kind } from '../kinds.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens, weightOf } from '../lexicon/read-words.ts';
import { isCurrencyCode } from '../values/currencies.ts';
import { isCompany, isPersonName } from '../values/names.ts';

type Judgement = {
	/** It looks like what the field wants. */
	plausible: number;
	/** It looks like a label itself. */
	labelLike: number;
	/** More words than such values have. */
	long: number;
};

const known = new WeakMap<Candidate, Map<Kind, Judgement>>();

/** Whether a text can be what a field of that kind holds. */
export function judgeText(candidate: Candidate, kind: Kind): Judgement {
	const kinds = known.get(candidate) ?? new Map<Kind, Judgement>();
	known.set(candidate, kinds);
	let judgement = kinds.get(kind);
	if (!judgement) kinds.set(kind, (judgement = judge(candidate, kind)));
	return judgement;
}

function judge({ raw, family }: Candidate, kind: Kind): Judgement {
	if (family !== 'text' && family !== 'id') return { plausible: 0.5, labelLike: 0, long: 0 };
	const words = raw.split(/\s+/).length;
	const tokens = readTokens(raw).slice(0, 12);
	const weight = tokens.reduce((sum, token) => sum + weightOf(token), 0);
	const covered = new Set(findConcepts(tokens).flatMap(({ from, to }) => range(from, to)));
	const share =
		weight === 0
			? 0
			: [...covered].reduce((sum, i) => sum + (tokens[i] ? weightOf(tokens[i]) : 0), 0) / weight;
	const usual =
		kind === 'prose' ? 60 : kind === 'text' || kind === 'address' ? 12 : kind === 'id' ? 3 : 6;
	return {
		plausible: isPlausible(raw, kind) ? 1 : 0,
		labelLike: /[:：]$/u.test(raw) ? 1 : share,
		long: Math.min(1, Math.max(0, words - usual) / usual),
	};
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from }, (_, i) => from + i);
}

function isPlausible(raw: string, kind: Kind): boolean {
	switch (kind) {
		case 'id':
			return /\d/.test(raw) && raw.length <= 40;
		case 'vat':
			return (raw.match(/\d/g) ?? []).length >= 5 && raw.length <= 24;
		case 'company':
		case 'merchant':
			return isCompany(raw);
		case 'person':
			return isPersonName(raw);
		case 'name':
		case 'party':
			return isCompany(raw) || isPersonName(raw);
		case 'currency':
			return isCurrencyCode(raw.slice(0, 3));
		case 'postcode':
			return /\d{3}/.test(raw) && raw.length <= 10;
		case 'city':
		case 'country':
		case 'nationality':
			return !/\d/.test(raw) && raw.length <= 40;
		case 'street':
		case 'address':
			return /\d/.test(raw) && /\p{L}{3}/u.test(raw);
		case 'sex':
			return /^(?:[mfwxdhv]|male|female|man|woman|mann|frau|homme|femme|mannlich|weiblich|masculin|feminin|hombre|mujer|maschio|femmina|masculino|feminino|femenino)\b/iu.test(
				raw,
			);
		case 'duration':
			return /\d|one|two|three|four|five|six|ten|twelve/i.test(raw);
		default:
			return /\p{L}{2}/u.test(raw);
	}
}
