import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { ROW, TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'store',
		'shop',
		['name', 'street', 'postcode', 'city'],
		['it', 'es', 'fr', 'de', 'nl'],
	),
	seller: text(
		'cashier',
		'Who served the customer?',
		'Wer hat bedient?',
		'vendeur',
		'served by',
		'¿Quién atendió?',
	),
	date: TILL.date,
	time: TILL.time,
	number: TILL.number,
	total: TILL.total,
	saved: TILL.saved,
	points: number(
		'',
		'loyaltyPoints',
		'How many points were earned?',
		'Wie viele Punkte gab es?',
		'points on the customer card',
		'Combien de points ?',
	),
	memberNumber: text(
		'memberNumber',
		'What is the number of the customer card?',
		'Kundenkarte',
		'loyalty card number',
	),
	exchangeUntil: date(
		'',
		'exchangeUntil',
		'Until when can it be exchanged?',
		'Bis wann kann umgetauscht werden?',
		'last day for returns',
		'Jusqu’à quand peut-on échanger ?',
	),
	voucher: number(
		'',
		'giftVoucher',
		'How much was paid with a gift voucher?',
		'Gutschein eingelöst',
		'value of the voucher redeemed',
		'chèque cadeau',
	),
	card: TILL.card,
	garments: list(
		{
			article: ROW.name,
			number: ROW.code,
			before: number(
				'',
				'price before the reduction',
				'alter Preis',
				'prix initial',
				'originalPrice',
			),
			size: text('', 'size', 'Which size?', 'Größe', 'taille'),
			colour: text('colour', 'What colour is it?', 'Farbe', 'coloris'),
			now: ROW.amount,
		},
		'clothes bought',
		'Which clothes were bought in which size?',
		'gekaufte Kleidung',
	),
	vatNumber: absent(text('vatNumber', 'Which VAT number is printed?', 'USt-IdNr.')),
	weight: absent(number('weight', 'How heavy is it?', 'Gewicht')),
	cashGiven: absent(number('cashGiven', 'How much cash was given?', 'bar')),
};
const SAID = {
	en: 'Art.|Size|Colour|was|now|Total|You saved|Points earned|Member|Exchange until|Gift card|Card|Served by|navy;black;sand;burgundy|Linen shirt;Slim jeans;Wool cardigan;Ankle socks 3-pack;Rain jacket;Pleated skirt;Leather belt',
	de: 'Art.|Gr.|Farbe|statt|jetzt|Gesamt|Sie sparen|Punkte|Kundenkarte|Umtausch bis|Gutschein|EC-Karte|Es bediente Sie|marine;schwarz;sand;bordeaux|Leinenhemd;Jeans slim;Strickjacke Wolle;Sneakersocken 3er;Regenjacke;Faltenrock;Ledergürtel',
	fr: 'Réf.|Taille|Coloris|au lieu de|soldé|Total|Économie|Points|Carte|Échange jusqu’au|Chèque cadeau|CB|Vendeur|marine;noir;sable;bordeaux|Chemise lin;Jean ajusté;Gilet laine;Socquettes x3;Imperméable;Jupe plissée;Ceinture cuir',
	es: 'Ref.|Talla|Color|antes|ahora|Total|Ahorro|Puntos|Tarjeta club|Cambio hasta|Tarjeta regalo|Tarjeta|Le atendió|marino;negro;arena;burdeos|Camisa lino;Vaquero slim;Rebeca lana;Calcetín pack 3;Impermeable;Falda plisada;Cinturón piel',
	it: 'Art.|Tg.|Colore|da|a|Totale|Risparmio|Punti|Tessera|Cambio entro il|Buono|Bancomat|Servito da|blu;nero;sabbia;bordeaux|Camicia lino;Jeans slim;Cardigan lana;Calze 3 paia;Impermeabile;Gonna plissé;Cintura pelle',
	nl: 'Art.|Maat|Kleur|van|voor|Totaal|Uw voordeel|Punten|Klantenkaart|Ruilen tot|Cadeaubon|Pin|Geholpen door|marine;zwart;zand;bordeaux|Linnen hemd;Slim jeans;Wollen vest;Enkelsokken 3 paar;Regenjas;Plooirok;Leren riem',
};

/** A fashion shop: every garment is a small block of article, size and colour, the old price struck above the new one. */
const family: Family = {
	author: 'henrike',
	locales: ['it-IT', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL', 'en-US', 'nl-BE', 'es-MX'],
	draw: (random, locale) => {
		const { amount } = locale;
		const say = speak(SAID, locale.language);
		const store = locale.company(random.pick(['Moda', 'Studio', 'Mode', 'Wear']));
		const [street, town] = addressOf('store', store.address);
		const day = random.day('2014-01-05', '2026-05-20');
		const items = random.some(say(14).split(';'), random.int(1, 5)).map((name) => {
			const before = inMoney(toMoney(random.int(12, 140) - 0.05), locale);
			const isReduced = random.chance(0.5);
			return {
				name,
				before,
				isReduced,
				now: isReduced ? toMoney(before * random.pick([0.5, 0.7, 0.8])) : before,
			};
		});
		const total = toMoney(items.reduce((sum, { now }) => sum + now, 0));
		const saved = toMoney(items.reduce((sum, { now, before }) => sum + before - now, 0));
		const voucher = random.chance(0.35)
			? Math.min(total, inMoney(random.pick([5, 10, 20]), locale))
			: 0;
		const isStacked = random.chance(0.5);
		const facts = (item: (typeof items)[number]) => {
			const parts = [
				markup`${say(0)} ${field('number', random.pattern('##.####/##'))}`,
				markup`${say(1)} ${field('size', random.pick(['S', 'M', 'L', 'XL', '38', '40', '42', '36/32']))}`,
				markup`${say(2)} ${field('colour', random.pick(say(13).split(';')))}`,
			];
			return markup`<b>${field('article', item.name)}</b><br>${parts.map((part, i) => markup`${part}${i < 2 && (isStacked ? markup`<br>` : ' · ')}`)}`;
		};
		const price = (item: (typeof items)[number]) =>
			item.isReduced
				? markup`<small>${say(3)} <s>${field('before', amount(item.before))}</s></small><br>${say(4)} <b>${field('now', amount(item.now))}</b>`
				: field('now', amount(item.now));
		const row = (name: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td>${name}<td class="r">${content}`;
		const html = markup`<style>@page { size: 82mm ${95 + items.length * (isStacked ? 21 : 15)}mm; margin: 5mm } body { font: 8.2pt/1.3 ${random.pick(["'Liberation Sans'", "'DejaVu Serif'", "'Liberation Sans Narrow'"])} } .top { border: 1pt solid; padding: 2mm; text-align: center } h1 { font-size: 15pt; font-weight: normal; letter-spacing: 3px; margin: 0; text-transform: uppercase } table { width: 100% } td { padding: 1.2mm 0; vertical-align: ${random.pick(['top', 'bottom'])} } .r { text-align: right; white-space: nowrap } .g tr { border-bottom: .5pt solid #888 } .sum td { font-size: 13pt; font-weight: bold } .c { text-align: center }</style>
			<div class="top"><h1>${field('store.name', store.name)}</h1>${street} – ${town}</div>
			<p class="c">${field('date', locale.date(day))} | ${field('time', `${random.int(9, 20)}:${random.int(10, 59)}`)} | <b>${field('number', random.pattern('###-######'))}</b></p>
			<table class="g" data-list="garments">${items.map((item) => markup`<tr data-row><td>${facts(item)}<td class="r">${price(item)}`)}</table>
			<table><tr class="sum"><td>${say(5)}<td class="r">${field('total', locale.money(total))}${voucher > 0 && row(say(10), field('voucher', { text: `-${amount(voucher).text}`, value: -voucher }))}${row(say(11), field('card', amount(toMoney(total - voucher))))}${saved > 0 && row(say(6), field('saved', amount(saved)))}</table>
			${random.chance(0.6) && markup`<p>${say(8)} ${field('memberNumber', random.pattern('#### #### ##'))}<br>${say(7)}: <b>${field('points', Math.round(total))}</b></p>`}
			<p class="c">${say(12)} ${field('seller', locale.person().given)}<br>${say(9)} ${field('exchangeUntil', locale.date(addDays(day, random.pick([14, 28, 30]))))}</p>`;
		return { html, fields };
	},
};
export default family;
