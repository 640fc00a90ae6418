import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readFields } from '../../engine/src/reading/extraction/request/read-fields.ts';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';
import { MODELS } from '../support/models.ts';
import { openDocument } from '../support/extract.ts';
import { pageOf, put } from '../support/pages.ts';
import { printedNumber } from '../support/printed-number.ts';

const root = new URL('../../', import.meta.url);
const architecture = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8');
const blocks = [...architecture.matchAll(/^```(?:ts)?\n(.*?)^```$/gms)].map(
	([, block = '']) => block,
);
const blockWith = (text: string) => blocks.find((block) => block.includes(text)) ?? '';

/** The drawing of a layer is the block below its heading. */
const drawingOf = (layer: string) =>
	new RegExp(`^### ${layer}: .*?^\`\`\`\\n(.*?)^\`\`\`$`, 'ms').exec(architecture)?.[1] ?? '';

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

test('the engine has exactly the layers that the page lists', () => {
	const [, order = ''] = /^`(app → .*)`$/m.exec(architecture) ?? [];
	expect(readdirSync(new URL('engine/src', root)).sort()).toEqual(
		[...order.split(' → '), 'mcp'].sort(),
	);
});

/** The entries of a folder that import each other, directly or through others. */
function findCircle(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
	const left = new Map(arrows);
	for (;;) {
		const imported = new Set([...left.values()].flatMap((below) => [...below]));
		// An entry that imports none of the others, or that none of them imports, is in no circle.
		const free = [...left].filter(
			([name, below]) => !imported.has(name) || ![...below].some((one) => left.has(one)),
		);
		if (free.length === 0) return [...left.keys()].sort();
		for (const [name] of free) left.delete(name);
	}
}

test('files and folders side by side do not import each other', () => {
	// By folder: its entries, each with the entries that it or the files inside it import.
	const folders = new Map<string, Map<string, Set<string>>>();
	for (const file of globSync('engine/src/**/*.ts', { cwd: root.pathname })) {
		const code = readFileSync(new URL(file, root), 'utf8');
		for (const [, path = ''] of code.matchAll(/ from '(\.[^']*)'/g)) {
			const [from, to] = [file.split('/'), join(dirname(file), path).split('/')];
			const depth = from.findIndex((name, i) => name !== to[i]);
			const [importer, imported] = [from[depth], to[depth]];
			if (importer === undefined || imported === undefined) continue;
			const folder = from.slice(0, depth).join('/');
			const entries = folders.get(folder) ?? new Map<string, Set<string>>();
			folders.set(folder, entries);
			entries.set(importer, (entries.get(importer) ?? new Set()).add(imported));
		}
	}
	expect(folders.size).toBeGreaterThan(60);
	const circles = [...folders].map(([folder, entries]) => [folder, findCircle(entries)] as const);
	expect(circles.filter(([, circle]) => circle.length > 0)).toEqual([]);
});

test('the worked example of a source is one that compiles and finds a value', () => {
	const example = blockWith('// sources/printed-number.ts');
	const program = readFileSync(new URL('test/support/printed-number.ts', root), 'utf8');
	const [imports = '', body = ''] = example.split(/\n\n(.*)/s);
	expect(body).toContain('export const printedNumber');
	expect(program.replaceAll('\t', '  ')).toContain(body);
	// Paths in the example are those of a file in sources/.
	for (const [, names = '', path = ''] of imports.matchAll(/import (.*) from '\.\.\/(.*)';/g)) {
		const isStub = ['lexicon/terms/documents.ts', 'models/priors.ts'].includes(path);
		const real = `import ${names} from '../../engine/src/reading/extraction/${path}';`;
		if (!isStub) expect(program).toContain(real);
	}

	const document = openDocument(
		layOutPages([pageOf([put(60, 80, 'Thank you'), put(60, 120, 'INV:R-2041;2026-05-03')])]),
	);
	const fields = readFields(
		{ invoiceNumber: { type: 'string' }, total: { type: 'number' } },
		MODELS.asking,
	).filter(printedNumber.wants);
	const found = printedNumber.propose(document, fields);
	expect(found.map(({ field, value }) => [field.path, value])).toEqual([
		[['invoiceNumber'], 'R-2041'],
	]);
});
