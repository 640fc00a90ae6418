import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	bill: DOC.invoiceNo,
	date: DOC.invoiceDate,
	practice: DOC.seller,
	vet: str(
		'Who treated the animal?|vet|Tierarzt|vétérinaire|dierenarts|veterinär|Which vet was it?',
		'physician',
	),
	owner: str(
		'Whose animal is it?|owner|Tierhalter|propriétaire|eigenaar|djurägare|name of the keeper',
		'buyer',
	),
	ownerAddress: DOC.buyerAddress,
	animals: rows(
		{
			name: str('name of the animal|petName|Wie heißt das Tier?|nom de l’animal'),
			species: str('species and breed|breed|Rasse|race|ras'),
			chip: str('chip number|chipNo|Chipnummer|numéro de puce'),
			subtotal: num('cost for this animal|petSubtotal|Kosten für dieses Tier|sous-total'),
		},
		'animals treated|pets|Welche Tiere wurden behandelt?|dieren',
	),
	treatments: rows(
		{ name: COL.name, quantity: COL.qty, amount: COL.amount },
		'treatments and drugs|services|Was wurde gemacht?|behandelingen|behandlingar',
	),
	net: DOC.net,
	tax: DOC.tax,
	total: DOC.gross,
	paidBy: str(
		'how it was paid|paymentMethod|Zahlungsart|moyen de paiement|betaalwijze|betalningssätt',
		'paymentMethod',
	),
	next: dat(
		'next vaccination|nextVisit|Nächste Impfung|prochain rappel|volgende vaccinatie|When must the animal come back?',
	),
	diagnosis: absent(str('diagnosis of the animal|finding|Befund|diagnostic|diagnose', 'diagnosis')),
	insured: absent(str('pet insurance|petInsurer|Tierversicherung|assurance animale', 'insurer')),
};
const SAID = {
	en: 'Veterinary Surgery|Bill|Date|Owner|Vet|Animal|Chip|Consultation;Vaccination, 7-in-1;Nail clipping;Worming tablets;X-ray, one view;Dental scaling;Blood test;Suture removal;Antibiotic 10 ml|Dog, Labrador;Cat, domestic shorthair;Rabbit;Dog, terrier cross;Pony|Total for|Sum without VAT|VAT|To pay|Paid by card;Paid in cash;Please transfer within 14 days|Next vaccination due|each',
	de: 'Tierarztpraxis|Rechnung|Datum|Tierhalter|Tierarzt|Tier|Chip|Allgemeine Untersuchung;Impfung SHPPi+L;Krallen schneiden;Wurmtabletten;Röntgen, eine Ebene;Zahnstein entfernen;Blutuntersuchung;Fäden ziehen;Antibiotikum 10 ml|Hund, Labrador;Katze, EKH;Kaninchen;Hund, Mischling;Pony|Summe für|Netto|MwSt.|Zu zahlen|EC-Karte;bar bezahlt;Überweisung binnen 14 Tagen|Nächste Impfung|je',
	fr: 'Clinique vétérinaire|Note d’honoraires|Date|Propriétaire|Vétérinaire|Animal|Puce|Consultation;Vaccin CHPPiL;Coupe de griffes;Vermifuge;Radiographie, une vue;Détartrage;Analyse de sang;Retrait de points;Antibiotique 10 ml|Chien, labrador;Chat européen;Lapin;Chien, croisé;Poney|Total pour|Total HT|TVA|À régler|carte bancaire;espèces;virement sous 14 jours|Prochain rappel|l’unité',
	nl: 'Dierenartspraktijk|Nota|Datum|Eigenaar|Dierenarts|Dier|Chip|Consult;Vaccinatie cocktail;Nagels knippen;Ontwormingstabletten;Röntgenfoto;Gebitsreiniging;Bloedonderzoek;Hechtingen verwijderen;Antibiotica 10 ml|Hond, labrador;Kat, Europees korthaar;Konijn;Hond, kruising;Pony|Totaal voor|Exclusief btw|Btw|Te betalen|pin;contant;overmaken binnen 14 dagen|Volgende vaccinatie|per stuk',
	sv: 'Djurklinik|Räkning|Datum|Djurägare|Veterinär|Djur|Chip|Undersökning;Vaccination;Kloklippning;Avmaskning;Röntgen, en bild;Tandstensborttagning;Blodprov;Suturtagning;Antibiotika 10 ml|Hund, labrador;Katt, huskatt;Kanin;Hund, blandras;Ponny|Summa för|Exklusive moms|Moms|Att betala|kort;kontant;faktura 14 dagar|Nästa vaccination|st',
} as const;
const EUROS = [38, 52, 14, 9.5, 64, 148, 71, 22, 26];

/** A vet's bill on a small sheet: a bar for every animal with its name and chip, treatments below with dots to the amount, a sum per animal, next vaccination in a frame. */
const family: Family = {
	author: 'ottilie',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'sv-SE', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [vet, owner, firm] = [locale.person(), locale.person(), locale.company()];
		const day = random.day('2005-02-01', '2026-06-20');
		const home = locale.address();
		const names = at(7).split(';');
		const animals = random
			.some(['Bella', 'Minou', 'Strolch', 'Pippa', 'Oskar', 'Luna', 'Fips'], random.int(1, 3))
			.map((name) => {
				const lines = random
					.some(
						names.map((_, i) => i),
						random.int(1, 4),
					)
					.map((i) => {
						const [quantity, price] = [
							i === 3 ? random.int(2, 6) : 1,
							inMoney((EUROS[i] ?? 20) * random.decimal(0.8, 1.3), locale),
						];
						return { name: names[i] ?? '', quantity, price, amount: toMoney(quantity * price) };
					});
				return {
					name,
					lines,
					species: oneOf(random, at(8)),
					sum: toMoney(lines.reduce((all, one) => all + one.amount, 0)),
				};
			});
		const net = toMoney(animals.reduce((all, one) => all + one.sum, 0));
		const rate = locale.country.rates[0] ?? 20;
		const tax = toMoney((net * rate) / 100);
		const hasChip = random.chance(0.7);
		const html = markup`<style>@page { size: A5; margin: 9mm 11mm } body { font: 8.8pt/1.4 'DejaVu Serif Condensed' } .bar { background: #dfe9df; display: flex; justify-content: space-between; padding: .6mm 2mm; margin-top: 3mm } .l { display: flex; align-items: baseline; padding-left: 4mm } .l i { flex: 1; border-bottom: 1pt dotted #888; margin: 0 1mm } .n { text-align: right } .box { border: 1pt solid #363; padding: 1.5mm 3mm; width: fit-content } h1 { font-size: 13pt; margin: 0; color: #363 }</style>
			<h1>${field('practice', `${at(0)} ${firm.name.split(' ')[0] ?? ''}`)}</h1>${firm.address.whole} · ${firm.phone}<p>${at(3)}: <b>${field('owner', owner.name)}</b>, ${field('ownerAddress', home.whole)}<br>${at(1)} ${field('bill', random.pattern('##-####'))} · ${at(2)} ${field('date', locale.date(day))} · ${at(4)}: ${field('vet', vet.name)}</p>
			${animals.map((animal, i) => markup`<div class="bar" data-list="animals" data-row="${`a${i}`}"><span>${at(5)}: <b>${field('name', animal.name)}</b> (${field('species', animal.species)})</span>${hasChip && markup`<small>${at(6)} ${field('chip', random.pattern('2760#########'))}</small>`}</div><div data-list="treatments">${animal.lines.map((one) => markup`<div class="l" data-row><span>${field('name', one.name)}${one.quantity > 1 && markup`, ${field('quantity', one.quantity)} ${at(15)} ${amount(one.price)}`}</span><i></i>${field('amount', amount(one.amount))}</div>`)}</div>${animals.length > 1 && markup`<div class="n" data-list="animals" data-row="${`a${i}`}"><small>${at(9)} ${animal.name}</small> ${field('subtotal', amount(animal.sum))}</div>`}`)}
			<p class="n">${at(10)} ${field('net', amount(net))}<br>${at(11)} ${locale.percent(rate).text} ${field('tax', amount(tax))}<br><b style="font-size:11pt">${at(12)} ${field('total', locale.money(toMoney(net + tax)))}</b><br>${field('paidBy', oneOf(random, at(13)))}</p>${random.chance(0.6) && markup`<div class="box">${at(14)}: ${field('next', locale.date(addDays(day, 365)))}</div>`}`;
		return { html, fields };
	},
};
export default family;
