import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';

const fields: Fields = {
	total: TILL.total,
	tax: TILL.tax,
	receiptNo: TILL.number,
	purchaseDate: TILL.date,
	...askForm({
		cinema: 'In which cinema is the film shown? | Kino | biograf | kino | cinemaName',
		film: 'Which film is it? | Welcher Film? | film | ¿Qué película es? | filmTitle',
		showDate:
			'@ On which day is the show? | Vorstellung am | dag för visningen | dato for forestillingen | showDate',
		showTime: 'When does the show begin? | Beginn | starttid | showTime',
		screen: 'In which hall is it shown? | Saal | salong | sal | screenNumber',
		row: 'In which row are the seats? | Reihe | rad | række | seatRow',
		seats: 'Which seats are they? | Plätze | platser | pladser | seatNumbers',
		ageLimit:
			'From what age may one see it? | Altersfreigabe | åldersgräns | aldersgrænse | ageRating',
		language: 'In which version is it shown? | Fassung | textning | version | filmVersion',
		fee: '# What is the booking fee? | Buchungsgebühr | bokningsavgift | gebyr | bookingFee',
		bookingCode: 'What is the booking code? | Buchungscode | bokningskod | bookingReference',
		card: '- Which card was used? | Karte | kort',
		parking: '-# What does the parking cost? | Parken | parkering',
	}),
	tickets: askTable(
		{
			kind: 'kind of ticket | Kartenart | biljettyp | billettype',
			quantity: '# How many? | Anzahl | antal',
			price: '# What does one cost? | Preis | pris',
			amount: '# What does the row come to? | Betrag | belopp',
		},
		'tickets and snacks | Karten | biljetter | What was bought at the cinema?',
	),
};
const SAID = {
	de: 'Filmpalast;Lichtspiele;Kino am Markt|Saal|Reihe|Platz|ab|Vorstellung|Erwachsene;Kind;Student;Senior;Popcorn mittel;Cola 0,5|Buchungsgebühr|Summe|enth. MwSt|Beleg|Code|gekauft am|Der Leuchtturmwärter;Nachtzug nach Osten;Drei Schwestern und ein Hund;Wintermond|OV;OmU;deutsche Fassung;3D|Einlass 20 Minuten vor Beginn',
	da: 'Biografen;Palads Nord;Kinosalen|Sal|Række|Sæde|fra|Forestilling|Voksen;Barn;Studerende;Pensionist;Popcorn mellem;Sodavand|Gebyr|I alt|heraf moms|Bon|Kode|købt den|Fyrpasseren;Nattoget;Tre søstre og en hund;Vintermåne|original;dansk tale;3D|Dørene åbner 20 minutter før',
	sv: 'Bio Saga;Palladium;Filmstaden Väst|Salong|Rad|Plats|från|Föreställning|Vuxen;Barn;Student;Pensionär;Popcorn mellan;Läsk|Bokningsavgift|Summa|varav moms|Kvitto|Kod|köpt den|Fyrvaktaren;Nattåget österut;Tre systrar och en hund;Vintermåne|textad;svenskt tal;3D|Insläpp 20 minuter före',
	fi: 'Elokuvateatteri;Bio Lumo;Kino Kuu|Sali|Rivi|Paikka|alkaen|Näytös|Aikuinen;Lapsi;Opiskelija;Eläkeläinen;Popcorn;Limsa|Varausmaksu|Yhteensä|sis. ALV|Kuitti|Koodi|ostettu|Majakanvartija;Yöjuna itään;Kolme sisarta ja koira;Talvikuu|tekstitetty;suomeksi;3D|Ovet avataan 20 min ennen',
	en: 'Regent Cinema;The Picture House;Odeum|Screen|Row|Seat|over|Showing|Adult;Child;Student;Senior;Popcorn medium;Soft drink|Booking fee|Total|incl. VAT|Receipt|Ref|bought on|The Lamplighter;Night Train East;Three Sisters and a Dog;Winter Moon|subtitled;2D;3D;original|Doors open 20 minutes before',
	nl: 'Bioscoop De Lantaarn;Cinema Centraal;Filmhuis|Zaal|Rij|Stoel|vanaf|Voorstelling|Volwassene;Kind;Student;65+;Popcorn middel;Frisdrank|Reserveringskosten|Totaal|incl. btw|Bon|Code|gekocht op|De vuurtorenwachter;Nachttrein;Drie zussen en een hond;Wintermaan|ondertiteld;Nederlands gesproken;3D|Zaal open 20 minuten vooraf',
};

/** A cinema slip with a film in great letters, hall, row and seat as a strip of three cells, what was paid in small print under it, and a stub on the side. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'da-DK', 'sv-SE', 'fi-FI', 'en-GB', 'nl-NL', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const { amount } = locale;
		const bought = random.day('2004-01-01', '2026-05-01');
		const show = addDays(bought, random.pick([0, 0, 1, 3]));
		const rows = random.some(say(6).split(';'), random.int(1, 3)).map((kind) => {
			const price = inMoney(random.pick([5.5, 7, 8.5, 10, 12.5]), locale);
			const quantity = random.int(1, 3);
			return { kind, price, quantity, amount: toMoney(price * quantity) };
		});
		const seats = rows.reduce((sum, { quantity }) => sum + quantity, 0);
		const first = random.int(2, 18);
		const fee = random.chance(0.4) ? inMoney(random.pick([0.5, 1, 1.5]), locale) : 0;
		const total = toMoney(rows.reduce((sum, row) => sum + row.amount, fee));
		const rate = locale.country.rates[1] ?? locale.country.rates[0] ?? 10;
		const film = one(13);
		const time = clock(random.int(14 * 60, 22 * 60), random.pick([':', '.']));
		const hasStub = random.chance(0.6);
		const cell = (i: number, content: ReturnType<typeof field>) =>
			markup`<div><i>${say(i)}</i><b>${content}</b></div>`;
		const html = markup`<style>@page { size: ${random.pick(['148mm 74mm', '82mm 150mm'])}; margin: 5mm } body { font: 8pt/1.3 'Liberation Sans' } .w { display: flex; gap: 4mm } .w > div:first-child { flex: 1 } h1 { font: 900 15pt/1.1 'Liberation Sans'; margin: 1mm 0 } .s { display: flex; border: 1pt solid; margin: 2mm 0 } .s div { flex: 1; text-align: center; border-left: .5pt solid; padding: 1mm } .s i { display: block; font: 6.5pt 'Liberation Sans' } .s b { font-size: 14pt } .p { display: grid; grid-template-columns: auto 1fr auto auto; column-gap: 3mm; font-size: 7.2pt } .r { text-align: right } .stub { border-left: 1pt dashed; padding-left: 3mm; width: 24mm; font-size: 7pt }
			</style><div class="w"><div><b>${field('cinema', one(0))}</b><h1>${field('film', film)}</h1>${field('language', one(14))} &nbsp; ${say(4)} ${field('ageLimit', random.pick(['7', '11', '12', '15', '16']))}<br>${say(5)} <b>${field('showDate', locale.date(show))} ${field('showTime', time)}</b><div class="s">${cell(1, field('screen', String(random.int(1, 12))))}${cell(2, field('row', random.chance(0.5) ? String(random.int(1, 20)) : random.pattern('?')))}${cell(3, field('seats', seats === 1 ? String(first) : `${first}–${first + seats - 1}`))}</div>
			<div class="p" data-list="tickets">${rows.map((row) => markup`<div data-row style="display:contents"><span>${field('quantity', row.quantity)} x</span><span>${field('kind', row.kind)}</span><span class="r">${field('price', amount(row.price))}</span><span class="r">${field('amount', amount(row.amount))}</span></div>`)}</div><div class="p">${fee > 0 && markup`<span></span><span>${say(7)}</span><span></span><span class="r">${field('fee', amount(fee))}</span>`}<span></span><b>${say(8)}</b><span></span><b>${field('total', locale.money(total))}</b><span></span><span>${say(9)} ${rate}%</span><span></span><span class="r">${field('tax', amount(toMoney(total - total / (1 + rate / 100))))}</span></div>
			<p style="font-size:6.8pt;margin:2mm 0 0">${say(10)} ${field('receiptNo', random.pattern('#######'))} ${say(12)} ${field('purchaseDate', locale.date(bought))}. ${say(15)}.</p></div>${hasStub && markup`<div class="stub">${field('film', film)}<br>${field('showTime', time)}<br><br>${say(11)}<br><b>${field('bookingCode', random.pattern('??##?#'))}</b></div>`}</div>`;
		return { html, fields };
	},
};
export default family;
