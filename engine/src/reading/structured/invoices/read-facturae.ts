import type {
	DocumentRecord,
	HeaderName,
	PartyName,
	RowName,
	Said,
} from '../../../model/record.ts';
import { findElements, findTexts } from '../xml/find-elements.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { SPANISH_PAYMENT, SPANISH_TYPES } from './codes.ts';
import { finishHeader } from './finish-header.ts';
import { applyRows, applyRules, describeParty, inWords } from './rules.ts';
import type { InvoiceRules } from './rules.ts';

const TOTALS = 'InvoiceTotals';
const PAYMENT = 'PaymentDetails/Installment';

const HEADER: InvoiceRules<HeaderName> = [
	['number', 'InvoiceHeader/InvoiceNumber'],
	['documentType', 'InvoiceHeader/InvoiceDocumentType'],
	['precedingNumber', 'InvoiceHeader/Corrective/InvoiceNumber'],
	['issueDate', 'InvoiceIssueData/IssueDate'],
	['deliveryDate', 'InvoiceIssueData/OperationDate'],
	['periodStart', 'InvoiceIssueData/InvoicingPeriod/StartDate'],
	['periodEnd', 'InvoiceIssueData/InvoicingPeriod/EndDate'],
	['currency', 'InvoiceIssueData/InvoiceCurrencyCode'],
	['orderNumber', 'Items/InvoiceLine/ReceiverTransactionReference'],
	['contractNumber', 'Items/InvoiceLine/ReceiverContractReference'],
	['contractNumber', 'Items/InvoiceLine/IssuerContractReference'],
	[
		'deliveryNoteNumber',
		'Items/InvoiceLine/DeliveryNotesReferences/DeliveryNote/DeliveryNoteNumber',
	],
	['netTotal', `${TOTALS}/TotalGrossAmountBeforeTaxes`],
	['taxTotal', `${TOTALS}/TotalTaxOutputs`],
	['grossTotal', `${TOTALS}/InvoiceTotal`],
	['amountPaid', `${TOTALS}/TotalPaymentsOnAccount`],
	['amountDue', `${TOTALS}/TotalExecutableAmount`],
	['discount', `${TOTALS}/TotalGeneralDiscounts`],
	['chargeTotal', `${TOTALS}/TotalGeneralSurcharges`],
	['exchangeRate', 'InvoiceIssueData/ExchangeRateDetails/ExchangeRate'],
	['dueDate', `${PAYMENT}/InstallmentDueDate`],
	['paymentMethod', `${PAYMENT}/PaymentMeans`],
	['iban', `${PAYMENT}/AccountToBeCredited/IBAN`],
	['accountNumber', `${PAYMENT}/AccountToBeCredited/AccountNumber`],
	['bic', `${PAYMENT}/AccountToBeCredited/BIC`],
	['payerIban', `${PAYMENT}/AccountToBeDebited/IBAN`],
	['remittance', `${PAYMENT}/PaymentReconciliationReference`],
	['paymentTerms', `${PAYMENT}/CollectionAdditionalInformation`],
	['notes', 'AdditionalData/InvoiceAdditionalInformation'],
];

const PARTY: InvoiceRules<PartyName> = [
	['name', 'LegalEntity/CorporateName'],
	['vatNumber', 'TaxIdentification/TaxIdentificationNumber'],
	['id', 'PartyIdentification'],
	['registrationNumber', 'LegalEntity/RegistrationData/Sheet'],
	['contact', 'LegalEntity|Individual/ContactDetails/ContactPersons'],
	['phone', 'LegalEntity|Individual/ContactDetails/Telephone'],
	['fax', 'LegalEntity|Individual/ContactDetails/TeleFax'],
	['email', 'LegalEntity|Individual/ContactDetails/ElectronicMail'],
	['website', 'LegalEntity|Individual/ContactDetails/WebAddress'],
	['street', 'LegalEntity|Individual/AddressInSpain|OverseasAddress/Address'],
	['postcode', 'LegalEntity|Individual/AddressInSpain/PostCode'],
	['city', 'LegalEntity|Individual/AddressInSpain/Town'],
	['city', 'LegalEntity|Individual/OverseasAddress/PostCodeAndTown'],
	['state', 'LegalEntity|Individual/AddressInSpain|OverseasAddress/Province'],
	['country', 'LegalEntity|Individual/AddressInSpain|OverseasAddress/CountryCode'],
];
const ADDRESS = ['LegalEntity|Individual/AddressInSpain|OverseasAddress/Address'];

const LINES: InvoiceRules<RowName> = [
	['lineNumber', 'SequenceNumber'],
	['itemName', 'ItemDescription'],
	['itemDetails', 'AdditionalLineItemInformation'],
	['sellerItem', 'ArticleCode'],
	['orderNumber', 'ReceiverTransactionReference'],
	['quantity', 'Quantity'],
	['unit', 'UnitOfMeasure'],
	['unitPrice', 'UnitPriceWithoutTax'],
	['discount', 'DiscountsAndRebates/Discount/DiscountAmount'],
	['lineTotal', 'GrossAmount'],
	['taxRate', 'TaxesOutputs/Tax/TaxRate'],
	['taxCategory', 'TaxesOutputs/Tax/TaxTypeCode'],
	['taxAmount', 'TaxesOutputs/Tax/TaxAmount/TotalAmount'],
	['deliveryDate', 'TransactionDate'],
	['periodStart', 'LineItemPeriod/StartDate'],
	['periodEnd', 'LineItemPeriod/EndDate'],
];

const TAXES: InvoiceRules<RowName> = [
	['taxRate', 'TaxRate'],
	['taxCategory', 'TaxTypeCode'],
	['taxableAmount', 'TaxableBase/TotalAmount'],
	['taxAmount', 'TaxAmount/TotalAmount'],
];

const ADJUSTMENTS: InvoiceRules<RowName> = [
	['amount', 'DiscountAmount|ChargeAmount'],
	['percent', 'DiscountRate|ChargeRate'],
	['reason', 'DiscountReason|ChargeReason'],
];

const ACCOUNTS: InvoiceRules<RowName> = [
	['iban', 'AccountToBeCredited/IBAN'],
	['bic', 'AccountToBeCredited/BIC'],
];

/** A file may hold several invoices of the same two parties. */
export function listBatch(root: XmlElement): XmlElement[] {
	return findElements(root, 'Invoices/Invoice').filter(({ children }) => children.length > 0);
}

/** The first invoice of a file. */
export function readFacturae(root: XmlElement): Omit<DocumentRecord, 'isWhole'> {
	const invoice = listBatch(root)[0] ?? root;
	const taxes = applyRows(invoice, 'TaxesOutputs/Tax', TAXES, ['taxAmount', 'taxRate']);
	const header = applyRules(invoice, HEADER);
	return {
		source: 'xml',
		header: finishHeader(
			inWords(inWords(header, 'documentType', SPANISH_TYPES), 'paymentMethod', SPANISH_PAYMENT),
			taxes,
		),
		parties: {
			seller: describe(findElements(root, 'Parties/SellerParty')[0]),
			buyer: describe(findElements(root, 'Parties/BuyerParty')[0]),
		},
		lists: {
			lines: applyRows(invoice, 'Items/InvoiceLine', LINES, ['itemName', 'lineTotal']),
			taxes,
			allowances: applyRows(invoice, `${TOTALS}/GeneralDiscounts/Discount`, ADJUSTMENTS, [
				'amount',
			]),
			charges: applyRows(invoice, `${TOTALS}/GeneralSurcharges/Charge`, ADJUSTMENTS, ['amount']),
			accounts: applyRows(invoice, PAYMENT, ACCOUNTS, ['iban']),
		},
	};
}

function describe(party: XmlElement | undefined): Said<PartyName>[] {
	if (!party) return [];
	const person = ['Name', 'FirstSurname', 'SecondSurname'].flatMap(
		(part) => findTexts(party, `Individual/${part}`)[0] ?? [],
	);
	const [first] = person;
	return [
		...describeParty(party, PARTY, ADDRESS),
		...(first
			? [
					{
						name: 'name' as const,
						value: person.map(({ value }) => value).join(' '),
						at: first.at.slice(0, first.at.lastIndexOf('/')),
					},
				]
			: []),
	];
}
