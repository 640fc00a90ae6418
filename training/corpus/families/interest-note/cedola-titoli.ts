import type { Family, Fields } from '../../family.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, lostColumns } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity(
		'bank',
		'client',
		'depot',
		'noteDate',
		'security',
		'isin',
		'nominal',
		'valueDate',
		'gross',
		'tax',
		'net',
		'account',
	),
	...askForm({
		couponRate: '# What is the rate of interest in percent? | Zinssatz | tasso | taux | couponRate',
		days: '# For how many days is interest paid? | Zinstage | giorni | jours | interestDays',
		from: '@ From which day does the interest run? | Zinslauf ab | godimento dal | période du | accrualFrom',
		until:
			'@ Up to which day does the interest run? | Zinslauf bis | godimento al | période au | accrualUntil',
		repayment:
			'# What is paid back of the loan? | Rückzahlung | rimborso | remboursement | redemptionAmount',
		taxRate:
			'# What is the rate of the tax? | Steuersatz | aliquota | taux de la retenue | withholdingRate',
		couponNo: 'Which coupon is it? | Kuponnummer | cedola n. | coupon n° | couponSerial',
		price: '-# At what price was it bought? | Kaufkurs | prezzo d’acquisto',
		dividend: '-# What is the dividend? | Dividende | dividendo',
	}),
};
const SAID = {
	it: 'AVVISO DI ACCREDITO CEDOLE;Accredito interessi su titoli|Titolo|Deposito|Valore nominale|Cedola n.|Tasso|Giorni|Godimento dal|al|Interessi lordi|Imposta sostitutiva|Rimborso capitale|Importo netto|Valuta|Conto corrente|Banca Serralta;Cassa Belvento;Credito Dolomia|BTP nuovo;CCT;Obbl. Comune|dal|Il presente importo è già al netto delle imposte.',
	de: 'ERTRÄGNISGUTSCHRIFT;Zinsgutschrift Wertpapiere|Wertpapier|Depot|Nennwert|Kupon Nr.|Zinssatz|Tage|Zinslauf vom|bis|Zinsen brutto|Kapitalertragsteuer|Rückzahlung|Gutschrift|Valuta|Konto|Nordwind Bank;Elbtal Kasse;Kranich Bank|Pfandbrief R. 12;Kommunalobligation;Inhaberschuldv.|vom|Der Betrag wurde Ihrem Konto gutgeschrieben.',
	fr: 'AVIS DE PAIEMENT D’INTÉRÊTS;Encaissement de coupons|Obligation|Dossier|Valeur nominale|Coupon n°|Taux|Jours|Période du|au|Intérêts bruts|Retenue à la source|Remboursement|Net crédité|Valeur|Compte|Banque Clairval;Crédit Mirabel|OAT 2034;Emprunt Ville;Oblig. 4 ans|du|Le montant est net de toute retenue.',
	es: 'ABONO DE INTERESES;Abono de cupón|Valor|Cuenta de valores|Valor nominal|Cupón n.º|Interés|Días|Desde|hasta|Intereses brutos|Retención|Amortización|Importe líquido|Fecha valor|Cuenta|Banco Encinar;Caja Almadra|Bonos Estado;Obligaciones Ayto.;Pagaré|del|Importe neto de retenciones.',
	en: 'INTEREST PAYMENT ADVICE;Bond interest credit|Security|Safe custody|Nominal|Coupon no.|Rate|Days|From|to|Gross interest|Tax withheld|Redemption|Net credit|Value date|Account|Fernhill Bank;Northgate Trust|Treasury 2038;Local authority bond;Debenture 5%|from|The amount has been credited to you.',
};

/** A note of bond interest of five lines, each with its figures placed by tabs; the lower part repeats the facts in one long sentence without the labels. */
const family: Family = {
	author: 'ignatius',
	locales: ['it-IT', 'de-DE', 'fr-FR', 'es-ES', 'en-GB', 'de-AT', 'it-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount, count } = locale;
		const nominal = random.int(1, 80) * 1000;
		const rate = random.decimal(0.25, 7.5, 3);
		const days = random.pick([182, 183, 184, 365]);
		const until = random.day('1996-02-01', '2026-03-01');
		const gross = toMoney((nominal * rate * days) / 36500);
		const [percent, isTaxed] = [random.pick([12.5, 26, 25, 12.8]), random.chance(0.75)];
		const tax = isTaxed ? toMoney((gross * percent) / 100) : 0;
		const repayment = random.chance(0.2) ? nominal : 0;
		const net = toMoney(gross - tax + repayment);
		const currency = locale.country.currency;
		const paper = `${oneOf(random, say(16))} ${locale.count(random.decimal(0.5, 6, 2)).text}% ${until.slice(0, 4)}/${Number(until.slice(2, 4)) + random.int(1, 15)}`;
		const bank = oneOf(random, say(15));
		const who = locale.person().name;
		const isinCode = random.pattern(`${locale.countryCode}##########`);
		const pairs: readonly (readonly [string, ReturnType<typeof markup>])[] = [
			[say(3), markup`${currency} ${field('nominal', amount(nominal, 0))}`],
			[say(5), markup`${field('couponRate', amount(rate, 3))} %`],
			[say(6), markup`${field('days', count(days))}`],
			[say(9), markup`${currency} ${field('gross', amount(gross))}`],
			...(isTaxed
				? [
						[
							say(10),
							markup`${field('taxRate', locale.percent(percent))} ${currency} ${field('tax', amount(tax))}`,
						] as const,
					]
				: []),
			...(repayment > 0
				? [[say(11), markup`${currency} ${field('repayment', amount(repayment))}`] as const]
				: []),
			[say(12), markup`<b>${currency} ${field('net', amount(net))}</b>`],
		];
		const list = random.chance(0.5)
			? lostColumns(
					random,
					pairs.map(([label, content]) => [label, content] as const),
				)
			: markup`<div class="d">${pairs.map(([label, content]) => markup`<span>${label}</span><span>${content}</span>`)}</div>`;
		const html = markup`<style>@page { size: A4; margin: 26mm 24mm } body { font: 9.8pt/1.5 ${random.pick(["'Liberation Mono'", "'Liberation Sans'"])} } .d { display: grid; grid-template-columns: 60mm 1fr; row-gap: 1mm; margin: 5mm 0 } h1 { font-size: 12pt; margin: 12mm 0 4mm } .q { border-left: 2pt solid; padding-left: 4mm; margin-top: 6mm }
			</style><div style="display:flex;justify-content:space-between"><b>${field('bank', bank)}</b><span>${field('noteDate', locale.date(until))}</span></div><p>${field('client', who)}<br>${say(2)} ${field('depot', random.pattern('###-######'))}</p><h1>${oneOf(random, say(0))}</h1><div>${say(1)}: <b>${field('security', paper)}</b><br>ISIN ${field('isin', isinCode)}${random.chance(0.6) && markup` &nbsp; ${say(4)} ${field('couponNo', String(random.int(2, 30)))}`}<br>${say(7)} ${field('from', locale.date(addDays(until, -days)))} ${say(8)} ${field('until', locale.date(until))}</div>${list}
			<p class="q">${field('bank', bank)}, ${field('client', who)}: ${field('isin', isinCode)}, ${say(17)} ${locale.date(addDays(until, -days)).text} ${say(8)} ${locale.date(until).text}; ${say(13)} ${field('valueDate', locale.date(addDays(until, 1)))}, ${say(14)} ${field('account', locale.iban() || random.pattern('########'))}. ${say(18)}</p>`;
		return { html, fields };
	},
};
export default family;
