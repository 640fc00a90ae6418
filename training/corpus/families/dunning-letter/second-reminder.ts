import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	'seller.name': text('seller', 'Wer mahnt?', 'Who sends the reminder?', 'Kuka karhuaa?'),
	'buyer.name': text('buyer', 'Wer schuldet das Geld?', 'Who owes the money?', 'velallinen'),
	customerNumber: text('customerNumber', 'Kundennummer', 'asiakasnumero'),
	level: text(
		'',
		'Mahnstufe',
		'Which reminder is it?',
		'reminderLevel',
		'Die wievielte Mahnung ist es?',
	),
	date: date('documentIssueDate', 'Datum der Mahnung', 'maksumuistutuksen päiväys'),
	items: list(
		{
			invoice: text('invoiceNumber', 'Rechnung'),
			issued: date('issueDate', 'Rechnungsdatum'),
			due: date('dueDate', 'fällig am'),
			days: number('', 'Tage im Verzug', 'days overdue', 'daysLate'),
			amount: number('lineTotal', 'offener Betrag'),
		},
		'offenePosten',
		'Which invoices are unpaid?',
	),
	open: number(
		'',
		'Summe der offenen Posten',
		'sum of open invoices',
		'openAmount',
		'avoinna yhteensä',
	),
	fee: number('lateFee', 'Mahngebühr', 'muistutusmaksu'),
	interest: number('interestAmount', 'Verzugszinsen', 'viivästyskorko'),
	total: number(
		'amountDue',
		'zu zahlender Gesamtbetrag',
		'maksettava yhteensä',
		'Wie viel ist jetzt zu zahlen?',
	),
	payBy: date(
		'',
		'neue Zahlungsfrist',
		'By when must it be paid now?',
		'payBefore',
		'uusi eräpäivä',
	),
	iban: text('iban', 'Konto für die Zahlung', 'tilinumero'),
	threat: text(
		'',
		'Was droht sonst?',
		'What happens if it is not paid?',
		'nextStep',
		'seuraava vaihe',
	),
	contact: text('contactPerson', 'Ansprechpartner für die Mahnung', 'yhteyshenkilö'),
	taxTotal: absent(number('taxTotal', 'Mehrwertsteuer')),
	deliveryDate: absent(date('deliveryDate', 'Lieferdatum')),
};
const SAID = {
	de: '1. Mahnung;2. Mahnung;Letzte Mahnung|Sehr geehrte Damen und Herren,|leider konnten wir für die folgenden Rechnungen noch keinen Zahlungseingang feststellen:|Rechnung;vom;fällig;Tage;Betrag|Offene Posten|Mahngebühr|Verzugszinsen|Gesamtforderung|Bitte überweisen Sie den Betrag bis zum|auf das Konto|Andernfalls|übergeben wir die Sache einem Inkassobüro;beantragen wir einen Mahnbescheid;stellen wir die Lieferung ein|Haben Sie inzwischen gezahlt, so betrachten Sie dieses Schreiben als gegenstandslos.|Rückfragen:',
	fi: '1. maksumuistutus;2. maksumuistutus;Viimeinen muistutus|Hyvä asiakkaamme,|seuraavat laskut ovat kirjanpitomme mukaan maksamatta:|Lasku;pvm;eräpäivä;pv;määrä|Avoimet laskut|Muistutusmaksu|Viivästyskorko|Maksettava yhteensä|Pyydämme maksamaan summan viimeistään|tilille|Muussa tapauksessa|siirrämme saatavan perintään;keskeytämme toimitukset;haemme maksumääräystä|Jos olette jo maksaneet, tämä kirje on aiheeton.|Tiedustelut:',
	da: '1. rykker;2. rykker;Sidste rykker|Kære kunde|følgende fakturaer er endnu ikke betalt:|Faktura;dato;forfald;dage;beløb|Udestående|Rykkergebyr|Renter|I alt at betale|Vi beder Dem betale senest den|til konto|Ellers|overgår sagen til inkasso;standser vi leveringen;sender vi sagen til retten|Har De betalt i mellemtiden, bedes De se bort fra denne skrivelse.|Spørgsmål:',
	tr: '1. ihtar;2. ihtar;Son ihtar|Sayın müşterimiz,|aşağıdaki faturalarınız henüz ödenmemiştir:|Fatura;tarih;vade;gün;tutar|Açık faturalar|İhtar masrafı|Gecikme faizi|Toplam borç|Tutarı en geç şu tarihe kadar ödeyiniz:|hesap|Aksi takdirde|icra yoluna başvurulacaktır;teslimat durdurulacaktır|Ödeme yaptıysanız bu yazıyı dikkate almayınız.|İletişim:',
} as const;

/** A reminder with a short table of invoices and a second block of fees; the new term stands in a sentence. */
const family: Family = {
	author: 'horst',
	locales: ['de-DE', 'fi-FI', 'da-DK', 'tr-TR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const firm = locale.company();
		const client = locale.company();
		const day = random.day('2001-01-01', '2026-05-01');
		const items = Array.from({ length: random.int(1, 5) }, () => {
			const issued = addDays(day, -random.int(40, 120));
			const due = addDays(issued, random.pick([14, 21, 30]));
			return {
				invoice: random.pattern('20####'),
				issued,
				due,
				days: Math.round((Date.parse(day) - Date.parse(due)) / 86_400_000),
				amount: inMoney(random.decimal(25, 1900), locale),
			};
		});
		const open = toMoney(items.reduce((sum, { amount }) => sum + amount, 0));
		const fee = random.chance(0.8) ? inMoney(random.pick([2.5, 5, 10]), locale) : 0;
		const interest = random.chance(0.5) ? toMoney(open * 0.011) : 0;
		const hasDays = random.chance(0.6);
		const heads = at(3).split(';');
		const sum = (label: string, path: string, value: number) =>
			markup`<dt>${label}</dt><dd>${field(path, locale.amount(value))}</dd>`;
		const html = markup`<style>@page { size: A4; margin: 20mm 22mm } body { font: 10pt/1.5 ${random.pick(["'Liberation Sans'", "'Liberation Serif'"])} } .w { font-size: 7.5pt; text-decoration: underline } table { width: 100%; margin: 4mm 0 } th { text-align: left; border-bottom: 1pt solid #000; font-weight: normal } td { padding: .8mm 0; border-bottom: .3pt solid #bbb } td:last-child, th:last-child { text-align: right } dl { display: grid; grid-template-columns: 1fr 34mm; width: 105mm; margin: 0 0 4mm auto } dd { margin: 0; text-align: right } .t { font-weight: bold; border-top: 1pt solid #000 } footer { position: fixed; bottom: 0; font-size: 7.5pt; width: 100%; text-align: center }
			</style><div class="w">${field('seller.name', firm.name)}, ${firm.address.whole}</div><p>${field('buyer.name', client.name)}<br>${client.address.lines[0]}<br>${client.address.lines[1]}</p><p style="text-align:right">${random.chance(0.7) && markup`${locale.label('customerNumber')} ${field('customerNumber', random.pattern('#####'))}<br>`}${locale.label('date')}: ${field('date', locale.date(day))}</p><h2>${field('level', random.pick(at(0).split(';')))}</h2><p>${at(1)}<br>${at(2)}</p>
			<table data-list="items"><tr>${heads.filter((_, i) => i !== 3 || hasDays).map((head) => markup`<th>${head}`)}${items.map((item) => markup`<tr data-row><td>${field('invoice', item.invoice)}<td>${field('issued', locale.date(item.issued))}<td>${field('due', locale.date(item.due))}${hasDays && markup`<td>${field('days', item.days)}`}<td>${field('amount', locale.amount(item.amount))}`)}</table><dl>${sum(at(4), 'open', open)}${fee > 0 && sum(at(5), 'fee', fee)}${interest > 0 && sum(at(6), 'interest', interest)}<dt class="t">${at(7)}</dt><dd class="t">${field('total', locale.money(toMoney(open + fee + interest)))}</dd></dl>
			<p>${at(8)} <b>${field('payBy', locale.date(addDays(day, random.int(7, 14))))}</b> ${random.chance(0.8) && markup`${at(9)} ${field('iban', locale.iban())}`}. ${random.chance(0.7) && markup`${at(10)} ${field('threat', random.pick(at(11).split(';')))}. `}${at(12)}</p>${random.chance(0.6) && markup`<p>${at(13)} ${field('contact', locale.person().name)}, ${locale.phone()}</p>`}<footer>${field('seller.name', firm.name)} · ${firm.web} · ${locale.country.tax[0]} ${firm.taxNumber}</footer>`;
		return { html, fields };
	},
};
export default family;
