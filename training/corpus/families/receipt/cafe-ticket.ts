import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';

const fields: Fields = {
	cafe: text('merchantName', 'nom du café', 'In which café was it?'),
	table: text('tableNumber', 'numéro de table'),
	serveur: text('cashier', 'prénom du serveur', 'Wer hat bedient?'),
	date: date('purchaseDate', 'date du ticket'),
	couverts: number('guests', 'couverts', 'Wie viele Gäste?'),
	totalTtc: number('grossTotal', 'total à payer', 'Quanto è costato?'),
	wifiCode: text(
		'',
		'wifi password',
		'code wifi',
		'How do I get into the wireless network?',
		'WLAN-Passwort',
	),
	siret: text('registrationNumber', 'SIRET ou partita IVA'),
	consommations: list(
		{
			nombre: number('quantity', 'qté'),
			libelle: text('itemDescription', 'consommation', 'drink or dish'),
			montant: number('lineTotal', 'prix'),
		},
		'consumazioni',
		'what was drunk and eaten',
		'Qu’a-t-on bu?',
	),
	pourboire: absent(number('tip', 'pourboire', 'mancia')),
	adresseClient: absent(text('', 'adresse du client', 'customer address', 'indirizzo del cliente')),
};
const DRINKS = {
	fr: 'Café allongé;2.2|Noisette;2.4|Grand crème;4.8|Thé menthe;4.2|Jus d’orange pressé;5.5|Croissant;1.9|Tartine beurre conf.;3.8|Croque-monsieur;9.5|1/2 pression;3.9|Limonade;3.6|Tarte du jour;6.8|Planche mixte;14.5|Formule petit-déj.;11.9|suppl. lait avoine;0.6',
	it: 'Espresso;1.3|Cappuccino;1.8|Macchiato;1.5|Cornetto crema;1.6|Spremuta;4.0|Tramezzino;3.5|Acqua nat. 50cl;1.5|Spritz;6.0|Toast farcito;5.5|Tè freddo;3.0|Coperto;2.0|Panna cotta;5.0',
	es: 'Café con leche;1.7|Cortado;1.5|Tostada tomate;2.9|Zumo natural;3.4|Caña;2.0|Pincho tortilla;3.2|Bocadillo jamón;4.8|Agua 50cl;1.6|Churros (6);3.0|Tarta queso;4.5|Infusión;1.8',
} as const;
const SAID = {
	fr: ['Table', 'Couv.', 'Serveur', 'TOTAL TTC', 'dont TVA', 'Merci et à bientôt', 'Wifi'],
	it: ['Tavolo', 'Cop.', 'Op.', 'TOTALE EURO', 'di cui IVA', 'Grazie e arrivederci', 'Wi-Fi'],
	es: ['Mesa', 'Com.', 'Atendido por', 'TOTAL', 'IVA incl.', 'Gracias por su visita', 'WiFi'],
} as const;

/** A café's 58 mm strip: quantity in front without a head, a drawn cup above, two lines of small talk below. */
const family: Family = {
	author: 'okoye',
	locales: ['fr-FR', 'it-IT', 'es-ES', 'fr-BE'],
	draw: (random, locale) => {
		const { amount, money } = locale;
		const language = locale.language as keyof typeof SAID;
		const said = SAID[language];
		const items = random.some(split(DRINKS[language]), random.int(1, 7)).map((line) => {
			const [name = '', price = '1'] = line.split(';');
			const quantity = random.pick([1, 1, 2, 2, 3, 4]);
			return {
				name,
				quantity,
				amount: toMoney(quantity * toMoney(Number(price) + random.pick([0, 0.1, 0.2, 0.5]))),
			};
		});
		const sum = toMoney(items.reduce((all, item) => all + item.amount, 0));
		const rate = locale.country.rates[1] ?? 10;
		const name = `${random.pick(['Café', 'Bar', 'Chez', 'Le Comptoir', 'Caffè'])} ${random.pick(['des Halles', 'Lucia', 'du Port', 'Centrale', 'Ondine', 'Solaria'])}`;
		const showsPerHead = random.chance(0.4);
		const html = markup`<style>
			@page { size: 58mm ${88 + items.length * 7}mm; margin: 4mm 3mm }
			body { font: 8.5pt/1.3 'Liberation Mono' } .m { text-align: center } .n { font: bold 13pt 'Liberation Serif' } .l { display: grid; grid-template-columns: 5mm 1fr auto; column-gap: 1mm } .t { display: flex; justify-content: space-between; font-size: 12pt; font-weight: bold; border-top: 1pt solid; border-bottom: 1pt solid; margin: 2mm 0; padding: 1mm 0 } .s { font-size: 7pt }
			</style><div class="m"><div class="n">${field('cafe', name)}</div><div class="s">${locale.address().whole}<br>${random.pick(['SIRET', 'P.IVA', 'NIF'])} ${field('siret', random.pattern('###########'))}</div></div><br>
			<div>${said[0]} ${field('table', random.pick([String(random.int(1, 30)), `T${random.int(1, 12)}`, 'BAR']))} ${random.chance(0.6) && markup`${said[1]} ${field('couverts', random.int(1, 6))}`}</div><div>${said[2]}: ${field('serveur', locale.person().given)}</div><div>${field('date', locale.date(random.day('2018-01-01', '2026-05-30')))} ${random.int(7, 22)}:${random.int(10, 59)}</div><br>
			<div data-list="consommations">${items.map((item) => markup`<div class="l" data-row><span>${field('nombre', item.quantity)}</span><span>${field('libelle', random.chance(0.2) ? item.name.toUpperCase() : item.name)}</span><span>${field('montant', amount(item.amount))}</span></div>`)}</div>
			<div class="t"><span>${said[3]}</span>${field('totalTtc', random.chance(0.5) ? amount(sum) : money(sum))}</div>
			<div class="s">${said[4]} ${rate}% : ${amount(toMoney((sum * rate) / (100 + rate)))}${showsPerHead && markup`<br>(${items.length} art.)`}</div>
			${random.chance(0.6) && markup`<div class="s">${said[6]} : ${field('wifiCode', random.pick(['noisette', 'espresso', 'cafe', 'terrasse']) + random.pattern('####'))}</div>`}<div class="m s"><br>${said[5]}</div>`;
		return { html, fields };
	},
};
export default family;
