/**
 * Makes the training corpus: draws documents of every family, prints and reads them, and writes which words answer
 * which fields. training/corpus/README.md describes families and output.
 *   npm run corpus -- --count N --seed S --out DIR [--only PREFIX] [--shard 0/4] [--look text|scan]
 *   npm run corpus -- --list
 *   npm run corpus -- --measure
 *   npm run corpus -- --show FAMILY [--number N] --out DIR      one document as PDF, PNG and HTML, to look at
 */
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CorpusDocument } from './document.ts';
import { loadFamilies } from './family.ts';
import type { PlacedFamily } from './family.ts';
import { listFamilies } from './list-families.ts';
import { makeDocument } from './make-document.ts';
import { measureFamilies } from './measure.ts';
import { createDocumentReader } from './read-document.ts';
import { openRenderer } from './render.ts';
import { showFamily } from './show-family.ts';

const { values } = parseArgs({
	options: {
		count: { type: 'string', default: '100' },
		seed: { type: 'string', default: '1' },
		out: { type: 'string' },
		only: { type: 'string', default: '' },
		shard: { type: 'string', default: '0/1' },
		look: { type: 'string' },
		list: { type: 'boolean', default: false },
		measure: { type: 'boolean', default: false },
		show: { type: 'string' },
		number: { type: 'string', default: '0' },
	},
});
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
	const families = (await loadFamilies()).filter(({ id }) => id.startsWith(values.only));
	if (values.list) {
		listFamilies(families, say);
		return;
	}
	if (values.measure) {
		if (!(await measureFamilies(families, say))) process.exitCode = 1;
		return;
	}
	const { out } = values;
	if (out === undefined) throw new Error('Name a folder: --out DIR');
	mkdirSync(out, { recursive: true });
	if (values.show !== undefined) {
		const family = families.find(({ id }) => id === values.show);
		if (!family) throw new Error(`${values.show} is no family`);
		const which = { seed: Number(values.seed), family, number: Number(values.number) };
		return showFamily(which, out, say);
	}
	await make(families, out);
}

/** Families take turns, so that each has as many documents as the others. */
async function make(families: readonly PlacedFamily[], out: string): Promise<void> {
	const [count, seed] = [Number(values.count), Number(values.seed)];
	const [shard = 0, shards = 1] = values.shard.split('/').map(Number);
	const look = readLook(values.look);
	const [drawn, read] = [createHash('sha256'), createHash('sha256')];
	const file = createWriteStream(join(out, 'corpus.jsonl'));
	const renderer = await openRenderer();
	const reader = createDocumentReader();
	const counts = { documents: 0, scans: 0, fields: 0, cells: 0, lost: 0 };
	try {
		for (let i = shard; i < count; i += shards) {
			const family = families[i % families.length];
			if (!family) throw new Error('There are no families');
			const which = { seed, family, number: Math.floor(i / families.length) };
			const { document, html, lost } = await makeDocument(which, { renderer, reader }, look);
			drawn.update(html);
			const line = `${JSON.stringify(document)}\n`;
			read.update(line);
			if (!file.write(line)) await new Promise<void>((resolve) => file.once('drain', resolve));
			counts.documents += 1;
			counts.scans += Number(document.look === 'scan');
			counts.fields += document.fields.filter(({ state }) => state === 'present').length;
			counts.cells += document.lists.flatMap(({ rows }) =>
				rows.flatMap((row) => Object.values(row)),
			).length;
			counts.lost += lost.length;
			if (document.look === 'text') for (const one of lost) say(`${document.id}: ${one}`);
		}
	} finally {
		await renderer.close();
		await reader.close();
		await new Promise<void>((resolve) => file.end(resolve));
	}
	say(
		`${counts.documents} documents (${counts.scans} scans) of ${families.length} families: ` +
			`${counts.fields} values, ${counts.cells} cells of lists, ${counts.lost} not read`,
	);
	say(`drawn ${drawn.digest('hex')}`);
	say(`read  ${read.digest('hex')} (chromium ${renderer.version}, ${process.arch})`);
}

function readLook(look: string | undefined): CorpusDocument['look'] | undefined {
	if (look === undefined || look === 'text' || look === 'scan') return look;
	throw new Error(`--look is text or scan, not ${look}`);
}

await main();
