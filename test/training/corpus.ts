/**
 * npm run test:training
 *
 * The corpus from beginning to end: a document of every family is drawn, printed by chromium and read as the product
 * reads it; every labelled value must be found among the words, and rows must be whole. Two documents are scanned,
 * twice, and must come out the same.
 */
import assert from 'node:assert/strict';
import { loadFamilies } from '../../training/corpus/family.ts';
import { makeDocument } from '../../training/corpus/make-document.ts';
import { createDocumentReader } from '../../training/corpus/read-document.ts';
import { openRenderer } from '../../training/corpus/render.ts';

const SCANNED = 2;
/** So large a share of the values of a poor scan must be read. */
const MIN_READ = 0.7;

const families = await loadFamilies();
const tools = { renderer: await openRenderer(), reader: createDocumentReader() };
let [values, cells] = [0, 0];
try {
	for (const family of families) {
		const which = { seed: 1, family, number: 0 };
		const { document, lost } = await makeDocument(which, tools, 'text');
		assert.deepEqual(lost, [], `${family.id}: values that were printed and not found`);
		const present = document.fields.filter(({ state }) => state === 'present');
		assert.ok(present.length >= 3, `${family.id} has only ${present.length} values`);
		const count = document.pages.reduce((sum, { words }) => sum + words.length, 0);
		for (const { rows, path } of document.lists) {
			for (const cell of rows.flatMap((row) => Object.values(row))) {
				assert.ok(cell.words.length > 0, `${family.id}: a cell of ${path} has no words`);
				assert.ok(cell.words.every((word) => word < count));
				cells += 1;
			}
		}
		values += present.length;
	}
	for (const family of families.slice(0, SCANNED)) {
		const which = { seed: 1, family, number: 0 };
		const { document } = await makeDocument(which, tools, 'scan');
		assert.deepEqual((await makeDocument(which, tools, 'scan')).document, document);
		const printed = document.fields.filter(({ state }) => state !== 'absent');
		const read = printed.filter(({ state }) => state === 'present');
		assert.ok(read.length >= MIN_READ * printed.length, `${family.id}: ${read.length} values read`);
	}
} finally {
	await tools.renderer.close();
	await tools.reader.close();
}
process.stdout.write(
	`${families.length} families: ${values} values and ${cells} cells were found.\n`,
);
