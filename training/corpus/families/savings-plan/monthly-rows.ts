import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, askTable } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity('bank', 'client', 'depot', 'security', 'isin', 'noteDate', 'account'),
	...askForm({
		instalment:
			'# What is paid every month? | Sparrate | mensualidad | rata mensile | monthlyInstalment',
		planNo:
			'What is the number of the plan? | Plannummer | número de plan | numero del piano | planNumber',
		started: '@ Since when does the plan run? | Beginn | fecha de inicio | inizio | planStart',
		units: '# How many units are held? | Anteile | participaciones | quote | unitsHeld',
		unitPrice:
			'# What is a unit worth? | Anteilwert | valor liquidativo | valore quota | unitValue',
		balance:
			'# What is the plan worth? | Wert des Plans | valor del plan | controvalore | planValue',
		average:
			'# What was the average price? | Durchschnittskurs | precio medio | prezzo medio | averagePrice',
		interval: 'How often is it paid? | Rhythmus | periodicidad | periodicità | executionInterval',
		endDate: '-@ When does it end? | Laufzeit bis | vencimiento | scadenza',
		bonus: '-# How much bonus is paid? | Zulage | aportación extra | bonus',
	}),
	purchases: askTable(
		{
			day: '@ day | Tag | día | giorno',
			amount: '# amount paid | eingezahlt | aportado | versato',
			price: '# price | Kurs | precio | prezzo',
			units: '# units | Anteile | participaciones | quote',
		},
		'purchases of the year | Käufe | compras | acquisti | planPurchases',
	),
};
const SAID = {
	de: 'Sparplan Jahresübersicht|Plan-Nr.|läuft seit|monatlich;zweimonatlich;vierteljährlich|Rate|Datum|Betrag|Kurs|Anteile|Summe der Käufe|Bestand am|Anteilwert|Wert|Durchschnittskurs|Depot|zu Lasten Konto|Ausführung|MSCI-artiger Weltfonds;Dividendenfonds Alpenring;Rentenfonds Kurz',
	es: 'Resumen anual del plan de ahorro|Plan n.º|desde|mensual;bimestral;trimestral|Aportación|Fecha|Importe|Precio|Participaciones|Total compras|Saldo a|Valor liquidativo|Valor del plan|Precio medio|Cuenta de valores|con cargo a|Ejecución|Fondo Mundo Rialta;Renta Corta Almadra;Bolsa Brisamar',
	it: 'Piano di accumulo – riepilogo|Piano n.|dal|mensile;bimestrale;trimestrale|Rata|Data|Importo|Prezzo|Quote|Totale versato|Quote al|Valore quota|Controvalore|Prezzo medio|Deposito|addebito su|Frequenza|Fondo Azionario Mondo;Obbligazionario Breve;Bilanciato Dolomia',
	nl: 'Overzicht beleggingsplan|Plannr.|sinds|maandelijks;per kwartaal|Inleg|Datum|Bedrag|Koers|Stukken|Totaal ingelegd|Stand per|Koers per stuk|Waarde|Gemiddelde koers|Effectenrekening|van rekening|Uitvoering|Wereldfonds Polder;Mixfonds Waterkant',
	fr: 'Relevé annuel du plan d’investissement|Plan n°|depuis|mensuel;trimestriel|Versement|Date|Montant|Cours|Parts|Total investi|Encours au|Valeur de part|Valeur du plan|Cours moyen|Compte-titres|débité du compte|Périodicité|Fonds Monde Mirabel;Diversifié Sylvéo',
};

/** A yearly sheet of a savings plan: tiny rows of purchases in two blocks side by side, the sums below, and a bar of months drawn beside them. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'es-ES', 'it-IT', 'nl-NL', 'fr-FR', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount, count } = locale;
		const rate = random.pick([25, 50, 75, 100, 150, 200]);
		const currency = locale.country.currency;
		const until = random.day('2014-12-01', '2026-01-31');
		const price0 = random.decimal(12, 180);
		const purchases = Array.from({ length: random.int(4, 12) }, (_, i) => {
			const price = toMoney(price0 * random.decimal(0.86, 1.12));
			return {
				day: addDays(until, -340 + i * 28),
				price,
				units: Math.round((rate / price) * 1000) / 1000,
			};
		});
		const units = Math.round(purchases.reduce((sum, one) => sum + one.units, 0) * 1000) / 1000;
		const held = Math.round((units + random.decimal(0, 60, 3)) * 1000) / 1000;
		const value = toMoney(held * price0);
		const row = (one: (typeof purchases)[number]) =>
			markup`<tr data-row><td>${field('day', locale.date(one.day))}<td class="r">${field('amount', amount(rate))}<td class="r">${field('price', amount(one.price))}<td class="r">${field('units', amount(one.units, 3))}`;
		const half = Math.ceil(purchases.length / 2);
		const heads = markup`<tr><th>${say(5)}<th class="r">${say(6)}<th class="r">${say(7)}<th class="r">${say(8)}`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape'])}; margin: 15mm } body { font: 8.6pt/1.35 'Liberation Sans' } h1 { font: 500 17pt 'Liberation Sans'; color: #345; margin: 0 0 2mm } .t { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm } table { width: 100%; border-collapse: collapse; font-size: 8pt } td, th { border-bottom: .3pt solid #bbb; padding: .5mm 0 } .r { text-align: right } .b { display: flex; gap: 1.5mm; align-items: flex-end; height: 20mm; margin: 4mm 0 } .b div { background: #7d9db5; width: 6mm } .s { border-top: 1.4pt solid; display: flex; justify-content: space-between; margin-top: 3mm }
			</style><div style="display:flex;justify-content:space-between"><h1>${say(0)}</h1><b>${field('bank', random.pick(['Direktbank Elbtal', 'Banco Rialta', 'Fiorana Banca', 'Polderbank', 'Crédit Clairval']))}</b></div><p>${field('client', locale.person().name)} · ${say(14)} ${field('depot', random.pattern('### ### ###'))} · ${say(1)} ${field('planNo', random.pattern('SP-####'))} · ${field('noteDate', locale.date(until))}<br><b>${field('security', random.pick(say(17).split(';')))}</b> ISIN ${field('isin', random.pattern('IE##########'))} · ${say(2)} ${field('started', locale.date(addDays(until, -random.int(700, 3200))))} · ${say(4)} ${currency} ${field('instalment', amount(rate))} · ${say(16)} ${field('interval', random.pick(say(3).split(';')))}</p>
			<div class="t"><table data-list="purchases">${heads}${purchases.slice(0, half).map(row)}</table><table data-list="purchases">${heads}${purchases.slice(half).map(row)}</table></div><div class="b">${purchases.map((one) => markup`<div style="height:${Math.round((one.price / price0) * 14)}mm"></div>`)}</div><div class="s"><span>${say(9)}: ${amount(toMoney(rate * purchases.length)).text}</span><span>${say(13)}: ${field('average', amount(toMoney((rate * purchases.length) / units)))}</span></div>
			<p>${say(10)} ${field('noteDate', locale.date(until))}: ${field('units', count(held))} · ${say(11)} ${field('unitPrice', amount(price0))} · <b>${say(12)}: ${currency} ${field('balance', amount(value))}</b><br>${say(15)} ${field('account', locale.iban())}</p>`;
		return { html, fields };
	},
};
export default family;
