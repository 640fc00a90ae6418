import { isSameAmount } from '../../../../model/amount.ts';
import { middleY } from '../../../../model/geometry.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import { CURRENCY_WORDS } from '../../lexicon/terms/money.ts';
import type { Box } from '../../../../model/document.ts';
import type { Line, PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import type { Field } from '../../request/read-fields.ts';
import { openDates } from '../../labelled/find-values.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { kindOfConcept } from '../../lexicon/concepts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import type { ItemValue } from '../tables/item-value.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import { isQuantityOnly, multipliesTo, readPricedLine } from './read-priced-line.ts';
import type { PricedLine } from './read-priced-line.ts';

type Article = {
	text: string;
	code: string | undefined;
	quantity: number | undefined;
	price: number | undefined;
	isWeight: boolean;
	total: number;
	rate: number | undefined;
	/** The sign of its tax rate after the amount: "1,28 B". */
	mark: string | undefined;
	/** The sum of the discounts below it. */
	discount: number | undefined;
	/** How much of the room up to its numbers its name fills. */
	filled: number;
	box: Box;
	page: number;
	raw: string;
};

/** Number of lines below the articles in which to look for the sum. */
const LINES_BELOW = 12;
const CURRENCY = new RegExp(`^${anyOf(CURRENCY_WORDS)}$`, 'u');
const LEADING_QUANTITY = /^(\d{1,3})\s?(?:[x×]\s?|\s)(?=\p{L})/iu;
const CODE = /^(?:[#*]?\d{5,14}|[A-Z]{1,4}-?\d{3}[\w-]*)\s+/u;
const CLOSING = new Set<ConceptName>([
	'grossTotal',
	'netTotal',
	'taxTotal',
	'amountDue',
	'amountPaid',
	'change',
	'cashGiven',
	'rounding',
]);

/** Reads articles and prices line by line, as on receipts and in tables without a head. */
export function readPricedLines(
	document: Document,
	fields: readonly Field[],
): { rows: ItemValue[][]; addsUp: boolean } {
	if (!fields.some(({ kind }) => kind === 'amount')) return { rows: [], addsUp: false };
	const { articles, sums } = document.fact(collectArticles);
	return { rows: articles.map((article) => toRow(article, fields)), addsUp: sums.length > 0 };
}

/** A line below the articles with their sum. */
type Sum = { label: string; value: number; raw: string; box: Box; page: number };

/** A longer document is no receipt. */
export const MAX_RECEIPT_PAGES = 10;

/** Finds the lines of a receipt with the sum of at least two articles. */
export function findSums(document: Document): Sum[] {
	if (document.pages.length > MAX_RECEIPT_PAGES) return [];
	const { articles, sums } = document.fact(collectArticles);
	return articles.length >= 2 ? sums : [];
}

/** Whether a segment is on the line of an article, if at least two articles add up to a sum below them. */
export function isOnArticle(document: Document, { page, box }: Segment): boolean {
	if (findSums(document).length === 0) return false;
	const middle = middleY(box);
	return document
		.fact(collectArticles)
		.articles.some((one) => one.page === page && middle > one.box.y0 && middle < one.box.y1);
}

type TextLine = { text: string; page: PageLayout; line: Line };
type ReadLine = TextLine & { priced: PricedLine | undefined };

/** State while reading the lines. */
type Gathered = {
	articles: Article[];
	/** The line above, if it is a text without an amount, and the code below it. */
	waiting: (TextLine & { code?: string }) | undefined;
	/** A quantity and a price for the article below them. */
	ahead: { quantity: number; price: number; isWeight: boolean } | undefined;
};

function collectArticles(document: Document): { articles: Article[]; sums: Sum[] } {
	const gathered: Gathered = { articles: [], waiting: undefined, ahead: undefined };
	const { articles } = gathered;
	const lines = document.pages.flatMap((page) =>
		page.lines.map((line): ReadLine => {
			const text = textOf(line);
			return { page, line, text, priced: readPricedLine(document, text) };
		}),
	);
	const isInColumn = findAmountColumn(lines);
	for (const [i, { page, line, text, priced }] of lines.entries()) {
		const parsed = priced && (priced.price !== undefined || isInColumn(line)) ? priced : undefined;
		const last = articles.at(-1);
		const isQuantity = parsed && isQuantityOnly(text, parsed);
		if (gathered.waiting && last && !(isQuantity && parsed.total !== undefined))
			continueName(gathered.waiting, last);
		if (parsed && closes(gathered, parsed)) {
			if (articles.length === 0) continue;
			const sum = articles.reduce((total, one) => total + one.total + (one.discount ?? 0), 0);
			const sums = lines.slice(i, i + LINES_BELOW).flatMap((below) => readSums(below, sum));
			return { articles, sums };
		}
		if (!parsed) gathered.waiting = waitWith(document, gathered, { text, page, line });
		else if (isQuantity) takeQuantity(gathered, parsed, { text, page, line });
		else takeArticle(gathered, parsed, { text, page, line });
	}
	return { articles, sums: [] };
}

/** How far left of the amounts an amount may end, as a share of the width of the text. */
const MAX_ASIDE = 0.2;
/** Fewer amounts make no column. */
const MIN_AMOUNTS = 4;

/** Whether a line reaches the column of the amounts. An amount before it belongs to a name: "Water 0.75". */
function findAmountColumn(lines: readonly ReadLine[]): (line: Line) => boolean {
	const boxes = lines.flatMap(({ line, priced }) => (priced ? [line.box] : []));
	if (boxes.length < MIN_AMOUNTS) return () => true;
	const ends = boxes.map(({ x1 }) => x1).sort((a, b) => a - b);
	const right = ends[Math.floor(ends.length / 2)] ?? 0;
	const left = boxes.reduce((least, { x0 }) => Math.min(least, x0), right);
	return ({ box }) => box.x1 >= right - MAX_ASIDE * (right - left);
}

const CODE_ONLY = /^[#*]?\d{6,14}$/u;

/** The text that an amount below it may belong to. A code below the name of an article is its code. */
function waitWith(document: Document, { waiting }: Gathered, at: TextLine): Gathered['waiting'] {
	if (waiting && CODE_ONLY.test(at.text)) return { ...waiting, line: at.line, code: at.text };
	const isDated = document.fact(openDates)(at.text).length > 0;
	return /\p{L}{3}/u.test(at.text) && !isDated ? at : undefined;
}

/** Whether a line ends the articles: it is labelled as a sum, or it is the sum of the articles above, without taxes. */
function closes({ articles, waiting }: Gathered, { text, price, total }: PricedLine): boolean {
	if (price !== undefined) return false;
	if (isClosing(text) || (text === '' && waiting && isClosing(waiting.text))) return true;
	if (total === undefined || total <= 0) return false;
	const sum = articles.reduce((all, one) => all + one.total + (one.discount ?? 0), 0);
	if (articles.length >= MIN_SUMMED && isSameAmount(sum, total)) return true;
	const last = articles.at(-1);
	if (!last || articles.length <= MIN_SUMMED || !isSameAmount(sum - last.total, total))
		return false;
	articles.pop();
	return true;
}

/** Minimum articles. The sum of fewer may be the price of another article. */
const MIN_SUMMED = 3;

/** Assigns "2 x 1.29" to the text above, to the article above with this total, or to the article below. */
function takeQuantity(
	gathered: Gathered,
	parsed: PricedLine,
	{ text, page, line }: TextLine,
): void {
	const { quantity, price, total, isWeight } = parsed;
	const { articles, waiting } = gathered;
	const last = articles.at(-1);
	if (quantity === undefined || price === undefined) return;
	if (total !== undefined && waiting) {
		articles.push(
			nameArticle(waiting, toArticle({ ...parsed, text: '', total }, page, line, text)),
		);
	} else if (last && last.quantity === undefined && multipliesTo(quantity, price, last.total)) {
		Object.assign(last, { quantity, price, isWeight });
	} else gathered.ahead = { quantity, price, isWeight };
	gathered.waiting = undefined;
}

function takeArticle(gathered: Gathered, parsed: PricedLine, { text, page, line }: TextLine): void {
	const { ahead, waiting } = gathered;
	const { total } = parsed;
	gathered.waiting = undefined;
	if (total === undefined) return;
	if (parsed.text === '') {
		// A lone amount belongs to a name and its code right above.
		if (waiting?.code === undefined || total <= 0) return;
		const article = toArticle({ ...parsed, total }, page, line, text);
		gathered.articles.push(nameArticle(waiting, article));
		return;
	}
	const last = gathered.articles.at(-1);
	if (last && total < 0 && isDiscount(parsed.text)) {
		last.discount = (last.discount ?? 0) + total;
		return;
	}
	const article = toArticle({ ...parsed, total }, page, line, text);
	if (ahead && article.quantity === undefined && multipliesTo(ahead.quantity, ahead.price, total))
		Object.assign(article, ahead);
	gathered.ahead = undefined;
	gathered.articles.push(article);
}

const BULLET = /^[–—•·*-]\s+/u;

function nameArticle({ text, code }: NonNullable<Gathered['waiting']>, article: Article): Article {
	const plain = text.replace(BULLET, '');
	const named = CODE.exec(plain)?.[0];
	return { ...article, text: plain.slice(named?.length ?? 0).trim(), code: code ?? named?.trim() };
}

/** Whether a text names a discount on the article above it. */
function isDiscount(text: string): boolean {
	return readTokens(text).some(({ lemmas }) => lemmas.includes('discount'));
}

function readSums({ page, line }: { page: PageLayout; line: Line }, sum: number): Sum[] {
	const text = textOf(line);
	return findAmounts(text)
		.filter(({ value }) => isSameAmount(value.number, sum))
		.map(({ start, end, value }) => ({
			label: text.slice(0, start),
			value: value.number,
			raw: text.slice(start, end),
			box: line.box,
			page: page.index,
		}));
}

function isClosing(label: string): boolean {
	const tokens = readTokens(label).filter(({ text }) => !/\d/.test(text) && !CURRENCY.test(text));
	if (tokens.length === 0 || tokens.length > 6) return false;
	return findConcepts(tokens).some(
		({ concept, from, to }) =>
			CLOSING.has(concept) && from <= 1 && (to - from) * 2 >= tokens.length,
	);
}

/** Whether a label is not an article: a date, an identifier, a means of payment. */
function isLabel(label: string): boolean {
	const tokens = readTokens(label);
	return findConcepts(tokens).some(({ concept, from, to }) => {
		const kind = kindOfConcept(concept);
		const isOther = kind !== 'amount' && kind !== 'text' && kind !== 'quantity';
		return isOther && from === 0 && to === tokens.length;
	});
}

function toArticle(
	{
		text,
		quantity,
		price,
		total,
		rate,
		mark,
		code: behind,
		isWeight,
	}: PricedLine & { total: number },
	page: PageLayout,
	line: Line,
	raw: string,
): Article {
	const code = CODE.exec(text)?.[0];
	const plain = code ? text.slice(code.length) : text;
	const before = quantity === undefined ? LEADING_QUANTITY.exec(plain) : null;
	return {
		text: plain
			.slice(before?.[0].length ?? 0)
			.replace(/\s+/g, ' ')
			.trim(),
		code: code?.trim() ?? behind,
		isWeight,
		quantity: quantity ?? (before?.[1] ? Number(before[1]) : undefined),
		price,
		total,
		rate,
		mark,
		discount: undefined,
		filled: shareOfName(line),
		box: line.box,
		page: page.index,
		raw,
	};
}

/** Appends a text right below an article to its name. */
function continueName({ text, page, line: { box, segments } }: TextLine, last: Article): void {
	const size = Math.max(1, segments[0]?.size ?? 1);
	const isNext = page.index === last.page && box.y0 - last.box.y1 < 0.9 * size;
	if (page.source === 'ocr' || !isNext || Math.abs(box.x0 - last.box.x0) > 1.5 * size) return;
	if (!/\p{L}{2}/u.test(text) || text.length > 100 || last.filled < MIN_FILLED) return;
	last.text = `${last.text} ${text}`;
	last.box = { ...last.box, y1: box.y1, x1: Math.max(last.box.x1, box.x1) };
}

/** A name that fills less of its room is whole: the line below it is a detail. */
const MIN_FILLED = 0.5;

/** The share of the room left of the numbers that the name of an article fills. */
function shareOfName({ segments }: Line): number {
	const at = segments.findLastIndex(({ text }) => /\p{L}{3}/u.test(text));
	const [name, next] = [segments[at]?.box, segments[at + 1]?.box];
	return name && next ? (name.x1 - name.x0) / Math.max(1, next.x0 - name.x0) : 1;
}

/** Joins segments with two spaces, so that numbers of two columns stay apart. */
function textOf({ segments }: Line): string {
	return segments.map((segment) => segment.text).join('  ');
}

function toRow(article: Article, fields: readonly Field[]): ItemValue[] {
	if (isLabel(article.text)) return [];
	const { box, page, raw } = article;
	const amounts = fields.filter(({ kind }) => kind === 'amount');
	return fields.flatMap((field): ItemValue[] => {
		const value = valueFor(field, article, amounts, fields);
		return value === undefined || value === '' ? [] : [{ field, value, raw, box, page }];
	});
}

function valueFor(
	field: Field,
	article: Article,
	amounts: readonly Field[],
	fields: readonly Field[],
): unknown {
	const { text, code, quantity, price, total, rate, mark, discount, isWeight } = article;
	const has = (concept: ConceptName) => field.concepts.has(concept);
	if (has('discount')) return discount;
	if (field.kind === 'quantity') {
		if (has('lineNumber')) return undefined;
		if (has('weight')) return isWeight ? quantity : undefined;
		return isWeight && fields.some((one) => one.concepts.has('weight')) ? undefined : quantity;
	}
	const isTax = has('taxRate') || field.name.some(({ lemmas }) => lemmas.includes('tax'));
	if (isTax && field.kind !== 'amount' && field !== nameOf(fields))
		return field.definition.type === 'string' ? mark : rate;
	if (field.kind === 'percent') return rate;
	if (field === nameOf(fields)) return text;
	if (field.kind === 'id') return code;
	if (field.kind === 'amount') {
		if (has('lineTotal') || amounts.length === 1) return total;
		return has('unitPrice') ? price : undefined;
	}
	return undefined;
}

/** The field for the name of an article: the one that means it, or else the first text, or the only string. */
function nameOf(fields: readonly Field[]): Field | undefined {
	const strings = fields.filter(({ definition }) => definition.type === 'string');
	const texts = strings.filter(({ kind }) => NAMES.has(kind));
	const ofName = (field: Field) => field.concepts.has('itemDescription');
	const only = strings.length === 1 ? strings[0] : undefined;
	return texts.find(ofName) ?? strings.find(ofName) ?? texts[0] ?? only;
}

const NAMES = new Set<Kind>(['text', 'name', 'company']);
