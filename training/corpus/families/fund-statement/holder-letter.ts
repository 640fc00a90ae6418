import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, askTable } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity('bank', 'client', 'account', 'noteDate', 'isin', 'localCode', 'price'),
	...askForm({
		fund: 'Which fund is it? | Fonds | fonds | fondo | fundName',
		from: '@ From which day does the statement run? | Abrechnung von | période du | periodStart',
		until: '@ To which day does it run? | Abrechnung bis | période au | periodEnd',
		openingUnits:
			'# How many units were held at the beginning? | Anteile zu Beginn | parts au début | openingUnits',
		closingUnits:
			'# How many units are held now? | Anteile am Ende | parts à la fin | closingUnits',
		value: '# What are the units worth? | Wert der Anteile | valeur des parts | marketValue',
		paidIn: '# What was paid in? | eingezahlt | versements | paidIn',
		reinvested: '# What was reinvested? | wieder angelegt | réinvesti | reinvested',
		feeRate:
			'# What share is charged a year? | laufende Kosten | frais courants | ongoingChargePercent',
		adviser: 'Through whom was it bought? | Vermittler | intermédiaire | introducedBy',
		bonus: '-# What bonus was paid? | Bonus | prime',
		loan: '-# What loan is secured on it? | Beleihung | avance',
	}),
	movements: askTable(
		{
			day: '@ day of the movement | Tag | jour | giorno',
			kind: 'kind | Art | nature | tipo',
			units: '# units | Anteile | parts | quote',
			price: '# price of a unit | Anteilpreis | valeur liquidative',
			amount: '# amount | Betrag | montant | importo',
		},
		'movements of the account | Bewegungen | mouvements | movimenti | unitTransactions',
	),
};
const SAID = {
	en: 'Unit Trust Statement|Fund|Account|Period|to|Units brought forward|Units carried forward|Price on|Value of your units|Bought;Sold;Income reinvested;Charge|Date|Movement|Units|Price|Amount|Ongoing charge|Introduced by|The price is the mid price of the fund.|Statement of|Halcyon Growth;Silverbrook Income;Larkfield Asia',
	de: 'Kontoauszug Investmentkonto|Fonds|Konto|Zeitraum|bis|Anteile zu Beginn|Anteile am Ende|Anteilpreis am|Wert Ihrer Anteile|Kauf;Verkauf;Wiederanlage;Gebühr|Datum|Bewegung|Anteile|Preis|Betrag|Laufende Kosten|Vermittler|Der Rücknahmepreis gilt am Bewertungstag.|Auszug vom|Nordlicht Wachstum;Rabenau Ertrag;Isarblick Asien',
	fr: 'Relevé de compte-titres OPCVM|Fonds|Compte|Période|au|Parts au début|Parts à la fin|Valeur liquidative au|Valeur de vos parts|Souscription;Rachat;Réinvestissement;Frais|Date|Mouvement|Parts|Prix|Montant|Frais courants|Intermédiaire|La valeur liquidative est celle du jour.|Relevé du|Luminor Croissance;Sylvéo Rendement;Verdanne Asie',
	it: 'Estratto conto fondi|Fondo|Conto|Periodo|al|Quote iniziali|Quote finali|Valore quota al|Controvalore|Sottoscrizione;Rimborso;Reinvestimento;Spese|Data|Operazione|Quote|Prezzo|Importo|Spese correnti|Collocatore|Il valore quota è riferito alla data indicata.|Estratto del|Fiorana Crescita;Dolomia Rendita;Solaria Asia',
};

/** A yearly letter of a fund house: what was held and what is held now in large figures at the top, movements as a list of which some rows have no units. */
const family: Family = {
	author: 'radmila',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'en-IE', 'de-LU'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount } = locale;
		const until = random.day('2003-04-01', '2026-04-01');
		const price = random.decimal(8, 120, 3);
		const kinds = say(9).split(';');
		let units = random.decimal(40, 900, 3);
		const opening = units;
		const movements = Array.from({ length: random.int(2, 7) }, (_, i) => {
			const kind = random.int(0, 3);
			const paid = random.decimal(20, 900);
			const at = toMoney(price * random.decimal(0.8, 1.05, 3) * 1000) / 1000;
			const bought = kind === 3 ? 0 : Math.round((paid / at) * 1000) / 1000;
			units = Math.round((units + (kind === 1 ? -bought : bought)) * 1000) / 1000;
			return {
				day: addDays(until, -330 + i * 40),
				kind,
				at,
				bought,
				paid: kind === 1 ? paid : paid,
			};
		});
		const paidIn = toMoney(
			movements.filter(({ kind }) => kind === 0).reduce((sum, one) => sum + one.paid, 0),
		);
		const reinvested = toMoney(
			movements.filter(({ kind }) => kind === 2).reduce((sum, one) => sum + one.paid, 0),
		);
		const value = toMoney(units * price);
		const fact = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="f"><i>${label}</i><br>${content}</div>`;
		const html = markup`<style>@page { size: A4; margin: 18mm 20mm } body { font: 9.4pt/1.45 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'"])} } .h { display: flex; justify-content: space-between; margin-bottom: 10mm } h1 { font-size: 14pt; border-left: 5pt solid #3d6b5a; padding-left: 3mm; margin: 0 0 6mm } .r { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm } .f b { font-size: 14pt } .f i { font-style: normal; font-size: 8pt; color: #555 } table { width: 100%; border-collapse: collapse; margin-top: 7mm } th { text-align: right; font-weight: normal; border-bottom: .6pt solid; font-size: 8.4pt } th:first-child, td:first-child { text-align: left } td { text-align: right; padding: .8mm 0 } .x { border-top: .6pt solid; font-weight: bold }
			</style><div class="h"><div>${field('client', locale.person().name)}<br>${locale.address().lines[0]}<br>${locale.address().lines[1]}</div><div style="text-align:right">${field('bank', random.pick(['Halcyon Fund Managers', 'Nordlicht Invest', 'Sylvéo Gestion', 'Fiorana SGR']))}<br>${say(18)} ${field('noteDate', locale.date(until))}</div></div><h1>${say(0)}</h1><p>${say(1)}: <b>${field('fund', random.pick(say(19).split(';')))}</b>${random.chance(0.5) && markup` (${field('localCode', random.pattern('?######'))}, ${field('isin', random.pattern('LU##########'))})`}<br>${say(2)} ${field('account', random.pattern('########'))} &nbsp; ${say(3)} ${field('from', locale.date(addDays(until, -365)))} ${say(4)} ${field('until', locale.date(until))}</p>
			<div class="r">${fact(say(5), markup`<b>${field('openingUnits', amount(opening, 3))}</b>`)}${fact(say(6), markup`<b>${field('closingUnits', amount(units, 3))}</b>`)}${fact(say(8), markup`<b>${field('value', locale.money(value))}</b>`)}</div><p>${say(7)} ${field('until', locale.date(until))}: ${field('price', amount(price, 3))} &nbsp; ${say(15)} ${field('feeRate', locale.percent(random.decimal(0.1, 1.9)))}</p>
			<table data-list="movements"><tr>${[10, 11, 12, 13, 14].map((i) => markup`<th>${say(i)}`)}${movements.map((one) => markup`<tr data-row><td>${field('day', locale.date(one.day))}<td>${field('kind', kinds[one.kind] ?? '')}<td>${one.bought > 0 && field('units', amount(one.kind === 1 ? -one.bought : one.bought, 3))}<td>${one.bought > 0 && field('price', amount(one.at, 3))}<td>${field('amount', amount(one.paid))}`)}<tr class="x"><td><td><td>${amount(units, 3).text}<td><td>${paidIn > 0 && field('/paidIn', amount(paidIn))}</table><p>${reinvested > 0 && markup`${kinds[2] ?? ''}: ${field('reinvested', amount(reinvested))}. `}${say(17)} ${random.chance(0.5) && markup`${say(16)}: ${field('adviser', locale.person().name)}`}</p>`;
		return { html, fields };
	},
};
export default family;
