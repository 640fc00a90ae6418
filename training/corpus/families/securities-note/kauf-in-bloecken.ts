import type { Family, Fields } from '../../family.ts';
import { clock } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, drawPaper, lostColumns } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity(
		'bank',
		'client',
		'depot',
		'orderNo',
		'noteNo',
		'noteDate',
		'kind',
		'security',
		'isin',
	),
	...askSecurity('localCode', 'quantity', 'price', 'market', 'tradeDate', 'tradeTime', 'valueDate'),
	...askSecurity('gross', 'fee', 'stockFee', 'tax', 'net', 'account'),
	...askForm({
		basicFee: '# Wie hoch ist das Grundentgelt? | Grundgebühr | basic fee | Grundentgelt',
		custody:
			'Wie werden die Papiere verwahrt? | Verwahrart | type of custody | Girosammelverwahrung',
		gain: '# Welcher Gewinn wurde erzielt? | Veräußerungsgewinn | realised gain | Kursgewinn',
		loss: '# Wie viel ist noch im Verlusttopf? | Verlustverrechnungstopf | loss pot | Verlusttopf',
		coupon: '-# Wie viele Stückzinsen? | Stückzinsen | accrued interest',
		perUnit: '-# Was wird je Stück gezahlt? | Dividende je Stück | dividend per share',
	}),
};

/** A German order note whose text has lost its columns: runs of labels, then runs of values, under short headings of bold type. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'de-AT', 'de-LU'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const paper = drawPaper(random, locale);
		const isSale = random.chance(0.4);
		const currency = locale.country.currency;
		const quantity = random.chance(0.7) ? random.int(3, 900) : random.decimal(1, 90, 4);
		const gross = toMoney(quantity * paper.price);
		const fee = toMoney(Math.max(4.9, gross * 0.0025));
		const stockFee = random.chance(0.6) ? random.decimal(0.6, 4.9) : 0;
		const basic = random.chance(0.5) ? random.pick([4.95, 5, 2.5]) : 0;
		const gain = isSale ? toMoney(gross * random.decimal(0.02, 0.4)) : 0;
		const tax = isSale && random.chance(0.6) ? toMoney(gain * 0.25) : 0;
		const net = toMoney(
			isSale ? gross - fee - stockFee - basic - tax : gross + fee + stockFee + basic,
		);
		const day = random.day('2008-02-01', '2026-04-01');
		const who = locale.person();
		const withSign = (value: number): ReturnType<typeof amount> =>
			random.chance(0.4) ? { text: `${amount(value).text}-`, value: -value } : amount(value);
		const money = (path: string, value: number) =>
			markup`${currency} ${field(path, amount(value))}`;
		const bank = field(
			'bank',
			`${random.pick(['Havelbank', 'Direktbank Elbtal', 'Sparhaus Isar', 'Kranich Brokerage'])} ${random.pick(['AG', 'eG', 'GmbH'])}`,
		);
		const head = lostColumns(random, [
			['Depotnummer', field('depot', random.pattern('### ######'))],
			['Kunde', field('client', `${who.family}, ${who.given}`)],
			['Auftragsnummer', field('orderNo', random.pattern('######/##.##'))],
			['Abrechnungs-Nr.', field('noteNo', random.pattern('##########'))],
			['Datum', field('noteDate', locale.date(addDays(day, 1)))],
		]);
		const deal = lostColumns(random, [
			['Stück', field('quantity', count(quantity))],
			['ISIN', field('isin', paper.isin)],
			['WKN', field('localCode', paper.localCode)],
			['Handelstag', field('tradeDate', locale.date(day))],
			['Handelszeit', field('tradeTime', clock(random.int(540, 1320), ':'))],
			[
				'Börse',
				field(
					'market',
					random.pick(['Xetra', 'Tradegate', 'Stuttgart', 'außerbörslich', 'Quotrix']),
				),
			],
			[
				'Kurs',
				markup`${currency} ${field('price', amount(paper.price, random.chance(0.5) ? 2 : 4))}`,
			],
			...(random.chance(0.5)
				? [
						[
							'Verwahrart',
							field('custody', random.pick(['Girosammelverwahrung', 'Wertpapierrechnung'])),
						] as const,
					]
				: []),
		]);
		const sums = lostColumns(random, [
			['Kurswert', money('gross', gross)],
			['Provision', markup`${currency} ${field('fee', withSign(fee))}`],
			...(stockFee > 0
				? [
						[
							'Handelsplatzgebühr',
							markup`${currency} ${field('stockFee', withSign(stockFee))}`,
						] as const,
					]
				: []),
			...(basic > 0
				? [['Grundentgelt', markup`${currency} ${field('basicFee', withSign(basic))}`] as const]
				: []),
			...(isSale ? [['Veräußerungsgewinn', money('gain', gain)] as const] : []),
			...(tax > 0
				? [['Kapitalertragsteuer', markup`${currency} ${field('tax', withSign(tax))}`] as const]
				: []),
			[
				`Ausmachender Betrag`,
				markup`${currency} ${field('net', isSale ? amount(net) : withSign(net))}`,
			],
		]);
		const html = markup`<style>@page { size: A4; margin: 20mm 22mm } body { font: ${random.pick(["9.5pt/1.45 'Liberation Sans'", "9pt/1.4 'Liberation Mono'", "9.5pt/1.4 'DejaVu Sans'"])} } h1 { font-size: 12pt; margin: 10mm 0 3mm } h2 { font-size: 9.5pt; margin: 5mm 0 1mm }
			</style><div style="text-align:right">${bank}</div><div>${who.name}<br>${locale.address().lines[0]}<br>${locale.address().lines[1]}</div><h1>Wertpapier Abrechnung ${field('kind', isSale ? 'Verkauf' : 'Kauf')}</h1>${head}<h2>${field('security', paper.name)}</h2>${deal}<h2>${random.pick(['Abrechnung', 'Ihre Abrechnung im Einzelnen', 'Beträge'])}</h2>${sums}
			<p>${isSale ? 'Zu Gunsten' : 'Zu Lasten'} Konto ${field('account', locale.iban())}, Wertstellung ${field('valueDate', locale.date(addDays(day, 2)))}.</p>${isSale && random.chance(0.5) && markup`<p>Aktueller Stand Verlustverrechnungstopf Aktien: ${currency} ${field('loss', amount(random.decimal(0, 2400)))}</p>`}<p style="font-size:8pt">Dieser Beleg wird maschinell erstellt und nicht unterschrieben. Einwendungen sind unverzüglich zu erheben.</p>`;
		return { html, fields };
	},
};
export default family;
