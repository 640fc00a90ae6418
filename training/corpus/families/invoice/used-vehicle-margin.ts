import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, dat, num, partyOf, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoice: DOC.invoiceNo,
	date: DOC.invoiceDate,
	dealer: DOC.seller,
	'buyer.name': DOC.buyer,
	'buyer.address': DOC.buyerAddress,
	make: str('make|make|Hersteller|marque|merk|značka', 'vehicleMake'),
	model: str('model|model|Typ|modèle|model vozidla', 'vehicleModel'),
	vin: str(
		'identification number of the vehicle|vin|Fahrzeug-Ident-Nr.|numéro de série|chassisnummer|VIN',
		'vin',
	),
	registered: dat(
		'first registration|firstRegistration|Erstzulassung|première mise en circulation|eerste toelating|první registrace',
		'firstRegistration',
	),
	mileage: num(
		'kilometres driven so far|odometer|Laufleistung|kilométrage|kilometerstand|najeto',
		'mileage',
	),
	colour: str('colour|colour|Farbe|couleur|kleur|barva', 'colour'),
	owners: num(
		'how many former owners|previousOwners|Vorbesitzer|anciens propriétaires|vorige eigenaars|předchozí majitelé',
	),
	plate: str('number plate|plate|Kennzeichen|immatriculation|kenteken|SPZ', 'vehiclePlate'),
	inspection: str(
		'next inspection|nextInspection|HU bis|contrôle technique|APK tot|STK do',
		'expiryDate',
	),
	price: num('price of the vehicle|vehiclePrice|Fahrzeugpreis|prix du véhicule|prijs|cena vozu'),
	warranty: num('price of the warranty|warrantyPrice|Garantie|garantie|záruka'),
	registration: num(
		'cost of registration|registrationCost|Zulassungskosten|carte grise|tenaamstelling|přihlášení',
	),
	total: DOC.gross,
	deposit: num('deposit paid|depositPaid|Anzahlung|acompte|aanbetaling|záloha', 'amountPaid'),
	open: num('still to pay|openAmount|Restzahlung|solde|restbedrag|zbývá doplatit', 'amountDue'),
	scheme: str(
		'remark on the margin scheme|marginScheme|Hinweis Differenzbesteuerung|régime de la marge|margeregeling|zvláštní režim',
	),
	vat: absent(DOC.tax),
	engineNo: absent(
		str('number of the engine|engineNo|Motornummer|numéro de moteur|číslo motoru', 'engineNumber'),
	),
};
const SAID = {
	de: 'Rechnung über ein Gebrauchtfahrzeug|Rechnung Nr.|Datum|Käufer|Hersteller;Modell;Fahrgestell-Nr.;Erstzulassung;km-Stand;Farbe;Vorbesitzer;Kennzeichen;HU/AU bis|Fahrzeugpreis|Garantie 12 Monate|Zulassung und Schilder|Endbetrag|Anzahlung erhalten|Restbetrag bei Abholung|Gebrauchtgegenstand/Sonderregelung – kein Steuerausweis nach § 25a UStG.|blau metallic;weiß;anthrazit;rot',
	fr: 'Facture – véhicule d’occasion|Facture n°|Date|Acheteur|Marque;Modèle;N° de série;1re mise en circulation;Kilométrage;Couleur;Propriétaires;Immatriculation;Contrôle jusqu’au|Prix du véhicule|Garantie 12 mois|Carte grise et plaques|Total|Acompte reçu|Solde à la livraison|Régime particulier – biens d’occasion, TVA sur marge.|bleu métal;blanc;anthracite;rouge',
	nl: 'Factuur gebruikt voertuig|Factuur nr.|Datum|Koper|Merk;Model;Chassisnummer;Eerste toelating;Km-stand;Kleur;Eigenaars;Kenteken;APK tot|Prijs voertuig|Garantie 12 maanden|Tenaamstelling|Totaal|Aanbetaald|Rest bij aflevering|Bijzondere regeling – gebruikte goederen, margeregeling.|blauw metallic;wit;antraciet;rood',
	cs: 'Faktura za ojeté vozidlo|Faktura č.|Datum|Kupující|Značka;Model;VIN;První registrace;Najeto km;Barva;Majitelé;SPZ;STK do|Cena vozu|Záruka 12 měsíců|Přihlášení a značky|Celkem|Přijatá záloha|Doplatek při převzetí|Zvláštní režim – použité zboží, daň není uvedena.|modrá metalíza;bílá;antracit;červená',
} as const;

/** A used-car dealer's invoice: one thing sold, described in a block of nine lines with dots up to values set flush right, price steps below the block, no tax shown and a sentence that says why. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'cs-CZ', 'de-AT', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [dealer, person, home] = [
			locale.company('Automobile'),
			locale.person(),
			locale.address(),
		];
		const day = random.day('2002-02-01', '2026-06-20');
		const price = Math.round(inMoney(random.int(18, 240) * 100, locale) / 10) * 10;
		const guard = random.chance(0.5) ? inMoney(random.pick([199, 249, 390]), locale) : 0;
		const papers = random.chance(0.6) ? inMoney(random.pick([89, 120, 149]), locale) : 0;
		const total = toMoney(price + guard + papers);
		const paid = random.chance(0.5) ? Math.round(total * 0.1) : 0;
		const names = at(4).split(';');
		const values: (ReturnType<typeof field> | false)[] = [
			field('make', random.pick(['Orvanta', 'Kessla', 'Brevio', 'Tarvik'])),
			field(
				'model',
				`${random.pick(['Nima', 'Corvo', 'Lyra', 'Tundra'])} ${random.pick(['1.4', '1.9 D', 'Kombi'])}`,
			),
			field('vin', random.pattern('??#??##?####?####')),
			field('registered', locale.date(addDays(day, -random.int(700, 5200)), 'dd.mm.yyyy')),
			field('mileage', locale.count(random.int(12, 230) * 1000)),
			field('colour', random.pick(at(12).split(';'))),
			field('owners', random.int(1, 4)),
			random.chance(0.6) ? field('plate', random.pattern('?? ?? ###')) : false,
			field(
				'inspection',
				`${String(random.int(1, 12)).padStart(2, '0')}/${addDays(day, 500).slice(0, 4)}`,
			),
		];
		const step = (label: string, content: ReturnType<typeof field>, style = '') =>
			markup`<div class="ln" style="${style}"><span>${label}</span><i></i>${content}</div>`;
		const html = markup`<style>@page { size: A4; margin: 17mm 22mm } body { font: 10.5pt/1.6 'Liberation Sans' } .ln { display: flex; align-items: baseline } .ln i { flex: 1; border-bottom: 1pt dotted #666; margin: 0 1.5mm } .blk { background: #f2f2f2; padding: 3mm 8mm; margin: 5mm 0 } h1 { font-size: 14pt } .s { width: 96mm; margin-left: auto }</style>
			<div style="border-left:4mm solid #1b3; padding-left:4mm"><b style="font-size:15pt">${field('dealer', dealer.name)}</b><br>${dealer.address.whole} · ${dealer.phone}</div><h1>${at(0)}</h1><p>${at(1)} <b>${field('invoice', random.pattern('GW####'))}</b>, ${at(2)} ${field('date', locale.date(day))}</p><p>${at(3)}: ${partyOf('buyer', { name: person.name, address: home })}</p>
			<div class="blk">${values.map((value, i) => value !== false && step(names[i] ?? '', value))}</div><div class="s">${step(at(5), field('price', amount(price)))}${guard > 0 && step(at(6), field('warranty', amount(guard)))}${papers > 0 && step(at(7), field('registration', amount(papers)))}${step(at(8), markup`<b>${field('total', locale.money(total))}</b>`, 'border-top:1pt solid')}${paid > 0 && markup`${step(at(9), field('deposit', amount(paid)))}${step(at(10), markup`<b>${field('open', locale.money(toMoney(total - paid)))}</b>`)}`}</div><p style="font-size:9pt">${field('scheme', at(11))}</p>`;
		return { html, fields };
	},
};
export default family;
