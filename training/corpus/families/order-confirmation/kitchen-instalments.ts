import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	auftrag: str(
		'number of the contract of sale|contractNo|Auftragsnummer|numero di contratto|n° de commande|numer zamówienia|Under which number is the kitchen ordered?',
		'orderNumber',
	),
	datum: dat(
		'day of the contract|contractDate|Wann wurde bestellt?|data del contratto|date de commande|data zamówienia',
		'orderDate',
	),
	haus: str(
		'furniture shop|shopName|Möbelhaus|mobilificio|magasin|sklep meblowy|Where was it bought?',
		'seller',
	),
	verkaeufer: str('Who sold it?|salesperson|Verkäufer|venditore|vendeur|sprzedawca (osoba)'),
	kunde: str('Who bought it?|customer|Käufer|acquirente|client|kupujący', 'buyer'),
	anschrift: str(
		'where the customer lives|customerAddress|Anschrift des Käufers|indirizzo|adresse du client|adres klienta',
		'address',
	),
	telefon: str(
		'how to reach the customer|customerPhone|Telefon des Käufers|telefono del cliente|téléphone du client',
		'phone',
	),
	etage: num('floor to deliver to|floor|Stockwerk|piano|étage|piętro|On which floor is the flat?'),
	woche: str(
		'week of delivery|deliveryWeek|Lieferwoche|settimana di consegna|semaine de livraison|tydzień dostawy|When is it delivered?',
		'deliveryDate',
	),
	programm: str('range of the furniture|programme|Programm|modello|modèle|model'),
	front: str(
		'colour of the fronts|frontColour|Frontfarbe|colore delle ante|couleur des façades|kolor frontów',
		'colour',
	),
	griff: str('handles|handleType|Griffe|maniglie|poignées|uchwyty'),
	platte: str('worktop|worktop|Arbeitsplatte|piano di lavoro|plan de travail|blat'),
	geraete: rows(
		{
			typ: str('kind of appliance|applianceKind|Gerät|elettrodomestico|appareil'),
			modell: str('model of the appliance|model|Modell|modèle', 'productNumber'),
			preis: COL.amount,
		},
		'appliances|appliances with price|Elektrogeräte|elettrodomestici|urządzenia',
	),
	moebel: num(
		'price of the furniture|furniturePrice|Preis der Möbel|prezzo dei mobili|prix des meubles',
	),
	montage: num('assembly|assemblyPrice|Montage|montaggio|pose|montaż'),
	gesamt: num(
		'price of everything|totalPrice|Gesamtpreis|prezzo totale|prix total|cena całkowita',
		'grossTotal',
	),
	raten: rows(
		{
			wann: str('when the instalment is due|instalmentDue|fällig|scadenza|échéance'),
			betrag: num('instalment|instalmentAmount|Rate|rata|versement', 'instalment'),
		},
		'plan of payments|instalments|Zahlungsplan|piano dei pagamenti|plan płatności',
	),
	kundennummer: absent(
		str('customer number|customerNo|Kundennummer|codice cliente', 'customerNumber'),
	),
	garantie: absent(
		str('length of the warranty|warranty|Garantiezeit|garanzia|gwarancja', 'warrantyPeriod'),
	),
};
const SAID = {
	de: 'Kaufvertrag und Auftragsbestätigung|Auftrag|vom|Verkäufer|Käufer|Telefon|Etage|Lieferwoche|Programm|Front|Griffe|Arbeitsplatte|Elektrogeräte|Möbel laut Plan|Montage|Gesamtpreis inkl. MwSt.|Zahlung|bei Auftrag;bei Anlieferung;nach Montage|Backofen;Kühlschrank;Spülmaschine;Kochfeld;Dunstabzug|Stangengriff Edelstahl;grifflos;Muschelgriff schwarz|Eiche massiv 40 mm;Granit poliert;Schichtstoff Beton|Lack weiß matt;Salbei;Nussbaum;Graphit|KW|Unterschrift des Käufers',
	it: 'Contratto di vendita e conferma d’ordine|Contratto|del|Venditore|Acquirente|Telefono|Piano|Settimana di consegna|Modello|Ante|Maniglie|Piano di lavoro|Elettrodomestici|Mobili come da disegno|Montaggio|Prezzo totale IVA inclusa|Pagamento|all’ordine;alla consegna;a fine montaggio|Forno;Frigorifero;Lavastoviglie;Piano cottura;Cappa|maniglia inox;gola;conchiglia nera|rovere massello 40 mm;granito lucido;laminato cemento|laccato bianco opaco;salvia;noce;grafite|sett.|Firma dell’acquirente',
	fr: 'Bon de commande et confirmation|Commande|du|Vendeur|Client|Téléphone|Étage|Semaine de livraison|Modèle|Façades|Poignées|Plan de travail|Électroménager|Meubles selon plan|Pose|Prix total TTC|Règlement|à la commande;à la livraison;après la pose|Four;Réfrigérateur;Lave-vaisselle;Table de cuisson;Hotte|barre inox;sans poignée;coquille noire|chêne massif 40 mm;granit poli;stratifié béton|laque blanc mat;sauge;noyer;graphite|sem.|Signature du client',
	pl: 'Umowa sprzedaży i potwierdzenie zamówienia|Zamówienie|z dnia|Sprzedawca|Kupujący|Telefon|Piętro|Tydzień dostawy|Model|Fronty|Uchwyty|Blat|Sprzęt AGD|Meble według planu|Montaż|Cena całkowita z VAT|Płatność|przy zamówieniu;przy dostawie;po montażu|Piekarnik;Lodówka;Zmywarka;Płyta grzewcza;Okap|reling stal;bezuchwytowe;muszla czarna|dąb lity 40 mm;granit polerowany;laminat beton|lakier biały mat;szałwia;orzech;grafit|tydz.|Podpis kupującego',
} as const;

/** A kitchen shop's confirmation: one thing made of many choices, in pairs of label and value in two columns; appliances with model and price, then the price built up and paid in parts. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'it-IT', 'fr-FR', 'pl-PL', 'de-AT', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, money } = locale;
		const [shop, client, seller] = [locale.company(), locale.person(), locale.person()];
		const day = random.day('2005-02-01', '2026-06-20');
		const devices = random.some(at(18).split(';'), random.int(1, 5)).map((name) => ({
			name,
			model: random.pattern('??#-####'),
			price: Math.round(inMoney(random.int(180, 1400), locale)),
		}));
		const wood = Math.round(inMoney(random.int(2800, 14000), locale));
		const work = random.chance(0.7) ? Math.round(inMoney(random.int(350, 1200), locale)) : 0;
		const total = devices.reduce((sum, one) => sum + one.price, wood + work);
		const first = Math.round(total * 0.3);
		const second = Math.round(total * 0.6);
		const [when1 = '', when2 = '', when3 = ''] = at(17).split(';');
		const pair = (label: string, path: string, content: string | number) =>
			markup`<div><i>${label}</i>${field(path, content)}</div>`;
		const html = markup`<style>@page { size: A4; margin: 15mm 17mm } body { font: 10pt/1.5 'Liberation Sans' } h1 { font: italic 16pt 'Liberation Serif'; color: #6b3e26 } .pairs { display: grid; grid-template-columns: 1fr 1fr; column-gap: 10mm; border-top: 2pt solid #6b3e26; border-bottom: 2pt solid #6b3e26; padding: 2mm 0; margin: 4mm 0 } .pairs div { display: flex; justify-content: space-between; border-bottom: .3pt dotted #999 } i { color: #6b3e26; font-size: 8.5pt } table { width: 100%; border-collapse: collapse } td { padding: .6mm 0 } .n { text-align: right } .pay { display: flex; gap: 4mm; margin-top: 5mm } .pay div { flex: 1; border: .8pt solid #6b3e26; padding: 2mm; text-align: center }</style>
			<div style="text-align:right"><b>${field('haus', shop.name)}</b> · ${shop.address.whole}</div><h1>${at(0)}</h1><p>${at(1)} <b>${field('auftrag', random.pattern('K-######'))}</b> ${at(2)} ${field('datum', locale.date(day))} · ${at(3)}: ${field('verkaeufer', seller.name)}</p>
			<p>${at(4)}: <b>${field('kunde', client.name)}</b>, ${field('anschrift', locale.address().whole)}, ${at(5)} ${field('telefon', locale.phone())}</p><div class="pairs">${pair(at(8), 'programm', `${random.pick(['Arte', 'Linea', 'Nova', 'Riva', 'Svea'])} ${random.int(100, 900)}`)}${pair(at(9), 'front', random.pick(at(21).split(';')))}${pair(at(10), 'griff', random.pick(at(19).split(';')))}${pair(at(11), 'platte', random.pick(at(20).split(';')))}${pair(at(6), 'etage', random.int(0, 6))}${pair(at(7), 'woche', `${at(22)} ${random.int(5, 50)}/${addDays(day, 90).slice(0, 4)}`)}</div>
			<b>${at(12)}</b><table data-list="geraete">${devices.map((one) => markup`<tr data-row><td>${field('typ', one.name)}<td>${field('modell', one.model)}<td class="n">${field('preis', amount(one.price))}`)}</table><table style="border-top:.6pt solid"><tr><td>${at(13)}<td class="n">${field('moebel', amount(wood))}${work > 0 && markup`<tr><td>${at(14)}<td class="n">${field('montage', amount(work))}`}<tr><td><b>${at(15)}</b><td class="n"><b>${field('gesamt', money(total))}</b></table>
			<div class="pay" data-list="raten">${[
				[when1, first],
				[when2, second],
				[when3, toMoney(total - first - second)],
			].map(
				([when, sum]) =>
					markup`<div data-row>${field('wann', String(when))}<br><b>${field('betrag', money(Number(sum)))}</b></div>`,
			)}</div><p style="margin-top:16mm;border-top:.5pt solid;width:70mm;font-size:8pt">${at(23)}</p>`;
		return { html, fields };
	},
};
export default family;
