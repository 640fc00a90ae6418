import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	shipmentNo: str(
		'number of the shipment|shipmentNo|Sendungsnummer|numer przesyłki|número de envío|Under which number does the consignment travel?',
		'trackingNumber',
	),
	packedOn: dat(
		'day of packing|packedOn|Packdatum|data pakowania|fecha de embalaje|When was it packed?',
		'shipDate',
	),
	from: str(
		'warehouse that packs|fromWarehouse|Versandlager|magazyn nadania|almacén de salida|Where does it leave?',
		'shipper',
	),
	to: DOC.shipName,
	toAddress: DOC.shipAddress,
	order: DOC.orderNo,
	carrier: DOC.carrier,
	pallets: rows(
		{
			id: str('number of the pallet|palletId|Palettennummer|numer palety|número de palé'),
			kind: str('type of the pallet|palletType|Palettentyp|typ palety|tipo de palé'),
			height: num('height of the pallet in cm|heightCm|Höhe|wysokość|altura'),
			weight: num(
				'weight of the pallet in kg|palletKg|Palettengewicht|waga palety|peso del palé',
				'weight',
			),
		},
		'pallets of the shipment|pallets|Paletten|palety|palés',
	),
	contents: rows(
		{
			code: COL.code,
			name: COL.name,
			quantity: COL.qty,
			unit: COL.unit,
			batch: str('batch|batch|Charge|partia|lote', 'batchNumber'),
		},
		'what is on the pallets|contents|Inhalt|zawartość|contenido',
	),
	palletCount: num('how many pallets|palletCount|Anzahl Paletten|liczba palet|número de palés'),
	cartons: num(
		'how many cartons|cartonCount|Anzahl Kartons|liczba kartonów|número de cajas',
		'packages',
	),
	gross: DOC.weight,
	packer: str('who packed|packedBy|gepackt von|pakował|embalado por'),
	seal: str('number of the seal|sealNo|Plombe|plomba|precinto', 'sealNumber'),
	value: absent(num('value of the goods|goodsValue|Warenwert|wartość|valor', 'declaredValue')),
	invoice: absent(DOC.invoiceNo),
};
const SAID = {
	en: 'PACKING LIST|Shipment|Packed|From|To|Order|Carrier|Pallet|Carton|batch|Euro pallet;half pallet;one-way pallet|pallets|cartons|gross|packed by|seal|cm|End of list',
	de: 'PACKLISTE|Sendung|Gepackt am|Von|An|Bestellung|Spedition|Palette|Karton|Charge|Europalette;Halbpalette;Einwegpalette|Paletten|Kartons|brutto|gepackt von|Plombe|cm|Ende der Liste',
	pl: 'LISTA PAKOWA|Przesyłka|Pakowano|Z|Do|Zamówienie|Przewoźnik|Paleta|Karton|partia|paleta EUR;półpaleta;jednorazowa|palet|kartonów|brutto|pakował|plomba|cm|Koniec listy',
	es: 'LISTA DE EMBALAJE|Envío|Embalado|De|A|Pedido|Transportista|Palé|Caja|lote|palé europeo;medio palé;palé perdido|palés|cajas|bruto|embalado por|precinto|cm|Fin de la lista',
	sv: 'PACKLISTA|Sändning|Packad|Från|Till|Order|Speditör|Pall|Kartong|batch|EUR-pall;halvpall;engångspall|pallar|kartonger|brutto|packad av|plomb|cm|Slut på listan',
} as const;

/** A warehouse program's list as a tree: pallet over carton over article, each deeper to the right with lines that join them, no table at all, counts in one sentence at the end. */
const family: Family = {
	author: 'noor',
	locales: ['en-US', 'de-DE', 'pl-PL', 'es-ES', 'sv-SE', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { count } = locale;
		const [from, to] = [locale.company(), locale.company()];
		let cartons = 0;
		let weight = 0;
		const pallets = Array.from({ length: random.int(1, 3) }, (_, p) => {
			const kilos = random.int(120, 640);
			weight += kilos;
			const boxes = Array.from({ length: random.int(1, 3) }, () => {
				cartons += 1;
				return {
					carton: cartons,
					goods: drawGoods(
						random,
						locale,
						random.pick(['technical', 'office'] as const),
						random.int(1, 3),
						{ code: '??-####' },
					),
				};
			});
			return {
				id: random.pattern('003400###########'),
				kind: random.pick(at(10).split(';')),
				height: random.int(60, 220),
				kilos,
				boxes,
				p,
			};
		});
		const html = markup`<style>@page { size: A4; margin: 16mm 18mm } body { font: 9pt/1.5 'DejaVu Sans Mono'; letter-spacing: -.3pt } h1 { font: bold 18pt 'Liberation Sans'; margin: 0; float: right } .p { margin-top: 5mm; background: #222; color: #fff; padding: 1mm 3mm; display: flex; justify-content: space-between } .c { margin-left: 7mm; border-left: 1.2pt solid #222; padding: 1.5mm 0 0 3mm } .c b { background: #ddd; padding: 0 2mm } .a { margin-left: 9mm; border-left: .8pt dotted #222; padding-left: 3mm; break-inside: avoid } .end { margin-top: 7mm; border-top: 2pt solid; padding-top: 2mm }</style>
			<h1>${at(0)}</h1><div>${at(1)} ${field('shipmentNo', random.pattern('SH########'))}<br>${at(2)} ${field('packedOn', locale.date(random.day('2010-01-02', '2026-06-20')))}<br>${at(3)} ${field('from', from.name)}, ${from.address.city}<br>${at(4)} <b>${field('to', to.name)}</b>, ${field('toAddress', to.address.whole)}<br>${at(5)} ${field('order', random.pattern('45########'))}<br>${at(6)} ${field('carrier', locale.company('Cargo').name)}</div>
			${pallets.map((one) => markup`<div class="p" data-list="pallets" data-row><span>${at(7)} ${field('id', one.id)}</span><span>${field('kind', one.kind)}</span><span>${field('height', one.height)} ${at(16)}</span><span>${field('weight', count(one.kilos))} kg</span></div><div data-list="contents">${one.boxes.map((box) => markup`<div class="c">${at(8)} <b>${box.carton}</b></div>${box.goods.map((thing) => markup`<div class="a" data-row>└ ${field('quantity', count(thing.quantity))} ${field('unit', thing.unit)} ${field('name', thing.name)} [${field('code', thing.code)}]${random.chance(0.5) && markup` ${at(9)} ${field('batch', random.pattern('L#####'))}`}</div>`)}`)}</div>`)}
			<div class="end">${field('palletCount', pallets.length)} ${at(11)}, ${field('cartons', cartons)} ${at(12)}, ${at(13)} ${field('gross', count(weight))} kg; ${at(14)} ${field('packer', locale.person().name)}${random.chance(0.5) && markup`; ${at(15)} ${field('seal', random.pattern('S#######'))}`}. *** ${at(17)} ***</div>`;
		return { html, fields };
	},
};
export default family;
