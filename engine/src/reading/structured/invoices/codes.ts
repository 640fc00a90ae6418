/** UNTDID 1001: kinds of documents. */
export const DOCUMENT_TYPE_CODES: Readonly<Record<string, string>> = {
	'71': 'Request for payment',
	'80': 'Debit note',
	'81': 'Credit note',
	'84': 'Debit note',
	'220': 'Order',
	'230': 'Order change',
	'231': 'Order response',
	'326': 'Partial invoice',
	'380': 'Invoice',
	'381': 'Credit note',
	'383': 'Debit note',
	'384': 'Corrected invoice',
	'386': 'Prepayment invoice',
	'389': 'Self-billed invoice',
	'396': 'Factored credit note',
	'751': 'Invoice information',
	'875': 'Partial construction invoice',
	'876': 'Partial final construction invoice',
	'877': 'Final construction invoice',
};

/** UNTDID 4461: ways to pay. */
export const PAYMENT_MEANS: Readonly<Record<string, string>> = {
	'10': 'Cash',
	'20': 'Cheque',
	'30': 'Credit transfer',
	'31': 'Debit transfer',
	'42': 'Payment to bank account',
	'48': 'Bank card',
	'49': 'Direct debit',
	'54': 'Credit card',
	'55': 'Debit card',
	'57': 'Standing agreement',
	'58': 'SEPA credit transfer',
	'59': 'SEPA direct debit',
	'68': 'Online payment service',
	'97': 'Clearing between partners',
};

/** TipoDocumento of FatturaPA. */
export const ITALIAN_TYPES: Readonly<Record<string, string>> = {
	TD01: 'Fattura',
	TD02: 'Acconto su fattura',
	TD03: 'Acconto su parcella',
	TD04: 'Nota di credito',
	TD05: 'Nota di debito',
	TD06: 'Parcella',
	TD07: 'Fattura semplificata',
	TD08: 'Nota di credito semplificata',
	TD24: 'Fattura differita',
};

/** ModalitaPagamento of FatturaPA. */
export const ITALIAN_PAYMENT: Readonly<Record<string, string>> = {
	MP01: 'Contanti',
	MP02: 'Assegno',
	MP03: 'Assegno circolare',
	MP05: 'Bonifico',
	MP08: 'Carta di pagamento',
	MP12: 'RIBA',
	MP19: 'SEPA Direct Debit',
	MP23: 'PagoPA',
};

/** CondizioniPagamento of FatturaPA. */
export const ITALIAN_TERMS: Readonly<Record<string, string>> = {
	TP01: 'Pagamento a rate',
	TP02: 'Pagamento completo',
	TP03: 'Anticipo',
};

/** InvoiceDocumentType of Facturae. */
export const SPANISH_TYPES: Readonly<Record<string, string>> = {
	FC: 'Factura completa',
	FA: 'Factura abreviada',
	AF: 'Autofactura',
};

/** PaymentMeans of Facturae. */
export const SPANISH_PAYMENT: Readonly<Record<string, string>> = {
	'01': 'Al contado',
	'02': 'Recibo domiciliado',
	'04': 'Transferencia',
	'11': 'Cheque',
	'19': 'Pago mediante tarjeta',
};
