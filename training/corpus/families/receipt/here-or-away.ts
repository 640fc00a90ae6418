import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty, handOver, taxesWithin } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('bakery', 'shop', ['name', 'street', 'postcode', 'city', 'tax'], ['de', 'fr']),
	date: TILL.date,
	time: TILL.time,
	till: TILL.till,
	total: TILL.total,
	cash: TILL.cash,
	change: TILL.change,
	receiptNo: TILL.number,
	...askForm({
		secured:
			'What is the signature of the till? | TSE-Signatur | signature de la caisse | tseSignature',
		tseSerial: 'What serial number has the security device? | TSE-Seriennummer | tseSerialNumber',
		started: 'When did the sale begin? | Vorgangsbeginn | début de l’opération | transactionStart',
		served: 'Who served? | Bedienung | vendeuse | servedBy',
		euros: '# What is it in the other currency? | Betrag in Euro | montant en euros | foreignTotal',
		tip: '-# How much is the tip? | Trinkgeld | pourboire',
		card: '- Which card was used? | Karte | carte',
	}),
	goods: askTable(
		{
			quantity: '# how many | Anzahl | combien | quanti',
			name: 'what | Artikel | article | articolo',
			where:
				'eaten here or taken away | im Haus oder außer Haus | sur place ou à emporter | inOrOut',
			price: '# price of one | Einzelpreis | prix',
			amount: '# amount | Betrag | montant',
			letter: 'tax letter | Steuerzeichen | code TVA',
		},
		'baked goods and drinks | Gebäck und Getränke | produits | bakeryItems',
	),
	taxes: askTable(
		{
			letter: 'tax letter | Steuerzeichen | code',
			rate: '# rate | Satz | taux',
			net: '# net | Netto | HT',
			tax: '# tax | Steuer | TVA',
			gross: '# gross | Brutto | TTC',
		},
		'taxes | Steuern | taxes par taux | imposte',
	),
};
const SAID = {
	de: 'Laugenbrezel=.9,Buttercroissant=1.7,Dinkelbrot 750g=4.6,Cappuccino=3.2,Käsekuchen Stück=3.4,Schinkenbrötchen=3.1,Kakao=2.9,Berliner=1.5|im Haus|außer Haus|Summe|gegeben|zurück|Netto|Steuer|Brutto|Es bediente Sie|Bon|Kasse|Bäckerei;Backstube;Konditorei|Beginn',
	fr: 'Croissant beurre=1.2,Baguette tradition=1.3,Pain complet=2.8,Cappuccino=3.4,Tarte citron=3.9,Sandwich jambon=4.5,Chocolat chaud=3.2,Brioche=1.9|sur place|à emporter|Total|Reçu|Rendu|HT|TVA|TTC|Servi par|Ticket|Caisse|Boulangerie;Maison;Fournil|Début',
	it: 'Cornetto=1.3,Pane integrale=3.2,Focaccia=2.4,Cappuccino=1.6,Torta della nonna=3.5,Tramezzino=3,Cioccolata=3,Bombolone=1.5|al tavolo|asporto|Totale|Contanti|Resto|Netto|IVA|Lordo|Servito da|Doc.|Cassa|Panetteria;Forno;Pasticceria|Inizio',
	nl: 'Croissant=1.3,Volkoren heel=2.9,Saucijzenbroodje=2.2,Cappuccino=3.1,Appeltaart=3.6,Broodje kaas=3.9,Warme chocola=3,Bolus=1.6|hier opeten|meenemen|Totaal|Contant|Terug|Excl.|Btw|Incl.|Geholpen door|Bon|Kassa|Bakkerij;Broodhuis;Banket|Start',
};

/** A bakery's slip on which each row says whether it is eaten here or taken away, taxed differently, with a security device's lines at the foot in tiny print. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'fr-FR', 'de-AT', 'de-CH', 'it-IT', 'nl-NL', 'fr-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount } = locale;
		const [usual = 20, reduced = usual] = locale.country.rates;
		const goods = random.some(say(0).split(','), random.int(1, 6)).map((line) => {
			const [name = '', euros = '1'] = line.split('=');
			const quantity = random.pick([1, 1, 2, 2, 3, 4]);
			const price = toMoney(inMoney(Number(euros), locale) * random.pick([0.9, 1, 1.1, 1.25]));
			const isHere = random.chance(0.5);
			return {
				name,
				quantity,
				price,
				isHere,
				letter: isHere ? 'A' : 'B',
				rate: isHere ? usual : reduced,
				amount: toMoney(quantity * price),
			};
		});
		const total = toMoney(goods.reduce((sum, item) => sum + item.amount, 0));
		const given = handOver(random, total);
		const shop = locale.company(random.pick(say(12).split(';')));
		const [street, town] = addressOf('bakery', shop.address);
		const style = random.pick(['columns', 'under']);
		const day = random.day('2019-01-01', '2026-05-01');
		const minutes = random.int(370, 1120);
		const html = markup`<style>@page { size: 80mm ${130 + goods.length * 9}mm; margin: 5mm } body { font: 8.2pt/1.3 ${random.pick(["'DejaVu Sans Mono'", "'Liberation Sans'", "'Liberation Mono'"])} } h1 { font: italic bold 16pt 'Liberation Serif'; text-align: center; margin: 0 } .c { text-align: center } table { width: 100%; border-collapse: collapse; margin: 2mm 0 } td { vertical-align: top } .r { text-align: right } .i { font-size: .85em; font-style: italic } .t td { border-top: 2pt double; font-size: 1.35em; font-weight: bold } .f { font-size: 5.6pt; word-break: break-all }
			</style><h1>${field('bakery.name', shop.name)}</h1><div class="c">${street}<br>${town}<br>${locale.country.tax[0]} ${field('bakery.tax', shop.taxNumber)}</div><table data-list="goods">${goods.map(
				(item) => {
					const where = field('where', say(item.isHere ? 1 : 2));
					return style === 'columns'
						? markup`<tr data-row><td>${field('quantity', item.quantity)}<td>${field('name', item.name)}<td class="i">${where}<td class="r">${field('amount', amount(item.amount))} ${field('letter', item.letter)}`
						: markup`<tbody data-row><tr><td colspan="3">${field('name', item.name)}<td class="r">${field('letter', item.letter)} ${field('amount', amount(item.amount))}<tr class="i"><td>&nbsp;<td>${field('quantity', item.quantity)} à ${field('price', amount(item.price))}<td>${where}<td></tbody>`;
				},
			)}</table>
			<table><tr class="t"><td>${say(3)} ${locale.country.currency}<td class="r">${field('total', amount(total))}<tr><td>${say(4)}<td class="r">${field('cash', amount(given))}<tr><td>${say(5)}<td class="r">${field('change', amount(toMoney(given - total)))}${locale.countryCode === 'CH' && markup`<tr class="i"><td>EUR<td class="r">${field('euros', amount(toMoney(total / 0.97)))}`}</table>
			<table data-list="taxes"><tr class="i"><td><td class="r">%<td class="r">${say(6)}<td class="r">${say(7)}<td class="r">${say(8)}${taxesWithin(goods).map((tax) => markup`<tr data-row><td>${field('letter', tax.letter)}<td class="r">${field('rate', locale.count(tax.rate))}<td class="r">${field('net', amount(tax.net))}<td class="r">${field('tax', amount(tax.tax))}<td class="r">${field('gross', amount(tax.gross))}`)}</table>
			<div>${say(10)} ${field('receiptNo', random.pattern('######'))} &nbsp; ${say(11)} ${field('till', String(random.int(1, 5)))}<br>${field('date', locale.date(day))} ${field('time', clock(minutes, ':'))}<br>${say(9)} ${field('served', locale.person().given)}</div>${random.chance(0.6) && markup`<p class="f">${say(13)} ${field('started', `${day}T${clock(minutes - 1, ':')}:${random.int(10, 59)}`)}<br>TSE ${field('tseSerial', random.pattern('##?#??##########?####'))}<br>Sig ${field('secured', random.pattern('????##??##?##??##??????##??##=='))}</p>`}`;
		return { html, fields };
	},
};
export default family;
