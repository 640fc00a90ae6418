import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	hotel: text('hotel', 'Where did the guest sleep?', 'nom de l’hôtel'),
	guest: text('guest', 'Who stayed at the hotel?', 'nom du client'),
	room: text('roomNumber', 'chambre'),
	arrival: date('arrivalDate', 'check-in', 'Quand le client est-il arrivé ?'),
	departure: date('departureDate', 'check-out', 'Quand est-il parti ?'),
	nights: number('nights', 'number of nights'),
	folio: text('invoiceNumber', 'number of the hotel bill', 'folioNo'),
	total: number('grossTotal', 'price of the whole stay'),
	paid: number('amountPaid', 'paid by card'),
	balance: number('amountDue', 'still to pay'),
	cityTax: number('', 'tourist tax of the whole stay', 'taxeDeSejour'),
	postings: list(
		{
			date: date('', 'day of the charge', 'postedOn'),
			description: text('itemDescription', 'what was charged'),
			charge: number('debit', 'charge'),
			payment: number('creditAmount', 'payment'),
		},
		'charges',
		'What did the guest have to pay for?',
	),
	flight: absent(text('flightNumber')),
	orderNumber: absent(text('orderNumber', 'purchase order')),
};
const SAID = {
	en: [
		'Guest folio',
		'Guest',
		'Room',
		'Arrival',
		'Departure',
		'Folio no.',
		'Date|Description|Charges|Credits',
		'Accommodation|Breakfast|Minibar|City tax|Parking|Laundry|Restaurant',
		'Card payment',
		'Balance',
		'Nights',
		'Total charges',
		'I agree to be held liable for this bill.',
	],
	fr: [
		'Note d’hôtel',
		'Client',
		'Chambre',
		'Arrivée',
		'Départ',
		'Facture n°',
		'Date|Libellé|Débit|Crédit',
		'Hébergement|Petit déjeuner|Minibar|Taxe de séjour|Parking|Blanchisserie|Restaurant',
		'Carte bancaire',
		'Solde',
		'Nuits',
		'Total TTC',
		'Merci de votre séjour.',
	],
	it: [
		'Conto albergo',
		'Ospite',
		'Camera',
		'Arrivo',
		'Partenza',
		'Ricevuta n.',
		'Data|Descrizione|Addebiti|Accrediti',
		'Pernottamento|Colazione|Minibar|Tassa di soggiorno|Parcheggio|Lavanderia|Ristorante',
		'Carta di credito',
		'Saldo',
		'Notti',
		'Totale',
		'Arrivederci e grazie.',
	],
	tr: [
		'Misafir Hesabı',
		'Misafir',
		'Oda',
		'Giriş',
		'Çıkış',
		'Folyo No',
		'Tarih|Açıklama|Borç|Alacak',
		'Konaklama|Kahvaltı|Minibar|Konaklama vergisi|Otopark|Çamaşır|Restoran',
		'Kredi kartı',
		'Bakiye',
		'Gece',
		'Toplam',
		'Yine bekleriz.',
	],
} as const;

/** A hotel's folio: postings by day, payments among them in a second column, the balance at the foot. */
const family: Family = {
	author: 'chiara',
	locales: ['en-US', 'fr-FR', 'it-IT', 'tr-TR', 'fr-LU'],
	draw: (random, locale) => {
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const { amount } = locale;
		const names = at(7).split('|');
		const arrival = random.day('2017-01-05', '2026-06-01');
		const nights = random.int(1, 6);
		const roomRate = inMoney(random.decimal(70, 260), locale);
		const tax = inMoney(random.pick([1.5, 2.2, 3.3]), locale);
		const postings = Array.from({ length: nights }, (_, i) => {
			const day = addDays(arrival, i);
			const extras = random.some([1, 2, 4, 5, 6], random.int(0, 2)).map((which) => ({
				day,
				name: names[which] ?? '',
				sum: inMoney(random.decimal(4, 48), locale),
			}));
			return [
				{ day, name: names[0] ?? '', sum: roomRate },
				...extras,
				{ day, name: names[3] ?? '', sum: tax },
			];
		}).flat();
		const total = toMoney(postings.reduce((sum, one) => sum + one.sum, 0));
		const isPaid = random.chance(0.7);
		const out = addDays(arrival, nights);
		const guest = locale.person();
		const hotel = `${random.pick(['Hotel', 'Grand Hotel', 'Auberge', 'Albergo', 'Otel'])} ${random.pick(['Belvedere', 'Miramar', 'Kestrel', 'Aurora', 'Tre Fontane'])}`;
		const html = markup`<style>
			@page { size: A4; margin: 18mm 20mm }
			body { font: 10pt/1.4 'DejaVu Serif'; font-size: 9pt } h1 { text-align: center; font-weight: normal; letter-spacing: 3pt; margin: 0 } .sub { text-align: center; font-size: 8pt; margin-bottom: 10mm } .cols { display: flex; justify-content: space-between; margin-bottom: 8mm }
			table { width: 100% } th { font-weight: normal; font-style: italic; border-bottom: .5pt solid #000; text-align: left } .n, th.n { text-align: right } td { padding: .5mm 0 } .meta { width: auto } .meta td:first-child { padding-right: 5mm; color: #555 } .end td { border-top: .5pt solid #000; padding-top: 1.5mm }
			</style><h1>${field('hotel', hotel)}</h1><div class="sub">${locale.address().whole} · ${locale.phone()}</div>
			<div class="cols"><div>${field('guest', guest.name)}<br>${locale.address().lines[0]}<br>${locale.address().lines[1]}</div><table class="meta"><tr><td>${at(5)}<td>${field('folio', random.pattern('######'))}<tr><td>${at(2)}<td>${field('room', random.pattern('#0#'))}<tr><td>${at(3)}<td>${field('arrival', locale.date(arrival))}<tr><td>${at(4)}<td>${field('departure', locale.date(out))}<tr><td>${at(10)}<td>${field('nights', nights)}</table></div>
			<h3 style="font-weight:normal">${at(0)}</h3><table data-list="postings"><tr>${at(6)
				.split('|')
				.map((name, i) => markup`<th class="${i > 1 && 'n'}">${name}`)}
			${postings.map((one) => markup`<tr data-row><td>${field('date', locale.date(one.day))}<td>${field('description', one.name)}<td class="n">${field('charge', amount(one.sum))}<td>`)}
			${isPaid && markup`<tr data-row><td>${field('date', locale.date(out))}<td>${field('description', at(8))}<td><td class="n">${field('payment', field('/paid', amount(total)), total)}`}
			<tr class="end"><td><td>${at(11)}<td class="n">${field('total', amount(total))}<td><tr><td><td>${at(9)} ${locale.country.currency}<td class="n"><b>${field('balance', amount(isPaid ? 0 : total))}</b><td></table>
			<p style="font-size:8pt">${names[3]}: ${field('cityTax', locale.money(toMoney(tax * nights)))}</p><p style="margin-top:20mm;font-style:italic">${at(12)}</p>`;
		return { html, fields };
	},
};
export default family;
