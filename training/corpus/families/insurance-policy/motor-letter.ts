import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	insurer: text(
		'insurer',
		'forsikringsselskap',
		'Which company insures the car?',
		'försäkringsbolag',
	),
	policyholder: text('insured', 'forsikringstaker', 'Who is insured?', 'försäkringstagare'),
	policyNumber: text('policyNumber', 'polisenummer', 'forsikringsbevis nr.'),
	plate: text('vehiclePlate', 'kjennemerke', 'registreringsnummer'),
	vehicle: text('vehicleModel', 'bil', 'What car is insured?'),
	start: date('policyStart', 'gjelder fra', 'gäller från'),
	end: date('policyEnd', 'hovedforfall', 'gäller till'),
	mileage: number(
		'',
		'avtalt kjørelengde',
		'How many kilometres a year are agreed?',
		'annualMileage',
		'körsträcka',
	),
	bonus: number('noClaimsBonus', 'bonus i prosent', 'bonusgrad'),
	deductible: number(
		'deductible',
		'egenandel',
		'självrisk',
		'How much must the holder pay himself?',
	),
	covers: list(
		{ cover: text('coverage', 'dekning'), premium: number('premium', 'pris per år') },
		'dekninger',
		'What is covered, and at what price?',
	),
	total: number(
		'grossTotal',
		'samlet årspremie',
		'total premium',
		'Vad kostar försäkringen per år?',
	),
	instalments: text('paymentTerms', 'betaling', 'How is it paid?'),
	leasing: text('', 'panthaver', 'Who has a lien on the car?', 'lienHolder', 'panthavare'),
	claimsPhone: text(
		'',
		'skadetelefon',
		'What number does one call after an accident?',
		'claimsPhone',
		'larmnummer',
	),
	claimNumber: absent(text('claimNumber', 'skadenummer')),
	vin: absent(text('vin', 'understellsnummer', 'chassinummer')),
	dueDate: absent(date('dueDate', 'forfallsdato for faktura', 'förfallodag')),
};
const SAID = {
	nb: 'Forsikringsbevis|Kjære|Her er forsikringsbeviset for bilen din. Les det nøye og si fra om noe ikke stemmer.|Avtalenummer|Bil|Kjennemerke|Gjelder fra|Hovedforfall|Kjørelengde|km per år|Bonus|Egenandel|Dette er dekket|Pris per år|Sum|Betaling|Panthaver|Ved skade, ring|Ansvar;Brann og tyveri;Kasko;Veihjelp;Glass|månedlig, avtalegiro;hvert kvartal;én gang i året|Kundesenter',
	da: 'Policeoversigt|Kære|Her er policen for din bil. Læs den grundigt, og sig til, hvis noget ikke passer.|Policenr.|Bil|Registreringsnr.|Gælder fra|Hovedforfald|Kørselsbehov|km om året|Elitetrin|Selvrisiko|Det er du dækket for|Pris pr. år|I alt|Betaling|Panthaver|Ved skade, ring|Ansvar;Brand og tyveri;Kasko;Vejhjælp;Glas|månedlig, PBS;hvert kvartal;en gang om året|Kundeservice',
	sv: 'Försäkringsbrev|Hej|Här är försäkringsbrevet för din bil. Läs det noga och säg till om något inte stämmer.|Försäkringsnummer|Bil|Registreringsnummer|Gäller från|Huvudförfallodag|Körsträcka|km per år|Bonus|Självrisk|Det här ingår|Pris per år|Summa|Betalning|Panthavare|Vid skada, ring|Trafik;Brand och stöld;Vagnskada;Vägassistans;Glas|varje månad, autogiro;varje kvartal;en gång per år|Kundservice',
} as const;

/** A friendly letter as a policy: key facts in a side panel, cover as a grid of lines, two telephone numbers. */
const family: Family = {
	author: 'solveig',
	locales: ['nb-NO', 'da-DK', 'sv-SE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const who = locale.person();
		const home = locale.address();
		const start = random.day('2009-01-01', '2026-03-01');
		const covers = at(18)
			.split(';')
			.slice(0, random.int(2, 5))
			.map((cover) => ({ cover, premium: toMoney(inMoney(random.decimal(18, 260), locale)) }));
		const total = toMoney(covers.reduce((sum, { premium }) => sum + premium, 0));
		const firm = `${random.pick(['Fjordvakt', 'Trygvind', 'Havn', 'Solsiden'])} ${random.pick(['Forsikring', 'Skade', 'Gjensyn Bil'])}`;
		const fact = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="f"><small>${label}</small>${content}</div>`;
		const isLeft = random.chance(0.5);
		const panel = markup`<aside>${fact(at(3), field('policyNumber', random.pattern('########')))}${fact(at(4), field('vehicle', random.pick(['Lumen E2 2021', 'Tarn GT 1.6', 'Rialto Stasjonsvogn', 'Pico Van'])))}${fact(at(5), field('plate', random.pattern('?? #####')))}${fact(at(6), field('start', locale.date(start)))}${fact(at(7), field('end', locale.date(addDays(start, 365))))}${random.chance(0.8) ? fact(at(8), markup`${field('mileage', locale.count(random.pick([8000, 12_000, 16_000, 20_000])))} ${at(9)}`) : ''}${random.chance(0.8) ? fact(at(10), field('bonus', locale.percent(random.pick([20, 40, 60, 70, 75])))) : ''}${fact(at(11), field('deductible', locale.money(inMoney(random.pick([200, 400, 600, 800]), locale))))}${random.chance(0.3) ? fact(at(16), field('leasing', locale.bank())) : ''}</aside>`;
		const html = markup`<style>@page { size: A4; margin: 15mm } body { font: 10pt/1.5 'Liberation Sans' } .top { display: flex; justify-content: space-between } .top b { font-size: 16pt; color: #0a6 } h1 { font-size: 17pt } .w { display: grid; grid-template-columns: ${isLeft ? '52mm 1fr' : '1fr 52mm'}; gap: 8mm } aside { background: #eef6f2; padding: 4mm } .f { margin-bottom: 2.5mm } small { display: block; font-size: 7.5pt; color: #555 } .r { display: flex; justify-content: space-between; border-bottom: .4pt solid #aaa; padding: 1.5mm 0 } footer { margin-top: 8mm; font-size: 9pt }
			</style><div class="top"><b>${field('insurer', firm)}</b><span>${field('policyholder', who.name)}<br>${home.lines[0]}<br>${home.lines[1]}</span></div><h1>${at(0)}</h1><p>${at(1)} ${who.given}, ${at(2)}</p><div class="w">${isLeft && panel}<div><b>${at(12)}</b><div class="r"><span></span><small>${at(13)}</small></div><div data-list="covers">${covers.map(({ cover, premium }) => markup`<div class="r" data-row><span>${field('cover', cover)}</span><span>${field('premium', locale.amount(premium))}</span></div>`)}</div><div class="r"><b>${at(14)}</b><b>${field('total', locale.money(total))}</b></div>${random.chance(0.8) && markup`<p>${at(15)}: ${field('instalments', random.pick(at(19).split(';')))}</p>`}<footer>${at(17)} ${field('claimsPhone', locale.phone())}<br>${at(20)}: ${locale.phone()}</footer></div>${!isLeft && panel}</div>`;
		return { html, fields };
	},
};
export default family;
