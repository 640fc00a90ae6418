/**
 * node bench/bare-text.ts PDF ROUNDS: CPU seconds of text extraction with pdf.js alone, after as many warm-up rounds.
 */
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const [path = '', rounds = '1'] = process.argv.slice(2);
const read = async () => {
	const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
	for (let i = 1; i <= pdf.numPages; i += 1) await (await pdf.getPage(i)).getTextContent();
	await pdf.loadingTask.destroy();
};
for (let i = 0; i < Number(rounds); i += 1) await read();
const before = process.resourceUsage();
for (let i = 0; i < Number(rounds); i += 1) await read();
const after = process.resourceUsage();
const micros = after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime;
process.stdout.write(String(micros / 1e6 / Number(rounds)));
