import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, str } from '../../kit/commerce.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';

const fields: Fields = {
	ticket: str(
		'number of the ticket|ticketNo|Wiegescheinnummer|numéro du ticket|numero de boleta|számlaszám|numer kwitu',
		'receiptNumber',
	),
	day: dat(
		'day of the delivery|deliveredOn|Anlieferung am|livré le|fecha|data dostawy',
		'receivedDate',
	),
	time: str('time of weighing|weighedAt|Uhrzeit|heure|hora|godzina', 'time'),
	elevator: str(
		'warehouse that takes the grain|elevatorName|Lagerhaus|coopérative|silo|elewator|Where is it stored?',
	),
	farmer: str(
		'who brings the grain|farmer|Landwirt|agriculteur|agricultor|rolnik|Whose grain is it?',
		'seller',
	),
	farmerNo: str(
		'number of the farmer|farmerNo|Mitgliedsnummer|numéro adhérent|número de socio|numer rolnika',
		'memberNumber',
	),
	truck: str(
		'lorry or trailer|truckPlate|Kennzeichen|immatriculation|matrícula|rejestracja',
		'vehiclePlate',
	),
	commodity: str('kind of grain|commodity|Getreideart|céréale|cereal|zboże', 'product'),
	gross: num('weight with lorry|grossWeight|Bruttogewicht|poids brut|bruto|brutto', 'grossWeight'),
	tare: num('weight of the empty lorry|tare|Taragewicht|tare|tara'),
	net: num(
		'net weight|netWeight|Nettogewicht|poids net|neto|netto|How much grain is it?',
		'netWeight',
	),
	moisture: num('moisture in percent|moisture|Feuchte|humidité|humedad|wilgotność'),
	impurities: num('impurities in percent|impurities|Besatz|impuretés|impurezas|zanieczyszczenia'),
	protein: num('protein in percent|protein|Protein|protéines|proteína|białko'),
	hectolitre: num(
		'weight of a hectolitre|hectolitreWeight|Hektolitergewicht|poids spécifique|peso hectolítrico|gęstość',
	),
	dried: num(
		'weight after drying|dryWeight|Abrechnungsgewicht|poids aux normes|peso seco|waga rozliczeniowa',
	),
	price: num(
		'price per tonne|pricePerTonne|Preis je Tonne|prix à la tonne|precio por tonelada|cena za tonę',
		'unitPrice',
	),
	bin: str('bin or cell|bin|Zelle|cellule|celda|komora', 'location'),
	weigher: str('who weighed|weigher|Wiegemeister|peseur|pesador|wagowy'),
	invoice: absent(
		str(
			'number of the invoice|invoiceNo|Rechnungsnummer|numéro de facture|número de factura',
			'invoiceNumber',
		),
	),
	driver: absent(str('driver|driverName|Fahrer|chauffeur|conductor', 'driver')),
};
const SAID = {
	en: 'GRAIN RECEIPT|TICKET|DATE|TIME|GROWER|NO.|TRUCK|COMMODITY|GROSS|TARE|NET|MOISTURE|DOCKAGE|PROTEIN|TEST WT|DRY WT|PRICE/T|BIN|WEIGHER|WHEAT;BARLEY;CORN;CANOLA;OATS|NOT NEGOTIABLE',
	de: 'EINLAGERUNGSSCHEIN|SCHEIN|DATUM|UHR|ANLIEFERER|NR.|KFZ|FRUCHT|BRUTTO|TARA|NETTO|FEUCHTE|BESATZ|PROTEIN|HL-GEW.|ABR.GEW.|PREIS/T|ZELLE|WIEGER|WEIZEN;GERSTE;KOERNERMAIS;RAPS;HAFER|NICHT BEGEBBAR',
	fr: 'BON DE RECEPTION|TICKET|DATE|HEURE|APPORTEUR|NO|VEHICULE|PRODUIT|BRUT|TARE|NET|HUMIDITE|IMPURETES|PROTEINES|PS|POIDS NORME|PRIX/T|CELLULE|PESEUR|BLE TENDRE;ORGE;MAIS;COLZA;AVOINE|NON NEGOCIABLE',
	es: 'RECIBO DE ALMACEN|BOLETA|FECHA|HORA|AGRICULTOR|NUM.|VEHICULO|PRODUCTO|BRUTO|TARA|NETO|HUMEDAD|IMPUREZAS|PROTEINA|PESO HL|PESO SECO|PRECIO/T|CELDA|PESADOR|TRIGO;CEBADA;MAIZ;COLZA;AVENA|NO NEGOCIABLE',
	pl: 'KWIT PRZYJECIA|KWIT|DATA|GODZ.|ROLNIK|NR|POJAZD|TOWAR|BRUTTO|TARA|NETTO|WILGOTNOSC|ZANIECZ.|BIALKO|GESTOSC|WAGA ROZL.|CENA/T|KOMORA|WAGOWY|PSZENICA;JECZMIEN;KUKURYDZA;RZEPAK;OWIES|NIEZBYWALNY',
} as const;

/** A grain silo's ticket stamped by a weighing machine: three weights one above the other in large typed figures at the left, laboratory values in a frame of small cells at the right, the rest on one line. */
const family: Family = {
	author: 'noor',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'en-AU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { count } = locale;
		const [silo, farmer] = [
			locale.company(random.pick(['Agrar', 'Grain', 'Silo'])),
			locale.person(),
		];
		const [tare, net] = [random.int(320, 780) * 20, random.int(180, 1350) * 20];
		const moisture = random.decimal(11.5, 19, 1);
		const waste = random.decimal(0.3, 3.2, 1);
		const dry = Math.round(net * (1 - Math.max(0, moisture - 14.5) / 85.5) * (1 - waste / 100));
		const hasPrice = random.chance(0.5);
		const heavy = (label: string, path: string, kilos: number) =>
			markup`<div class="w"><span>${label}</span><b>${field(path, count(kilos))} kg</b></div>`;
		const lab = (label: string, path: string, value: number, unit: string, share = 1) =>
			markup`<div><small>${label}</small>${random.chance(share) && markup`${field(path, locale.amount(value, 1))} ${unit}`}</div>`;
		const html = markup`<style>@page { size: 165mm 100mm; margin: 6mm } body { font: ${drawTypeface(random, 9)}; background: ${random.pick(['#fff', '#fdf6d8', '#eef4e8'])} } .h { font: bold 11pt 'Liberation Sans'; display: flex; justify-content: space-between; border-bottom: 1.4pt solid } .m { display: grid; grid-template-columns: 74mm 1fr; gap: 5mm; margin-top: 3mm } .w { display: flex; justify-content: space-between; border-bottom: .5pt dashed; padding: .8mm 0 } .w b { font-size: 12.5pt } .lab { display: grid; grid-template-columns: 1fr 1fr; border: .8pt solid } .lab div { border: .4pt solid; padding: .6mm 1.5mm; height: 9mm } small { font: 6pt 'Liberation Sans'; display: block } .v { margin-top: 3mm } .no { transform: rotate(-4deg); font: bold 9pt 'Liberation Sans'; color: #a00; position: absolute; right: 8mm; bottom: 5mm }</style>
			<div class="h"><span>${field('elevator', silo.name)}</span><span>${at(0)}</span></div><div style="margin-top:2mm">${at(1)} ${field('ticket', random.pattern('######'))}  ${at(2)} ${field('day', locale.date(random.day('1976-07-01', '2025-10-30'), locale.countryCode === 'US' ? 'mm/dd/yy' : 'dd.mm.yy'))}  ${at(3)} ${field('time', clock(random.int(330, 1290)))}</div><div>${at(4)} ${field('farmer', farmer.name.toUpperCase())}, ${silo.address.city.toUpperCase()}  ${at(5)} ${field('farmerNo', random.pattern('####'))}</div><div>${at(6)} ${field('truck', random.pattern('??-####'))}  ${at(7)} <b>${field('commodity', random.pick(at(19).split(';')))}</b></div>
			<div class="m"><div>${heavy(at(8), 'gross', tare + net)}${heavy(at(9), 'tare', tare)}${heavy(at(10), 'net', net)}${heavy(at(15), 'dried', dry)}</div><div class="lab">${lab(at(11), 'moisture', moisture, '%')}${lab(at(12), 'impurities', waste, '%')}${lab(at(13), 'protein', random.decimal(9, 15, 1), '%', 0.7)}${lab(at(14), 'hectolitre', random.decimal(62, 82, 1), 'kg', 0.8)}</div></div>
			<div class="v">${at(17)} ${field('bin', random.pattern('?##'))}   ${at(18)} ${field('weigher', locale.person().family.toUpperCase())}   ${hasPrice && markup`${at(16)} ${field('price', locale.money(toMoney(inMoney(random.decimal(120, 310), locale))))}`}</div><div class="no">${at(20)}</div>`;
		return { html, fields };
	},
};
export default family;
