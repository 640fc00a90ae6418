import { expect, test } from '@jest/globals';
import type { BatchJob, UnreadDocument } from '../../../engine/web/src/api/desk-types.ts';
import { showValue, usualValues } from '../../../engine/web/src/batches/list-columns.ts';
import { placeUnread } from '../../../engine/web/src/batches/place-unread.ts';

const job = (jobId: string, parentId?: string) => ({ jobId, parentId }) as BatchJob;
const unread = (parentId: string, page: number): UnreadDocument => ({
	parentId,
	fileName: `${parentId}.pdf`,
	kind: 'terms',
	pages: { from: page, to: page },
});
const name = (rows: ReturnType<typeof placeUnread>) =>
	rows.map((row) =>
		'job' in row ? row.job.jobId : `${row.unread.parentId} ${row.unread.pages.from}`,
	);

test('a document without a template is listed before the others of its file', () => {
	const jobs = [job('alone'), job('a-3', 'a'), job('a-1', 'a'), job('b-1', 'b')];
	const rows = placeUnread(jobs, [unread('b', 2), unread('a', 2)]);
	expect(name(rows)).toEqual(['alone', 'a 2', 'a-3', 'a-1', 'b 2', 'b-1']);
});

test('a document that two pages of results name is listed once', () => {
	const jobs = [job('a-3', 'a'), job('a-1', 'a')];
	expect(name(placeUnread(jobs, [unread('a', 2), unread('a', 2)]))).toEqual(['a 2', 'a-3', 'a-1']);
});

test('amounts in a table have cents', () => {
	const show = (value: number, name: string) =>
		showValue({ [name]: value }, { path: [name], label: name });
	expect(show(34.4, 'total')).toBe('34.40');
	expect(show(-31018.02, 'closingBalance')).toBe('-31,018.02');
	expect(show(0.125, 'unitPrice')).toBe('0.125');
	expect(show(1518, 'quantity')).toBe('1518');
});

test('the usual values of a result are found by what they are', () => {
	const found = usualValues({
		bank: 'Sparbank',
		openingBalance: 1,
		closingBalance: 2,
		statementDate: '2026-03-31',
	});
	expect(found?.total?.path).toEqual(['closingBalance']);
	expect(found?.sender?.path).toEqual(['bank']);
	expect(found?.number).toBeUndefined();
	expect(usualValues({ surname: 'Hansen' })).toBeNull();
});
