import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Printed } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	pedido: DOC.orderNo,
	fecha: DOC.orderDate,
	'proveedor.name': str(
		'Who is asked to deliver?|supplier of the order|supplierName|Lieferant|fournisseur|proveedor',
		'seller',
	),
	'proveedor.address': DOC.sellerAddress,
	comprador: str('firm that places the order|buyerFirm|Besteller|acheteur|quien compra', 'buyer'),
	obra: str('building site|siteName|Für welche Baustelle?|chantier|obra de destino', 'shipTo'),
	piezas: rows(
		{
			ref: COL.code,
			pieza: COL.name,
			material: str('material of the piece|material|Werkstoff|matière|material de la pieza'),
			cantidad: COL.qty,
			precio: COL.price,
			portes: num('carriage for the item|carriage|Fracht je Posten|port|portes'),
			importe: COL.amount,
			entrega: COL.wanted,
		},
		'pieces ordered|items side by side|Welche Teile werden bestellt?|pièces commandées|piezas',
	),
	total: num(
		'value of the whole order|orderValue|Bestellsumme|montant de la commande|total del pedido|What is the order worth?',
		'netTotal',
	),
	aprobado: str(
		'who approved the order|approvedBy|Wer hat genehmigt?|approuvé par|aprobado por',
		'approvedBy',
	),
	condiciones: str(
		'remark about quality|qualityNote|Hinweis zur Qualität|note qualité|nota de calidad',
		'notes',
	),
	oferta: str('quotation it refers to|quoteRef|Ihr Angebot|votre offre|su oferta', 'quoteNumber'),
	iva: absent(DOC.tax),
	albaran: absent(DOC.noteNo),
};
const SAID = {
	es: 'PEDIDO DE COMPRA|N.º|Fecha|Proveedor|Compra|Obra|Su oferta|Referencia|Pieza|Material|Cantidad|Precio unitario|Portes|Importe|Entrega|Total del pedido|Aprobado por|Se exige certificado de material 3.1.;Piezas según plano adjunto.;Embalaje individual.|Brida;Eje;Soporte;Tapa;Casquillo;Placa base|F-114;AISI 304;S275JR;bronce;PA6',
	fr: 'COMMANDE D’ACHAT|N°|Date|Fournisseur|Acheteur|Chantier|Votre offre|Référence|Pièce|Matière|Quantité|Prix unitaire|Port|Montant|Livraison|Total de la commande|Approuvé par|Certificat matière 3.1 exigé.;Pièces selon plan joint.;Emballage individuel.|Bride;Arbre;Support;Couvercle;Bague;Platine|C45;inox 304;S275JR;bronze;PA6',
	pt: 'ENCOMENDA|N.º|Data|Fornecedor|Comprador|Obra|Vossa proposta|Referência|Peça|Material|Quantidade|Preço unitário|Portes|Valor|Entrega|Total da encomenda|Aprovado por|Exige-se certificado 3.1.;Peças conforme desenho.;Embalagem individual.|Flange;Veio;Suporte;Tampa;Casquilho;Chapa base|C45;inox 304;S275JR;bronze;PA6',
	de: 'BESTELLUNG|Nr.|Datum|Lieferant|Besteller|Baustelle|Ihr Angebot|Referenz|Teil|Werkstoff|Menge|Einzelpreis|Fracht|Betrag|Lieferung|Bestellsumme|Genehmigt von|Werkszeugnis 3.1 erforderlich.;Teile nach beiliegender Zeichnung.;Einzeln verpackt.|Flansch;Welle;Halter;Deckel;Buchse;Grundplatte|C45;1.4301;S275JR;Bronze;PA6',
} as const;

/** A machine shop's order turned on its side: each item is a column, the rows are its number, material, quantity, price and day; sums stand in the last column. */
const family: Family = {
	author: 'casimir',
	locales: ['es-ES', 'fr-FR', 'pt-PT', 'de-DE', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count, money } = locale;
		const [buyer, supplier] = [locale.company(), locale.company()];
		const day = random.day('1998-02-01', '2026-06-20');
		const names = random.shuffle(at(18).split(';'));
		const items = drawGoods(random, locale, 'technical', random.int(2, 5), {
			code: '??-##.##',
		}).map((one, i) => {
			const carriage = random.chance(0.4) ? inMoney(random.int(5, 40), locale) : 0;
			return {
				...one,
				name: `${names[i] ?? ''} ${random.pick(['Ø', 'R', 'N'])}${random.int(20, 240)}`,
				material: random.pick(at(19).split(';')),
				carriage,
				amount: toMoney(one.amount + carriage),
				wanted: addDays(day, random.int(7, 60)),
			};
		});
		const sum = toMoney(items.reduce((all, one) => all + one.amount, 0));
		type Item = (typeof items)[number];
		const line = (
			label: string,
			path: string,
			show: (one: Item) => string | number | Printed | false,
		) =>
			markup`<tr><th>${label}${items.map((one) => {
				const shown = show(one);
				return markup`<td data-row="${String(one.position)}">${shown !== false && field(path, shown)}`;
			})}<td class="e">${path === 'importe' && markup`<b>${field('/total', money(sum))}</b>`}`;
		const html = markup`<style>@page { size: A4 ${random.pick(['', 'landscape'])}; margin: 15mm } body { font: 9.5pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Serif'"])} } table { border-collapse: collapse; width: 100%; margin: 6mm 0 } th { text-align: left; background: #f0e6d2; font-weight: normal } th, td { border: .6pt solid #755; padding: 1.2mm 2mm } .e { background: #faf6ee } .two { display: flex; justify-content: space-between }</style>
			<div class="two"><div><b>${field('comprador', buyer.name)}</b><br>${buyer.address.whole}</div><div style="text-align:right"><h2 style="margin:0">${at(0)}</h2>${at(1)} ${field('pedido', random.pattern('C-####/##'))}<br>${at(2)}: ${field('fecha', locale.date(day))}</div></div><p>${at(3)}: ${partyOf('proveedor', supplier)}</p><p>${at(5)}: ${field('obra', locale.address().whole)}${random.chance(0.6) && markup`<br>${at(6)}: ${field('oferta', random.pattern('OF-####'))}`}</p>
			<table data-list="piezas">${line(at(7), 'ref', ({ code }) => code)}${line(at(8), 'pieza', ({ name }) => name)}${line(at(9), 'material', ({ material }) => material)}${line(at(10), 'cantidad', ({ quantity }) => count(quantity))}${line(at(11), 'precio', ({ price }) => amount(price))}${line(at(12), 'portes', ({ carriage }) => carriage > 0 && amount(carriage))}${line(at(13), 'importe', (one) => amount(one.amount))}${line(at(14), 'entrega', ({ wanted }) => locale.date(wanted, 'dd.mm.yy'))}</table>
			<p>${at(15)}: <b>${field('total', money(sum))}</b></p><p>${field('condiciones', random.pick(at(17).split(';')))}</p><p style="text-align:right">${at(16)}: ${field('aprobado', locale.person().name)}</p>`;
		return { html, fields };
	},
};
export default family;
