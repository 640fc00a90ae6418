import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	confirmation: str(
		'number of the confirmation|confirmationNo|Nummer der Auftragsbestätigung|numéro de l’accusé de commande|nummer orderbevestiging|Under which number does the mill book the order?',
		'documentNumber',
	),
	date: DOC.invoiceDate,
	mill: str('rolling mill|seller of the steel|millName|Walzwerk|aciérie|staalfabriek', 'seller'),
	customer: DOC.buyer,
	yourOrder: DOC.orderNo,
	yourOrderDate: DOC.orderDate,
	standard: str('standard of the steel|steelStandard|Norm|norme|Which standard applies?|norm'),
	certificate: str(
		'kind of test certificate|certificateType|Prüfbescheinigung|certificat de réception|keuringsdocument',
	),
	tolerance: num(
		'tolerance of the quantity in percent|quantityTolerance|Mengentoleranz|tolérance|tolerantie',
	),
	items: rows(
		{
			no: COL.pos,
			grade: str('grade of the steel|grade|Stahlgüte|nuance|kwaliteit'),
			size: str('thickness by width by length|size|Abmessung|dimensions|afmeting', 'dimensions'),
			tonnes: num('tonnes ordered|tonnes|Menge in Tonnen|tonnes commandées', 'orderedQuantity'),
			basis: num('basis price per tonne|basisPrice|Grundpreis je Tonne|prix de base'),
			extra: num('extra for quality and size|extras|Aufpreis|suppléments|toeslag'),
			price: num('price with extras|effectivePrice|Effektivpreis|prix effectif', 'unitPrice'),
			value: COL.amount,
			rolling: str('rolling month|rollingMonth|Walzmonat|mois de laminage'),
		},
		'positions of steel|steel items|Welche Positionen?|postes',
	),
	totalTonnes: num('tonnes in all|totalTonnes|Gesamtmenge|tonnage total|totaal ton'),
	totalValue: num(
		'value of the order|orderValue|Auftragswert|valeur de la commande|orderwaarde',
		'netTotal',
	),
	delivery: DOC.incoterm,
	payment: DOC.terms,
	objection: dat(
		'until when one may object|objectionBy|Widerspruch bis|délai de contestation|When must the customer object?',
	),
	clerk: DOC.contact,
	vat: absent(DOC.tax),
	vessel: absent(str('ship that takes the steel|vessel|Schiff|navire', 'vessel')),
};
const SAID = {
	en: 'ORDER CONFIRMATION NO.|DATED|CUSTOMER|YOUR ORDER|OF|WE CONFIRM WITH THANKS, SUBJECT TO OUR GENERAL TERMS:|STANDARD|CERTIFICATE|QUANTITY TOLERANCE|POS GRADE      SIZE MM              T     BASIS     EXTRA   PRICE/T         VALUE|ROLLING|TOTAL|DELIVERY|PAYMENT|UNLESS WE HEAR FROM YOU BY|THE ABOVE IS DEEMED ACCEPTED.|CLERK|30 DAYS NET;CASH AGAINST DOCUMENTS;14 DAYS 2 PCT',
	de: 'AUFTRAGSBESTAETIGUNG NR.|VOM|KUNDE|IHRE BESTELLUNG|VOM|WIR BESTAETIGEN DANKEND ZU UNSEREN BEDINGUNGEN:|NORM|BESCHEINIGUNG|MENGENTOLERANZ|POS GUETE      ABMESSUNG MM         T     BASIS   AUFPREIS  PREIS/T         WERT|WALZUNG|SUMME|LIEFERUNG|ZAHLUNG|OHNE IHREN WIDERSPRUCH BIS|GILT VORSTEHENDES ALS ANGENOMMEN.|SACHB.|30 TAGE NETTO;KASSE GEGEN DOKUMENTE;14 TAGE 2 PROZ.',
	fr: 'ACCUSE DE COMMANDE NO|DU|CLIENT|VOTRE COMMANDE|DU|NOUS CONFIRMONS A NOS CONDITIONS GENERALES :|NORME|CERTIFICAT|TOLERANCE|POS NUANCE     DIMENSIONS MM        T      BASE  SUPPLEM.   PRIX/T       VALEUR|LAMINAGE|TOTAL|LIVRAISON|PAIEMENT|SAUF OBSERVATION AVANT LE|LA PRESENTE VAUT ACCEPTATION.|DOSSIER|30 JOURS NET;COMPTANT CONTRE DOCUMENTS;14 JOURS 2 PCT',
} as const;

/** A steel mill's confirmation as its telex and mainframe printed it: capitals in fixed columns on green-barred paper, price built of basis and extra, a second line with the rolling month. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'de-AT', 'fr-BE', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [mill, client] = [locale.company('Steel'), locale.company()];
		const day = random.day('1974-02-01', '1999-11-20');
		const items = Array.from({ length: random.int(1, 5) }, () => {
			const [tonnes, basis, extra] = [
				random.int(10, 480) / 2,
				random.int(480, 1190),
				random.int(0, 180),
			];
			const size = `${random.pick([6, 8, 10, 12, 15, 20, 30])}X${random.pick([1500, 2000, 2500])}X${random.pick([6000, 8000, 12000])}`;
			return {
				grade: random.pick(['RST 37-2', 'ST 52-3', 'H II', '17 MN 4', 'A 516-70']),
				size,
				tonnes,
				basis,
				extra,
				price: basis + extra,
				value: toMoney(tonnes * (basis + extra)),
				month: random.int(1, 12),
			};
		});
		const tonnes = items.reduce((sum, one) => sum + one.tonnes, 0);
		const value = toMoney(items.reduce((sum, one) => sum + one.value, 0));
		const tolerance = random.pick([3, 5, 10]);
		const put = (path: string, shown: ReturnType<typeof amount>, width: number) =>
			markup`${' '.repeat(Math.max(1, width - shown.text.length))}${field(path, shown)}`;
		const word = (path: string, said: string, width: number) =>
			markup`${field(path, said)}${' '.repeat(Math.max(1, width - said.length))}`;
		const plain = (text: string) => text.toUpperCase();
		const html = markup`<style>@page { size: 242mm 297mm; margin: 12mm 14mm } body { font: 9.6pt/1.5 'Liberation Mono'; ${random.chance(0.6) && 'background: repeating-linear-gradient(#eef7ee 0 12.7mm, #fff 12.7mm 25.4mm)'} } pre { font: inherit; margin: 0 }</style><pre>
${field('mill', plain(mill.name))}   ${plain(mill.address.whole)}

${at(0)} ${field('confirmation', random.pattern('#####/##'))}     ${at(1)} ${field('date', locale.date(day, 'dd.mm.yy'))}

${at(2)}: ${field('customer', plain(client.name))}
${at(3)} ${field('yourOrder', random.pattern('###-??'))} ${at(4)} ${field('yourOrderDate', locale.date(addDays(day, -random.int(3, 15)), 'dd.mm.yy'))}

${at(5)}

${at(6)} ${field('standard', random.pick(['DIN 17100', 'EURONORM 25-72', 'BS 4360', 'ASTM A36']))}   ${random.chance(0.7) && markup`${at(7)} ${field('certificate', random.pick(['DIN 50049/3.1B', '2.2', 'EN 10204-3.1']))}`}   ${at(8)} ${field('tolerance', `+/- ${tolerance}`, tolerance)} PCT

${at(9)}
${'-'.repeat(84)}
<span data-list="items">${items.map(
			(
				one,
				i,
			) => markup`<span data-row>${word('no', String(i + 1), 4)}${word('grade', one.grade, 11)}${word('size', one.size, 15)}${put('tonnes', amount(one.tonnes, 1), 7)}${put('basis', amount(one.basis), 10)}${one.extra > 0 ? put('extra', amount(one.extra), 10) : ' '.repeat(10)}${put('price', amount(one.price), 10)}${put('value', amount(one.value), 15)}
    ${at(10)} ${field('rolling', `${String(one.month).padStart(2, '0')}/${addDays(day, 90).slice(2, 4)}`)}</span>
`,
		)}</span>${'-'.repeat(84)}
${at(11).padEnd(30)}${put('totalTonnes', amount(tonnes, 1), 7)}${' '.repeat(28)}${put('totalValue', amount(value), 17)}

${at(12)}: ${field('delivery', `${random.pick(['FOB', 'CIF', 'FRANCO', 'EX WORKS'])} ${plain(client.address.city)}`)}
${at(13)}: ${field('payment', random.pick(at(17).split(';')))}
${at(14)} ${field('objection', locale.date(addDays(day, 8), 'dd.mm.yy'))} ${at(15)}

${at(16)} ${field('clerk', plain(locale.person().family))}</pre>`;
		return { html, fields };
	},
};
export default family;
