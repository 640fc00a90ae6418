/** One invoice in each e-invoice syntax, and PDFs that contain them. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

export const INVOICE = {
	number: 'RE-2026-0815',
	date: '2026-03-14',
	due: '2026-04-13',
	delivered: '2026-03-10',
	currency: 'EUR',
	order: 'PO-77120',
	contract: 'V-2025-31',
	buyerReference: '04011000-12345-67',
	note: 'Thank you for your order.',
	terms: 'Payable within 30 days without deduction',
	remittance: 'RE-2026-0815 K4711',
	iban: 'DE89370400440532013000',
	bic: 'COBADEFFXXX',
	holder: 'Nordlicht Werkzeuge GmbH',
	seller: {
		name: 'Nordlicht Werkzeuge GmbH',
		id: 'L-900',
		gln: '4012345000009',
		vat: 'DE123456789',
		tax: '201/113/40209',
		registration: 'HRB 12345',
		street: 'Hafenstraße 12',
		postcode: '24103',
		city: 'Kiel',
		country: 'DE',
		contact: 'Inga Petersen',
		phone: '+49 431 5550123',
		email: 'rechnung@nordlicht.example',
	},
	buyer: {
		name: 'Atelier Dubois SARL',
		id: 'K4711',
		vat: 'FR40303265045',
		street: '8 rue des Lilas',
		postcode: '69003',
		city: 'Lyon',
		country: 'FR',
		contact: 'Claire Dubois',
		email: 'achats@dubois.example',
	},
	shipTo: {
		name: 'Atelier Dubois Lager Nord',
		street: '3 quai du Port',
		postcode: '59000',
		city: 'Lille',
		country: 'FR',
	},
	lines: [
		{
			number: '1',
			name: 'Cordless drill',
			details: '18 V, two batteries',
			item: 'BS-180',
			gtin: '4012345001235',
			quantity: '4',
			unit: 'H87',
			price: '149.50',
			total: '598.00',
			rate: '19.00',
		},
		{
			number: '2',
			name: 'Safety manual, printed',
			details: 'French edition',
			item: 'BK-007',
			gtin: '4012345009996',
			quantity: '10',
			unit: 'H87',
			price: '12.25',
			total: '122.50',
			rate: '7.00',
		},
	],
	allowance: { amount: '20.00', reason: 'Loyalty discount', rate: '19.00' },
	charge: { amount: '15.00', reason: 'Freight', rate: '19.00' },
	taxes: [
		{ rate: '19.00', base: '593.00', amount: '112.67' },
		{ rate: '7.00', base: '122.50', amount: '8.58' },
	],
	totals: {
		lines: '720.50',
		net: '715.50',
		tax: '121.25',
		gross: '836.75',
		paid: '100.00',
		due: '736.75',
	},
};
export type Invoice = typeof INVOICE;
type Party = Partial<Invoice['seller']> & Invoice['shipTo'];

export const PROFILES = [
	'MINIMUM',
	'BASIC WL',
	'BASIC',
	'EN 16931',
	'EXTENDED',
	'XRECHNUNG',
] as const;
export type Profile = (typeof PROFILES)[number];

const GUIDELINES: Record<Profile, string> = {
	MINIMUM: 'urn:factur-x.eu:1p0:minimum',
	'BASIC WL': 'urn:factur-x.eu:1p0:basicwl',
	BASIC: 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
	'EN 16931': 'urn:cen.eu:en16931:2017',
	EXTENDED: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
	XRECHNUNG: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tag = (name: string, text: string | undefined, attributes = '') =>
	text === undefined ? '' : `<${name}${attributes}>${escape(text)}</${name}>`;
const day = (name: string, iso: string) =>
	`<ram:${name}><udt:DateTimeString format="102">${iso.replaceAll('-', '')}</udt:DateTimeString></ram:${name}>`;

/** UN/CEFACT CII in the profiles of Factur-X and ZUGFeRD 2, each with everything that it allows. */
export function makeCii(profile: Profile, invoice: Invoice = INVOICE): string {
	const level = PROFILES.indexOf(profile);
	const from = (least: Profile, xml: string) => (level >= PROFILES.indexOf(least) ? xml : '');
	const { seller, buyer, totals } = invoice;
	const amount = (name: string, text: string, attributes = '') =>
		tag(`ram:${name}`, text, attributes);
	const adjustment = (isCharge: boolean, { amount: sum, reason, rate }: Invoice['charge']) =>
		`<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>${amount('ActualAmount', sum)}${isCharge ? '<ram:ReasonCode>FC</ram:ReasonCode>' : ''}${tag('ram:Reason', reason)}<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>${tag('ram:RateApplicablePercent', rate)}</ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>${tag('ram:ID', GUIDELINES[profile])}</ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${tag('ram:ID', invoice.number)}<ram:TypeCode>380</ram:TypeCode>${day('IssueDateTime', invoice.date)}${from('BASIC WL', `<ram:IncludedNote>${tag('ram:Content', invoice.note)}</ram:IncludedNote>`)}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${from('BASIC', invoice.lines.map((line) => ciiLine(line, level >= PROFILES.indexOf('EN 16931'))).join('\n'))}
<ram:ApplicableHeaderTradeAgreement>${tag('ram:BuyerReference', invoice.buyerReference)}
<ram:SellerTradeParty>${ciiParty(seller, profile)}</ram:SellerTradeParty>
<ram:BuyerTradeParty>${ciiParty(profile === 'MINIMUM' ? { name: buyer.name } : buyer, profile)}</ram:BuyerTradeParty>
<ram:BuyerOrderReferencedDocument>${tag('ram:IssuerAssignedID', invoice.order)}</ram:BuyerOrderReferencedDocument>${from('BASIC WL', `<ram:ContractReferencedDocument>${tag('ram:IssuerAssignedID', invoice.contract)}</ram:ContractReferencedDocument>`)}</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${from('BASIC WL', `<ram:ShipToTradeParty>${ciiParty(invoice.shipTo, profile)}</ram:ShipToTradeParty><ram:ActualDeliverySupplyChainEvent>${day('OccurrenceDateTime', invoice.delivered)}</ram:ActualDeliverySupplyChainEvent>`)}</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement>${from('BASIC WL', tag('ram:PaymentReference', invoice.remittance))}${tag('ram:InvoiceCurrencyCode', invoice.currency)}${from(
		'BASIC WL',
		`<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount>${tag('ram:IBANID', invoice.iban)}${from('EN 16931', tag('ram:AccountName', invoice.holder))}</ram:PayeePartyCreditorFinancialAccount>${from('EN 16931', `<ram:PayeeSpecifiedCreditorFinancialInstitution>${tag('ram:BICID', invoice.bic)}</ram:PayeeSpecifiedCreditorFinancialInstitution>`)}</ram:SpecifiedTradeSettlementPaymentMeans>
${invoice.taxes.map(({ rate, base, amount: sum }) => `<ram:ApplicableTradeTax>${amount('CalculatedAmount', sum)}<ram:TypeCode>VAT</ram:TypeCode>${amount('BasisAmount', base)}<ram:CategoryCode>S</ram:CategoryCode>${tag('ram:RateApplicablePercent', rate)}</ram:ApplicableTradeTax>`).join('\n')}
${adjustment(false, invoice.allowance)}${adjustment(true, invoice.charge)}
<ram:SpecifiedTradePaymentTerms>${tag('ram:Description', invoice.terms)}${day('DueDateDateTime', invoice.due)}</ram:SpecifiedTradePaymentTerms>`,
	)}
<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${from('BASIC WL', `${amount('LineTotalAmount', totals.lines)}${amount('ChargeTotalAmount', invoice.charge.amount)}${amount('AllowanceTotalAmount', invoice.allowance.amount)}`)}${amount('TaxBasisTotalAmount', totals.net)}${amount('TaxTotalAmount', totals.tax, ` currencyID="${invoice.currency}"`)}${amount('GrandTotalAmount', totals.gross)}${from('BASIC WL', amount('TotalPrepaidAmount', totals.paid))}${amount('DuePayableAmount', totals.due)}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;
}

function ciiParty(party: Partial<Party>, profile: Profile): string {
	const isFull = PROFILES.indexOf(profile) >= PROFILES.indexOf('EN 16931');
	const isMinimum = profile === 'MINIMUM';
	const { contact, phone, email } = party;
	return [
		isMinimum ? '' : tag('ram:ID', party.id),
		isMinimum ? '' : tag('ram:GlobalID', party.gln, ' schemeID="0088"'),
		tag('ram:Name', party.name),
		party.registration === undefined
			? ''
			: `<ram:SpecifiedLegalOrganization>${tag('ram:ID', party.registration)}</ram:SpecifiedLegalOrganization>`,
		isFull && contact !== undefined
			? `<ram:DefinedTradeContact>${tag('ram:PersonName', contact)}${phone === undefined ? '' : `<ram:TelephoneUniversalCommunication>${tag('ram:CompleteNumber', phone)}</ram:TelephoneUniversalCommunication>`}<ram:EmailURIUniversalCommunication>${tag('ram:URIID', email)}</ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>`
			: '',
		party.country === undefined
			? ''
			: `<ram:PostalTradeAddress>${isMinimum ? '' : `${tag('ram:PostcodeCode', party.postcode)}${tag('ram:LineOne', party.street)}${tag('ram:CityName', party.city)}`}${tag('ram:CountryID', party.country)}</ram:PostalTradeAddress>`,
		party.vat === undefined
			? ''
			: `<ram:SpecifiedTaxRegistration>${tag('ram:ID', party.vat, ' schemeID="VA"')}</ram:SpecifiedTaxRegistration>`,
		party.tax === undefined
			? ''
			: `<ram:SpecifiedTaxRegistration>${tag('ram:ID', party.tax, ' schemeID="FC"')}</ram:SpecifiedTaxRegistration>`,
	].join('');
}

function ciiLine(line: Invoice['lines'][number], isFull: boolean): string {
	return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument>${tag('ram:LineID', line.number)}</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct>${tag('ram:GlobalID', line.gtin, ' schemeID="0160"')}${isFull ? tag('ram:SellerAssignedID', line.item) : ''}${tag('ram:Name', line.name)}${isFull ? tag('ram:Description', line.details) : ''}</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${tag('ram:ChargeAmount', line.price)}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery>${tag('ram:BilledQuantity', line.quantity, ` unitCode="${line.unit}"`)}</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>${tag('ram:RateApplicablePercent', line.rate)}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation>${tag('ram:LineTotalAmount', line.total)}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
}

/** The same in ZUGFeRD 1. */
export function makeZugferd1(invoice: Invoice = INVOICE): string {
	const renamed: [string, string][] = [
		['rsm:CrossIndustryInvoice', 'rsm:CrossIndustryDocument'],
		['CrossIndustryInvoice:100', 'CrossIndustryDocument:invoice:1p0'],
		['rsm:ExchangedDocument>', 'rsm:HeaderExchangedDocument>'],
		['rsm:ExchangedDocumentContext>', 'rsm:SpecifiedExchangedDocumentContext>'],
		['rsm:SupplyChainTradeTransaction>', 'rsm:SpecifiedSupplyChainTradeTransaction>'],
		['ram:ApplicableHeaderTrade', 'ram:ApplicableSupplyChainTrade'],
		['ram:SpecifiedLineTrade', 'ram:SpecifiedSupplyChainTrade'],
		['SpecifiedTradeSettlementHeaderMonetary', 'SpecifiedTradeSettlementMonetary'],
		['SpecifiedTradeSettlementLineMonetary', 'SpecifiedTradeSettlementMonetary'],
		['ram:RateApplicablePercent', 'ram:ApplicablePercent'],
		['ram:IssuerAssignedID', 'ram:ID'],
	];
	return renamed.reduce(
		(xml, [from, to]) => xml.replaceAll(from, to),
		makeCii('EN 16931', invoice),
	);
}

/** The Order-X order of the invoice. */
export function makeOrderX(invoice: Invoice = INVOICE): string {
	const renamed: [string, string][] = [
		['rsm:CrossIndustryInvoice', 'rsm:SCRDMCCBDACIOMessageStructure'],
		['CrossIndustryInvoice:100', 'SCRDMCCBDACIOMessageStructure:100'],
		['ram:InvoiceCurrencyCode', 'ram:OrderCurrencyCode'],
		['ram:BilledQuantity', 'ram:RequestedQuantity'],
		['<ram:TypeCode>380<', '<ram:TypeCode>220<'],
	];
	return renamed.reduce(
		(xml, [from, to]) => xml.replaceAll(from, to),
		makeCii('EN 16931', invoice),
	);
}

/** UBL 2.1, as in XRechnung and Peppol BIS Billing 3. */
export function makeUbl(kind: 'Invoice' | 'CreditNote', invoice: Invoice = INVOICE): string {
	const { seller, buyer, shipTo, totals } = invoice;
	const isInvoice = kind === 'Invoice';
	const money = (name: string, text: string) =>
		tag(`cbc:${name}`, text, ` currencyID="${invoice.currency}"`);
	const adjustment = (isCharge: boolean, { amount, reason, rate }: Invoice['charge']) =>
		`<cac:AllowanceCharge>${tag('cbc:ChargeIndicator', String(isCharge))}${isCharge ? '<cbc:AllowanceChargeReasonCode>FC</cbc:AllowanceChargeReasonCode>' : ''}${tag('cbc:AllowanceChargeReason', reason)}${money('Amount', amount)}<cac:TaxCategory><cbc:ID>S</cbc:ID>${tag('cbc:Percent', rate)}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>`;
	const quantity = isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity';
	return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${kind}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
${tag('cbc:ID', invoice.number)}${tag('cbc:IssueDate', invoice.date)}${isInvoice ? tag('cbc:DueDate', invoice.due) : ''}${tag(`cbc:${kind}TypeCode`, isInvoice ? '380' : '381')}${tag('cbc:Note', invoice.note)}${tag('cbc:DocumentCurrencyCode', invoice.currency)}${tag('cbc:BuyerReference', invoice.buyerReference)}
<cac:OrderReference>${tag('cbc:ID', invoice.order)}</cac:OrderReference>
<cac:ContractDocumentReference>${tag('cbc:ID', invoice.contract)}</cac:ContractDocumentReference>
<cac:AccountingSupplierParty>${ublParty(seller)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${ublParty(buyer)}</cac:AccountingCustomerParty>
<cac:Delivery>${tag('cbc:ActualDeliveryDate', invoice.delivered)}<cac:DeliveryLocation>${ublAddress('Address', shipTo)}</cac:DeliveryLocation><cac:DeliveryParty><cac:PartyName>${tag('cbc:Name', shipTo.name)}</cac:PartyName></cac:DeliveryParty></cac:Delivery>
<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>${isInvoice ? '' : tag('cbc:PaymentDueDate', invoice.due)}${tag('cbc:PaymentID', invoice.remittance)}<cac:PayeeFinancialAccount>${tag('cbc:ID', invoice.iban)}${tag('cbc:Name', invoice.holder)}<cac:FinancialInstitutionBranch>${tag('cbc:ID', invoice.bic)}</cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:PaymentTerms>${tag('cbc:Note', invoice.terms)}</cac:PaymentTerms>
${adjustment(false, invoice.allowance)}${adjustment(true, invoice.charge)}
<cac:TaxTotal>${money('TaxAmount', totals.tax)}${invoice.taxes.map(({ rate, base, amount }) => `<cac:TaxSubtotal>${money('TaxableAmount', base)}${money('TaxAmount', amount)}<cac:TaxCategory><cbc:ID>S</cbc:ID>${tag('cbc:Percent', rate)}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`).join('')}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${money('LineExtensionAmount', totals.lines)}${money('TaxExclusiveAmount', totals.net)}${money('TaxInclusiveAmount', totals.gross)}${money('AllowanceTotalAmount', invoice.allowance.amount)}${money('ChargeTotalAmount', invoice.charge.amount)}${money('PrepaidAmount', totals.paid)}${money('PayableAmount', totals.due)}</cac:LegalMonetaryTotal>
${invoice.lines.map((line) => `<cac:${kind}Line>${tag('cbc:ID', line.number)}${tag(`cbc:${quantity}`, line.quantity, ` unitCode="${line.unit}"`)}${money('LineExtensionAmount', line.total)}<cac:Item>${tag('cbc:Description', line.details)}${tag('cbc:Name', line.name)}<cac:SellersItemIdentification>${tag('cbc:ID', line.item)}</cac:SellersItemIdentification><cac:StandardItemIdentification>${tag('cbc:ID', line.gtin, ' schemeID="0160"')}</cac:StandardItemIdentification><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID>${tag('cbc:Percent', line.rate)}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price>${money('PriceAmount', line.price)}</cac:Price></cac:${kind}Line>`).join('\n')}
</${kind}>`;
}

function ublAddress(name: string, { street, city, postcode, country }: Invoice['shipTo']): string {
	return `<cac:${name}>${tag('cbc:StreetName', street)}${tag('cbc:CityName', city)}${tag('cbc:PostalZone', postcode)}<cac:Country>${tag('cbc:IdentificationCode', country)}</cac:Country></cac:${name}>`;
}

function ublParty(party: Party): string {
	const scheme = (text: string | undefined, id: string) =>
		text === undefined
			? ''
			: `<cac:PartyTaxScheme>${tag('cbc:CompanyID', text)}<cac:TaxScheme><cbc:ID>${id}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
	return `<cac:Party>${tag('cbc:EndpointID', party.gln, ' schemeID="0088"')}<cac:PartyIdentification>${tag('cbc:ID', party.id)}</cac:PartyIdentification>${ublAddress('PostalAddress', party)}${scheme(party.vat, 'VAT')}${scheme(party.tax, 'FC')}<cac:PartyLegalEntity>${tag('cbc:RegistrationName', party.name)}${tag('cbc:CompanyID', party.registration)}</cac:PartyLegalEntity><cac:Contact>${tag('cbc:Name', party.contact)}${tag('cbc:Telephone', party.phone)}${tag('cbc:ElectronicMail', party.email)}</cac:Contact></cac:Party>`;
}

/** FatturaPA 1.2. */
export function makeFatturaPa(invoice: Invoice = INVOICE): string {
	const { seller, buyer } = invoice;
	const party = (name: string, { vat = '', ...one }: Party) =>
		`<${name}><DatiAnagrafici><IdFiscaleIVA>${tag('IdPaese', vat.slice(0, 2))}${tag('IdCodice', vat.slice(2))}</IdFiscaleIVA>${tag('CodiceFiscale', one.tax)}<Anagrafica>${tag('Denominazione', one.name)}</Anagrafica></DatiAnagrafici><Sede>${tag('Indirizzo', one.street)}${tag('CAP', one.postcode)}${tag('Comune', one.city)}${tag('Nazione', one.country)}</Sede>${one.registration === undefined ? '' : `<IscrizioneREA>${tag('NumeroREA', one.registration)}</IscrizioneREA>`}<Contatti>${tag('Telefono', one.phone)}${tag('Email', one.email)}</Contatti></${name}>`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
<FatturaElettronicaHeader>${party('CedentePrestatore', seller)}${party('CessionarioCommittente', buyer)}</FatturaElettronicaHeader>
<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento>${tag('Divisa', invoice.currency)}${tag('Data', invoice.date)}${tag('Numero', invoice.number)}${tag('ImportoTotaleDocumento', invoice.totals.gross)}${tag('Causale', invoice.note)}</DatiGeneraliDocumento><DatiOrdineAcquisto>${tag('IdDocumento', invoice.order)}</DatiOrdineAcquisto><DatiContratto>${tag('IdDocumento', invoice.contract)}</DatiContratto></DatiGenerali>
<DatiBeniServizi>${invoice.lines.map((line) => `<DettaglioLinee>${tag('NumeroLinea', line.number)}<CodiceArticolo><CodiceTipo>SKU</CodiceTipo>${tag('CodiceValore', line.item)}</CodiceArticolo>${tag('Descrizione', line.name)}${tag('Quantita', `${line.quantity}.00`)}${tag('UnitaMisura', line.unit)}${tag('PrezzoUnitario', line.price)}${tag('PrezzoTotale', line.total)}${tag('AliquotaIVA', line.rate)}</DettaglioLinee>`).join('\n')}
${invoice.taxes.map(({ rate, base, amount }) => `<DatiRiepilogo>${tag('AliquotaIVA', rate)}${tag('ImponibileImporto', base)}${tag('Imposta', amount)}</DatiRiepilogo>`).join('\n')}</DatiBeniServizi>
<DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento>${tag('Beneficiario', invoice.holder)}<ModalitaPagamento>MP05</ModalitaPagamento>${tag('DataScadenzaPagamento', invoice.due)}${tag('ImportoPagamento', invoice.totals.due)}${tag('IBAN', invoice.iban)}${tag('BIC', invoice.bic)}</DettaglioPagamento></DatiPagamento></FatturaElettronicaBody>
</p:FatturaElettronica>`;
}

/** Facturae 3.2. */
export function makeFacturae(invoice: Invoice = INVOICE): string {
	const { totals } = invoice;
	const party = (name: string, one: Party) =>
		`<${name}><TaxIdentification><PersonTypeCode>J</PersonTypeCode><ResidenceTypeCode>U</ResidenceTypeCode>${tag('TaxIdentificationNumber', one.vat)}</TaxIdentification><LegalEntity>${tag('CorporateName', one.name)}<AddressInSpain>${tag('Address', one.street)}${tag('PostCode', one.postcode)}${tag('Town', one.city)}${tag('CountryCode', one.country)}</AddressInSpain><ContactDetails>${tag('Telephone', one.phone)}${tag('ElectronicMail', one.email)}${tag('ContactPersons', one.contact)}</ContactDetails></LegalEntity></${name}>`;
	const tax = ({ rate, base, amount }: Invoice['taxes'][number]) =>
		`<Tax><TaxTypeCode>01</TaxTypeCode>${tag('TaxRate', rate)}<TaxableBase>${tag('TotalAmount', base)}</TaxableBase><TaxAmount>${tag('TotalAmount', amount)}</TaxAmount></Tax>`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<fe:Facturae xmlns:fe="http://www.facturae.es/Facturae/2014/v3.2.1/Facturae">
<FileHeader><SchemaVersion>3.2.1</SchemaVersion></FileHeader>
<Parties>${party('SellerParty', invoice.seller)}${party('BuyerParty', invoice.buyer)}</Parties>
<Invoices><Invoice><InvoiceHeader>${tag('InvoiceNumber', invoice.number)}<InvoiceDocumentType>FC</InvoiceDocumentType><InvoiceClass>OO</InvoiceClass></InvoiceHeader>
<InvoiceIssueData>${tag('IssueDate', invoice.date)}${tag('OperationDate', invoice.delivered)}${tag('InvoiceCurrencyCode', invoice.currency)}</InvoiceIssueData>
<TaxesOutputs>${invoice.taxes.map(tax).join('')}</TaxesOutputs>
<InvoiceTotals>${tag('TotalGrossAmount', totals.lines)}<GeneralDiscounts><Discount>${tag('DiscountReason', invoice.allowance.reason)}${tag('DiscountAmount', invoice.allowance.amount)}</Discount></GeneralDiscounts><GeneralSurcharges><Charge>${tag('ChargeReason', invoice.charge.reason)}${tag('ChargeAmount', invoice.charge.amount)}</Charge></GeneralSurcharges>${tag('TotalGeneralDiscounts', invoice.allowance.amount)}${tag('TotalGrossAmountBeforeTaxes', totals.net)}${tag('TotalTaxOutputs', totals.tax)}${tag('InvoiceTotal', totals.gross)}${tag('TotalPaymentsOnAccount', totals.paid)}${tag('TotalExecutableAmount', totals.due)}</InvoiceTotals>
<Items>${invoice.lines.map((line) => `<InvoiceLine>${tag('ReceiverContractReference', invoice.contract)}${tag('ReceiverTransactionReference', invoice.order)}${tag('SequenceNumber', line.number)}${tag('ItemDescription', line.name)}${tag('Quantity', line.quantity)}${tag('UnitOfMeasure', line.unit)}${tag('UnitPriceWithoutTax', line.price)}${tag('TotalCost', line.total)}${tag('GrossAmount', line.total)}<TaxesOutputs>${tax({ rate: line.rate, base: line.total, amount: '0.00' })}</TaxesOutputs>${tag('ArticleCode', line.item)}</InvoiceLine>`).join('\n')}</Items>
<PaymentDetails><Installment>${tag('InstallmentDueDate', invoice.due)}${tag('InstallmentAmount', totals.due)}<PaymentMeans>04</PaymentMeans><AccountToBeCredited>${tag('IBAN', invoice.iban)}${tag('BIC', invoice.bic)}</AccountToBeCredited></Installment></PaymentDetails>
<AdditionalData>${tag('InvoiceAdditionalInformation', invoice.note)}</AdditionalData></Invoice></Invoices></fe:Facturae>`;
}

/** XML whose invoice element of this name is repeated for each number. */
export function repeatInvoice(xml: string, element: string, numbers: readonly string[]): string {
	const from = xml.indexOf(`<${element}>`);
	const to = xml.indexOf(`</${element}>`) + element.length + 3;
	const invoices = numbers.map((number) => xml.slice(from, to).replace(INVOICE.number, number));
	return `${xml.slice(0, from)}${invoices.join('\n')}${xml.slice(to)}`;
}

/** A printed invoice with embedded files. */
export async function makeInvoicePdf(
	files: Readonly<Record<string, string | Buffer>>,
	invoice: Invoice = INVOICE,
	options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
	const pdf = new PDFDocument({ size: 'A4', ...options });
	const done = buffer(pdf);
	const put = (text: string, x: number, y: number) =>
		pdf.fontSize(10).text(text, x, y, { lineBreak: false });
	const { seller, buyer, totals } = invoice;
	put(`${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city}`, 60, 50);
	[buyer.name, buyer.street, `${buyer.postcode} ${buyer.city}`, 'France'].forEach((line, i) =>
		put(line, 60, 100 + 14 * i),
	);
	const facts: [string, string][] = [
		['Invoice number', invoice.number],
		['Invoice date', invoice.date],
		['Due date', invoice.due],
		['Order number', invoice.order],
		['VAT ID', seller.vat],
	];
	facts.forEach(([label, value], i) => {
		put(label, 340, 100 + 14 * i);
		put(value, 440, 100 + 14 * i);
	});
	['Pos', 'Description', 'Quantity', 'Unit price', 'Amount'].forEach((head, i) =>
		put(head, [60, 90, 300, 380, 480][i] ?? 60, 220),
	);
	invoice.lines.forEach((line, row) => {
		[line.number, line.name, line.quantity, line.price, line.total].forEach((text, i) =>
			put(text, [60, 90, 300, 380, 480][i] ?? 60, 240 + 16 * row),
		);
	});
	const sums: [string, string][] = [
		['Net total', totals.net],
		['VAT', totals.tax],
		['Total', totals.gross],
		['Paid', totals.paid],
		['Amount due', totals.due],
	];
	sums.forEach(([label, value], i) => {
		put(label, 380, 320 + 16 * i);
		put(`${value} ${invoice.currency}`, 480, 320 + 16 * i);
	});
	put(`IBAN ${invoice.iban}   BIC ${invoice.bic}`, 60, 740);
	for (const [name, content] of Object.entries(files)) {
		pdf.file(Buffer.from(content), { name, type: 'text/xml' });
	}
	pdf.end();
	return await done;
}
