import { describe, expect, test } from '@jest/globals';
import type { BatchJob } from '../../../engine/web/src/api/desk-types.ts';
import type { FieldMap } from '../../../engine/web/src/api/types.ts';
import {
	chosenColumns,
	listAllColumns,
	usualColumns,
} from '../../../engine/web/src/batches/list-columns.ts';
import { sortRows, stateOf, findRows } from '../../../engine/web/src/batches/find-rows.ts';
import { invoice } from '../../../engine/src/services/templates/starters/invoice.ts';
import { bankStatement } from '../../../engine/src/services/templates/starters/bank-statement.ts';
import { paymentReminder } from '../../../engine/src/services/templates/starters/payment-reminder.ts';
import { receipt } from '../../../engine/src/services/templates/starters/receipt.ts';

const paths = (fields: FieldMap) => usualColumns(fields).map(({ path }) => path.join('.'));

describe('the columns of a batch', () => {
	test('are sender, number, date, total and currency of an invoice', () => {
		expect(paths(invoice.schema.data as FieldMap)).toEqual([
			'seller.name',
			'invoiceNumber',
			'invoiceDate',
			'grossTotal',
			'currency',
		]);
	});

	test('are those of a receipt', () => {
		expect(paths(receipt.schema.data as FieldMap)).toEqual([
			'merchant',
			'receiptNumber',
			'date',
			'total',
			'currency',
		]);
	});

	test('of a bank statement have the closing balance as the total, not the opening balance', () => {
		expect(paths(bankStatement.schema.data as FieldMap)).toEqual([
			'bank',
			'statementNumber',
			'statementDate',
			'closingBalance',
			'currency',
		]);
	});

	test('prefer a total to the amounts before it', () => {
		expect(paths(paymentReminder.schema.data as FieldMap)).toEqual([
			'sender',
			'invoiceNumber',
			'date',
			'total',
			'currency',
		]);
	});

	test('are the first values of a template that has none of them', () => {
		const fields: FieldMap = { height: { type: 'number' }, color: { type: 'string' } };
		expect(paths(fields)).toEqual(['height', 'color']);
	});

	test('are the chosen ones in their order; columns that no longer exist are left out', () => {
		const all = listAllColumns(invoice.schema.data as FieldMap);
		const chosen = chosenColumns(all, ['grossTotal', 'gone', 'invoiceNumber']);
		expect(chosen.map(({ path }) => path.join('.'))).toEqual(['grossTotal', 'invoiceNumber']);
	});
});

const job = (
	jobId: string,
	result: BatchJob['result'],
	more: Partial<BatchJob> = {},
): BatchJob => ({
	jobId,
	result,
	fileName: `${jobId}.pdf`,
	status: 'completed',
	templateId: 't',
	pageCount: 1,
	attempts: 1,
	error: null,
	createdAt: '2026-01-01T00:00:00Z',
	startedAt: null,
	completedAt: null,
	...more,
});
const rows = [
	job('a', { total: 100.5, date: '2026-02-03', seller: { name: 'Nord' } }, { needsReview: true }),
	job('b', { total: 9, date: '2026-01-20', seller: { name: 'Ärger AG' } }),
	job('c', null, { status: 'failed', error: 'The file is damaged.' }),
	job('d', { total: null, date: null, seller: { name: 'Zebra' } }),
];
const ids = (found: readonly BatchJob[]) => found.map(({ jobId }) => jobId);

describe('the rows of a batch', () => {
	test('are found by a value, in the way it is printed or stored', () => {
		expect(ids(findRows(rows, { search: 'nord', state: null }))).toEqual(['a']);
		expect(ids(findRows(rows, { search: '100.5', state: null }))).toEqual(['a']);
		expect(ids(findRows(rows, { search: '100,50', state: null }))).toEqual(['a']);
		expect(ids(findRows(rows, { search: '2026-01', state: null }))).toEqual(['b']);
		expect(ids(findRows(rows, { search: '20.01.2026', state: null }))).toEqual(['b']);
		expect(ids(findRows(rows, { search: 'c.pdf', state: null }))).toEqual(['c']);
		expect(ids(findRows(rows, { search: 'damaged', state: null }))).toEqual(['c']);
	});

	test('are filtered by their state', () => {
		expect(rows.map(stateOf)).toEqual(['needsReview', 'completed', 'failed', 'completed']);
		const approved = job('e', {}, { review: { state: 'approved', revision: 1, reasons: [] } });
		expect(stateOf(approved)).toBe('approved');
		expect(ids(findRows([...rows, approved], { search: '', state: 'approved' }))).toEqual(['e']);
	});

	test('are sorted by numbers and by letters of any language, with empty cells at the end', () => {
		const by = (path: string, isDown = false) =>
			ids(sortRows(rows, { path: path.split('.'), isDown }));
		expect(by('total')).toEqual(['b', 'a', 'c', 'd']);
		expect(by('total', true)).toEqual(['a', 'b', 'c', 'd']);
		expect(by('seller.name')).toEqual(['b', 'a', 'd', 'c']);
	});
});
