import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	bank: text(
		'bankName',
		'Which bank keeps the securities?',
		'Welche Bank führt das Depot?',
		'Quelle banque tient le dépôt ?',
		'bank at the top',
	),
	...askParty('holder', 'buyer', ['name', 'street', 'postcode', 'city'], ['de', 'fr', 'it']),
	depot: text(
		'accountNumber',
		'What is the number of the securities account?',
		'Depotnummer',
		'numéro du compte-titres',
		'numero del deposito',
	),
	security: text(
		'product',
		'Which security paid?',
		'Welches Wertpapier hat gezahlt?',
		'Quel titre a versé ?',
		'name of the fund or share',
	),
	isin: text(
		'',
		'isin',
		'What is the ISIN?',
		'Welche ISIN hat das Papier?',
		'code ISIN',
		'securityId',
	),
	units: number(
		'quantity',
		'How many units are held?',
		'Wie viele Stück?',
		'nombre de parts',
		'quantity entitled',
	),
	perUnit: number(
		'',
		'distributionPerUnit',
		'How much is paid per unit?',
		'Ausschüttung je Anteil',
		'montant par titre',
		'dividendo unitario',
	),
	recordDate: date(
		'',
		'exDate',
		'When was the ex-day?',
		'Ex-Tag',
		'date de détachement',
		'data stacco',
	),
	payDate: date(
		'paymentDate',
		'When was it paid out?',
		'Wann wird gezahlt?',
		'date de paiement',
		'pay day',
	),
	valueDate: date('valueDate', 'What is the value date?', 'Wertstellung', 'date de valeur'),
	rate: number(
		'exchangeRate',
		'What exchange rate was used?',
		'Umrechnungskurs',
		'cours de change',
		'rate of conversion',
	),
	gross: number(
		'',
		'grossDistribution',
		'What is the gross amount?',
		'Bruttobetrag',
		'montant brut',
		'importo lordo',
	),
	net: number(
		'amountPaid',
		'How much is credited?',
		'Welcher Betrag wird gutgeschrieben?',
		'Combien est crédité ?',
		'net amount after tax',
	),
	account: text(
		'iban',
		'Which account is credited?',
		'Welchem Konto wird gutgeschrieben?',
		'compte crédité',
	),
	taxes: list(
		{
			name: text('', 'name of the tax', 'Steuerart', 'nature de l’impôt', 'Which tax?'),
			rate: number('taxRate', 'percentage', 'Satz', 'taux'),
			amount: number('taxTotal', 'amount withheld', 'einbehalten', 'montant retenu'),
		},
		'withholding taxes',
		'Which taxes were withheld?',
		'einbehaltene Steuern',
	),
	fee: absent(number('bankFee', 'How much is the fee?', 'Provision', 'frais')),
	price: absent(number('unitPrice', 'At what price was it bought?', 'Kaufkurs')),
};
const SAID = {
	de: 'Ausschüttung Investmentfonds|Dividendengutschrift|Depot-Nr.|Stück|Zahlung je Anteil|Ex-Tag|Zahltag|Valuta|Devisenkurs|Bruttobetrag|Gutschrift|zu Gunsten Konto|Quellensteuer;Kapitalertragsteuer;Solidaritätszuschlag;Kirchensteuer|Wir haben Ihnen folgenden Ertrag gutgeschrieben.|Bestand',
	en: 'Fund distribution|Dividend payment|Account|Units|Rate per unit|Ex date|Pay date|Value date|Exchange rate|Gross amount|Net credit|to account|Foreign tax;Withholding tax;Local tax|We have credited you with the following income.|Holding',
	fr: 'Distribution de fonds|Paiement de dividende|Compte-titres|Parts|Montant unitaire|Détachement|Paiement|Valeur|Cours de change|Montant brut|Net crédité|au compte|Retenue étrangère;Prélèvement forfaitaire;Prélèvements sociaux|Nous avons crédité le revenu suivant.|Position',
	it: 'Distribuzione proventi|Pagamento dividendo|Deposito|Quote|Importo unitario|Stacco|Pagamento|Valuta|Cambio|Importo lordo|Netto accreditato|sul conto|Ritenuta estera;Imposta sostitutiva;Imposta locale|Vi abbiamo accreditato il seguente provento.|Quantità',
};
const FUNDS = [
	'NORDLICHT WORLD EQUITY A',
	'Calder Global Bond Dist',
	'ALPENRING DIVIDENDE',
	'Meridian Property Income',
	'Halcyon Industries Reg.',
	'Verdanne Énergie Nom.',
	'CORALLINA UTILITIES ORD',
];

/** A bank's notice of income: labels and amounts as running text, in lines without columns, or as two columns, by chance. */
const family: Family = {
	author: 'matteo',
	locales: ['de-DE', 'en-GB', 'fr-FR', 'it-IT', 'de-AT', 'de-CH', 'en-IE'],
	draw: (random, locale) => {
		const { amount } = locale;
		const say = speak(SAID, locale.language);
		const isForeign = random.chance(0.5);
		const foreign = random.pick(['USD', 'NOK', 'JPY', 'SEK']);
		const own = locale.country.currency;
		const currency = isForeign ? foreign : own;
		const units = random.chance(0.5) ? random.int(5, 900) : random.decimal(3, 400, 3);
		const perUnit = random.decimal(0.08, 4.2, 4);
		const rate = isForeign ? random.decimal(1.05, 11.4, 4) : 1;
		const foreignGross = toMoney(units * perUnit);
		const gross = toMoney(foreignGross / rate);
		const taxes = random.some(say(12).split(';'), random.int(1, 3)).map((name) => {
			const percent = random.pick([15, 25, 5.5, 10, 17.2, 26]);
			return { name, percent, amount: toMoney((gross * percent) / 100) };
		});
		const net = toMoney(gross - taxes.reduce((sum, tax) => sum + tax.amount, 0));
		const day = random.day('2009-01-10', '2026-05-10');
		const holder = locale.person();
		const address = locale.address();
		const [street, town] = addressOf('holder', address);
		const style = random.pick(['run', 'lines', 'columns']);
		const facts: readonly (readonly [string, Markup])[] = [
			[say(14), markup`${field('units', locale.count(units))} ${say(3)}`],
			[say(4), markup`${currency} ${field('perUnit', amount(perUnit, 4))}`],
			[say(5), field('recordDate', locale.date(addDays(day, -3)))],
			[say(6), field('payDate', locale.date(day))],
			...(isForeign
				? [[say(8), markup`${own}/${foreign} ${field('rate', amount(rate, 4))}`] as const]
				: []),
			[say(9), markup`${own} ${field('gross', amount(gross))}`],
		];
		const taxed = taxes.map(
			(tax) =>
				[
					tax.name,
					markup`${field('rate', locale.percent(tax.percent))}`,
					markup`${field('amount', { text: `${style === 'columns' ? '-' : ''}${amount(tax.amount).text}${style === 'run' ? '-' : ''}`, value: style === 'lines' ? tax.amount : -tax.amount })}`,
				] as const,
		);
		const last = markup`${own} ${field('net', amount(net))}`;
		const body = {
			run: markup`<p>${facts.map(([name, content]) => markup`${name} ${content} `)}<span data-list="taxes">${taxed.map(([name, percent, sum]) => markup`<span data-row>${field('name', name)} ${percent} ${own} ${sum} </span>`)}</span>${say(10)} ${say(7)} ${field('valueDate', locale.date(addDays(day, 2)))} ${last}</p>`,
			lines: markup`${facts.map(([name, content]) => markup`<div>${name} : ${content}</div>`)}<div data-list="taxes">${taxed.map(([name, percent, sum]) => markup`<div data-row>${field('name', name)} ${percent} : ${own} ${sum}</div>`)}</div><div>${say(10)} (${say(7)} ${field('valueDate', locale.date(addDays(day, 2)))}) : <b>${last}</b></div>`,
			columns: markup`<table>${facts.map(([name, content]) => markup`<tr><td>${name}<td><td class="r">${content}`)}<tbody data-list="taxes">${taxed.map(([name, percent, sum]) => markup`<tr data-row><td>${field('name', name)}<td>${percent}<td class="r">${own} ${sum}`)}</tbody><tr class="b"><td>${say(10)}<td>${say(7)} ${field('valueDate', locale.date(addDays(day, 2)))}<td class="r">${last}</table>`,
		}[style];
		const html = markup`<style>@page { size: A4; margin: 20mm 22mm } body { font: 10pt/1.5 ${random.pick(["'Liberation Mono'", "'Liberation Sans'", "'DejaVu Sans'"])} } .top { display: flex; justify-content: space-between; margin-bottom: 14mm } h1 { font-size: 13pt; margin: 12mm 0 4mm } table { width: 85% } .r { text-align: right } .b td { border-top: .7pt solid; font-weight: bold }</style>
			<div class="top"><div>${field('holder.name', holder.name)}<br>${street}<br>${town}</div><div class="r"><b>${field('bank', locale.bank())}</b><br>${say(2)} ${field('depot', random.pattern('### ######'))}</div></div>
			<h1>${random.chance(0.6) ? say(0) : say(1)}</h1><p>${say(13)}</p><p><b>${field('security', random.pick(FUNDS))}</b><br>ISIN ${field('isin', random.pattern(`${random.pick(['LU', 'IE', 'DE', 'US', 'NO'])}##########`))}</p>${body}
			${locale.iban() !== '' && markup`<p>${say(11)} ${field('account', locale.iban())}</p>`}`;
		return { html, fields };
	},
};
export default family;
