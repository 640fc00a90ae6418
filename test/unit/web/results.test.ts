import { describe, expect, test } from '@jest/globals';
import type { JobHistory, JobRow } from '../../../engine/web/src/api/types.ts';
import {
	countValues,
	isTable,
	joinPath,
	levelOf,
	readFailure,
	toLabel,
} from '../../../engine/web/src/document/read-result.ts';
import { listAttempts } from '../../../engine/web/src/pages/list-attempts.ts';
import { chooseTop } from '../../../engine/web/src/parts/choose-top.ts';
import { formatAgo, formatSpan } from '../../../engine/web/src/parts/format-time.ts';
import { nameClient } from '../../../engine/web/src/parts/name-client.ts';
import {
	writeCurl,
	writeTypeScript,
	writeWorkflow,
} from '../../../engine/web/src/snippets/write-snippets.ts';

describe('A result', () => {
	test('counts what was found of what was asked for', () => {
		expect(
			countValues({ a: 1, b: null, c: { d: false }, e: [], f: [{ g: 'x', h: null }] }),
		).toEqual({ found: 3, all: 6 });
	});

	test('has places as the engine writes them', () => {
		expect(joinPath(joinPath(joinPath('', 'items'), 0), 'price')).toBe('items[0].price');
	});

	test('is a table where every row is flat', () => {
		expect(isTable([{ a: 1 }, { b: null }])).toBe(true);
		expect(isTable([{ a: { b: 1 } }])).toBe(false);
		expect(isTable([])).toBe(false);
	});

	test('says that a document could not be read, unless a template asks for an "error"', () => {
		expect(readFailure({ error: 'The PDF has a password.' })).toBe('The PDF has a password.');
		expect(readFailure({ error: 'E-1', total: 3 })).toBeUndefined();
	});

	test.each([
		['invoiceNumber', 'Invoice number'],
		['buyerVATNumber', 'Buyer VAT number'],
		['total_due', 'Total due'],
		['vatNumber', 'VAT number'],
		['ibanOrId', 'IBAN or ID'],
		['Größe in cm', 'Größe in cm'],
		['<b>', '<b>'],
	])('shows %s as %s', (name, label) => expect(toLabel(name)).toBe(label));

	test('is sure, to be checked, or doubtful', () => {
		expect([0.97, 0.85, 0.7, 0.59].map(levelOf)).toEqual(['sure', 'sure', 'check', 'doubtful']);
	});
});

describe('A snippet', () => {
	const about = { origin: 'https://docs.example', templateId: 'T', fileName: `it's "x";y.pdf` };

	test('quotes names for the shell, for curl and for TypeScript', () => {
		expect(writeCurl(about)).toContain(`-F 'files=@"it'\\''s \\"x\\";y.pdf"'`);
		expect(writeCurl({ ...about, fileName: 'a b.pdf' })).toContain(`-F 'files=@a b.pdf'`);
		expect(writeTypeScript(about)).toContain('openAsBlob("it\'s \\"x\\";y.pdf")');
	});

	test('is a workflow whose nodes are connected', () => {
		const about = { templateId: 'T', templateName: 'Invoice', fileName: 'a.b.TIFF' };
		const workflow = JSON.parse(writeWorkflow(about)) as {
			nodes: { name: string; parameters: { fileSelector?: string } }[];
			connections: Record<string, unknown>;
		};
		const names = workflow.nodes.map(({ name }) => name);
		expect(names).toEqual(['Start', 'Read a file', 'Parse it']);
		expect(Object.keys(workflow.connections)).toEqual(names.slice(0, 2));
		expect(workflow.nodes[1]?.parameters.fileSelector).toMatch(/\*\.TIFF$/);
	});
});

describe('The history of a job', () => {
	const job: JobRow = {
		jobId: 'j',
		status: 'completed',
		fileName: 'a.pdf',
		fileType: 'pdf',
		templateId: 't',
		pageCount: 1,
		pagesRead: 0,
		attempts: 3,
		error: null,
		createdAt: '2026-11-15T08:00:00Z',
		startedAt: '2026-11-15T08:00:01Z',
		completedAt: '2026-11-15T08:01:00Z',
	};
	const attempt = (number: number, outcome: JobHistory['attempts'][number]['outcome']) => ({
		number,
		outcome,
		error: null,
		startedAt: '2026-11-15T08:00:30Z',
		endedAt: '2026-11-15T08:00:31Z',
	});
	const wordsOf = (history: JobHistory) =>
		listAttempts(history).map(({ number, words }) => `${number} ${words}`);

	test('lists attempts whose process died', () => {
		const attempts = [attempt(2, 'retrying'), attempt(3, 'completed')];
		expect(wordsOf({ job, attempts, deliveries: [] })).toEqual([
			'1 The worker process ended unexpectedly',
			'2 Failed, tried again',
			'3 Completed',
		]);
	});

	test('continues the count after a manual retry, and shows the running attempt', () => {
		const attempts = [attempt(1, 'failed')];
		const again = { ...job, status: 'processing' as const, attempts: 1 };
		expect(wordsOf({ job: again, attempts, deliveries: [] })).toEqual([
			'1 Failed',
			'2 In progress',
		]);
	});
});

describe('Figures', () => {
	test('of time are formatted for people', () => {
		const now = Date.parse('2026-11-15T12:00:00Z');
		expect(formatAgo('2026-11-15T11:59:55Z', now)).toBe('just now');
		expect(formatAgo('2026-11-15T11:57:00Z', now)).toBe('3 minutes ago');
		expect(formatAgo('2026-11-14T11:00:00Z', now)).toBe('yesterday');
		expect(formatAgo('2026-10-01T12:00:00Z', now)).toBe('1 Oct 2026');
		expect([0.2, 400, 1400, 12_000, 200_000].map(formatSpan)).toEqual([
			'1 ms',
			'400 ms',
			'1.4 s',
			'12 s',
			'3 min 20 s',
		]);
	});

	test('of a chart end at a round number', () => {
		expect([0, 3, 5, 70, 101, 5000].map((most) => chooseTop(most, 4))).toEqual([
			4, 4, 8, 80, 200, 8000,
		]);
	});

	test('of browsers are names', () => {
		const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
		expect(nameClient(firefox)).toBe('Firefox on Linux');
		expect(nameClient('curl/8.0')).toBe('curl/8.0');
		expect(nameClient('')).toBe('–');
	});
});
