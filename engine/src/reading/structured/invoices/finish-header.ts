import type { HeaderName, RecordRow, Said } from '../../../model/record.ts';
import { firstOf } from './rules.ts';

/** Adds derived values: the tax rate of a document that has only one. */
export function finishHeader(
	header: readonly Said<HeaderName>[],
	taxes: readonly RecordRow[],
): Said<HeaderName>[] {
	const rates = taxes.flatMap((row) => firstOf(row, 'taxRate') ?? []);
	const [rate, ...others] = rates;
	const isOnly = others.every(({ value }) => Number(value) === Number(rate?.value));
	return [...header, ...(rate && isOnly ? [{ ...rate, name: 'taxRate' as const }] : [])];
}
