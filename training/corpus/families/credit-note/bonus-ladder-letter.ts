import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, dat, num, partyOf, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	creditNote: str(
		'number of the credit note|creditNoteNo|Gutschriftnummer|numéro de l’avoir|numero della nota di credito|nummer van de creditnota|Under which number is the credit booked?',
		'creditNoteNumber',
	),
	date: DOC.invoiceDate,
	supplier: DOC.seller,
	'partner.name': DOC.buyer,
	'partner.address': DOC.buyerAddress,
	partnerNumber: DOC.customerNo,
	agreement: str(
		'agreement the bonus rests on|agreementNo|Bonusvereinbarung|convention|accordo bonus|bonusafspraak',
		'contractNumber',
	),
	from: dat(
		'first day of the bonus period|bonusFrom|Beginn des Bonuszeitraums|début de la période|inizio del periodo',
		'periodStart',
	),
	to: dat(
		'last day of the bonus period|bonusTo|Ende des Bonuszeitraums|fin de la période|fine del periodo',
		'periodEnd',
	),
	turnover: num(
		'turnover the bonus is taken from|relevantTurnover|Maßgeblicher Umsatz|chiffre d’affaires|fatturato|How much did the customer buy?',
	),
	returns: num('returns taken off the turnover|returnsDeducted|Retouren|retours|resi'),
	rate: num(
		'bonus in percent|bonusRate|Bonussatz|taux de remise|percentuale del bonus|What percentage is granted?',
	),
	bonus: num(
		'bonus without tax|bonusNet|Bonus netto|ristourne hors taxe|bonus imponibile',
		'netTotal',
	),
	tax: DOC.tax,
	credit: num(
		'amount credited|creditTotal|Gutschriftbetrag|montant de l’avoir|importo accreditato|How much does the customer get back?',
		'creditAmount',
	),
	offset: str(
		'what happens with the credit|settlement|Wie wird verrechnet?|mode d’imputation|modo di compensazione',
	),
	signatory: str(
		'who signed for the supplier|signedBy|Wer hat unterschrieben?|signataire|firmatario',
		'signatory',
	),
	invoice: absent(DOC.invoiceNo),
	due: absent(DOC.due),
};
const SAID = {
	de: 'Gutschrift|Jahresbonus|Kundennummer|Sehr geehrte Damen und Herren,|aus unserer Bonusvereinbarung|vom|bis|schreiben wir Ihnen für die Zeit|gut. Grundlage ist Ihr Umsatz mit uns:|Bezogene Waren netto|abzüglich Retouren|Bonusfähiger Umsatz|davon|Umsatzsteuer|Ihre Gutschrift|Verrechnung mit der nächsten Zahlung;Überweisung auf Ihr Konto;Verrechnung mit offenen Posten|Wir danken für die gute Zusammenarbeit im vergangenen Jahr.|Mit freundlichen Grüßen',
	fr: 'Avoir|Ristourne annuelle|Code client|Madame, Monsieur,|en application de la convention|du|au|nous vous créditons pour la période|sur la base de vos achats :|Achats hors taxes|à déduire retours|Chiffre retenu|soit|TVA|Votre avoir|à déduire de votre prochain règlement;virement sur votre compte;imputation sur factures ouvertes|Nous vous remercions de votre fidélité.|Veuillez agréer nos salutations distinguées.',
	it: 'Nota di credito|Bonus annuale|Codice cliente|Spettabile cliente,|in base all’accordo|dal|al|Vi accreditiamo per il periodo|in ragione dei Vostri acquisti:|Acquisti imponibili|a dedurre resi|Fatturato utile|pari al|IVA|Vostro credito|a scalare dal prossimo pagamento;bonifico sul Vostro conto;compensazione con partite aperte|Ringraziamo per la fiducia accordataci.|Distinti saluti',
	nl: 'Creditnota|Jaarbonus|Klantnummer|Geachte heer, mevrouw,|op grond van de bonusafspraak|van|tot en met|crediteren wij u voor de periode|op basis van uw afname:|Afname exclusief btw|af: retouren|Bonusomzet|waarvan|Btw|Uw tegoed|verrekening met uw volgende betaling;overboeking op uw rekening;verrekening met openstaande posten|Wij danken u voor de prettige samenwerking.|Met vriendelijke groet',
} as const;

/** A letter that credits a yearly bonus: the period in a sentence, a short ladder from turnover to credit with a rule before each sum, no goods at all. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'nl-NL', 'de-CH', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [firm, partner] = [locale.company(), locale.company()];
		const year = random.int(1994, 2025);
		const isHalf = random.chance(0.4);
		const bought = inMoney(random.int(8000, 400000), locale);
		const back = random.chance(0.6) ? inMoney(random.int(100, 3000), locale) : 0;
		const base = toMoney(bought - back);
		const rate = random.pick([1, 1.5, 2, 2.5, 3, 4]);
		const bonus = toMoney((base * rate) / 100);
		const percent = locale.country.rates[0] ?? 20;
		const tax = toMoney((bonus * percent) / 100);
		const step = (label: string, value: ReturnType<typeof field>, style = '') =>
			markup`<tr style="${style}"><td>${label}<td class="n">${locale.country.currency}<td class="n">${value}`;
		const html = markup`<style>@page { size: A4; margin: 24mm 24mm 18mm 25mm } body { font: 11pt/1.5 ${random.pick(["'Liberation Serif'", "'Liberation Sans'", "'DejaVu Serif Condensed'"])} } table { width: 120mm; margin: 5mm 0 5mm 12mm; border-collapse: collapse } .n { text-align: right } .to { min-height: 30mm; margin-top: 20mm } .right { text-align: right }</style>
			<div class="right"><b>${field('supplier', firm.name)}</b><br>${firm.address.lines[0]}<br>${firm.address.lines[1]}<br>${firm.phone}</div><p class="to">${partyOf('partner', partner)}</p><p class="right">${firm.address.city}, ${field('date', locale.date(`${year + 1}-0${random.int(1, 3)}-1${random.int(0, 9)}`))}</p>
			<p><b>${at(0)} ${field('creditNote', random.pattern('G-####'))} – ${at(1)} ${year}</b><br>${at(2)} ${field('partnerNumber', random.pattern('#####'))}</p><p>${at(3)}</p><p>${at(4)} ${field('agreement', random.pattern('BV-##/##'))} ${at(7)} ${at(5)} ${field('from', locale.date(`${year}-${isHalf ? '07' : '01'}-01`))} ${at(6)} ${field('to', locale.date(`${year}-12-31`))} ${at(8)}</p>
			<table>${step(at(9), field('turnover', amount(bought)))}${back > 0 && step(at(10), field('returns', amount(back)))}${step(at(11), markup`${amount(base)}`, 'border-top:.6pt solid')}${step(`${at(12)} `, field('bonus', amount(bonus)))}<tr><td colspan="3" style="padding-left:10mm;font-size:9pt">(${field('rate', locale.percent(rate))})${step(`${at(13)} ${locale.percent(percent).text}`, field('tax', amount(tax)))}${step(at(14), markup`<b>${field('credit', amount(toMoney(bonus + tax)))}</b>`, 'border-top:.6pt solid;border-bottom:2.4pt double')}</table>
			<p>${field('offset', random.pick(at(15).split(';')))}.</p><p>${at(16)}</p><p>${at(17)}<br><br><br>${field('signatory', locale.person().name)}</p><p style="font-size:7pt">${locale.country.tax[0]} ${firm.taxNumber} · ${locale.bank()} · ${locale.iban()}</p>`;
		return { html, fields };
	},
};
export default family;
