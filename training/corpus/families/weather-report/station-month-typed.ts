import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawProse, extremes, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'MONTHLY WEATHER RETURN|Station|Month|Height|Observer|Day|7 h|14 h|21 h|Rain|Wind|Remarks|thunder;hail;hoar frost;fog until noon;gale|Sum of rain|Highest reading|Barometer',
	de: 'MONATSTABELLE DES WETTERS|Station|Monat|Höhe|Beobachter|Tag|7 Uhr|14 Uhr|21 Uhr|Regen|Wind|Bemerkungen|Gewitter;Hagel;Reif;Nebel bis Mittag;Sturm|Regensumme|Höchste Ablesung|Barometer',
	fr: 'RELEVÉ MENSUEL DU TEMPS|Poste|Mois|Altitude|Observateur|Jour|7 h|14 h|21 h|Pluie|Vent|Remarques|orage;grêle;givre;brouillard;tempête|Somme des pluies|Maximum lu|Baromètre',
	fi: 'SÄÄN KUUKAUSITAULU|Asema|Kuukausi|Korkeus|Havaitsija|Päivä|klo 7|klo 14|klo 21|Sade|Tuuli|Huomautuksia|ukkonen;rakeita;kuuraa;sumua;myrsky|Sade yhteensä|Korkein lukema|Ilmapuntari',
	ro: 'TABEL LUNAR AL VREMII|Stația|Luna|Altitudine|Observator|Ziua|ora 7|ora 14|ora 21|Ploaie|Vânt|Observații|tunete;grindină;brumă;ceață;furtună|Suma ploii|Maxima citită|Barometru',
} as const;
const ASK = {
	en: 'What was the temperature on the {r}. at {c}?|reading of day {r} at {c}|day {r}, {c}',
	de: 'Welche Temperatur hatte der {r}. um {c}?|Tag {r}, {c}',
	fr: 'Quelle température le {r} à {c} ?|jour {r}, {c}',
	fi: 'Mikä oli lämpötila {r}. päivänä {c}?|päivä {r}, {c}',
	ro: 'Ce temperatură a fost în ziua {r} la {c}?|ziua {r}, {c}',
};

/** An observer's return on a form with a row for each day: three readings, rain, wind direction by letters and force, remarks on some days; blank rows every five days, sums below, decimals without a sign for zero rain. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-AT', 'fr-FR', 'fi-FI', 'ro-RO', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const first = random.pick([1, 1, 11, 16]);
		const days = Array.from({ length: random.int(10, 15) }, (_, i) => String(first + i));
		const hours = [at(6), at(7), at(8)];
		const base = random.decimal(-6, 18, 1);
		const values = days.map(() =>
			[
				base + random.decimal(-4, 1, 1),
				base + random.decimal(1, 8, 1),
				base + random.decimal(-3, 3, 1),
			].map((one) => Number(one.toFixed(1))),
		);
		const rains = days.map(() => (random.chance(0.55) ? null : random.decimal(0.2, 24, 1)));
		const grid = askCells(random, locale, {
			rows: days,
			columns: hours,
			count: 7,
			missing: ['31', '30'].filter((one) => !days.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const wet = askCells(random, locale, {
			rows: days,
			columns: [at(9)],
			count: 3,
			say: (row) => [
				`How much rain fell on the ${row}.?`,
				`rain on day ${row}`,
				`Wie viel Regen fiel am ${row}.?`,
			],
		});
		const { top } = extremes(values.flat());
		const fields: Fields = {
			...grid.asked,
			...wet.asked,
			station: askText(
				'station|Which weather station is it?|stationName|Welche Station?|quel poste',
			),
			month: askText(
				'month of the return|Which month is it for?|returnMonth|Welcher Monat?|quel mois',
			),
			height: askNumber(
				'height of the station|How high does the station lie?|stationHeight|Höhe der Station|altitude du poste',
			),
			observer: askText(
				'observer|Who made the observations?|observerName|Wer hat beobachtet?|observateur',
			),
			rainSum: askNumber(
				'sum of the rain|How much rain fell in all?|rainTotal|Regensumme|somme des pluies',
			),
			highest: askNumber(
				'highest reading|What is the highest temperature in the table?|highestReading|höchste Ablesung|température la plus élevée',
			),
			barometer: askText(
				'number of the barometer|Which barometer was used?|barometerNo|Nummer des Barometers|numéro du baromètre',
			),
			firstRemark: askText(
				'first remark|What is the first remark in the last column?|firstRemark|erste Bemerkung|première remarque',
			),
			days: list(
				{
					day: askText('day|Tag|jour'),
					morning: askNumber(`${at(6)}|morning reading|first reading`),
					noon: askNumber(`${at(7)}|afternoon reading|second reading`),
					evening: askNumber(`${at(8)}|evening reading|third reading`),
					rain: askNumber('rain|Regen|pluie'),
					wind: askText('wind|Wind|vent'),
					remark: askText('remark|Bemerkung'),
				},
				'daily readings',
				'What was observed on each day?',
				'dailyReadings',
				'Ablesungen nach Tagen',
			),
			snow: absent(askNumber('depth of snow|How deep was the snow?|Schneehöhe|neige')),
			humidity: absent(askNumber('humidity|What was the humidity?|Feuchte|humidité')),
		};
		const paths = ['morning', 'noon', 'evening'];
		let isNoted = false;
		const rows = days.map((day, d) => {
			const cells = hours.map((hour, h) => {
				const value = values[d]?.[h] ?? 0;
				const text = locale.amount(value, 1).text.replace('-', '−');
				const shown = grid.cell(day, hour, paths[h] ?? '', { text, value });
				return markup`<td>${shown}`;
			});
			const rain = rains[d] ?? null;
			const hasRemark = random.chance(0.25);
			const remark = hasRemark && field('remark', random.pick(at(12).split(';')));
			const noted = remark && (isNoted ? remark : also(remark, 'firstRemark'));
			isNoted ||= hasRemark;
			return markup`<tr data-row class="${d % 5 === 4 ? 'v' : ''}"><td>${field('day', day)}${cells}<td>${wet.cell(day, at(9), 'rain', rain === null ? null : locale.amount(rain, 1), random.pick(['.', '–']))}<td>${field('wind', `${random.pick(['N', 'NE', 'SW', 'W', 'SE', 'NW'])} ${random.int(1, 8)}`)}<td class="l">${noted}`;
		});
		const sum = rains.reduce<number>((all, one) => all + (one ?? 0), 0);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', '170mm 250mm'])}; margin: 13mm } body { font: ${random.pick(["9.5pt/1.3 'Liberation Mono'", "9pt/1.3 'Liberation Sans'", "9.5pt/1.3 'Liberation Serif'"])} } h1 { font-size: 13pt; text-align: center; letter-spacing: 1pt } .k { display: grid; grid-template-columns: 1fr 1fr; margin-bottom: 3mm } table { border-collapse: collapse; width: 100%; border: 1pt solid #000 } td, th { ${random.pick(['border-left: .4pt solid #000', 'border: .3pt solid #777', ''])}; text-align: right; padding: .5mm 2mm; font-weight: normal } th { border-bottom: .6pt solid #000; text-align: center } .l { text-align: left } .v td { padding-bottom: 2.4mm } p { font-size: 90% }
			</style><h1>${at(0)}</h1><div class="k"><span>${at(1)}: ${field('station', locale.address().city)}</span><span>${at(2)}: ${field('month', `${locale.month(random.int(1, 12))} ${random.int(1928, 1994)}`)}</span><span>${at(3)}: ${field('height', locale.count(random.int(3, 1900)))} m</span><span>${at(4)}: ${field('observer', locale.person().name)}</span></div><table data-list="days"><tr><th>${at(5)}${hours.map((hour) => markup`<th>${hour}`)}<th>${at(9)}<th>${at(10)}<th>${at(11)}${rows}</table><div class="k" style="margin-top:3mm"><span>${at(13)}: ${field('rainSum', locale.amount(Number(sum.toFixed(1)), 1))} mm</span><span>${top >= 0 && markup`${at(14)}: ${field('highest', locale.amount(Math.max(...values.flat()), 1))}°`}</span>${random.chance(0.6) && markup`<span>${at(15)} ${field('barometer', random.pattern('####'))}</span>`}</div><p>${drawProse(random, locale.language, 2).join(' ')}</p>`;
		return { html, fields };
	},
};
export default family;
