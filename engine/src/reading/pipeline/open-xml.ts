import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../../model/document.ts';
import { problem } from '../../model/problem.ts';
import type { DocumentRecord } from '../../model/record.ts';
import { listInvoices, readInvoice } from '../structured/read-invoice.ts';
import { setOut } from '../structured/set-out.ts';
import { splitInvoices } from '../structured/split-invoices.ts';
import type { SplitLimits } from '../structured/split-invoices.ts';
import { readXml, UnusableXml } from '../structured/xml/read-xml.ts';

/** Reads an e-invoice without pages: its record, and pages rendered from it. */
export async function openXml(
	path: string,
	maxPages: number,
): Promise<{ pages: Page[]; records: DocumentRecord[]; notes: string[] }> {
	const bytes = await readFile(path);
	const root = orUnusable(() => readXml(bytes));
	const records = [orUnusable(() => readInvoice(root, true))];
	const { length: invoices } = listInvoices(root);
	return {
		pages: setOut(root, maxPages),
		records,
		notes:
			invoices > 1 ? [`The XML holds ${invoices} invoices, and the values are of the first.`] : [],
	};
}

/** Writes the invoices of an XML file with several to files in a folder. */
export async function unpackInvoices(
	path: string,
	into: string,
	limits: SplitLimits,
): Promise<{ path: string; filename: null }[]> {
	const bytes = await readFile(path);
	const invoices = orUnusable(() => splitInvoices(bytes, limits));
	const parts: { path: string; filename: null }[] = [];
	for (const invoice of invoices) {
		const part = join(into, randomUUID());
		await writeFile(part, invoice, { mode: 0o600 });
		parts.push({ path: part, filename: null });
	}
	return parts;
}

function orUnusable<T>(read: () => T): T {
	try {
		return read();
	} catch (error) {
		if (error instanceof UnusableXml) throw problem('XML_UNUSABLE', { why: error.message });
		throw error;
	}
}
