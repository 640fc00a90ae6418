import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { centred, spread } from '../../kit/trade.ts';

const fields: Fields = {
	date: TILL.date,
	time: TILL.time,
	total: TILL.total,
	tax: TILL.tax,
	cardNo: TILL.cardNumber,
	...askForm({
		company:
			'Which company runs the motorway? | società autostrade | société d’autoroute | concesionaria | operatorName',
		road: 'Which motorway was used? | autostrada | autoroute | autopista | roadNumber',
		entry: 'Where did the car enter the motorway? | entrata | entrée | entrada | entryGate',
		exit: 'Where did the car leave the motorway? | uscita | sortie | salida | exitGate',
		vehicleClass:
			'Which class is the vehicle in? | classe | catégorie | clase de vehículo | vehicleClass',
		lane: 'Through which lane did the car go? | pista | voie | vía | laneNumber',
		collector: 'Who took the toll? | esattore | péagiste | cobrador | collectorNumber',
		distance:
			'# How many kilometres were charged? | chilometri | kilomètres | kilómetros | distanceKm',
		net: '# What is the toll without tax? | imponibile | montant HT | base imponible | netAmount',
		rate: '# What is the tax rate? | aliquota | taux | tipo de IVA | taxRate',
		serial:
			'What is the number of the slip? | numero ricevuta | numéro du reçu | número de recibo | slipNumber',
		payment: 'How was it paid? | pagamento | mode de paiement | forma de pago | paymentMethod',
		plate: '- What is the number plate? | targa | plaque',
		change: '-# How much change was given? | resto | rendu | cambio',
	}),
};
const SAID = {
	it: 'Autostrade;Autovie;Tangenziale|AUTOSTRADA|ENTRATA|USCITA|CLASSE|PISTA|ESATTORE|KM|PEDAGGIO|IVA|IMPORTO|N.|CONTANTI;BANCOMAT;CARTA DI CREDITO|ATTESTATO DI TRANSITO|BUON VIAGGIO|IMPONIBILE',
	fr: 'Autoroutes;Société des Autoroutes|AUTOROUTE|ENTREE|SORTIE|CLASSE|VOIE|AGENT|KM|PEAGE|TVA|MONTANT TTC|N°|ESPECES;CARTE BANCAIRE;CHEQUE|RECU DE PEAGE|BONNE ROUTE|MONTANT HT',
	es: 'Autopistas;Concesionaria|AUTOPISTA|ENTRADA|SALIDA|CLASE|VIA|COBRADOR|KM|PEAJE|IVA|IMPORTE|N.|EFECTIVO;TARJETA|RECIBO DE PEAJE|BUEN VIAJE|BASE IMP.',
	pt: 'Autoestradas;Concessionária|AUTOESTRADA|ENTRADA|SAIDA|CLASSE|VIA|PORTAGEIRO|KM|TAXA|IVA|TOTAL|N.|DINHEIRO;MULTIBANCO|RECIBO DE PORTAGEM|BOA VIAGEM|BASE',
	pl: 'Autostrada;Droga|AUTOSTRADA|WJAZD|ZJAZD|KATEGORIA|PAS|INKASENT|KM|OPŁATA|VAT|DO ZAPŁATY|NR|GOTÓWKA;KARTA|POTWIERDZENIE PRZEJAZDU|SZEROKIEJ DROGI|NETTO',
	nb: 'Bompengeselskap;Veifinans|RIKSVEI|INN|UT|KLASSE|FELT|BETJENT|KM|BOMPENGER|MVA|SUM|NR|KONTANT;KORT|KVITTERING|GOD TUR|NETTO',
};

/** A strip from a toll gate, all capitals in one width: places set apart by a sign, facts glued into lines without labels as often as with them. */
const family: Family = {
	author: 'radmila',
	locales: ['it-IT', 'fr-FR', 'es-ES', 'pt-PT', 'pl-PL', 'nb-NO'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount } = locale;
		const width = random.pick([26, 30, 34]);
		const rate = locale.country.rates[0] ?? 20;
		const km = random.int(8, 420);
		const total = toMoney(Math.round(inMoney(km * random.decimal(0.05, 0.11), locale) * 10) / 10);
		const tax = toMoney(total - total / (1 + rate / 100));
		const isPlain = random.chance(0.4);
		const from = locale.address().city.toUpperCase();
		let to = from;
		while (to === from) to = locale.address().city.toUpperCase();
		const day = locale.date(random.day('1994-01-01', '2026-05-01'));
		const time = clock(random.int(300, 1430), random.pick([':', '.']));
		const road = random.pattern(random.pick(['A#', 'A##', 'A1#']));
		const facts = isPlain
			? markup`${spread(width, [['road', road], ' ', ['entry', from]], [['exit', to]])}${spread(width, [['date', day], ' ', ['time', time]], [`CL.`, ['vehicleClass', random.pick(['1', '2', 'A', 'B'])], ' P', ['lane', random.pattern('0#')]])}`
			: markup`${spread(width, [`${say(1)} `], [['road', road]])}${spread(width, [say(2)], [['entry', from]])}${spread(width, [say(3)], [['exit', to]])}${spread(width, [['date', day]], [['time', time]])}${spread(width, [`${say(4)} `, ['vehicleClass', random.pick(['1', '2', 'A', 'B'])]], [`${say(5)} `, ['lane', random.pattern('0#')]])}${random.chance(0.5) && spread(width, [`${say(6)} `], [['collector', random.pattern('#####')]])}${random.chance(0.6) && spread(width, [say(7)], [['distance', locale.count(km)]], '.')}`;
		const html = markup`<style>@page { size: ${random.pick([57, 62])}mm ${random.pick([88, 96])}mm; margin: 4mm } pre { margin: 0; font: ${(240 / width).toFixed(1)}pt/1.3 'Liberation Mono' } b { font-size: 1.4em }</style><pre>${centred(width, ['company', `${random.pick(say(0).split(';'))} ${random.pick(['Nord', 'Est', 'Centro', 'Sud'])}`.toUpperCase()])}${centred(width, say(13))}${'='.repeat(width)}
${facts}${'-'.repeat(width)}
${random.chance(0.7) && spread(width, [say(15)], [['net', amount(toMoney(total - tax))]])}${spread(width, [`${say(9)} `, ['rate', locale.count(rate)], '%'], [['tax', amount(tax)]])}<b>${say(10)} ${field('total', amount(total))}</b> ${locale.country.currency}
${spread(width, [['payment', random.pick(say(12).split(';'))]], random.chance(0.4) ? [['cardNo', `****${random.pattern('####')}`]] : [])}${say(11)} ${field('serial', random.pattern('######/####'))}
${centred(width, say(14))}</pre>`;
		return { html, fields };
	},
};
export default family;
