import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose, speak } from '../../kit/forms.ts';
import { drawGoods } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, entry } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	certificateNo: asText(
		'certificado n.º | numéro du certificat | certificateNo | ¿Qué número tiene el certificado? | What is the number of the certificate? | Quel est le numéro en haut à droite ?',
	),
	exporter: asText(
		'exportador | expéditeur | exporter | ¿Quién exporta la mercancía? | Who sends the goods? | Chi spedisce la merce? | Quem é o exportador?',
	),
	exporterAddress: asText(
		'dirección del exportador | adresse de l’expéditeur | exporterAddress | ¿Dónde está el exportador? | What is the address of the sender of the goods?',
	),
	consignee: asText(
		'destinatario | destinataire | consignee | ¿A quién va la mercancía? | Who receives the goods? | Chi riceve la merce?',
	),
	consigneeCountry: asText(
		'país de destino | pays de destination | destinationCountry | ¿A qué país van las mercancías? | To which country do the goods go? | In quale paese va la merce?',
	),
	origin: asText(
		'país de origen | pays d’origine | countryOfOrigin | ¿De qué país proceden las mercancías? | In which country were the goods made? | Qual è il paese di origine?',
	),
	transport: asText(
		'transporte | moyen de transport | transportDetails | ¿Cómo se transporta la mercancía? | By what means are the goods carried? | Con quale mezzo viaggia la merce?',
	),
	remarks: asText(
		'observaciones | remarques | remarks | ¿Qué se anota en las observaciones? | What is written under remarks? | Cosa c’è scritto nelle osservazioni?',
	),
	goods: list(
		{
			marks: asText('marcas y números | marques | marks | Which marks are on the package?'),
			name: asText('designación de las mercancías | désignation | goods | What goods are they?'),
			packages: asNumber('bultos | nombre de colis | packageCount | How many packages?'),
			weight: asNumber('peso bruto | masse brute | grossWeight | How heavy is it?'),
		},
		'mercancías',
		'goodsLines',
		'¿Qué mercancías se exportan?',
		'Which goods are certified?',
	),
	totalWeight: asNumber(
		'peso total | masse totale | totalGrossWeight | ¿Cuánto pesa todo? | What is the total gross weight? | Qual è il peso totale?',
	),
	totalPackages: asNumber(
		'total de bultos | total des colis | totalPackages | ¿Cuántos bultos son en total? | How many packages are there in all?',
	),
	invoice: asText(
		'factura n.º | facture | invoiceReference | ¿A qué factura se refiere? | Which invoice is mentioned? | A quale fattura si riferisce?',
	),
	authority: asText(
		'autoridad que expide | autorité de délivrance | issuingBody | ¿Quién expide el certificado? | Which chamber issued the certificate? | Quale camera ha rilasciato il certificato?',
	),
	issuedAt: asText(
		'lugar de expedición | lieu de délivrance | placeOfIssue | ¿Dónde se expidió? | In which town was it issued?',
	),
	issuedOn: asDate(
		'fecha de expedición | date de délivrance | issueDate | ¿Cuándo se expidió el certificado? | When was the certificate issued? | Quando è stato rilasciato?',
	),
	declarant: asText(
		'firmante | signataire | declarant | ¿Quién firma por el exportador? | Who signed for the exporter?',
	),
	kind: asText(
		'original o copia | exemplaire | copyType | ¿Es original o copia? | Is it the original or a copy?',
	),
	value: absent(
		asNumber(
			'valor de las mercancías | valeur | goodsValue | ¿Cuánto valen las mercancías? | What are the goods worth?',
		),
	),
	vessel: absent(
		asText(
			'nombre del buque | navire | vesselName | ¿Con qué buque? | Which ship carries the goods?',
		),
	),
	expiry: absent(
		asDate(
			'válido hasta | valable jusqu’au | expiryDate | ¿Hasta cuándo vale? | Until when is the certificate valid?',
		),
	),
};
const SAID = {
	es: 'CERTIFICADO DE ORIGEN|Expedidor|Destinatario|País de origen|Informaciones relativas al transporte (mención facultativa)|Observaciones|Nº de orden; marcas, numeración, número y naturaleza de los bultos; designación de las mercancías|Masa bruta (kg)|Bultos|LA AUTORIDAD QUE SUSCRIBE CERTIFICA QUE LAS MERCANCÍAS ARRIBA DESIGNADAS SON ORIGINARIAS DEL PAÍS QUE FIGURA EN LA CASILLA Nº 3|Lugar y fecha de expedición; nombre, firma y sello de la autoridad competente|Cámara de Comercio de|original;copia|camión;vía aérea;contenedor por ferrocarril;correo|Factura|Marruecos;Chile;Noruega;Egipto;Canadá;Japón|Total|Unión Europea - España|Firma del solicitante|office',
	fr: 'CERTIFICAT D’ORIGINE|Expéditeur|Destinataire|Pays d’origine|Informations relatives au transport (mention facultative)|Remarques|N° d’ordre ; marques, numéros, nombre et nature des colis ; désignation des marchandises|Masse brute (kg)|Colis|L’AUTORITÉ SOUSSIGNÉE CERTIFIE QUE LES MARCHANDISES DÉSIGNÉES CI-DESSUS SONT ORIGINAIRES DU PAYS FIGURANT DANS LA CASE N° 3|Lieu et date de délivrance ; désignation, signature et cachet de l’autorité compétente|Chambre de commerce de|original;copie|camion;par avion;conteneur par rail;poste|Facture|Maroc;Chili;Norvège;Égypte;Canada;Japon|Total|Union européenne - France|Signature du demandeur|technical',
	it: 'CERTIFICATO DI ORIGINE|Speditore|Destinatario|Paese d’origine|Informazioni riguardanti il trasporto (indicazione facoltativa)|Osservazioni|N. d’ordine; marche, numeri, quantità e natura dei colli; denominazione delle merci|Massa lorda (kg)|Colli|L’AUTORITÀ CHE RILASCIA IL CERTIFICATO CERTIFICA CHE LE MERCI SOPRA ELENCATE SONO ORIGINARIE DEL PAESE INDICATO NELLA CASELLA N. 3|Luogo e data del rilascio; denominazione, firma e timbro dell’autorità competente|Camera di Commercio di|originale;copia|autocarro;via aerea;container via ferrovia;posta|Fattura|Marocco;Cile;Norvegia;Egitto;Canada;Giappone|Totale|Unione europea - Italia|Firma del richiedente|technical',
	pt: 'CERTIFICADO DE ORIGEM|Expedidor|Destinatário|País de origem|Informações relativas ao transporte (menção facultativa)|Observações|N.º de ordem; marcas, números, quantidade e natureza dos volumes; designação das mercadorias|Massa bruta (kg)|Volumes|A AUTORIDADE ABAIXO ASSINADA CERTIFICA QUE AS MERCADORIAS ACIMA DESIGNADAS SÃO ORIGINÁRIAS DO PAÍS QUE FIGURA NA CASA N.º 3|Local e data de emissão; designação, assinatura e carimbo da autoridade competente|Câmara de Comércio de|original;cópia|camião;via aérea;contentor por caminho de ferro;correio|Fatura|Marrocos;Chile;Noruega;Egito;Canadá;Japão|Total|União Europeia - Portugal|Assinatura do requerente|technical',
} as const;

/** A certificate of origin: eight numbered boxes without lines to write on, goods typed freely in the large one, weights in a side column, the chamber's sentence below. */
const family: Family = {
	author: 'lothar',
	locales: ['es-ES', 'fr-FR', 'it-IT', 'pt-PT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const goods = drawGoods(random, locale, at(19) as 'office' | 'technical', random.int(1, 5)).map(
			(one) => ({
				...one,
				packages: random.int(1, 24),
				weight: random.int(12, 1900),
				marks: random.pattern('??/##'),
			}),
		);
		const sender = locale.company();
		const day = random.day('1979-01-01', '2024-12-01');
		const land = random.pick(at(15).split(';'));
		const exemplars = at(12).split(';');
		let n = 0;
		const box = (caption: string, content: ReturnType<typeof markup>, style: string) =>
			markup`<div class="x" style="${style}"><small><b>${(n += 1)}</b> ${caption}</small><div class="v">${content}</div></div>`;
		const put = (path: string, content: Parameters<typeof field>[1], share = 1) =>
			entry(random, path, content, share);
		const hasInvoice = random.chance(0.6);
		const html = markup`<style>@page { size: A4; margin: 10mm } body { font: 8pt 'Liberation Sans' } .f { display: grid; grid-template-columns: 1fr 1fr; border-left: 1pt solid #853; border-top: 1pt solid #853 } .x { border-right: 1pt solid #853; border-bottom: 1pt solid #853; padding: 1mm 2mm } small { font-size: 6.8pt; color: #642 } .v { font: ${drawTypeface(random, 10)}; padding: 2mm 3mm; line-height: 1.35 } table { width: 100% } td { vertical-align: top; padding-bottom: 1.5mm } .n { text-align: right } h1 { font-size: 15pt; color: #642; margin: 2mm 0 } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid; text-align: center; font: bold 7pt/2.8mm 'Liberation Sans' } .choice { margin-right: 4mm }
			</style><div class="f">${box(at(1), markup`${put('exporter', sender.name.toUpperCase())}<br>${put('exporterAddress', sender.address.whole)}`, 'min-height:34mm')}<div class="x" style="text-align:center"><div style="text-align:right;font:bold 12pt 'Liberation Mono'">${field('certificateNo', random.pattern('? ######'))}</div>${choose('kind', exemplars, random.pick(exemplars))}<h1>${at(0)}</h1></div>${box(at(2), markup`${put('consignee', `${locale.person().family.toUpperCase()} ${random.pick(['TRADING', 'IMPORT', '& SONS', 'STORES'])}`)}<br>${put('consigneeCountry', land.toUpperCase())}`, 'min-height:34mm')}${box(at(3), markup`<b>${put('origin', random.chance(0.6) ? at(17) : (at(17).split(' - ')[1] ?? ''))}</b>`, '')}${box(at(4), markup`${put('transport', random.pick(at(13).split(';')), 0.75)}`, 'min-height:26mm')}${box(at(5), markup`${hasInvoice && put('remarks', markup`${at(14)} ${field('invoice', random.pattern('##/####'))} ${locale.date(addDays(day, -3)).text}`)}`, '')}</div>
			<div class="f" style="grid-template-columns:1fr 34mm;border-top:0">${box(
				at(6),
				markup`<table data-list="goods">${goods.map((one, i) => markup`<tr data-row="${i}"><td>${i + 1}<td>${field('marks', one.marks)}<td>${field('packages', one.packages)} ${at(8).toLowerCase()}<td>${field('name', one.name)}`)}</table>${
					goods.length > 1 &&
					markup`<div>${at(16)} ${field(
						'totalPackages',
						goods.reduce((sum, { packages }) => sum + packages, 0),
					)} ${at(8).toLowerCase()}</div>`
				}`,
				'min-height:96mm',
			)}${box(at(7), markup`<div class="n" data-list="goods">${goods.map((one, i) => markup`<div data-row="${i}" style="padding-bottom:1.5mm">${field('weight', locale.count(one.weight))}</div>`)}</div>${goods.length > 1 && markup`<div class="n" style="border-top:.6pt solid">${field('totalWeight', locale.count(goods.reduce((sum, { weight }) => sum + weight, 0)))}</div>`}`, '')}</div>
			<div class="f" style="grid-template-columns:1fr;border-top:0">${box(at(9), markup`${put('authority', `${at(11)} ${locale.address().city}`)}<div style="margin-top:9mm">${put('issuedAt', locale.address().city, 0.9)}, ${put('issuedOn', locale.date(day))}</div><small style="font:6.8pt 'Liberation Sans'">${at(10)}</small><div style="text-align:right">${put('declarant', locale.person().name, 0.5)}<br><small style="font:6.8pt 'Liberation Sans'">${at(18)}</small></div>`, 'min-height:52mm')}</div>`;
		return { html, fields };
	},
};
export default family;
