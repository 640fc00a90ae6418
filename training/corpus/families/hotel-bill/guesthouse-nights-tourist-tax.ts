import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	bill: DOC.invoiceNo,
	billDate: DOC.invoiceDate,
	house: str(
		'name of the guesthouse|guesthouse|Pension|pensione|pensjonat|penzion|Where did they stay?',
		'hotel',
	),
	hostess: str('who runs the house|innkeeper|Wirtin|titolare|gospodyni|majitelka'),
	guest: str(
		'name of the guest|guestName|Gast|ospite|gość|host (ubytovaný)|Who stayed there?',
		'guest',
	),
	guestAddress: str(
		'where the guest lives|guestAddress|Anschrift des Gastes|indirizzo dell’ospite|adres gościa|bydliště',
		'address',
	),
	room: str('room or flat|roomName|Zimmer|camera|pokój|pokoj', 'roomNumber'),
	arrival: dat('day of arrival|checkIn|Anreise|arrivo|przyjazd|příjezd', 'arrivalDate'),
	departure: dat('day of departure|checkOut|Abreise|partenza|wyjazd|odjezd', 'departureDate'),
	nights: num('how many nights|nightCount|Übernachtungen|notti|noclegi|noci', 'nights'),
	persons: num('how many people|personCount|Personen|persone|osoby|osob', 'guests'),
	posts: rows(
		{ count: COL.qty, what: COL.name, each: COL.price, sum: COL.amount },
		'what was charged|charges of the stay|Was steht auf der Rechnung?|voci|pozycje',
	),
	touristTax: num(
		'tourist tax|touristTax|Kurtaxe|tassa di soggiorno|opłata miejscowa|rekreační poplatek',
	),
	lowVat: num(
		'tax at the low rate for lodging|lodgingVat|ermäßigte Steuer|IVA ridotta|VAT obniżony|snížená DPH',
		'taxTotal',
	),
	lowRate: num(
		'low tax rate|lodgingRate|ermäßigter Satz|aliquota ridotta|stawka obniżona',
		'taxRate',
	),
	total: DOC.gross,
	deposit: num('deposit paid|depositPaid|Anzahlung|caparra|zaliczka|záloha', 'amountPaid'),
	rest: num('rest to pay|remaining|Restbetrag|saldo|do zapłaty reszta|doplatek', 'amountDue'),
	received: str(
		'mark that it was paid|paidMark|Betrag erhalten|saldato|zapłacono|zaplaceno',
		'status',
	),
	company: absent(str('company of the guest|guestCompany|Firma des Gastes|azienda dell’ospite')),
	breakfast: absent(
		str('time of breakfast|breakfastTime|Frühstückszeit|ora della colazione', 'time'),
	),
};
const SAID = {
	de: 'Rechnung|Nr.|vom|für|Zimmer|Anreise|Abreise|Nächte|Personen|Übernachtung mit Frühstück;Abendessen;Flasche Wein;Sauna;Hund|Kurtaxe|enthalten|Summe|Anzahlung|Rest|Betrag dankend erhalten;Bitte überweisen Sie den Rest|Auf Wiedersehen im|Alpenrose;Seeblick;Edelweiß;Dachkammer|zu',
	it: 'Ricevuta|N.|del|per|Camera|Arrivo|Partenza|Notti|Persone|Pernottamento con colazione;Cena;Bottiglia di vino;Sauna;Cane|Tassa di soggiorno|inclusa|Totale|Caparra|Saldo|Pagato, grazie;Si prega di bonificare il saldo|Arrivederci a|Rosa alpina;Vista lago;Stella alpina;Mansarda|a',
	pl: 'Rachunek|Nr|z dnia|dla|Pokój|Przyjazd|Wyjazd|Noclegi|Osoby|Nocleg ze śniadaniem;Kolacja;Butelka wina;Sauna;Pies|Opłata miejscowa|w tym|Razem|Zaliczka|Reszta|Zapłacono, dziękujemy;Prosimy o przelew reszty|Do zobaczenia w|Różany;Widok na jezioro;Szarotka;Poddasze|po',
	cs: 'Účet|č.|ze dne|pro|Pokoj|Příjezd|Odjezd|Noci|Osoby|Nocleh se snídaní;Večeře;Láhev vína;Sauna;Pes|Rekreační poplatek|v ceně|Celkem|Záloha|Doplatek|Zaplaceno, děkujeme;Prosíme o převod doplatku|Na shledanou v|Růžový;Výhled na jezero;Protěž;Podkroví|po',
} as const;

/** A small guesthouse's bill on a half sheet with a drawing of mountains: the stay told in one line, posts as "2 × supper à 14,00", tax named in brackets, deposit taken off, thanks in script. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-AT', 'de-DE', 'it-IT', 'pl-PL', 'cs-CZ', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, money } = locale;
		const [hostess, guest, home] = [locale.person(), locale.person(), locale.address()];
		const [nights, persons] = [random.int(2, 14), random.int(1, 4)];
		const leave = random.day('1998-02-01', '2026-03-20');
		const names = at(9).split(';');
		const night = inMoney(random.int(24, 68), locale);
		const posts = [
			{ what: names[0] ?? '', count: nights * persons, each: night },
			...random.some(names.slice(1), random.int(0, 3)).map((what) => ({
				what,
				count: random.int(1, nights),
				each: inMoney(random.int(5, 26), locale),
			})),
		].map((one) => ({ ...one, sum: toMoney(one.count * one.each) }));
		const tax = toMoney(nights * persons * inMoney(random.pick([1.5, 2, 2.6]), locale));
		const total = toMoney(posts.reduce((sum, one) => sum + one.sum, tax));
		const rate = locale.country.rates[1] ?? 10;
		const stay = posts[0]?.sum ?? 0;
		const paid = random.chance(0.5) ? Math.round(total * 0.2) : 0;
		const house = `${random.pick(['Haus', 'Pension', 'Villa'])} ${random.pick(['Anna', 'Bergblick', 'Tannenhof', 'am Bach', 'Sonneck'])}`;
		const html = markup`<style>@page { size: A5; margin: 10mm 12mm } body { font: 10pt/1.55 'Liberation Serif' } .mt { height: 14mm; background: linear-gradient(135deg, transparent 50%, #9db5a0 50%) 0 0/22mm 14mm, linear-gradient(225deg, transparent 50%, #7c9885 50%) 0 0/22mm 14mm } h1 { font: italic 19pt 'DejaVu Serif'; margin: 1mm 0; text-align: center } .p { display: flex; justify-content: space-between; border-bottom: .4pt solid #bbb } .n { text-align: right } small { font-size: 8pt }</style>
			<div class="mt"></div><h1>${field('house', house)}</h1><div style="text-align:center">${field('hostess', hostess.name)} · ${home.whole} · ${locale.phone()}</div><p>${at(0)} ${at(1)} ${field('bill', random.pattern('##/####'))} ${at(2)} ${field('billDate', locale.date(leave))} ${at(3)}<br><b>${field('guest', guest.name)}</b>, ${field('guestAddress', locale.address().whole)}</p>
			<p>${at(4)} „${field('room', random.pick(at(17).split(';')))}“, ${at(5)} ${field('arrival', locale.date(addDays(leave, -nights)))}, ${at(6)} ${field('departure', locale.date(leave))}: ${field('nights', nights)} ${at(7)}, ${field('persons', persons)} ${at(8)}</p>
			<div data-list="posts">${posts.map((one) => markup`<div class="p" data-row><span>${field('count', one.count)} × ${field('what', one.what)} ${at(18)} ${field('each', amount(one.each))}</span>${field('sum', amount(one.sum))}</div>`)}<div class="p"><span>${at(10)} (${nights * persons} ×)</span>${field('/touristTax', amount(tax))}</div></div>
			<p class="n"><b>${at(12)} ${field('total', money(total))}</b><br><small>(${at(11)} ${field('lowRate', locale.percent(rate))} ${locale.label('tax')}: ${field('lowVat', amount(toMoney(stay - stay / (1 + rate / 100))))})</small>${paid > 0 && markup`<br>– ${at(13)} ${field('deposit', amount(paid))}<br>${at(14)} ${field('rest', money(toMoney(total - paid)))}`}</p><p><i>${field('received', random.pick(at(15).split(';')))}</i></p><p style="text-align:center;font:italic 12pt 'DejaVu Serif'">${at(16)} ${house}!</p>`;
		return { html, fields };
	},
};
export default family;
