import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	numero: DOC.invoiceNo,
	date: DOC.invoiceDate,
	codeClient: DOC.customerNo,
	representant: str(
		'représentant|sales representative|salesRep|Wer ist der Vertreter?|Qui a vendu ?|commercial',
	),
	vendeur: DOC.seller,
	'client.name': DOC.buyer,
	'client.address': DOC.buyerAddress,
	'livraison.name': DOC.shipName,
	'livraison.address': DOC.shipAddress,
	tvaClient: DOC.buyerTax,
	lignes: rows(
		{
			ref: COL.code,
			designation: COL.name,
			qte: COL.qty,
			puht: COL.price,
			remise: COL.discount,
			montant: COL.amount,
			tva: str('code de TVA de la ligne|vatCode|Steuerschlüssel|Which tax code?'),
		},
		'lignes de la facture|invoice lines|Qu’est-ce qui est facturé ?',
	),
	taux: rows(
		{
			code: str('code TVA|taxCode|Which code stands for the rate?|Schlüssel'),
			base: COL.base,
			taux: COL.rate,
			taxe: COL.tax,
		},
		'détail de la TVA|VAT summary|Comment la TVA se répartit-elle ?',
	),
	totalHt: DOC.net,
	totalTva: DOC.tax,
	ttc: num(
		'total TTC|total with tax before down payment|grossTotal|Gesamtbetrag vor Anzahlung',
		'grossTotal',
	),
	acompte: num(
		'acompte versé|down payment received|prepaid|Anzahlung|Combien a déjà été payé ?',
		'amountPaid',
	),
	netAPayer: num(
		'net à payer|remaining to pay|balanceDue|Was ist noch zu zahlen?|Combien reste-t-il à payer ?',
		'amountDue',
	),
	echeance: DOC.due,
	rib: str(
		'compte bancaire (RIB)|bank account of the payee|rib|Kontonummer des Lieferanten',
		'accountNumber',
	),
	port: absent(
		num(
			'frais de port|shipping costs|freight|Versandkosten|How much is charged for carriage?',
			'shippingCost',
		),
	),
	bl: absent(DOC.noteNo),
	penalites: absent(
		dat('date de la mise en demeure|date of the reminder|dunningDate|Wann wurde gemahnt?'),
	),
};

/** A French small firm's program: columns ruled to a fixed depth without rules between rows, invoicing and delivery addresses, tax codes explained below, a deposit taken off. */
const family: Family = {
	author: 'casimir',
	locales: ['fr-FR', 'fr-BE', 'fr-FR'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, client, place] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('1999-02-01', '2026-06-20');
		const { lines, rates, net, tax, gross } = drawRates(
			random,
			locale,
			drawParts(random, locale, random.int(2, 9), { discounts: 0.4, code: '??####' }),
			0.35,
		);
		const paid = random.chance(0.45) ? toMoney(Math.round(gross * 0.3)) : 0;
		const codeOf = (rate: number) => String(rates.findIndex((one) => one.rate === rate) + 1);
		const html = markup`<style>@page { size: A4; margin: 12mm } body { font: 9pt/1.35 'Liberation Sans Narrow', 'Liberation Sans' } .a { box-sizing: border-box; width: 82mm; border: .8pt solid; border-radius: 3mm; padding: 2mm 4mm; min-height: 22mm } .two { display: flex; justify-content: space-between; align-items: flex-start } table { border-collapse: collapse; width: 100% } .b th, .b td { border: .8pt solid; padding: .6mm 2mm } .b th { background: #ddd; font-weight: normal } .l td { border-left: .8pt solid; border-right: .8pt solid; padding: .4mm 2mm; vertical-align: top } .l tr.end td { height: ${random.int(18, 55)}mm; border-bottom: .8pt solid } .n { text-align: right } .net { border: 1.6pt solid; padding: 2mm; font: bold 12pt 'Liberation Sans' }</style>
			<div class="two"><div><b style="font-size:16pt">${field('vendeur', seller.name)}</b><br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br>Tél. ${seller.phone}<br>SIRET ${random.pattern('### ### ### #####')} – APE ${random.pattern('####?')}</div><div><small>Adresse de livraison</small><div class="a">${partyOf('livraison', random.chance(0.6) ? place : client)}</div><small>Adresse de facturation</small><div class="a">${partyOf('client', client)}</div></div></div>
			<h1 style="font-size:15pt;letter-spacing:3pt;margin:3mm 0">FACTURE</h1><table class="b" style="width:auto"><tr><th>Numéro<th>Date<th>Code client<th>Représentant<th>Échéance<th>N° TVA client<tr><td>${field('numero', random.pattern('FA0####'))}<td>${field('date', locale.date(day))}<td>${field('codeClient', random.pattern('C?????').slice(0, 6))}<td>${field('representant', locale.person().family.toUpperCase())}<td>${field('echeance', locale.date(addDays(day, random.pick([30, 45, 60]))))}<td>${field('tvaClient', client.taxNumber)}</table><br>
			<table class="l" data-list="lignes"><tr class="b"><th>Référence<th>Désignation<th>Qté<th>P.U. HT<th>Rem. %<th>Montant HT<th>TVA${lines.map((one) => markup`<tr data-row><td>${field('ref', one.code)}<td>${field('designation', `${one.name}, ${one.detail}`)}<td class="n">${field('qte', amount(one.quantity))}<td class="n">${field('puht', amount(one.price))}<td class="n">${one.discount > 0 && field('remise', amount(one.discount))}<td class="n">${field('montant', amount(one.amount))}<td class="n">${field('tva', codeOf(one.rate))}`)}<tr class="end"><td><td><td><td><td><td><td></table>
			<div class="two" style="margin-top:3mm"><table class="b" style="width:76mm" data-list="taux"><tr><th>Code<th>Base HT<th>Taux TVA<th>Montant TVA${rates.map((one) => markup`<tr data-row><td>${field('code', codeOf(one.rate))}<td class="n">${field('base', amount(one.base))}<td class="n">${field('taux', amount(one.rate))}<td class="n">${field('taxe', amount(one.tax))}`)}</table>
			<div style="font-size:8pt;width:40mm">RIB :<br>${field('rib', random.pattern('1#### 00### ########### ##'))}<br>Escompte pour paiement anticipé : néant</div><table class="b" style="width:62mm"><tr><td>Total HT<td class="n">${field('totalHt', amount(net))}<tr><td>Total TVA<td class="n">${field('totalTva', amount(tax))}<tr><td>Total TTC<td class="n">${field('ttc', amount(gross))}${paid > 0 && markup`<tr><td>Acompte<td class="n">${field('acompte', amount(paid))}`}<tr><td class="net">NET À PAYER<td class="net n">${field('netAPayer', amount(toMoney(gross - paid)))} €</table></div>
			<p style="font-size:6.5pt">En cas de retard de paiement, une pénalité égale à trois fois le taux d’intérêt légal sera exigible, ainsi qu’une indemnité forfaitaire de ${count(40)} €.</p>`;
		return { html, fields };
	},
};
export default family;
