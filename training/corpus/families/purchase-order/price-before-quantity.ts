import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	numeroCommande: text('orderNumber', 'n° du bon de commande', 'Welche Nummer hat die Bestellung?'),
	dateCommande: date('orderDate', 'date de la commande'),
	'seller.name': text('seller', 'fournisseur', 'À qui passe-t-on commande?'),
	'buyer.name': text('buyer', 'donneur d’ordre', 'Who places the order?'),
	'buyer.siret': text(
		'registrationNumber',
		'SIRET de l’acheteur',
		'company register number of the buyer',
	),
	acheteur: text('contactPerson', 'acheteur en charge'),
	chantier: text('projectName', 'chantier', 'For which building site is it?'),
	lieuLivraison: text('shipTo', 'adresse de livraison'),
	reglement: text('paymentTerms', 'conditions de paiement'),
	totalHt: number('netTotal', 'montant hors taxes'),
	devisReference: text(
		'quoteNumber',
		'selon devis',
		'Auf welches Angebot bezieht sich die Bestellung?',
	),
	lignes: list(
		{
			reference: text('productNumber', 'réf. fournisseur'),
			designation: text('itemDescription'),
			prixUnitaire: number('unitPrice', 'P.U. HT'),
			quantite: number('quantity'),
			unite: text('unit'),
			livraison: date('deliveryDate', 'livraison souhaitée de la ligne'),
			montant: number('lineTotal'),
		},
		'articles commandés',
		'order lines',
		'Qu’est-ce qui est commandé et pour quand?',
	),
	tva: absent(number('taxTotal', 'montant de la TVA')),
	numeroFacture: absent(text('invoiceNumber', 'numéro de facture')),
};

/** A French builder's order: price before quantity, a wanted day on every line, the supplier at the right in a bracket. */
const family: Family = {
	author: 'okoye',
	locales: ['fr-FR', 'fr-BE', 'fr-LU'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [buyer, seller] = [locale.company(), locale.company()];
		const day = random.day('2017-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(3, 11), {
			code: random.pick(['?####', '##.###.##', '########']),
		});
		const tone = random.pick(['#1d5c63', '#555', '#8a4b08']);
		const isMulti = random.chance(0.6);
		const html = markup`<style>
			@page { size: A4; margin: 15mm 16mm 20mm }
			body { font: 9.5pt/1.35 'DejaVu Sans Condensed' } .h { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm } h1 { color: ${tone}; font-size: 17pt; margin: 0 0 1mm } .to { border-left: 2pt solid ${tone}; border-right: 2pt solid ${tone}; border-radius: 3mm; padding: 3mm 5mm } .m { display: grid; grid-template-columns: repeat(4, auto); gap: 1mm 6mm; margin: 6mm 0; border-top: .5pt solid; border-bottom: .5pt solid; padding: 2mm 0; font-size: 8.5pt } .m b { font-weight: normal; color: #666 }
			.g { display: grid; grid-template-columns: 22mm 1fr 19mm 13mm 13mm 21mm 22mm; column-gap: 2mm; padding: 1.4mm 0; border-bottom: .3pt solid #bbb } .g.t { color: ${tone}; font-weight: bold; border-bottom: 1pt solid ${tone} } .n { text-align: right } .f { position: fixed; bottom: 0; font-size: 7pt; color: #666; text-align: center; width: 100% }
			</style><div class="h"><div><h1>Bon de commande</h1>N° <b>${field('numeroCommande', random.pattern('BC##-####'))}</b> du ${field('dateCommande', locale.date(day))}<br><br><b>${field('buyer.name', buyer.name)}</b><br>${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</div><div class="to">${field('seller.name', seller.name)}<br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br>Fax ${locale.phone()}</div></div>
			<div class="m"><b>Chantier</b>${field('chantier', `${random.pick(['Résidence', 'École', 'Gymnase', 'Villa'])} ${random.pick(['des Tilleuls', 'Jean-Moulin', 'Belrive', 'du Lac'])}`)}<b>Affaire suivie par</b>${field('acheteur', locale.person().name)}<b>Livraison</b>${field('lieuLivraison', locale.address().whole)}<b>Règlement</b>${field('reglement', random.pick(['virement 45 jours fin de mois', '30 jours net', 'traite 60 jours']))}${random.chance(0.6) && markup`<b>Votre devis</b>${field('devisReference', random.pattern('DE-####'))}`}</div>
			<div data-list="lignes"><div class="g t"><span>Référence</span><span>Désignation</span><span class="n">P.U. HT</span><span class="n">Qté</span><span>Unité</span><span>Pour le</span><span class="n">Montant HT</span></div>
			${items.map((item) => markup`<div class="g" data-row>${field('reference', item.code)}<span>${isMulti ? markup`<span data-field="designation" data-value="${item.name} ${item.detail}">${item.name}<br>${item.detail}</span>` : field('designation', item.name)}</span><span class="n">${field('prixUnitaire', amount(item.price))}</span><span class="n">${field('quantite', count(item.quantity))}</span>${field('unite', item.unit)}<span>${field('livraison', locale.date(addDays(day, random.int(3, 45)), 'dd/mm/yyyy'))}</span><span class="n">${field('montant', amount(item.amount))}</span></div>`)}</div>
			<p class="n" style="font-size:12pt">Total HT <b>${field('totalHt', locale.money(toMoney(total(items))))}</b></p><p>Merci de nous retourner l’accusé de réception sous 48 h. Tout colis doit porter notre numéro de commande.</p>
			<div class="f">${field('buyer.name', buyer.name)} – ${buyer.address.whole} – SIRET ${field('buyer.siret', random.pattern('### ### ### #####'))} – Tél. ${buyer.phone}</div>`;
		return { html, fields };
	},
};
export default family;
