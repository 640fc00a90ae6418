import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('shop', 'shop', ['name', 'street', 'postcode', 'city', 'tax'], ['es', 'pt', 'it']),
	date: TILL.date,
	time: TILL.time,
	receiptNo: TILL.number,
	total: TILL.total,
	saved: TILL.saved,
	pieces: TILL.pieces,
	card: TILL.card,
	cashier: TILL.cashier,
	...askForm({
		storeNo: 'What is the number of the branch? | tienda n.º | loja | negozio n. | branchNumber',
		returnBy:
			'@ Until when can it be returned? | fecha límite de cambio | troca até | cambio entro | returnUntil',
		before:
			'# What would it cost without reductions? | importe sin descuento | sem desconto | prezzo pieno | totalBeforeDiscount',
		barcode:
			'What number stands under the barcode? | código de barras | codice a barre | barcodeNumber',
		tip: '-# How much is the tip? | propina | gorjeta | mancia',
		table: '- Which table? | mesa | tavolo',
	}),
	clothes: askTable(
		{
			article: 'article number | referencia | referência | articolo',
			name: 'garment | prenda | peça | capo',
			size: 'size | talla | tamanho | taglia',
			colour: 'colour | color | cor | colore',
			full: '# price before reduction | precio anterior | preço anterior | prezzo pieno',
			off: '# reduction in percent | descuento | desconto | sconto',
			amount: '# price paid | importe | valor | importo',
		},
		'garments bought | prendas | peças | capi | clothesBought',
	),
};
const SAID = {
	es: 'camiseta;vaquero recto;falda plisada;abrigo lana;zapatilla;bufanda|negro;azul marino;crudo;rojo|Talla|Color|Tienda|Le atendió|Total sin descuento|Ha ahorrado|TOTAL|Tarjeta|Cambios hasta|prendas|Ticket|Antes',
	pt: 'camisola;calças de ganga;saia plissada;casaco de lã;sapatilha;cachecol|preto;azul-marinho;cru;vermelho|Tam.|Cor|Loja|Atendido por|Total sem desconto|Poupou|TOTAL|Cartão|Trocas até|peças|Talão|Antes',
	it: 'maglietta;jeans dritto;gonna plissé;cappotto lana;scarpa;sciarpa|nero;blu;panna;rosso|Tg.|Col.|Negozio|Servito da|Totale senza sconto|Hai risparmiato|TOTALE|Carta|Cambio entro il|capi|Scontrino|Prima',
	sv: 't-shirt;raka jeans;plisserad kjol;ullkappa;sneaker;halsduk|svart;marinblå;natur;röd|Strl|Färg|Butik|Säljare|Summa före rabatt|Du sparade|ATT BETALA|Kort|Bytesrätt t.o.m.|plagg|Kvitto|Förr',
	hu: 'póló;farmernadrág;rakott szoknya;gyapjúkabát;cipő;sál|fekete;sötétkék;nyers;piros|Méret|Szín|Üzlet|Eladó|Kedvezmény nélkül|Megtakarítás|ÖSSZESEN|Bankkártya|Csere|darab|Nyugta|Előtte',
	de: 'T-Shirt;Jeans gerade;Faltenrock;Wollmantel;Sneaker;Schal|schwarz;marine;natur;rot|Gr.|Farbe|Filiale|Es bediente Sie|Summe ohne Rabatt|Sie sparen|SUMME|Karte|Umtausch bis|Teile|Bon|statt',
};

/** A fashion shop's long slip: each garment on three lines – name and price, article number, then size and colour – the old price struck through. */
const family: Family = {
	author: 'radmila',
	locales: ['es-ES', 'pt-PT', 'it-IT', 'sv-SE', 'hu-HU', 'de-DE', 'es-MX'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const places = locale.country.currency === 'HUF' ? 0 : 2;
		const money = (value: number) => locale.amount(value, places);
		const round = (value: number) => Number(value.toFixed(places));
		const clothes = random.some(say(0).split(';'), random.int(1, 5)).map((name) => {
			const full = round(inMoney(random.int(1, 12) * 10 - 0.05, locale));
			const off = random.chance(0.4) ? random.pick([20, 30, 50]) : 0;
			return { name, full, off, amount: round(full * (1 - off / 100)) };
		});
		const total = toMoney(clothes.reduce((sum, { amount }) => sum + amount, 0));
		const before = toMoney(clothes.reduce((sum, { full }) => sum + full, 0));
		const day = random.day('2011-01-01', '2026-04-01');
		const shop = locale.company(random.pick(['Moda', 'Fashion', 'Studio']));
		const [street, town] = addressOf('shop', shop.address);
		const labelled = random.chance(0.6);
		const html = markup`<style>@page { size: 78mm ${115 + clothes.length * 17}mm; margin: 6mm } body { font: 8pt/1.4 'Liberation Sans' } h1 { font: 300 20pt 'Liberation Sans'; letter-spacing: 4pt; text-align: center; margin: 0 0 3mm } .c { text-align: center; font-size: 7pt } .i { margin: 2.5mm 0 } .i > div { display: flex; justify-content: space-between } del { color: #777; margin-right: 2mm } .k { color: #444; font-size: 7.2pt } .t { display: flex; justify-content: space-between } .b { font: bold 13pt 'Liberation Sans'; border-top: .8pt solid; padding-top: 1mm } .bar { height: 12mm; background: repeating-linear-gradient(90deg, #000 0 .5mm, #fff .5mm .9mm, #000 .9mm 1.1mm, #fff 1.1mm 1.7mm); margin: 3mm 6mm 0 }
			</style><h1>${field('shop.name', shop.name.split(' ')[0]?.toUpperCase() ?? '')}</h1><div class="c">${street} · ${town}<br>${locale.country.tax[0]} ${field('shop.tax', shop.taxNumber)}</div><p class="c">${say(4)} ${field('storeNo', random.pattern('0###'))} &nbsp; ${say(12)} ${field('receiptNo', random.pattern('####-#####'))}<br>${field('date', locale.date(day))} ${field('time', clock(random.int(600, 1260), ':'))}</p>
			<div data-list="clothes">${clothes.map((item) => markup`<div class="i" data-row><div><b>${field('name', item.name)}</b><span>${item.off > 0 && markup`<del>${field('full', money(item.full))}</del>`}${field('amount', money(item.amount))}</span></div><div class="k"><span>${field('article', random.pattern('####/###/###'))}</span>${item.off > 0 && markup`<span>-${field('off', { text: `${item.off}%`, value: item.off })}</span>`}</div><div class="k"><span>${labelled && `${say(2)} `}${field('size', random.pick(['XS', 'S', 'M', 'L', '38', '40', '42']))}${labelled ? ` · ${say(3)} ` : ' / '}${field('colour', one(1))}</span></div></div>`)}</div>
			${before > total && markup`<div class="t"><span>${say(6)}</span><span>${field('before', money(before))}</span></div><div class="t"><span>${say(7)}</span><span>${field('saved', money(toMoney(before - total)))}</span></div>`}<div class="t b"><span>${say(8)}</span><span>${field('total', places === 0 ? { text: `${money(total).text} Ft`, value: total } : locale.money(total))}</span></div><div class="t"><span>${say(9)}</span><span>${field('card', money(total))}</span></div><p>${field('pieces', clothes.length)} ${say(11)}. ${say(10)} ${field('returnBy', locale.date(addDays(day, random.pick([15, 30, 60]))))}.<br>${say(5)} ${field('cashier', locale.person().given)}</p><div class="bar"></div><div class="c">${field('barcode', random.pattern('####################'))}</div>`;
		return { html, fields };
	},
};
export default family;
