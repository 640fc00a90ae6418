import type { Locale } from './locale.ts';
import type { Random } from './random.ts';
import type { Trade } from './trades.ts';

/** A line of goods or services whose numbers agree: quantity × price, less the discount, is the amount. */
export type Goods = {
	position: number;
	code: string;
	name: string;
	unit: string;
	quantity: number;
	price: number;
	/** In percent; 0: none. */
	discount: number;
	amount: number;
};
export type Sums = { net: number; rate: number; tax: number; gross: number };

/** About how much of a currency a euro buys, so that prices look real. */
const PER_EURO: Readonly<Record<string, number>> = {
	HUF: 390,
	CZK: 25,
	SEK: 11,
	NOK: 11,
	DKK: 7.5,
	PLN: 4.3,
	RON: 5,
	TRY: 35,
	INR: 90,
	ZAR: 20,
	MXN: 20,
	BRL: 6,
};

export type GoodsOptions = {
	/** `#` and `?` as in `random.pattern`. */
	code?: string;
	/** Share of lines with a discount. */
	discounts?: number;
	quantities?: readonly number[];
};

/** Lines of a trade with prices of the country; a product comes again where more are wanted than there are. */
export function drawGoods(
	random: Random,
	locale: Locale,
	trade: Trade,
	count: number,
	{
		code = '#####',
		discounts = 0,
		quantities = [1, 1, 2, 3, 4, 5, 8, 10, 12, 25, 50],
	}: GoodsOptions = {},
): Goods[] {
	const products = random.shuffle(locale.products(trade));
	return Array.from({ length: count }, (_, i) => {
		const product = products[i % products.length] ?? { name: '', unit: '', price: 1 };
		const price = toMoney(product.price * random.decimal(0.8, 1.3) * perEuro(locale));
		const quantity = random.pick(quantities);
		const discount = random.chance(discounts) ? random.pick([5, 10, 12.5, 20]) : 0;
		return {
			position: i + 1,
			code: random.pattern(code),
			name: product.name,
			unit: product.unit,
			quantity,
			price,
			discount,
			amount: toMoney(quantity * price * (1 - discount / 100)),
		};
	});
}

/** The sums below lines: net, tax at the usual rate of the country, and both together. */
export function sumUp(lines: readonly { amount: number }[], locale: Locale): Sums {
	const net = toMoney(lines.reduce((sum, { amount }) => sum + amount, 0));
	const rate = locale.country.rates[0] ?? 0;
	const tax = toMoney((net * rate) / 100);
	return { net, rate, tax, gross: toMoney(net + tax) };
}

/** A price of so many euros, in the currency of the country. */
export function inMoney(euros: number, locale: Locale): number {
	return toMoney(euros * perEuro(locale));
}

export function toMoney(value: number): number {
	return Math.round((value + Number.EPSILON) * 100) / 100;
}

function perEuro({ country }: Locale): number {
	return PER_EURO[country.currency] ?? 1;
}
