import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';

const fields: Fields = {
	date: TILL.date,
	total: TILL.total,
	receiptNo: TILL.number,
	...askForm({
		stall:
			'Who sold it? | Wer hat verkauft? | Quel marchand ? | Chi ha venduto? | ¿Quién vendió? | sellerName',
		place: 'On which market was it? | Markt | marché | mercato | mercado | marketPlace',
		buyer: 'For whom is the note? | Käufer | client | cliente | buyerName',
		toPay: '# What remains to be paid? | noch zu zahlen | reste à payer | da pagare | balanceDue',
		paid: '# How much was paid at once? | Anzahlung | acompte | acconto | a cuenta | deposit',
		phone:
			'What is the telephone number of the stall? | Telefon | téléphone | telefono | stallPhone',
		tax: '-# How much tax is in it? | Steuer | TVA | IVA',
		cashier: '- Who was at the till? | Kassierer | caissier | cajero',
	}),
	goods: askTable(
		{
			quantity: '# how much | wie viel | combien | quanto | cuánto',
			unit: 'unit | Einheit | unité | unità',
			name: 'what | was | quoi | che cosa | qué',
			price: '# price | Preis | prix | prezzo | precio',
			amount: '# amount | Betrag | montant | importo | importe',
		},
		'goods on the note | Waren | marchandises | merce | género | itemsSold',
	),
};
const SAID = {
	fr: 'Fromages;Primeurs;Miel et confitures;Volailles|Marché de|Doit M.;Vendu à|tomates=2.5=kg;comté=19=kg;miel 500 g=7.5=pot;œufs=3.6=dz;poulet fermier=9.8=kg;salade=1.2=pce;noix=6=kg|Total|Acompte|Reste|N°|le',
	it: 'Frutta e verdura;Formaggi;Salumi;Miele|Mercato di|Spett.|pomodori=2.2=kg;pecorino=16=kg;miele=7=vaso;uova=3=dz;salame=18=kg;insalata=1.5=pz;noci=5.5=kg|Totale|Acconto|Resto da pagare|N.|lì',
	es: 'Frutas;Quesos;Miel;Embutidos|Mercado de|Sr. D.|tomates=1.8=kg;queso curado=15=kg;miel=6.5=tarro;huevos=2.4=dc;chorizo=12=kg;lechuga=1=ud;nueces=6=kg|Total|A cuenta|Resto|N.º|a',
	de: 'Obst und Gemüse;Käse vom Hof;Imkerei;Geflügel|Wochenmarkt|Für|Tomaten=2.8=kg;Bergkäse=18=kg;Honig 500 g=6.5=Glas;Eier=3.2=10er;Suppenhuhn=8=kg;Kopfsalat=1.2=St.;Walnüsse=6=kg|Summe|Anzahlung|Rest|Nr.|den',
	ro: 'Legume;Brânzeturi;Miere;Carne|Piața|Dl.|roșii=1.2=kg;telemea=6=kg;miere=5=borcan;ouă=2.2=10;pui=4=kg;salată=.6=buc;nuci=4=kg|Total|Avans|Rest|Nr.|la',
};

/** A sheet of a block of notes filled in by pencil on a market: a pale printed grid, writing that climbs, no unit prices on some rows, a stamp of the stall. */
const family: Family = {
	author: 'radmila',
	locales: ['fr-FR', 'it-IT', 'es-ES', 'de-DE', 'ro-RO', 'fr-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const { amount, count } = locale;
		const goods = random.some(say(3).split(';'), random.int(1, 6)).map((line) => {
			const [name = '', euros = '1', unit = ''] = line.split('=');
			const price = toMoney(Math.round(inMoney(Number(euros), locale) * 10) / 10);
			const quantity = unit === 'kg' ? random.pick([0.5, 0.75, 1, 1.5, 2, 2.5]) : random.int(1, 4);
			return {
				name,
				unit,
				price,
				quantity,
				amount: toMoney(price * quantity),
				isShort: random.chance(0.35),
			};
		});
		const total = toMoney(goods.reduce((sum, item) => sum + item.amount, 0));
		const paid = random.chance(0.25) ? Math.floor(total / 2) : 0;
		const pen = drawPen(random, 13);
		const write = (content: ReturnType<typeof field> | false) =>
			content && markup`<s>${content}</s>`;
		const stamp = markup`<div class="st">${field('stall', `${one(0)} ${locale.person().family}`)}<br>${random.chance(0.6) && field('phone', locale.phone())}</div>`;
		const isTop = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['100mm 150mm', '95mm 140mm', 'A6'])}; margin: 6mm } body { font: 8pt 'Liberation Sans' } s { text-decoration: none; ${pen} } .st { display: inline-block; border: 1.4pt solid #33448f; color: #33448f; padding: 1.5mm 3mm; transform: rotate(${random.int(-7, 5)}deg); font: bold 9pt 'Liberation Sans'; margin: 2mm } table { width: 100%; border-collapse: collapse; margin: 2mm 0 } td { border: .4pt solid #9ab; height: 8.4mm; padding: 0 1mm; white-space: nowrap } .r { text-align: right; width: 19mm } .h { display: flex; justify-content: space-between; border-bottom: .5pt solid #9ab }
			</style>${isTop && stamp}<div class="h"><span>${say(7)} ${random.chance(0.6) && field('receiptNo', random.pattern('0###'))}</span><span>${random.chance(0.6) && field('place', `${say(1)} ${locale.address().city}`)}, ${say(8)} ${write(field('date', locale.date(random.day('1988-01-01', '2022-10-01'))))}</span></div><div class="h">${one(2)} ${write(random.chance(0.5) && field('buyer', locale.person().family))}&nbsp;</div>
			<table data-list="goods">${goods.map((item) => markup`<tr data-row><td>${write(item.isShort ? field('name', item.name) : markup`${field('quantity', count(item.quantity))} ${field('unit', item.unit)} ${field('name', item.name)}`)}<td class="r">${write(!item.isShort && field('price', amount(item.price)))}<td class="r">${write(field('amount', amount(item.amount)))}`)}<tr><td><td><td></table>
			<table><tr><td><b>${say(4)}</b><td class="r">${write(field('total', amount(total)))}${paid > 0 && markup`<tr><td>${say(5)}<td class="r">${write(field('paid', amount(paid)))}<tr><td>${say(6)}<td class="r">${write(field('toPay', amount(toMoney(total - paid))))}`}</table>${!isTop && stamp}`;
		return { html, fields };
	},
};
export default family;
