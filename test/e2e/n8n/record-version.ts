import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../support/run-node.ts';

/** How a version of n8n did in a complete run. */
export type VersionRow = { n8n: string; node: string; passed: number; failed: number };

const BEGIN = '<!-- n8n versions: npm run test:e2e:n8n -- --versions=all --record -->';
const END = '<!-- end of n8n versions -->';
const HEAD = ['n8n', 'Node', 'Checks that held'];
const ROW = /^\| \d+\.\d+\.\d+ /;

/** The text with the row of this version, newest version first. */
export function writeRow(text: string, { n8n, node, passed, failed }: VersionRow): string {
	const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
	if (from < 0 || to < from) throw new Error('README.md has no place for the versions of n8n');
	const known = text
		.slice(from, to)
		.split('\n')
		.filter((line) => ROW.test(line))
		.map(readCells);
	const own = [n8n, node, `${passed} of ${passed + failed}`];
	const rows = [own, ...known.filter(([version]) => version !== n8n)].toSorted(
		([a = ''], [b = '']) => b.localeCompare(a, 'en', { numeric: true }),
	);
	return `${text.slice(0, from)}${BEGIN}\n\n${writeTable([HEAD, ...rows])}\n\n${text.slice(to)}`;
}

function readCells(line: string): string[] {
	return line
		.split('|')
		.slice(1, -1)
		.map((cell) => cell.trim());
}

/** Padded, as the formatter wants it. */
function writeTable(rows: readonly string[][]): string {
	const widths = HEAD.map((_, at) => Math.max(3, ...rows.map((cells) => cells[at]?.length ?? 0)));
	const write = (cells: readonly string[]) =>
		`| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
	const [head = [], ...others] = rows;
	return [head, widths.map((width) => '-'.repeat(width)), ...others].map(write).join('\n');
}

/** Notes in the README how a version did. */
export async function recordVersion(row: VersionRow): Promise<void> {
	const path = join(root, 'README.md');
	await writeFile(path, writeRow(await readFile(path, 'utf8'), row));
}
