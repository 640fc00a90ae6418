import { amountIn } from './code-record.ts';
import type { CodeSays } from './code-record.ts';

/** Reads the QR code of a Swiss QR bill (Swiss Implementation Guidelines QR-bill, version 2): one value per line. */
export function readSwissBill(text: string): CodeSays | undefined {
	const lines = text.split(/\r\n|\n/);
	if (lines[0] !== 'SPC' || lines.length < 28) return undefined;
	const [amount, currency] = [lines[18], lines[19]];
	const due = amountIn(amount);
	return {
		header: {
			iban: lines[3],
			accountHolder: lines[5],
			payable: due,
			currency,
			remittance: lines[28],
			notes: lines[29],
		},
		parties: {
			seller: readAddress(lines.slice(4, 11)),
			buyer: readAddress(lines.slice(20, 27)),
		},
	};
}

/** An address of seven lines: structured (S), or with two combined lines instead (K). */
function readAddress([kind, name, first = '', second = '', postcode, city, country]: string[]) {
	const isParted = kind === 'S';
	const street = isParted ? `${first} ${second}`.trim() : first;
	const place = isParted ? `${postcode ?? ''} ${city ?? ''}`.trim() : second;
	const [, code, town] = /^(\d{4,6})\s+(\S.*)$/.exec(place) ?? [];
	const parts = [street, place, country ?? ''].filter((part) => part !== '');
	return {
		name,
		street,
		postcode: isParted ? postcode : code,
		city: isParted ? city : town,
		country,
		address: name === '' || name === undefined ? '' : parts.join(', '),
	};
}

/** Reads EPC069-12, the GiroCode: a credit transfer, one value per line. */
export function readEpc(text: string): CodeSays | undefined {
	const lines = text.split(/\r\n|\n/);
	if (lines[0] !== 'BCD' || lines[3] !== 'SCT') return undefined;
	const [, currency, amount] = /^([A-Z]{3})(.+)$/.exec(lines[7] ?? '') ?? [];
	const due = amountIn(amount);
	return {
		header: {
			bic: lines[4],
			accountHolder: lines[5],
			iban: lines[6],
			payable: due,
			currency,
			remittance: lines[9] === undefined || lines[9] === '' ? lines[10] : lines[9],
		},
		parties: { seller: { name: lines[5] } },
	};
}

/** Reads a link of the Indian payment system (UPI). */
export function readUpi(text: string): CodeSays | undefined {
	if (!/^upi:\/\/pay\?/i.test(text)) return undefined;
	const said = new URLSearchParams(text.slice(text.indexOf('?') + 1));
	const get = (name: string) => said.get(name) ?? undefined;
	const due = amountIn(get('am'));
	return {
		header: {
			accountNumber: get('pa'),
			accountHolder: get('pn'),
			payable: due,
			currency: get('cu') ?? 'INR',
			remittance: get('tr') ?? get('tn'),
		},
		parties: { seller: { name: get('pn') } },
	};
}

/** Reads the invoice code of Saudi Arabia (ZATCA): base64, each value preceded by its tag and length. */
export function readZatca(text: string): CodeSays | undefined {
	if (!/^[A-Za-z0-9+/]{20,}={0,2}$/.test(text)) return undefined;
	const bytes = Buffer.from(text, 'base64');
	const values = new Map<number, string>();
	for (let at = 0; at + 2 <= bytes.length;) {
		const [tag = 0, length = 0] = [bytes[at], bytes[at + 1]];
		if (at + 2 + length > bytes.length) return undefined;
		values.set(tag, bytes.toString('utf8', at + 2, at + 2 + length));
		at += 2 + length;
	}
	const [name, vatNumber, time = ''] = [values.get(1), values.get(2), values.get(3)];
	if (name === undefined || !/^\d{15}$/.test(vatNumber ?? '')) return undefined;
	const [gross, tax] = [Number(values.get(4)), Number(values.get(5))];
	return {
		header: {
			issueDate: /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0],
			grossTotal: amountIn(values.get(4)),
			taxTotal: amountIn(values.get(5)),
			netTotal: Number.isFinite(gross - tax) ? (gross - tax).toFixed(2) : undefined,
			currency: 'SAR',
		},
		parties: { seller: { name, vatNumber } },
	};
}
