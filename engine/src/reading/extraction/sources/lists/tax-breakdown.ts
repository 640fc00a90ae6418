import { maxOf } from '../../../../model/extremes.ts';
import { pageOf } from '../../document.ts';
import type { Document, Fact } from '../../document.ts';
import { addsUp, isPercentageOf } from '../../evidence/amounts.ts';
import type { Candidate } from '../../labelled/candidate.ts';
import { findTaxLines } from '../../labelled/find-tax-rates.ts';
import type { TaxRate } from '../../labelled/find-tax-rates.ts';
import { openCandidates } from '../../labelled/open-candidates.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { proposeRows } from '../../lists/propose-list.ts';
import type { ItemValue } from '../../lists/tables/item-value.ts';
import { PRIORS } from '../../models/priors.ts';
import { readField } from '../../request/read-fields.ts';
import type { Field, FieldOptions } from '../../request/read-fields.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListField } from '../../request/read-lists.ts';
import type { ListSource } from '../../source.ts';

/** What a column of a tax breakdown holds. */
type Part = 'rate' | 'net' | 'tax' | 'gross';
type Columns = Readonly<Partial<Record<Part | 'code', Field | undefined>>>;
const PARTS: readonly Part[] = ['rate', 'net', 'tax', 'gross'];

/** The concepts that name each part, as fields of the whole document. */
const CONCEPTS: Readonly<Record<Part, readonly ConceptName[]>> = {
	rate: ['taxRate', 'unitPrice'],
	net: ['netTotal', 'taxableAmount'],
	tax: ['taxTotal'],
	gross: ['grossTotal'],
};
const LIST_CONCEPTS: readonly ConceptName[] = ['taxTotal', 'taxRate'];
/** Minimum match of a list or its columns with taxes, and of a column with its part. */
const [MIN_TAXES, MIN_PART] = [0.8, 0.7];
/** Maximum number of rates in a breakdown, and of runs that are tried, the last first. */
const [MAX_RATES, MAX_RUNS] = [12, 100];
/** The letter or digit that tills print for a rate. */
const CODE = /^[\p{Lu}\d*]{1,2}(?=[=:)]?$)/u;

/** The tax of each rate: lines of rate, net, tax and gross that add up to an amount of the document. */
export const taxBreakdown: ListSource = {
	name: 'tax breakdown',
	isFinal: true,
	wants: holdsRows,
	propose: (document, lists) =>
		lists.flatMap((list) => {
			const columns = readColumns(list, document.models.asking);
			const lines = columns && document.fact(findBreakdown);
			if (!lines) return [];
			const rows = lines.map((line) => readRow(document, columns, line));
			return [proposeRows(list, { rows, confidence: PRIORS.taxRates.proved, checks: [] })];
		}),
};

/** The part that each column holds; undefined if the list is not a tax breakdown. */
function readColumns(list: ListField, asking: FieldOptions): Columns | undefined {
	const numbers = list.columns.filter(({ definition }) => definition.type === 'number');
	const [code, ...others] = list.columns.filter((field) => !numbers.includes(field));
	if (others.length > 0 || (code && code.kind !== 'id')) return undefined;
	const alone = new Map(numbers.map((field) => [field, readAlone(field, asking)]));
	const { rate, tax, net, gross } = assignParts([...alone])?.columns ?? {};
	// A breakdown always has a tax column. If no other column fits, "amount" is the tax.
	const taxed = tax ?? gross;
	if (!rate || !taxed) return undefined;
	const isNamed = (one: Field, concept: ConceptName) =>
		(alone.get(one)?.get(concept) ?? 0) >= MIN_PART;
	const isTaxes =
		LIST_CONCEPTS.some((concept) => (list.concepts.get(concept) ?? 0) >= MIN_TAXES) ||
		(isNamed(rate, 'taxRate') && isNamed(taxed, 'taxTotal'));
	return isTaxes ? { code, rate, net, tax: taxed, gross: tax && gross } : undefined;
}

/** The concepts of a column as a field outside a list, where taxes and totals have distinct names. */
function readAlone({ path, definition }: Field, asking: FieldOptions): Field['concepts'] {
	return readField(path.slice(-1), definition, { ...asking, inRow: false }).concepts;
}

type Meant = readonly [field: Field, meant: Field['concepts']];
type Assigned = { columns: Partial<Record<Part, Field>>; strength: number };

/** Assigns a different part to each column; undefined if a column gets none. */
function assignParts([first, ...others]: readonly Meant[], open = PARTS): Assigned | undefined {
	if (!first) return { columns: {}, strength: 0 };
	const [field, meant] = first;
	let best: Assigned | undefined;
	for (const part of open) {
		const own = maxOf(CONCEPTS[part].map((concept) => meant.get(concept) ?? 0));
		if (own < MIN_PART) continue;
		const rest = assignParts(
			others,
			open.filter((one) => one !== part),
		);
		const strength = own + (rest?.strength ?? 0);
		if (rest && strength > (best?.strength ?? 0))
			best = { columns: { ...rest.columns, [part]: field }, strength };
	}
	return best;
}

/** The lines at the end of a run, each of another rate, that an amount elsewhere confirms. */
const findBreakdown: Fact<readonly TaxRate[] | undefined> = (document) => {
	const printed = indexAmounts(document.fact(openCandidates)('amount'));
	for (const all of document.fact(findTaxLines).slice(-MAX_RUNS).toReversed()) {
		const run = all.slice(-MAX_RATES);
		const rates = run.map(({ rate }) => rate);
		const from = rates.findLastIndex((rate, i) => rates.indexOf(rate, i + 1) > 0) + 1;
		for (let at = from; at < run.length; at += 1) {
			const lines = run.slice(at);
			if (isSummed(lines, printed) || isOnlyTax(lines, printed)) return lines;
		}
	}
	return undefined;
};

/** The amounts of a document by their cents: of equal ones, as many as lines of a breakdown may hold, and one more. */
type Printed = ReadonlyMap<number, readonly Candidate[]>;
const MAX_EQUAL = 3 * MAX_RATES + 1;

function indexAmounts(amounts: readonly Candidate[]): Printed {
	const all = Map.groupBy(amounts, ({ value }) => Math.round(Number(value) * 100));
	return new Map([...all].map(([cents, equal]) => [cents, equal.slice(0, MAX_EQUAL)]));
}

/** Whether the document prints the sum of rounded amounts outside the given places. */
function isPrinted(
	sum: number,
	count: number,
	printed: Printed,
	except: ReadonlySet<Candidate | undefined> = new Set(),
): boolean {
	const middle = Math.round(sum * 100);
	for (let cents = middle - count - 1; cents <= middle + count + 1; cents += 1) {
		const some = printed.get(cents) ?? [];
		if (some.some((one) => !except.has(one) && addsUp(sum, Number(one.value), count))) return true;
	}
	return false;
}

/** Whether the document prints the sum of all lines, such as the total of an invoice. */
function isSummed(lines: readonly TaxRate[], printed: Printed): boolean {
	if (lines.some(({ net }) => net === undefined)) return false;
	const own = new Set(lines.flatMap(({ tax, netAt, grossAt }) => [tax, netAt, grossAt]));
	const sum = lines.reduce((total, { net = 0, tax }) => total + net + Number(tax.value), 0);
	return isPrinted(sum, 2 * lines.length, printed, own);
}

/** Whether one line states only the tax, and the document prints the amounts before and after it. */
function isOnlyTax(lines: readonly TaxRate[], printed: Printed): boolean {
	const [only, ...others] = lines;
	if (!only || only.net !== undefined || others.length > 0) return false;
	const tax = Number(only.tax.value);
	return [...printed.values()].some(([amount]) => {
		const net = Number(amount?.value);
		return net > 0 && isPercentageOf(only.rate, net, tax) && isPrinted(net + tax, 2, printed);
	});
}

function readRow(document: Document, columns: Columns, line: TaxRate): ItemValue[] {
	const { rate, net, tax, gross, code } = columns;
	const printed = [
		[rate, line.rateAt],
		[net, line.netAt],
		[tax, line.tax],
		[gross, line.grossAt],
	] as const;
	const values = printed.flatMap(([field, at]) =>
		field && at
			? [{ field, value: Number(at.value), raw: at.raw, box: at.box, page: at.segment.page }]
			: [],
	);
	return [...values, ...(code ? readCode(document, code, line) : [])];
}

/** The letter before the amounts. */
function readCode(document: Document, field: Field, { rateAt }: TaxRate): ItemValue[] {
	const { page, line } = rateAt.segment;
	const [first] = pageOf(document, page)?.lines[line]?.segments ?? [];
	const [word] = first?.words ?? [];
	const [value] = CODE.exec(word?.text ?? '') ?? [];
	return word && value !== undefined && word.box.x1 < rateAt.box.x0
		? [{ field, value, raw: value, box: word.box, page }]
		: [];
}
