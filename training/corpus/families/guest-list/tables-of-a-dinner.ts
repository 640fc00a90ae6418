import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, sharedCell } from '../../kit/reports.ts';

const SAID = {
	en: 'Seating plan;Anniversary dinner|Table|Host|Guests in all|vegetarian|Menu|Smoked trout;Leek soup|Roast duck;Saddle of lamb|Lemon tart;Cheese|Seats|Top table',
	de: 'Tischordnung;Festessen|Tisch|Gastgeber|Gäste insgesamt|vegetarisch|Menü|Räucherforelle;Lauchsuppe|Ente;Lammrücken|Zitronentorte;Käse|Plätze|Ehrentisch',
	fr: 'Plan de table;Dîner d’anniversaire|Table|Hôte|Convives en tout|végétarien|Menu|Truite fumée;Soupe aux poireaux|Canard rôti;Selle d’agneau|Tarte au citron;Fromages|Places|Table d’honneur',
	it: 'Disposizione dei tavoli;Cena sociale|Tavolo|Ospite|Invitati in tutto|vegetariano|Menù|Trota affumicata;Zuppa di porri|Anatra;Sella d’agnello|Torta al limone;Formaggi|Posti|Tavolo d’onore',
	pl: 'Plan stołów;Kolacja jubileuszowa|Stół|Gospodarz|Gości razem|wegetariańskie|Menu|Pstrąg wędzony;Zupa z porów|Kaczka;Comber jagnięcy|Tarta cytrynowa;Sery|Miejsc|Stół honorowy',
} as const;

/** A seating plan: tables as boxes in a grid, the table's number in the middle of its head, the host first and marked, guests below, the menu in a strip at the foot. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'pl-PL', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [tables, seats] = [random.int(3, 6), random.int(4, 6)];
		const people = drawPeople(locale, tables * seats + 1);
		const spare = people.at(-1)?.name ?? '';
		const chosen = random.some([...Array(tables * seats).keys()], 5);
		const asked: Record<string, Fields[string]> = {};
		const seat = (name: string) =>
			askText(
				`table of ${name}|At which table does ${name} sit?|tableNumber of ${name}|An welchem Tisch sitzt ${name}?|À quelle table est ${name} ?|A che tavolo siede ${name}?`,
			);
		const hosts = [...Array(tables).keys()].map((t) => t + 1);
		for (const t of hosts.slice(0, 3))
			asked[`host${t}`] = askText(
				`host of table ${t}|Who is the host at table ${t}?|host at table number ${t}|Wer ist Gastgeber an Tisch ${t}?|hôte de la table ${t}`,
			);
		const alone = chosen.filter(
			(one, i) =>
				chosen.findIndex((two) => Math.floor(two / seats) === Math.floor(one / seats)) === i,
		);
		for (const [k, i] of alone.entries()) asked[`table${k}`] = seat(people[i]?.name ?? '');
		const fields: Fields = {
			...asked,
			occasion: askText(
				'occasion|What is the dinner for?|dinnerTitle|Anlass des Essens|titre du dîner',
			),
			place: askText(
				'place of the dinner|Where is the dinner?|dinnerPlace|Ort des Essens|lieu du dîner',
			),
			total: askNumber(
				'number of guests|How many guests are there in all?|guestCount|Zahl der Gäste|nombre de convives',
			),
			vegetarians: askNumber(
				'vegetarians|How many vegetarian meals are needed?|vegetarianMeals|vegetarische Essen|repas végétariens',
			),
			starter: askText('first course|What is served first?|starterDish|Vorspeise|entrée'),
			main: askText('main course|What is the main course?|mainDish|Hauptgang|plat principal'),
			dessert: askText('dessert|What is served last?|dessertDish|Nachtisch|dessert servi'),
			guests: list(
				{ table: askText('table|number of the table'), name: askText('guest|name') },
				'guests by table',
				'Who sits at which table?',
				'seatedGuests',
				'Gäste nach Tischen',
			),
			missing: absent(seat(spare)),
			price: absent(askText('price of the dinner|What does the dinner cost?|Preis des Essens')),
		};
		const table = (t: number) => {
			const own = people.slice(t * seats, t * seats + seats);
			const k = alone.findIndex((one) => Math.floor(one / seats) === t);
			const number = String(t + 1);
			const shown = k >= 0 ? field(`/table${k}`, number) : number;
			return markup`<div class="t"><div class="n">${at(1)} ${sharedCell(
				'table',
				shown,
				own.map((_, i) => `${t}-${i}`),
				number,
			)}</div>${own.map(({ name }, i) => markup`<div data-row="${t}-${i}" class="${i === 0 ? 'h' : ''}">${also(field('name', name), i === 0 && t < 3 && `host${t + 1}`)}${i === 0 && markup` <small>(${at(2)})</small>`}</div>`)}</div>`;
		};
		const dish = (i: number) => random.pick(at(i).split(';'));
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A4', 'letter landscape'])}; margin: 13mm } body { font: 9.5pt/1.4 ${drawFace(random)} } h1 { text-align: center; font-weight: normal; font-size: 20pt; margin: 0 } .g { display: grid; grid-template-columns: repeat(${random.pick([2, 3])}, 1fr); gap: 6mm; margin: 6mm 0 } .t { border: .8pt solid #000; border-radius: ${random.pick([0, 3, 14])}mm; padding: 4mm; text-align: center } .n { font-weight: bold; ${random.pick(['border-bottom: .4pt solid #000', 'font-size: 13pt', 'font-variant: small-caps'])} } .h { font-style: italic } .m { text-align: center; border-top: 2pt double #000; padding-top: 2mm }
			</style><h1>${field('occasion', random.pick(at(0).split(';')))}</h1><div style="text-align:center">${field('place', `${random.pick(['Hotel Astoria', 'Casino', 'Grand Hotel', 'Villa Serena'])}, ${locale.address().city}`)}</div><div class="g" data-list="guests">${hosts.map((t) => table(t - 1))}</div><div class="m"><b>${at(5)}</b><br>${field('starter', dish(6))} · ${field('main', dish(7))} · ${field('dessert', dish(8))}</div><p>${at(3)}: ${field('total', tables * seats)}${random.chance(0.6) && markup` (${field('vegetarians', random.int(1, 5))} ${at(4)})`}</p>`;
		return { html, fields };
	},
};
export default family;
