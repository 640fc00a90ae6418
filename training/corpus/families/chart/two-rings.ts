import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawPaints, drawShares, drawing, extremes } from '../../kit/reports.ts';
import { fillIn, ofChart, onCircle, put, slice, swatch } from '../../kit/reports.ts';

const SAID = {
	en: 'Where the money comes from|Where the money goes|Membership fees;Grants;Sale of books;Donations;Interest;Lottery|Salaries;Rent;Printing;Travel;Reserves;Insurance|Income|Expenditure|Total|The Society in figures',
	de: 'Woher das Geld kommt|Wohin das Geld geht|Mitgliedsbeiträge;Zuschüsse;Buchverkauf;Spenden;Zinsen;Lotterie|Gehälter;Miete;Druckkosten;Reisen;Rücklagen;Versicherungen|Einnahmen|Ausgaben|Gesamt|Der Verein in Zahlen',
	fr: 'D’où vient l’argent|Où va l’argent|Cotisations;Subventions;Vente de livres;Dons;Intérêts;Loterie|Salaires;Loyer;Impression;Voyages;Réserves;Assurances|Recettes|Dépenses|Total|L’association en chiffres',
	sv: 'Varifrån pengarna kommer|Vart pengarna går|Medlemsavgifter;Bidrag;Bokförsäljning;Gåvor;Räntor;Lotteri|Löner;Hyra;Tryckning;Resor;Reserver;Försäkringar|Intäkter|Kostnader|Summa|Föreningen i siffror',
	nl: 'Waar het geld vandaan komt|Waar het geld heen gaat|Contributies;Subsidies;Boekverkoop;Giften;Rente;Loterij|Salarissen;Huur;Drukwerk;Reizen;Reserves;Verzekeringen|Inkomsten|Uitgaven|Totaal|De vereniging in cijfers',
	es: 'De dónde viene el dinero|Adónde va el dinero|Cuotas;Subvenciones;Venta de libros;Donativos;Intereses;Lotería|Sueldos;Alquiler;Imprenta;Viajes;Reservas;Seguros|Ingresos|Gastos|Total|La asociación en cifras',
} as const;
const ASK = {
	en: 'What percentage of the {c} is {r}?|How much of the {c} is {r}?|{r} as part of {c}|{r}, per cent',
	de: 'Wie viel Prozent ({c}) entfallen auf {r}?|Anteil {r}',
	fr: 'Quelle part représente {r} ({c}) ?|part de {r}',
	sv: 'Hur stor del ({c}) är {r}?|andel {r}',
	nl: 'Welk deel ({c}) is {r}?|aandeel {r}',
	es: '¿Qué parte ({c}) es {r}?|parte de {r}',
};

/** A leaflet of a society: two rings side by side with the sum in the hole of each, per cents in the ring, the names below in a key of their own. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-CH', 'fr-CH', 'sv-SE', 'nl-BE', 'es-ES', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const sides = [2, 3].map((i) => {
			const names = random.some(at(i).split(';'), random.int(3, 5));
			return {
				names,
				spare: at(i)
					.split(';')
					.filter((one) => !names.includes(one)),
				shares: drawShares(random, names.length, 0),
			};
		});
		const heads = [at(4), at(5)];
		const grids = sides.map(({ names, spare }, s) =>
			askCells(random, locale, {
				rows: names,
				columns: [heads[s] ?? ''],
				count: 3,
				missing: spare,
				say: fillIn(ASK, locale.language),
			}),
		);
		const paths = ['income', 'spending'] as const;
		const columns = {
			name: askText('item|name of the part|What is it?'),
			share: askNumber('per cent|share|part of the whole'),
		};
		const fields: Fields = {
			...about('title', 'footer'),
			...ofChart('largest'),
			...grids[0]?.asked,
			...grids[1]?.asked,
			year: askText(
				'year of the accounts|Which year do the rings show?|accountsYear|Rechnungsjahr|exercice',
			),
			leftTitle: askText(
				'title of the left chart|What does the left ring show?|titleLeft|Was zeigt der linke Ring?|titre du graphique de gauche',
			),
			rightTitle: askText(
				'title of the right chart|What does the right ring show?|titleRight|Was zeigt der rechte Ring?|titre du graphique de droite',
			),
			incomeTotal: askNumber(
				'total income|How much money came in?|incomeTotal|Einnahmen insgesamt|total des recettes',
			),
			spendingTotal: askNumber(
				'total expenditure|How much money was spent?|expenditureTotal|Ausgaben insgesamt|total des dépenses',
			),
			income: list(
				columns,
				'parts of the income',
				'From what does the money come, in per cent?',
				'incomeShares',
				'Einnahmen nach Herkunft',
			),
			spending: list(
				columns,
				'parts of the expenditure',
				'For what is the money spent, in per cent?',
				'spendingShares',
				'Ausgaben nach Zweck',
			),
			members: absent(
				askNumber('number of members|How many members are there?|Mitgliederzahl|nombre de membres'),
			),
			debts: absent(askNumber('debts|How much does the society owe?|Schulden|dettes')),
		};
		const totals = [random.int(40, 900) * 1000, random.int(40, 900) * 1000];
		const paints = drawPaints(random);
		const radius = random.int(24, 30);
		const ring = (s: number) => {
			const { names, shares } = sides[s] ?? { names: [], shares: [] };
			const { top } = extremes(shares);
			let from = 0;
			const arcs = names.map((name, i) => {
				const begin = from;
				from += (shares[i] ?? 0) / 100;
				return { name, i, begin, end: from, share: shares[i] ?? 0 };
			});
			const shapes = arcs.map(({ begin, end, i }) =>
				slice([35, 33, radius], begin, end, paints.paint(i)),
			);
			const hole = markup`<circle cx="35" cy="33" r="${radius * 0.55}" fill="#fff" stroke="#000" stroke-width=".25"/>`;
			const texts = arcs.map(({ name, begin, end, share, i }) => {
				const [x, y] = onCircle([35, 33, radius * 0.78], (begin + end) / 2);
				return put(
					x,
					y,
					markup`<span data-row="${s}-${i}" class="v">${grids[s]?.cell(name, heads[s] ?? '', 'share', locale.percent(share))}</span>`,
				);
			});
			const total = field(
				s === 0 ? '/incomeTotal' : '/spendingTotal',
				locale.count(totals[s] ?? 0),
			);
			return markup`<section data-list="${paths[s]}"><h2>${field(s === 0 ? '/leftTitle' : '/rightTitle', at(s))}</h2>${drawing(70, 66, [paints.defs, ...shapes, hole], [...texts, put(35, 31, markup`<b>${total}</b>`), put(35, 35.5, locale.country.currency)])}<ul>${names.map((name, i) => markup`<li data-row="${s}-${i}">${swatch(paints.paint(i), paints)}${also(field('name', name), s === 1 && top === i && 'largest')}`)}</ul></section>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A5 landscape', '210mm 148mm', '9.5in 6in'])}; margin: 9mm 12mm } body { font: 8.5pt/1.3 ${drawFace(random)} } h1 { font-size: 16pt; margin: 0 0 3mm; ${random.pick(['color: #0b3d2e', 'text-align: center', 'font-style: italic'])} } .w { display: flex; justify-content: space-around } h2 { font-size: 10pt; margin: 0 0 1mm; text-align: center } ul { list-style: none; padding: 0; margin: 2mm 0; columns: ${random.pick([1, 2])} } .v { background: #fff; padding: 0 .6mm; font-size: 7.5pt }
			</style><h1>${field('title', at(7))} ${field('year', String(random.int(1974, 2024)))}</h1><div class="w">${[0, 1].map(ring)}</div><div style="text-align:right;font-size:7.5pt">${field('footer', `${locale.company().web} · ${locale.phone()}`)}</div>`;
		return { html, fields };
	},
};
export default family;
