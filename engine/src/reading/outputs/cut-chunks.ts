import type { Box } from '../../model/document.ts';
import { maxOf } from '../../model/extremes.ts';
import type { OutputChunk, OutputPlace } from '../../model/output.ts';
import type { OutputPiece } from './piece.ts';
import { separate, writeHead, writePiece, writeRow } from './write-markdown.ts';

/** A box of a page as it was read, on the page as it was sent. */
type PlaceBox = (page: number, box: Box) => OutputPlace;

/** A part of a piece that is not split further. */
type Part = { piece: OutputPiece; text: string };
type Open = { parts: Part[]; length: number; headings: string[] };

/**
 * Cuts a document into chunks of at most `characters` characters of Markdown. A chunk begins at a heading where
 * possible. A table that is split repeats its head. Pure.
 */
export function cutChunks(
	pieces: readonly OutputPiece[],
	characters: number,
	place: PlaceBox,
): OutputChunk[] {
	const chunks: OutputChunk[] = [];
	const trail: { level: number; text: string }[] = [];
	let open: Open = { parts: [], length: 0, headings: [] };

	function close(): void {
		// A heading at the end of a chunk moves to the next one.
		const kept = open.parts.findLastIndex(({ piece }) => piece.kind !== 'heading') + 1;
		const own = kept === 0 ? open.parts : open.parts.slice(0, kept);
		const carried = kept === 0 ? [] : open.parts.slice(kept);
		if (own.length > 0) chunks.push(toChunk(own, open.headings, chunks.length, place));
		const carriedLength = carried.reduce((sum, { text }) => sum + text.length + 2, 0);
		const isLong = carriedLength > characters / 2;
		if (isLong) chunks.push(toChunk(carried, open.headings, chunks.length, place));
		open = isLong
			? { parts: [], length: 0, headings: [] }
			: { parts: carried, length: carriedLength, headings: trailTexts() };
	}

	function trailTexts(): string[] {
		return trail.map(({ text }) => text);
	}

	for (const piece of pieces) {
		if (piece.kind === 'heading') {
			while ((trail.at(-1)?.level ?? 0) >= piece.level) trail.pop();
			// A new section begins a new chunk once the previous one is half full.
			if (open.length > characters / 2) close();
		}
		for (const text of cutPiece(piece, characters)) {
			if (open.parts.length > 0 && open.length + text.length + 2 > characters) close();
			if (open.parts.length === 0) open.headings = trailTexts();
			open.parts.push({ piece, text });
			open.length += text.length + 2;
		}
		if (piece.kind === 'heading') trail.push(piece);
	}
	while (open.parts.length > 0) close();
	return chunks;
}

/** The Markdown of a piece in parts that fit into a chunk. */
function cutPiece(piece: OutputPiece, characters: number): string[] {
	const whole = writePiece(piece);
	if (whole.length <= characters) return [whole];
	if (piece.kind !== 'table') return cutText(whole, characters);
	const head = writeHead(piece.rows);
	// If the head alone fills a chunk, there is no room for rows.
	if (head.length > characters / 2) return cutText(whole, characters);
	const parts: string[] = [];
	let open = '';
	for (const row of piece.rows
		.slice(1)
		.flatMap((cells) => cutText(writeRow(cells), characters - head.length - 1))) {
		if (open !== '' && open.length + row.length + 1 > characters) {
			parts.push(open);
			open = '';
		}
		open = `${open === '' ? head : open}\n${row}`;
	}
	return [...parts, open === '' ? head : open];
}

/** Cuts after a sentence if possible, otherwise between words, otherwise anywhere. */
function cutText(text: string, characters: number): string[] {
	const parts: string[] = [];
	let rest = text;
	while (rest.length > characters) {
		const window = rest.slice(0, characters + 1);
		const sentence = maxOf(['. ', '! ', '? ', '\n'].map((end) => window.lastIndexOf(end)));
		const space = window.lastIndexOf(' ');
		const at =
			sentence > characters / 2 ? sentence + 1 : space > characters / 2 ? space : characters;
		parts.push(rest.slice(0, at).trimEnd());
		rest = rest.slice(at).trimStart();
	}
	return rest === '' ? parts : [...parts, rest];
}

function toChunk(
	parts: readonly Part[],
	headings: string[],
	index: number,
	place: PlaceBox,
): OutputChunk {
	const texts = parts.map(({ piece, text }, i) => {
		const next = parts[i + 1];
		return next ? text + separate(piece, next.piece) : text;
	});
	const pieces = [...new Set(parts.map(({ piece }) => piece))];
	return {
		index,
		text: texts.join(''),
		headings,
		page: (pieces[0]?.page ?? 0) + 1,
		boxes: pieces.map(({ page, box }) => place(page, box)),
	};
}
