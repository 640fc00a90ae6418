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
		'noteNo',
		'noteDate',
		'kind',
		'security',
		'isin',
		'quantity',
	),
	...askSecurity(
		'price',
		'tradeDate',
		'tradeTime',
		'market',
		'gross',
		'fee',
		'stockFee',
		'tax',
		'valueDate',
		'net',
		'account',
	),
	...askForm({
		orderType:
			'What kind of order was it? | soort order | type d’ordre | tipo de orden | ordertyp | orderType',
		limit: '# Which limit was set? | limiet | cours limite | límite | limitpris | limitPrice',
		portfolio:
			'# How many units are held now? | positie na uitvoering | position après l’opération | innehav efter affären | newPosition',
		rate: '-# What exchange rate was used? | wisselkoers | cours de change',
		perUnit: '-# What is paid per unit? | dividend per aandeel | utdelning per aktie',
	}),
};
const SAID = {
	nl: 'Nota van aankoop;Nota van verkoop|Effectenrekening|Notanummer|Fonds|Aantal|Koers|Uitvoering|Plaats|Effectief bedrag|Provisie|Beurskosten|Beurstaks|Te betalen;U ontvangt|Valutadatum|Rekening|Soort order|Limiet|Uw positie na deze order|aankoop;verkoop|limietorder;marktorder;dagorder',
	fr: 'Avis d’opéré achat;Avis d’opéré vente|Compte-titres|Référence|Valeur|Quantité|Cours|Exécution|Marché|Montant brut|Courtage|Frais de marché|Taxe sur les transactions|Montant débité;Montant crédité|Date de valeur|Compte espèces|Type d’ordre|Cours limite|Position après opération|achat;vente|à cours limité;au marché;jour',
	es: 'Liquidación de compra;Liquidación de venta|Cuenta de valores|Nº liquidación|Valor|Títulos|Cambio|Ejecución|Mercado|Importe bruto|Comisión|Gastos de bolsa|Impuesto|Importe a cargar;Importe a abonar|Fecha valor|Cuenta asociada|Tipo de orden|Precio límite|Posición final|compra;venta|limitada;a mercado;del día',
	sv: 'Avräkningsnota köp;Avräkningsnota sälj|Depå|Notanummer|Värdepapper|Antal|Kurs|Avslut|Marknadsplats|Belopp|Courtage|Avgifter|Skatt|Att betala;Att erhålla|Likviddag|Likvidkonto|Ordertyp|Limit|Innehav efter affären|köp;sälj|limit;marknad;dagsorder',
	pt: 'Nota de compra;Nota de venda|Conta de títulos|Nota n.º|Título|Quantidade|Cotação|Execução|Mercado|Montante bruto|Comissão|Custos de bolsa|Imposto do selo|Montante a débito;Montante a crédito|Data-valor|Conta|Tipo de ordem|Preço limite|Posição após a ordem|compra;venda|limitada;ao melhor;válida hoje',
	da: 'Fondsnota køb;Fondsnota salg|Depot|Notanr.|Papir|Antal|Kurs|Handlet|Markedsplads|Kursværdi|Kurtage|Gebyr|Skat|Til betaling;Til udbetaling|Valør|Konto|Ordretype|Limit|Beholdning herefter|køb;salg|limit;marked;dagsordre',
};

/** A securities note printed from a web bank: label and value one below the other in two columns of cards, the sum as a row with plus and minus. */
const family: Family = {
	author: 'fenna',
	locales: ['nl-NL', 'fr-FR', 'es-ES', 'sv-SE', 'pt-PT', 'da-DK', 'nl-BE', 'fr-BE'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount, count } = locale;
		const paper = drawPaper(random, locale);
		const side = random.int(0, 1);
		const currency = locale.country.currency;
		const quantity = random.int(4, 620);
		const gross = toMoney(quantity * paper.price);
		const [fee, extra] = [
			toMoney(gross * 0.0035 + 3),
			random.chance(0.5) ? random.decimal(0.5, 9) : 0,
		];
		const tax = random.chance(0.4) ? toMoney(gross * 0.003) : 0;
		const net = toMoney(side === 0 ? gross + fee + extra + tax : gross - fee - extra - tax);
		const day = random.day('2009-02-01', '2026-03-01');
		const sign = side === 0 ? '+' : '−';
		const [titles, done] = [say(0).split(';'), say(12).split(';')];
		const cards: readonly (readonly [string, ReturnType<typeof markup>])[] = [
			[say(3), markup`<b>${field('security', paper.name)}</b><br>${field('isin', paper.isin)}`],
			[say(4), field('quantity', count(quantity))],
			[say(5), markup`${currency} ${field('price', amount(paper.price, 3))}`],
			[
				say(6),
				markup`${field('tradeDate', locale.date(day))} ${field('tradeTime', `${clock(random.int(545, 1045), ':')}:${random.int(10, 59)}`)}`,
			],
			[say(7), field('market', random.pick(['Euronext', 'Xetra', 'BME', 'Nasdaq Nordic', 'MTF']))],
			...(random.chance(0.7)
				? [[say(15), field('orderType', random.pick(say(19).split(';')))] as const]
				: []),
			...(random.chance(0.4)
				? [
						[
							say(16),
							markup`${currency} ${field('limit', amount(toMoney(paper.price * 1.02)))}`,
						] as const,
					]
				: []),
			[say(13), field('valueDate', locale.date(addDays(day, 2)))],
		];
		const sum = (label: string, mark: string, path: string, value: number) =>
			markup`<div class="f"><span>${label}</span><span>${mark}</span><span class="r">${field(path, amount(value))}</span></div>`;
		const isTwo = random.chance(0.6);
		const html = markup`<style>@page { size: A4; margin: 14mm } body { font: 9.5pt/1.4 ${random.pick(["'DejaVu Sans'", "'Liberation Sans'"])}; color: #1d1d1d } header { display: flex; justify-content: space-between; border-bottom: 4pt solid #e5a11c; padding-bottom: 2mm } .g { display: grid; grid-template-columns: ${isTwo ? '1fr 1fr' : '1fr 1fr 1fr'}; gap: 4mm; margin: 7mm 0 } .k { background: #f3f3f3; padding: 2.5mm 3mm } .k i { display: block; font-style: normal; font-size: 7.6pt; color: #555 } .f { display: grid; grid-template-columns: 1fr 8mm 34mm; padding: .8mm 0 } .r { text-align: right } .t { border-top: .8pt solid; font-weight: bold; font-size: 11pt } footer { font-size: 7.5pt; color: #555; margin-top: 9mm }
			</style><header><b>${field('bank', random.pick(['Polderbank', 'Banque Ondine', 'Banco Rialta', 'Älvbanken', 'Klitbanken']))}</b><span>${field('client', locale.person().name)}<br>${say(1)} ${field('depot', random.pattern('#### ### ###'))}</span></header><h1 style="font-size:15pt">${field('kind', titles[side] ?? '')}</h1><div>${say(2)} ${field('noteNo', random.pattern('##-#######'))} &nbsp; ${field('noteDate', locale.date(day))}</div><div class="g">${cards.map(([label, content]) => markup`<div class="k"><i>${label}</i>${content}</div>`)}</div>
			${sum(say(8), '', 'gross', gross)}${sum(say(9), sign, 'fee', fee)}${extra > 0 && sum(say(10), sign, 'stockFee', extra)}${tax > 0 && sum(say(11), sign, 'tax', tax)}<div class="t">${sum(`${done[side] ?? ''} (${currency})`, '', 'net', net)}</div><p>${say(14)}: ${field('account', locale.iban())}</p>${random.chance(0.5) && markup`<p>${say(17)}: ${field('portfolio', count(side === 0 ? quantity + random.int(0, 90) : random.int(0, 60)))}</p>`}<footer>${locale.company().name} – ${random.pattern('doc ###-#')}</footer>`;
		return { html, fields };
	},
};
export default family;
