import type {
	DocumentRecord,
	HeaderName,
	PartyName,
	RowName,
	Said,
} from '../../../model/record.ts';
import { findElements, findTexts, textAt } from '../xml/find-elements.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { DOCUMENT_TYPE_CODES, PAYMENT_MEANS } from './codes.ts';
import { findCashDiscount } from './find-cash-discount.ts';
import { finishHeader } from './finish-header.ts';
import { applyRows, applyRules, describeParty, inWords, pricePerUnit } from './rules.ts';
import type { InvoiceRules } from './rules.ts';

const TOTAL = 'LegalMonetaryTotal';
const ALLOWANCE = 'AllowanceCharge[ChargeIndicator=false]';
const CHARGE = 'AllowanceCharge[ChargeIndicator=true]';
const ACCOUNT = 'PaymentMeans/PayeeFinancialAccount';

const HEADER: InvoiceRules<HeaderName> = [
	['number', 'ID'],
	['documentType', 'InvoiceTypeCode|CreditNoteTypeCode'],
	['issueDate', 'IssueDate'],
	['dueDate', 'DueDate'],
	['dueDate', 'PaymentMeans/PaymentDueDate'],
	['dueDate', 'PaymentTerms/PaymentDueDate'],
	['notes', 'Note'],
	['currency', 'DocumentCurrencyCode'],
	['buyerReference', 'BuyerReference'],
	['orderNumber', 'OrderReference/ID'],
	['orderDate', 'OrderReference/IssueDate'],
	['salesOrderNumber', 'OrderReference/SalesOrderID'],
	['contractNumber', 'ContractDocumentReference/ID'],
	['projectNumber', 'ProjectReference/ID'],
	['deliveryNoteNumber', 'DespatchDocumentReference/ID'],
	['precedingNumber', 'BillingReference/InvoiceDocumentReference/ID'],
	['periodStart', 'InvoicePeriod/StartDate'],
	['periodEnd', 'InvoicePeriod/EndDate'],
	['deliveryDate', 'Delivery/ActualDeliveryDate'],
	['incoterm', 'DeliveryTerms/ID'],
	['paymentTerms', 'PaymentTerms/Note'],
	['paymentMethod', 'PaymentMeans/PaymentMeansCode/@name'],
	['paymentMethod', 'PaymentMeans/PaymentMeansCode'],
	['remittance', 'PaymentMeans/PaymentID'],
	['mandate', 'PaymentMeans/PaymentMandate/ID'],
	['payerIban', 'PaymentMeans/PaymentMandate/PayerFinancialAccount/ID'],
	['cardNumber', 'PaymentMeans/CardAccount/PrimaryAccountNumberID'],
	['accountHolder', `${ACCOUNT}/Name`],
	['bic', `${ACCOUNT}/FinancialInstitutionBranch/ID`],
	['bic', `${ACCOUNT}/FinancialInstitutionBranch/FinancialInstitution/ID`],
	['bankName', `${ACCOUNT}/FinancialInstitutionBranch/FinancialInstitution/Name`],
	['netTotal', `${TOTAL}/TaxExclusiveAmount`],
	['grossTotal', `${TOTAL}/TaxInclusiveAmount`],
	['amountPaid', `${TOTAL}/PrepaidAmount`],
	['amountDue', `${TOTAL}/PayableAmount`],
	['rounding', `${TOTAL}/PayableRoundingAmount`],
	['discount', `${TOTAL}/AllowanceTotalAmount`],
	['chargeTotal', `${TOTAL}/ChargeTotalAmount`],
	['shippingCost', 'AllowanceCharge[AllowanceChargeReasonCode=FC|DL|SH]/Amount'],
	['exchangeRate', 'TaxExchangeRate|PricingExchangeRate/CalculationRate'],
];

const PARTY: InvoiceRules<PartyName> = [
	['name', 'PartyLegalEntity/RegistrationName'],
	['name', 'PartyName/Name'],
	['id', 'PartyIdentification/ID'],
	['globalId', 'EndpointID[@schemeID=0088]'],
	['registrationNumber', 'PartyLegalEntity/CompanyID'],
	['vatNumber', 'PartyTaxScheme[TaxScheme.ID=VAT]/CompanyID'],
	['taxNumber', 'PartyTaxScheme[TaxScheme.ID=FC|TAX|LOC|GST]/CompanyID'],
	['contact', 'Contact/Name'],
	['phone', 'Contact/Telephone'],
	['fax', 'Contact/Telefax'],
	['email', 'Contact/ElectronicMail'],
	['email', 'EndpointID[@schemeID=EM]'],
	['website', 'WebsiteURI'],
	['postcode', 'PostalAddress/PostalZone'],
	['city', 'PostalAddress/CityName'],
	['state', 'PostalAddress/CountrySubentity'],
	['country', 'PostalAddress/Country/IdentificationCode'],
];
const LOCATION: InvoiceRules<PartyName> = [
	['postcode', 'PostalZone'],
	['city', 'CityName'],
	['state', 'CountrySubentity'],
	['country', 'Country/IdentificationCode'],
];
const ADDRESS = ['AdditionalStreetName', 'AddressLine/Line'];

const QUANTITY = 'InvoicedQuantity|CreditedQuantity';
const LINES: InvoiceRules<RowName> = [
	['lineNumber', 'ID'],
	['notes', 'Note'],
	['itemName', 'Item/Name'],
	['itemDetails', 'Item/Description'],
	['sellerItem', 'Item/SellersItemIdentification/ID'],
	['buyerItem', 'Item/BuyersItemIdentification/ID'],
	['gtin', 'Item/StandardItemIdentification/ID'],
	['origin', 'Item/OriginCountry/IdentificationCode'],
	['serialNumber', 'Item/ItemInstance/SerialID'],
	['batchNumber', 'Item/ItemInstance/LotIdentification/LotNumberID'],
	['orderNumber', 'OrderLineReference/OrderReference/ID'],
	['quantity', QUANTITY],
	['unit', `${QUANTITY}/@unitCode`],
	['unitPrice', 'Price/PriceAmount'],
	['lineTotal', 'LineExtensionAmount'],
	['taxRate', 'Item/ClassifiedTaxCategory/Percent'],
	['taxCategory', 'Item/ClassifiedTaxCategory/ID'],
	['taxAmount', 'TaxTotal/TaxAmount'],
	['discount', `${ALLOWANCE}/Amount`],
	['deliveryDate', 'Delivery/ActualDeliveryDate'],
	['periodStart', 'InvoicePeriod/StartDate'],
	['periodEnd', 'InvoicePeriod/EndDate'],
];

const TAXES: InvoiceRules<RowName> = [
	['taxRate', 'TaxCategory/Percent'],
	['taxRate', 'Percent'],
	['taxCategory', 'TaxCategory/ID'],
	['taxableAmount', 'TaxableAmount'],
	['taxAmount', 'TaxAmount'],
	['reason', 'TaxCategory/TaxExemptionReason'],
];

const ADJUSTMENTS: InvoiceRules<RowName> = [
	['amount', 'Amount'],
	['percent', 'MultiplierFactorNumeric'],
	['taxableAmount', 'BaseAmount'],
	['reason', 'AllowanceChargeReason'],
	['taxRate', 'TaxCategory/Percent'],
	['taxCategory', 'TaxCategory/ID'],
];

const ACCOUNTS: InvoiceRules<RowName> = [
	['iban', 'PayeeFinancialAccount/ID'],
	['accountHolder', 'PayeeFinancialAccount/Name'],
	['bic', 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'],
];

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,40}$/;

export function readUbl(root: XmlElement): Omit<DocumentRecord, 'isWhole'> {
	const header = applyRules(root, HEADER);
	const currency = header.find(({ name }) => name === 'currency')?.value;
	// A second total is in the currency of the tax authority.
	const taxTotals = findElements(root, 'TaxTotal').filter((element) => {
		const own = textAt(element, 'TaxAmount/@currencyID');
		return own === undefined || own === currency;
	});
	const taxes = taxTotals.flatMap((element) =>
		applyRows(element, 'TaxSubtotal', TAXES, ['taxAmount', 'taxRate']),
	);
	const party = (path: string) => describe(findElements(root, path)[0]);
	const payee = party('PayeeParty');
	return {
		source: 'xml',
		header: finishHeader(
			[
				...inWords(
					inWords(header, 'documentType', DOCUMENT_TYPE_CODES),
					'paymentMethod',
					PAYMENT_MEANS,
				),
				...taxTotals.flatMap((element) => applyRules(element, [['taxTotal', 'TaxAmount']])),
				...findTexts(root, `${ACCOUNT}/ID`).map((one) => ({
					...one,
					name: IBAN.test(one.value) ? ('iban' as const) : ('accountNumber' as const),
				})),
				...findCashDiscount(header),
			],
			taxes,
		),
		parties: {
			seller: party('AccountingSupplierParty/Party'),
			buyer: party('AccountingCustomerParty/Party'),
			shipTo: [
				...describeLocation(findElements(root, 'Delivery/DeliveryLocation/Address')[0]),
				...applyRules<PartyName>(root, [['name', 'Delivery/DeliveryParty/PartyName/Name']]),
			],
			...(payee.length > 0 && { payee }),
		},
		lists: {
			lines: findElements(root, 'InvoiceLine|CreditNoteLine').map((element) =>
				pricePerUnit(applyRules(element, LINES), textAt(element, 'Price/BaseQuantity')),
			),
			taxes,
			allowances: applyRows(root, ALLOWANCE, ADJUSTMENTS, ['amount']),
			charges: applyRows(root, CHARGE, ADJUSTMENTS, ['amount']),
			accounts: applyRows(root, 'PaymentMeans', ACCOUNTS, ['iban']),
		},
	};
}

function describe(party: XmlElement | undefined): Said<PartyName>[] {
	if (!party) return [];
	const [address] = findElements(party, 'PostalAddress');
	return [
		...applyRules(party, PARTY),
		...describeLocation(address).filter(({ name }) => name === 'address' || name === 'street'),
	];
}

function describeLocation(address: XmlElement | undefined): Said<PartyName>[] {
	if (!address) return [];
	const [street] = findTexts(address, 'StreetName');
	const building = textAt(address, 'BuildingNumber');
	const line =
		street && building !== undefined ? { ...street, value: `${street.value} ${building}` } : street;
	const described = describeParty(address, LOCATION, ADDRESS);
	return described
		.map((one) =>
			one.name === 'address' && line ? { ...one, value: `${line.value}, ${one.value}` } : one,
		)
		.concat(line ? [{ ...line, name: 'street' }] : []);
}
