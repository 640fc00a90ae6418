import type { Page } from '../../../model/document.ts';
import { BLANK_KIND, SURE_BOUNDARY_FROM, toPiece } from '../../../model/piece.ts';
import type { FilePiece } from '../../../model/piece.ts';
import type { Models } from '../../extraction/models/create-models.ts';
import { sortPages } from '../../sorting/sort-pages.ts';
import type { DocumentPiece, TemplateProfile } from '../../sorting/sort-pages.ts';

/** The kind of the pages that a template was named for, and the note about it. */
type Judged = { piece: FilePiece; notes: string[] };

/** Maximum documents of a file that a note lists. */
const MAX_LISTED = 5;
/** The first pages show the kind of a document. */
const QUIET_PAGES = 3;

/**
 * Judges the kind of a document from words that were read for its values. In a file with several documents,
 * judges the first one that fits the template, because its values are the likeliest to be read. `isQuiet`:
 * looks at the first pages only and writes no note.
 */
export async function judgeKind(
	all: readonly Page[],
	profile: TemplateProfile,
	models: Models,
	isQuiet = false,
): Promise<Judged | undefined> {
	const pages = isQuiet ? all.slice(0, QUIET_PAGES) : all;
	// The sorting numbers pages by their place among those that were read.
	const counted = pages.map((page, index) => ({ ...page, index }));
	const found = await sortPages(counted, { split: { by: 'auto' }, templates: [profile], models });
	const written = found.filter(({ kind }) => kind !== BLANK_KIND);
	const own = written.find(({ templateId }) => templateId !== null) ?? written[0] ?? found[0];
	if (!own) return undefined;
	const numberOf = (place: number) => (pages[place - 1]?.index ?? 0) + 1;
	const placed = written.map((one) => ({
		...one,
		pages: { from: numberOf(one.pages.from), to: numberOf(one.pages.to) },
	}));
	const isSure = written.slice(1).every((one) => one.boundaryConfidence >= SURE_BOUNDARY_FROM);
	const notes = placed.length > 1 && isSure && !isQuiet ? [noteOf(placed)] : [];
	const { from, to } = own.pages;
	return { piece: toPiece({ ...own, pages: { from: numberOf(from), to: numberOf(to) } }), notes };
}

function noteOf(documents: readonly DocumentPiece[]): string {
	const listed = documents.slice(0, MAX_LISTED).map(({ pages: { from, to }, kind }) => {
		const place = from === to ? `page ${from}` : `pages ${from}-${to}`;
		return `${place} (${kind})`;
	});
	const more = documents.length > MAX_LISTED ? ', …' : '';
	return `The file seems to hold ${documents.length} documents: ${listed.join(', ')}${more}. With templateId=auto or split=auto, each is read on its own.`;
}
