import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods, sumUp, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	numeroDevis: text('quoteNumber', 'devis n°', 'Quel est le numéro du devis?'),
	date: date('issueDate', 'fait le'),
	valableJusquau: date('expiryDate', 'validité du devis'),
	entreprise: text('seller', 'Qui propose les travaux?'),
	assurance: text('insurer', 'assurance décennale', 'Wer versichert den Handwerker?'),
	client: text('buyer', 'maître d’ouvrage'),
	adresseChantier: text('propertyAddress', 'adresse des travaux'),
	duree: text(
		'',
		'durée des travaux',
		'how long the work takes',
		'durationOfWork',
		'Wie lange dauern die Arbeiten?',
	),
	acompte: number('deposit', 'acompte à la commande'),
	totalHt: number('netTotal'),
	tva: number('taxTotal'),
	totalTtc: number('grossTotal'),
	travaux: list(
		{
			description: text('itemDescription', 'travaux'),
			quantite: number('quantity'),
			unite: text('unit'),
			prix: number('unitPrice'),
			montant: number('lineTotal'),
		},
		'ouvrages',
		'works offered',
		'Quels travaux sont proposés?',
	),
	numeroFacture: absent(text('invoiceNumber')),
	iban: absent(text('iban')),
};

/** A French tradesman's estimate: works in running paragraphs with the figures on the line after, "bon pour accord" box to sign. */
const family: Family = {
	author: 'yara',
	locales: ['fr-FR', 'fr-BE', 'fr-CH'],
	draw: (random, locale) => {
		const { amount, count, money } = locale;
		const seller = locale.company();
		const client = locale.person();
		const home = locale.address();
		const day = random.day('2016-01-05', '2026-05-30');
		const items = drawGoods(random, locale, 'building', random.int(2, 7), {
			quantities: [1, 2, 4, 8, 12, 22.5, 35, 48],
		});
		const { net, rate, tax, gross } = sumUp(items, locale);
		const html = markup`<style>
			@page { size: A4; margin: 17mm 20mm }
			body { font: 10.5pt/1.4 'Liberation Serif' } .e { float: left; width: 75mm; font-size: 9.5pt } .c { float: right; width: 75mm; margin-top: 16mm } h1 { clear: both; padding-top: 8mm; font-size: 17pt; text-align: center; font-weight: normal; letter-spacing: .6pt } .t { margin-bottom: 3mm; break-inside: avoid } .f { text-align: right; font-size: 9.5pt; border-bottom: .3pt dotted } .s { text-align: right; margin: 5mm 0 } .bon { float: right; width: 80mm; border: .8pt solid; padding: 2mm 3mm 26mm; font-size: 9pt; margin-top: 4mm } .cond { float: left; width: 82mm; font-size: 8.5pt }
			</style><div class="e"><b style="font-size:13pt">${field('entreprise', seller.name)}</b><br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br>Tél. ${seller.phone}<br>Assurance décennale : ${field('assurance', random.pick(['Mutuelle Belrive', 'Garantia', 'Luminor Assurances']))}</div><div class="c">${field('client', `${client.isWoman ? 'Mme' : 'M.'} ${client.name}`, client.name)}<br>${home.lines[0]}<br>${home.lines[1]}</div>
			<h1>DEVIS N° ${field('numeroDevis', random.pattern('D##-##'))}</h1><p>Établi le ${field('date', locale.date(day))}${random.chance(0.7) && markup`, valable jusqu’au ${field('valableJusquau', locale.date(addDays(day, random.pick([30, 60, 90]))))}`}.<br>Adresse du chantier : ${field('adresseChantier', random.chance(0.5) ? home.whole : locale.address().whole)}</p>
			<div data-list="travaux">${items.map((item) => markup`<div class="t" data-row>– ${field('description', item.name)}<span>${random.chance(0.4) && ', y compris protection des sols et nettoyage en fin de chantier'}</span><div class="f">${field('quantite', count(item.quantity))} ${field('unite', item.unit)} à ${field('prix', money(item.price))} soit <b>${field('montant', money(item.amount))}</b></div></div>`)}</div>
			<div class="s">Total HT ${field('totalHt', money(net))}<br>TVA ${locale.percent(rate)} ${field('tva', money(tax))}<br><b>Total TTC ${field('totalTtc', money(gross))}</b></div>
			<div class="cond">${random.chance(0.7) && markup`Acompte à la commande : ${field('acompte', amount(toMoney(gross * 0.3)))} ${locale.country.currency}.<br>`}${random.chance(0.7) && markup`Durée prévue : ${field('duree', random.pick(['3 jours', 'deux semaines', '10 jours ouvrés', 'un mois']))}.<br>`}Solde à réception des travaux. Les fournitures restent la propriété de l’entreprise jusqu’au paiement.</div><div class="bon">Bon pour accord<br>Date et signature du client, précédées de la mention manuscrite « bon pour accord »</div>`;
		return { html, fields };
	},
};
export default family;
