import type { Segment } from '../../../../model/layout.ts';
import { foldedText } from '../../document.ts';
import type { Document, Fact } from '../../document.ts';
import { findNamedInFull } from '../../labelled/named-in-full.ts';
import { PRIORS } from '../../models/priors.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { isSameWord, isSilent, readTokens, weightOf } from '../../lexicon/read-words.ts';
import type { Token } from '../../lexicon/read-words.ts';
import { mainConcept, parseFor } from '../../request/read-fields.ts';
import { joinGroups } from '../../values/join-groups.ts';
import type { Scalar } from '../../values/parse-value.ts';
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
		// Few fields name both a row and a column; for the others, no table is read.
		const crossed = fields.flatMap((field) => {
			const wanted = wordsOf(field);
			const isCrossed = wanted.length >= 2 && (!isKnown(field) || wanted.some(isNumber));
			return isCrossed ? [{ field, wanted }] : [];
		});
		if (crossed.length === 0) return [];
		const tables = document.fact(groupTables);
		if (tables.length === 0) return [];
		return crossed.flatMap(({ field, wanted }) => {
			const found = tables
				.flatMap((table) => findCell(document, field, wanted, table) ?? [])
				.sort((a, b) => b.confidence - a.confidence)[0];
			const { text } = found?.cell.segment ?? {};
			const isFigure = text !== undefined && /\d/u.test(text) && !/\p{L}{3}/u.test(text);
			const value = isFigure ? parseFigure(document, field, text) : undefined;
			if (!found || value === undefined) return [];
			const isNamed = findNamedInFull(document, field, { needsColon: true }).length > 0;
			return isNamed ? [] : [propose(field, value, found)];
		});
	},
};

/** A text is returned as printed, a number with its groups of digits joined: "76 914". */
function parseFigure(document: Document, field: Field, text: string): Scalar | undefined {
	return parseFor(field, field.definition.type === 'number' ? joinGroups(text) : text, document);
}

/** The rows and columns of a table. */
type Table = { rows: Sides; columns: Sides };
/** Heads by the beginnings and lemmas of their words. */
type Sides = { all: Side[]; byKey: ReadonlyMap<string, readonly Side[]> };
/** Documents with more tables are read only up to here, and fields are not compared by meaning with more heads. */
const [MAX_TABLES, MAX_COMPARED] = [400, 80];

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
		.slice(0, MAX_TABLES)
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
type Side = { heads: readonly Segment[]; said: readonly Token[][]; cells: Set<TableCell> };

/** Whether a word is printed anywhere in the document, cached, because every table asks for it. */
const isPrinted: Fact<(word: string) => boolean> = (document) => {
	const known = new Map<string, boolean>();
	return (word) => {
		const found = known.get(word) ?? document.fact(foldedText).includes(word);
		known.set(word, found);
		return found;
	};
};

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
		const cell = sharedCell(row.side, column.side);
		const heads = [...row.side.said, ...column.side.said];
		const named = wanted.filter((word) => hasWord(heads, word));
		// Words printed elsewhere, such as in the title of the table, are no evidence for or against the cell.
		const isOnPage = document.fact(isPrinted);
		const counted = wanted.filter((word) => named.includes(word) || !isOnPage(word.text));
		const share = weighAll(named) / weighAll(counted);
		return cell && share >= MIN_SHARE
			? { cell, confidence: literal + perShare * share }
			: undefined;
	}
	const known = (row ?? column)?.side;
	const others = (row ? columns : rows).all.filter((side) => known && sharedCell(known, side));
	if (others.length > MAX_COMPARED) return undefined;
	const side = bestMeant(document, field, others);
	const cell = known && side && sharedCell(known, side);
	return cell && { cell, confidence: meant + perMatch * side.match };
}

/** The first cell that a row and a column share. */
function sharedCell({ cells: some }: Side, { cells: others }: Side): TableCell | undefined {
	const [fewer, more] = some.size < others.size ? [some, others] : [others, some];
	for (const cell of fewer) if (more.has(cell)) return cell;
	return undefined;
}

/** Cells of one row or one column, by the nearest of its heads. */
function sidesOf(
	cells: readonly TableCell[],
	headsOf: (cell: TableCell) => readonly Segment[],
): Sides {
	const sides = new Map<Segment, Side>();
	for (const cell of cells) {
		const heads = headsOf(cell);
		const [nearest] = heads;
		if (!nearest) continue;
		const side = sides.get(nearest);
		if (side) side.cells.add(cell);
		else {
			const said = heads.map(({ text }) => readTokens(text));
			sides.set(nearest, { heads, said, cells: new Set([cell]) });
		}
	}
	const byKey = new Map<string, Side[]>();
	for (const side of sides.values()) {
		for (const key of new Set(side.said.flat().flatMap(keysOf))) {
			const own = byKey.get(key);
			if (own) own.push(side);
			else byKey.set(key, [side]);
		}
	}
	return { all: [...sides.values()], byKey };
}

/** Words that are the same share at least one key. */
function keysOf({ text, lemmas }: Token): string[] {
	return [text.slice(0, MIN_SHARED_LETTERS), ...lemmas.map((lemma) => `lemma ${lemma}`)];
}

/**
 * The side with most of the wanted words, not counting words that all sides share; undefined if two sides are equally
 * good.
 */
function bestSide(
	{ all, byKey }: Sides,
	wanted: readonly Token[],
): { side: Side; words: Token[] } | undefined {
	const wordsOfSide = new Map<Side, Token[]>();
	for (const word of wanted) {
		const alike = new Set(keysOf(word).flatMap((key) => byKey.get(key) ?? []));
		const named = [...alike].filter(({ said }) => hasWord(said, word));
		if (named.length === all.length) continue;
		for (const side of named) wordsOfSide.set(side, [...(wordsOfSide.get(side) ?? []), word]);
	}
	const scored = [...wordsOfSide].map(([side, words]) => {
		const [own = []] = side.said;
		// Of two rows with the same wanted words, prefer the one with fewer other words.
		const others = own.filter(
			(token) => !isSilent(token) && !words.some((word) => isSame(token, word)),
		);
		return { side, words, score: weighAll(words) - 0.2 * Math.min(1, weighAll(others)) };
	});
	const [best, next] = scored.sort((a, b) => b.score - a.score);
	if (!best || best.score <= 0) return undefined;
	return next && best.score - next.score < 0.05 ? undefined : best;
}

function hasWord(heads: readonly Token[][], word: Token): boolean {
	return heads.some((tokens) => tokens.some((token) => isSame(token, word)));
}

const MIN_SHARED_LETTERS = 4;

/** Whether two words are the same, or one is the other with an ending. */
function isSame(one: Token, other: Token): boolean {
	if (isSameWord(one, other)) return true;
	const [short, long] = [one.text, other.text].sort((a, b) => a.length - b.length);
	if (short === undefined || long === undefined || /\d/u.test(long)) return false;
	return (
		short.length >= MIN_SHARED_LETTERS && long.length - short.length <= 2 && long.startsWith(short)
	);
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
