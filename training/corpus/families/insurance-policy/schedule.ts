import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	insurer: text('insurer', 'Which company insures?', 'biztosító'),
	policyNumber: text('policyNumber', 'kötvényszám', 'pojistná smlouva číslo'),
	policyholder: text('insured', 'Who is insured?', 'szerződő'),
	holderAddress: text('address', 'address of the insured person'),
	startDate: date('policyStart', 'When does cover begin?', 'kockázatviselés kezdete'),
	endDate: date('policyEnd', 'When does cover end?'),
	premium: number('premium', 'What does the insurance cost a year?', 'éves díj'),
	instalments: text('instalment', 'How often is the premium paid?'),
	broker: text('broker', 'Who sold the policy?'),
	insuredObject: text('', 'What is insured?', 'insuredProperty'),
	covers: list(
		{
			peril: text('coverage', 'what is covered'),
			sum: number('sumInsured', 'sum insured'),
			excess: number('deductible', 'own share in each loss'),
			premium: number('premium', 'premium for this part'),
		},
		'coverages',
		'Against what is it insured, for how much, and with what excess?',
	),
	claimNumber: absent(text('claimNumber', 'number of the claim')),
	vehicle: absent(text('vehiclePlate', 'number plate')),
};
const SAID = {
	en: [
		'Policy schedule',
		'Household insurance',
		'Policy number',
		'Policyholder',
		'Insured property',
		'Period of cover',
		'to',
		'Your adviser',
		'Cover|Sum insured|Excess|Premium',
		'Fire and explosion|Burst pipes|Theft|Storm and hail|Glass|Liability|Cycles',
		'Yearly premium incl. tax',
		'Paid',
		'yearly|half-yearly|monthly',
		'This schedule forms part of your policy. Please read it with the policy wording and tell us at once if anything is wrong.',
	],
	cs: [
		'Pojistka',
		'Pojištění domácnosti',
		'Číslo pojistné smlouvy',
		'Pojistník',
		'Pojištěný předmět',
		'Pojistná doba',
		'do',
		'Zprostředkovatel',
		'Riziko|Pojistná částka|Spoluúčast|Pojistné',
		'Požár a výbuch|Vodovodní škody|Odcizení|Vichřice a krupobití|Skla|Odpovědnost|Jízdní kola',
		'Roční pojistné celkem',
		'Placení',
		'ročně|pololetně|měsíčně',
		'Tato pojistka je součástí pojistné smlouvy. Zkontrolujte prosím všechny údaje.',
	],
	hu: [
		'Biztosítási kötvény',
		'Lakásbiztosítás',
		'Kötvényszám',
		'Szerződő',
		'Biztosított vagyontárgy',
		'Kockázatviselés',
		'–',
		'Közvetítő',
		'Kockázat|Biztosítási összeg|Önrészesedés|Díj',
		'Tűz és robbanás|Csőtörés|Betörés|Vihar és jégeső|Üvegtörés|Felelősség|Kerékpár',
		'Éves díj összesen',
		'Díjfizetés',
		'éves|féléves|havi',
		'Jelen kötvény a biztosítási szerződés része. Kérjük, ellenőrizze adatait.',
	],
} as const;

/** An insurer's schedule: pale panels without rules, a table of covers with empty cells, small print. */
const family: Family = {
	author: 'zdenek',
	locales: ['en-GB', 'cs-CZ', 'hu-HU', 'en-AU'],
	draw: (random, locale) => {
		const at = (i: number) => SAID[locale.language as keyof typeof SAID][i] ?? '';
		const { amount } = locale;
		const start = random.day('2017-01-01', '2026-06-01');
		const holder = locale.person();
		const covers = random.some(at(9).split('|'), random.int(3, 6)).map((peril) => ({
			peril,
			sum: inMoney(random.pick([2500, 10_000, 50_000, 85_000, 250_000]), locale),
			excess: random.chance(0.6) ? inMoney(random.pick([100, 150, 250, 500]), locale) : 0,
			premium: inMoney(random.decimal(8, 120), locale),
		}));
		const total = toMoney(covers.reduce((sum, { premium }) => sum + premium, 0));
		const hue = random.int(160, 260);
		const insurer = `${random.pick(['Concordia', 'Aegida', 'Pelikan', 'Meridian'])} ${random.pick(['Mutual', 'Insurance', 'Pojišťovna', 'Biztosító'])}`;
		const home = locale.address();
		const panel = (name: string, content: ReturnType<typeof markup>) =>
			markup`<div class="p"><span>${name}</span>${content}</div>`;
		const html = markup`<style>
			@page { size: A4; margin: 0 }
			body { font: 10pt/1.45 'Liberation Sans'; padding: 0 20mm } header { margin: 0 -20mm 8mm; padding: 12mm 20mm 6mm; background: hsl(${hue} 40% 94%) } header b { font-size: 18pt; color: hsl(${hue} 60% 30%) } h1 { font-size: 20pt; margin: 0 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 6mm 0 } .p { background: hsl(${hue} 30% 97%); padding: 3mm } .p span { display: block; font-size: 8pt; color: #666 } .p span[data-field] { display: inline; font-size: 10pt; color: #000 }
			table { width: 100% } th { text-align: right; font-size: 8.5pt; color: hsl(${hue} 60% 30%); padding: 1mm 0 } th:first-child, td:first-child { text-align: left } td { text-align: right; padding: 1.8mm 0; border-top: .4pt solid #bbb } .t td { font-weight: bold; border-top: 1.2pt solid #000 } small { color: #555 }
			</style><header><b>${field('insurer', insurer)}</b></header><h1>${at(0)}</h1><div>${at(1)}</div>
			<div class="g">${panel(at(2), field('policyNumber', random.pattern('##-#######-#')))}${panel(at(5), markup`${field('startDate', locale.date(start))} ${at(6)} ${field('endDate', locale.date(addDays(start, 364)))}`)}
			${panel(at(3), markup`${field('policyholder', holder.name)}<br>${field('holderAddress', home.whole)}`)}${panel(at(4), field('insuredObject', locale.address().whole))}${panel(at(7), markup`${field('broker', locale.person().name)}, ${locale.phone()}`)}${panel(at(11), field('instalments', random.pick(at(12).split('|'))))}</div>
			<table data-list="covers"><tr>${at(8)
				.split('|')
				.map(
					(name) => markup`<th>${name}`,
				)}${covers.map((cover) => markup`<tr data-row><td>${field('peril', cover.peril)}<td>${field('sum', amount(cover.sum, 0))}<td>${cover.excess > 0 ? field('excess', amount(cover.excess, 0)) : random.pick(['–', '', '—'])}<td>${field('premium', amount(cover.premium))}`)}
			<tr class="t"><td colspan="3">${at(10)}<td>${field('premium', locale.money(total))}</table><p><small>${at(13)}</small></p>`;
		return { html, fields };
	},
};
export default family;
