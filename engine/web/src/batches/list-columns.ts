import type { FieldMap, Result } from '../api/types.ts';
import { formatValue } from '../document/format-value.ts';
import { isGroup, toLabel } from '../document/read-result.ts';
import { text } from '../text.ts';

export type ResultColumn = { path: readonly string[]; label: string };

/** More columns do not fit on a screen; an export contains all. */
const MAX_USUAL = 5;
/** What people look for in a list of documents. The first field that fits each line is shown. */
const USUAL: readonly RegExp[] = [
	/^(seller|supplier|vendor|issuer|sender|merchant|provider|bank|employer)(\.name)?$|(seller|supplier|vendor|issuer|sender|merchant)Name$/i,
	/^(?!.*(customer|account|employee|tax|vat|phone|order|contract|meter)).*([nN]umber|No|Id)$/,
	/^(?!.*(due|start|end|birth)).*date$/i,
	/^(?!.*(net|sub|tax|line)).*(total|amount|balance|payout)$|^netPay$/i,
	/^currency$/i,
];

/** All values of a template, including those in groups. */
export function listAllColumns(fields: FieldMap): ResultColumn[] {
	return listPaths(fields, []).map((path) => ({ path, label: path.map(toLabel).join(' · ') }));
}

/** Sender, number, date, total and currency; the first values where a template has hardly any of them. */
export function usualColumns(fields: FieldMap): ResultColumn[] {
	return pickUsual(listAllColumns(fields));
}

/** The same of the values that a result has. */
export function usualValues(result: Result | null): ResultColumn[] {
	const filled = listFilled(result ?? {}, []);
	return pickUsual(filled.map((path) => ({ path, label: path.map(toLabel).join(' · ') })));
}

function listFilled(group: Result, before: readonly string[]): string[][] {
	return Object.entries(group).flatMap(([name, value]) => {
		if (isGroup(value)) return listFilled(value, [...before, name]);
		return value === null || Array.isArray(value) ? [] : [[...before, name]];
	});
}

function pickUsual(all: readonly ResultColumn[]): ResultColumn[] {
	const found = USUAL.flatMap((usual) => {
		const column = all.find(({ path }) => usual.test(path.join('.')));
		return column ? [column] : [];
	});
	return found.length > 1 ? found : all.slice(0, MAX_USUAL);
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
	return formatValue(value, path.at(-1) ?? '', undefined);
}
