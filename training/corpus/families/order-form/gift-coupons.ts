import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { comb, field, markup } from '../../kit/html.ts';
import { askForm, askTable, filler } from '../../kit/slips.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	...askForm({
		name: 'NAME | Who orders? | ¿Quién hace el pedido? | Qui commande ? | customerName',
		street:
			'ADDRESS | In which street does the orderer live? | dirección del cliente | streetAddress',
		city: 'CITY | In which city does the orderer live? | ciudad',
		postcode: 'ZIP | Which postcode has the orderer? | código postal | zipCode',
		birthDate: '@ DATE OF BIRTH | When was the orderer born? | fecha de nacimiento',
		totalCoupons:
			'# TOTAL COUPONS | How many coupons are sent in? | total de cupones | couponsSent',
		postage:
			'# POSTAGE AND HANDLING | What does the mailing cost? | gastos de envío | shippingCost',
		enclosed: '# AMOUNT ENCLOSED | How much money is enclosed? | importe adjunto | amountEnclosed',
		ofAge:
			'? I certify that I am of age | Has the orderer certified the age? | mayor de edad | isOfAge',
		signed: '@ date beside the signature | When was it signed? | fecha de la firma | signatureDate',
		expires: '@ OFFER EXPIRES | Until when does the offer hold? | válido hasta | offerEnds',
		offerCode: 'OFFER CODE | What is the code of the offer? | código de la oferta',
		mailTo: 'MAIL TO | Where must the form be sent? | enviar a | mailingAddress',
		deliveryWeeks:
			'delivery time | How long does delivery take? | plazo de entrega | weeksForDelivery',
		limit: 'LIMIT | How many may one household order? | límite por hogar',
		cardNo: '- CREDIT CARD | Which card is charged? | tarjeta de crédito',
		orderNo: '- ORDER NO. | What is the order number? | número de pedido',
	}),
	gifts: askTable(
		{
			code: 'ITEM NO. | Which number? | artículo n.º',
			gift: 'DESCRIPTION | Which gift? | regalo',
			size: 'SIZE | Which size? | talla',
			quantity: '# QTY | How many? | cantidad',
			coupons: '# COUPONS | How many coupons does the row cost? | cupones',
		},
		'gifts ordered | Which gifts are ordered? | regalos pedidos | cadeaux commandés',
	),
};
const SAID = {
	en: 'GIFT ORDER FORM;CATALOG ORDER COUPON;PREMIUM ORDER|NAME|ADDRESS|CITY|ZIP|DATE OF BIRTH|TOTAL COUPONS|POSTAGE AND HANDLING|AMOUNT ENCLOSED|I certify that I am of age and live in this country.|SIGNATURE|DATE|OFFER EXPIRES|CODE|MAIL TO|Allow 6 to 8 weeks;Allow four weeks;Within 10 weeks|for delivery.|Limit two per household;One of each to an address;No limit|ITEM NO.|DESCRIPTION|SIZE|QTY|COUPONS|Duffle bag;Lighter, brass;Rain jacket;Beach towel;Wall clock;Pocket radio;Thermos jug;Cap|ONE SIZE;S;M;L;XL|PRINT CLEARLY, ONE LETTER TO A BOX',
	es: 'PEDIDO DE REGALOS;CUPÓN DE PEDIDO|NOMBRE|DIRECCIÓN|CIUDAD|C.P.|FECHA DE NACIMIENTO|TOTAL CUPONES|GASTOS DE ENVÍO|IMPORTE ADJUNTO|Declaro que soy mayor de edad y resido en el país.|FIRMA|FECHA|VÁLIDO HASTA|CLAVE|ENVIAR A|Entrega en 6 a 8 semanas;Entrega en un mes|desde el pedido.|Máximo dos por hogar;Uno de cada por domicilio|ART.|REGALO|TALLA|CANT.|CUPONES|Bolsa de viaje;Encendedor;Chubasquero;Toalla de playa;Reloj de pared;Radio de bolsillo;Termo;Gorra|ÚNICA;P;M;G|ESCRIBA EN MAYÚSCULAS, UNA LETRA POR CASILLA',
	fr: 'BON DE COMMANDE CADEAUX;CATALOGUE CADEAUX|NOM|ADRESSE|VILLE|CODE POSTAL|NÉ(E) LE|TOTAL DES POINTS|FRAIS D’ENVOI|MONTANT JOINT|Je certifie être majeur(e) et résider au pays.|SIGNATURE|DATE|OFFRE VALABLE JUSQU’AU|CODE|ENVOYER À|Livraison sous 6 à 8 semaines;Livraison sous un mois|environ.|Deux par foyer au maximum;Un de chaque par adresse|RÉF.|CADEAU|TAILLE|QTÉ|POINTS|Sac de voyage;Briquet;Coupe-vent;Serviette de plage;Horloge;Radio de poche;Thermos;Casquette|UNIQUE;S;M;L|ÉCRIVEZ EN MAJUSCULES, UNE LETTRE PAR CASE',
};

/** An order form of a catalogue of gifts for coupons: name and street in boxes for letters, rows in a table that is part of the advertisement, small print beside it. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'es-MX', 'fr-CA', 'en-CA'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const day = random.day('1984-01-01', '2003-10-01');
		const one = (i: number) => random.pick(say(i).split(';'));
		const gifts = random.some(say(23).split(';'), random.int(1, 5)).map((gift) => {
			const quantity = random.pick([1, 1, 1, 2]);
			return { gift, quantity, coupons: quantity * random.int(5, 60) * 10 };
		});
		const who = locale.person();
		const home = locale.address();
		const postage = inMoney(random.pick([2.5, 3.95, 4.5]), locale);
		const pen = drawPen(random, 11).replace(/transform[^;]*;/, '');
		const boxes = (i: number, path: string, content: string, length: number) =>
			markup`<div class="c"><i>${say(i)}</i><div>${comb(path, content.toUpperCase().slice(0, length), length, content.slice(0, length).toUpperCase())}</div></div>`;
		const html = markup`<style>@page { size: ${random.pick(['8in 5.6in', '210mm 148mm'])}; margin: 6mm 8mm } body { font: 7.5pt 'Liberation Sans' } h1 { font: bold 13pt 'Liberation Serif'; margin: 0; text-align: center; background: #111; color: #fff; padding: 1mm } .m { display: grid; grid-template-columns: 58% 1fr; gap: 5mm; margin-top: 2mm } .c { margin-bottom: 1.5mm } .c > i { font: 6pt 'Liberation Sans'; display: block } .comb { display: inline-block; width: 4.1mm; height: 5mm; border: .5pt solid; border-right: 0; text-align: center; font: 9pt/5mm 'Liberation Mono' } .comb:last-child { border-right: .5pt solid } table { width: 100%; border-collapse: collapse } th { font-size: 6pt; background: #ddd } td, th { border: .5pt solid; height: 5.5mm; padding: 0 .8mm } s { text-decoration: none; ${pen} } .tick { display: inline-block; width: 3.2mm; height: 3.2mm; border: .7pt solid; text-align: center; line-height: 3mm } .r { text-align: right } .fine { font-size: 7pt; border-top: .5pt solid; margin-top: 2mm }
			</style><h1>${one(0)}</h1><div style="font-size:6pt">${say(25)}</div><div class="m"><div>${boxes(1, 'name', who.name, 24)}${boxes(2, 'street', home.street, 24)}${boxes(3, 'city', home.city, 16)}${boxes(4, 'postcode', home.postcode, 8)}<div>${say(5)} <s>${put('birthDate', locale.date(random.day('1925-01-01', '1970-12-01')), 0.85)}</s></div><p>${tick('ofAge', random.chance(0.85), say(9), '✓')}</p><div>${say(10)} <s>${who.given.slice(0, 1)}. ${who.family}</s> &nbsp; ${say(11)} <s>${put('signed', locale.date(addDays(day, -20)), 0.8)}</s></div></div>
			<div><table><tbody data-list="gifts"><tr>${[18, 19, 20, 21, 22].map((i) => markup`<th>${say(i)}`)}${gifts.map((gift) => markup`<tr data-row><td><s>${field('code', random.pattern('####'))}</s><td><s>${field('gift', gift.gift)}</s><td><s>${put('size', one(24), 0.5)}</s><td class="r"><s>${field('quantity', gift.quantity)}</s><td class="r"><s>${field('coupons', gift.coupons)}</s>`)}</tbody><tr><td><td><td><td><td><tr><td colspan="4" class="r">${say(6)}<td class="r"><s>${field(
				'totalCoupons',
				gifts.reduce((sum, { coupons }) => sum + coupons, 0),
			)}</s><tr><td colspan="4" class="r">${say(7)}<td class="r">${field('postage', locale.money(postage))}<tr><td colspan="4" class="r">${say(8)}<td class="r"><s>${put('enclosed', locale.money(postage), 0.7)}</s></table><p>${say(14)}<br><b>${field('mailTo', `${random.pick(['Adventure Gear', 'Gift Center', 'Club Kingsway'])}, P.O. Box ${random.pattern('####')}, ${locale.address().city}`)}</b></p></div></div>
			<div class="fine">${say(12)} ${field('expires', locale.date(day))}. ${field('deliveryWeeks', one(16 - 1))} ${say(16)} ${field('limit', one(17))}. ${say(13)} ${field('offerCode', random.pattern('?##?'))}</div>`;
		return { html, fields };
	},
};
export default family;
