import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../engine/src/model/template.ts';
import { findChoice } from '../../../engine/src/reading/extraction/decide/find-choice.ts';
import { extract } from '../../support/extract.ts';
import { layOut, put } from '../../support/pages.ts';

const invoice = layOut(
	put(50, 50, 'Rechnung'),
	put(50, 80, 'Rechnungsnummer: KD-7788'),
	put(50, 100, 'Belegnummer: RE-2024-0815'),
	put(50, 120, 'Rechnungsdatum: 14.05.2025'),
	put(50, 140, 'Zahlungsart: Überweisung'),
	put(50, 160, 'Währung: Euro'),
	put(50, 180, 'Menge: 7'),
	put(50, 200, 'Gesamtbetrag: 119,00 EUR'),
);

function read(data: FieldMap) {
	const { result, details } = extract(invoice, { data });
	const checksOf = (path: string) => details.find((one) => one.path === path)?.checks;
	return { result, checksOf };
}

describe('rules guide the reading', () => {
	test('a pattern prunes the candidates before one is chosen', () => {
		const plain = { type: 'string', description: 'Number of the document' } as const;
		const free = read({ invoiceNumber: plain });
		expect(free.result.invoiceNumber).toBe('KD-7788');
		const ruled = read({ invoiceNumber: { ...plain, rules: { pattern: '^RE-\\d{4}' } } });
		expect(ruled.result.invoiceNumber).toBe('RE-2024-0815');
		expect(ruled.checksOf('invoiceNumber')).not.toContain('pattern ✗');
	});

	test('of a rate and the tax behind it, the rate is taken; of a price before a rate, the price', () => {
		const page = layOut(
			put(50, 50, 'Invoice'),
			put(50, 80, 'Subtotal'),
			put(300, 80, '€601.00'),
			put(50, 100, 'VAT 23%'),
			put(300, 100, '€138.23'),
			put(50, 120, 'Total due'),
			put(300, 120, '€739.23'),
			put(50, 160, 'Hourly rate'),
			put(150, 160, '€85.00'),
			put(300, 160, 'plus 9%'),
		);
		const fields: FieldMap = {
			taxTotal: { type: 'number' },
			hourlyRate: { type: 'number' },
			taxRate: { type: 'number', rules: { enum: [0, 9, 23] } },
		};
		const { result } = extract(page, { data: fields });
		expect(result).toEqual({ taxRate: 23, taxTotal: 138.23, hourlyRate: 85 });
	});

	test('a value that breaks a rule stays, with a failed check and at most half the confidence', () => {
		const { result, checksOf } = read({
			invoiceNumber: { type: 'string', rules: { pattern: '^XX' } },
			grossTotal: { type: 'number', rules: { maximum: 100 } },
		});
		expect(result).toEqual({ invoiceNumber: 'KD-7788', grossTotal: 119 });
		expect(checksOf('invoiceNumber')).toContain('pattern ✗');
		expect(checksOf('grossTotal')).toContain('maximum ✗');
	});

	test('a required value that the document lacks has a failed check', () => {
		const { result, checksOf } = read({
			iban: { type: 'string', format: 'iban', rules: { required: true } },
			bic: { type: 'string', rules: { required: true, nullable: true } },
		});
		expect(result).toEqual({ iban: null, bic: null });
		expect(checksOf('iban')).toEqual(['required ✗']);
		expect(checksOf('bic')).toEqual([]);
	});

	test('a value of a list of choices takes the place of what is printed for it', () => {
		const { result, checksOf } = read({
			currency: {
				type: 'string',
				rules: { enum: ['EUR', 'USD'], synonyms: { EUR: ['Euro', '€'] } },
			},
		});
		expect(result).toEqual({ currency: 'EUR' });
		expect(checksOf('currency')).not.toContain('enum ✗');
	});

	test('a list that is too short has a failed check', () => {
		const { checksOf } = read({
			lineItems: {
				type: 'array',
				itemType: 'object',
				itemSchema: { properties: { sku: { type: 'string' } } },
				rules: { minItems: 1 },
			},
		});
		expect(checksOf('lineItems')).toContain('minItems ✗');
	});
});

describe('a choice', () => {
	const rules = {
		enum: ['bank transfer', 'credit card', 'cash', 'invoice'],
		synonyms: { 'bank transfer': ['SEPA', 'Überweisung'] },
	};
	test.each([
		['Bank-Transfer', 'bank transfer'],
		['Überweisung', 'bank transfer'],
		['Überweisunq', 'bank transfer'],
		['credit cord', 'credit card'],
		['Paid by credit card on delivery', 'credit card'],
		['Rechnung', 'invoice'],
		['cash or credit card', undefined],
		['cheque', undefined],
	])('%s → %s', (printed, value) => {
		expect(findChoice(rules, printed)).toBe(value);
	});
});
