import type { Family, Fields } from '../../family.ts';
import { clock } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty, spread } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('station', 'shop', ['name', 'street', 'postcode', 'city', 'tax'], ['fr', 'nl', 'sv']),
	date: TILL.date,
	time: TILL.time,
	receiptNo: TILL.number,
	total: TILL.total,
	tax: TILL.tax,
	cardNo: TILL.cardNumber,
	approval: TILL.approval,
	...askForm({
		fuel: 'Which fuel was taken? | Treibstoff | carburant | polttoaine | brandstof | fuelType',
		pump: 'At which pump? | Zapfsäule | pompe | mittari | pumpNumber',
		litres: '# How many litres were taken? | Liter | litres | litraa | fuelVolume',
		litrePrice:
			'# What does a litre cost? | Literpreis | prix au litre | litrahinta | pricePerLitre',
		rate: '# What is the tax rate? | Steuersatz | taux de TVA | verokanta | taxRate',
		net: '# What is the sum without tax? | netto | hors TVA | veroton | netAmount',
		odometer:
			'# What does the odometer say? | Kilometerstand | kilométrage | mittarilukema | odometerReading',
		plate: 'What is the number plate? | Kennzeichen | plaque | rekisterinumero | vehiclePlate',
		verified:
			'How did the holder of the card prove who he is? | PIN oder Unterschrift | méthode de vérification | verificationMethod',
		shop: '-# What was spent in the shop? | Ladeneinkauf | boutique',
		points: '-# How many points are there? | Punkte | points | pisteet',
	}),
};
/** Each word of the slip in two languages of the country. */
const PAIRS: Readonly<Record<string, string>> = {
	FI: 'KUITTI/KVITTO|Mittari/Pump|Litraa/Liter|Hinta/Pris|Yhteensä/Totalt|ALV/Moms|Veroton/Skattefri|Kortti/Kort|Varmenne/Verifiering|PIN-tunnus;Allekirjoitus/Underskrift|Rek.nro/Reg.nr|Mittarilukema/Mätarställning|Kiitos/Tack|95E10;98E5;Diesel',
	CH: 'QUITTUNG/QUITTANCE|Säule/Colonne|Liter/Litres|Preis/Prix|Total/Total|MWST/TVA|Netto/Net|Karte/Carte|Prüfung/Contrôle|PIN;Unterschrift/Signature|Kennz./Plaque|km-Stand/Kilométrage|Danke/Merci|Bleifrei 95;Bleifrei 98;Diesel',
	BE: 'KASTICKET/TICKET|Pomp/Pompe|Liter/Litres|Prijs/Prix|Totaal/Total|BTW/TVA|Netto/Net|Kaart/Carte|Controle/Contrôle|PIN;Handtekening/Signature|Kenteken/Plaque|Km-stand/Kilométrage|Bedankt/Merci|Euro 95;Super 98;Diesel',
	CA: 'RECEIPT/REÇU|Pump/Pompe|Litres/Litres|Price/Prix|Total/Total|GST/TPS|Net/Net|Card/Carte|Verified/Vérifié|PIN/NIP;Signature|Plate/Plaque|Odometer/Odomètre|Thanks/Merci|Regular;Premium;Diesel',
	LU: 'QUITTUNG/REÇU|Pompel/Pompe|Liter/Litres|Präis/Prix|Total/Total|TVA/TVA|Netto/Net|Kaart/Carte|Kontroll/Contrôle|PIN;Signature|Plack/Plaque|Km/Kilométrage|Merci/Merci|Super 95;Super 98;Diesel',
};

/** A fuel slip of a country with two languages: each label twice with a stroke between, litres and price multiplied on one line, the slip of the card joined below. */
const family: Family = {
	author: 'radmila',
	locales: ['fi-FI', 'de-CH', 'nl-BE', 'fr-CA', 'fr-BE', 'fr-CH', 'de-LU'],
	draw: (random, locale) => {
		const words = (PAIRS[locale.countryCode] ?? PAIRS.CH ?? '').split('|');
		const swap = random.chance(0.4);
		const say = (i: number) => {
			const both = words[i] ?? '';
			return swap ? both.split('/').reverse().join('/') : both;
		};
		const { amount } = locale;
		const width = random.pick([34, 38, 42]);
		const rate = locale.country.rates[0] ?? 20;
		const litres = random.decimal(8, 72);
		const price = Number(inMoney(random.decimal(1.1, 2.2, 3), locale).toFixed(3));
		const total = toMoney(litres * price);
		const net = toMoney(total / (1 + rate / 100));
		const shop = locale.company(random.pick(['Oil', 'Energy', 'Station']));
		const [street, town] = addressOf('station', shop.address);
		const line = random.chance(0.5)
			? spread(
					width,
					[['litres', amount(litres)], ' L x ', ['litrePrice', amount(price, 3)]],
					[['total', amount(total)]],
				)
			: markup`${spread(width, [say(2)], [['litres', amount(litres)]])}${spread(width, [say(3)], [['litrePrice', amount(price, 3)]])}`;
		const isSlip = random.chance(0.65);
		const html = markup`<style>@page { size: ${random.pick([72, 80])}mm 165mm; margin: 5mm } pre { margin: 0; font: ${(285 / width).toFixed(1)}pt/1.3 'DejaVu Sans Mono' } .big { font-size: 1.5em; font-weight: bold } .slip { border: 1pt dashed; padding: 1mm; margin-top: 2mm }
			</style><pre><b>${field('station.name', shop.name.toUpperCase())}</b>
${street}
${town}
${locale.country.tax[0]} ${field('station.tax', shop.taxNumber)}

${say(0)} ${field('receiptNo', random.pattern('####/###'))}
${spread(width, [['date', locale.date(random.day('2009-01-01', '2026-05-01'))]], [['time', clock(random.int(360, 1320), ':')]])}
${spread(width, [`${say(1)} `, ['pump', String(random.int(1, 14))]], [['fuel', random.pick(say(13).split(';'))]])}${line}
<span class="big">${say(4)} ${locale.country.currency} ${field('total', amount(total))}</span>
${spread(width, [say(6)], [['net', amount(net)]])}${spread(width, [`${say(5)} `, ['rate', locale.count(rate)], '%'], [['tax', amount(toMoney(total - net))]])}${random.chance(0.35) && spread(width, [`${say(10)}: `, ['plate', random.pattern('??-###')]], [])}${random.chance(0.35) && spread(width, [`${say(11)}: `, ['odometer', locale.count(random.int(1200, 280_000))]], [])}</pre>${
			isSlip &&
			markup`<div class="slip"><pre>${say(7)} ${field('cardNo', `**** **** **** ${random.pattern('####')}`)}
${say(8)}: ${field('verified', random.pick(say(9).split(';')))}
AUT ${field('approval', random.pattern('######'))}  TID ${random.pattern('########')}
${locale.country.currency} ${field('total', amount(total))}</pre></div>`
		}<pre>
     *** ${say(12)} ***</pre>`;
		return { html, fields };
	},
};
export default family;
