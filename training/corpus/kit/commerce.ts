import type { Asked } from '../family.ts';
import { date, flag, list, number, text } from './ask.ts';
import { field, markup } from './html.ts';
import type { Markup, Printed } from './html.ts';
import type { Address, Company, Locale } from './locale.ts';
import type { Random } from './random.ts';
import { vocabulary } from './trades.ts';
import type { Trade } from './trades.ts';

/** Wordings in one text, separated by `|`, and a concept: `str('Who signed?|signer', 'signatory')`. */
const spoken =
	(ask: typeof text) =>
	(wordings: string, concept = ''): Asked =>
		ask(concept, ...wordings.split('|'));
export const str = spoken(text);
export const num = spoken(number);
export const dat = spoken(date);
export const yes = spoken(flag);

/** Rows of columns, with the wordings of the whole list separated by `|`. */
export function rows(columns: Readonly<Record<string, Asked>>, wordings: string): Asked {
	return list(columns, ...wordings.split('|'));
}

/** What is asked about trade papers; families choose how the paths are called. */
export const DOC = {
	invoiceNo: str(
		'What number does this invoice bear?|invoice no.|invNo|Rechnungsnummer|numéro de la facture|número de la factura|Jaki jest numer faktury?|číslo faktury|fakturanummer|laskun numero|a számla száma|Under which number is the bill filed?',
		'invoiceNumber',
	),
	invoiceDate: dat(
		'On which day was the invoice written?|invoice date|docDate|Rechnungsdatum|date de la facture|Kiedy wystawiono fakturę?|datum vystavení|fakturadatum|laskun päivämäärä|a számla kelte|data emiterii|When was this drawn up?',
		'issueDate',
	),
	due: dat(
		'By when is payment wanted?|due on|payBy|Zahlungsziel|date limite de paiement|Wann muss das Geld da sein?|termin płatności|datum splatnosti|förfallodag|eräpäivä|fizetési határidő|scadența|What is the deadline for paying?',
		'dueDate',
	),
	net: num(
		'What does it come to before tax?|total without VAT|netAmount|Summe ohne Steuer|total hors taxe|base imponible|wartość netto|základ daně|summa utan moms|nettó összeg|Quanto fa senza IVA?|How much without tax?',
		'netTotal',
	),
	tax: num(
		'How much of it is tax?|VAT amount|taxSum|Steuerbetrag|montant de la taxe|cuota de IVA|kwota VAT|částka DPH|momsbelopp|áfa összege|Quanta IVA c’è?|What tax has been added?',
		'taxTotal',
	),
	gross: num(
		'What is owed altogether?|total with tax|amountPayable|Was ist insgesamt zu zahlen?|net à payer|total a pagar|do zapłaty|celkem k úhradě|att betala|yhteensä|fizetendő|totale da pagare|te betalen|final sum of the document',
		'grossTotal',
	),
	seller: str(
		'Who sent this?|company that issued the paper|sellerName|Wer liefert?|Qui vend ?|¿Quién vende?|sprzedawca|dodavatel|säljare|myyjä|eladó|furnizor|Chi vende?|Which firm wants the money?',
		'seller',
	),
	sellerTax: str(
		'Under which VAT number does the issuer trade?|tax number of the sending firm|sellerVatId|Steuernummer des Ausstellers|n° TVA du vendeur|NIF del vendedor|NIP sprzedawcy|DIČ dodavatele|säljarens momsnummer|P.IVA del fornitore',
		'vatNumber',
	),
	sellerAddress: str(
		'Where is the sending firm based?|address of the issuer|sellerAddress|Anschrift des Lieferanten|adresse du vendeur|dirección del vendedor|adres sprzedawcy|adresa dodavatele|indirizzo del fornitore',
		'address',
	),
	buyer: str(
		'Who has to pay?|name of the customer|buyerName|Wer ist der Kunde?|Qui est le client ?|¿Quién es el cliente?|nabywca|odběratel|köpare|ostaja|vevő|cumpărător|Chi è il cliente?|To whom is it addressed?',
		'buyer',
	),
	buyerTax: str(
		'What is the customer’s VAT number?|tax id of the customer|buyerVatId|Steuernummer des Kunden|n° TVA du client|NIF del cliente|NIP nabywcy|DIČ odběratele|köparens momsnummer|P.IVA del cliente',
		'vatNumber',
	),
	buyerAddress: str(
		'Where does the customer reside?|address of the customer|buyerAddress|Anschrift des Kunden|adresse du client|dirección del cliente|adres nabywcy|adresa odběratele|indirizzo del cliente',
		'address',
	),
	shipName: str(
		'Who receives the goods?|name at the delivery address|shipToName|Wer bekommt die Ware?|destinataire de la livraison|destinatario de la mercancía|odbiorca|příjemce|mottagare|Where do the goods go?',
		'shipTo',
	),
	shipAddress: str(
		'To which address is it delivered?|delivery address|shipToAddress|Wohin wird geliefert?|adresse de livraison|lugar de entrega|adres dostawy|dodací adresa|leveransadress|indirizzo di consegna',
	),
	payer: str(
		'Who bears the cost?|the party that is charged|payerName|Wer bezahlt?|Qui paie ?|pagador|płatnik|plátce|betalare|Chi paga?',
	),
	customerNo: str(
		'Which number does the customer have?|account of the customer|custNo|Kundennummer|code client|código de cliente|kod klienta|číslo zákazníka|kundnummer|asiakasnumero|Under which number is the client kept?',
		'customerNumber',
	),
	orderNo: str(
		'Which order is this about?|number of the order|orderNo|Bestellnummer|n° de commande|número de pedido|numer zamówienia|číslo objednávky|ordernummer|tilausnumero|rendelésszám|numero d’ordine',
		'orderNumber',
	),
	orderDate: dat(
		'On which day was the order placed?|date of the order|orderedOn|Bestelldatum|date de commande|fecha del pedido|data zamówienia|datum objednávky|orderdatum|data dell’ordine',
		'orderDate',
	),
	noteNo: str(
		'Which delivery note belongs to it?|delivery note no.|despatchNo|Lieferscheinnummer|n° du bon de livraison|número de albarán|numer WZ|číslo dodacího listu|följesedelsnummer|numero DDT',
		'deliveryNoteNumber',
	),
	delivered: dat(
		'On which day were the goods handed over?|day of supply|suppliedOn|Liefertag|jour de livraison|fecha de entrega|data dostawy|datum dodání|leveransdag|data di consegna',
		'deliveryDate',
	),
	contact: str(
		'Whom can one ask about it?|person in charge|contactName|Wer bearbeitet den Vorgang?|Qui s’occupe du dossier ?|persona de contacto|osoba do kontaktu|vyřizuje|handläggare|referente',
		'contactPerson',
	),
	phone: str(
		'Under which number can one call?|telephone of the sender|phoneNo|Telefonnummer|numéro de téléphone|teléfono|numer telefonu|telefon|telefonnummer|numero di telefono',
		'phone',
	),
	email: str(
		'What is the e-mail address?|mail of the sender|eMail|E-Mail-Adresse|adresse électronique|correo electrónico|adres e-mail|e-mailová adresa|e-postadress|indirizzo e-mail',
		'email',
	),
	terms: str(
		'On what terms is it to be paid?|payment conditions|termsOfPayment|Zahlungsbedingung|conditions de règlement|forma de pago|warunki płatności|platební podmínky|betalningsvillkor|condizioni di pagamento|How is it paid?',
		'paymentTerms',
	),
	iban: str(
		'Which account takes the payment?|IBAN of the payee|bankAccount|Kontoverbindung|compte à créditer|cuenta bancaria|numer konta|číslo účtu|kontonummer|conto corrente|Where should the money be sent?',
		'iban',
	),
	bic: str('SWIFT code|bicCode|What is the BIC of the bank?|BIC der Bank|code BIC', 'bic'),
	bank: str(
		'Which bank keeps the account?|bank of the payee|bankName|Welche Bank?|Quelle banque ?|banco|nazwa banku|název banky|pankki|banca d’appoggio',
		'bankName',
	),
	carrier: str(
		'Who carries the goods?|means of shipment|shipVia|Wie wird versandt?|transporteur|transportista|przewoźnik|dopravce|transportör|vettore',
		'carrier',
	),
	incoterm: str(
		'What are the delivery terms?|incoterm|termsOfDelivery|Lieferbedingung|condition de livraison|condición de entrega|warunki dostawy|dodací podmínky|leveransvillkor|resa',
		'incoterm',
	),
	weight: num(
		'How heavy is the whole consignment?|total gross weight|grossKg|Gesamtgewicht|poids brut|peso bruto|waga brutto|hrubá hmotnost|bruttovikt|peso lordo',
		'grossWeight',
	),
	packages: num(
		'How many parcels are there?|number of packages|pkgCount|Anzahl der Packstücke|nombre de colis|número de bultos|liczba opakowań|počet kusů|antal kollin|numero colli',
		'packages',
	),
	subtotal: num(
		'What is the sum before the extras?|subtotal|subTotal|Zwischensumme|sous-total|subtotal del documento|suma częściowa|mezisoučet|delsumma|subtotale',
	),
} as const;

/** What is asked of rows. */
export const COL = {
	pos: str('position|lineNo|Which position is it?|Pos.|n° de ligne|número de línea|lp.', ''),
	code: str(
		'item number of the seller|itemCode|Which article number?|Artikelnummer|référence|código|indeks|kód zboží|artikelnr',
		'productNumber',
	),
	theirCode: str(
		'item number of the buyer|customerItemCode|Which number does the buyer use?|Ihre Artikelnummer|référence client|su referencia|indeks odbiorcy|kód odběratele',
	),
	name: str(
		'what the row is for|itemText|What was supplied?|Bezeichnung|désignation|concepto|nazwa|název|benämning|megnevezés|descrizione',
		'itemDescription',
	),
	detail: str(
		'text below the description|itemDetail|What does the second line say?|Zusatztext|détail|detalle|opis dodatkowy|podrobnost',
	),
	qty: num(
		'how many|qty|What quantity?|Menge|quantité|cantidad|ilość|množství|antal|mennyiség|quantità',
		'quantity',
	),
	unit: str('unit of measure|uom|In which unit?|Einheit|unité|unidad|jednostka|jednotka', 'unit'),
	price: num(
		'price of one|pricePerUnit|What does a single one cost?|Einzelpreis|prix unitaire|precio|cena jednostkowa|cena za kus|à-pris|egységár|prezzo',
		'unitPrice',
	),
	discount: num(
		'percentage taken off|discPct|What discount does the row get?|Rabatt|remise|descuento|rabat|sleva|sconto',
		'discount',
	),
	amount: num(
		'value of the row|rowAmount|What does the row cost in all?|Zeilenbetrag|montant|importe|wartość|částka|belopp|érték|importo',
		'lineTotal',
	),
	rate: num(
		'VAT percentage of the row|vatPct|Which tax rate applies?|Steuersatz|taux de TVA|tipo de IVA|stawka VAT|sazba DPH|momssats',
		'taxRate',
	),
	base: num(
		'amount that is taxed|taxable|On what amount is the tax taken?|Bemessungsgrundlage|base|base imponible|podstawa|základ|underlag',
		'netTotal',
	),
	tax: num(
		'tax for this rate|vatAmount|How much tax at this rate?|Steuer|montant de TVA|cuota|kwota VAT|daň|moms',
		'taxTotal',
	),
	gross: num(
		'with tax|grossAmt|What is it including tax?|brutto|montant TTC|total con IVA|wartość brutto|s DPH|inkl. moms',
	),
	date: dat('day of the row|rowDate|On which day?|Datum|jour|fecha|dzień|den|dag', ''),
	wanted: dat(
		'date wanted for the row|needBy|When is the row to be delivered?|Liefertermin|date souhaitée|fecha de entrega|termin dostawy|termín dodání',
		'deliveryDate',
	),
	text: str(
		'entry text|bookingText|What is the entry for?|Buchungstext|libellé|concepto|opis|popis|text',
	),
} as const;

type Shown = string | number | Printed;
type Cell = Markup | string | number | false | null | readonly [path: string, shown: Shown];

/** Cells of a table; a pair is a labelled value, and numbers get the class `n`. */
function cells(all: readonly Cell[]): Markup {
	return markup`${all.map((one) => {
		if (one === null || one === false) return markup`<td>`;
		if (!isPair(one)) return markup`<td>${one}`;
		const [path, shown] = one;
		const value = typeof shown === 'object' ? shown.value : shown;
		return markup`<td${typeof value === 'number' && { markup: ' class="n"' }}>${field(path, shown)}`;
	})}`;
}

function isPair(one: Cell): one is readonly [string, Shown] {
	return Array.isArray(one);
}

/** A row of a list, as a row of a table. */
export function row(...all: readonly Cell[]): Markup {
	return markup`<tr data-row>${cells(all)}`;
}

/** The heads of a table, separated by semicolons. */
export function heads(titles: string): Markup {
	return markup`<tr>${titles.split(';').map((title) => markup`<th>${title}`)}`;
}

/** An address on two lines, or on one with `separator`. */
function placed(path: string, address: Address, separator = '<br>'): Markup {
	const [first, second] = address.lines;
	return markup`<span data-field="${path}" data-value="${address.whole}">${first}${{ markup: separator }}${second}</span>`;
}

/** Name and address of a party, as `seller.name` and `seller.address`. */
export function partyOf(
	path: string,
	{ name, address }: Pick<Company, 'name' | 'address'>,
): Markup {
	return markup`<b>${field(`${path}.name`, name)}</b><br>${placed(`${path}.address`, address)}`;
}

/** Labels and values, one `<div>` each: `[label, path, value]`; a value of `false` is left out with its label. */
export function facts(
	all: readonly (readonly [label: string, path: string, shown: Shown | false])[],
): Markup {
	return markup`${all.map(
		([label, path, shown]) =>
			shown !== false && markup`<div><span>${label}</span> ${field(path, shown)}</div>`,
	)}`;
}

/** The locale with goods of its own: `name;unit;price in euros`, separated by `|`; for `drawGoods`. */
export function stocked(locale: Locale, goods: string): Locale {
	const products = goods.split('|').map((line) => {
		const [name = '', unit = '', price = '1'] = line.split(';');
		return { name, unit, price: Number(price) };
	});
	return { ...locale, products: () => products };
}

/** One of these trades whose goods are named in the language of the document; elsewhere they would be in English. */
export function drawTrade(random: Random, { language }: Locale, trades: readonly Trade[]): Trade {
	const first = (trade: Trade, code: string) => vocabulary(trade, code)[0]?.name;
	const own = trades.filter(
		(one) => language === 'en' || first(one, language) !== first(one, 'en'),
	);
	return random.pick(own.length > 0 ? own : trades);
}
