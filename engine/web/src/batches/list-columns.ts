import type { FieldMap, Result } from '../api/types.ts';
import { formatValue, isMoney } from '../document/format-value.ts';
import { isGroup, toLabel } from '../document/read-result.ts';
import { formatCents } from '../locale.ts';
import { text } from '../text.ts';

export type ResultColumn = { path: readonly string[]; label: string };

/** More columns do not fit on a screen; an export contains all. */
const MAX_USUAL = 5;
/** What people look for in a list of documents. */
export const ROLES = ['sender', 'number', 'date', 'total', 'currency'] as const;
type Role = (typeof ROLES)[number];
/** The names of fields for it, the best first. */
const NAMES: Readonly<Record<Role, readonly RegExp[]>> = {
	sender: [
		/^(seller|supplier|vendor|issuer|sender|merchant|provider|bank|employer)(\.name)?$|(seller|supplier|vendor|issuer|sender|merchant)Name$/i,
	],
	number: [
		/^(?!.*(customer|account|employee|tax|vat|phone|order|contract|meter)).*([nN]umber|No|Id)$/,
	],
	date: [/^(?!.*(due|start|end|birth)).*date$/i],
	total: [
		/^(?!.*(net|sub|tax|line)).*total$/i,
		/^(?!.*(opening|initial|previous|net|sub|tax|line)).*(amount|balance|payout)$|^netPay$/i,
	],
	currency: [/^currency$/i],
};

/** All values of a template, including those in groups. */
export function listAllColumns(fields: FieldMap): ResultColumn[] {
	return toColumns(listPaths(fields, []));
}

/** Sender, number, date, total and currency; the first values where a template has hardly any of them. */
export function usualColumns(fields: FieldMap): ResultColumn[] {
	const all = listAllColumns(fields);
	const found = pickUsual(all);
	return found ? ROLES.flatMap((role) => found[role] ?? []) : all.slice(0, MAX_USUAL);
}

/** The same of the values that a result has; null: hardly any of them. */
export function usualValues(result: Result | null): UsualColumns | null {
	return pickUsual(toColumns(listFilled(result ?? {}, [])));
}

/** The first values that a result has. */
export function firstValues(result: Result | null): ResultColumn[] {
	return toColumns(listFilled(result ?? {}, []).slice(0, MAX_USUAL));
}

function toColumns(paths: readonly string[][]): ResultColumn[] {
	return paths.map((path) => ({ path, label: path.map(toLabel).join(' · ') }));
}

function listFilled(group: Result, before: readonly string[]): string[][] {
	return Object.entries(group).flatMap(([name, value]) => {
		if (isGroup(value)) return listFilled(value, [...before, name]);
		return value === null || Array.isArray(value) ? [] : [[...before, name]];
	});
}

type UsualColumns = Partial<Record<Role, ResultColumn>>;

function pickUsual(all: readonly ResultColumn[]): UsualColumns | null {
	const found = ROLES.flatMap((role) => {
		const [best] = NAMES[role].flatMap(
			(name) => all.find(({ path }) => name.test(path.join('.'))) ?? [],
		);
		return best ? [[role, best] as const] : [];
	});
	return found.length > 1 ? Object.fromEntries(found) : null;
}

/** The columns of these paths, in their order. */
export function chosenColumns(
	all: readonly ResultColumn[],
	chosen: readonly string[],
): ResultColumn[] {
	return chosen.flatMap((path) => all.find((column) => column.path.join('.') === path) ?? []);
}

/** The lists of a template whose rows have columns. */
export function listTables(fields: FieldMap): { name: string; label: string }[] {
	return Object.entries(fields).flatMap(([name, { type, itemType }]) =>
		type === 'array' && itemType === 'object' ? [{ name, label: toLabel(name) }] : [],
	);
}

function listPaths(fields: FieldMap, before: readonly string[]): string[][] {
	return Object.entries(fields).flatMap(([name, { type, properties }]) =>
		type === 'object' ? listPaths(properties ?? {}, [...before, name]) : [[...before, name]],
	);
}

export function valueAtPath(result: Result | null, path: readonly string[]): unknown {
	let value: unknown = result;
	for (const name of path) value = isGroup(value) ? value[name] : undefined;
	return value;
}

/** A value as a short text. */
export function showValue(result: Result | null, { path }: ResultColumn): string {
	const value = valueAtPath(result, path);
	if (value === null || value === undefined) return '–';
	if (Array.isArray(value)) return text.batches.rows(value.length);
	if (typeof value === 'object') return '…';
	const name = path.at(-1) ?? '';
	// The currency has a column of its own.
	if (typeof value === 'number' && isMoney(name)) return formatCents(value);
	return formatValue(value, name, undefined);
}
