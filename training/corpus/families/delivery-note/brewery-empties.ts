import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, offLine } from '../../kit/paperwork.ts';

const fields: Fields = {
	note: DOC.noteNo,
	day: DOC.delivered,
	brewery: DOC.seller,
	'inn.name': str(
		'inn that was supplied|innName|Gaststätte|hospoda|café livré|gospoda|Who gets the beer?',
		'buyer',
	),
	'inn.address': str(
		'address of the inn|innAddress|Anschrift der Gaststätte|adresa hospody|adresse du café',
		'address',
	),
	tour: str('route of the lorry|routeNo|Tour|rozvoz|tournée|trasa'),
	drayman: str('who delivered|deliveredBy|Fahrer|závozník|livreur|dostawca', 'driver'),
	full: rows(
		{
			article: COL.name,
			size: str('size of the container|containerSize|Gebinde|balení|contenant'),
			count: COL.qty,
			price: COL.price,
			amount: COL.amount,
		},
		'full containers delivered|deliveries|Vollgut|plné obaly|pleins livrés',
	),
	empty: rows(
		{
			kind: str('kind of empties|emptyKind|Leergut|vratný obal|vide'),
			out: num('empties delivered|out|geliefert|dodáno|livrés'),
			back: num('empties taken back|returned|zurück|vráceno|rendus'),
			deposit: num('deposit for one|depositEach|Pfand je Stück|záloha|consigne', 'deposit'),
			balance: num('deposit balance|depositBalance|Pfandsaldo|rozdíl záloh|solde consigne'),
		},
		'empties and deposits|empties|Pfandkonto|obaly|emballages consignés',
	),
	goods: num(
		'value of the drinks|goodsValue|Warenwert|hodnota zboží|valeur des boissons',
		'netTotal',
	),
	deposits: num('balance of all deposits|depositTotal|Pfand gesamt|zálohy celkem|total consignes'),
	total: DOC.gross,
	complaint: str('remark of the innkeeper|remark|Beanstandung|reklamace|remarque', 'complaint'),
	vat: absent(DOC.tax),
	orderNo: absent(DOC.orderNo),
};
const SAID = {
	de: 'Lieferschein mit Leergutabrechnung|Tour|Tag|Vollgut;Gebinde;Anz.;Preis;Betrag|Leergut;geliefert;zurück;Pfand;Saldo|Pils;Export hell;Dunkel;Weizen;Radler;Alkoholfrei|Fass 50 l;Fass 30 l;Kasten 20 x 0,5|Fass;Kasten;Kohlensäureflasche|Waren|Pfand|Summe|Fahrer|Beanstandung|1 Fass undicht;2 Flaschen Bruch;ein Kasten fehlt',
	cs: 'Dodací list s vyúčtováním obalů|Rozvoz|Den|Plné;Balení;Ks;Cena;Částka|Obaly;dodáno;vráceno;záloha;rozdíl|Ležák 12°;Výčepní 10°;Tmavé;Pšeničné;Radler;Nealko|Sud 50 l;Sud 30 l;Přepravka 20 x 0,5|Sud;Přepravka;Lahev CO2|Zboží|Zálohy|Celkem|Závozník|Reklamace|1 sud netěsní;2 lahve rozbité;chybí přepravka',
	fr: 'Bon de livraison et consignes|Tournée|Jour|Pleins;Contenant;Nb;Prix;Montant|Vides;livrés;rendus;consigne;solde|Blonde;Brune;Ambrée;Blanche;Panaché;Sans alcool|Fût 50 l;Fût 30 l;Casier 24 x 33|Fût;Casier;Bouteille CO2|Boissons|Consignes|Total|Livreur|Remarque|1 fût percé;2 bouteilles cassées;un casier manque',
	nl: 'Leverbon met emballage|Route|Dag|Vol;Verpakking;Aant.;Prijs;Bedrag|Leeg;geleverd;retour;statiegeld;saldo|Pils;Bruin;Tripel;Wit;Radler;Alcoholvrij|Fust 50 l;Fust 20 l;Krat 24 x 30|Fust;Krat;CO2-fles|Dranken|Statiegeld|Totaal|Bezorger|Opmerking|1 fust lek;2 flessen stuk;krat ontbreekt',
} as const;

/** A brewery's tall note from a pad in the lorry: full containers above, the account of empties below with counts both ways and a balance, everything typed or written on a printed grid. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'cs-CZ', 'fr-BE', 'nl-BE', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [firm, inn] = [
			locale.company(random.pick(['Brauerei', 'Pivovar', 'Brouwerij'])),
			locale.company(),
		];
		const sizes = at(6).split(';');
		const full = random.some(at(5).split(';'), random.int(2, 5)).map((name) => {
			const s = random.int(0, 2);
			const [count, price] = [
				random.int(1, 12),
				inMoney(([98, 62, 14.5][s] ?? 20) * random.decimal(0.85, 1.2), locale),
			];
			return { name, size: sizes[s] ?? '', count, price, amount: toMoney(count * price), s };
		});
		const empties = at(7)
			.split(';')
			.map((kind, i) => {
				const out =
					i === 2
						? random.int(0, 1)
						: full.reduce((sum, one) => sum + ((i === 0) === one.s < 2 ? one.count : 0), 0);
				const back = random.int(0, 10);
				const deposit = inMoney([30, 3.1, 25][i] ?? 3, locale);
				return { kind, out, back, deposit, balance: toMoney((out - back) * deposit) };
			})
			.filter(({ out, back }) => out + back > 0);
		const goods = toMoney(full.reduce((sum, one) => sum + one.amount, 0));
		const deposits = toMoney(empties.reduce((sum, one) => sum + one.balance, 0));
		const put = (path: string, content: Parameters<typeof field>[1]) =>
			offLine(random, field(path, content), 0.4);
		const blanks = (width: number, n: number) =>
			Array.from(
				{ length: n },
				() => markup`<tr>${Array.from({ length: width }, () => markup`<td>&nbsp;`)}`,
			);
		const html = markup`<style>@page { size: 130mm 230mm; margin: 8mm } body { font: 8pt/1.3 'Liberation Serif' } h1 { font: bold 12pt 'DejaVu Serif'; margin: 0; text-align: center } .v, td { font: ${drawTypeface(random, 9)} } table { width: 100%; border-collapse: collapse; margin-top: 3mm } th { font: 7.5pt 'Liberation Serif'; border: .7pt solid #741; background: #f6ead8 } td { border: .5pt solid #741; padding: .8mm 1mm; height: 4.5mm } .n { text-align: right; padding-right: 3.5mm } .foot { margin-top: 3mm; line-height: 1.9 }</style>
			<h1>${field('brewery', firm.name)}</h1><div style="text-align:center">${firm.address.whole} · gegr. ${random.int(1610, 1899)}</div><p style="text-align:center"><b>${at(0)}</b> <span class="v">${put('note', random.pattern('######'))}</span></p><p class="v">${partyOf('inn', inn)}</p><p>${at(1)} <span class="v">${put('tour', random.pattern('##?'))}</span> &nbsp; ${at(2)} <span class="v">${put('day', locale.date(random.day('1978-02-01', '2012-11-20')))}</span></p>
			<table data-list="full"><tr>${at(3)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${full.map((one) => markup`<tr data-row><td>${put('article', one.name)}<td>${put('size', one.size)}<td class="n">${put('count', one.count)}<td class="n">${put('price', amount(one.price))}<td class="n">${put('amount', amount(one.amount))}`)}${blanks(5, 7 - full.length)}</table>
			<table data-list="empty"><tr>${at(4)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${empties.map((one) => markup`<tr data-row><td>${put('kind', one.kind)}<td class="n">${put('out', one.out)}<td class="n">${put('back', one.back)}<td class="n">${put('deposit', amount(one.deposit))}<td class="n">${put('balance', amount(one.balance))}`)}${blanks(5, 2)}</table>
			<div class="foot n">${at(8)} <span class="v">${put('goods', amount(goods))}</span><br>${at(9)} <span class="v">${put('deposits', amount(deposits))}</span><br><b>${at(10)}</b> <span class="v">${put('total', amount(toMoney(goods + deposits)))}</span></div><p>${at(11)}: <span class="v">${put('drayman', locale.person().family)}</span></p>${random.chance(0.5) && markup`<p>${at(12)}: <span class="v">${put('complaint', random.pick(at(13).split(';')))}</span></p>`}`;
		return { html, fields };
	},
};
export default family;
