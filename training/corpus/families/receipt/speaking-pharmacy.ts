import type { Family, Fields } from '../../family.ts';
import { clock } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty, spread } from '../../kit/trade.ts';
import { cut } from '../../kit/typed.ts';

const fields: Fields = {
	...askParty(
		'pharmacy',
		'shop',
		['name', 'street', 'postcode', 'city', 'tax', 'phone'],
		['it', 'es'],
	),
	date: TILL.date,
	time: TILL.time,
	receiptNo: TILL.number,
	total: TILL.total,
	cash: TILL.cash,
	change: TILL.change,
	paidByCard: TILL.card,
	pieces: TILL.pieces,
	...askForm({
		fiscalCode:
			'What is the fiscal code of the customer? | codice fiscale | NIF del cliente | customerFiscalCode',
		pharmacist: 'Which pharmacist served? | farmacista | farmacéutico | pharmacistName',
		deductible:
			'# How much of it can be deducted from tax? | importo detraibile | deducible | deductibleAmount',
		ticket: '# What did the customer pay towards prescriptions? | ticket | aportación | copayment',
		points: '# How many points were earned? | punti | puntos | pointsEarned',
		machine: 'What is the number of the till? | matricola | serie de la caja | registerSerial',
		doctor: '- Which doctor prescribed it? | medico | médico',
		tip: '-# How much is the tip? | mancia | propina',
	}),
	drugs: askTable(
		{
			kind: 'kind of product, in short | tipo | clase',
			code: 'code of the drug | AIC | código nacional | minsan',
			name: 'drug | farmaco | medicamento',
			quantity: '# packs | confezioni | envases',
			discount: '# discount of the row | sconto | descuento',
			amount: '# price | prezzo | precio',
			rate: '# tax rate | aliquota | tipo IVA',
		},
		'drugs and goods | prodotti | medicamentos | drugsBought',
	),
};
const DRUGS =
	'FARMACO|doloril 500 20cpr|6.4,FARMACO|tussivan scir 150ml|9.8,DISPOSITIVO|garza ster 10x10|4.3,DISPOSITIVO|termometro dig|11.9,PARAFARMACO|vitamina c 1g eff|8.5,OMEOPATICO|arnigel 9ch gran|7.2,PARAFARMACO|crema mani 75ml|6.9,FARMACO|gastrosan 14cps|10.6,ALIMENTO|biscotti s/glut|5.2'.split(
		',',
	);
const SPANISH: Readonly<Record<string, string>> = {
	FARMACO: 'MEDICAM.',
	DISPOSITIVO: 'EFEC.SANIT',
	PARAFARMACO: 'PARAFARM.',
	OMEOPATICO: 'HOMEOPAT.',
	ALIMENTO: 'DIETETICO',
};

/** A pharmacy's slip for the tax office: kind and code of each drug over its name, the customer's fiscal code, what is deductible, in a width of so many signs. */
const family: Family = {
	author: 'radmila',
	locales: ['it-IT', 'es-ES', 'it-CH'],
	draw: (random, locale) => {
		const isItalian = locale.language === 'it';
		const say = (italian: string, spanish: string) => (isItalian ? italian : spanish);
		const { amount } = locale;
		const width = random.pick([32, 36, 40]);
		const drugs = random.some(DRUGS, random.int(1, 6)).map((line) => {
			const [kind = '', name = '', price = '1'] = line.split('|');
			const quantity = random.pick([1, 1, 1, 2, 3]);
			const gross = toMoney(Number(price) * random.decimal(0.8, 1.3) * quantity);
			const off = random.chance(0.25) ? toMoney(gross * 0.1) : 0;
			return { kind, name, quantity, gross, off, rate: kind === 'FARMACO' ? 10 : 22 };
		});
		const total = toMoney(drugs.reduce((sum, one) => sum + one.gross - one.off, 0));
		const deductible = toMoney(
			drugs
				.filter(({ kind }) => kind === 'FARMACO' || kind === 'DISPOSITIVO')
				.reduce((sum, one) => sum + one.gross - one.off, 0),
		);
		const shop = locale.company(say('Farmacia', 'Farmacia'));
		const [street, town] = addressOf('pharmacy', shop.address);
		const given = Math.ceil((total + 0.01) / 10) * 10;
		const isCash = random.chance(0.5);
		const isKindAbove = random.chance(0.6);
		const row = (one: (typeof drugs)[number]) => {
			const kind = field('kind', isItalian ? one.kind : (SPANISH[one.kind] ?? one.kind));
			const code = field('code', random.pattern(isItalian ? 'A0########' : '######.#'));
			const name = cut(one.name.toUpperCase(), width - 14);
			return markup`<span data-row>${isKindAbove && markup`${kind} ${code}\n`}${spread(width, [...(one.quantity > 1 ? [['quantity', one.quantity] as const, 'x '] : []), ['name', name]], [['rate', { text: `${one.rate}%`, value: one.rate }], ' ', ['amount', amount(one.gross)]])}${!isKindAbove && markup` ${kind} ${code}\n`}${one.off > 0 && spread(width, [say('  SCONTO', '  DTO.')], [['discount', { text: `-${amount(one.off).text}`, value: -one.off }]])}</span>`;
		};
		const html = markup`<style>@page { size: 80mm ${128 + drugs.length * 12}mm; margin: 5mm } pre { margin: 0; font: ${(275 / width).toFixed(1)}pt/1.28 'Liberation Mono' } b { font-size: 1.3em }</style><pre>  + ${field('pharmacy.name', shop.name.toUpperCase())} +
${street}
${town}
${random.chance(0.6) && markup`TEL. ${field('pharmacy.phone', shop.phone)}\n`}${locale.country.tax[0]} ${field('pharmacy.tax', shop.taxNumber)}

${say('DOCUMENTO COMMERCIALE', 'FACTURA SIMPLIFICADA')} ${field('receiptNo', random.pattern('####-####'))}
<span data-list="drugs">${drugs.map(row)}</span>${'-'.repeat(width)}
<b>${say('TOTALE COMPLESSIVO', 'TOTAL')} ${field('total', amount(total))}</b>
${deductible > 0 && random.chance(0.7) && spread(width, [say('di cui detraibile', 'de ello deducible')], [['deductible', amount(deductible)]])}${random.chance(0.25) && spread(width, [say('TICKET', 'APORTACION')], [['ticket', amount(random.int(1, 4))]])}${isCash ? markup`${spread(width, [say('CONTANTE', 'EFECTIVO')], [['cash', amount(given)]])}${spread(width, [say('RESTO', 'CAMBIO')], [['change', amount(toMoney(given - total))]])}` : spread(width, [say('PAGAMENTO ELETTRONICO', 'TARJETA')], [['paidByCard', amount(total)]])}${say('PEZZI', 'ART.')} ${field(
			'pieces',
			drugs.reduce((sum, { quantity }) => sum + quantity, 0),
		)}
${random.chance(0.75) && markup`C.F. ${field('fiscalCode', random.pattern(isItalian ? '??????##?##?###?' : '########?'))}\n`}${random.chance(0.5) && markup`${say('FARMACISTA', 'LE ATENDIO')}: ${field('pharmacist', `DR. ${locale.person().family.toUpperCase()}`)}\n`}${random.chance(0.3) && markup`${say('PUNTI', 'PUNTOS')} ${field('points', Math.floor(total))}\n`}${field('date', locale.date(random.day('2012-01-01', '2026-05-01'), 'dd-mm-yyyy'))} ${field('time', clock(random.int(500, 1250), ':'))}
${random.chance(0.6) && markup`${say('MATRICOLA', 'CAJA')} ${field('machine', random.pattern('##???######'))}`}</pre>`;
		return { html, fields };
	},
};
export default family;
