/** The labels of bills in each language, written by us. */
export type Labels = {
	invoice: string;
	number: string;
	date: string;
	due: string;
	to: string;
	columns: [description: string, quantity: string, price: string, amount: string];
	net: string;
	tax: string;
	gross: string;
	vatId: string;
	country: string;
	currency: { sign: string; code: string };
	decimal: ',' | '.';
	writeDate: (year: number, month: number, day: number) => string;
};

const two = (n: number) => String(n).padStart(2, '0');
const dots = (y: number, m: number, d: number) => `${two(d)}.${two(m)}.${y}`;
const slashes = (y: number, m: number, d: number) => `${two(d)}/${two(m)}/${y}`;
const dashes = (y: number, m: number, d: number) => `${two(d)}-${two(m)}-${y}`;
const EUR = { sign: '€', code: 'EUR' };
const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
];

export const LANGUAGES: Readonly<Record<string, Labels>> = {
	en: {
		invoice: 'INVOICE',
		number: 'Invoice number',
		date: 'Invoice date',
		due: 'Due date',
		to: 'Bill to',
		columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
		net: 'Subtotal',
		tax: 'VAT 20 %',
		gross: 'Total due',
		vatId: 'VAT number',
		country: 'GB',
		currency: { sign: '£', code: 'GBP' },
		decimal: '.' as const,
		writeDate: (y, m, d) => `${d} ${MONTHS[m - 1] ?? ''} ${y}`,
	},
	fr: {
		invoice: 'FACTURE',
		number: 'Facture n°',
		date: 'Date de facture',
		due: "Date d'échéance",
		to: 'Facturé à',
		columns: ['Désignation', 'Quantité', 'Prix unitaire HT', 'Montant HT'],
		net: 'Total HT',
		tax: 'TVA 20 %',
		gross: 'Total TTC',
		vatId: 'TVA',
		country: 'FR',
		currency: EUR,
		decimal: ',' as const,
		writeDate: slashes,
	},
	de: {
		invoice: 'RECHNUNG',
		number: 'Rechnungsnummer',
		date: 'Rechnungsdatum',
		due: 'Fällig am',
		to: 'Rechnungsempfänger',
		columns: ['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamtpreis'],
		net: 'Nettobetrag',
		tax: 'MwSt. 19 %',
		gross: 'Gesamtbetrag',
		vatId: 'USt-IdNr.',
		country: 'DE',
		currency: EUR,
		decimal: ',' as const,
		writeDate: dots,
	},
	es: {
		invoice: 'FACTURA',
		number: 'Número de factura',
		date: 'Fecha de factura',
		due: 'Vencimiento',
		to: 'Cliente',
		columns: ['Descripción', 'Cantidad', 'Precio unitario', 'Importe'],
		net: 'Base imponible',
		tax: 'IVA 21 %',
		gross: 'Total a pagar',
		vatId: 'NIF',
		country: 'ES',
		currency: EUR,
		decimal: ',' as const,
		writeDate: slashes,
	},
	it: {
		invoice: 'FATTURA',
		number: 'Numero fattura',
		date: 'Data fattura',
		due: 'Scadenza',
		to: 'Cliente',
		columns: ['Descrizione', 'Quantità', 'Prezzo unitario', 'Importo'],
		net: 'Imponibile',
		tax: 'IVA 22 %',
		gross: 'Totale fattura',
		vatId: 'Partita IVA',
		country: 'IT',
		currency: EUR,
		decimal: ',' as const,
		writeDate: slashes,
	},
	pt: {
		invoice: 'FATURA',
		number: 'Fatura n.º',
		date: 'Data de emissão',
		due: 'Data de vencimento',
		to: 'Cliente',
		columns: ['Descrição', 'Quantidade', 'Preço unitário', 'Valor'],
		net: 'Total sem IVA',
		tax: 'IVA 23 %',
		gross: 'Total a pagar',
		vatId: 'NIF',
		country: 'PT',
		currency: EUR,
		decimal: ',' as const,
		writeDate: dashes,
	},
	nl: {
		invoice: 'FACTUUR',
		number: 'Factuurnummer',
		date: 'Factuurdatum',
		due: 'Vervaldatum',
		to: 'Factuuradres',
		columns: ['Omschrijving', 'Aantal', 'Stukprijs', 'Bedrag'],
		net: 'Subtotaal',
		tax: 'BTW 21 %',
		gross: 'Totaal te betalen',
		vatId: 'BTW-nummer',
		country: 'NL',
		currency: EUR,
		decimal: ',' as const,
		writeDate: dashes,
	},
};
