import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, drawTrade, num, row, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	proformaNo: str(
		'number of the proforma|proformaNo|Nummer der Proforma|numer proformy|proforma no|Which number does the proforma have?',
		'invoiceNumber',
	),
	date: DOC.invoiceDate,
	exporter: DOC.seller,
	exporterAddress: DOC.sellerAddress,
	eori: str(
		'EORI number|eori|Which EORI number has the exporter?|EORI-Nummer|numer EORI',
		'eoriNumber',
	),
	importer: DOC.buyer,
	importerAddress: DOC.buyerAddress,
	importerCountry: str(
		'country of the buyer|destinationCountry|To which country do the goods go?|Bestimmungsland|kraj przeznaczenia',
		'countryOfDestination',
	),
	origin: str(
		'country of origin|originCountry|Where were the goods made?|Ursprungsland|kraj pochodzenia',
		'countryOfOrigin',
	),
	incoterm: DOC.incoterm,
	payment: DOC.terms,
	validity: str(
		'how long the proforma holds|validity|Gültigkeit|ważność|Until when is it valid?',
		'expiryDate',
	),
	goods: rows(
		{
			no: COL.pos,
			description: COL.name,
			hsCode: str('customs tariff code|hsCode|Zolltarifnummer|kod taryfy', 'hsCode'),
			quantity: COL.qty,
			unit: COL.unit,
			price: COL.price,
			value: COL.amount,
			netKg: num('net weight of the row|netKg|Nettogewicht|waga netto', 'netWeight'),
		},
		'goods for export|goods|Welche Waren werden ausgeführt?|towary',
	),
	totalValue: DOC.gross,
	netWeight: num(
		'net weight in all|totalNetKg|Nettogewicht gesamt|łączna waga netto|How heavy without packing?',
		'netWeight',
	),
	grossWeight: DOC.weight,
	packages: DOC.packages,
	bank: DOC.bank,
	swift: DOC.bic,
	account: DOC.iban,
	signatory: str(
		'who signs for the exporter|signatory|Wer unterschreibt?|podpisujący',
		'signatory',
	),
	vat: absent(DOC.tax),
	licence: absent(
		str('export licence number|exportLicence|Ausfuhrgenehmigung|pozwolenie na wywóz'),
	),
};
/** Pairs "own language;English" by index. */
const SAID = {
	pl: 'FAKTURA PROFORMA|Eksporter|Importer|Kraj przeznaczenia|Kraj pochodzenia|Warunki dostawy|Warunki płatności|Ważność|Lp.|Opis towaru|Kod CN|Ilość|Jedn.|Cena|Wartość|Netto kg|Razem|Waga brutto|Liczba opakowań|Bank|Podpis|Data|30 dni od daty wystawienia',
	es: 'FACTURA PROFORMA|Exportador|Importador|País de destino|País de origen|Condición de entrega|Condiciones de pago|Validez|N.º|Descripción de la mercancía|Partida|Cantidad|Ud.|Precio|Valor|Kg netos|Total|Peso bruto|Número de bultos|Banco|Firma|Fecha|30 días desde la emisión',
	tr: 'PROFORMA FATURA|İhracatçı|İthalatçı|Varış ülkesi|Menşe ülke|Teslim şekli|Ödeme şekli|Geçerlilik|Sıra|Malın tanımı|GTİP|Miktar|Birim|Fiyat|Değer|Net kg|Toplam|Brüt ağırlık|Kap adedi|Banka|İmza|Tarih|Düzenleme tarihinden itibaren 30 gün',
	cs: 'ZÁLOHOVÁ FAKTURA|Vývozce|Dovozce|Země určení|Země původu|Dodací podmínky|Platební podmínky|Platnost|Č.|Popis zboží|Celní kód|Množství|MJ|Cena|Hodnota|Netto kg|Celkem|Hrubá hmotnost|Počet kolli|Banka|Podpis|Datum|30 dní od vystavení',
	pt: 'FATURA PROFORMA|Exportador|Importador|País de destino|País de origem|Condição de entrega|Condições de pagamento|Validade|N.º|Descrição da mercadoria|Código pautal|Quantidade|Un.|Preço|Valor|Kg líquidos|Total|Peso bruto|Número de volumes|Banco|Assinatura|Data|30 dias após emissão',
	de: 'PROFORMARECHNUNG|Ausführer|Einführer|Bestimmungsland|Ursprungsland|Lieferbedingung|Zahlungsbedingung|Gültigkeit|Pos.|Warenbezeichnung|Warennummer|Menge|Einheit|Preis|Wert|Netto kg|Summe|Bruttogewicht|Anzahl Packstücke|Bank|Unterschrift|Datum|30 Tage ab Ausstellung',
} as const;
const ENGLISH =
	'PROFORMA INVOICE|Exporter|Consignee|Country of destination|Country of origin|Terms of delivery|Terms of payment|Validity|No.|Description of goods|HS code|Quantity|Unit|Price|Value|Net kg|Total|Gross weight|Number of packages|Bank|Signature|Date'.split(
		'|',
	);

/** A proforma in two languages: each caption twice, own language over English in italics; a ruled frame of cells above, goods with tariff code and weight, a sentence about origin below. */
const family: Family = {
	author: 'ottilie',
	locales: ['pl-PL', 'es-ES', 'tr-TR', 'cs-CZ', 'pt-PT', 'de-DE', 'pt-BR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [firm, client] = [locale.company(), locale.company()];
		const both = (i: number) => markup`${at(i)}<br><i>${ENGLISH[i] ?? ''}</i>`;
		const goods = drawGoods(
			random,
			locale,
			drawTrade(random, locale, ['technical', 'office', 'building']),
			random.int(2, 6),
			{ quantities: [10, 20, 25, 40, 100, 250] },
		).map((one) => ({ ...one, kg: random.decimal(2, 400, 1), hs: random.pattern('#### ## ##') }));
		const total = toMoney(goods.reduce((sum, one) => sum + one.amount, 0));
		const kg = Number(goods.reduce((sum, one) => sum + one.kg, 0).toFixed(1));
		const abroad = random.pick(['Chile', 'Norway', 'Morocco', 'Japan', 'Canada', 'Kenya']);
		const cell = (i: number, content: ReturnType<typeof field>, span = 1) =>
			markup`<td colspan="${span}"><small>${at(i)} / <i>${ENGLISH[i] ?? ''}</i></small><br>${content}`;
		const html = markup`<style>@page { size: A4; margin: 12mm 14mm } body { font: 9pt/1.35 'Liberation Serif' } h1 { font-size: 14pt; text-align: center; margin: 0 0 3mm } table { width: 100%; border-collapse: collapse; margin-bottom: 3mm } .c td { border: .7pt solid; padding: 1mm 2mm; vertical-align: top } small { font-size: 7pt } .l th { border-top: 1.2pt solid; border-bottom: 1.2pt solid; font-size: 7.5pt; font-weight: normal; line-height: 1.1 } .l td { padding: .8mm 1mm } .n { text-align: right } .sum td { border-top: 1.2pt solid; font-weight: bold }</style>
			<h1>${at(0)} / <i>${ENGLISH[0] ?? ''}</i></h1><table class="c"><tr>${cell(1, markup`<b>${field('exporter', firm.name)}</b><br>${field('exporterAddress', firm.address.whole)}<br>${locale.country.tax[0]} ${firm.taxNumber}${random.chance(0.6) && markup`<br>EORI ${field('eori', `${locale.countryCode}${random.pattern('##########')}`)}`}`, 2)}${cell(0, field('proformaNo', random.pattern('PF/###/2#')))}${cell(21, field('date', locale.date(random.day('2008-01-02', '2026-05-30'))))}<tr>${cell(2, markup`<b>${field('importer', client.name)}</b><br>${field('importerAddress', client.address.whole)}`, 2)}${cell(3, field('importerCountry', abroad))}${cell(4, field('origin', locale.country.name))}<tr>${cell(5, field('incoterm', `${random.pick(['FOB', 'CIF', 'FCA', 'CPT'])} ${random.pick(['Rotterdam', firm.address.city])}`), 2)}${cell(6, field('payment', random.pick(['T/T 100 %', '30 % T/T, 70 % B/L', 'L/C at sight', 'CAD'])))}${cell(7, field('validity', at(22)))}</table>
			<table class="l" data-list="goods"><tr>${[8, 9, 10, 11, 12, 13, 14, 15].map((i) => markup`<th>${both(i)}`)}${goods.map((one) => row(['no', one.position], ['description', one.name], ['hsCode', one.hs], ['quantity', count(one.quantity)], ['unit', one.unit], ['price', amount(one.price)], ['value', amount(one.amount)], ['netKg', locale.amount(one.kg, 1)]))}<tr class="sum"><td colspan="6">${at(16)} / <i>Total</i> ${locale.country.currency}<td class="n">${field('/totalValue', amount(total))}<td class="n">${field('/netWeight', locale.amount(kg, 1))}</table>
			<table class="c"><tr>${cell(17, field('grossWeight', locale.amount(Number((kg * 1.08).toFixed(1)), 1)))}${cell(18, field('packages', random.int(1, 40)))}${cell(19, markup`${field('bank', locale.bank())}, SWIFT ${field('swift', locale.bic())}<br>${field('account', locale.iban())}`, 2)}</table><p>The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of ${locale.country.name} preferential origin.</p><p style="text-align:right">${both(20)}<br><br>${field('signatory', locale.person().name)}</p>`;
		return { html, fields };
	},
};
export default family;
