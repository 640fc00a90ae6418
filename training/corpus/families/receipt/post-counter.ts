import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { handOver } from '../../kit/trade.ts';

const fields: Fields = {
	date: TILL.date,
	time: TILL.time,
	total: TILL.total,
	cash: TILL.cash,
	change: TILL.change,
	receiptNo: TILL.number,
	paidByCard: TILL.card,
	...askForm({
		office:
			'Which post office is it? | Postfiliale | bureau de poste | ufficio postale | urząd pocztowy | postOffice',
		counter: 'At which counter? | Schalter | guichet | sportello | okienko | counterNumber',
		clerk: 'Who served at the counter? | Bedienung | agent | operatore | clerkNumber',
		tracking:
			'What is the tracking number of the first item? | Sendungsnummer | numéro de suivi | numero spedizione | numer przesyłki | trackingNumber',
		receiver:
			'To whom goes the first item? | Empfänger | destinataire | destinatario | odbiorca | addressee',
		destination:
			'To which country goes the first item? | Zielland | pays de destination | paese | kraj | destinationCountry',
		exempt:
			'# How much of it is free of tax? | umsatzsteuerfrei | exonéré | esente | zwolnione | taxExemptAmount',
		taxed:
			'# How much of it is taxed? | umsatzsteuerpflichtig | soumis à TVA | imponibile | opodatkowane | taxedAmount',
		insured: '-# For how much is it insured? | Versicherungswert | valeur déclarée',
		points: '-# How many points were earned? | Punkte | points',
	}),
	items: askTable(
		{
			service: 'service or goods | Leistung | prestation | servizio | usługa',
			weight: 'weight | Gewicht | poids | peso | waga',
			quantity: '# how many | Anzahl | nombre | quanti | ilość',
			price: '# price of one | Preis | prix | prezzo',
			amount: '# amount | Betrag | montant | importo | kwota',
		},
		'services and goods | Leistungen | prestations | servizi | usługi | servicesBought',
	),
};
const SAID = {
	de: 'Postfiliale;Postagentur|Schalter|Paket bis 5 kg;Einschreiben;Briefmarken 0,85;Päckchen M;Luftpolstertasche|Empf.|Sendungsnr.|Summe|davon steuerfrei|davon 19 % USt|Bar|Rückgeld|Karte|Quittung|Es bediente Sie Platz|Bitte Sendungsnummer aufbewahren',
	fr: 'La Poste – bureau;Agence postale|Guichet|Colis 5 kg;Recommandé R1;Timbres verts;Petit paquet;Enveloppe bulle|Dest.|N° de suivi|Total|dont exonéré|dont TVA 20 %|Espèces|Rendu|Carte|Reçu|Agent|Conservez ce reçu',
	it: 'Ufficio Postale;Agenzia|Sportello|Pacco ordinario;Raccomandata 1;Francobolli;Pacchetto;Busta imbottita|Dest.|N. spedizione|Totale|di cui esente|di cui imponibile|Contanti|Resto|Carta|Ricevuta|Operatore|Conservare la ricevuta',
	pl: 'Urząd Pocztowy;Agencja|Okienko|Paczka ekonom.;List polecony;Znaczki;Pakiet;Koperta bąbelk.|Adresat|Nr przesyłki|Razem|w tym zwolnione|w tym VAT|Gotówka|Reszta|Karta|Pokwitowanie|Obsługa|Proszę zachować dowód',
	sv: 'Postombud;Paketbutik|Kassa|Paket 5 kg;Rek brev;Frimärken;Litet paket;Bubbelkuvert|Mott.|Kolli-id|Summa|momsfritt|moms 25 %|Kontant|Tillbaka|Kort|Kvitto|Kassör|Spara kvittot',
	es: 'Oficina de Correos;Estafeta|Ventanilla|Paquete 5 kg;Certificado;Sellos;Paquete pequeño;Sobre acolchado|Dest.|N.º envío|Total|exento|con IVA|Efectivo|Cambio|Tarjeta|Resguardo|Le atendió|Conserve el resguardo',
};

/** A slip of a post counter: each service with what it weighs, to whom it goes and a tracking number on lines beneath it, the sum split into taxed and free. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'pl-PL', 'sv-SE', 'es-ES', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const { amount } = locale;
		const items = random.some(say(2).split(';'), random.int(1, 4)).map((service, i) => {
			const quantity = random.pick([1, 1, 1, 2, 10]);
			const price = inMoney(random.decimal(0.85, 14), locale);
			return {
				service,
				quantity,
				price,
				amount: toMoney(quantity * price),
				isSent: i === 0 || random.chance(0.3),
				isTaxed: random.chance(0.35),
			};
		});
		const total = toMoney(items.reduce((sum, item) => sum + item.amount, 0));
		const taxed = toMoney(items.reduce((sum, item) => sum + (item.isTaxed ? item.amount : 0), 0));
		const given = handOver(random, total);
		const line = (label: string, content: ReturnType<typeof field>, css = '') =>
			markup`<div class="l ${css}"><span>${label}</span><span>${content}</span></div>`;
		const isIndented = random.chance(0.5);
		const html = markup`<style>@page { size: 80mm ${122 + items.length * 19}mm; margin: 5mm } body { font: 8pt/1.35 ${random.pick(["'Liberation Mono'", "'Liberation Sans'", "'DejaVu Sans'"])} } .l { display: flex; justify-content: space-between } .t { font-size: 1.5em; font-weight: bold; border-top: 1.4pt solid; border-bottom: 1.4pt solid; margin: 2mm 0 } .d { ${isIndented ? 'padding-left: 5mm' : ''}; font-size: .92em } hr { border: 0; border-top: .6pt solid }
			</style><b>${field('office', `${one(0)} ${locale.address().city} ${random.int(1, 30)}`)}</b><div class="l"><span>${field('date', locale.date(random.day('2005-01-01', '2026-05-01')))} ${field('time', clock(random.int(480, 1120), random.pick([':', '.'])))}</span><span>${say(1)} ${field('counter', String(random.int(1, 9)))}</span></div><div>${say(11)} ${field('receiptNo', random.pattern('##-####-##'))}</div><hr>
			<div data-list="items">${items.map((item, i) => markup`<div data-row><div class="l"><span>${field('service', item.service)}</span><span>${field('amount', amount(item.amount))}</span></div>${item.quantity > 1 && markup`<div class="d">${field('quantity', item.quantity)} x ${field('price', amount(item.price))}</div>`}${item.isSent && markup`<div class="d">${field('weight', `${locale.amount(random.decimal(0.02, 4.9, 3), 3).text} kg`)} ${i === 0 ? field('/destination', random.pick(['DE', 'FR', 'CH', 'PL', 'SE', 'US'])) : random.pick(['DE', 'IT'])}<br>${say(3)}: ${i === 0 ? field('/receiver', locale.person().name) : locale.person().name}<br>${say(4)} ${i === 0 ? field('/tracking', random.pattern('RR ### ### ### ??')) : random.pattern('RR ### ### ### ??')}</div>`}</div>`)}</div>
			${line(say(5), field('total', locale.money(total)), 't')}${taxed < total && line(say(6), field('exempt', amount(toMoney(total - taxed))))}${taxed > 0 && line(say(7), field('taxed', amount(taxed)))}${random.chance(0.6) ? markup`${line(say(8), field('cash', amount(given)))}${line(say(9), field('change', amount(toMoney(given - total))))}` : line(say(10), field('paidByCard', amount(total)))}<p>${say(12)} ${field('clerk', random.pattern('##'))}<br>${say(13)}</p>`;
		return { html, fields };
	},
};
export default family;
