import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readFields } from '../../engine/src/reading/extraction/request/read-fields.ts';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';
import { MODELS } from '../support/models.ts';
import { openDocument } from '../support/extract.ts';
import { pageOf, put } from '../support/pages.ts';
import { qrCode } from '../support/qr-code.ts';

const root = new URL('../../', import.meta.url);
const architecture = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8');
const blocks = [...architecture.matchAll(/^```(?:ts)?\n(.*?)^```$/gms)].map(
	([, block = '']) => block,
);
const blockWith = (text: string) => blocks.find((block) => block.includes(text)) ?? '';

/** The drawing of a wing is the block below its heading. */
const drawingOf = (wing: string) =>
	new RegExp(`^### ${wing}: .*?^\`\`\`\\n(.*?)^\`\`\`$`, 'ms').exec(architecture)?.[1] ?? '';

test.each([
	['engine/src/app', drawingOf('app')],
	['engine/src/services', drawingOf('services')],
	['engine/src/reading', drawingOf('reading')],
	['engine/src/platform', drawingOf('platform')],
	['engine/src/reading/extraction', blockWith('next-document.ts')],
])('the drawing of %s has all that is there, and nothing else', (folder, drawing) => {
	const entries = readdirSync(new URL(folder, root), { withFileTypes: true });
	const there = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
	const missing = there.filter((name) => !new RegExp(`(^|[\\s(,])${name}`, 'm').test(drawing));
	expect(missing).toEqual([]);
	const drawn = [...drawing.matchAll(/^([a-z][\w-]*(?:\/|\.ts))/gm)].map(([, name = '']) => name);
	expect(drawn.length).toBeGreaterThan(3);
	expect(drawn.filter((name) => !there.includes(name))).toEqual([]);
});

test('the tower has the wings that the page lists, and nothing beside them', () => {
	const [, order = ''] = /^`(app → .*)`$/m.exec(architecture) ?? [];
	expect(readdirSync(new URL('engine/src', root)).sort()).toEqual(
		[...order.split(' → '), 'mcp'].sort(),
	);
});

test('the worked example of a source is one that compiles and finds a value', () => {
	const program = readFileSync(new URL('test/support/qr-code.ts', root), 'utf8');
	const [, ...shown] = blockWith('sources/qr-code.ts').split('\n');
	expect(program.replaceAll('\t', '  ')).toContain(shown.join('\n'));

	const document = openDocument(
		layOutPages([pageOf([put(60, 80, 'Thank you'), put(60, 120, 'INV:R-2041;2026-05-03')])]),
	);
	const fields = readFields(
		{ invoiceNumber: { type: 'string' }, total: { type: 'number' } },
		MODELS.asking,
	).filter(qrCode.wants);
	const found = qrCode.propose(document, fields);
	expect(found.map(({ field, value }) => [field.path, value])).toEqual([
		[['invoiceNumber'], 'R-2041'],
	]);
});
