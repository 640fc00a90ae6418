import type {
	DocumentRecord,
	HeaderName,
	PartyName,
	RowName,
	Said,
} from '../../../model/record.ts';
import { findElements, findTexts } from '../xml/find-elements.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { DOCUMENT_TYPE_CODES, PAYMENT_MEANS } from './codes.ts';
import { findCashDiscount } from './find-cash-discount.ts';
import { applyRows, applyRules, describeParty, inWords, pricePerUnit } from './rules.ts';
import type { InvoiceRules } from './rules.ts';
import { finishHeader } from './finish-header.ts';

const ORDER = 'SCRDMCCBDACIOMessageStructure';
const TRADE = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`;
const DOCUMENT = 'ExchangedDocument|HeaderExchangedDocument';
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`;
const MEANS = `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`;
const TERMS = `${SETTLEMENT}/SpecifiedTradePaymentTerms`;
const ID = 'IssuerAssignedID|ID';

const HEADER: InvoiceRules<HeaderName> = [
	['number', `${DOCUMENT}/ID`],
	['documentType', `${DOCUMENT}/TypeCode`],
	['issueDate', `${DOCUMENT}/IssueDateTime/DateTimeString`],
	['notes', `${DOCUMENT}/IncludedNote/Content`],
	['currency', `${SETTLEMENT}/InvoiceCurrencyCode|OrderCurrencyCode`],
	['buyerReference', `${AGREEMENT}/BuyerReference`],
	['orderNumber', `${AGREEMENT}/BuyerOrderReferencedDocument/${ID}`],
	[
		'orderDate',
		`${AGREEMENT}/BuyerOrderReferencedDocument/FormattedIssueDateTime|IssueDateTime/DateTimeString`,
	],
	['orderDate', `${AGREEMENT}/BuyerOrderReferencedDocument/IssueDateTime`],
	['salesOrderNumber', `${AGREEMENT}/SellerOrderReferencedDocument/${ID}`],
	['contractNumber', `${AGREEMENT}/ContractReferencedDocument/${ID}`],
	['quoteNumber', `${AGREEMENT}/QuotationReferencedDocument/${ID}`],
	['projectNumber', `${AGREEMENT}/SpecifiedProcuringProject/ID`],
	['incoterm', `${AGREEMENT}/ApplicableTradeDeliveryTerms/DeliveryTypeCode`],
	['deliveryNoteNumber', `${DELIVERY}/DespatchAdviceReferencedDocument/${ID}`],
	['deliveryNoteNumber', `${DELIVERY}/DeliveryNoteReferencedDocument/${ID}`],
	[
		'deliveryDate',
		`${DELIVERY}/ActualDeliverySupplyChainEvent|RequestedDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
	],
	['periodStart', `${SETTLEMENT}/BillingSpecifiedPeriod/StartDateTime/DateTimeString`],
	['periodEnd', `${SETTLEMENT}/BillingSpecifiedPeriod/EndDateTime/DateTimeString`],
	['precedingNumber', `${SETTLEMENT}/InvoiceReferencedDocument/${ID}`],
	['paymentTerms', `${TERMS}/Description`],
	['dueDate', `${TERMS}/DueDateDateTime/DateTimeString`],
	['mandate', `${TERMS}/DirectDebitMandateID`],
	['cashDiscount', `${TERMS}/ApplicableTradePaymentDiscountTerms/CalculationPercent`],
	['remittance', `${SETTLEMENT}/PaymentReference`],
	['paymentMethod', `${MEANS}/Information`],
	['paymentMethod', `${MEANS}/TypeCode`],
	['iban', `${MEANS}/PayeePartyCreditorFinancialAccount/IBANID`],
	['accountNumber', `${MEANS}/PayeePartyCreditorFinancialAccount/ProprietaryID`],
	['accountHolder', `${MEANS}/PayeePartyCreditorFinancialAccount/AccountName`],
	['bic', `${MEANS}/PayeeSpecifiedCreditorFinancialInstitution/BICID`],
	['bankName', `${MEANS}/PayeeSpecifiedCreditorFinancialInstitution/Name`],
	['payerIban', `${MEANS}/PayerPartyDebtorFinancialAccount/IBANID`],
	['cardNumber', `${MEANS}/ApplicableTradeSettlementFinancialCard/ID`],
	['netTotal', `${SUMS}/TaxBasisTotalAmount`],
	['grossTotal', `${SUMS}/GrandTotalAmount`],
	['amountPaid', `${SUMS}/TotalPrepaidAmount`],
	['amountDue', `${SUMS}/DuePayableAmount`],
	['rounding', `${SUMS}/RoundingAmount`],
	['discount', `${SUMS}/AllowanceTotalAmount`],
	['chargeTotal', `${SUMS}/ChargeTotalAmount`],
	['shippingCost', `${SETTLEMENT}/SpecifiedTradeAllowanceCharge[ReasonCode=FC|DL|SH]/ActualAmount`],
	['shippingCost', `${SETTLEMENT}/SpecifiedLogisticsServiceCharge/AppliedAmount`],
	['exchangeRate', `${SETTLEMENT}/TaxApplicableTradeCurrencyExchange/ConversionRate`],
];

const PARTY: InvoiceRules<PartyName> = [
	['name', 'Name'],
	['name', 'SpecifiedLegalOrganization/TradingBusinessName'],
	['id', 'ID'],
	['globalId', 'GlobalID'],
	['registrationNumber', 'SpecifiedLegalOrganization/ID'],
	['vatNumber', 'SpecifiedTaxRegistration/ID[@schemeID=VA]'],
	['taxNumber', 'SpecifiedTaxRegistration/ID[@schemeID=FC]'],
	['contact', 'DefinedTradeContact/PersonName'],
	['contact', 'DefinedTradeContact/DepartmentName'],
	['phone', 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber'],
	['fax', 'DefinedTradeContact/FaxUniversalCommunication/CompleteNumber'],
	['email', 'DefinedTradeContact/EmailURIUniversalCommunication/URIID'],
	['email', 'URIUniversalCommunication/URIID[@schemeID=EM]'],
	['street', 'PostalTradeAddress/LineOne'],
	['street', 'PostalTradeAddress/StreetName'],
	['postcode', 'PostalTradeAddress/PostcodeCode'],
	['city', 'PostalTradeAddress/CityName'],
	['state', 'PostalTradeAddress/CountrySubDivisionName'],
	['country', 'PostalTradeAddress/CountryID'],
];
const ADDRESS = ['StreetName|LineOne', 'LineTwo', 'LineThree'].map(
	(line) => `PostalTradeAddress/${line}`,
);

const LINE = 'AssociatedDocumentLineDocument';
const LINE_AGREEMENT = 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement';
const LINE_DELIVERY = 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery';
const LINE_SETTLEMENT = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement';
const QUANTITY = `${LINE_DELIVERY}/BilledQuantity|RequestedQuantity`;
const PRICE = `${LINE_AGREEMENT}/NetPriceProductTradePrice`;
const ALLOWANCE = 'SpecifiedTradeAllowanceCharge[ChargeIndicator.Indicator=false]';
const CHARGE = 'SpecifiedTradeAllowanceCharge[ChargeIndicator.Indicator=true]';

const LINES: InvoiceRules<RowName> = [
	['lineNumber', `${LINE}/LineID`],
	['notes', `${LINE}/IncludedNote/Content`],
	['itemName', 'SpecifiedTradeProduct/Name'],
	['itemDetails', 'SpecifiedTradeProduct/Description'],
	['sellerItem', 'SpecifiedTradeProduct/SellerAssignedID'],
	['buyerItem', 'SpecifiedTradeProduct/BuyerAssignedID'],
	['gtin', 'SpecifiedTradeProduct/GlobalID'],
	['origin', 'SpecifiedTradeProduct/OriginTradeCountry/ID'],
	['batchNumber', 'SpecifiedTradeProduct/IndividualTradeProductInstance/BatchID'],
	['serialNumber', 'SpecifiedTradeProduct/IndividualTradeProductInstance/SupplierAssignedSerialID'],
	['orderNumber', `${LINE_AGREEMENT}/BuyerOrderReferencedDocument/${ID}`],
	['unitPrice', `${PRICE}/ChargeAmount`],
	['quantity', QUANTITY],
	['unit', `${QUANTITY}/@unitCode`],
	[
		'deliveryDate',
		`${LINE_DELIVERY}/ActualDeliverySupplyChainEvent|RequestedDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
	],
	['periodStart', `${LINE_SETTLEMENT}/BillingSpecifiedPeriod/StartDateTime/DateTimeString`],
	['periodEnd', `${LINE_SETTLEMENT}/BillingSpecifiedPeriod/EndDateTime/DateTimeString`],
	['taxRate', `${LINE_SETTLEMENT}/ApplicableTradeTax/RateApplicablePercent|ApplicablePercent`],
	['taxCategory', `${LINE_SETTLEMENT}/ApplicableTradeTax/CategoryCode`],
	['discount', `${LINE_SETTLEMENT}/${ALLOWANCE}/ActualAmount`],
	[
		'lineTotal',
		`${LINE_SETTLEMENT}/SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation/LineTotalAmount`,
	],
];

const TAXES: InvoiceRules<RowName> = [
	['taxRate', 'RateApplicablePercent|ApplicablePercent'],
	['taxCategory', 'CategoryCode'],
	['taxableAmount', 'BasisAmount'],
	['taxAmount', 'CalculatedAmount'],
	['reason', 'ExemptionReason'],
];

const ADJUSTMENTS: InvoiceRules<RowName> = [
	['amount', 'ActualAmount|AppliedAmount'],
	['percent', 'CalculationPercent'],
	['taxableAmount', 'BasisAmount'],
	['reason', 'Reason|Description'],
	['taxRate', 'CategoryTradeTax|AppliedTradeTax/RateApplicablePercent|ApplicablePercent'],
	['taxCategory', 'CategoryTradeTax|AppliedTradeTax/CategoryCode'],
];

const ACCOUNTS: InvoiceRules<RowName> = [
	['iban', 'PayeePartyCreditorFinancialAccount/IBANID'],
	['accountHolder', 'PayeePartyCreditorFinancialAccount/AccountName'],
	['bic', 'PayeeSpecifiedCreditorFinancialInstitution/BICID'],
	['bankName', 'PayeeSpecifiedCreditorFinancialInstitution/Name'],
];

export function readCii(root: XmlElement): Omit<DocumentRecord, 'isWhole'> {
	const header = applyRules(root, HEADER);
	const currency = header.find(({ name }) => name === 'currency')?.value;
	// A second total is in the currency of the tax authority.
	const taxTotals = findElements(root, `${SUMS}/TaxTotalAmount`).filter(
		({ attributes }) => attributes.currencyID === undefined || attributes.currencyID === currency,
	);
	const taxes = applyRows(root, `${SETTLEMENT}/ApplicableTradeTax`, TAXES, [
		'taxAmount',
		'taxRate',
	]);
	const party = (path: string) => describeParty(findElements(root, path)[0], PARTY, ADDRESS);
	const payee = party(`${SETTLEMENT}/PayeeTradeParty`);
	return {
		source: 'xml',
		header: finishHeader(
			[
				...inWords(
					inWords(header, 'documentType', DOCUMENT_TYPE_CODES),
					'paymentMethod',
					PAYMENT_MEANS,
				),
				...taxTotals.map(({ text, path }) => ({
					name: 'taxTotal' as const,
					value: text,
					at: path,
				})),
				...findCashDiscount(header),
				...(root.name === ORDER ? numberOrder(header) : []),
			],
			taxes,
		),
		parties: {
			seller: party(`${AGREEMENT}/SellerTradeParty`),
			buyer: party(`${AGREEMENT}/BuyerTradeParty`),
			shipTo: party(`${DELIVERY}/ShipToTradeParty`),
			...(payee.length > 0 && { payee }),
		},
		lists: {
			lines: findElements(root, `${TRADE}/IncludedSupplyChainTradeLineItem`)
				.map((element) =>
					pricePerUnit(
						applyRules(element, LINES),
						findTexts(element, `${PRICE}/BasisQuantity`)[0]?.value,
					),
				)
				// Some contain only a remark.
				.filter((row) => row.some(({ name }) => name === 'itemName' || name === 'lineTotal')),
			taxes,
			allowances: applyRows(root, `${SETTLEMENT}/${ALLOWANCE}`, ADJUSTMENTS, ['amount']),
			charges: [
				...applyRows(root, `${SETTLEMENT}/${CHARGE}`, ADJUSTMENTS, ['amount']),
				...applyRows(root, `${SETTLEMENT}/SpecifiedLogisticsServiceCharge`, ADJUSTMENTS, [
					'amount',
				]),
			],
			accounts: applyRows(root, MEANS, ACCOUNTS, ['iban']),
		},
	};
}

/** The number and the date of an order are those that an invoice would refer to. */
function numberOrder(header: readonly Said<HeaderName>[]): Said<HeaderName>[] {
	return header.flatMap((one): Said<HeaderName>[] => {
		if (one.name === 'number') return [{ ...one, name: 'orderNumber' }];
		return one.name === 'issueDate' ? [{ ...one, name: 'orderDate' }] : [];
	});
}
