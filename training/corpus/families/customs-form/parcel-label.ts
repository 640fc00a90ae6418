import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { blank, choose, drawFilling } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	itemNumber: text('trackingNumber', 'numéro de l’envoi', 'number of the parcel', 'Sendungsnummer'),
	sender: text('shipper', 'expéditeur', 'Who sends the parcel?', 'Absender'),
	senderAddress: text('', 'adresse de l’expéditeur', 'address of the sender', 'senderAddress'),
	recipient: text('consignee', 'destinataire', 'Who gets the parcel?', 'Empfänger'),
	recipientAddress: text(
		'',
		'adresse du destinataire',
		'address of the recipient',
		'recipientAddress',
		'Anschrift des Empfängers',
	),
	country: text('countryOfDestination', 'pays de destination', 'Bestimmungsland'),
	kind: text('category', 'catégorie de l’envoi', 'What kind of parcel is it?', 'Art der Sendung'),
	contents: list(
		{
			description: text('goodsDescription', 'désignation du contenu'),
			quantity: number('quantity', 'quantité'),
			weight: number('netWeight', 'poids net'),
			value: number('declaredValue', 'valeur'),
			tariff: text('hsCode', 'n° tarifaire'),
			origin: text('countryOfOrigin', 'pays d’origine'),
		},
		'contents',
		'What is in the parcel?',
	),
	totalWeight: number('grossWeight', 'poids total', 'Gesamtgewicht', 'How heavy is the parcel?'),
	totalValue: number('', 'valeur totale', 'What is the parcel worth?', 'totalValue', 'Gesamtwert'),
	postage: number('shippingCost', 'frais de port', 'Porto'),
	date: date('signatureDate', 'date', 'When was the declaration signed?'),
	office: text(
		'',
		'bureau d’origine',
		'At which post office was it posted?',
		'Einlieferungsamt',
		'postingOffice',
	),
	invoice: text('invoiceNumber', 'n° de facture', 'Rechnungsnummer'),
	importerPhone: absent(
		text('', 'téléphone de l’importateur', 'phone of the importer', 'importerPhone'),
	),
	licence: absent(text('', 'n° de licence', 'number of the licence', 'licenceNumber')),
	insured: absent(number('sumInsured', 'valeur assurée', 'insured value')),
};

/** A customs declaration glued on parcels: French captions with English below, every cell numbered, most of them empty. */
const family: Family = {
	author: 'tomasz',
	locales: ['fr-FR', 'en-GB', 'de-DE', 'pl-PL'],
	draw: (random, locale) => {
		const [from, to] = [locale.person(), locale.person()];
		const goods = drawGoods(
			random,
			locale,
			random.pick(['food', 'office'] as const),
			random.int(1, 4),
			{ code: '######', quantities: [1, 1, 2, 3] },
		);
		const weights = goods.map(({ quantity }) =>
			Number((quantity * random.decimal(0.1, 1.4)).toFixed(2)),
		);
		const total = toMoney(goods.reduce((sum, { amount }) => sum + amount, 0));
		const weight = Number((weights.reduce((sum, one) => sum + one, 0) + 0.25).toFixed(2));
		const kinds = [
			'Cadeau / Gift',
			'Documents',
			'Marchandise / Goods',
			'Retour / Returned',
			'Autre / Other',
		];
		const td = (caption: string, content: ReturnType<typeof markup> | false, attributes = '') =>
			markup`<td ${{ markup: attributes }}><small>${caption}</small><br><span class="v">${content}</span>`;
		const hasTariff = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '210mm 148mm', 'A4'])}; margin: 6mm } body { font: 8pt 'Liberation Sans' } table { width: 100%; table-layout: fixed } td, th { border: .6pt solid #063; padding: .5mm 1mm; vertical-align: top; height: 9mm; overflow: hidden } th { height: 5mm; font: 6pt 'Liberation Sans'; text-align: left } small { font-size: 5.8pt; color: #063 } .v { display: inline-block; ${drawFilling(random)}; font-size: 8.5pt } .v span { font-size: 8.5pt } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid #063; text-align: center; font: bold 7pt/2.8mm 'Liberation Sans' } .choice { margin-right: 3mm; font-size: 7pt } h1 { font-size: 11pt; margin: 0; color: #063 }
			</style><table><tr><td colspan="4" style="border:0"><h1>DÉCLARATION EN DOUANE · CUSTOMS DECLARATION</h1><small>Peut être ouvert d’office · May be opened officially</small><td colspan="2" style="border:0;text-align:right"><b>${field('itemNumber', `${random.pattern('?? ### ### ###')} ${locale.countryCode}`)}</b><tr>${td('De · From: Nom · Name', field('sender', from.name), 'colspan="3"')}${td('À · To: Nom · Name', field('recipient', to.name), 'colspan="3"')}<tr>${td('Adresse · Address', field('senderAddress', locale.address().whole), 'colspan="3"')}${td('Adresse · Address', field('recipientAddress', locale.address().whole), 'colspan="2"')}${td('Pays · Country', field('country', random.pick(['USA', 'Canada', 'Japan', 'Norway', 'Brazil', 'Turkey'])))}<tr>${td('Référence de l’importateur · Importer’s reference', false, 'colspan="3"')}${td('Tél./fax/e-mail de l’importateur (si connu)', false, 'colspan="3"')}</table>
			<table data-list="contents"><tr><th style="width:32%">Désignation · Description (1)<th>Quantité (2)<th>Poids net kg (3)<th>Valeur (5)<th>N° tarifaire (7)<th>Pays d’origine (8)${goods.map(({ name, quantity, amount, code }, i) => markup`<tr data-row><td><span class="v">${field('description', name)}</span><td><span class="v">${field('quantity', quantity)}</span><td><span class="v">${field('weight', locale.count(weights[i] ?? 0.1))}</span><td><span class="v">${field('value', locale.amount(amount))}</span><td><span class="v">${hasTariff && field('tariff', code)}</span><td><span class="v">${hasTariff && field('origin', locale.countryCode)}</span>`)}<tr>${td('', false)}<td>${td('Poids total (4)', field('/totalWeight', locale.count(weight)))}${td('Valeur totale (6)', field('/totalValue', locale.money(total)))}${td('Frais de port (9)', random.chance(0.7) && field('/postage', locale.amount(random.decimal(6, 48))), 'colspan="2"')}</table>
			<table><tr><td colspan="4"><small>Catégorie · Category (10)</small><br>${choose('kind', kinds, random.pick(kinds))}${td('Bureau d’origine · Office of origin', blank(random, 0.7, 'office', locale.address().city), 'colspan="2"')}<tr>${td('Licence (12)', false)}${td('Certificat (13)', false)}${td('Facture · Invoice (14)', blank(random, 0.4, 'invoice', random.pattern('F-####')))}${td('Je certifie l’exactitude · I certify. Date (15)', field('date', locale.date(random.day('1999-01-01', '2025-12-01'))), 'colspan="3"')}</table>`;
		return { html, fields };
	},
};
export default family;
