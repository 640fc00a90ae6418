import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	correctionNo: str(
		'number of the correction|correctionNo|numer korekty|číslo opravného dokladu|Nummer der Korrektur|módosító számla száma',
		'creditNoteNumber',
	),
	correctedOn: DOC.invoiceDate,
	originalNo: str(
		'invoice that is corrected|originalInvoice|numer faktury korygowanej|původní doklad|Welche Rechnung wird berichtigt?|eredeti számla',
		'invoiceNumber',
	),
	originalDate: dat(
		'date of the corrected invoice|originalDate|data faktury korygowanej|datum původního dokladu|Datum der berichtigten Rechnung|az eredeti kelte',
	),
	reason: str(
		'why it was corrected|reason|przyczyna korekty|důvod opravy|Grund der Berichtigung|a módosítás oka',
		'reason',
	),
	seller: DOC.seller,
	sellerTax: DOC.sellerTax,
	buyer: DOC.buyer,
	buyerTax: DOC.buyerTax,
	before: rows(
		{ name: COL.name, qty: COL.qty, price: COL.price, net: COL.amount },
		'rows before the correction|before|przed korektą|před opravou|Zeilen vor der Berichtigung|módosítás előtt',
	),
	after: rows(
		{ name: COL.name, qty: COL.qty, price: COL.price, net: COL.amount },
		'rows after the correction|after|po korekcie|po opravě|Zeilen nach der Berichtigung|módosítás után',
	),
	netDifference: num(
		'change of the net amount|netDifference|różnica netto|rozdíl základu|Nettodifferenz|nettó különbözet',
	),
	taxDifference: num(
		'change of the tax|taxDifference|różnica VAT|rozdíl DPH|Steuerdifferenz|áfa különbözet',
	),
	toReturn: num(
		'amount to be refunded|toReturn|do zwrotu|k vrácení|Was wird erstattet?|visszatérítendő',
		'creditAmount',
	),
	deadline: dat(
		'until when it is refunded|refundBy|termin zwrotu|vrátit do|Bis wann wird erstattet?',
		'dueDate',
	),
	receivedBy: absent(
		str(
			'who received the correction|receivedBy|kto odebrał korektę|Wer hat die Korrektur empfangen?',
		),
	),
	orderNumber: absent(DOC.orderNo),
};
const SAID = {
	pl: 'Faktura korygująca nr|z dnia|Dotyczy faktury nr|wystawionej|Przyczyna korekty|Sprzedawca|Nabywca|NIP|Przed korektą|Po korekcie|Nazwa towaru;Ilość;Cena netto;Wartość netto|Różnica netto|Różnica VAT|Do zwrotu|Termin zwrotu|zwrot części towaru;pomyłka w ilości;uzgodniony rabat;błędna cena|Razem',
	cs: 'Opravný daňový doklad č.|ze dne|K dokladu č.|ze dne|Důvod opravy|Dodavatel|Odběratel|DIČ|Před opravou|Po opravě|Název;Množství;Cena bez DPH;Celkem bez DPH|Rozdíl základu|Rozdíl DPH|K vrácení|Vrátit do|vrácení části zboží;chyba v množství;dodatečná sleva;chybná cena|Celkem',
	sk: 'Opravná faktúra č.|zo dňa|K faktúre č.|zo dňa|Dôvod opravy|Dodávateľ|Odberateľ|IČ DPH|Pred opravou|Po oprave|Názov;Množstvo;Cena bez DPH;Spolu bez DPH|Rozdiel základu|Rozdiel DPH|Na vrátenie|Vrátiť do|vrátenie časti tovaru;chyba v množstve;dodatočná zľava;chybná cena|Spolu',
	hu: 'Módosító számla|kelt|Eredeti számla|kelte|A módosítás oka|Eladó|Vevő|Adószám|Módosítás előtt|Módosítás után|Megnevezés;Mennyiség;Nettó egységár;Nettó érték|Nettó különbözet|Áfa különbözet|Visszatérítendő|Határidő|részleges visszáru;téves mennyiség;utólagos engedmény;téves ár|Összesen',
} as const;

/** A correcting invoice of central Europe: what was billed and what should have been stand in two tables side by side on a wide sheet, the difference in a strip between two thick rules. */
const family: Family = {
	author: 'noor',
	locales: ['pl-PL', 'cs-CZ', 'sk-SK', 'hu-HU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2004-05-02', '2026-06-20');
		const why = random.int(0, 3);
		const reason = at(15).split(';')[why] ?? '';
		const old = drawGoods(
			random,
			locale,
			random.pick(['technical', 'building'] as const),
			random.int(1, 5),
			{ quantities: [4, 6, 8, 10, 20, 50] },
		);
		const changed = random.int(0, old.length - 1);
		const now = old.map((one, i) => {
			if (i !== changed) return one;
			const quantity = why < 2 ? random.int(1, one.quantity - 1) : one.quantity;
			const price = why < 2 ? one.price : toMoney(one.price * 0.85);
			return { ...one, quantity, price, amount: toMoney(quantity * price) };
		});
		const sum = (lines: typeof old) => toMoney(lines.reduce((all, one) => all + one.amount, 0));
		const net = toMoney(sum(now) - sum(old));
		const tax = toMoney((net * (locale.country.rates[0] ?? 20)) / 100);
		const table = (path: string, title: string, lines: typeof old) =>
			markup`<div style="flex:1"><h3>${title}</h3><table data-list="${path}"><tr>${at(10)
				.split(';')
				.map(
					(head, i) => markup`<th${i > 0 && { markup: ' class="n"' }}>${head}`,
				)}${lines.map((one) => markup`<tr data-row><td>${field('name', one.name)}<td class="n">${field('qty', count(one.quantity))}<td class="n">${field('price', amount(one.price))}<td class="n">${field('net', amount(one.amount))}`)}<tr><td>${at(16)}<td><td><td class="n">${amount(sum(lines))}</table></div>`;
		const html = markup`<style>@page { size: A4 landscape; margin: 12mm } body { font: 8.8pt/1.4 'DejaVu Sans Condensed' } .pair { display: flex; gap: 10mm } table { width: 100%; border-collapse: collapse } th { text-align: left; background: #eee; font-size: 7.5pt } td { border-bottom: .4pt solid #999; padding: .6mm 1mm } .n { text-align: right } h3 { margin: 3mm 0 1mm; font-size: 10pt } .strip { display: flex; justify-content: space-around; border-top: 2pt solid; border-bottom: 2pt solid; margin: 6mm 0; padding: 2mm 0 } .strip small { display: block }</style>
			<h2 style="margin:0">${at(0)} ${field('correctionNo', random.pattern('KOR/##/####'))} &nbsp;<small>${at(1)} ${field('correctedOn', locale.date(day))}</small></h2><p>${at(2)} ${field('originalNo', random.pattern('FV/###/####'))} ${at(3)} ${field('originalDate', locale.date(addDays(day, -random.int(4, 80))))}. ${at(4)}: ${field('reason', reason)}.</p>
			<div class="pair"><div style="flex:1">${at(5)}: <b>${field('seller', seller.name)}</b>, ${seller.address.whole}, ${at(7)} ${field('sellerTax', seller.taxNumber)}</div><div style="flex:1">${at(6)}: <b>${field('buyer', buyer.name)}</b>, ${buyer.address.whole}, ${at(7)} ${field('buyerTax', buyer.taxNumber)}</div></div>
			<div class="pair">${table('before', at(8), old)}${table('after', at(9), now)}</div><div class="strip"><div><small>${at(11)}</small>${field('netDifference', amount(net))}</div><div><small>${at(12)} ${count(locale.country.rates[0] ?? 20)}%</small>${field('taxDifference', amount(tax))}</div><div><small>${at(13)}</small><b>${field('toReturn', locale.money(toMoney(-net - tax)))}</b></div>${random.chance(0.6) && markup`<div><small>${at(14)}</small>${field('deadline', locale.date(addDays(day, 14)))}</div>`}</div>`;
		return { html, fields };
	},
};
export default family;
