import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	en: 'Only the sea is fresher.;Now in the blue pack.;Made slowly. Enjoyed slowly.|soap;lozenges;instant tea;razor blades|Save|on your next purchase|Offer ends|Limit one coupon per person. Void where prohibited. Cash value 1/20 cent.;Coupon not transferable. Valid only at participating shops.|per|tablet;tin;packet|mg menthol;g sugar;mg caffeine|by the method of the Board|Expiration date|Available at|leading chemists;better grocers;all kiosks|Mail to|Sizes',
	de: 'Frischer ist nur das Meer.;Jetzt in der blauen Packung.;In Ruhe gemacht.|Seife;Pastillen;Schnelltee;Rasierklingen|Sparen Sie|beim nächsten Einkauf|Gültig bis|Nur ein Gutschein je Person. Keine Barauszahlung.;Nicht übertragbar. Nur in teilnehmenden Geschäften.|je|Stück;Dose;Päckchen|mg Menthol;g Zucker;mg Koffein|nach Verfahren des Amtes|Verfallsdatum|Erhältlich bei|führenden Drogerien;guten Kaufleuten;allen Kiosken|Einsenden an|Größen',
	fr: 'Seule la mer est plus fraîche.;Maintenant en paquet bleu.;Fait sans hâte.|savon;pastilles;thé instantané;lames de rasoir|Économisez|sur votre prochain achat|Offre valable jusqu’au|Un seul bon par personne. Non remboursable.;Bon non cessible, dans les magasins participants.|par|pièce;boîte;paquet|mg de menthol;g de sucre;mg de caféine|selon la méthode de l’Office|Expire le|En vente chez|les bons droguistes;les épiciers;tous les kiosques|À renvoyer à|Formats',
	es: 'Solo el mar es más fresco.;Ahora en paquete azul.;Hecho sin prisa.|jabón;pastillas;té instantáneo;cuchillas|Ahorre|en su próxima compra|Válido hasta|Un solo cupón por persona. No canjeable en efectivo.;Cupón intransferible, en tiendas participantes.|por|pieza;lata;paquete|mg de mentol;g de azúcar;mg de cafeína|según método de la Oficina|Caducidad|A la venta en|droguerías;buenas tiendas;todos los quioscos|Envíe a|Tamaños',
	it: 'Solo il mare è più fresco.;Ora nel pacchetto blu.;Fatto senza fretta.|sapone;pastiglie;tè istantaneo;lamette|Risparmia|sul prossimo acquisto|Offerta valida fino al|Un solo buono a persona. Non convertibile in denaro.;Buono non cedibile, nei negozi aderenti.|per|pezzo;scatola;pacchetto|mg di mentolo;g di zucchero;mg di caffeina|secondo il metodo dell’Ufficio|Scadenza|In vendita presso|drogherie;buoni negozi;tutte le edicole|Spedire a|Formati',
} as const;
const fields: Fields = {
	brand: askText(
		'brand|What is the brand advertised?|brandName|Welche Marke wird beworben?|quelle marque|qué marca',
	),
	slogan: askText(
		'slogan|What is the slogan of the advertisement?|headlineOfAd|Wie lautet der Werbespruch?|slogan de la publicité|eslogan',
	),
	product: askText(
		'kind of product|What is being sold?|productKind|Was wird verkauft?|quel produit|qué producto',
	),
	saving: askNumber(
		'amount saved|How much does the coupon save?|couponValue|Wie viel spart man?|réduction du bon|ahorro del cupón',
	),
	ends: askText(
		'end of the offer|When does the offer end?|offerEnds|Wann endet das Angebot?|fin de l’offre|fin de la oferta',
	),
	smallPrint: askText(
		'small print|What does the small print say?|finePrint|Was steht im Kleingedruckten?|petits caractères|letra pequeña',
	),
	content: askNumber(
		'content stated in small print|How much of the substance does one piece contain?|statedContent|Gehalt je Stück|teneur indiquée|contenido indicado',
	),
	contentUnit: askText(
		'substance and unit of the content|In which unit is the content stated?|contentUnit|Einheit des Gehalts|unité de la teneur',
	),
	method: askText(
		'method of measurement|By which method was the content measured?|measuringMethod|Messverfahren|méthode de mesure',
	),
	shops: askText(
		'where it is sold|Where can one buy it?|soldAt|Wo ist es erhältlich?|où l’acheter|dónde se vende',
	),
	couponCode: askText(
		'number of the coupon|What code is on the coupon?|couponCode|Nummer des Gutscheins|code du bon|número del cupón',
	),
	address: askText(
		'address for the coupon|Where should the coupon be sent?|mailCouponTo|Wohin soll man den Gutschein senden?|adresse d’envoi du bon',
	),
	maker: askText(
		'maker|Who makes the product?|manufacturerName|Wer stellt es her?|fabricant|fabricante',
	),
	copyright: askText(
		'line of copyright|What does the copyright line say?|copyrightLine|Rechtevermerk|mention de droits',
	),
	price: absent(
		askNumber(
			'price of the product|What does the product cost?|Preis des Produkts|prix du produit',
		),
	),
	phone: absent(
		askText('telephone of the maker|Under which number is the maker?|Telefon des Herstellers'),
	),
};

/** A full-page magazine advertisement: a huge slogan over a coloured field, the pack's name in a circle, a statement of contents in a white box at the foot and a dashed coupon in a corner. */
const family: Family = {
	author: 'philippa',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-MX', 'it-IT', 'en-AU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const brand = random.pick([
			'Velmara',
			'Northwind',
			'Alba',
			'Koral',
			'Pinewood',
			'Marisol',
			'Fjell',
		]);
		const year = random.int(1958, 2005);
		const firm = locale.company();
		const tone = random.pick(['#1d4f7c', '#7a1f1f', '#205c3b', '#333', '#c9a227']);
		const coupon = markup`<div class="k"><b>${at(2)} ${field('saving', locale.money(random.pick([0.25, 0.5, 0.75, 1, 1.5, 2])))}</b><br>${at(3)}<br><small>${random.chance(0.6) ? markup`${at(4)} ${field('ends', locale.date(`${year}-${random.pick(['09-30', '12-31', '06-30'])}`).text)}.` : markup`${at(10)}: ${field('ends', `${random.int(1, 12)}/${year + 1}`)}`}<br>${field('smallPrint', oneOf(random, at(5)))}<br>${random.chance(0.6) && markup`${at(13)}: ${field('address', `${firm.name}, ${locale.address().whole}`)}`}</small><div style="text-align:right;letter-spacing:2pt">${field('couponCode', random.pattern('##### #####'))}</div></div>`;
		const stated =
			random.chance(0.75) &&
			markup`<div class="s">${field('content', locale.amount(random.decimal(0.3, 19, 1), 1))} ${field('contentUnit', oneOf(random, at(8)))} ${at(6)} ${oneOf(random, at(7))}, ${field('method', at(9))}.</div>`;
		const html = markup`<style>@page { size: ${random.pick(['210mm 280mm', 'A4', '230mm 300mm', '170mm 240mm'])}; margin: 0 } body { margin: 0; font: 9pt/1.3 ${random.pick(["'Liberation Sans'", "'Liberation Serif'"])}; position: relative; height: 236mm } .f { background: ${random.pick([tone, '#f4efe2', '#fff'])}; padding: 12mm; height: ${random.int(100, 130)}mm } h1 { font: bold ${random.int(30, 44)}pt/1 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans Narrow'"])}; margin: 0; ${random.pick(['text-align: left', 'text-align: center', 'font-style: italic'])} } .b { width: 50mm; height: 30mm; border-radius: 30mm; background: #fff; border: 3pt solid ${tone}; text-align: center; margin: 12mm auto 0; font: bold 17pt/30mm 'Liberation Serif'; color: #000 } .k { position: absolute; ${random.pick(['right: 10mm', 'left: 10mm'])}; top: 142mm; width: 88mm; border: 1.5pt dashed #000; padding: 3mm; background: #fff } .k b { font-size: 15pt } small { font-size: 6.6pt; display: block } .s { position: absolute; bottom: 12mm; left: 10mm; border: 1.5pt solid #000; padding: 2mm; background: #fff; width: 110mm } .c { position: absolute; bottom: 4mm; right: 10mm; font-size: 6.5pt } .t { padding: 4mm 12mm }
			</style><div class="f"><h1 style="color:${random.pick(['#111', '#222'])};background:#fff8;padding:2mm">${field('slogan', oneOf(random, at(0)))}</h1><div class="b">${field('brand', brand)}</div></div><div class="t"><b>${brand} ${field('product', oneOf(random, at(1)))}</b>. ${at(11)} ${field('shops', oneOf(random, at(12)))}.</div>${coupon}${stated}<div class="c">${field('copyright', `© ${year} ${firm.name}`)}${random.chance(0.3) && markup` · ${field('maker', firm.name)}`}</div>`;
		return { html, fields };
	},
};
export default family;
