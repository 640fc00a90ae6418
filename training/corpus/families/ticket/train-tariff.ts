import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	ticketNumber: text(
		'documentNumber',
		'biljettnummer',
		'What is the number of the ticket?',
		'Fahrkartennummer',
	),
	passenger: text('', 'resenär', 'Who travels?', 'passengerName', 'Wer reist?'),
	from: text('', 'från', 'Where does the journey begin?', 'departureStation', 'Von wo?'),
	to: text('', 'till', 'Where does the journey end?', 'arrivalStation', 'Wohin geht die Fahrt?'),
	date: date('departureDate', 'resdatum', 'On which day is the journey?', 'Reisetag'),
	departure: text('', 'avgång', 'When does the train leave?', 'departureTime', 'Abfahrt'),
	arrival: text('arrivalTime', 'ankomst', 'When does the train arrive?', 'Ankunft'),
	train: text('', 'tåg', 'Which train?', 'trainNumber', 'Zugnummer'),
	coach: text('', 'vagn', 'Which coach?', 'coachNumber', 'Wagen'),
	seat: text('seat', 'plats', 'Sitzplatz', 'Which seat?'),
	class: text('', 'klass', 'Which class?', 'travelClass', 'Klasse'),
	via: text('route', 'Where does one change trains?', 'byte i', 'Umstieg'),
	price: number('grossTotal', 'pris', 'What did the ticket cost?', 'Fahrpreis'),
	platform: text('', 'spår', 'From which platform?', 'track', 'Gleis'),
	bookedOn: date('purchaseDate', 'köpt', 'When was the ticket bought?'),
	gate: absent(text('gate', 'Which gate?', 'utgång')),
	birthDate: absent(date('birthDate', 'När är resenären född?', 'Geburtsdatum')),
};
const SAID = {
	sv: 'Biljett|Resenär|Från|Till|Avg.|Ank.|Tåg|Vagn|Plats|Klass|Byte i|Spår|Pris inkl. moms|Köpt|Biljetten är personlig. Ombokas senast 15 min före avgång. Kundtjänst 0771-00 00 00.|1;2;2 lugn',
	de: 'Fahrkarte|Reisende(r)|Von|Nach|ab|an|Zug|Wagen|Sitz|Klasse|Umstieg in|Gleis|Preis inkl. USt|Gebucht am|Gilt nur mit amtlichem Ausweis. Zugbindung. Erstattung bis 1 Tag vor Reise gegen 10 € Entgelt.|1;2',
	fi: 'Matkalippu|Matkustaja|Mistä|Minne|Lähtö|Saapuu|Juna|Vaunu|Paikka|Luokka|Vaihto|Raide|Hinta sis. alv|Ostettu|Lippu on henkilökohtainen. Muutokset ennen lähtöä. Asiakaspalvelu 09 000 000.|Eko;Ekstra',
	nb: 'Billett|Reisende|Fra|Til|Avg.|Ank.|Tog|Vogn|Plass|Klasse|Bytte i|Spor|Pris inkl. mva|Kjøpt|Billetten er personlig. Endringer før avgang. Kundeservice 61 00 00 00.|Standard;Pluss',
} as const;

/** An e-ticket in tiles: large stations with an arrow, small captions above numbers, a code at the right. */
const family: Family = {
	author: 'solveig',
	locales: ['sv-SE', 'de-DE', 'fi-FI', 'nb-NO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const start = random.int(300, 1200);
		const day = random.day('2010-01-01', '2026-09-01');
		const tile = (label: string, content: ReturnType<typeof markup> | false) =>
			content === false ? '' : markup`<div class="t"><small>${label}</small>${content}</div>`;
		const maybe = (share: number, content: ReturnType<typeof markup>) =>
			random.chance(share) && content;
		const tiles = [
			tile(at(6), field('train', random.pattern('### ##').replace(' ', random.pick(['', ''])))),
			tile(at(7), field('coach', String(random.int(1, 14)))),
			tile(at(8), field('seat', `${random.int(1, 92)}${random.pick(['', 'A', ' F'])}`)),
			tile(at(9), field('class', random.pick(at(15).split(';')))),
			tile(at(11), maybe(0.5, field('platform', `${random.int(1, 19)}${random.pick(['', 'a'])}`))),
			tile(at(10), maybe(0.4, field('via', locale.address().city))),
		];
		const html = markup`<style>@page { size: ${random.pick(['A4', '200mm 90mm', '80mm 200mm', 'A6 landscape'])}; margin: 6mm } body { font: 9.5pt/1.35 'DejaVu Sans' } .b { border: 1pt solid #333; border-radius: 3mm; padding: 4mm } .st { display: flex; flex-wrap: wrap; gap: 4mm; font-size: 14pt; font-weight: bold; margin: 2mm 0 } .tiles { display: flex; flex-wrap: wrap; gap: 2mm 6mm; margin: 2mm 0 } small { display: block; font-size: 6.5pt; color: #555; font-weight: normal } .qr { float: right; width: 22mm; height: 22mm; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 0 / 3mm 3mm } .f { font-size: 6.5pt; border-top: .5pt dashed #333; padding-top: 1mm; clear: both }
			</style><div class="b"><div class="qr"></div><b>${at(0)}</b> ${field('ticketNumber', random.pattern('???####?'))}<div class="st"><span><small>${at(2)}</small>${field('from', locale.address().city)}</span><span>→</span><span><small>${at(3)}</small>${field('to', locale.address().city)}</span></div><div class="tiles">${tile(locale.label('date'), field('date', locale.date(day)))}${tile(at(4), field('departure', clock(start).padStart(5, '0')))}${tile(at(5), field('arrival', clock(start + random.int(25, 230)).padStart(5, '0')))}${random.chance(0.7) ? tiles : random.shuffle(tiles)}</div>
			<div>${at(1)}: ${field('passenger', locale.person().name)}</div>${random.chance(0.8) && markup`<div>${at(12)}: ${field('price', locale.money(inMoney(random.int(9, 120), locale)))}</div>`}${random.chance(0.6) && markup`<div>${at(13)} ${field('bookedOn', locale.date(`${Number(day.slice(0, 4)) - 1}-12-${random.int(10, 30)}`))}</div>`}<div class="f">${at(14)}</div></div>`;
		return { html, fields };
	},
};
export default family;
