import type { OutputPiece } from './piece.ts';

/** Characters with a meaning in Markdown or HTML. */
const SPECIAL = /[\\`*_[\]<>|~]/g;
/** At the start of a line: headings, quotes, lists, numbers, rules. */
const STARTS = /^(?:[#>+=-]|\d{1,9}(?=[.)]))/;

/** One piece as Markdown, without the empty line after it. Pure. */
export function writePiece(piece: OutputPiece): string {
	switch (piece.kind) {
		case 'heading':
			return `${'#'.repeat(piece.level)} ${escape(piece.text)}`;
		case 'item':
			return `${piece.marker} ${escapeLine(piece.text)}`;
		case 'paragraph':
			return escapeLine(piece.text);
		case 'table':
			return writeTable(piece.rows);
	}
}

/** The first row of a table, which is its head, and the line below it. */
export function writeHead(rows: readonly string[][]): string {
	const [head = []] = rows;
	return `${writeRow(head)}\n|${' --- |'.repeat(Math.max(1, head.length))}`;
}

export function writeRow(cells: readonly string[]): string {
	return `| ${cells.map((cell) => escape(cell).replace(/\s+/g, ' ').trim()).join(' | ')} |`;
}

function writeTable(rows: readonly string[][]): string {
	return [writeHead(rows), ...rows.slice(1).map(writeRow)].join('\n');
}

/** The separator of two pieces. Items of a list are not separated by an empty line. */
export function separate(one: OutputPiece, next: OutputPiece): string {
	return one.kind === 'item' && next.kind === 'item' ? '\n' : '\n\n';
}

/** A document as Markdown. Each page begins with a marker. Pure. */
export function writeMarkdown(pieces: readonly OutputPiece[], pages: readonly number[]): string {
	const byPage = Map.groupBy(pieces, ({ page }) => page);
	return pages
		.map((page) => {
			const own = byPage.get(page) ?? [];
			const body = own.map((piece, i) => {
				const next = own[i + 1];
				return writePiece(piece) + (next ? separate(piece, next) : '\n');
			});
			return `<!-- page ${page + 1} -->\n\n${body.join('')}`;
		})
		.join('\n');
}

function escape(text: string): string {
	return text.replace(SPECIAL, String.raw`\$&`);
}

function escapeLine(text: string): string {
	const [start = ''] = STARTS.exec(text) ?? [];
	if (start === '') return escape(text);
	const isNumber = /\d/.test(start);
	// Escape the dot after the number, not the number.
	return isNumber
		? `${start}\\${escape(text.slice(start.length))}`
		: `\\${start}${escape(text.slice(1))}`;
}
