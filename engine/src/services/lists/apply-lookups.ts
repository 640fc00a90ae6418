import { createHash } from 'node:crypto';
import type { Detail, Extraction, LookupMatch } from '../../model/extraction.ts';
import { setValueAt, valueAt } from '../../model/path.ts';
import { failedCheck, isRequired } from '../../model/rules.ts';
import type { LookupRule } from '../../model/rules.ts';
import type { FieldDefinition, FieldMap } from '../../model/template.ts';
import type { ListIndex, ListMatch, Query } from './list-index.ts';
import { toPlainText } from './match-text.ts';

/** A field that is looked up. */
export type LookupField = { path: string[]; definition: FieldDefinition; rule: LookupRule };

const MIN_SCORE = 0.8;
/** Rows whose scores differ by less are equally likely. */
const CLOSE = 0.05;
const MAX_ALTERNATIVES = 5;
/** Maximum confidence of a value whose check failed. */
const MAX_FAILED = 0.5;
const LOOKUP = 'lookup';

/** The fields of a template that are looked up. */
export function listLookups(fields: FieldMap, before: readonly string[] = []): LookupField[] {
	return Object.entries(fields).flatMap(([name, definition]) => {
		const path = [...before, name];
		if (definition.type === 'object') return listLookups(definition.properties ?? {}, path);
		const rule = definition.rules?.lookup;
		return rule ? [{ path, definition, rule }] : [];
	});
}

/** The column and the field of `name=seller.name`. Without a field, the sibling field of that name is used. */
export function readMatch(match: string): { column: string; field: string | null } {
	const at = match.indexOf('=');
	return at < 0
		? { column: match, field: null }
		: { column: match.slice(0, at).trim(), field: match.slice(at + 1).trim() };
}

/** The values of a document for the columns of a lookup. */
export function readQueries(
	{ path, rule }: Pick<LookupField, 'path' | 'rule'>,
	result: Readonly<Record<string, unknown>>,
): (Query & { from: string })[] {
	const group = path.slice(0, -1);
	const own = path.join('.');
	return rule.match.flatMap((match) => {
		const { column, field } = readMatch(match);
		const beside = [...group, column].join('.');
		const from = field ?? (valueAt(result, beside) === undefined ? own : beside);
		const value = valueAt(result, from);
		const isSaid = (typeof value === 'string' && value !== '') || typeof value === 'number';
		return isSaid ? [{ column, text: String(value), from }] : [];
	});
}

/** The key under which a choice for these values is remembered. */
export function keyOfQueries(queries: readonly Query[]): string {
	const text = queries
		.map(({ column, text: said }) => `${column}\0${toPlainText(said)}`)
		.join('\0');
	return createHash('sha256').update(text).digest('hex');
}

/** The result of a lookup; without a value, a person must choose. */
export type LookupResult = { value: string | null; score: number; alternatives: LookupMatch[] };

/** The best row, if it is good enough and unique. */
export function chooseRow(
	index: ListIndex,
	rule: LookupRule,
	queries: readonly Query[],
): LookupResult {
	const returns = returnedColumnOf(rule);
	const matches: readonly ListMatch[] = index.find(queries);
	const valued = new Map<string, number>();
	for (const { row, score } of matches) {
		const value = index.valueAt(row, returns);
		if (value !== '' && !valued.has(value)) valued.set(value, score);
	}
	const [best, second] = [...valued];
	const [value = null, score = 0] = best ?? [];
	const isGood = score >= (rule.minScore ?? MIN_SCORE);
	const isAlone = second === undefined || score - second[1] >= CLOSE;
	const isFound = isGood && isAlone;
	return {
		value: isFound ? value : null,
		score,
		alternatives: [...valued]
			.slice(isFound ? 1 : 0, MAX_ALTERNATIVES + 1)
			.map(([other, otherScore]) => ({ value: other, score: otherScore })),
	};
}

export function returnedColumnOf({ returns, match }: LookupRule): string {
	return returns ?? readMatch(match[0] ?? '').column;
}

/** Adds the looked-up values to a result. Where nothing is found, the printed value stays. */
export function putFound(
	extraction: Extraction,
	{ path, definition, rule }: LookupField,
	{ value, score, alternatives }: LookupResult,
	queries: readonly { from: string }[],
): Extraction {
	const at = path.join('.');
	const result = structuredClone(extraction.result);
	const converted = value === null ? null : toType(definition, value);
	if (converted !== null) setValueAt(result, path, converted);
	const confidences = new Map(extraction.details.map((one) => [one.path, one.confidence]));
	const details = extraction.details.map((detail): Detail => {
		if (detail.path !== at) return detail;
		const lookup = { list: rule.list, score, alternatives };
		if (converted === null) return failLookup(detail, definition, lookup);
		const said = queries.reduce((most, { from }) => Math.max(most, confidences.get(from) ?? 0), 0);
		const place =
			detail.page === null
				? { page: null, box: null, raw: value ?? '' }
				: { page: detail.page, box: detail.box, raw: detail.raw };
		const { checks } = detail;
		const confidence = Math.min(score, said);
		return { path: at, confidence, checks: [...checks, LOOKUP], ...place, source: 'list', lookup };
	});
	return { ...extraction, result, details };
}

function failLookup(
	detail: Detail,
	{ rules }: FieldDefinition,
	lookup: NonNullable<Detail['lookup']>,
): Detail {
	const isMissing = detail.raw === null && isRequired(rules);
	const checks = [...detail.checks, failedCheck(LOOKUP)];
	return {
		...detail,
		lookup,
		confidence: Math.min(detail.confidence, MAX_FAILED),
		checks: isMissing ? [...checks, failedCheck('required')] : checks,
	};
}

function toType({ type }: FieldDefinition, value: string): string | number | boolean | null {
	if (type === 'number') {
		const number = Number(value);
		return value.trim() !== '' && Number.isFinite(number) ? number : null;
	}
	return type === 'boolean' ? ['true', '1', 'yes'].includes(value.toLowerCase()) : value;
}
