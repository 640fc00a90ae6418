import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPdf } from '../../engine/src/reading/pages/pdf/open-pdf.ts';
import { renderPage } from '../../engine/src/reading/pages/pdf/render-page.ts';
import { drawDocument, makeDocument } from './make-document.ts';
import type { Which } from './make-document.ts';
import { createDocumentReader } from './read-document.ts';
import { openRenderer } from './render.ts';

/** Draws one document to look at: HTML, PDF, a picture of each page, and its answers in words. */
export async function showFamily(
	which: Which,
	out: string,
	say: (line: string) => void,
): Promise<void> {
	const name = join(out, which.family.id.replace('/', '-'));
	const renderer = await openRenderer();
	const reader = createDocumentReader();
	try {
		const { html } = drawDocument(which);
		writeFileSync(`${name}.html`, html);
		const { path } = await renderer.render(html, out);
		copyFileSync(path, `${name}.pdf`);
		const pdf = await openPdf(path, 20);
		for (let page = 1; page <= pdf.numPages; page += 1) {
			const { data, width, height } = await renderPage(await pdf.getPage(page));
			const picture = sharp(data, { raw: { width, height, channels: 1 } });
			await picture
				.resize({ width: Math.round(width / 2) })
				.png()
				.toFile(`${name}-${page}.png`);
		}
		await pdf.loadingTask.destroy();
		const { document, lost } = await makeDocument(which, { renderer, reader }, 'text');
		const words = document.pages.flatMap((page) => page.words.map(([text]) => text));
		const read = (indices: readonly number[]) => indices.map((i) => words[i]).join(' ');
		for (const { path: field, state, value, answers, wordings } of document.fields) {
			say(`${field} (${state}): ${JSON.stringify(value)}`);
			for (const { words: own } of answers) say(`    ${read(own)}`);
			say(`    asked as: ${wordings.map(({ text }) => text).join(' | ')}`);
		}
		for (const { path: list, rows } of document.lists) {
			say(`${list}: ${rows.length} rows`);
			for (const row of rows)
				say(
					`    ${Object.entries(row)
						.map(([column, cell]) => `${column}=${read(cell.words)}`)
						.join(' | ')}`,
				);
		}
		for (const one of lost) say(`NOT READ ${one}`);
	} finally {
		await renderer.close();
		await reader.close();
	}
}
