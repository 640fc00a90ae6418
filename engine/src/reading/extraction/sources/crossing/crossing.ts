import type { Segment } from '../../../../model/layout.ts';
import { foldedText } from '../../document.ts';
import type { Document } from '../../document.ts';
import { PRIORS } from '../../models/priors.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { isSameWord, isSilent, readTokens, weightOf } from '../../lexicon/read-words.ts';
import type { Token } from '../../lexicon/read-words.ts';
import { mainConcept, parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { isPlaceholder, readQuestion } from '../../request/read-question.ts';
import { toProposal } from '../../source.ts';
import type { Proposal, Source } from '../../source.ts';
import { findTableCells } from './find-table-cells.ts';
import type { TableCell } from './find-table-cells.ts';

const { literal, perShare, meant, perMatch } = PRIORS.crossing;
/** Minimum match of a label that names a row or a column by meaning only, and its minimum lead over the second best. */
const [MIN_MATCH, MIN_LEAD] = [0.6, 0.12];
/** Minimum share of the field's words, by weight, that name the cell. */
const MIN_SHARE = 0.55;
const KINDS: ReadonlySet<Kind> = new Set(['amount', 'percent', 'quantity', 'text']);
/** Strength of a concept that a field names. */
const SURE_MEANING = 0.95;
const YEAR = /^(?:19|20)\d\d$/u;
const NUMBER = /^\d{1,3}$/u;

/** Finds the cell that a field names by its row and its column: "revenue in 1984", "points of Concordia". */
export const crossing: Source = {
	name: 'crossing',
	wants: (field) => {
		const { definition, kind, inRow, party } = field;
		// Texts of a known concept are found by their labels.
		const isOpen = definition.type === 'number' || mainConcept(field) === undefined;
		return isOpen && definition.type !== 'boolean' && KINDS.has(kind) && !inRow && party === null;
	},
	propose: (document, fields) => {
		if (fields.length === 0) return [];
		const tables = document.fact(groupTables);
		if (tables.length === 0) return [];
		return fields.flatMap((field) => {
			const wanted = wordsOf(field);
			if (wanted.length < 2 || (isKnown(field) && !wanted.some(isNumber))) return [];
			const found = tables
				.flatMap((table) => findCell(document, field, wanted, table) ?? [])
				.sort((a, b) => b.confidence - a.confidence)[0];
			const { text } = found?.cell.segment ?? {};
			const isFigure = text !== undefined && /\d/u.test(text) && !/\p{L}{3}/u.test(text);
			const value = isFigure ? parseFor(field, text, document) : undefined;
			return found && value !== undefined ? [propose(field, value, found)] : [];
		});
	},
};

/** The rows and columns of a table. */
type Table = { rows: Side[]; columns: Side[] };

/** The tables of a document, with their heads read once for all fields. */
function groupTables(document: Document): Table[] {
	const tables = new Map<Segment, TableCell[]>();
	for (const cell of document.fact(findTableCells)) {
		const known = tables.get(cell.table);
		if (known) known.push(cell);
		else tables.set(cell.table, [cell]);
	}
	return [...tables.values()]
		.filter((cells) => new Set(cells.map(columnOf)).size > 1)
		.map((cells) => ({
			rows: sidesOf(cells, ({ rowHead, group }) => (group ? [rowHead, group] : [rowHead])),
			columns: sidesOf(cells, ({ columnHeads }) => columnHeads),
		}));
}

const columnOf = ({ columnHeads }: TableCell): Segment | undefined => columnHeads[0];

/** Whether a field has a known concept, such as a total. Its label is better evidence than a row head and a column head. */
function isKnown({ concepts }: Field): boolean {
	const [strength = 0] = concepts.values();
	return strength >= SURE_MEANING;
}

const isNumber = ({ text }: Token) => NUMBER.test(text) || YEAR.test(text);

/** The words that name the value of a field, each once. */
function wordsOf({ path, definition: { description = '' } }: Field): Token[] {
	const name = path.at(-1) ?? '';
	const asked = readQuestion(description)?.phrase ?? description;
	const texts = [...path.slice(0, -1), isPlaceholder(name) ? '' : name, asked];
	const tokens = texts.flatMap((text) => readTokens(text.replaceAll(/(?<=\p{L})(?=\d)/gu, ' ')));
	const words = tokens.filter((token) => weigh(token) >= 0.3 && !isSilent(token));
	return words.filter((token, i) => words.findIndex((one) => isSameWord(one, token)) === i);
}

/** The weight of a word. Numbers count, because they distinguish rows and columns: "week 4". */
function weigh(token: Token): number {
	if (YEAR.test(token.text)) return 1;
	return NUMBER.test(token.text) ? 0.4 : weightOf(token);
}

type Crossed = { cell: TableCell; confidence: number };
/** A head that names a row or a column, by its words or by its meaning. */
type Side = { heads: readonly Segment[]; said: readonly Token[][]; cells: TableCell[] };

function findCell(
	document: Document,
	field: Field,
	wanted: readonly Token[],
	{ rows, columns }: Table,
): Crossed | undefined {
	const row = bestSide(rows, wanted);
	const column = bestSide(columns, wanted);
	if (!row && !column) return undefined;
	if (row && column) {
		const words = new Set([...row.words, ...column.words]);
		// Words that name the row cannot name the column as well.
		if (words.size < 2 || words.size === Math.max(row.words.length, column.words.length))
			return undefined;
		const cell = row.side.cells.find((one) => column.side.cells.includes(one));
		const heads = [...row.side.said, ...column.side.said];
		const named = wanted.filter((word) => hasWord(heads, word));
		// Words printed elsewhere, such as in the title of the table, are no evidence for or against the cell.
		const page = document.fact(foldedText);
		const counted = wanted.filter((word) => named.includes(word) || !page.includes(word.text));
		const share = weighAll(named) / weighAll(counted);
		return cell && share >= MIN_SHARE
			? { cell, confidence: literal + perShare * share }
			: undefined;
	}
	const known = row ?? column;
	const others = (row ? columns : rows).filter(({ cells: own }) =>
		own.some((one) => known?.side.cells.includes(one)),
	);
	const side = bestMeant(document, field, others);
	const cell = side?.cells.find((one) => known?.side.cells.includes(one));
	return cell && side && { cell, confidence: meant + perMatch * side.match };
}

/** Cells of one row or one column, by the nearest of its heads. */
function sidesOf(
	cells: readonly TableCell[],
	headsOf: (cell: TableCell) => readonly Segment[],
): Side[] {
	const sides = new Map<Segment, Side>();
	for (const cell of cells) {
		const heads = headsOf(cell);
		const [nearest] = heads;
		if (!nearest) continue;
		const side = sides.get(nearest);
		if (side) side.cells.push(cell);
		else {
			const said = heads.map(({ text }) => readTokens(text));
			sides.set(nearest, { heads, said, cells: [cell] });
		}
	}
	return [...sides.values()];
}

/**
 * The side with most of the wanted words, not counting words that all sides share; undefined if two sides are equally
 * good.
 */
function bestSide(
	sides: readonly Side[],
	wanted: readonly Token[],
): { side: Side; words: Token[] } | undefined {
	const counts = new Map(
		wanted.map((word) => [word, sides.filter(({ said }) => hasWord(said, word)).length]),
	);
	const telling = wanted.filter((word) => {
		const count = counts.get(word) ?? 0;
		return count > 0 && count < sides.length;
	});
	const scored = sides.map((side) => {
		const words = telling.filter((word) => hasWord(side.said, word));
		const [own = []] = side.said;
		// Of two rows with the same wanted words, prefer the one with fewer other words.
		const others = own.filter(
			(token) => !isSilent(token) && !words.some((word) => isSame(token, word)),
		);
		return { side, words, score: weighAll(words) - 0.2 * Math.min(1, weighAll(others)) };
	});
	const [best, next] = scored.toSorted((a, b) => b.score - a.score);
	if (!best || best.words.length === 0 || best.score <= 0) return undefined;
	return next && next.words.length > 0 && best.score - next.score < 0.05 ? undefined : best;
}

function hasWord(heads: readonly Token[][], word: Token): boolean {
	return heads.some((tokens) => tokens.some((token) => isSame(token, word)));
}

/** Whether two words are the same, or one is the other with an ending. */
function isSame(one: Token, other: Token): boolean {
	if (isSameWord(one, other)) return true;
	const [short, long] = [one.text, other.text].sort((a, b) => a.length - b.length);
	if (short === undefined || long === undefined || /\d/u.test(long)) return false;
	return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short);
}

function weighAll(tokens: readonly Token[]): number {
	return tokens.reduce((sum, token) => sum + weigh(token), 0);
}

function bestMeant(
	document: Document,
	field: Field,
	sides: readonly Side[],
): (Side & { match: number }) | undefined {
	const compare = document.compareLabels(field);
	const [best, next] = sides
		.map((side) => {
			const [head] = side.heads;
			const match = head ? compare(document.readLabel(head.text, 'start')).own : 0;
			return { ...side, match };
		})
		.sort((a, b) => b.match - a.match);
	if (!best || best.match < MIN_MATCH) return undefined;
	return next && best.match - next.match < MIN_LEAD ? undefined : best;
}

function propose(field: Field, value: unknown, { cell, confidence }: Crossed): Proposal {
	const { page, box, text } = cell.segment;
	return toProposal(field, value, { page, box, raw: text, confidence });
}
