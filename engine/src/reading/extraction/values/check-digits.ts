/**
 * Numbers with check digits. Each function returns whether a number passes, or undefined if the number does not
 * have the required form.
 */

type Check = (value: string) => boolean | undefined;

/** IBAN (ISO 13616): length by country, check digits by ISO 7064 MOD 97-10. */
export const checkIban: Check = (value) => {
	const iban = compact(value);
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
	return iban.length === IBAN_LENGTHS[iban.slice(0, 2)] && mod97(moveStart(iban)) === 1;
};

/** Length of an IBAN by country, from the IBAN registry. */
export const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
	`AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20
	EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30
	KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24
	PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22
	VG24 XK20`
		.split(/\s+/)
		.map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** LEI (ISO 17442): twenty letters and digits, ISO 7064 MOD 97-10. */
export const checkLei: Check = (value) => {
	const lei = compact(value);
	return /^[A-Z0-9]{18}\d{2}$/.test(lei) ? mod97(lei) === 1 : undefined;
};

/** ISIN (ISO 6166): letters count as two digits, then Luhn. */
export const checkIsin: Check = (value) => {
	const isin = compact(value);
	return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) ? luhn(toDigits(isin)) : undefined;
};

/** GTIN, EAN, UPC, GLN and SSCC: weights 3 and 1 from the right. */
export const checkGs1: Check = (value) => {
	const digits = compact(value);
	if (!/^(?:\d{8}|\d{12,14}|\d{17,18})$/.test(digits)) return undefined;
	return weigh(digits, (place) => (place % 2 === 0 ? 1 : 3), 'right') % 10 === 0;
};

/** The number of a payment card in full: Luhn. */
export const checkCard: Check = (value) => {
	const digits = compact(value);
	return /^\d{13,19}$/.test(digits) ? luhn(digits) : undefined;
};

/** VAT identification numbers of the countries that publish their check. */
export const checkVat: Check = (value) => {
	const [, country = '', rest = ''] =
		/^(ATU|CHE|[A-Z]{2})([A-Z0-9]+)$/.exec(compact(value).replace(SWISS_END, '$1')) ?? [];
	return VAT_CHECKS[country]?.(rest);
};

/** A Swiss number ends with the name of the tax in the company's language. */
const SWISS_END = /^(CHE\d{9})[A-Z]{3,4}$/;

const VAT_CHECKS: Readonly<Record<string, Check>> = {
	ATU: digits(8, (number) => {
		const sum = Array.from(number.slice(0, 7)).reduce(
			(all, digit, i) => all + crossSum((1 + (i % 2)) * Number(digit)),
			4,
		);
		return (10 - (sum % 10)) % 10 === last(number);
	}),
	BE: (rest) => {
		const number = rest.padStart(10, '0');
		if (!/^\d{10}$/.test(number)) return undefined;
		return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));
	},
	CHE: digits(9, (number) => {
		const sum = weighted(number, [5, 4, 3, 2, 7, 6, 5, 4]);
		return (11 - (sum % 11)) % 11 === last(number);
	}),
	DE: digits(9, (number) => {
		let product = 10;
		for (const digit of number.slice(0, -1)) {
			const sum = (Number(digit) + product) % 10;
			product = (2 * (sum === 0 ? 10 : sum)) % 11;
		}
		return (11 - product) % 10 === last(number);
	}),
	DK: digits(8, (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0),
	EE: digits(
		9,
		(number) => (10 - (weighted(number, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(number),
	),
	EL: digits(
		9,
		(number) => (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(number),
	),
	FI: digits(
		8,
		(number) => (11 - (weighted(number, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === last(number),
	),
	// The rule for keys with letters is not published.
	FR: digits(11, (number) => {
		const key = (12 + 3 * (Number(number.slice(2)) % 97)) % 97;
		return key === Number(number.slice(0, 2));
	}),
	GB: (rest) => {
		if (!/^\d{9}(?:\d{3})?$/.test(rest)) return undefined;
		const sum = weighted(rest, [8, 7, 6, 5, 4, 3, 2]) + Number(rest.slice(7, 9));
		return sum % 97 === 0 || (sum + 55) % 97 === 0;
	},
	HU: digits(
		8,
		(number) => (10 - (weighted(number, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(number),
	),
	IE: (rest) => {
		const [, number = '', letter, second = ''] = /^(\d{7})([A-W])([A-IW]?)$/.exec(rest) ?? [];
		if (letter === undefined) return undefined;
		const more = second === '' || second === 'W' ? 0 : 9 * (second.charCodeAt(0) - 64);
		const sum = weighted(number, [8, 7, 6, 5, 4, 3, 2]) + more;
		return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === letter;
	},
	IT: digits(11, (number) => luhn(number)),
	LU: digits(8, (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6))),
	MT: digits(
		8,
		(number) => 37 - (weighted(number, [3, 4, 6, 7, 8, 9]) % 37) === Number(number.slice(6)),
	),
	// Companies use the older check, sole traders MOD 97-10.
	NL: (rest) => {
		if (!/^\d{9}B\d{2}$/.test(rest)) return undefined;
		const sum = weighted(rest.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]);
		return sum % 11 === Number(rest[8]) || mod97(`NL${rest}`) === 1;
	},
	PL: digits(10, (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(number)),
	PT: digits(9, (number) => {
		const check = 11 - (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
		return (check > 9 ? 0 : check) === last(number);
	}),
	SE: digits(12, (number) => luhn(number.slice(0, 10))),
	SI: digits(8, (number) => {
		const check = 11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
		return check % 10 === last(number) && check < 11;
	}),
};

function digits(length: number, passes: (number: string) => boolean): Check {
	return (rest) => (rest.length === length && /^\d+$/.test(rest) ? passes(rest) : undefined);
}

function compact(value: string): string {
	return value.replace(/[\s.\-–/]/g, '').toUpperCase();
}

/** Moves country and check digits to the end, as the check requires. */
function moveStart(iban: string): string {
	return iban.slice(4) + iban.slice(0, 4);
}

function toDigits(text: string): string {
	return Array.from(text, (sign) => parseInt(sign, 36).toString()).join('');
}

function mod97(text: string): number {
	let rest = 0;
	for (const digit of toDigits(text)) rest = (rest * 10 + Number(digit)) % 97;
	return rest;
}

function luhn(number: string): boolean {
	let sum = 0;
	for (const [i, digit] of Array.from(number).toReversed().entries())
		sum += i % 2 === 0 ? Number(digit) : crossSum(2 * Number(digit));
	return sum % 10 === 0;
}

function crossSum(number: number): number {
	return Math.floor(number / 10) + (number % 10);
}

function weighted(number: string, weights: readonly number[]): number {
	return weigh(number, (place) => weights[place] ?? 0, 'left');
}

/** The weighted sum of digits, from the left or the right. */
function weigh(
	number: string,
	weightOf: (place: number) => number,
	from: 'left' | 'right',
): number {
	const signs = Array.from(number);
	const ordered = from === 'left' ? signs : signs.toReversed();
	return ordered.reduce((sum, digit, i) => sum + weightOf(i) * Number(digit), 0);
}

function last(number: string): number {
	return Number(number.at(-1));
}
