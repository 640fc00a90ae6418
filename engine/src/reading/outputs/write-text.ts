import type { OutputPiece } from './piece.ts';

/** A document as plain text: cells are separated by tabs, pages by form feeds. Pure. */
export function writeText(pieces: readonly OutputPiece[], pages: readonly number[]): string {
	const byPage = Map.groupBy(pieces, ({ page }) => page);
	const texts = pages.map((page) => {
		const own = byPage.get(page) ?? [];
		return own.map((piece) => `${toText(piece)}\n`).join('');
	});
	return texts.join('\f');
}

function toText(piece: OutputPiece): string {
	if (piece.kind === 'table') return piece.rows.map((row) => row.join('\t')).join('\n');
	return piece.kind === 'item' ? `${piece.marker} ${piece.text}` : piece.text;
}
