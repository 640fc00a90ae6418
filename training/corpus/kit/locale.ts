import { COUNTRIES } from './countries.ts';
import type { Country } from './countries.ts';
import type { Printed } from './html.ts';
import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';
import { label } from './labels.ts';
import type { Label } from './labels.ts';
import { vocabulary } from './trades.ts';
import type { Product, Trade } from './trades.ts';
import { hashText } from './random.ts';
import type { Random } from './random.ts';

export type Person = {
	given: string;
	family: string;
	name: string;
	isWoman: boolean;
	email: string;
};
export type Address = {
	street: string;
	postcode: string;
	city: string;
	state: string;
	/** Street and town, as they are printed one below the other. */
	lines: readonly [string, string];
	/** On one line. */
	whole: string;
};
export type Company = {
	name: string;
	address: Address;
	phone: string;
	email: string;
	web: string;
	taxNumber: string;
};

/** How a document of a country in a language is written. Dates and amounts look alike within one document. */
export type Locale = {
	/** As `de-AT`. */
	id: string;
	language: string;
	countryCode: string;
	country: Country;
	person: () => Person;
	/** Of somebody or some company; made up, in a real city. */
	address: () => Address;
	company: (trade?: string) => Company;
	phone: () => string;
	/** With valid check digits; empty where the country has none. */
	iban: () => string;
	bic: () => string;
	bank: () => string;
	taxNumber: () => string;
	/** 1234.5 → "1.234,50 €". */
	money: (value: number) => Printed;
	/** 1234.5 → "1.234,50". */
	amount: (value: number, decimals?: number) => Printed;
	/** 1234.5 → "1.234,5", without needless zeros. */
	count: (value: number) => Printed;
	/** 7.7 → "7,7 %". */
	percent: (value: number) => Printed;
	/** `2024-03-01`, in the way of the document or in a named one (`d. MMMM yyyy`). */
	date: (day: string, pattern?: string) => Printed;
	/** The name of a month, 1 to 12. */
	month: (number: number) => string;
	/** A common printed label in the language of the document. */
	label: (name: Label) => string;
	/** Goods and services of a trade in the language of the document. */
	products: (trade: Trade) => readonly Product[];
};

export function createLocale(id: string, random: Random): Locale {
	const [code = '', countryCode = ''] = id.split('-');
	const country = COUNTRIES[countryCode];
	const language = LANGUAGES[code];
	if (!country || !language) throw new Error(`${id} is no known locale`);
	const words = splitLanguage(language);
	// Half of the documents use the most common format.
	const pattern = random.chance(0.5) ? (country.dates[0] ?? '') : random.pick(country.dates);
	const currency = random.chance(0.6) ? country.symbol : country.currency;
	const amount = (value: number, decimals = 2) => printNumber(value, decimals, country.signs);
	const address = (): Address => {
		const place = parsePlace(random.pick(country.places));
		const house = String(random.int(1, countryCode === 'US' ? 4900 : 148));
		const street = random.pick(words.streets);
		const parts: Record<string, string> = { ...place, street, house, post: place.postcode };
		const lines = country.address.map((line) =>
			line.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? ''),
		) as [string, string];
		const streetLine = lines.find((line) => line.includes(street)) ?? lines[0];
		return { ...place, street: streetLine, lines, whole: lines.join(', ') };
	};
	const phone = () => random.pattern(random.pick(country.phones));
	const taxNumber = () => random.pattern(country.tax[1]);
	return {
		id,
		language: code,
		countryCode,
		country,
		address,
		phone,
		taxNumber,
		person: () => {
			const isWoman = random.chance(0.5);
			const given = random.pick(isWoman ? words.women : words.men);
			const family = random.pick(words.families);
			const provider = random.pick(['post', 'mail', 'inbox']);
			const email = `${plain(given)}.${plain(family)}@${provider}.example`;
			return { given, family, name: `${given} ${family}`, isWoman, email };
		},
		company: (trade = random.pick(words.trades)) => {
			const brand = random.pick([random.pick(words.brands), random.pick(words.families)]);
			const form = random.pick(country.forms);
			const name = `${brand} ${trade} ${form}`;
			const web = `${plain(brand)}-${plain(trade)}.example`;
			const box = random.pick(['info', 'office', 'mail', 'hello']);
			return {
				name,
				address: address(),
				phone: phone(),
				email: `${box}@${web}`,
				web: `www.${web}`,
				taxNumber: taxNumber(),
			};
		},
		iban: () => (country.bban === '' ? '' : makeIban(countryCode, random.pattern(country.bban))),
		bic: () =>
			`${random.pattern('????')}${countryCode}${random.pattern('2?')}`.concat(
				random.pick(['', 'XXX']),
			),
		bank: () =>
			`${random.pick(words.brands)} ${random.pick(['Bank', 'Bank', 'Credit', 'Banca', 'Kasse'])}`,
		amount,
		money: (value) => {
			const { text } = amount(Math.abs(value));
			const sign = value < 0 ? '-' : '';
			const isShort = currency === '$' || currency === '£' || currency === '₹' || currency === 'R';
			const gap = isShort ? '' : '\u00a0';
			return {
				text: country.isBefore
					? `${sign}${currency}${gap}${text}`
					: `${sign}${text}\u00a0${currency}`,
				value,
			};
		},
		count: (value) => printNumber(value, decimalsOf(value), country.signs),
		percent: (value) => {
			const { text } = printNumber(value, decimalsOf(value), country.signs);
			return { text: country.signs[0] === ',' ? `${text}\u00a0%` : `${text}%`, value };
		},
		date: (day, wanted = pattern) => ({ text: printDate(day, wanted, words.months), value: day }),
		month: (number) => words.months[number - 1] ?? '',
		label: (name) => label(name, code, random),
		products: (trade) => vocabulary(trade, code),
	};
}

function splitLanguage(language: Language) {
	const spaced = (text: string) => text.split(' ');
	const listed = (text: string) => text.split(',');
	return {
		months: spaced(language.months),
		women: spaced(language.women),
		men: spaced(language.men),
		families: spaced(language.families),
		streets: listed(language.streets),
		brands: spaced(language.brands),
		trades: listed(language.trades),
	};
}

/** "27601 Raleigh NC" → its parts; a state is two or three capitals at the end. */
function parsePlace(place: string): { postcode: string; city: string; state: string } {
	const state = /\s([A-Z]{2,3})$/.exec(place)?.[1] ?? '';
	const rest = state ? place.slice(0, -state.length - 1) : place;
	// The city is what follows the last word that holds a digit.
	const words = rest.split(' ');
	const last = words.findLastIndex((word) => /\d/.test(word));
	const isDutch = /^[A-Z]{2}$/.test(words[last + 1] ?? '');
	const split = last + (isDutch ? 2 : 1);
	return { postcode: words.slice(0, split).join(' '), city: words.slice(split).join(' '), state };
}

function decimalsOf(value: number): number {
	return (String(value).split('.')[1] ?? '').length;
}

function printNumber(
	value: number,
	decimals: number,
	[point, group]: readonly [string, string],
): Printed {
	const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
	const sign = value < 0 ? '-' : '';
	return {
		text: `${sign}${grouped}${rest === undefined ? '' : point + rest}`,
		value: Number(value.toFixed(decimals)),
	};
}

function printDate(day: string, pattern: string, months: readonly string[]): string {
	const [year = '', month = '', date = ''] = day.split('-');
	const name = months[Number(month) - 1] ?? '';
	const parts: Record<string, string> = {
		yyyy: year,
		yy: year.slice(2),
		MMMM: name,
		MMM: name.length > 4 ? name.slice(0, 3) : name,
		mm: month,
		m: String(Number(month)),
		dd: date,
		d: String(Number(date)),
	};
	// Letters within words ("de") are no parts.
	return pattern.replace(/(?<!\p{L})(?:yyyy|yymmdd|yy|MMMM|MMM|mm|m|dd|d)(?!\p{L})/gu, (part) =>
		part === 'yymmdd' ? `${year.slice(2)}${month}${date}` : (parts[part] ?? part),
	);
}

function makeIban(countryCode: string, bban: string): string {
	const digits = Array.from(`${bban}${countryCode}00`)
		.map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55)))
		.join('');
	const check = String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
	return `${countryCode}${check}${bban}`.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Lower case letters of the Latin alphabet, for addresses on the Internet. */
function plain(text: string): string {
	const letters = text
		.replaceAll('ł', 'l')
		.replaceAll('Ł', 'l')
		.replaceAll('ø', 'o')
		.replaceAll('Ø', 'o')
		.replaceAll('ß', 'ss')
		.replaceAll('ı', 'i')
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '');
	return letters === '' ? `x${hashText(text) % 1000}` : letters;
}
