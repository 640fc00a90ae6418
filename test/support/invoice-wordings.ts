/** What different people call the values of the same invoice, and what each syntax contains. */
import type { FieldDefinition, FieldMap } from '../../engine/src/model/template.ts';
import { INVOICE, PROFILES } from './e-invoices.ts';
import type { Profile } from './e-invoices.ts';

const { seller, buyer, shipTo, totals } = INVOICE;
const oneLine = ({ street, postcode, city, country }: typeof shipTo) =>
	`${street}, ${postcode} ${city}, ${country}`;

/** The values of the invoice by name; those of rows are columns. */
export const VALUES = {
	number: INVOICE.number,
	date: INVOICE.date,
	due: INVOICE.due,
	delivered: INVOICE.delivered,
	currency: INVOICE.currency,
	gross: Number(totals.gross),
	payable: Number(totals.due),
	net: Number(totals.net),
	tax: Number(totals.tax),
	paid: Number(totals.paid),
	discount: Number(INVOICE.allowance.amount),
	shipping: Number(INVOICE.charge.amount),
	order: INVOICE.order,
	contract: INVOICE.contract,
	buyerReference: INVOICE.buyerReference,
	terms: INVOICE.terms,
	method: 'SEPA credit transfer',
	iban: INVOICE.iban,
	bic: INVOICE.bic,
	holder: INVOICE.holder,
	remittance: INVOICE.remittance,
	note: INVOICE.note,
	'seller.name': seller.name,
	'seller.vat': seller.vat,
	'seller.tax': seller.tax,
	'seller.registration': seller.registration,
	'seller.gln': seller.gln,
	'seller.street': seller.street,
	'seller.postcode': seller.postcode,
	'seller.city': seller.city,
	'seller.country': seller.country,
	'seller.address': oneLine(seller),
	'seller.contact': seller.contact,
	'seller.phone': '+494315550123',
	'seller.email': seller.email,
	'buyer.name': buyer.name,
	'buyer.vat': buyer.vat,
	'buyer.id': buyer.id,
	'buyer.city': buyer.city,
	'buyer.country': buyer.country,
	'buyer.address': oneLine(buyer),
	'buyer.email': buyer.email,
	'shipTo.name': shipTo.name,
	'shipTo.address': oneLine(shipTo),
	'shipTo.city': shipTo.city,
	'line.number': INVOICE.lines.map((line) => Number(line.number)),
	'line.name': INVOICE.lines.map((line) => line.name),
	'line.details': INVOICE.lines.map((line) => line.details),
	'line.quantity': INVOICE.lines.map((line) => Number(line.quantity)),
	'line.unit': INVOICE.lines.map((line) => line.unit),
	'line.price': INVOICE.lines.map((line) => Number(line.price)),
	'line.total': INVOICE.lines.map((line) => Number(line.total)),
	'line.rate': INVOICE.lines.map((line) => Number(line.rate)),
	'line.item': INVOICE.lines.map((line) => line.item),
	'tax.rate': INVOICE.taxes.map(({ rate }) => Number(rate)),
	'tax.base': INVOICE.taxes.map(({ base }) => Number(base)),
	'tax.amount': INVOICE.taxes.map(({ amount }) => Number(amount)),
	'allowance.amount': [Number(INVOICE.allowance.amount)],
	'allowance.reason': [INVOICE.allowance.reason],
	'charge.amount': [Number(INVOICE.charge.amount)],
	'charge.reason': [INVOICE.charge.reason],
} as const;
export type ValueName = keyof typeof VALUES;

export type Syntax = Profile | 'UBL invoice' | 'UBL credit note' | 'FatturaPA' | 'Facturae';

const MINIMUM = new Set<ValueName>([
	'number',
	'date',
	'currency',
	'gross',
	'payable',
	'net',
	'tax',
	'order',
	'buyerReference',
	'seller.name',
	'seller.vat',
	'seller.tax',
	'seller.registration',
	'seller.country',
	'buyer.name',
]);
const NOT_IN_BASIC_WL: ValueName[] = [
	'bic',
	'holder',
	'seller.contact',
	'seller.phone',
	'seller.email',
	'buyer.email',
];
const NOT_IN_BASIC: ValueName[] = [...NOT_IN_BASIC_WL, 'line.item', 'line.details'];
const NOT_IN_FATTURA: ValueName[] = [
	'delivered',
	'paid',
	'discount',
	'shipping',
	'buyerReference',
	'remittance',
	'seller.gln',
	'seller.contact',
	'buyer.id',
	'line.details',
	'shipTo.name',
	'shipTo.address',
	'shipTo.city',
	'allowance.amount',
	'allowance.reason',
	'charge.amount',
	'charge.reason',
];
const NOT_IN_FACTURAE: ValueName[] = [
	'buyerReference',
	'terms',
	'holder',
	'remittance',
	'shipping',
	'seller.tax',
	'seller.registration',
	'seller.gln',
	'buyer.id',
	'line.details',
	'shipTo.name',
	'shipTo.address',
	'shipTo.city',
];
/** Values in another language. */
const OTHERWISE: Partial<Record<Syntax, Partial<Record<ValueName, unknown>>>> = {
	FatturaPA: { terms: 'Pagamento completo', method: 'Bonifico' },
	Facturae: { method: 'Transferencia' },
};

/** The value in a syntax; undefined if the syntax cannot express it. */
export function valueIn(syntax: Syntax, name: ValueName): unknown {
	if (syntax === 'MINIMUM' && !MINIMUM.has(name)) return undefined;
	if (syntax === 'BASIC WL' && (NOT_IN_BASIC_WL.includes(name) || name.startsWith('line.')))
		return undefined;
	// Without article numbers of its own, an article has its global number.
	if (syntax === 'BASIC' && name === 'line.item') return INVOICE.lines.map(({ gtin }) => gtin);
	if (syntax === 'BASIC' && NOT_IN_BASIC.includes(name)) return undefined;
	if (syntax === 'FatturaPA' && NOT_IN_FATTURA.includes(name)) return undefined;
	if (syntax === 'Facturae' && NOT_IN_FACTURAE.includes(name)) return undefined;
	return OTHERWISE[syntax]?.[name] ?? VALUES[name];
}

export const SYNTAXES: readonly Syntax[] = [
	...PROFILES,
	'UBL invoice',
	'UBL credit note',
	'FatturaPA',
	'Facturae',
];

/** A path of a template, with `[]` after a list; the value; an optional description. */
type Asked = readonly [path: string, value: ValueName, description?: string];

export const WORDINGS: Readonly<Record<string, readonly Asked[]>> = {
	English: [
		['invoiceNumber', 'number'],
		['invoiceDate', 'date'],
		['dueDate', 'due'],
		['deliveryDate', 'delivered'],
		['currency', 'currency'],
		['total', 'gross'],
		['amountDue', 'payable'],
		['subtotal', 'net'],
		['vatAmount', 'tax'],
		['amountPaid', 'paid'],
		['discount', 'discount'],
		['shippingCost', 'shipping'],
		['orderNumber', 'order'],
		['contractNumber', 'contract'],
		['buyerReference', 'buyerReference'],
		['paymentTerms', 'terms'],
		['paymentMethod', 'method'],
		['iban', 'iban'],
		['bic', 'bic'],
		['accountHolder', 'holder'],
		['paymentReference', 'remittance'],
		['notes', 'note'],
		['seller.name', 'seller.name'],
		['seller.vatId', 'seller.vat'],
		['seller.taxNumber', 'seller.tax'],
		['seller.registrationNumber', 'seller.registration'],
		['seller.gln', 'seller.gln'],
		['seller.address.street', 'seller.street'],
		['seller.address.zip', 'seller.postcode'],
		['seller.address.city', 'seller.city'],
		['seller.address.country', 'seller.country'],
		['seller.contactPerson', 'seller.contact'],
		['seller.phone', 'seller.phone'],
		['seller.email', 'seller.email'],
		['buyer.name', 'buyer.name'],
		['buyer.vatNumber', 'buyer.vat'],
		['buyer.customerNumber', 'buyer.id'],
		['buyer.address', 'buyer.address'],
		['buyer.city', 'buyer.city'],
		['buyer.country', 'buyer.country'],
		['buyer.email', 'buyer.email'],
		['shipTo.name', 'shipTo.name'],
		['shipTo.address', 'shipTo.address'],
		['shipTo.city', 'shipTo.city'],
		['lines[].description', 'line.name'],
		['lines[].quantity', 'line.quantity'],
		['lines[].unit', 'line.unit'],
		['lines[].unitPrice', 'line.price'],
		['lines[].total', 'line.total'],
		['lines[].vatRate', 'line.rate'],
		['lines[].articleNumber', 'line.item'],
		['taxes[].rate', 'tax.rate'],
		['taxes[].taxableAmount', 'tax.base'],
		['taxes[].amount', 'tax.amount'],
		['discounts[].amount', 'allowance.amount'],
		['discounts[].reason', 'allowance.reason'],
		['charges[].amount', 'charge.amount'],
		['charges[].reason', 'charge.reason'],
	],
	German: [
		['rechnungsnummer', 'number'],
		['rechnungsdatum', 'date'],
		['fälligkeitsdatum', 'due'],
		['lieferdatum', 'delivered'],
		['währung', 'currency'],
		['bruttobetrag', 'gross'],
		['zahlbetrag', 'payable'],
		['nettobetrag', 'net'],
		['mehrwertsteuer', 'tax'],
		['bestellnummer', 'order'],
		['vertragsnummer', 'contract'],
		['leitwegId', 'buyerReference'],
		['zahlungsbedingungen', 'terms'],
		['iban', 'iban'],
		['bic', 'bic'],
		['kontoinhaber', 'holder'],
		['verwendungszweck', 'remittance'],
		['kundennummer', 'buyer.id'],
		['verkäufer.name', 'seller.name'],
		['verkäufer.ustId', 'seller.vat'],
		['verkäufer.steuernummer', 'seller.tax'],
		['verkäufer.straße', 'seller.street'],
		['verkäufer.plz', 'seller.postcode'],
		['verkäufer.ort', 'seller.city'],
		['verkäufer.telefon', 'seller.phone'],
		['käufer.name', 'buyer.name'],
		['käufer.ustId', 'buyer.vat'],
		['käufer.anschrift', 'buyer.address'],
		['positionen[].bezeichnung', 'line.name'],
		['positionen[].menge', 'line.quantity'],
		['positionen[].einheit', 'line.unit'],
		['positionen[].einzelpreis', 'line.price'],
		['positionen[].gesamtpreis', 'line.total'],
		['positionen[].mwstSatz', 'line.rate'],
		['positionen[].artikelnummer', 'line.item'],
		['steuern[].steuersatz', 'tax.rate'],
		['steuern[].bemessungsgrundlage', 'tax.base'],
		['steuern[].steuerbetrag', 'tax.amount'],
	],
	French: [
		['numeroFacture', 'number'],
		['dateFacture', 'date'],
		['dateEcheance', 'due'],
		['devise', 'currency'],
		['totalTTC', 'gross'],
		['totalHT', 'net'],
		['montantTVA', 'tax'],
		['numeroCommande', 'order'],
		['conditionsPaiement', 'terms'],
		['fournisseur.nom', 'seller.name'],
		['fournisseur.numeroTVA', 'seller.vat'],
		['fournisseur.adresse', 'seller.address'],
		['fournisseur.telephone', 'seller.phone'],
		['client.nom', 'buyer.name'],
		['client.adresse', 'buyer.address'],
		['client.ville', 'buyer.city'],
		['lignes[].designation', 'line.name'],
		['lignes[].quantite', 'line.quantity'],
		['lignes[].prixUnitaire', 'line.price'],
		['lignes[].montant', 'line.total'],
		['lignes[].tauxTVA', 'line.rate'],
	],
	'names that say nothing': [
		['field1', 'number', 'Number of the invoice'],
		['field2', 'date', 'Day on which the invoice was issued'],
		['field3', 'due', 'Due date'],
		['sumInclVat', 'gross', 'The whole sum, value added tax included'],
		['field5', 'net', 'Total before tax'],
		['field6', 'tax', 'Total tax'],
		['field7', 'seller.name', 'Name of the company that issued the invoice'],
		['field8', 'seller.vat', 'VAT number of the seller'],
		['field9', 'buyer.name', 'Name of the customer'],
		['field10', 'iban', 'IBAN of the account to pay to'],
		['field11', 'currency', 'Currency as a three-letter code'],
		['field12', 'seller.address', 'Address of the seller'],
		['rows[].a', 'line.name', 'Name of the product or service'],
		['rows[].b', 'line.quantity', 'Quantity'],
		['rows[].c', 'line.price', 'Price of one unit'],
		['rows[].d', 'line.total', 'Amount of the line'],
	],
};

const FORMATS: Partial<Record<ValueName, FieldDefinition['format']>> = {
	iban: 'iban',
	'seller.email': 'email',
	'seller.phone': 'phone',
};

function definitionOf(value: ValueName, description: string | undefined): FieldDefinition {
	const said = VALUES[value];
	const sample: unknown = Array.isArray(said) ? said[0] : said;
	const isDate = typeof sample === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(sample);
	const format = FORMATS[value];
	return {
		type: typeof sample === 'number' ? 'number' : isDate ? 'date' : 'string',
		...(format && { format }),
		...(description !== undefined && { description }),
	};
}

/** The template of a wording, and its expected result for a syntax. */
export function askFor(
	wording: readonly Asked[],
	syntax: Syntax,
): { data: FieldMap; expected: Record<string, unknown> } {
	const data: FieldMap = {};
	const expected: Record<string, unknown> = {};
	for (const [path, value, description] of wording) {
		const definition = definitionOf(value, description);
		const known = valueIn(syntax, value);
		const [list, column] = path.split('[].');
		if (list !== undefined && column !== undefined) {
			const array = (data[list] ??= {
				type: 'array',
				itemType: 'object',
				itemSchema: { properties: {} },
			});
			if (array.itemSchema) array.itemSchema.properties[column] = definition;
			const rows = ((expected[list] as Record<string, unknown>[] | undefined) ??= rowsOf(
				wording,
				list,
				syntax,
			));
			for (const [i, row] of rows.entries())
				row[column] = (known as unknown[] | undefined)?.[i] ?? null;
			expected[list] = rows;
			continue;
		}
		const parts = path.split('.');
		const leaf = parts.pop() ?? '';
		let [definitions, values] = [data, expected];
		for (const part of parts) {
			const group = (definitions[part] ??= { type: 'object', properties: {} });
			definitions = group.properties ?? {};
			values = (values[part] ??= {}) as Record<string, unknown>;
		}
		definitions[leaf] = definition;
		values[leaf] = known ?? null;
	}
	return { data, expected };
}

/** As many rows as the longest column. */
function rowsOf(
	wording: readonly Asked[],
	list: string,
	syntax: Syntax,
): Record<string, unknown>[] {
	const lengths = wording
		.filter(([path]) => path.startsWith(`${list}[].`))
		.map(([, value]) => (valueIn(syntax, value) as unknown[] | undefined)?.length ?? 0);
	return Array.from({ length: Math.max(0, ...lengths) }, () => ({}));
}
