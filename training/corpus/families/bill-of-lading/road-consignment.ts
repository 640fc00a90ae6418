import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { blank, drawFilling } from '../../kit/forms.ts';
import { drawGoods } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	noteNumber: text(
		'waybillNumber',
		'Frachtbrief-Nr.',
		'numer listu przewozowego',
		'číslo nákladního listu',
	),
	sender: text('shipper', 'Absender', 'nadawca', 'odesílatel', 'Who sends the goods?'),
	consignee: text('consignee', 'Empfänger', 'odbiorca', 'příjemce'),
	carrier: text('carrier', 'Frachtführer', 'przewoźnik', 'dopravce'),
	takenOver: text(
		'',
		'Ort der Übernahme',
		'Where were the goods taken over?',
		'miejsce załadowania',
		'takingOverPlace',
	),
	takenOverOn: date('shipDate', 'Tag der Übernahme', 'data załadowania'),
	delivery: text(
		'',
		'Auslieferungsort',
		'Where are the goods delivered?',
		'miejsce przeznaczenia',
		'deliveryPlace',
	),
	plate: text('truckNumber', 'Kennzeichen des Lkw', 'numer ciągnika', 'SPZ'),
	trailer: text(
		'',
		'Kennzeichen des Anhängers',
		'number of the trailer',
		'numer naczepy',
		'trailerPlate',
	),
	goods: list(
		{
			marks: text('', 'Kennzeichen', 'marks and numbers', 'cechy'),
			packages: number('packages', 'Anzahl der Packstücke'),
			packing: text('', 'Art der Verpackung', 'packing', 'opakowanie'),
			description: text('goodsDescription', 'Bezeichnung des Gutes'),
			weight: number('grossWeight', 'Bruttogewicht in kg'),
		},
		'ladung',
		'What is carried?',
	),
	totalWeight: number('', 'Gesamtgewicht', 'total weight', 'waga łączna', 'totalGrossWeight'),
	instructions: text(
		'notes',
		'Anweisungen des Absenders',
		'instrukcje nadawcy',
		'What did the sender order?',
	),
	documents: text(
		'',
		'beigefügte Dokumente',
		'documents attached',
		'załączniki',
		'attachedDocuments',
	),
	payment: text('incoterm', 'Frachtzahlung', 'Who pays the freight?', 'płatność'),
	established: date('issueDate', 'ausgefertigt am', 'wystawiono dnia'),
	receivedOn: absent(
		date('receivedDate', 'Gut empfangen am', 'When were the goods received?', 'data odbioru'),
	),
	cashOnDelivery: absent(
		number('', 'Rückerstattung', 'cash on delivery', 'zaliczenie', 'codAmount'),
	),
	vessel: absent(text('vessel', 'Schiff', 'statek')),
};
const PACKING = ['pallets', 'cartons', 'Paletten', 'Kisten', 'big bags', 'palet EUR', 'drums'];

/** A consignment note for lorries: 24 numbered boxes in two columns, captions in three languages, stamps' boxes empty. */
const family: Family = {
	author: 'tomasz',
	locales: ['de-DE', 'pl-PL', 'cs-CZ', 'hu-HU'],
	draw: (random, locale) => {
		const [from, to, carrier] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2001-01-01', '2026-05-01');
		const goods = drawGoods(random, locale, 'technical', random.int(1, 4), {
			quantities: [2, 4, 6, 12, 20, 33],
		}).map((one) => ({ ...one, weight: one.quantity * random.int(18, 410) }));
		const box = (
			no: number,
			caption: string,
			content: ReturnType<typeof markup> | false,
			height = 18,
		) =>
			markup`<div class="b" style="min-height:${height}mm"><small><b>${no}</b> ${caption}</small><div class="v">${content}</div></div>`;
		const lines = (path: string, firm: typeof from) =>
			markup`${field(path, firm.name)}<br>${firm.address.lines[0]}<br>${firm.address.lines[1]}`;
		const html = markup`<style>@page { size: A4; margin: 8mm } body { font: 8pt 'Liberation Sans Narrow', 'Liberation Sans' } .w { display: grid; grid-template-columns: 1fr 1fr } .b { border: .7pt solid #b00; margin: -.35pt; padding: .5mm 1mm } small { font-size: 6pt; color: #b00 } .v { ${drawFilling(random)}; font-size: 8.5pt; margin-bottom: 1mm } table { width: 100%; border: .7pt solid #b00 } th { font: 6pt 'Liberation Sans'; color: #b00; text-align: left; border-bottom: .4pt solid #b00 } td { padding: 1mm; font: 9pt 'Liberation Mono' } .no { text-align: right; font-size: 12pt; color: #b00 } .h { font-size: 15pt; font-weight: bold }
			</style><div class="w"><div>${box(1, 'Absender · Nadawca · Sender', lines('sender', from), 22)}${box(2, 'Empfänger · Odbiorca · Consignee', lines('consignee', to), 22)}${box(3, 'Auslieferungsort · Miejsce przeznaczenia · Place of delivery', field('delivery', `${to.address.city}, ${random.pick(['DE', 'PL', 'CZ', 'HU', 'AT'])}`), 12)}${box(4, 'Ort und Tag der Übernahme · Miejsce i data załadowania · Place and date of taking over', markup`${field('takenOver', from.address.city)}, ${field('takenOverOn', locale.date(day))}`, 12)}${box(5, 'Beigefügte Dokumente · Załączone dokumenty · Documents attached', blank(random, 0.7, 'documents', random.pick(['WZ 1/2, faktura', 'Lieferschein', 'invoice, packing list', 'T1'])), 12)}</div>
			<div><div class="b" style="min-height:22mm"><span class="h">INTERNATIONALER FRACHTBRIEF</span><div class="no">No. ${field('noteNumber', random.pattern('#######'))}</div></div>${box(16, 'Frachtführer · Przewoźnik · Carrier', markup`${lines('carrier', carrier)}<br>${field('plate', random.pattern('?? #####'))} / ${random.chance(0.8) && field('trailer', random.pattern('?? ####?'))}`, 28)}${box(17, 'Nachfolgende Frachtführer · Kolejni przewoźnicy · Successive carriers', false, 14)}${box(18, 'Vorbehalte · Zastrzeżenia · Reservations', false, 16)}</div></div>
			<table data-list="goods"><tr><th>6 Kennzeichen · Marks<th>7 Anzahl · Number<th>8 Verpackung · Packing<th>9 Bezeichnung · Nature of goods<th>10 Stat. Nr.<th>11 Brutto kg<th>12 m³${goods.map((one) => markup`<tr data-row><td>${blank(random, 0.7, 'marks', one.code)}<td>${field('packages', one.quantity)}<td>${field('packing', random.pick(PACKING))}<td>${field('description', one.name)}<td><td align="right">${field('weight', locale.count(one.weight))}<td>`)}<tr><td colspan="5" style="height:${random.int(4, 28)}mm"><td align="right" style="border-top:.4pt solid #b00">${field('/totalWeight', locale.count(goods.reduce((sum, { weight }) => sum + weight, 0)))}<td></table>
			<div class="w"><div>${box(13, 'Anweisungen des Absenders · Instrukcje nadawcy · Sender’s instructions', blank(random, 0.6, 'instructions', random.pick(['nicht stapeln', 'avizo 24 h', 'keep dry', 'rozładunek 7–14'])))}${box(14, 'Frachtzahlung · Płatność · Payment of carriage', blank(random, 0.8, 'payment', random.pick(['frei', 'unfrei', 'EXW', 'DAP', 'franko'])), 10)}${box(21, 'Ausgefertigt in · Wystawiono w · Established in', markup`${from.address.city} ${field('established', locale.date(addDays(day, -random.int(0, 1))))}`, 10)}</div><div>${box(15, 'Rückerstattung · Zaliczenie · Cash on delivery', false, 10)}${box(19, 'Besondere Vereinbarungen · Special agreements', false)}${box(20, 'Zu zahlen vom · To be paid by', false, 10)}</div></div><div class="w" style="grid-template-columns:1fr 1fr 1fr">${box(22, 'Absender · Nadawca', false, 24)}${box(23, 'Frachtführer · Przewoźnik', false, 24)}${box(24, 'Gut empfangen am · Przesyłkę otrzymano · Goods received on', false, 24)}</div>`;
		return { html, fields };
	},
};
export default family;
