import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, num, row, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Company } from '../../kit/locale.ts';

const fields: Fields = {
	serie: str(
		'seria facturii|series of the invoice|series|Serie der Rechnung|Which series?|számlatömb',
	),
	numar: DOC.invoiceNo,
	data: DOC.invoiceDate,
	'furnizor.nume': DOC.seller,
	'furnizor.cui': DOC.sellerTax,
	'furnizor.sediu': DOC.sellerAddress,
	'furnizor.capital': num(
		'capital social|share capital|shareCapital|Stammkapital|Wie hoch ist das Stammkapital?|jegyzett tőke',
	),
	'cumparator.nume': DOC.buyer,
	'cumparator.cui': DOC.buyerTax,
	'cumparator.sediu': DOC.buyerAddress,
	aviz: DOC.noteNo,
	produse: rows(
		{
			nr: COL.pos,
			denumire: COL.name,
			um: COL.unit,
			cantitate: COL.qty,
			pret: COL.price,
			valoare: COL.amount,
			tva: COL.tax,
		},
		'produse și servicii|goods with tax|Was wurde verkauft?|tételek',
	),
	totalValoare: DOC.net,
	totalTva: DOC.tax,
	totalPlata: DOC.gross,
	delegat: str(
		'numele delegatului|delegate who took the goods|delegateName|Wer hat die Ware abgeholt?|átvevő neve',
	),
	auto: str(
		'mijloc de transport|number plate of the vehicle|vehiclePlate|Kennzeichen|rendszám',
		'vehiclePlate',
	),
	intocmit: str(
		'întocmit de|who drew it up|preparedBy|Wer hat sie ausgestellt?|kiállította',
		'preparedBy',
	),
	scadenta: absent(DOC.due),
	email: absent(DOC.email),
};
const SAID = {
	ro: 'FACTURĂ FISCALĂ|Seria|nr.|Data (ziua, luna, anul)|Nr. avizului de însoțire|Furnizor|Cumpărător|C.I.F.|Sediul|Capital social|Contul|Banca|Nr. crt.;Denumirea produselor sau a serviciilor;U.M.;Cantitatea;Preț unitar (fără TVA);Valoarea;Valoarea TVA|Cota TVA|Semnătura și ștampila furnizorului|Date privind expediția|Numele delegatului|Mijlocul de transport nr.|Semnătura de primire|Total|Total de plată (col. 5 + col. 6)|Întocmit de',
	hu: 'SZÁMLA|Sorozat|szám|Kelt (nap, hó, év)|Szállítólevél száma|Szállító|Vevő|Adószám|Székhely|Jegyzett tőke|Számlaszám|Bank|Sor-szám;A termék vagy szolgáltatás megnevezése;Egység;Mennyiség;Egységár (áfa nélkül);Érték;Áfa összege|Áfakulcs|Kiállító aláírása és bélyegzője|Szállítási adatok|Átvevő neve|Gépjármű rendszáma|Átvétel igazolása|Összesen|Fizetendő (5. + 6. oszlop)|Kiállította',
	cs: 'DAŇOVÝ DOKLAD|Řada|č.|Datum (den, měsíc, rok)|Číslo dodacího listu|Dodavatel|Odběratel|DIČ|Sídlo|Základní kapitál|Účet|Banka|Č.;Název zboží nebo služby;MJ;Množství;Cena za MJ (bez DPH);Hodnota;DPH|Sazba DPH|Razítko a podpis dodavatele|Údaje o přepravě|Jméno přejímajícího|SPZ vozidla|Podpis příjemce|Celkem|Celkem k úhradě (sl. 5 + sl. 6)|Vystavil',
} as const;

/** A form of eastern Europe on its side: columns numbered 0 to 6 under their heads, dotted lines for both parties, transport and reception in the foot of the same table. */
const family: Family = {
	author: 'casimir',
	locales: ['ro-RO', 'hu-HU', 'cs-CZ'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('1998-02-01', '2019-12-20');
		const rate = locale.country.rates[0] ?? 19;
		const lines = drawGoods(
			random,
			locale,
			random.pick(['technical', 'building'] as const),
			random.int(2, 6),
		).map((one) => ({ ...one, tax: toMoney((one.amount * rate) / 100) }));
		const net = toMoney(lines.reduce((sum, one) => sum + one.amount, 0));
		const tax = toMoney(lines.reduce((sum, one) => sum + one.tax, 0));
		const line = (label: string, content: ReturnType<typeof field> | string) =>
			markup`<div class="dot"><i>${label}</i> ${content}</div>`;
		const party = (
			title: string,
			path: string,
			{ name, taxNumber, address }: Company,
			hasCapital: boolean,
		) =>
			markup`<div style="width:92mm">${line(title, field(`${path}.nume`, name))}${line(at(7), field(`${path}.cui`, taxNumber))}${line(at(8), field(`${path}.sediu`, address.whole))}${line(at(10), locale.iban())}${line(at(11), locale.bank())}${hasCapital && line(at(9), field(`${path}.capital`, amount(random.pick([200, 3000, 90000]), 0)))}</div>`;
		const html = markup`<style>@page { size: A4 landscape; margin: 10mm 12mm } body { font: 9pt/1.3 'Liberation Serif' } .dot { border-bottom: .6pt dotted #000; padding-top: 1.2mm } i { font-size: 8pt; color: #222 } .three { display: flex; justify-content: space-between } h1 { font: bold 15pt 'Liberation Serif'; text-align: center; margin: 0 0 2mm } table { width: 100%; border-collapse: collapse; margin-top: 3mm } th { font-weight: normal; font-size: 8pt } th, .g { border: .7pt solid; text-align: center; padding: .5mm } tr[data-row] td { border-left: .7pt solid; border-right: .7pt solid; padding: .6mm 1.5mm; height: 5.5mm } .foot td { border: .7pt solid; vertical-align: top; padding: 1mm 1.5mm } .n { text-align: right }</style>
			<div class="three">${party(at(5), 'furnizor', seller, true)}<div style="width:74mm"><h1>${at(0)}</h1><div class="dot"><i>${at(1)}</i> ${field('serie', random.pattern('??? ??').slice(0, 3))} &nbsp; <i>${at(2)}</i> ${field('numar', random.pattern('00#####'))}</div>${line(at(3), field('data', locale.date(day)))}${random.chance(0.6) && line(at(4), field('aviz', random.pattern('######')))}<div style="border:.7pt solid;margin-top:2mm;padding:1mm">${at(13)}: ${rate}%</div></div>${party(at(6), 'cumparator', buyer, false)}</div>
			<table data-list="produse"><tr>${at(12)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}<tr>${['0', '1', '2', '3', '4', '5 (3 x 4)', '6'].map((digit) => markup`<td class="g">${digit}`)}${lines.map((one) => row(['nr', one.position], ['denumire', one.name], ['um', one.unit], ['cantitate', count(one.quantity)], ['pret', amount(one.price)], ['valoare', amount(one.amount)], ['tva', amount(one.tax)]))}<tr><td style="border:.7pt solid;border-top:0;height:${random.int(6, 30)}mm"><td style="border:.7pt solid;border-top:0"><td style="border:.7pt solid;border-top:0"><td style="border:.7pt solid;border-top:0"><td style="border:.7pt solid;border-top:0"><td style="border:.7pt solid;border-top:0"><td style="border:.7pt solid;border-top:0">
			<tr class="foot"><td colspan="2" rowspan="2">${at(14)}<br><br>${at(21)}: ${field('/intocmit', locale.person().name)}<td colspan="2" rowspan="2">${at(15)}<br>${at(16)} ${random.chance(0.8) && field('/delegat', locale.person().name)}<br>${at(17)} ${random.chance(0.7) && field('/auto', random.pattern(random.pick(['?? ## ???', '?-## ###'])))}<td>${at(19)}<td class="n">${field('/totalValoare', amount(net))}<td class="n">${field('/totalTva', amount(tax))}<tr class="foot"><td>${at(18)}<td colspan="2" class="n">${at(20)}<br><b>${field('/totalPlata', locale.money(toMoney(net + tax)))}</b></table>`;
		return { html, fields };
	},
};
export default family;
