import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';

const fields: Fields = {
	sprzedawca: text('merchantName', 'kiosek', 'Kto sprzedał?', 'shop'),
	nip: text('taxNumber', 'NIP sprzedawcy', 'tax number of the kiosk'),
	data: date('purchaseDate', 'kiedy kupiono'),
	numerParagonu: text('receiptNumber', 'nr wydruku', 'účtenka číslo'),
	suma: number('grossTotal', 'suma do zapłaty', 'kolik se platilo'),
	podatek: number('taxTotal', 'suma podatku'),
	kasa: text('terminalNumber', 'nr kasy', 'serial of the till'),
	pozycje: list(
		{
			nazwa: text('itemDescription', 'skrót nazwy', 'abbreviated article'),
			ilosc: number('quantity', 'ks'),
			cena: number('unitPrice', 'cena jednostkowa'),
			wartosc: number('lineTotal', 'wartość'),
			stawka: text('', 'tax letter', 'stawka literą', 'sazba', 'PTU'),
		},
		'lista towarów',
		'položky',
		'Co kupiono w kiosku?',
	),
	nabywca: absent(text('buyer', 'nabywca')),
	reszta: absent(number('change', 'reszta')),
	termin: absent(date('dueDate', 'termin płatności')),
};
const GOODS = {
	pl: 'GAZ.COD.;0.9|PAP.NAPÓJ 0,5;1.1|BIL.ULG.20M;0.5|GUMA MIĘT.;0.8|WODA N/G 1,5L;0.6|CHL.ŻYT.KR.;1.2|PĄCZ.RÓŻ.;0.9|ZAP.JEDN.;0.7|BAT.AA 4SZT;2.5|DŁUG.NIEB.;0.6|CZEK.MLECZ.;1.3|KAW.3W1;0.5|MLEKO 2% 1L;0.9',
	cs: 'NOV.LISTY;0.9|JÍZD.30MIN;1.2|MIN.VODA 1,5;0.7|ROHL.TUK.;0.1|ŽVÝK.PEPP.;0.8|KÁVA 3V1;0.4|ČOK.MLÉČ.;1.3|BAT.AAA 2KS;1.6|ZAPAL.;0.7|SUŠ.SLAN.;0.6|PIVO 0,5L PL;0.9',
	hu: 'NAPILAP;0.8|ÁSV.MENT.1,5;0.5|RÁGÓ MENT.;0.7|VONALJ.;1.1|KIFLI;0.2|TEJCSOKI;1.2|KÁVÉ 3IN1;0.4|ÖNGY.;0.6|ELEM AA 4DB;2.3',
} as const;
const SAID = {
	pl: ['PARAGON FISKALNY', 'SUMA PTU', 'SUMA', 'GOTÓWKA', 'Nr wydr.', 'NIP'],
	cs: ['ÚČTENKA', 'DPH celkem', 'CELKEM', 'HOTOVOST', 'Doklad č.', 'DIČ'],
	hu: ['NYUGTA', 'ÁFA', 'ÖSSZESEN', 'KÉSZPÉNZ', 'Nyugtaszám', 'Adószám'],
} as const;

/** A kiosk's fiscal printer: cut-off capitals, quantity times price squeezed in the middle, the tax letter glued to the sum. */
const family: Family = {
	author: 'tilda',
	locales: ['pl-PL', 'cs-CZ', 'hu-HU'],
	draw: (random, locale) => {
		const { amount } = locale;
		const said = SAID[locale.language as keyof typeof SAID];
		const items = random
			.some(split(GOODS[locale.language as keyof typeof GOODS]), random.int(2, 9))
			.map((line) => {
				const [name = '', price = '1'] = line.split(';');
				const quantity = random.pick([1, 1, 1, 2, 3, 5]);
				const single = inMoney(toMoney(Number(price) * random.decimal(0.8, 1.4)), locale);
				return {
					name,
					quantity,
					single,
					amount: toMoney(quantity * single),
					letter: random.pick(['A', 'A', 'B', 'C']),
				};
			});
		const sum = toMoney(items.reduce((all, item) => all + item.amount, 0));
		const tax = toMoney(sum * 0.12);
		const glued = random.chance(0.6);
		const stars = random.chance(0.5) ? '*' : ' x ';
		const html = markup`<style>
			@page { size: 57mm ${82 + items.length * 8}mm; margin: 3mm }
			body { font: 7.8pt/1.3 'DejaVu Sans Mono'; letter-spacing: -.35pt } table { width: 100% } td { padding: 0; vertical-align: top } .r { text-align: right; white-space: nowrap } .big td { font-size: 12pt; font-weight: bold } .k { text-align: center } .d { border-top: .7pt dashed; margin: 1mm 0 }
			</style><div class="k">${field('sprzedawca', `${random.pick(['KIOSK', 'SKLEP', 'TRAFIKA', 'PRASA'])} ${locale.person().family.toUpperCase()}`)}<br>${locale.address().whole}<br>${said[5]} ${field('nip', locale.taxNumber())}</div><div class="k">${field('data', locale.date(random.day('2018-01-01', '2026-05-30'), 'yyyy-mm-dd'))} &nbsp; ${said[4]} ${field('numerParagonu', random.pattern('######'))}</div><div class="k"><b>${said[0]}</b></div><div class="d"></div>
			<table data-list="pozycje">${items.map((item) => markup`<tr data-row><td>${field('nazwa', item.name)}<td class="r">${field('ilosc', item.quantity)}${stars}${field('cena', amount(item.single))}<td class="r">${field('wartosc', amount(item.amount))}${!glued && ' '}${field('stawka', item.letter)}`)}</table><div class="d"></div>
			<table><tr><td>${said[1]}<td class="r">${field('podatek', amount(tax))}<tr class="big"><td>${said[2]} ${locale.country.currency}<td class="r">${field('suma', amount(sum))}</table><div class="d"></div>
			<table><tr><td>${random.pattern('000##')} #${random.int(1, 3)} ${random.pick(['Kier.', 'Kasj.', 'Op.'])}<td class="r">${random.int(6, 21)}:${random.int(10, 59)}<tr><td>${said[3]}<td class="r">${amount(sum)} ${locale.country.currency}</table><div class="k">${field('kasa', random.pattern('???##########'))}</div>`;
		return { html, fields };
	},
};
export default family;
