import type { Family, Fields } from '../../family.ts';
import { clock, speak, tick } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('station', 'shop', ['name', 'street', 'postcode', 'city'], ['de', 'sv']),
	date: TILL.date,
	time: TILL.time,
	total: TILL.total,
	tax: TILL.tax,
	receiptNo: TILL.number,
	...askForm({
		programme:
			'Which programme was bought? | Waschprogramm | tvättprogram | program mycia | washProgramme',
		code: 'What code opens the wash? | Waschcode | tvättkod | kod myjni | washCode',
		validTo:
			'@ Until when does the code hold? | Code gültig bis | giltig till | ważny do | codeValidUntil',
		hasWax: '? Is wax included? | Wachs | vax | wosk | waxIncluded',
		hasUnderbody:
			'? Is the underbody washed? | Unterbodenwäsche | underrede | podwozie | underbodyWash',
		hasDrying: '? Is drying included? | Trocknen | torkning | suszenie | dryingIncluded',
		stamps:
			'# How many stamps are on the bonus card? | Stempel | stämplar | pieczątki | bonusStamps',
		card: 'Which card was used? | Karte | kort | karta | cardUsed',
		litres: '-# How many litres were bought? | Liter | litry',
		plate: '- What is the number plate? | Kennzeichen | regnr',
	}),
	extras: askTable(
		{
			name: 'What was bought besides? | Zusatz | tillägg | dodatek',
			amount: '# What does it cost? | Preis | pris | cena',
		},
		'extras | Zusätze | tillägg | dodatki | additionalItems',
	),
};
const SAID = {
	de: 'WASCHQUITTUNG;BELEG WASCHSTRASSE|Programm|Basis;Komfort;Premium;Sprint|Ihr Code|gültig bis|Wachs|Unterboden|Trocknen|Summe|darin MwSt|Beleg|Bonuskarte|Staubsauger;Scheibenreiniger;Duftbaum|von|girocard;Visa;bar',
	sv: 'KVITTO TVÄTT;BILTVÄTT|Program|Bas;Komfort;Premium;Snabb|Er kod|giltig till|Vax|Underrede|Torkning|Summa|varav moms|Kvitto|Bonuskort|Dammsugare;Spolarvätska;Doftgran|av|Bankkort;Swish;kontant',
	pl: 'PARAGON MYJNIA;MYJNIA|Program|Podstawowy;Komfort;Premium|Kod|ważny do|Wosk|Podwozie|Suszenie|Suma|w tym VAT|Nr|Karta stałego klienta|Odkurzacz;Płyn do szyb;Zapach|z|karta;gotówka',
	en: 'CAR WASH RECEIPT;WASH TICKET|Programme|Basic;Comfort;Premium;Express|Your code|valid until|Wax|Underbody|Drying|Total|incl. VAT|Receipt|Bonus card|Vacuum;Screen wash;Air freshener|of|debit;credit;cash',
	hu: 'MOSÓ BLOKK;AUTÓMOSÓ|Program|Alap;Komfort;Prémium|Kód|érvényes|Viasz|Alváz|Szárítás|Összesen|ebből ÁFA|Blokk|Pontgyűjtő|Porszívó;Szélvédőmosó;Illatosító|/|bankkártya;készpénz',
};

/** A car wash slip: a great code in a frame on top, ticks for what the programme does, extras, and stamps of a bonus card as circles. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'sv-SE', 'pl-PL', 'en-GB', 'hu-HU', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const places = locale.country.currency === 'HUF' ? 0 : 2;
		const money = (value: number) => locale.amount(value, places);
		const price = Number(inMoney(random.pick([7.9, 9.9, 12.5, 15.9, 18]), locale).toFixed(places));
		const extras = random.some(say(12).split(';'), random.int(0, 2)).map((name) => ({
			name,
			amount: Number(inMoney(random.decimal(1, 6), locale).toFixed(places)),
		}));
		const total = toMoney(extras.reduce((sum, extra) => sum + extra.amount, price));
		const rate = locale.country.rates[0] ?? 20;
		const day = random.day('2006-01-01', '2026-05-01');
		const shop = locale.company(random.pick(['Wash', 'Clean', 'Autowash']));
		const [street, town] = addressOf('station', shop.address);
		const stamps = random.int(1, 9);
		const programme = one(2);
		const html = markup`<style>@page { size: 76mm ${random.pick([138, 150])}mm; margin: 5mm } body { font: 8.5pt/1.35 'DejaVu Sans' } .k { border: 2pt solid; text-align: center; margin: 2mm 0; padding: 2mm } .k b { font: bold 22pt 'Liberation Mono'; letter-spacing: 3pt; display: block } .f { display: flex; justify-content: space-between } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .8pt solid; text-align: center; line-height: 3.2mm; font-size: 7.5pt } .b span { display: inline-block; width: 4mm; height: 4mm; border: .7pt solid; border-radius: 50%; margin-right: 1mm } .b .on { background: #222 } h1 { font-size: 11pt; margin: 0 }
			</style><h1>${field('station.name', shop.name)}</h1>${street}, ${town}<div class="k">${say(3)}<b>${field('code', random.pattern(random.pick(['#####', '### ###', '?####'])))}</b>${say(4)} ${field('validTo', locale.date(addDays(day, random.pick([30, 60, 90]))))}</div><div>${one(0)} &nbsp; ${say(10)} ${field('receiptNo', random.pattern('######'))}</div><div class="f"><b>${say(1)} ${field('programme', programme)}</b><span>${money(price)}</span></div><div>${tick('hasDrying', random.chance(0.8), say(7))} &nbsp; ${tick('hasWax', random.chance(0.5), say(5))} &nbsp; ${tick('hasUnderbody', random.chance(0.4), say(6))}</div>
			<div data-list="extras">${extras.map((extra) => markup`<div class="f" data-row><span>${field('name', extra.name)}</span><span>${field('amount', money(extra.amount))}</span></div>`)}</div><hr><div class="f" style="font-size:12pt"><b>${say(8)}</b><b>${field('total', places === 0 ? { ...money(total), text: `${money(total).text} Ft` } : locale.money(total))}</b></div><div class="f"><span>${say(9)} ${rate} %</span><span>${field('tax', money(toMoney(total - total / (1 + rate / 100))))}</span></div><div>${field('card', one(14))}</div><p class="b">${say(11)} ${field('stamps', stamps)} ${say(13)} 10<br>${Array.from({ length: 10 }, (_, i) => markup`<span class="${i < stamps ? 'on' : ''}"></span>`)}</p><div>${field('date', locale.date(day))} ${field('time', clock(random.int(420, 1290), ':'))}</div>`;
		return { html, fields };
	},
};
export default family;
