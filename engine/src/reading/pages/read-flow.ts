import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { FlowType } from '../../model/formats.ts';
import type { Flow } from './flow/flow.ts';
import { readDocx } from './office/read-docx.ts';
import { readOds, readOdt } from './office/read-odf.ts';
import { readXlsx } from './office/read-xlsx.ts';
import { decodeText } from './text/decode-text.ts';
import { readCsv } from './text/read-csv.ts';
import { findCharset, readHtml } from './text/read-html.ts';
import { readRtf } from './text/read-rtf.ts';

/** Reads the content of a document without pages. */
export async function readFlow(path: string, type: FlowType, maxPages: number): Promise<Flow> {
	switch (type) {
		case 'docx':
			return { kind: 'text', blocks: await readDocx(path) };
		case 'odt':
			return { kind: 'text', blocks: await readOdt(path) };
		case 'xlsx':
			return { kind: 'sheets', sheets: await readXlsx(path, maxPages) };
		case 'ods':
			return { kind: 'sheets', sheets: await readOds(path, maxPages) };
		case 'csv':
			return { kind: 'sheets', sheets: [readCsv(decodeText(await readFile(path)), maxPages)] };
		case 'rtf':
			return { kind: 'text', blocks: readRtf(await readFile(path, 'latin1')) };
		case 'html': {
			const bytes = await readFile(path);
			return { kind: 'text', blocks: readHtml(decodeText(bytes, findCharset(bytes))) };
		}
		case 'md': {
			const html = await marked.parse(decodeText(await readFile(path)));
			return { kind: 'text', blocks: readHtml(html) };
		}
		case 'txt':
			return { kind: 'text', blocks: [{ kind: 'fixed', text: decodeText(await readFile(path)) }] };
	}
}
