import { expect, test } from '@jest/globals';
import type { FieldDefinition, TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const text: FieldDefinition = { type: 'string' };
const read = (data: TemplateSchema['data'], ...words: ReturnType<typeof put>[]) =>
	extract(layOut(...words), { data }).result;
const block = (x: number, y: number, ...lines: string[]) =>
	lines.map((line, i) => put(x, y + 13 * i, line));

const order = [
	...block(50, 40, 'Bill to:', 'Harbour Bakery Ltd', '14 Mill Lane', 'London SW1A 1AA'),
	...block(350, 40, 'Ship to:', 'Harbour Bakery Depot', '3 Quay Road', 'Dover CT16 1HZ'),
];

test.each([
	['deliveryAddress', text, '3 Quay Road, Dover CT16 1HZ'],
	['lieferadresse', text, '3 Quay Road, Dover CT16 1HZ'],
	['shipTo', { ...text, description: 'Delivery address' }, '3 Quay Road, Dover CT16 1HZ'],
	['shipTo', { ...text, description: 'Name of the recipient' }, 'Harbour Bakery Depot'],
	['shipTo', text, 'Harbour Bakery Depot'],
	['billTo', { ...text, description: 'address of the customer' }, '14 Mill Lane, London SW1A 1AA'],
])('the field %s (%j) is %s', (name, definition, expected) => {
	expect(read({ [name]: definition }, ...order)).toEqual({ [name]: expected });
});

test('the address of a site is not that of the letterhead', () => {
	const lines = [
		...block(50, 40, 'Doréa Transports BV', 'rue des Tanneurs 12', '3000 Leuven'),
		put(50, 300, 'Adresse du bien : boulevard Carnot 72, 1050 Bruxelles'),
	];
	expect(read({ adresseDuBien: text }, ...lines)).toEqual({
		adresseDuBien: 'boulevard Carnot 72, 1050 Bruxelles',
	});
});

test.each(['Anschrift', 'ADRESSE', 'Adresse :'])(
	'the label %s is not part of the only address',
	(label) => {
		const lines = [
			put(50, 40, 'Parkausweis', 14),
			put(50, 80, `${label} Birkenallee 148, 04109 Leipzig`),
		];
		expect(read({ address: text }, ...lines)).toEqual({
			address: 'Birkenallee 148, 04109 Leipzig',
		});
	},
);

test('the address of an insured person is an address, not a name', () => {
	const lines = [
		...block(50, 40, 'Insured: Alice Hartigan', 'Address: 48 Queens Street, Cardiff CF10 2HE'),
		put(50, 300, 'Sum insured: 30,000.00'),
	];
	expect(read({ insuredAddress: text }, ...lines)).toEqual({
		insuredAddress: '48 Queens Street, Cardiff CF10 2HE',
	});
});

test('a house number after a comma belongs to the street of an address on one line', () => {
	const buyer: FieldDefinition = {
		type: 'object',
		properties: { street: text, postcode: text, city: text },
	};
	const lines = block(50, 40, 'Cliente:', 'Navarro Boutique S.L.', 'Calle Mayor, 13, 29005 Málaga');
	expect(read({ buyer }, ...lines)).toEqual({
		buyer: { street: 'Calle Mayor, 13', postcode: '29005', city: 'Málaga' },
	});
});

test.each([
	['above the postcode', ['Comune: Torino Provincia: TO', 'Cap: 10121 Nazione: IT']],
	['below it', ['CAP: 10121', 'Comune: Torino']],
	['beside it', ['Cap: 10121 Comune: Torino']],
])('the town of an address with labels is %s', (_, lines) => {
	const supplier: FieldDefinition = {
		type: 'object',
		properties: { street: text, postcode: text, city: text, address: text },
	};
	const head = block(50, 40, 'Fornitore', 'Denominazione: Rivalta Costruzioni S.p.A.');
	const parts = block(50, 66, 'Indirizzo: Corso Italia, 61', ...lines);
	expect(read({ supplier }, ...head, ...parts)).toEqual({
		supplier: {
			street: 'Corso Italia, 61',
			postcode: '10121',
			city: 'Torino',
			address: 'Corso Italia, 61, 10121 Torino',
		},
	});
});

test('numbers of a till are no address', () => {
	const store: FieldDefinition = { type: 'object', properties: { postcode: text, city: text } };
	const lines = block(50, 40, 'Vasseur Mart Inc.', '613-555-0190', 'ST# 05672 OP# 002360 TE# 15');
	expect(read({ store }, ...lines)).toEqual({ store: { postcode: null, city: null } });
});
