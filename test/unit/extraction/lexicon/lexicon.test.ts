import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../engine/src/reading/extraction/lexicon/languages.ts';
import { readField } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import { KINDS } from '../../../../engine/src/reading/extraction/lexicon/kinds.ts';
import { CONCEPTS } from '../../../../engine/src/reading/extraction/lexicon/concepts.ts';
import { findConcepts } from '../../../../engine/src/reading/extraction/lexicon/find-concepts.ts';
import { fold, readTokens } from '../../../../engine/src/reading/extraction/lexicon/read-words.ts';
import { WORDS } from '../../../../engine/src/reading/extraction/lexicon/words.ts';

describe('the lexicon', () => {
	test('has every word in every language, without accents', () => {
		expect(Object.keys(WORDS).length).toBeGreaterThan(150);
		for (const [word, forms] of Object.entries(WORDS)) {
			for (const language of LANGUAGES) {
				const own = forms[language] ?? [];
				expect({ word, language, count: own.length }).not.toMatchObject({ count: 0 });
				expect(own.map(fold)).toEqual(own);
			}
		}
	});

	test('does not take the German word for VAT apart at its capital', () => {
		expect(readTokens('19 % MwSt.').flatMap(({ lemmas }) => lemmas)).toContain('tax');
	});

	test('knows German words whose umlauts are spelled with two letters', () => {
		const conceptOf = (name: string) =>
			[...readField([name], { type: 'string' }).concepts.keys()][0];
		expect(conceptOf('waehrung')).toBe(conceptOf('Währung'));
		expect(conceptOf('rechnungsempfaenger')).toBe(conceptOf('Rechnungsempfänger'));
		expect(conceptOf('faelligkeit')).toBe('dueDate');
	});

	test('has every concept in every language, with a kind', () => {
		expect(Object.keys(CONCEPTS).length).toBeGreaterThan(360);
		for (const [concept, { kind, ...phrases }] of Object.entries(CONCEPTS)) {
			expect(KINDS).toContain(kind);
			for (const language of LANGUAGES) {
				const own = phrases[language] ?? [];
				expect({ concept, language, count: own.length }).not.toMatchObject({ count: 0 });
				expect(own.map(fold)).toEqual(own);
			}
		}
	});
});

describe('labels', () => {
	test.each([
		['Invoice No.', 'invoiceNumber'],
		['N° de facture', 'invoiceNumber'],
		['Rechnungs-Nr.:', 'invoiceNumber'],
		['Número de factura', 'invoiceNumber'],
		['Factuurnummer', 'invoiceNumber'],
		['Total à payer TTC', 'grossTotal'],
		['Gesamtbetrag netto', 'netTotal'],
		['USt-IdNr.', 'vatNumber'],
		['Zahlbar bis zum', 'dueDate'],
		['Data di nascita', 'birthDate'],
		['Handelsrechnung', 'invoiceNumber'],
		['Total Sales (Inclusive of GST)', 'grossTotal'],
		['Numéro de châssis', 'vin'],
		['Selbstbeteiligung', 'deductible'],
		['Tensione arteriosa / Pressione arteriosa', 'bloodPressure'],
		['Air Waybill No.', 'waybillNumber'],
		['Zählernummer', 'meterNumber'],
		['Salario base', 'basicPay'],
		['Wohnfläche', 'livingArea'],
	])('"%s" is about %s', (label, concept) => {
		const found = findConcepts(readTokens(label)).toSorted((a, b) => b.exactness - a.exactness);
		expect(found.map((one) => one.concept)).toContain(concept);
	});

	test('words that are spelled as one concept are less of another that means them', () => {
		const found = findConcepts(readTokens('Buyer'));
		const of = (concept: string) => found.find((one) => one.concept === concept)?.exactness ?? 0;
		expect(of('buyer')).toBe(1);
		expect(of('advertiser')).toBeLessThan(0.85);
	});

	test('a phrase inside a longer one does not count', () => {
		const concepts = findConcepts(readTokens('Total HT')).map(({ concept }) => concept);
		expect(concepts).toContain('netTotal');
		expect(concepts).not.toContain('grossTotal');
	});
});

describe('fields in any style', () => {
	test.each([
		['invoiceNumber', 'id', 'invoiceNumber'],
		['numero_facture', 'id', 'invoiceNumber'],
		['vendorVatNumber', 'vat', 'vatNumber'],
		['dateOfBirth', 'date', 'birthDate'],
		['Gesamtbetrag', 'amount', 'grossTotal'],
		['patient-name', 'person', 'patientName'],
	])('%s is understood', (name, kind, concept) => {
		const type = kind === 'date' ? 'date' : kind === 'amount' ? 'number' : 'string';
		const field = readField([name], { type });
		expect({ kind: field.kind, best: [...field.concepts.keys()][0] }).toEqual({
			kind,
			best: concept,
		});
	});

	test('the party of a field follows from its parents, its name or its description', () => {
		expect(readField(['seller', 'name'], { type: 'string' }).party).toBe('seller');
		expect(readField(['customerName'], { type: 'string' }).party).toBe('buyer');
		const description = 'Company that issued the invoice';
		expect(readField(['issuer'], { type: 'string', description }).party).toBe('seller');
	});

	test('a description that quotes a label means that label', () => {
		const description = 'Whether the box "Live Delivery" is ticked';
		const { description: words } = readField(['live'], { type: 'boolean', description });
		expect(words.map(({ text }) => text)).toEqual(['live', 'delivery']);
	});
});
