import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	operator: text('seller', 'opérateur', 'Which company sends the bill?', 'operadora'),
	customer: text('buyer', 'titulaire de la ligne', 'titular'),
	line: text(
		'',
		'numéro de la ligne',
		'Which telephone number is billed?',
		'lineNumber',
		'número do telemóvel',
	),
	billNumber: text('invoiceNumber', 'facture n°', 'fatura n.º'),
	billDate: date('issueDate', 'date de la facture', 'data da fatura'),
	period: text('period', 'période', 'período faturado'),
	plan: text('tariff', 'forfait', 'tarifário', 'Which plan does the customer have?'),
	monthlyFee: number('', 'abonnement', 'monthly fee', 'mensalidade', 'monthlyFee'),
	dataUsed: text(
		'',
		'données utilisées',
		'How much data was used?',
		'dados utilizados',
		'dataUsage',
	),
	calls: list(
		{
			date: date('', 'jour', 'date of the call', 'dia'),
			time: text('time', 'heure'),
			number: text('phone', 'numéro appelé', 'número marcado'),
			duration: text('', 'durée', 'duration', 'duração'),
			amount: number('lineTotal', 'montant', 'valor'),
		},
		'appels',
		'Which calls were made?',
	),
	callsTotal: number(
		'',
		'total des communications',
		'What did the calls cost?',
		'callsTotal',
		'total das chamadas',
	),
	total: number('grossTotal', 'total à payer', 'total a pagar'),
	debitDate: date('paymentDate', 'date du prélèvement', 'Quando é debitado?'),
	loyalty: number('', 'points de fidélité', 'How many loyalty points?', 'loyaltyPoints', 'pontos'),
	iban: absent(text('iban', 'compte débité')),
	pin: absent(text('', 'code PUK', 'What is the PUK?', 'pukCode')),
};
const SAID = {
	fr: 'Votre facture|Ligne|Facture n°|du|Période|Forfait|Abonnement|Détail des appels hors forfait|Date;Heure;Numéro;Durée;Montant|Total communications|Total TTC|Prélèvement le|Points de fidélité|Données|sur 20 Go inclus|Service client 3000 (gratuit) – En cas de vol : 3001|Libre 20;Zen 100;Pro Max|Remise fidélité',
	pt: 'A sua fatura|Número|Fatura n.º|de|Período|Tarifário|Mensalidade|Chamadas fora do pacote|Data;Hora;Número;Duração;Valor|Total das chamadas|Total com IVA|Débito em|Pontos|Dados|de 20 GB incluídos|Apoio ao cliente 16000 – Em caso de roubo: 16001|Livre 20;Zen 100;Total|Desconto fidelidade',
	hu: 'Számlája|Hívószám|Számla sorszáma|kelt|Időszak|Díjcsomag|Havi díj|Csomagon kívüli hívások|Dátum;Idő;Hívott szám;Tartam;Díj|Hívások összesen|Bruttó összesen|Beszedés napja|Hűségpont|Adat|a 20 GB-ból|Ügyfélszolgálat 1200 – Lopás esetén 1201|Szabad 20;Zen 100;Pro|Hűségkedvezmény',
} as const;

/** A phone bill with a band of boxes and two columns of calls in tiny print; the customer's line is no hotline. */
const family: Family = {
	author: 'odette',
	locales: ['fr-FR', 'pt-PT', 'hu-HU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const day = random.day('2003-02-01', '2024-06-01');
		const calls = Array.from({ length: random.int(4, 18) }, () => ({
			on: addDays(day, -random.int(2, 30)),
			at: random.int(0, 1439),
			to: locale.phone(),
			lasts: `${random.int(0, 48)}:${String(random.int(0, 59)).padStart(2, '0')}`,
			cost: inMoney(random.decimal(0.08, 3.9), locale),
		})).toSorted((a, b) => a.on.localeCompare(b.on));
		const sum = toMoney(calls.reduce((total, { cost }) => total + cost, 0));
		const fee = inMoney(random.pick([9.99, 15, 24.9, 39]), locale);
		const off = random.chance(0.4) ? inMoney(2, locale) : 0;
		const cut = Math.ceil(calls.length / 2);
		const box = (x: number, label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="x" style="left:${x}mm"><small>${label}</small>${content}</div>`;
		const column = (rows: typeof calls, left: number) =>
			markup`<table class="c" style="left:${left}mm" data-list="calls"><tr>${at(8)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${rows.map((call) => markup`<tr data-row><td>${field('date', locale.date(call.on, locale.language === 'hu' ? 'yyyy.mm.dd' : 'dd/mm/yy'))}<td>${field('time', clock(call.at).padStart(5, '0'))}<td>${field('number', call.to)}<td>${field('duration', call.lasts)}<td align="right">${field('amount', locale.amount(call.cost))}`)}</table>`;
		const html = markup`<style>@page { size: A4; margin: 0 } body { position: relative; height: 295mm; font: 9pt 'Liberation Sans' } .x { position: absolute; top: 62mm; height: 16mm; width: 42mm; border-top: 2pt solid #c04; padding-top: 1mm; font-weight: bold } small { display: block; font-weight: normal; font-size: 7pt; color: #555 } .c { position: absolute; top: 138mm; font-size: 7pt; width: 88mm } .c td, .c th { padding: .5mm 1mm; text-align: left } .p { position: absolute }
			</style><div class="p" style="left:15mm;top:14mm;font:bold 22pt 'DejaVu Sans';color:#c04">${field('operator', random.pick(['Volubis', 'Ondatel', 'Linea', 'Mobilux']))}</div><div class="p" style="left:115mm;top:28mm">${field('customer', locale.person().name)}<br>${locale.address().lines[0]}<br>${locale.address().lines[1]}</div><div class="p" style="left:15mm;top:30mm;font-size:7.5pt">${at(15)}</div>
			${box(15, at(1), field('line', locale.phone()))}${box(61, at(2), markup`${field('billNumber', random.pattern('#########'))}<br><small>${at(3)} ${field('billDate', locale.date(day))}</small>`)}${box(107, at(4), field('period', `${locale.date(addDays(day, -31)).text} – ${locale.date(addDays(day, -1)).text}`))}${box(153, at(10), field('total', locale.money(toMoney(fee + sum - off))))}
			<div class="p" style="left:15mm;top:86mm;width:180mm"><b>${at(0)}</b><table width="100%"><tr><td>${at(5)} ${field('plan', random.pick(at(16).split(';')))} – ${at(6)}<td align="right">${field('monthlyFee', locale.amount(fee))}<tr><td>${at(9)}<td align="right">${field('callsTotal', locale.amount(sum))}${off > 0 && markup`<tr><td>${at(17)}<td align="right">${locale.amount(-off)}`}<tr><td><b>${at(10)}</b><td align="right"><b>${field('total', locale.money(toMoney(fee + sum - off)))}</b></table>${random.chance(0.7) && markup`${at(11)} ${field('debitDate', locale.date(addDays(day, random.int(8, 16))))}. `}${random.chance(0.5) && markup`${at(13)}: ${field('dataUsed', `${locale.count(random.decimal(0.4, 19, 1)).text} ${locale.language === 'fr' ? 'Go' : 'GB'}`)} ${at(14)}. `}${random.chance(0.5) && markup`${at(12)}: ${field('loyalty', locale.count(random.int(20, 8000)))}`}</div>
			<div class="p" style="left:15mm;top:131mm;font-weight:bold">${at(7)}</div>${column(calls.slice(0, cut), 15)}${column(calls.slice(cut), 109)}`;
		return { html, fields };
	},
};
export default family;
