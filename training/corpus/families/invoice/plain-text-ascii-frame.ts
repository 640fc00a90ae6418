import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { cut, typed, typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	mailFrom: str(
		'address the mail came from|mailFrom|Absenderadresse|adresse de l’expéditeur|remitente del correo|Who mailed the invoice?',
		'email',
	),
	mailTo: str(
		'address the mail went to|mailTo|Empfängeradresse|destinataire du courriel|destinatario del correo',
	),
	subjectLine: str('subject of the mail|subject|Betreff|objet|asunto', 'subject'),
	sender: DOC.seller,
	vatId: DOC.sellerTax,
	customer: DOC.buyer,
	invoiceNo: DOC.invoiceNo,
	date: DOC.invoiceDate,
	dueDate: DOC.due,
	positions: rows(
		{
			no: COL.pos,
			text: COL.name,
			quantity: COL.qty,
			price: COL.price,
			sum: COL.amount,
			rate: COL.rate,
		},
		'positions in the frame|positions|Positionen im Rahmen|lignes|líneas',
	),
	net: DOC.net,
	taxes: rows(
		{ rate: COL.rate, tax: COL.tax, base: COL.base },
		'tax lines|taxes|Steuerzeilen|TVA|impuestos',
	),
	total: DOC.gross,
	iban: DOC.iban,
	bic: DOC.bic,
	orderRef: absent(DOC.orderNo),
	phone: absent(DOC.phone),
};
const SAID = {
	en: 'From|To|Subject|Date|Invoice|Hello,|please find below our invoice.|Customer|Invoice no.|Due by|No;Text;Qty;Price;Sum;VAT|Net|VAT|on|TOTAL|Please pay to|Kind regards|Your invoice',
	de: 'Von|An|Betreff|Datum|Rechnung|Guten Tag,|nachfolgend unsere Rechnung.|Kunde|Rechnungs-Nr.|Zahlbar bis|Nr;Text;Menge;Preis;Summe;USt|Netto|USt|auf|GESAMT|Bitte zahlen Sie auf|Viele Grüße|Ihre Rechnung',
	fr: 'De|À|Objet|Date|Facture|Bonjour,|voici notre facture.|Client|Facture n°|À payer avant le|N°;Texte;Qté;Prix;Somme;TVA|HT|TVA|sur|TOTAL|Merci de payer sur|Cordialement|Votre facture',
	es: 'De|Para|Asunto|Fecha|Factura|Buenos días,|a continuación nuestra factura.|Cliente|Factura n.º|Vence el|N.º;Texto;Cant.;Precio;Suma;IVA|Base|IVA|sobre|TOTAL|Rogamos pago a|Saludos|Su factura',
	pt: 'De|Para|Assunto|Data|Fatura|Bom dia,|segue a nossa fatura.|Cliente|Fatura n.º|Vence em|N.º;Texto;Qtd.;Preço;Soma;IVA|Base|IVA|sobre|TOTAL|Pagamento para|Cumprimentos|A sua fatura',
} as const;

/** An invoice as a plain-text e-mail that was printed: mail head on top, the goods inside a frame of plus signs, hyphens and bars, sums under the frame, a signature after two hyphens. */
const family: Family = {
	author: 'noor',
	locales: ['en-IE', 'de-DE', 'fr-FR', 'es-ES', 'pt-PT', 'en-NZ'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [sender, client, person] = [locale.company(), locale.company(), locale.person()];
		const day = random.day('1999-02-01', '2026-06-20');
		const { lines, rates, net, gross } = drawRates(
			random,
			locale,
			drawGoods(random, locale, 'services', random.int(1, 6), { quantities: [1, 1, 2, 3, 5, 8] }),
			0.25,
		);
		const number = random.pattern('####-##');
		const edge = `+${[4, 32, 8, 12, 13, 6].map((width) => '-'.repeat(width)).join('+')}+\n`;
		const heads = at(10).split(';');
		const padded = (i: number, width: number) => ` ${(heads[i] ?? '').padEnd(width - 1)}`;
		const right = (label: string, shown: ReturnType<typeof field>, text: string) =>
			markup`${label.padStart(52)}${' '.repeat(Math.max(1, 22 - text.length))}${shown}\n`;
		const html = markup`<style>@page { size: A4; margin: 16mm 14mm } body { font: ${random.pick(["9.6pt/1.35 'Liberation Mono'", "8.8pt/1.4 'DejaVu Sans Mono'"])} } pre { font: inherit; margin: 0 } .h { border-bottom: 1.6pt solid #000; padding-bottom: 2mm; margin-bottom: 4mm; font-family: 'Liberation Sans' } .h b { display: inline-block; width: 18mm }</style>
			<div class="h"><b>${at(0)}:</b> ${sender.name.split(' ')[0]} &lt;${field('mailFrom', sender.email)}&gt;<br><b>${at(1)}:</b> ${field('mailTo', person.email)}<br><b>${at(2)}:</b> ${field('subjectLine', `${at(17)} ${number}`)}<br><b>${at(3)}:</b> ${locale.date(day).text} ${random.int(7, 19)}:${random.int(10, 59)}</div>
			<pre>${at(5)}\n\n${at(6)}\n\n${at(7)}: ${field('customer', client.name)}\n        ${client.address.whole}\n${at(8)}: ${field('invoiceNo', number)}\n${at(3)}: ${field('date', locale.date(day))}\n${at(9)}: ${field('dueDate', locale.date(addDays(day, 14)))}\n\n${edge}|${padded(0, 4)}|${padded(1, 32)}|${padded(2, 8)}|${padded(3, 12)}|${padded(4, 13)}|${padded(5, 6)}|\n${edge}<span data-list="positions">${lines.map((one) => markup`<span data-row>| ${typed('no', one.position, 3)}| ${typed('text', cut(one.name, 30), 31)}|${typedRight('quantity', count(one.quantity), 7)} |${typedRight('price', amount(one.price), 11)} |${typedRight('sum', amount(one.amount), 12)} |${typedRight('rate', count(one.rate), 5)} |</span>\n`)}</span>${edge}${right(at(11), field('net', amount(net)), amount(net).text)}<span data-list="taxes">${rates.map((one) => markup`<span data-row>${' '.repeat(26)}${at(12)} ${field('rate', count(one.rate))} ${at(13)} ${field('base', amount(one.base))}${' '.repeat(Math.max(1, 48 - `${at(12)} ${count(one.rate).text} ${at(13)} ${amount(one.base).text}${amount(one.tax).text}`.length))}${field('tax', amount(one.tax))}</span>\n`)}</span>${right(at(14), field('total', locale.money(toMoney(gross))), locale.money(gross).text)}\n${at(15)}\n  ${field('iban', locale.iban() || random.pattern('##-####-#######-##'))}\n  BIC ${field('bic', locale.bic())}\n\n${at(16)}\n-- \n${field('sender', sender.name)}\n${sender.address.whole}\n${locale.country.tax[0]} ${field('vatId', sender.taxNumber)}</pre>`;
		return { html, fields };
	},
};
export default family;
