import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, dat, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	paymentDocument: str(
		'number of the payment|paymentDocument|Zahlungsbeleg|numéro de paiement|numero del pagamento|betalningsnummer',
		'documentNumber',
	),
	runDate: dat(
		'day of the payment run|paymentRun|Zahllauf vom|date du virement|data del pagamento|betalningsdag',
		'paymentDate',
	),
	payer: str('Who pays?|paying company|Zahler|payeur|pagante|betalare', 'seller'),
	'payee.name': str(
		'Who is paid?|payee|Zahlungsempfänger|bénéficiaire|beneficiario|betalningsmottagare',
		'beneficiary',
	),
	'payee.address': str(
		'address of the payee|payeeAddress|Anschrift des Empfängers|adresse du bénéficiaire|indirizzo del beneficiario',
		'address',
	),
	payeeNumber: str(
		'number of the payee with the payer|vendorNo|Lieferantennummer|code fournisseur|codice fornitore|leverantörsnummer',
		'supplierNumber',
	),
	account: str(
		'account that is credited|creditedAccount|Konto des Empfängers|compte crédité|conto accreditato|konto',
		'iban',
	),
	items: rows(
		{
			ourDoc: str(
				'document number of the payer|ourDocument|unser Beleg|notre pièce|nostro documento',
			),
			yourRef: str(
				'invoice number of the payee|yourInvoice|Ihre Rechnung|votre facture|vostra fattura|er faktura',
				'invoiceNumber',
			),
			day: dat(
				'date of the invoice|invoiceDay|Rechnungsdatum|date de facture|data fattura',
				'issueDate',
			),
			gross: num(
				'gross amount of the invoice|grossAmount|Bruttobetrag|montant brut|importo lordo|bruttobelopp',
			),
			discount: num(
				'cash discount taken|discountTaken|Skonto|escompte|sconto|kassarabatt',
				'cashDiscount',
			),
			net: num(
				'amount paid for the invoice|paidAmount|Zahlbetrag|montant payé|importo pagato|betalt belopp',
				'amountPaid',
			),
		},
		'paid invoices|settled items|Welche Rechnungen werden bezahlt?|factures payées|fatture pagate|betalda fakturor',
	),
	deduction: num(
		'deduction for a complaint|deduction|Abzug wegen Reklamation|déduction|detrazione|avdrag',
	),
	deductionText: str(
		'why something was deducted|deductionReason|Grund des Abzugs|motif de la déduction|motivo',
		'reason',
	),
	total: num(
		'sum of the payment|paymentTotal|Zahlungssumme|montant du virement|totale del pagamento|summa',
		'grossTotal',
	),
	clerk: DOC.contact,
	cheque: absent(str('cheque number|chequeNo|Schecknummer|numéro de chèque|numero assegno')),
	tax: absent(DOC.tax),
};
const SAID = {
	de: 'ZAHLUNGSAVIS|wir haben heute folgende Posten zum Ausgleich angewiesen:|Beleg|Datum|Ihre Nummer bei uns|auf Ihr Konto|Unser Beleg Ihre Rechnung   Datum          Brutto     Skonto       Zahlbetrag|Summe|Abzug|Mengendifferenz lt. Meldung;Preisabweichung;Bonus Vorjahr|Rückfragen an',
	en: 'REMITTANCE ADVICE|we have today instructed payment of the following items:|Document|Date|Your number with us|to your account|Our doc.    Your invoice   Date            Gross   Discount             Paid|Total|Deduction|Short delivery as reported;Price variance;Last year’s rebate|Queries to',
	fr: 'AVIS DE PAIEMENT|nous avons réglé ce jour les pièces suivantes :|Pièce|Date|Votre code|sur votre compte|Notre pièce Votre facture  Date             Brut   Escompte             Payé|Total|Déduction|Manquant signalé;Écart de prix;Ristourne|Contact',
	it: 'AVVISO DI PAGAMENTO|abbiamo disposto in data odierna il pagamento di:|Documento|Data|Vostro codice|sul Vostro conto|Ns. doc.    Vs. fattura    Data            Lordo     Sconto           Pagato|Totale|Detrazione|Ammanco segnalato;Differenza prezzo;Premio|Per informazioni',
	sv: 'BETALNINGSAVI|vi har i dag betalat följande poster:|Verifikat|Datum|Ert nummer hos oss|till konto|Vårt ver.   Er faktura     Datum          Brutto     Rabatt          Betalt|Summa|Avdrag|Mängdavvikelse;Prisavvikelse;Bonus|Frågor till',
} as const;

/** A payment run's advice from a line printer: the window address high up, items in fixed columns with a minus behind discounts, a deduction as an item without number, page of one to two sheets. */
const family: Family = {
	author: 'noor',
	locales: ['de-DE', 'en-GB', 'fr-FR', 'it-IT', 'sv-SE', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [payer, payee] = [locale.company(), locale.company()];
		const day = random.day('1988-02-01', '2026-06-20');
		const items = Array.from({ length: random.int(2, 14) }, () => {
			const gross = inMoney(random.decimal(40, 5200), locale);
			const off = random.chance(0.5) ? toMoney(gross * random.pick([0.02, 0.03])) : 0;
			return {
				ours: random.pattern('19#######'),
				theirs: random.pattern(random.pick(['######', 'RE-####', '#####/A'])),
				on: addDays(day, -random.int(9, 45)),
				gross,
				off,
				net: toMoney(gross - off),
			};
		});
		const cut = random.chance(0.4) ? inMoney(random.decimal(5, 40), locale) : 0;
		const total = toMoney(items.reduce((sum, one) => sum + one.net, -cut));
		const right = (path: string, shown: ReturnType<typeof amount>, width: number, sign = ' ') =>
			markup`${' '.repeat(Math.max(1, width - shown.text.length))}${field(path, shown)}${sign}`;
		const left = (path: string, said: string, width: number) =>
			markup`${field(path, said)}${' '.repeat(Math.max(1, width - said.length))}`;
		const number = random.pattern('20########');
		const html = markup`<style>@page { size: A4; margin: 14mm 14mm 14mm 20mm } body { font: ${random.pick(["9.4pt/1.45 'Liberation Mono'", "8.6pt/1.5 'DejaVu Sans Mono'"])} } pre { font: inherit; margin: 0; white-space: pre } .two { display: flex; justify-content: space-between } .to { margin: 22mm 0 16mm }</style>
			<div>${field('payer', payer.name)}<br>${payer.address.whole}</div><div class="two"><div class="to">${partyOf('payee', payee)}</div><div class="to"><b>${at(0)}</b><br><br>${at(2)}: ${field('paymentDocument', number)}<br>${at(3)}: ${field('runDate', locale.date(day))}<br>${at(4)}: ${field('payeeNumber', random.pattern('7####'))}<br>${at(10)}: ${field('clerk', locale.person().name)}</div></div><p>${at(1)}</p>
			<pre>${at(6)}\n${'-'.repeat(78)}\n<span data-list="items">${items.map((one) => markup`<span data-row>${left('ourDoc', one.ours, 12)}${left('yourRef', one.theirs, 13)}${field('day', locale.date(one.on, 'dd.mm.yyyy'))}${right('gross', amount(one.gross), 13)}${one.off > 0 ? right('discount', amount(one.off), 10, '-') : ' '.repeat(11)}${right('net', amount(one.net), 16)}</span>\n`)}</span>${cut > 0 && markup`${at(8).padEnd(12)}${left('deductionText', random.pick(at(9).split(';')), 50)}${right('deduction', amount(cut), 14, '-')}\n`}${'-'.repeat(78)}\n${at(7).padEnd(60)}${right('total', amount(total), 15)} ${locale.country.currency}\n</pre><p>${at(5)}: ${field('account', locale.iban() || random.pattern('#### ########'))}</p>`;
		return { html, fields };
	},
};
export default family;
