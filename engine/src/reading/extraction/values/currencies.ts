const SYMBOLS: Readonly<Record<string, string>> = {
	'€': 'EUR',
	'£': 'GBP',
	'¥': 'JPY',
	'₹': 'INR',
	'₽': 'RUB',
	'₺': 'TRY',
	'₩': 'KRW',
	'฿': 'THB',
	'₫': 'VND',
	$: 'USD',
	us$: 'USD',
	a$: 'AUD',
	c$: 'CAD',
	s$: 'SGD',
	r$: 'BRL',
	rs: 'INR',
	rm: 'MYR',
	fr: 'CHF',
	sfr: 'CHF',
	euro: 'EUR',
	euros: 'EUR',
	kc: 'CZK',
	zl: 'PLN',
	zł: 'PLN',
};
const CODES = new Set(
	`AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR`.split(
		/\s+/,
	),
);

/** The ISO code that a sign, a code or an abbreviation stands for. */
export function findCurrency(text: string): string | undefined {
	const plain = text.replace(/\.$/, '');
	if (plain === '') return undefined;
	const upper = plain.toUpperCase();
	if (CODES.has(upper) && plain === upper) return upper;
	return SYMBOLS[plain.toLowerCase()];
}

export function isCurrencyCode(text: string): boolean {
	return CODES.has(text);
}
