import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, drawPaper } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity(
		'bank',
		'client',
		'depot',
		'orderNo',
		'noteDate',
		'kind',
		'security',
		'isin',
		'quantity',
	),
	...askSecurity(
		'price',
		'tradeDate',
		'valueDate',
		'gross',
		'fee',
		'tax',
		'rate',
		'net',
		'account',
	),
	...askForm({
		taxId:
			'What is the tax number of the client? | NIF del titular | codice fiscale | numer NIP | clientTaxId',
		balance:
			'# How many units are held afterwards? | participaciones tras la operación | saldo quote | saldo jednostek | unitsAfter',
		manager:
			'Who manages the fund? | entidad gestora | società di gestione | zarządzający | fundManager',
		minimum: '-# What is the smallest amount? | importe mínimo | importo minimo',
		perUnit: '-# What is paid per unit? | importe por participación | dywidenda na jednostkę',
	}),
};
const SAID = {
	es: 'Suscripción;Reembolso|Fondo|Participaciones|Valor liquidativo|Fecha operación|Fecha valor|Importe bruto|Comisión|Retención|Importe neto|Titular|NIF|Cuenta de valores|Orden|Cuenta de abono o cargo|Gestora|Saldo tras la operación|Confirmación de operación de fondos|Cambio',
	it: 'Sottoscrizione;Rimborso|Fondo|Quote|Valore quota|Data operazione|Data valuta|Controvalore|Commissione|Ritenuta|Importo netto|Intestatario|Cod. fiscale|Deposito|Ordine|Conto di regolamento|Società di gestione|Saldo quote|Conferma operazione fondi|Cambio',
	pl: 'Nabycie;Odkupienie|Fundusz|Jednostki|Wartość jednostki|Data operacji|Data waluty|Kwota brutto|Prowizja|Podatek|Kwota netto|Uczestnik|PESEL|Rejestr|Zlecenie|Rachunek|Zarządzający|Saldo jednostek|Potwierdzenie transakcji|Kurs',
	cs: 'Nákup;Odkup|Fond|Podílové listy|Cena PL|Datum obchodu|Datum vypořádání|Hrubá částka|Poplatek|Daň|Čistá částka|Podílník|Rodné číslo|Účet CP|Pokyn|Běžný účet|Správce|Zůstatek PL|Potvrzení obchodu|Kurz',
	fi: 'Merkintä;Lunastus|Rahasto|Osuudet|Osuuden arvo|Kauppapäivä|Maksupäivä|Bruttosumma|Palkkio|Vero|Nettosumma|Omistaja|Henkilötunnus|Säilytys|Toimeksianto|Tili|Hoitaja|Osuudet jälkeen|Vahvistus rahastotapahtumasta|Kurssi',
	ro: 'Subscriere;Răscumpărare|Fond|Unități de fond|VUAN|Data operațiunii|Data decontării|Sumă brută|Comision|Impozit|Sumă netă|Titular|CNP|Cont de titluri|Ordin|Cont curent|Administrator|Sold unități|Confirmarea operațiunii|Curs',
};

/** A fund confirmation from which the table was lost: values follow one another separated by strokes, heads above in one line in another order of breaks, or pairs joined by equals signs. */
const family: Family = {
	author: 'ignatius',
	locales: ['es-ES', 'it-IT', 'pl-PL', 'cs-CZ', 'fi-FI', 'ro-RO', 'es-MX'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount } = locale;
		const paper = drawPaper(random, locale);
		const side = random.int(0, 1);
		const currency = locale.country.currency;
		const isForeign = currency !== 'EUR' && random.chance(0.5);
		const rate = isForeign ? random.decimal(3.8, 25.4, 4) : 0;
		const quantity = random.decimal(2, 480, 3);
		const gross = toMoney(quantity * paper.price);
		const fee = toMoney(gross * random.pick([0, 0.01, 0.015]));
		const tax = side === 1 && random.chance(0.6) ? toMoney(gross * 0.02) : 0;
		const net = toMoney(side === 0 ? gross + fee : gross - fee - tax);
		const day = random.day('2010-02-01', '2026-03-01');
		const sum = (path: string, value: number) => field(path, amount(value));
		const facts: readonly (readonly [number, Markup])[] = [
			[4, field('tradeDate', locale.date(day))],
			[2, field('quantity', amount(quantity, 3))],
			[3, field('price', amount(paper.price, 2))],
			[6, sum('gross', gross)],
			...(fee > 0 ? [[7, sum('fee', fee)] as const] : []),
			...(tax > 0 ? [[8, sum('tax', tax)] as const] : []),
			...(isForeign ? [[18, field('rate', amount(rate, 4))] as const] : []),
			[9, markup`<b>${sum('net', net)}</b>`],
			[5, field('valueDate', locale.date(addDays(day, 3)))],
		];
		const who: readonly (readonly [number, Markup])[] = [
			[10, field('client', locale.person().name)],
			[11, field('taxId', random.pattern('#########?'))],
			[12, field('depot', random.pattern('#### ## ######'))],
			[13, field('orderNo', random.pattern('##########'))],
		];
		const style = random.pick(['strokes', 'equals', 'breaks', 'strokes']);
		const write = (pairs: typeof facts) =>
			style === 'equals'
				? markup`<p>${pairs.map(([i, content], k) => markup`${k > 0 && '; '}${say(i)} = ${content}`)}</p>`
				: style === 'strokes'
					? markup`<p>${pairs.map(([i], k) => `${k > 0 ? ' | ' : ''}${say(i)}`)}<br>${pairs.map(([, content], k) => markup`${k > 0 && ' | '}${content}`)}</p>`
					: markup`<p>${pairs.map(([i]) => markup`${say(i)}<br>`)}<br>${pairs.map(([, content]) => markup`${content}<br>`)}</p>`;
		const html = markup`<style>@page { size: A4; margin: ${random.int(16, 26)}mm } body { font: ${random.pick(["9pt/1.5 'Liberation Mono'", "9.4pt/1.5 'Liberation Sans'", "9pt/1.55 'DejaVu Sans'"])} } h1 { font-size: 12pt; border-bottom: .8pt solid }
			</style><p>${field('bank', random.pick(['Banco Encinar', 'Banca Corallina', 'Bank Perełka', 'Spořitelna Labuť', 'Suvanto Pankki', 'Banca Zimbrul']))} – ${field('noteDate', locale.date(addDays(day, 1)))}</p><h1>${say(17)}: ${field('kind', say(0).split(';')[side] ?? '')}</h1>${write(who)}<p>${say(1)}: ${field('security', paper.name)} (${field('isin', paper.isin)})${random.chance(0.5) && markup`, ${say(15)}: ${field('manager', `${random.pick(['Dorada', 'Rivalta', 'Wrzos', 'Havran'])} Asset`)}`}</p>${write(facts)}<p>${currency}. ${say(14)} ${field('account', locale.iban() || random.pattern('##################'))}. ${random.chance(0.6) && markup`${say(16)}: ${field('balance', amount(toMoney(quantity + random.decimal(0, 90)), 3))}.`}</p>`;
		return { html, fields };
	},
};
export default family;
