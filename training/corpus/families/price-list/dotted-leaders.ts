import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';

const fields: Fields = {
	salon: text('companyName', 'Which shop issued the list?', 'Name des Salons'),
	validFrom: date('validFrom', 'prices valid from', 'gültig ab'),
	phone: text('phone', 'number for bookings'),
	closedDay: text('', 'day on which the shop is closed', 'Ruhetag', 'On which day is it closed?'),
	studentDiscount: text('discount', 'reduction for students'),
	prices: list(
		{
			service: text('', 'service', 'Leistung', 'prestation'),
			price: number('unitPrice', 'price'),
			duration: text('', 'how long it takes', 'duration', 'Dauer'),
		},
		'price list',
		'services and prices',
		'What does each service cost?',
	),
	total: absent(number('grossTotal', 'total')),
	customer: absent(text('buyer', 'customer')),
};
const GROUPS = {
	en: 'Ladies:Cut and blow-dry;45|Wash and style;28|Fringe trim;9|Full head colour;72|Balayage;135#Gentlemen:Cut;24|Cut and beard;33|Clipper cut;17#Children:Under 6;12|Under 12;16#Extras:Olaplex treatment;25|Patch test;5',
	de: 'Damen:Schneiden und Föhnen;46|Waschen und Legen;29|Pony;8|Farbe komplett;69|Strähnen Folie;88#Herren:Schnitt;25|Schnitt und Bart;34|Maschinenschnitt;18#Kinder:bis 6 Jahre;13|bis 12 Jahre;17#Extras:Haarkur;14|Kopfmassage;12',
	fr: 'Femmes:Coupe brushing;42|Shampooing coupe;31|Frange;8|Couleur racines;38|Mèches;75#Hommes:Coupe;22|Coupe barbe;30|Tondeuse;15#Enfants:moins de 6 ans;12|moins de 12 ans;16#Soins:Masque profond;14|Massage crânien;10',
} as const;

/** A hairdresser's folded card: names and prices joined by dots, headings in script, no rules, two columns of groups. */
const family: Family = {
	author: 'yara',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'en-US', 'de-AT'],
	draw: (random, locale) => {
		const language = locale.language as keyof typeof GROUPS;
		const groups = GROUPS[language]
			.split('#')
			.slice(0, random.int(2, 4))
			.map((group) => {
				const [name = '', rest = ''] = group.split(':');
				return { name, services: random.some(split(rest), random.int(2, 5)) };
			});
		const say = (en: string, de: string, fr: string) => ({ en, de, fr })[language];
		const showsTime = random.chance(0.5);
		const isRuled = random.chance(0.4);
		const dots = (length: number) => ' .'.repeat(Math.max(1, 10 - Math.floor(length / 3)));
		const html = markup`<style>
			@page { size: ${random.pick(['A5', '105mm 210mm', 'A4'])}; margin: 12mm }
			body { font: 10pt/1.6 'DejaVu Serif Condensed' } h1 { text-align: center; font: italic 24pt 'Liberation Serif'; margin: 0 } .s { text-align: center; font-size: 8.5pt } .cols { columns: ${random.pick(['1', '2'])}; column-gap: 10mm; margin-top: 5mm } .grp { break-inside: avoid; margin-bottom: 4mm } h2 { font: italic 15pt 'Liberation Serif'; margin: 0; color: #7a4b5b } .l { display: flex; align-items: baseline } .l .k { flex: 1; margin: 0 1.5mm; color: #999; ${isRuled && 'border-bottom: .8pt dotted #777'} }
			</style><h1>${field('salon', `Salon ${locale.person().family}`)}</h1><div class="s">${locale.address().whole}<br>☎ ${field('phone', locale.phone())}</div><div class="cols" data-list="prices">${groups.map(
				(group) =>
					markup`<div class="grp"><h2>${group.name}</h2>${group.services.map((line) => {
						const [name = '', price = '1'] = line.split(';');
						return markup`<div class="l" data-row><span>${field('service', name)}${showsTime && markup` <small>(${field('duration', `${random.pick([10, 15, 30, 45, 60, 90])} min`)})</small>`}</span><span class="k">${!isRuled && dots(name.length)}</span><span>${field('price', locale.amount(Math.round(inMoney(Number(price) * random.decimal(0.8, 1.3), locale))))}</span></div>`;
					})}</div>`,
			)}</div>
			<div class="s">${say('Prices from', 'Preise gültig ab', 'Tarifs valables à partir du')} ${field('validFrom', locale.date(random.day('2016-01-01', '2026-06-01')))}, ${say('in', 'in', 'en')} ${locale.country.currency}<br>${random.chance(0.7) && markup`${say('Closed on', 'Geschlossen am', 'Fermé le')} ${field('closedDay', random.pick(say('Mondays|Sundays|Wednesdays', 'Montag|Sonntag|Mittwoch', 'lundi|dimanche|mercredi').split('|')))}. `}${random.chance(0.5) && markup`${say('Students', 'Schüler', 'Étudiants')} ${field('studentDiscount', random.pick(['-10 %', '-15 %', '-20 %']))}`}</div>`;
		return { html, fields };
	},
};
export default family;
