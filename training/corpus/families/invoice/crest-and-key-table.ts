import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, drawTrade, heads, num, row, rows, str } from '../../kit/commerce.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	faturaNo: DOC.invoiceNo,
	faturaTarihi: DOC.invoiceDate,
	senaryo: str('senaryo|scenario of the e-invoice|scenario|Szenario|Hangi senaryo?'),
	faturaTipi: str(
		'fatura tipi|type of invoice|invoiceType|Rechnungsart|Faturanın tipi nedir?',
		'documentType',
	),
	ettn: str(
		'ETTN|unique id of the e-invoice|uuid|Eindeutige Kennung|Evrensel tekil numara nedir?',
		'documentNumber',
	),
	'satici.unvan': DOC.seller,
	'satici.vkn': DOC.sellerTax,
	'satici.vergiDairesi': str(
		'satıcının vergi dairesi|tax office of the seller|sellerTaxOffice|Finanzamt des Verkäufers',
		'taxOffice',
	),
	'satici.adres': DOC.sellerAddress,
	'alici.unvan': DOC.buyer,
	'alici.vkn': DOC.buyerTax,
	'alici.vergiDairesi': str(
		'alıcının vergi dairesi|tax office of the buyer|buyerTaxOffice|Finanzamt des Käufers',
		'taxOffice',
	),
	'alici.adres': DOC.buyerAddress,
	irsaliyeNo: DOC.noteNo,
	siparisNo: DOC.orderNo,
	kalemler: rows(
		{
			sira: COL.pos,
			malHizmet: COL.name,
			miktar: COL.qty,
			birimFiyat: COL.price,
			iskonto: COL.discount,
			kdvOrani: COL.rate,
			kdvTutari: COL.tax,
			tutar: COL.amount,
		},
		'mal ve hizmetler|goods and services|Waren und Dienste|Faturada neler var?',
	),
	malToplam: num(
		'mal hizmet toplam tutarı|sum of goods before discount|goodsTotal|Warenwert',
		'netTotal',
	),
	toplamIskonto: num('toplam iskonto|discount in all|discountTotal|Rabatt insgesamt', 'discount'),
	hesaplananKdv: DOC.tax,
	odenecek: DOC.gross,
	yaziyla: str('yalnız yazıyla|note above the bank details|noteLine|Hinweiszeile'),
	iban: DOC.iban,
	tevkifat: absent(num('tevkifat tutarı|withheld VAT|withheldVat|Einbehaltene Umsatzsteuer')),
	vade: absent(DOC.due),
};

/** A Turkish e-invoice: seller over the customer at the left between thick rules, a crest in the middle, a table of keys at the right, percent signs before the rates. */
const family: Family = {
	author: 'noor',
	locales: ['tr-TR'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2014-02-01', '2026-06-20');
		const lines = drawGoods(
			random,
			locale,
			drawTrade(random, locale, ['building', 'food', 'services', 'technical']),
			random.int(1, 7),
			{ discounts: 0.3 },
		).map((one) => {
			const rate = random.pick([20, 20, 10, 1]);
			return {
				...one,
				rate,
				tax: toMoney((one.amount * rate) / 100),
				full: toMoney(one.quantity * one.price),
			};
		});
		const sum = (key: 'full' | 'amount' | 'tax') =>
			toMoney(lines.reduce((all, one) => all + one[key], 0));
		const tl = (value: number) => ({ text: `${amount(value).text} TL`, value });
		const offices = ['Kadıköy', 'Konak', 'Çankaya', 'Nilüfer', 'Seyhan'];
		const off = toMoney(sum('full') - sum('amount'));
		const key = (label: string, content: ReturnType<typeof field> | string) =>
			markup`<tr><td><b>${label}:</b><td>${content}`;
		const box = (path: string, who: typeof seller) =>
			markup`<div class="who">${path === 'alici' && markup`<b>SAYIN</b><br>`}${field(`${path}.unvan`, who.name)}<br>${field(`${path}.adres`, who.address.whole)}<br>Tel: ${who.phone}<br>E-Posta: ${who.email}<br>Vergi Dairesi: ${field(`${path}.vergiDairesi`, random.pick(offices))}<br>VKN: ${field(`${path}.vkn`, who.taxNumber)}</div>`;
		const html = markup`<style>@page { size: A4; margin: 10mm } body { font: 8pt/1.4 'Liberation Sans' } .top { display: grid; grid-template-columns: 78mm 36mm 74mm; gap: 1mm; align-items: end } .who { border-top: 1.6pt solid; border-bottom: 1.6pt solid; padding: 1mm 0; margin-bottom: 3mm } .crest { text-align: center; align-self: center } .crest div { width: 18mm; height: 18mm; border: 1.5pt solid #444; border-radius: 50%; margin: 0 auto 1mm; font: bold 13pt/18mm 'DejaVu Serif' } table { border-collapse: collapse; width: 100% } td, th { border: .7pt solid #000; padding: .6mm 1mm } .l { margin: 4mm 0 } .l th { font-size: 7.5pt } .n { text-align: right } .t { width: 82mm; margin-left: auto } .t td:first-child { text-align: right; font-weight: bold } .note { border: .7pt solid; padding: 2mm; margin-top: 4mm }</style>
			<div class="top"><div>${box('satici', seller)}${box('alici', buyer)}<b>ETTN:</b> ${field('ettn', random.pattern('########-####-4###-####-############').toLowerCase())}</div><div class="crest"><div>${seller.name.slice(0, 1)}</div><b>e-Fatura</b></div><table>${key('Özelleştirme No', 'TR1.2')}${key('Senaryo', field('senaryo', random.pick(['TİCARİFATURA', 'TEMELFATURA', 'EARSIVFATURA'])))}${key('Fatura Tipi', field('faturaTipi', random.pick(['SATIS', 'SATIS', 'ISTISNA'])))}${key('Fatura No', field('faturaNo', random.pattern(`???${day.slice(0, 4)}00000####`)))}${key('Fatura Tarihi', field('faturaTarihi', locale.date(day, 'dd-mm-yyyy')))}${random.chance(0.6) && key('İrsaliye No', field('irsaliyeNo', random.pattern('A-######')))}${random.chance(0.5) && key('Sipariş No', field('siparisNo', random.pattern('45#####')))}</table></div>
			<table class="l" data-list="kalemler">${heads('Sıra No;Mal Hizmet;Miktar;Birim Fiyat;İskonto Oranı;KDV Oranı;KDV Tutarı;Mal Hizmet Tutarı')}${lines.map((one) => row(['sira', one.position], ['malHizmet', one.name], markup`<span style="float:right">${field('miktar', count(one.quantity))} ${one.unit}</span>`, ['birimFiyat', tl(one.price)], one.discount > 0 && ['iskonto', { text: `%${amount(one.discount).text}`, value: one.discount }], ['kdvOrani', { text: `%${amount(one.rate).text}`, value: one.rate }], ['kdvTutari', tl(one.tax)], ['tutar', tl(one.amount)]))}</table>
			<table class="t"><tr><td>Mal Hizmet Toplam Tutarı<td class="n">${field('malToplam', tl(sum('full')))}${off > 0 && markup`<tr><td>Toplam İskonto<td class="n">${field('toplamIskonto', tl(off))}`}<tr><td>Hesaplanan KDV<td class="n">${field('hesaplananKdv', tl(sum('tax')))}<tr><td>Vergiler Dahil Toplam Tutar<td class="n">${field('odenecek', tl(toMoney(sum('amount') + sum('tax'))))}<tr><td>Ödenecek Tutar<td class="n">${field('odenecek', tl(toMoney(sum('amount') + sum('tax'))))}</table>
			<div class="note"><b>Not:</b> ${field('yaziyla', random.pick(['Teslim tarihinden itibaren 8 gün içinde itiraz edilmelidir.', 'Ödemelerde fatura numarasını belirtiniz.', 'İrsaliye yerine geçer.']))}<br><b>Banka:</b> ${locale.bank()} – <b>IBAN:</b> ${field('iban', locale.iban())}</div>`;
		return { html, fields };
	},
};
export default family;
