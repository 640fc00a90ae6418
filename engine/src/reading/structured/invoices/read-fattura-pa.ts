import type {
	DocumentRecord,
	HeaderName,
	PartyName,
	RowName,
	Said,
} from '../../../model/record.ts';
import { findElements, findTexts } from '../xml/find-elements.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { ITALIAN_PAYMENT, ITALIAN_TERMS, ITALIAN_TYPES } from './codes.ts';
import { finishHeader } from './finish-header.ts';
import { applyRows, applyRules, firstOf, inWords, sumOf, toText } from './rules.ts';
import type { InvoiceRules } from './rules.ts';

const GENERAL = 'DatiGenerali/DatiGeneraliDocumento';
const PAYMENT = 'DatiPagamento/DettaglioPagamento';
const GOODS = 'DatiBeniServizi';

const HEADER: InvoiceRules<HeaderName> = [
	['number', `${GENERAL}/Numero`],
	['documentType', `${GENERAL}/TipoDocumento`],
	['issueDate', `${GENERAL}/Data`],
	['currency', `${GENERAL}/Divisa`],
	['notes', `${GENERAL}/Causale`],
	['grossTotal', `${GENERAL}/ImportoTotaleDocumento`],
	['rounding', `${GENERAL}/Arrotondamento`],
	['orderNumber', 'DatiGenerali/DatiOrdineAcquisto/IdDocumento'],
	['orderDate', 'DatiGenerali/DatiOrdineAcquisto/Data'],
	['contractNumber', 'DatiGenerali/DatiContratto/IdDocumento'],
	['precedingNumber', 'DatiGenerali/DatiFattureCollegate/IdDocumento'],
	['deliveryNoteNumber', 'DatiGenerali/DatiDDT/NumeroDDT'],
	['deliveryDate', 'DatiGenerali/DatiTrasporto/DataOraConsegna'],
	['projectNumber', 'DatiGenerali/DatiOrdineAcquisto/CodiceCommessaConvenzione'],
	['paymentTerms', 'DatiPagamento/CondizioniPagamento'],
	['paymentMethod', `${PAYMENT}/ModalitaPagamento`],
	['dueDate', `${PAYMENT}/DataScadenzaPagamento`],
	['iban', `${PAYMENT}/IBAN`],
	['bic', `${PAYMENT}/BIC`],
	['bankName', `${PAYMENT}/IstitutoFinanziario`],
	['accountHolder', `${PAYMENT}/Beneficiario`],
	['remittance', `${PAYMENT}/CodicePagamento`],
];

const PARTY: InvoiceRules<PartyName> = [
	['name', 'DatiAnagrafici/Anagrafica/Denominazione'],
	['taxNumber', 'DatiAnagrafici/CodiceFiscale'],
	['registrationNumber', 'IscrizioneREA/NumeroREA'],
	['phone', 'Contatti/Telefono'],
	['fax', 'Contatti/Fax'],
	['email', 'Contatti/Email'],
	['postcode', 'Sede/CAP'],
	['city', 'Sede/Comune'],
	['state', 'Sede/Provincia'],
	['country', 'Sede/Nazione'],
];

const LINES: InvoiceRules<RowName> = [
	['lineNumber', 'NumeroLinea'],
	['itemName', 'Descrizione'],
	['gtin', 'CodiceArticolo[CodiceTipo=EAN|GTIN]/CodiceValore'],
	['sellerItem', 'CodiceArticolo/CodiceValore'],
	['quantity', 'Quantita'],
	['unit', 'UnitaMisura'],
	['unitPrice', 'PrezzoUnitario'],
	['discount', 'ScontoMaggiorazione[Tipo=SC]/Importo'],
	['lineTotal', 'PrezzoTotale'],
	['taxRate', 'AliquotaIVA'],
	['taxCategory', 'Natura'],
	['periodStart', 'DataInizioPeriodo'],
	['periodEnd', 'DataFinePeriodo'],
];

const TAXES: InvoiceRules<RowName> = [
	['taxRate', 'AliquotaIVA'],
	['taxCategory', 'Natura'],
	['taxableAmount', 'ImponibileImporto'],
	['taxAmount', 'Imposta'],
	['reason', 'RiferimentoNormativo'],
];

const ADJUSTMENTS: InvoiceRules<RowName> = [
	['amount', 'Importo'],
	['percent', 'Percentuale'],
];

const ACCOUNTS: InvoiceRules<RowName> = [
	['iban', 'IBAN'],
	['bic', 'BIC'],
	['bankName', 'IstitutoFinanziario'],
	['accountHolder', 'Beneficiario'],
];

/** A file may hold several invoices of the same two parties. */
export function listBodies(root: XmlElement): XmlElement[] {
	return findElements(root, 'FatturaElettronicaBody').filter(({ children }) => children.length > 0);
}

/** The first invoice of a file. */
export function readFatturaPa(root: XmlElement): Omit<DocumentRecord, 'isWhole'> {
	const body = listBodies(root)[0] ?? root;
	const taxes = applyRows(body, `${GOODS}/DatiRiepilogo`, TAXES, ['taxAmount', 'taxRate']);
	const goods = findElements(body, GOODS)[0]?.path ?? body.path;
	const header = [
		...applyRules(body, HEADER),
		...sumOf(taxes, 'taxableAmount', 'netTotal', goods),
		...sumOf(taxes, 'taxAmount', 'taxTotal', goods),
	];
	const payments = findTexts(body, `${PAYMENT}/ImportoPagamento`);
	const [net, tax] = [firstOf(header, 'netTotal'), firstOf(header, 'taxTotal')];
	// The total is optional.
	const gross = net && tax ? Number(net.value) + Number(tax.value) : undefined;
	const party = (name: string) =>
		describe(findElements(root, `FatturaElettronicaHeader/${name}`)[0]);
	return {
		source: 'xml',
		header: finishHeader(
			[
				...[
					['documentType', ITALIAN_TYPES] as const,
					['paymentMethod', ITALIAN_PAYMENT] as const,
					['paymentTerms', ITALIAN_TERMS] as const,
				].reduce((said: Said<HeaderName>[], [name, words]) => inWords(said, name, words), header),
				...(gross === undefined
					? []
					: [{ name: 'grossTotal' as const, value: toText(gross), at: goods }]),
				...(payments[0]
					? [
							{
								name: 'amountDue' as const,
								value: toText(payments.reduce((sum, { value }) => sum + Number(value), 0)),
								at: payments[0].at,
							},
						]
					: []),
			],
			taxes,
		),
		parties: { seller: party('CedentePrestatore'), buyer: party('CessionarioCommittente') },
		lists: {
			lines: applyRows(body, `${GOODS}/DettaglioLinee`, LINES, ['itemName', 'lineTotal']),
			taxes,
			allowances: applyRows(body, `${GENERAL}/ScontoMaggiorazione[Tipo=SC]`, ADJUSTMENTS, [
				'amount',
			]),
			charges: applyRows(body, `${GENERAL}/ScontoMaggiorazione[Tipo=MG]`, ADJUSTMENTS, ['amount']),
			accounts: applyRows(body, PAYMENT, ACCOUNTS, ['iban']),
		},
	};
}

function describe(party: XmlElement | undefined): Said<PartyName>[] {
	if (!party) return [];
	const said = applyRules(party, PARTY);
	const join = (paths: readonly string[], between: string) => {
		const texts = paths.flatMap((path) => findTexts(party, path)[0] ?? []);
		const at = texts[0]?.at ?? '';
		return texts.length === 0
			? undefined
			: {
					value: texts.map(({ value }) => value).join(between),
					at: at.slice(0, at.lastIndexOf('/')),
				};
	};
	const person = join(['DatiAnagrafici/Anagrafica/Nome', 'DatiAnagrafici/Anagrafica/Cognome'], ' ');
	const vat = join(
		['DatiAnagrafici/IdFiscaleIVA/IdPaese', 'DatiAnagrafici/IdFiscaleIVA/IdCodice'],
		'',
	);
	const street = join(['Sede/Indirizzo', 'Sede/NumeroCivico'], ' ');
	const value = (name: PartyName) => firstOf(said, name)?.value ?? '';
	const province = value('state') === '' ? '' : ` (${value('state')})`;
	const city = `${value('postcode')} ${value('city')}${province}`.trim();
	const address = [street?.value ?? '', city, value('country')].filter((part) => part !== '');
	return [
		...said,
		...(person ? [{ name: 'name' as const, ...person }] : []),
		...(vat ? [{ name: 'vatNumber' as const, ...vat }] : []),
		...(street ? [{ name: 'street' as const, ...street }] : []),
		...(street ? [{ name: 'address' as const, value: address.join(', '), at: street.at }] : []),
	];
}
