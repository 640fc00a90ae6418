import { addsUp, isPercentageOf } from '../evidence/amounts.ts';
import type { Document, Fact } from '../document.ts';
import type { Label } from '../labels/read-label.ts';
import { readField } from '../request/read-fields.ts';
import type { Candidate } from './candidate.ts';
import { openCandidates } from './open-candidates.ts';

/** The tax of one rate. */
export type TaxRate = {
	rate: number;
	rateAt: Candidate;
	tax: Candidate;
	/** The amount that the tax is charged on; missing if the line does not state it. */
	net?: number | undefined;
	/** Where the line prints that amount. */
	netAt?: Candidate | undefined;
	/** Where the line prints the sum of both. */
	grossAt?: Candidate | undefined;
};

/** Maximum tax rate. Higher percentages are discounts or shares. */
const MAX_RATE = 50;
/** Lines of a breakdown follow each other, with at most this many lines between them. */
const MAX_LINES_BETWEEN = 2;
/** Maximum amounts per line that are tried. Longer lines are not part of a breakdown. */
const MAX_AMOUNTS = 8;
/** Minimum match of a label with the tax. */
const MIN_MATCH = 0.5;

/** The tax breakdowns of two rates or more. */
export const findTaxRates: Fact<readonly (readonly TaxRate[])[]> = (document) =>
	document.fact(findTaxLines).filter((run) => new Set(run.map(({ rate }) => rate)).size > 1);

/** The tax breakdowns of a document, and tables with the tax of each article: runs of lines with the tax of one rate. */
export const findTaxLines: Fact<readonly (readonly TaxRate[])[]> = (document) => {
	const amounts = document.fact(openCandidates)('amount');
	const lines = Map.groupBy(amounts, ({ segment: { page, line } }) => `${page} ${line}`);
	const namesTax = createTaxCheck(document);
	const rows = [...lines.values()].flatMap((line) => readLine(line, namesTax) ?? []);
	return splitRuns(rows);
};

function splitRuns(rows: readonly TaxRate[]): TaxRate[][] {
	const runs: TaxRate[][] = [];
	for (const row of rows) {
		const run = runs.at(-1);
		const last = run?.at(-1)?.tax.segment;
		const { page, line } = row.tax.segment;
		const isNear = last?.page === page && line - last.line <= MAX_LINES_BETWEEN + 1;
		if (run && isNear) run.push(row);
		else runs.push([row]);
	}
	return runs;
}

type NamesTax = (labels: readonly (Label | null)[]) => boolean;

/** Whether a label names the tax, or its rate, as in "VAT 5 %". */
function createTaxCheck({ models, compareLabels }: Document): NamesTax {
	const comparisons = ['taxTotal', 'taxRate'].map((concept) =>
		compareLabels(readField([concept], { type: 'number' }, models.asking)),
	);
	return (labels) =>
		labels.some((label) =>
			comparisons.some((compare) => {
				if (!label) return false;
				const { own, rival } = compare(label);
				return own >= MIN_MATCH && own >= rival;
			}),
		);
}

/** Reads the tax of one rate from the amounts of a line. */
function readLine(line: readonly Candidate[], namesTax: NamesTax): TaxRate | undefined {
	if (line.length > MAX_AMOUNTS) return undefined;
	const percents = line.filter((one) => one.amount?.isPercent === true && isRate(one));
	const [percent, ...others] = percents;
	// Some tills print the rate without the percent sign. A column head or three amounts that fit the rate prove it.
	if (!percent) {
		return firstOf(line.filter(isRate), (one) => {
			const money = moneyOf(line, one);
			const isHeaded = namesTax([one.around.header]);
			return readTriple(one, money) ?? (isHeaded ? readLabelled(one, money, namesTax) : undefined);
		});
	}
	if (others.length > 0) return undefined;
	const money = moneyOf(line, percent);
	return readTriple(percent, money) ?? readLabelled(percent, money, namesTax);
}

function isRate({ value, amount }: Candidate): boolean {
	return !amount?.currency && Number(value) >= 0 && Number(value) <= MAX_RATE;
}

function moneyOf(line: readonly Candidate[], rate: Candidate): Candidate[] {
	return line.filter(
		(one) => one !== rate && (one.amount?.decimals === 2 || one.amount?.currency !== undefined),
	);
}

/** Net, tax and gross in any order. */
function readTriple(percent: Candidate, money: readonly Candidate[]): TaxRate | undefined {
	const rate = Number(percent.value);
	return firstOf(money, (tax) =>
		firstOf(money, (base) => {
			const [net, charged] = [Number(base.value), Number(tax.value)];
			if (base === tax || net === 0 || !isTaxOf(rate, net, charged)) return undefined;
			const grossAt = money.find(
				(one) => one !== base && one !== tax && addsUp(net + charged, Number(one.value), 2),
			);
			return grossAt && { rate, rateAt: percent, tax, net, netAt: base, grossAt };
		}),
	);
}

/** The tax, with or without the amount that it is charged on. Only a label distinguishes it from a discount. */
function readLabelled(
	rateAt: Candidate,
	money: readonly Candidate[],
	namesTax: NamesTax,
): TaxRate | undefined {
	const rate = Number(rateAt.value);
	const isNamed = ({ around: { same, left, rowHead } }: Candidate) =>
		namesTax([same, left, rowHead]);
	const [only, ...others] = money;
	if (only && others.length === 0) return isNamed(only) ? { rate, rateAt, tax: only } : undefined;
	return firstOf(money, (tax) => {
		if (!isNamed(tax) && !isNamed(rateAt) && !namesTax([tax.around.header])) return undefined;
		return firstOf(money, (base) => {
			const [whole, charged] = [Number(base.value), Number(tax.value)];
			if (base === tax || Math.abs(charged) >= Math.abs(whole)) return undefined;
			const isNet = isTaxOf(rate, whole, charged);
			const isGross = isTaxOf(rate, whole - charged, charged);
			if (!isNet && !isGross) return undefined;
			// For small amounts, rounding allows both readings.
			if (isNet && isGross) return { rate, rateAt, tax };
			return isNet
				? { rate, rateAt, tax, net: whole, netAt: base }
				: { rate, rateAt, tax, net: whole - charged, grossAt: base };
		});
	});
}

function isTaxOf(rate: number, net: number, tax: number): boolean {
	const isSameSign = tax === 0 || Math.sign(tax) === Math.sign(net);
	return isSameSign && isPercentageOf(rate, Math.abs(net), Math.abs(tax));
}

function firstOf<Item, Read>(
	items: readonly Item[],
	read: (item: Item) => Read | undefined,
): Read | undefined {
	for (const item of items) {
		const found = read(item);
		if (found !== undefined) return found;
	}
	return undefined;
}
