import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, drawPaper } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity(
		'bank',
		'client',
		'depot',
		'noteDate',
		'kind',
		'security',
		'isin',
		'localCode',
		'quantity',
	),
	...askSecurity(
		'price',
		'market',
		'tradeDate',
		'tradeTime',
		'valueDate',
		'gross',
		'fee',
		'stockFee',
	),
	...askSecurity('rate', 'net', 'account', 'orderNo'),
	...askForm({
		stampDuty:
			'# How much is the federal stamp duty? | Eidg. Umsatzabgabe | droit de timbre fédéral | tassa di negoziazione | stampDuty',
		foreignGross:
			'# What is the amount in the foreign currency? | Betrag in Fremdwährung | montant en devise | importo in divisa | foreignAmount',
		adviser:
			'Who looks after the client? | Kundenbetreuer | conseiller | consulente | relationshipManager',
		perUnit: '-# What is paid per share? | Dividende je Titel | dividende par titre',
		tax: '-# How much withholding tax? | Verrechnungssteuer | impôt anticipé | imposta preventiva',
	}),
};
const SAID = {
	de: 'Börsenabrechnung|Kauf;Verkauf|Wir haben für Sie am|um|Uhr an der|gekauft;verkauft|Anzahl|Titel|Kurs|Betrag|Kommission|Börsengebühren|Eidg. Umsatzabgabe|Umrechnungskurs|Zu Ihren Lasten;Zu Ihren Gunsten|Valuta|Depot|Valor|Konto|Auftrag|Ihr Betreuer|Wir buchen den Betrag auf dem Konto',
	fr: 'Décompte de bourse|Achat;Vente|Nous avons pour votre compte, le|à|h à la bourse de|acheté;vendu|Nombre|Titre|Cours|Montant|Courtage|Frais de bourse|Droit de timbre fédéral|Cours de change|Montant à votre débit;Montant à votre crédit|Valeur|Dépôt|Valeur n°|Compte|Ordre|Votre conseiller|Nous comptabilisons le montant sur le compte',
	it: 'Conteggio di borsa|Acquisto;Vendita|Per vostro conto abbiamo il|alle|alla borsa di|acquistato;venduto|Quantità|Titolo|Corso|Importo|Commissione|Spese di borsa|Tassa federale di negoziazione|Cambio|A vostro debito;A vostro credito|Valuta|Deposito|Valore|Conto|Ordine|Il vostro consulente|Registriamo l’importo sul conto',
};

/** A Swiss exchange note: the trade told in one sentence with values inside, then currency, amount and sign in three narrow columns, the total between double lines. */
const family: Family = {
	author: 'radmila',
	locales: ['de-CH', 'fr-CH', 'it-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount, count } = locale;
		const paper = drawPaper(random, locale);
		const side = random.int(0, 1);
		const isForeign = random.chance(0.5);
		const currency = isForeign ? random.pick(['USD', 'EUR', 'GBP']) : 'CHF';
		const rate = isForeign ? random.decimal(0.82, 1.24, 4) : 1;
		const quantity = random.int(5, 800);
		const gross = toMoney(quantity * paper.price);
		const fee = toMoney(gross * 0.011);
		const stock = random.chance(0.7) ? random.decimal(1.5, 18) : 0;
		const duty = toMoney(gross * 0.0015);
		const sign = side === 0 ? 1 : -1;
		const foreignNet = toMoney(gross + sign * (fee + stock + duty));
		const net = toMoney(foreignNet * rate);
		const day = random.day('2001-02-01', '2026-03-01');
		const who = locale.person();
		const line = (label: string, path: string, value: number) =>
			markup`<tr><td>${label}<td>${currency}<td class="r">${field(path, amount(value))}`;
		const [debit, credit] = say(14).split(';');
		const html = markup`<style>@page { size: A4; margin: 24mm 25mm } body { font: 9.8pt/1.5 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'DejaVu Sans'"])} } h1 { font: bold 13pt 'Liberation Sans'; margin: 14mm 0 1mm } .m { display: grid; grid-template-columns: 1fr 1fr; font-size: 8.5pt; border-top: .6pt solid; border-bottom: .6pt solid; padding: 1.5mm 0; margin-bottom: 6mm } table { width: 100%; border-collapse: collapse; margin: 5mm 0 } .r { text-align: right } td:nth-child(2) { width: 16mm; text-align: center } .t td { border-top: .7pt solid; border-bottom: 2.4pt double; font-weight: bold; padding: 1mm 0 }
			</style><div style="display:flex;justify-content:space-between"><b>${field('bank', `${random.pick(['Bank Rhonetal', 'Banque du Lac', 'Kantonalhaus', 'Banca Ceresio Nuova'])} ${random.pick(['AG', 'SA'])}`)}</b><span>${field('client', who.name)}<br>${locale.address().lines[0]}<br>${locale.address().lines[1]}</span></div><h1>${say(0)} – ${field('kind', say(1).split(';')[side] ?? '')}</h1><div class="m"><span>${say(16)} ${field('depot', random.pattern('####-#######-##'))}</span><span>${field('noteDate', locale.date(addDays(day, 1)))}</span><span>${say(19)} ${field('orderNo', random.pattern('########'))}</span><span>${random.chance(0.7) && markup`${say(20)}: ${field('adviser', locale.person().name)}`}</span></div>
			<p>${say(2)} ${field('tradeDate', locale.date(day))} ${say(3)} ${field('tradeTime', clock(random.int(545, 1040), '.'))} ${locale.language === 'it' ? '' : `${say(4)} `}${locale.language === 'it' && `${say(4)} `}${field('market', random.pick(['SIX Zürich', 'BX Bern', 'Milano', 'Frankfurt']))} ${say(5).split(';')[side] ?? ''}:</p><p>${say(6)} ${field('quantity', count(quantity))} &nbsp; <b>${field('security', paper.name)}</b><br>ISIN ${field('isin', paper.isin)} &nbsp; ${say(17)} ${field('localCode', paper.localCode)} &nbsp; ${say(8)} ${currency} ${field('price', amount(paper.price))}</p>
			<table>${line(say(9), isForeign ? 'foreignGross' : 'gross', gross)}${line(say(10), 'fee', fee)}${stock > 0 && line(say(11), 'stockFee', stock)}${line(say(12), 'stampDuty', duty)}${isForeign && markup`<tr><td>${say(13)} ${field('rate', amount(rate, 4))}<td>CHF<td class="r">${field('gross', amount(toMoney(gross * rate)))}`}<tr class="t"><td>${side === 0 ? debit : credit} &nbsp; ${say(15)} ${field('valueDate', locale.date(addDays(day, 3)))}<td>CHF<td class="r">${field('net', amount(net))}</table><p>${say(21)} ${field('account', locale.iban())}.</p>`;
		return { html, fields };
	},
};
export default family;
