import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { ROW, TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'pharmacy',
		'shop',
		['name', 'street', 'postcode', 'city', 'phone', 'tax'],
		['fr', 'it', 'es', 'pt'],
	),
	patient: text(
		'patientName',
		'Who is the medicine for?',
		'Pour qui sont les médicaments ?',
		'name of the patient',
		'Per chi è il farmaco?',
	),
	patientCode: text(
		'',
		'fiscalCode',
		'What is the code of the patient?',
		'Codice fiscale del cliente',
		'insurance or tax code of the patient',
		'numéro de sécurité sociale',
	),
	doctor: text(
		'physician',
		'Who prescribed it?',
		'Quel médecin a prescrit ?',
		'name of the doctor',
		'¿Quién lo recetó?',
	),
	prescribed: date(
		'',
		'prescriptionDate',
		'When was it prescribed?',
		'date de l’ordonnance',
		'day of the prescription',
		'data della ricetta',
	),
	date: TILL.date,
	number: TILL.number,
	total: TILL.total,
	insurerPays: number(
		'',
		'insurerShare',
		'How much does the insurance pay?',
		'Part de l’assurance',
		'sum paid by the insurer',
		'quota SSN',
	),
	patientPays: number(
		'amountPaid',
		'How much does the patient pay?',
		'Que reste-t-il à payer au patient ?',
		'share of the patient',
		'¿Cuánto paga el paciente?',
	),
	medicines: list(
		{
			code: ROW.code,
			medicine: text('medication', 'What is the medicine called?', 'Medikament', 'farmaco'),
			boxes: ROW.quantity,
			price: ROW.price,
			cover: number(
				'',
				'percentage that is covered',
				'taux de remboursement',
				'coverRate',
				'How much of it is covered in percent?',
			),
			insurer: number('', 'share of the insurer', 'part assurance', 'quota a carico SSN'),
			own: number('', 'share of the patient', 'part patient', 'ticket pagado'),
		},
		'dispensed medicines',
		'Which medicines were handed out, and who pays what?',
		'médicaments délivrés',
	),
	dosage: absent(text('dosage', 'How often should it be taken?', 'posologie')),
	batch: absent(text('batchNumber', 'What is the batch number?', 'lot')),
};
const SAID = {
	fr: 'PHARMACIE|Facture subrogatoire|Assuré|N° SS|Prescripteur|Ordonnance du|Code CIP|Produit|Qté|Prix|Taux|Part AMO|Part patient|Total|Reste à payer',
	it: 'FARMACIA|Documento commerciale|Cliente|C.F.|Medico|Ricetta del|AIC|Farmaco|Q.tà|Prezzo|%|Quota SSN|Quota cliente|Totale|Da pagare',
	es: 'FARMACIA|Factura simplificada|Paciente|Tarjeta sanitaria|Médico|Receta de|C.N.|Medicamento|Ud|PVP|% fin.|Aport. SNS|Aport. pac.|Total|A pagar',
	pt: 'FARMÁCIA|Fatura-recibo|Utente|N.º utente|Médico|Receita de|Código|Medicamento|Qt|PVP|Comp. %|SNS|Utente|Total|A pagar',
	nl: 'APOTHEEK|Kasticket|Patiënt|Rijksreg.nr.|Arts|Voorschrift van|CNK|Geneesmiddel|Aant.|Prijs|%|Ziekenfonds|Remgeld|Totaal|Te betalen',
};
const MEDICINES =
	'Amoxilan 500 mg 16 cpr;6.4|Paracetamin 1 g 20;2.1|Ibuval 400 mg 30;4.3|Omeprasol 20 mg 28;7.8|Ventosol spray 200 d;5.2|Cortiderm crema 30 g;3.9|Vitamax D 10 ml;6.9|Tossifin sciroppo 150;8.4|Metforal 850 mg 50;4.7|Loratan 10 mg 20;5.5';

/** A wide slip of a pharmacy: shares of insurer and patient in columns beside each medicine, codes below or before the name. */
const family: Family = {
	author: 'oskar',
	locales: ['fr-FR', 'it-IT', 'es-ES', 'pt-PT', 'nl-BE', 'fr-BE'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const say = speak(SAID, locale.language);
		const owner = locale.person();
		const address = locale.address();
		const [street, town] = addressOf('pharmacy', address);
		const day = random.day('2013-01-05', '2026-05-20');
		const rows = random.some(MEDICINES.split('|'), random.int(1, 6)).map((line) => {
			const [name = '', euros = '1'] = line.split(';');
			const boxes = random.pick([1, 1, 1, 2, 3]);
			const price = inMoney(toMoney(Number(euros) * random.decimal(0.8, 1.6)), locale);
			const cover = random.pick([0, 15, 30, 60, 65, 100]);
			const sum = toMoney(boxes * price);
			const insurer = toMoney((sum * cover) / 100);
			return {
				name,
				boxes,
				price,
				cover,
				insurer,
				own: toMoney(sum - insurer),
				code: random.pattern(random.pick(['34009#######', '0########', '######'])),
			};
		});
		const insurer = toMoney(rows.reduce((sum, row) => sum + row.insurer, 0));
		const own = toMoney(rows.reduce((sum, row) => sum + row.own, 0));
		const isBelow = random.chance(0.5);
		const hasPatient = random.chance(0.8);
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '110mm 190mm', 'A5'])}; margin: 7mm } body { font: 7.8pt/1.3 'Liberation Sans Narrow' } .h { display: flex; justify-content: space-between } h1 { font-size: 12pt; margin: 0; color: #064 } .i { margin: 3mm 0 } .i b { display: inline-block; min-width: 22mm; font-weight: normal; color: #444 } table { width: 100% } th { font-weight: normal; font-size: 6.6pt; border-bottom: .8pt solid #064; text-align: right } th:first-child, td:first-child, .l { text-align: left } td { text-align: right; padding: .6mm 0; vertical-align: top } .s td { border-top: .8pt solid #064; font-weight: bold } .pay { font-size: 12pt; text-align: right; margin-top: 3mm }</style>
			<div class="h"><div><h1>✚ ${field('pharmacy.name', `${say(0)} ${owner.family.toUpperCase()}`)}</h1>${street}<br>${town}<br>${random.chance(0.7) && markup`${locale.label('phone')} ${field('pharmacy.phone', locale.phone())}`} ${random.chance(0.6) && markup`· ${locale.country.tax[0]} ${field('pharmacy.tax', locale.taxNumber())}`}</div><div>${say(1)}<br><b>${field('number', random.pattern('###-#####'))}</b><br>${field('date', locale.date(day))}</div></div>
			<div class="i">${hasPatient && markup`<b>${say(2)}</b>${field('patient', locale.person().name)}<br><b>${say(3)}</b>${field('patientCode', random.pattern('?????? ##?##'))}<br>`}${random.chance(0.7) && markup`<b>${say(4)}</b>${field('doctor', `Dr. ${locale.person().name}`)} &nbsp; ${say(5)} ${field('prescribed', locale.date(day))}`}</div>
			<table data-list="medicines"><tr>${!isBelow && markup`<th>${say(6)}`}<th class="l">${say(7)}<th>${say(8)}<th>${say(9)}<th>${say(10)}<th>${say(11)}<th>${say(12)}
			${rows.map((row) => markup`<tr data-row>${!isBelow && markup`<td>${field('code', row.code)}`}<td class="l">${field('medicine', row.name)}${isBelow && markup`<br><small>${field('code', row.code)}</small>`}<td>${field('boxes', row.boxes)}<td>${field('price', amount(row.price))}<td>${field('cover', count(row.cover))}<td>${field('insurer', amount(row.insurer))}<td>${field('own', amount(row.own))}`)}
			<tr class="s"><td class="l">${say(13)} ${field('/total', amount(toMoney(insurer + own)))}${!isBelow && markup`<td>`}<td><td><td><td>${field('/insurerPays', amount(insurer))}<td>${field('/patientPays', amount(own))}</table>
			<div class="pay">${say(14)}: <b>${field('patientPays', locale.money(own))}</b></div>`;
		return { html, fields };
	},
};
export default family;
