import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Men|Women|Both sexes|Age in years|Persons treated for {x} by age and sex;Persons in paid work by age and sex;Members of sports clubs by age and sex|Total|Table|Office of Health Returns;General Register|Years under review|in thousands',
	de: 'Männer|Frauen|Zusammen|Alter in Jahren|Behandelte nach Alter und Geschlecht;Erwerbstätige nach Alter und Geschlecht;Mitglieder von Sportvereinen nach Alter und Geschlecht|Insgesamt|Tabelle|Amt für Gesundheit;Statistisches Amt|Berichtsjahre|in Tausend',
	es: 'Hombres|Mujeres|Ambos sexos|Edad en años|Personas atendidas por edad y sexo;Personas ocupadas por edad y sexo;Socios de clubes deportivos por edad y sexo|Total|Cuadro|Oficina de Sanidad;Registro General|Años considerados|en miles',
	ro: 'Bărbați|Femei|Ambele sexe|Vârsta în ani|Persoane tratate după vârstă și sex;Persoane ocupate după vârstă și sex;Membri ai cluburilor sportive|Total|Tabelul|Oficiul de Sănătate;Registrul General|Anii analizați|mii',
	fi: 'Miehet|Naiset|Yhteensä|Ikä vuosina|Hoidetut iän ja sukupuolen mukaan;Työssä olevat iän ja sukupuolen mukaan;Urheiluseurojen jäsenet|Kaikkiaan|Taulu|Terveysvirasto;Väestörekisteri|Vuodet|tuhansia',
	tr: 'Erkek|Kadın|Toplam|Yaş|Yaşa ve cinsiyete göre tedavi edilenler;Yaşa ve cinsiyete göre çalışanlar;Spor kulübü üyeleri|Genel toplam|Tablo|Sağlık Dairesi;Nüfus İdaresi|İncelenen yıllar|bin kişi',
} as const;
const ASK = {
	en: 'What is the figure for {c} aged {r}?|How many {c} aged {r} are counted?|{c}, age group {r}|{r} years, {c}',
	de: 'Welche Zahl steht bei {c} im Alter von {r}?|{c} von {r} Jahren',
	es: '¿Qué cifra hay para {c} de {r} años?|{c} de {r} años',
	ro: 'Ce cifră au {c} de {r} ani?|{c}, {r} ani',
	fi: 'Mikä luku on kohdassa {c}, {r}-vuotiaat?',
	tr: '{r} yaş grubunda {c} kaçtır?',
};

/** A wide table across a landscape sheet: sexes span the years, age groups go down, totals first or last, columns numbered under the heads. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-AT', 'es-MX', 'ro-RO', 'fi-FI', 'tr-TR', 'en-ZA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const sexes = [at(0), at(1), at(2)].slice(0, random.int(2, 3));
		const first = random.int(1950, 2010);
		const years = Array.from({ length: random.int(2, sexes.length > 2 ? 3 : 4) }, (_, i) =>
			String(first + i * random.pick([5, 5])),
		);
		const from = random.pick([15, 16, 18]);
		const ages = Array.from({ length: random.int(5, 7) }, (_, i) =>
			i === 0 ? `${from}–24` : `${15 + i * 10}–${24 + i * 10}`,
		);
		ages.push(`${15 + ages.length * 10}+`);
		const decimals = random.pick([0, 1]);
		const drawn = ages.map(() =>
			years.map(() => [0, 1].map(() => random.decimal(1.2, 880, decimals))),
		);
		const value = (a: number, y: number, s: number) => {
			const two = drawn[a]?.[y] ?? [0, 0];
			return s < 2 ? (two[s] ?? 0) : Number(((two[0] ?? 0) + (two[1] ?? 0)).toFixed(decimals));
		};
		const heads = sexes.flatMap((sex) => years.map((year) => `${sex}, ${year}`));
		const total = at(5);
		const grid = askCells(random, locale, {
			rows: ages,
			columns: heads,
			count: 10,
			missing: ['0–9', '10–14'],
			say: fillIn(ASK, locale.language),
		});
		const totals = askCells(random, locale, {
			rows: [total],
			columns: heads,
			count: 3,
			say: (_, column) => [
				`What is the total for ${column}?`,
				`all ages, ${column}`,
				`total of ${column}`,
			],
		});
		const columns = Object.fromEntries(
			heads.map((head, i) => [
				`c${i + 1}`,
				askNumber(`${head}|column ${i + 1}|figures of ${head}`),
			]),
		);
		const fields: Fields = {
			...about('tableNumber', 'caption', 'unit', 'source', 'pageNumber', 'header'),
			...grid.asked,
			...totals.asked,
			stubHead: askText(
				'head of the first column|What does the first column contain?|stubHead|Kopf der Vorspalte|titre de la première colonne',
			),
			ages: list(
				{ age: askText('age group|Which ages?|Altersgruppe'), ...columns },
				'figures of all age groups',
				'What are the figures of each age group?',
				'rowsByAge',
				'Zeilen der Tabelle',
			),
			rate: absent(
				askNumber('rate per 1000 inhabitants|What is the rate per thousand?|Rate je 1000'),
			),
			region: absent(askText('region|Which region does it cover?|Gebiet')),
		};
		const isNumbered = random.chance(0.5);
		const isTotalFirst = random.chance(0.4);
		const cells = heads.map((head, i) => {
			const [s, y] = [Math.floor(i / years.length), i % years.length];
			const all = Number(ages.reduce((sum, _, a) => sum + value(a, y, s), 0).toFixed(decimals));
			return markup`<td>${totals.cell(total, head, '', locale.amount(all, decimals))}`;
		});
		const totalRow = markup`<tr class="t"><td>${total}${cells}`;
		const rows = ages.map(
			(age, a) =>
				markup`<tr data-row><td>${field('age', age)}${heads.map((head, i) => markup`<td>${grid.cell(age, head, `c${i + 1}`, locale.amount(value(a, i % years.length, Math.floor(i / years.length)), decimals))}`)}`,
		);
		const rule = random.pick([
			'tr > * { border: .4pt solid #000 }',
			'thead th { border-bottom: .5pt solid #000 }',
			'td + td, th { border-left: .3pt solid #888 }',
			'tbody tr:nth-child(even) { background: #eee }',
		]);
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'letter landscape', '250mm 170mm'])}; margin: 12mm 14mm } body { font: 8.6pt/1.35 ${drawFace(random)} } table { border-collapse: collapse; width: 100%; border-top: 1.2pt solid #000; border-bottom: 1.2pt solid #000; margin: 2mm 0 } td, th { text-align: right; padding: .9mm 2.4mm; font-weight: normal } th { text-align: center } td:first-child { text-align: left } ${rule} .t td { font-weight: bold } .n th { font-size: 6.8pt } h2 { font-size: 10.5pt; margin: 3mm 0 0 } .u { font-style: italic }
			</style><div style="display:flex;justify-content:space-between"><span>${field('header', random.pick(['ANNUAL DIGEST', 'SOCIAL TABLES', 'COMPENDIUM', 'PART II']))}</span><span>${field('pageNumber', String(random.int(11, 420)))}</span></div><h2>${field('tableNumber', `${at(6)} ${random.int(2, 19)}${random.pick(['', 'a', '.3', '.11'])}`)} &nbsp;${field('caption', random.pick(at(4).split(';')).replace(' for {x}', ''))}</h2><div class="u">${field('unit', at(9))}</div>
			<table data-list="ages"><thead><tr><th rowspan="2">${field('/stubHead', at(3))}${sexes.map((sex) => markup`<th colspan="${years.length}">${sex}`)}<tr>${sexes.map(() => years.map((year) => markup`<th>${year}`))}${isNumbered && markup`<tr class="n">${[...Array(heads.length + 1).keys()].map((i) => markup`<th>(${i + 1})`)}`}</thead><tbody>${isTotalFirst && totalRow}${rows}${!isTotalFirst && totalRow}</tbody></table><div>${also(random.pick(at(7).split(';')), 'source')}.</div>`;
		return { html, fields };
	},
};
export default family;
