import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	employer: text('employer', 'munkáltató', 'zaměstnavatel', 'Who pays the wage?'),
	employee: text('employee', 'dolgozó neve', 'jméno zaměstnance'),
	number: text('employeeNumber', 'törzsszám', 'osobní číslo'),
	month: text('payPeriod', 'elszámolt hónap', 'mzda za měsíc', 'Which month?'),
	hours: number('hoursWorked', 'ledolgozott óra', 'odpracované hodiny'),
	holidayLeft: number(
		'vacationDays',
		'fennmaradó szabadság',
		'zbývající dovolená',
		'How many days of leave are left?',
	),
	gross: number('grossPay', 'bruttó bér', 'hrubá mzda'),
	tax: number('incomeTax', 'személyi jövedelemadó', 'záloha na daň'),
	net: number('netSalary', 'nettó', 'k výplatě', 'Mennyit kapott kézhez?'),
	items: list(
		{
			code: text('', 'jogcímkód', 'code', 'kód složky'),
			name: text('itemDescription', 'jogcím', 'složka mzdy'),
			quantity: number('quantity', 'mennyiség'),
			amount: number('lineTotal', 'összeg', 'částka'),
		},
		'berelemek',
		'Of what is the wage made up?',
	),
	account: text('accountNumber', 'bankszámla', 'účet', 'To which account is it paid?'),
	payday: date('paymentDate', 'kifizetés napja', 'den výplaty'),
	bonus: number('bonus', 'prémium', 'prémie'),
	mealVouchers: number('', 'étkezési utalvány', 'stravenky', 'meal vouchers', 'mealVouchers'),
	hourlyRate: absent(number('hourlyRate', 'órabér', 'hodinová sazba')),
	yearToDate: absent(number('yearToDate', 'éves göngyölt', 'od začátku roku')),
};
const SAID = {
	hu: 'BÉRJEGYZÉK|Munkáltató|Név|Törzsszám|Hónap|Ledolgozott óra|Maradék szabadság|Bruttó összesen|SZJA|TB járulék|Nettó kifizetendő|Számlaszám|Kifizetés|Kód;Jogcím;Menny.;Összeg|Alapbér;Túlóra;Műszakpótlék;Prémium|Étkezési utalvány|Levonások|Bizalmasan kezelendő. Kérdéseivel forduljon a bérszámfejtéshez.|nap',
	cs: 'VÝPLATNÍ PÁSKA|Zaměstnavatel|Jméno|Osobní číslo|Měsíc|Odpracováno hodin|Zbývá dovolené|Hrubá mzda|Záloha na daň|Pojistné|K výplatě|Účet|Výplatní den|Kód;Složka;Jedn.;Částka|Základní mzda;Přesčas;Příplatek za směny;Prémie|Stravenky|Srážky|Důvěrné. Dotazy vyřizuje mzdová účtárna.|dnů',
	sk: 'VÝPLATNÁ PÁSKA|Zamestnávateľ|Meno|Osobné číslo|Mesiac|Odpracované hodiny|Zostatok dovolenky|Hrubá mzda|Preddavok na daň|Poistné|Na výplatu|Účet|Výplatný deň|Kód;Zložka;Jedn.;Suma|Základná mzda;Nadčas;Príplatok za zmeny;Prémie|Stravné lístky|Zrážky|Dôverné. Otázky vybavuje mzdová učtáreň.|dní',
} as const;

/** A strip from a dot-matrix printer, folded and perforated: earnings and deductions in one column of fixed pitch. */
const family: Family = {
	author: 'tomasz',
	locales: ['hu-HU', 'cs-CZ', 'sk-SK'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const names = at(14).split(';');
		const hasBonus = random.chance(0.6);
		const items = names
			.map((name, i) => ({
				code: String(101 + i * random.int(3, 20)),
				name,
				quantity: i === 0 ? random.int(120, 184) : random.int(2, 20),
				amount: Math.round(inMoney(i === 0 ? random.int(700, 1900) : random.int(20, 260), locale)),
			}))
			.filter((_, i) => i === 0 || (i === 3 ? hasBonus : random.chance(0.6)));
		const gross = items.reduce((sum, { amount }) => sum + amount, 0);
		const tax = Math.round(gross * 0.15);
		const social = Math.round(gross * 0.185);
		const meal = random.chance(0.5) ? Math.round(inMoney(random.int(10, 60), locale)) : 0;
		const money = (value: number) => locale.amount(value, 0);
		const row = (label: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td colspan="3">${label}<td align="right">${content}`;
		const html = markup`<style>@page { size: ${random.pick(['105mm 190mm', '120mm 200mm', 'A5'])}; margin: 6mm } body { font: 9pt/1.5 ${random.pick(["'DejaVu Sans Mono'", "'Liberation Mono'"])} } table { width: 100% } td { padding: .2mm .5mm } .l td { border-top: 1pt dashed #000 } .h { border-top: 2pt solid; border-bottom: 2pt solid; text-align: center }
			</style><div class="h">${at(0)}</div><table><tr><td>${at(1)}<td>${field('employer', locale.company().name)}<tr><td>${at(2)}<td>${field('employee', locale.person().name)}<tr><td>${at(3)}<td>${field('number', random.pattern('#####'))}<tr><td>${at(4)}<td>${field('month', `${random.int(1, 12)}/${random.int(1996, 2024)}`)}${random.chance(0.7) && markup`<tr><td>${at(5)}<td>${field('hours', locale.count(random.int(96, 184)))}`}${random.chance(0.7) && markup`<tr><td>${at(6)}<td>${field('holidayLeft', locale.count(random.pick([3, 7.5, 12, 18])))} ${at(18)}`}</table>
			<table data-list="items"><tr class="l">${at(13)
				.split(';')
				.map(
					(head) => markup`<td>${head}`,
				)}${items.map(({ code, name, quantity, amount }) => markup`<tr data-row><td>${field('code', code)}<td>${field('name', name)}<td align="right">${field('quantity', quantity)}<td align="right">${name === names[3] ? markup`<span data-field="/bonus" data-value="${amount}">${field('amount', money(amount))}</span>` : field('amount', money(amount))}`)}</table><table><tr class="l"><td colspan="3"><b>${at(7)}</b><td align="right">${field('gross', money(gross))}<tr><td>${at(16)}${row(at(8), field('tax', money(tax)))}${row(at(9), markup`${money(social)}`)}${meal > 0 && row(at(15), field('mealVouchers', money(meal)))}<tr class="l"><td colspan="3"><b>${at(10)}</b><td align="right"><b>${field('net', locale.money(toMoney(gross - tax - social - meal)))}</b></table>
			<p>${random.chance(0.7) && markup`${at(11)}: ${field('account', random.pattern('########-########'))}<br>`}${random.chance(0.7) && markup`${at(12)}: ${field('payday', locale.date(random.day('1996-02-05', '2024-12-12')))}`}</p><small>${at(17)}</small>`;
		return { html, fields };
	},
};
export default family;
