import { readFile } from 'node:fs/promises';
import unzipper from 'unzipper';

export type Row = Record<string, string>;

/** The rows of a CSV file, keyed by its header. */
export async function readCsv(path: string): Promise<Row[]> {
	const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
	const lines: string[][] = [[]];
	for (const [, quoted, plain, end] of text.matchAll(
		/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
	)) {
		lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
		if (end === '') break;
		if (end !== ',') lines.push([]);
	}
	return byHeading(lines.filter((cells) => cells.length > 1 || cells[0] !== ''));
}

/** The rows of the first sheet of an .xlsx file, keyed by its first row. */
export async function readXlsx(path: string): Promise<Row[]> {
	const archive = await unzipper.Open.file(path);
	const read = async (name: string): Promise<string> => {
		const file = archive.files.find((one) => one.path === name);
		return file ? (await file.buffer()).toString('utf8') : '';
	};
	const shared = [...(await read('xl/sharedStrings.xml')).matchAll(/<si>(.*?)<\/si>/gs)].map(
		([, entry = '']) => textIn(entry),
	);
	const sheet = await read('xl/worksheets/sheet1.xml');
	const lines = [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
		const cells: (string | undefined)[] = [];
		for (const [, attributes = '', content = ''] of row.matchAll(
			/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
		)) {
			const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? '';
			const isShared = attributes.includes('t="s"');
			cells[columnOf(attributes)] = isShared
				? (shared[Number(value)] ?? '')
				: value === ''
					? textIn(content)
					: unescape(value);
		}
		return Array.from(cells, (cell) => cell ?? '');
	});
	return byHeading(lines);
}

function byHeading([heading = [], ...rows]: string[][]): Row[] {
	return rows.map((cells) =>
		Object.fromEntries(heading.map((name, index) => [name, cells[index] ?? ''])),
	);
}

/** Empty cells are left out, so the column comes from the cell reference: A1 is the first. */
function columnOf(attributes: string): number {
	const letters = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A';
	return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textIn(xml: string): string {
	return unescape([...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join(''));
}

function unescape(text: string): string {
	return text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&apos;', "'")
		.replaceAll('&amp;', '&');
}
