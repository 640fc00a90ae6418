import type { PageRange, Piece } from '../api/types.ts';
import { AUTO } from './name-piece.ts';

/** A document as a person divides a file; `templateId`: null for none, `auto` for the one that fits. */
export type Part = PageRange & { templateId: string | null };
export type Division = readonly Part[];

export function toDivision(pieces: readonly Pick<Piece, 'pages' | 'templateId'>[]): Division {
	return pieces.map(({ pages, templateId }) => ({ ...pages, templateId }));
}

/** Whether a document begins on a page. */
export function beginsOn(division: Division, page: number): boolean {
	return division.some(({ from }) => from === page);
}

/** A document begins on `page`, too. Which template reads it is open. */
export function splitBefore(division: Division, page: number): Division {
	return division.flatMap((part) =>
		part.from < page && page <= part.to
			? [
					{ ...part, to: page - 1 },
					{ from: page, to: part.to, templateId: AUTO },
				]
			: [part],
	);
}

/** The document that begins on `page` joins the one before it. Pages that were not read keep them apart. */
export function mergeBefore(division: Division, page: number): Division {
	const at = division.findIndex(({ from }) => from === page);
	const [before, here] = [division[at - 1], division[at]];
	if (!before || !here || before.to !== page - 1) return division;
	const joined = { ...before, to: here.to, templateId: before.templateId ?? here.templateId };
	return [...division.slice(0, at - 1), joined, ...division.slice(at + 1)];
}

/** The boundary before `page` comes before `to`, as far as both documents keep a page. */
export function moveBoundary(division: Division, page: number, to: number): Division {
	const at = division.findIndex(({ from }) => from === page);
	const [before, here] = [division[at - 1], division[at]];
	if (!before || !here || before.to !== page - 1) return division;
	const next = Math.min(Math.max(to, before.from + 1), here.to);
	return division.map((part, i) => {
		if (i === at - 1) return { ...part, to: next - 1 };
		return i === at ? { ...part, from: next } : part;
	});
}

/** Another template reads the document that begins on `page`. */
export function chooseTemplate(
	division: Division,
	page: number,
	templateId: string | null,
): Division {
	return division.map((part) => (part.from === page ? { ...part, templateId } : part));
}

export function isSame(one: Division, other: Division): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** As the engine takes it. */
export function toRequest(division: Division) {
	const [only, ...others] = division;
	const ranges = division.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
	// A number alone would be a count of pages.
	const split = only && others.length === 0 ? `${only.from}-${only.to}` : ranges.join();
	return { split, templates: division.map(({ templateId }) => templateId) };
}
