import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { withFooter } from '../../kit/sheet.ts';

const fields: Fields = {
	numero: text('invoiceNumber', 'facture n°', 'Quel est le numéro de la facture?'),
	date: date('issueDate', 'émise le'),
	echeance: date('dueDate', 'Quand faut-il payer?'),
	codeClient: text('customerNumber'),
	'seller.name': text('seller', 'raison sociale du vendeur', 'Qui facture?'),
	'seller.siret': text('registrationNumber', 'SIRET du vendeur'),
	'seller.vatId': text('vatNumber', 'TVA intracommunautaire du vendeur'),
	'seller.capital': text(
		'',
		'capital social',
		'share capital of the seller',
		'Stammkapital',
		'shareCapital',
	),
	'seller.email': text('email', 'mail of the seller'),
	'buyer.name': text('buyer', 'client facturé', 'destinataire'),
	'buyer.street': text('street', 'rue du client'),
	'buyer.postcode': text('postcode', 'code postal du client'),
	'buyer.city': text('city', 'ville du client'),
	totalHt: number('netTotal'),
	totalTva: number('taxTotal'),
	totalTtc: number('grossTotal', 'net à payer'),
	acompte: number('deposit', 'acompte versé', 'What was paid in advance?'),
	penalites: text('lateFee', 'taux des pénalités de retard'),
	lignes: list(
		{
			designation: text('itemDescription'),
			quantite: number('quantity'),
			prixHt: number('unitPrice'),
			tva: number('taxRate', 'taux de TVA de la ligne'),
			montantHt: number('lineTotal'),
		},
		'détail de la facture',
		'invoice lines',
		'Qu’est-ce qui est facturé?',
	),
	tauxTva: list(
		{
			taux: number('taxRate'),
			base: number('taxableAmount', 'base HT'),
			montant: number('taxTotal', 'montant de TVA'),
		},
		'ventilation de la TVA',
		'vatBreakdown',
		'Quelle TVA à quel taux?',
	),
	numeroCommande: absent(text('orderNumber', 'numéro de commande')),
	adresseLivraison: absent(text('shipTo', 'adresse de livraison')),
};

/** A French small company's invoice: seller as a logo at the left, client in the window at the right, VAT by rate, legal lines in the footer. */
const family: Family = {
	author: 'okoye',
	locales: ['fr-FR', 'fr-LU', 'fr-BE'],
	draw: (random, locale) => {
		const { amount, count, money } = locale;
		const [seller, buyer] = [
			locale.company(),
			random.chance(0.6) ? locale.company().name : locale.person().name,
		];
		const home = locale.address();
		const day = random.day('2016-01-05', '2026-05-30');
		const { lines, rates, net, tax, gross } = drawRates(
			random,
			locale,
			drawParts(random, locale, random.int(2, 9)),
		);
		const paid = random.chance(0.4) ? Math.round(gross * 0.3) : 0;
		const tone = random.pick(['#264653', '#6d597a', '#bc4749', '#111']);
		const content = markup`<div class="g"><div><div class="brand">${seller.name.split(' ').slice(0, 2).join(' ')}</div>${random.pick(['Artisan depuis 1987', 'Le bon produit au bon moment', 'Maison familiale'])}<br>${seller.phone}<br>${field('seller.email', seller.email)}</div><div class="to">${field('buyer.name', buyer)}<br>${field('buyer.street', home.street)}<br>${field('buyer.postcode', home.postcode)} ${field('buyer.city', home.city)}</div></div>
			<h1>Facture ${field('numero', random.pattern(random.pick(['F20##-####', 'FA######', '##-###'])))}</h1><div class="meta"><span>Date : ${field('date', locale.date(day))}</span><span>Code client : ${field('codeClient', random.pattern('CL####'))}</span><span>Échéance : ${field('echeance', locale.date(addDays(day, random.pick([15, 30, 45]))))}</span></div>
			<div data-list="lignes"><div class="l hd"><span>Désignation</span><span class="n">Qté</span><span class="n">P.U. HT</span><span class="n">TVA</span><span class="n">Total HT</span></div>${lines.map((line) => markup`<div class="l" data-row><span>${field('designation', line.name)}${random.chance(0.5) && markup`<br><small>${line.detail}</small>`}</span><span class="n">${field('quantite', count(line.quantity))}</span><span class="n">${field('prixHt', amount(line.price))}</span><span class="n">${field('tva', locale.percent(line.rate))}</span><span class="n">${field('montantHt', amount(line.amount))}</span></div>`)}</div>
			<div class="b"><div data-list="tauxTva"><div class="v hd"><span>Taux</span><span class="n">Base HT</span><span class="n">TVA</span></div>${rates.map((line) => markup`<div class="v" data-row><span>${field('taux', locale.percent(line.rate))}</span><span class="n">${field('base', amount(line.base))}</span><span class="n">${field('montant', amount(line.tax))}</span></div>`)}</div>
			<div><div class="s"><span>Total HT</span>${field('totalHt', money(net))}</div><div class="s"><span>Total TVA</span>${field('totalTva', money(tax))}</div>${paid > 0 && markup`<div class="s"><span>Acompte</span>${field('acompte', money(paid))}</div>`}<div class="s big"><span>Total TTC</span>${field('totalTtc', money(gross))}</div></div></div>
			<p class="legal">En cas de retard de paiement, pénalités au taux de ${field('penalites', random.pick(['10 %', '3 fois le taux légal', '12 %']))} et indemnité forfaitaire de 40 €. Pas d’escompte pour paiement anticipé.</p>`;
		const footer = markup`<div class="ft">${field('seller.name', seller.name)} au capital de ${field('seller.capital', `${random.int(1, 90)} 000 €`)} – ${seller.address.whole}<br>SIRET ${field('seller.siret', random.pattern('### ### ### 000##'))} – RCS ${seller.address.city} – TVA ${field('seller.vatId', seller.taxNumber)} – IBAN ${locale.iban()}</div>`;
		const html = markup`<style>
			@page { size: A4; margin: 14mm 15mm 8mm }
			body { font: 9.6pt/1.38 'Liberation Sans' } .g { display: grid; grid-template-columns: 1fr 82mm; min-height: 44mm } .brand { font: bold 20pt 'DejaVu Serif Condensed'; color: ${tone} } .to { padding-top: 22mm; font-size: 11pt } h1 { font-size: 16pt; font-weight: normal; margin: 9mm 0 2mm; color: ${tone} } .meta { display: flex; gap: 12mm; margin-bottom: 6mm } .l { display: grid; grid-template-columns: 1fr 18mm 24mm 17mm 26mm; padding: 1.5mm 1mm; border-bottom: .4pt solid #ccc } .hd { background: ${tone}; color: #fff } .n { text-align: right } .b { display: grid; grid-template-columns: 78mm 1fr; gap: 22mm; margin-top: 6mm } .v { display: grid; grid-template-columns: 1fr 1fr 1fr; padding: .8mm 1mm; font-size: 8.5pt; align-self: start } .s { display: flex; justify-content: space-between; padding: .7mm 0 } .big { font-size: 12pt; font-weight: bold; border-top: 1pt solid } .legal { font-size: 7.5pt; color: #555 } .ft { text-align: center; font-size: 7.2pt; color: #555 }
			</style>${withFooter(content, footer, 13)}`;
		return { html, fields };
	},
};
export default family;
