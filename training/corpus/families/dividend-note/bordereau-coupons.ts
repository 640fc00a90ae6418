import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, askTable, drawPaper } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity(
		'bank',
		'client',
		'depot',
		'noteNo',
		'noteDate',
		'payDate',
		'valueDate',
		'net',
		'account',
	),
	...askForm({
		total:
			'# What is the gross of all coupons? | total brut | Summe brutto | totaal bruto | grossOfAll',
		taxTotal:
			'# How much tax was kept in all? | total des retenues | totale ritenute | voorheffing totaal | taxOfAll',
		costs: '# What does the bank charge? | frais | kosten | spese | bankCharges',
		couponNo:
			'What is the number of the first coupon? | numéro du coupon | couponnummer | couponNumber',
		price: '-# At what price was it bought? | cours d’achat | aankoopkoers',
		quantityAll: '-# How many units in all? | nombre total de titres | totaal aantal',
	}),
	coupons: askTable(
		{
			security: 'security | valeur | waarde | titolo',
			coupon: 'coupon number | n° de coupon | couponnr | cedola n.',
			quantity: '# units | nombre | aantal | quantità',
			perUnit: '# per unit | montant unitaire | per stuk | unitario',
			gross: '# gross | brut | bruto | lordo',
			tax: '# tax kept | retenue | voorheffing | ritenuta',
			net: '# net | netto | netto in conto',
		},
		'coupons paid | coupons encaissés | geïnde coupons | cedole incassate | couponsPaid',
	),
};
const SAID = {
	fr: 'BORDEREAU D’ENCAISSEMENT DE COUPONS|Dossier|Bordereau|Valeur|Coupon|Nombre|Montant unit.|Brut|Précompte|Net|Totaux|Frais|Net porté à votre crédit|Date de paiement|valeur|compte|nous avons encaissé pour vous',
	nl: 'BORDEREL COUPONINCASSO|Dossier|Borderel|Waarde|Coupon|Aantal|Per stuk|Bruto|Voorheffing|Netto|Totalen|Kosten|Netto in uw credit|Betaaldatum|valuta|rekening|wij hebben voor u geïncasseerd',
	it: 'DISTINTA INCASSO CEDOLE|Deposito|Distinta|Titolo|Cedola|Quantità|Unitario|Lordo|Ritenuta|Netto|Totali|Spese|Netto a vostro credito|Data pagamento|valuta|conto|abbiamo incassato per vostro conto',
	pt: 'BORDERO DE COUPONS|Processo|Borderô|Título|Cupão|Quantidade|Unitário|Ilíquido|Retenção|Líquido|Totais|Despesas|Líquido a seu crédito|Data de pagamento|valor|conta|cobrámos por sua conta',
};

/** A bordereau of cashed coupons of the 1980s: a matrix-printed grid with many short columns, headings at an angle over them, and a strip torn off below. */
const family: Family = {
	author: 'ignatius',
	locales: ['fr-FR', 'nl-BE', 'it-IT', 'fr-BE', 'nl-NL', 'pt-PT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount, count } = locale;
		const rows = Array.from({ length: random.int(1, 6) }, () => {
			const paper = drawPaper(random, locale);
			const quantity = random.int(2, 240);
			const perUnit = random.decimal(0.08, 12, 4);
			const gross = toMoney(quantity * perUnit);
			const tax = toMoney(gross * random.pick([0.15, 0.25]));
			return {
				paper,
				quantity,
				perUnit,
				gross,
				tax,
				net: toMoney(gross - tax),
				no: random.int(4, 88),
			};
		});
		const [total, kept] = [
			toMoney(rows.reduce((sum, row) => sum + row.gross, 0)),
			toMoney(rows.reduce((sum, row) => sum + row.tax, 0)),
		];
		const costs = random.chance(0.5) ? toMoney(total * 0.01) : 0;
		const day = random.day('1979-02-01', '1998-12-01');
		const heads = [3, 4, 5, 6, 7, 8, 9];
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', '240mm 160mm', 'A5 landscape'])}; margin: 10mm } body { font: ${random.pick(['8.6pt', '9pt'])}/1.4 'Liberation Mono' } h1 { font-size: 11pt; margin: 0 0 4mm } table { width: 100%; border-collapse: collapse; margin-top: 12mm } th { height: 9mm; font: 7pt 'Liberation Sans'; text-align: right; padding: 0; white-space: nowrap } th span { display: inline-block; transform: rotate(-30deg); transform-origin: 0 100% } th:first-child { text-align: left } td { text-align: right; border-bottom: .4pt dashed #888; padding: .6mm 1mm } td:first-child { text-align: left } .t td { border-top: 1pt solid; border-bottom: 0 } .s { border-top: 1.4pt dashed; margin-top: 9mm; padding-top: 3mm; display: flex; justify-content: space-between }
			</style><div style="float:right;text-align:right">${field('bank', random.pick(['Crédit Ondine', 'Kredietbank Waterkant', 'Banca Corallina', 'Banco Douroval']))}<br>${field('noteDate', locale.date(day))}</div><h1>${say(0)}</h1><div>${field('client', locale.person().name)}<br>${say(1)} ${field('depot', random.pattern('##-####-###'))} &nbsp; ${say(2)} ${field('noteNo', random.pattern('####/##'))}</div>
			<table><tr>${heads.map((i) => markup`<th><span>${say(i)}</span>`)}</tr><tbody data-list="coupons">${rows.map((row, i) => markup`<tr data-row><td>${field('security', row.paper.name)}<td>${i === 0 ? field('/couponNo', field('coupon', String(row.no))) : field('coupon', String(row.no))}<td>${field('quantity', row.quantity)}<td>${field('perUnit', amount(row.perUnit, 4))}<td>${field('gross', amount(row.gross))}<td>${field('tax', amount(row.tax))}<td>${field('net', amount(row.net))}`)}</tbody><tr class="t"><td>${say(10)}<td><td><td><td>${field('total', amount(total))}<td>${field('taxTotal', amount(kept))}<td>${amount(toMoney(total - kept)).text}</table>
			<div class="s"><span>${say(12)}, ${say(13)} ${field('payDate', locale.date(addDays(day, 3)))}, ${say(14)} ${field('valueDate', locale.date(addDays(day, 6)))}<br>${say(15)} ${field('account', locale.iban() || random.pattern('####-######-##'))}</span><span>${costs > 0 && markup`${say(11)} ${field('costs', amount(costs))}<br>`}<b>${field('net', locale.money(toMoney(total - kept - costs)))}</b></span></div><p style="font-size:7.5pt">${say(16)}: ${count(rows.length).text} × ${random.pick(['coupons', 'titres', 'fondsen', 'cedole'])}.</p>`;
		return { html, fields };
	},
};
export default family;
