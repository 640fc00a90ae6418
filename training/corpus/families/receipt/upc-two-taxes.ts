import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { ROW, TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty, drawGroceries } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('store', 'shop', ['name', 'street', 'city', 'postcode', 'phone'], ['es', 'fr']),
	manager: text(
		'',
		'storeManager',
		'Who manages the store?',
		'manager of the shop',
		'Who is the manager?',
	),
	storeNumber: text(
		'',
		'storeNo',
		'What is the number of the store?',
		'ST#',
		'Which branch number is printed?',
	),
	operator: TILL.cashier,
	register: TILL.till,
	transaction: text(
		'transactionNumber',
		'What is the transaction number?',
		'TR#',
		'number of the sale',
	),
	date: TILL.date,
	time: TILL.time,
	subtotal: TILL.subtotal,
	stateTax: number(
		'',
		'firstTax',
		'What does the first tax come to?',
		'amount of tax 1',
		'How much is tax 1?',
		'state or federal tax',
	),
	localTax: number(
		'',
		'secondTax',
		'What does the second tax come to?',
		'amount of tax 2',
		'How much is tax 2?',
		'local or provincial tax',
	),
	total: TILL.total,
	tender: TILL.card,
	account: TILL.cardNumber,
	approval: TILL.approval,
	changeDue: TILL.change,
	sold: TILL.pieces,
	saved: TILL.saved,
	survey: text(
		'',
		'surveyCode',
		'What code is needed for the survey?',
		'code for the customer survey',
		'Which code takes part in the prize draw?',
	),
	lines: list(
		{
			item: ROW.name,
			upc: ROW.code,
			flag: ROW.letter,
			price: ROW.amount,
			weight: ROW.weight,
			each: ROW.price,
			count: ROW.quantity,
			isVoid: text('', 'remark on a cancelled row', 'voidMark', 'Was the item cancelled?'),
		},
		'articles rung up',
		'What was rung up, with codes?',
		'saleLines',
	),
	vatId: absent(text('vatNumber', 'What is the VAT number of the store?', 'VAT registration')),
	tableNo: absent(text('tableNumber', 'Which table was it?', 'number of the table')),
};
const TAXES: Readonly<Record<string, readonly [string, number, string, number]>> = {
	US: ['TAX 1', 6.25, 'TAX 2', 1.75],
	CA: ['GST/TPS', 5, 'PST/TVQ', 7],
	MX: ['IVA', 16, 'IEPS', 8],
};

/** A North American till: codes beside names, a letter before the price, pounds, cancelled rows, two taxes, and the slip of the card below. */
const family: Family = {
	author: 'henrike',
	locales: ['en-US', 'en-CA', 'es-MX', 'fr-CA'],
	draw: (random, locale) => {
		const { amount } = locale;
		const store = locale.company(random.pick(['Mart', 'Foods', 'Value', 'Farms', 'Depot']));
		const [street, town] = addressOf('store', store.address);
		const flag = random.pick(['F', 'N', 'O', 'X', 'T']);
		const goods = drawGroceries(random, locale, random.int(3, 12)).map((item) => {
			const quantity = toMoney(item.quantity);
			return {
				...item,
				quantity,
				amount: toMoney(quantity * item.price),
				upc: random.pattern('0##########'),
			};
		});
		const voided = random.chance(0.3) ? random.pick(goods) : undefined;
		const rows = [...goods, ...(voided ? [{ ...voided, amount: -voided.amount }] : [])];
		const subtotal = toMoney(rows.reduce((sum, row) => sum + row.amount, 0));
		const [one, rateOne, two, rateTwo] = TAXES[locale.countryCode] ?? ['TAX', 5, 'TAX 2', 2];
		const taxable = toMoney(
			rows.filter(({ isFood }) => !isFood).reduce((sum, row) => sum + row.amount, 0),
		);
		const [first, second] = [
			toMoney((taxable * rateOne) / 100),
			toMoney((taxable * rateTwo) / 100),
		];
		const total = toMoney(subtotal + first + second);
		const isCodeFirst = random.chance(0.4);
		const hasPounds = locale.countryCode === 'US';
		const line = (item: (typeof rows)[number]) => {
			const isVoid = item.amount < 0;
			const name = field('item', item.name);
			const code = field('upc', item.upc);
			const detail = item.isWeighed || item.quantity > 1;
			return markup`<tbody data-row>${isVoid && markup`<tr><td colspan="4">** ${field('isVoid', random.pick(['VOIDED ENTRY', 'VOID', 'CANCEL']))} **`}<tr><td>${isCodeFirst ? code : name}<td>${isCodeFirst ? name : code}<td>${field('flag', item.isFood ? flag : 'T')}<td class="r">${field('price', isVoid ? { text: `${amount(-item.amount).text}-`, value: item.amount } : amount(item.amount))}
				${detail && markup`<tr><td colspan="4">&nbsp; &nbsp;${item.isWeighed ? markup`${field('weight', amount(item.quantity))} ${hasPounds ? 'lb' : 'kg'}` : markup`${field('count', item.quantity)}`} @ ${item.isWeighed && `1 ${hasPounds ? 'lb' : 'kg'} / `}${field('each', amount(item.price))}`}</tbody>`;
		};
		const sum = (name: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td>${name}<td class="r">${content}`;
		const face = random.pick([
			"'Liberation Sans Narrow'",
			"'DejaVu Sans Mono'",
			"'Liberation Mono'",
		]);
		const html = markup`<style>@page { size: 79mm ${150 + rows.length * 9}mm; margin: 4mm 5mm } body { font: 8pt/1.25 ${face} } table { width: 100% } td { padding: 0 .6mm 0 0; vertical-align: top } .r { text-align: right; padding: 0 } .c { text-align: center } .s { width: 78%; margin-left: 22% } h1 { font: italic bold 17pt 'Liberation Serif'; margin: 0 } .b td { font-size: 1.3em; font-weight: bold }</style>
			<div class="c"><h1>${field('store.name', store.name)}</h1>${random.chance(0.6) && markup`MGR. ${field('manager', locale.person().name.toUpperCase())}<br>`}${street}<br>${town}<br>${field('store.phone', store.phone)}<br>ST# ${field('storeNumber', random.pattern('0####'))} OP# ${field('operator', random.pattern('00####'))} TE# ${field('register', random.pattern('##'))} TR# ${field('transaction', random.pattern('0####'))}</div>
			<table data-list="lines">${rows.map(line)}</table>
			<table class="s">${sum('SUBTOTAL', field('subtotal', amount(subtotal)))}${sum(`${one} ${rateOne} %`, field('stateTax', amount(first)))}${sum(`${two} ${rateTwo} %`, field('localTax', amount(second)))}<tr class="b"><td>TOTAL<td class="r">${field('total', amount(total))}${sum(random.pick(['VISA TEND', 'DEBIT TEND', 'MCARD TEND']), field('tender', amount(total)))}${sum('CHANGE DUE', field('changeDue', amount(0)))}</table><br>
			ACCOUNT # &nbsp; **** **** **** ${field('account', random.pattern('####'))}<br>APPROVAL # ${field('approval', random.pattern('######'))}<br>REF # ${random.pattern('##########')}<br><br>
			<div class="c"># ITEMS SOLD ${field('sold', goods.length - (voided ? 1 : 0))}<br>${random.chance(0.6) && markup`YOU SAVED ${field('saved', amount(random.decimal(0.4, 9)))}<br>`}${random.chance(0.5) && markup`Tell us about your visit! Code ${field('survey', random.pattern('????-####'))}<br>`}${field('date', locale.date(random.day('2015-01-01', '2026-05-30'), 'mm/dd/yy'))} &nbsp; ${field('time', `${random.int(10, 22)}:${random.int(10, 59)}:${random.int(10, 59)}`)}</div>`;
		return { html, fields };
	},
};
export default family;
