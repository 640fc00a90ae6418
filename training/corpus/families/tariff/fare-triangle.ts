import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	hu: 'Viteldíjtáblázat|km|megálló|Érvényes|-tól|Poggyász darabonként|Kutya szájkosárral|Kedvezmény diákoknak|Főtér;Malom;Iskola;Vasútállomás;Kórház;Temető;Erdőszél;Gyár;Templom;Híd;Kilátó|A jegyet kérésre fel kell mutatni.|vonal|Ft',
	ro: 'Tabel de tarife|km|stația|Valabil|din|Bagaj, bucata|Câine cu botniță|Reducere pentru elevi|Piața Mare;Moara;Școala;Gara;Spitalul;Cimitirul;Pădurea;Fabrica;Biserica;Podul;Belvedere|Biletul se prezintă la cerere.|linia|lei',
	cs: 'Ceník jízdného|km|zastávka|Platí|od|Zavazadlo za kus|Pes s náhubkem|Sleva pro studenty|Náměstí;Mlýn;Škola;Nádraží;Nemocnice;Hřbitov;U lesa;Továrna;Kostel;Most;Rozhledna|Jízdenku na vyzvání předložte.|linka|Kč',
	en: 'Table of fares|miles|stage|In force|from|Luggage, each piece|Dog on lead|Reduction for scholars|Market Place;The Mill;School Lane;Railway Station;Infirmary;Cemetery;Wood End;Paper Works;St Anne’s;Long Bridge;Beacon Hill|Tickets must be shown on demand.|route|pence',
} as const;
const ASK: Readonly<Record<string, (from: string, to: string) => string[]>> = {
	hu: (from, to) => [`Mennyibe kerül a jegy: ${from} – ${to}?`, `viteldíj ${from} és ${to} között`],
	ro: (from, to) => [`Cât costă biletul de la ${from} la ${to}?`, `tarif ${from} – ${to}`],
	cs: (from, to) => [`Kolik stojí jízdné ${from} – ${to}?`, `jízdné z ${from} do ${to}`],
	en: (from, to) => [
		`What is the fare between ${from} and ${to}?`,
		`single fare, ${from} to ${to}`,
	],
};

/** A triangular table of fares between stops: the names stand on the diagonal, kilometres at the left; a small list of extras below. */
const family: Family = {
	author: 'hedda',
	locales: ['hu-HU', 'ro-RO', 'cs-CZ', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(8).split(';');
		const stops = random.some(all, random.int(5, 9));
		const base =
			locale.language === 'en'
				? random.int(2, 30)
				: random.int(8, 30) * (locale.language === 'hu' ? 10 : 1);
		const step = Math.max(1, Math.round(base / random.int(2, 5)));
		const fare = (from: number, to: number) => base + Math.floor((to - from - 1) * 0.8) * step;
		const rows = stops.slice(1);
		const asked: Record<string, Fields[string]> = {};
		const wanted = random.some(
			rows.flatMap((_, i) => Array.from({ length: i + 1 }, (__, j) => [j, i + 1] as const)),
			9,
		);
		const pathOf = (from: number, to: number) =>
			`fare${String.fromCharCode(65 + from)}${String.fromCharCode(65 + to)}`;
		const word = (from: string, to: string) => [
			...(ASK[locale.language]?.(from, to) ?? []),
			`What does it cost to ride from ${from} to ${to}?`,
			`What is the fare between ${from} and ${to}?`,
			`fare ${from} – ${to}`,
			`${from} – ${to}`,
			`price of a ticket from ${to} to ${from}`,
		];
		for (const [from, to] of wanted)
			asked[pathOf(from, to)] = askNumber(word(stops[from] ?? '', stops[to] ?? '').join('|'));
		const gone = all.find((one) => !stops.includes(one)) ?? '';
		const extras = random.some([5, 6, 7], random.int(1, 3)).map((i) => at(i));
		const surcharge = askCells(random, locale, {
			rows: extras,
			columns: [at(11)],
			count: 2,
			say: (row) => [`What is the charge: ${row}?`, `${row}?`, `How much is charged for “${row}”?`],
		});
		const fields: Fields = {
			...about('title', 'note'),
			...asked,
			...surcharge.asked,
			route: askText(
				'number of the route|Which route is it?|lineNumber|Melyik vonal?|Care linie?|číslo linky',
			),
			validFrom: date(
				'validFrom',
				'When did the fares come into force?',
				'érvényes',
				'valabil din',
				'platí od',
			),
			lastStop: askText(
				'last stop|Where does the route end?|terminus|végállomás|capăt de linie|konečná',
			),
			firstStop: askText(
				'first stop|Where does the route begin?|origin|kiindulási megálló|prima stație|výchozí zastávka',
			),
			stops: list(
				{
					stop: askText('stop|name of the stop|megálló|stația|zastávka'),
					km: askNumber('distance|km|kilometre of the stop|miles from the start'),
				},
				'stops',
				'At which stops does the line call?',
				'all stops with their distance',
			),
			extras: list(
				{
					what: askText('what is charged|item|extra'),
					charge: askNumber('charge|price of the extra|amount'),
				},
				'extras',
				'What is charged besides the fare?',
				'surcharges',
			),
			season: absent(
				askNumber(
					'monthly ticket|What does a monthly ticket cost?|bérlet|abonament|měsíční jízdenka',
				),
			),
			fareToNowhere: absent(askNumber(word(stops[0] ?? '', gone).join('|'))),
		};
		let km = 0;
		const isTop = random.chance(0.4);
		const body = stops.map((stop, i) => {
			if (i > 0) km += random.decimal(0.6, 3.8, 1);
			const name = field('stop', stop);
			const shown =
				i === 0
					? field('/firstStop', name)
					: i === stops.length - 1
						? field('/lastStop', name)
						: name;
			const cells = Array.from({ length: i }, (_, j) => {
				const said = locale.count(fare(j, i));
				return markup`<td>${asked[pathOf(j, i)] ? field(`/${pathOf(j, i)}`, said) : said}`;
			});
			return markup`<tr data-row><td class="k">${field('km', locale.amount(km, 1))}${cells}<th colspan="${stops.length - i}">${shown}`;
		});
		const list2 = markup`<table class="x" data-list="extras">${extras.map((one) => markup`<tr data-row><td>${field('what', one)}<td>${surcharge.cell(one, at(11), 'charge', locale.count(random.int(1, 9) * step))} ${at(11)}`)}</table>`;
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', 'A5', '180mm 180mm'])}; margin: 12mm } body { font: 9pt/1.4 ${random.pick(["'DejaVu Sans'", "'Liberation Serif'", "'Liberation Sans'"])} } .t { border: ${random.pick(['.5pt solid #000', '0'])} } .t td { border: ${random.pick(['.4pt solid #000', '0'])}; padding: .9mm 2mm; text-align: right } .t td.k { border: 0; font-size: 7.5pt; color: #444 } th { text-align: left; padding: .9mm 2mm; font-weight: bold; white-space: nowrap } h1 { font-size: 14pt; margin: 0 0 1mm } .no { float: right; font-size: 20pt; font-weight: bold; background: #111; color: #fff; padding: 0 3mm } .x td { padding: .4mm 4mm .4mm 0 } p { margin: 2mm 0 }
			</style><span class="no">${field('route', String(random.int(1, 240)))}</span><h1>${field('title', at(0))}</h1><p>${at(3)} ${locale.language !== 'hu' && at(4)} ${field('validFrom', locale.date(random.day('1938-01-01', '2012-06-30')))}${locale.language === 'hu' && at(4)}</p>${isTop && list2}<p>(${at(11)}; ${at(1)})</p><table class="t" data-list="stops">${body}</table>${!isTop && markup`<br>${list2}`}<p><i>${field('note', at(9))}</i></p>`;
		return { html, fields };
	},
};
export default family;
