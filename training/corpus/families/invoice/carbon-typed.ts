import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, offLine } from '../../kit/paperwork.ts';
import { typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	rechnung: DOC.invoiceNo,
	datum: DOC.invoiceDate,
	haus: DOC.seller,
	gegruendet: num(
		'year the firm was founded|foundedIn|Seit wann gibt es die Firma?|année de fondation|grundlagt år',
	),
	drahtanschrift: str(
		'telegraphic address|cableAddress|Drahtanschrift|adresse télégraphique|telegramadresse',
	),
	fernsprecher: DOC.phone,
	'kunde.name': DOC.buyer,
	'kunde.ort': str(
		'town of the customer|customerTown|Wo sitzt der Kunde?|ville du client|kundens by',
		'city',
	),
	bestellung: str(
		'your order of|orderReference|Ihre Bestellung|votre commande|Deres ordre',
		'orderNumber',
	),
	versand: str('how it was sent|dispatch|Versandart|mode d’expédition|forsendelse', 'carrier'),
	kolli: str(
		'marks and packages|cases|Zeichen und Kisten|marques et colis|mærke og kolli',
		'packages',
	),
	waren: rows(
		{ anzahl: COL.qty, ware: COL.name, preis: COL.price, betrag: COL.amount },
		'goods charged|goods|Welche Waren?|marchandises|varer',
	),
	rabatt: num('trade discount|discountAmount|Rabatt|remise|rabat', 'discount'),
	verpackung: num('charge for packing|packing|Verpackung|emballage|How much for the crates?'),
	summe: DOC.gross,
	bedingungen: DOC.terms,
	steuer: absent(DOC.tax),
	kontonummer: absent(
		str('bank account number|bankAccountNo|Bankkonto|compte bancaire', 'accountNumber'),
	),
};
const SAID = {
	de: 'RECHNUNG Nr.|den|Gegründet|Drahtanschrift|Fernsprecher|Firma|Ihre Bestellung vom|gesandt per|Zeichen|Stahldraht 2 mm, Ring;Hanfseil geteert, m;Karabinerhaken Messing;Fasspumpe Mod. 4;Ölkanne 1 Liter;Wagenheber 5 t;Schmierfett, Eimer|abzügl. Rabatt|Kiste und Verpackung|DM|Bahnfracht;Eilgut;Lastkraftwagen;Post|Ziel 30 Tage netto;bei Barzahlung 2 % Skonto;zahlbar nach Empfang|Für fremde Fracht übernehmen wir keine Haftung.|Erfüllungsort',
	fr: 'FACTURE No|le|Maison fondée en|Adresse télégraphique|Téléphone|Monsieur|Votre ordre du|expédié par|Marques|Fil d’acier 2 mm, rouleau;Corde goudronnée, m;Mousqueton laiton;Pompe de fût;Burette 1 litre;Cric 5 t;Graisse, seau|à déduire remise|Caisse et emballage|F|petite vitesse;grande vitesse;camion;la poste|à 30 jours fin de mois;comptant 2 % d’escompte;à réception|Nos marchandises voyagent aux risques du destinataire.|Payable à',
	da: 'FAKTURA Nr.|den|Grundlagt|Telegramadresse|Telefon|Hr.|Deres ordre af|sendt med|Mærke|Ståltråd 2 mm, ring;Tjæret tov, m;Karabinhage messing;Tøndepumpe;Oliekande 1 liter;Donkraft 5 t;Smørefedt, spand|fragår rabat|Kasse og emballage|Kr.|fragtgods;ilgods;lastbil;post|30 dage netto;kontant 2 %;ved modtagelsen|Varerne rejser for købers risiko.|Betales i',
	nl: 'FAKTUUR No.|de|Opgericht|Telegramadres|Telefoon|De heer|Uw order van|verzonden per|Merk|Staaldraad 2 mm, ring;Geteerd touw, m;Karabijnhaak messing;Vatpomp;Oliekan 1 liter;Krik 5 t;Smeervet, emmer|af korting|Kist en emballage|f|vrachtgoed;ijlgoed;vrachtauto;post|30 dagen netto;contant 2 %;na ontvangst|De goederen reizen voor risico van de koper.|Betaalbaar te',
} as const;

/** A merchant's letterhead of the 1950s and 60s with an engraved heading; goods typed with the quantity first and dots to the amount, deductions typed below a line of hyphens. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'da-DK', 'nl-NL'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [firm, client] = [locale.company(), locale.company()];
		const day = random.day('1951-02-01', '1969-11-20');
		const lines = random.some(at(9).split(';'), random.int(2, 5)).map((name) => {
			const [quantity, price] = [random.pick([2, 3, 6, 12, 24, 50, 100]), random.decimal(0.4, 28)];
			return { name, quantity, price, amount: toMoney(quantity * price) };
		});
		const goods = toMoney(lines.reduce((sum, one) => sum + one.amount, 0));
		const off = random.chance(0.6) ? toMoney(goods * random.pick([0.05, 0.1])) : 0;
		const crate = random.chance(0.7) ? random.decimal(1.5, 12) : 0;
		const year = random.int(1848, 1931);
		const dots = (one: (typeof lines)[number]) => '.'.repeat(Math.max(3, 34 - one.name.length));
		const html = markup`<style>@page { size: ${random.pick(['A4', '210mm 280mm'])}; margin: 14mm 16mm } body { font: ${drawTypeface(random)} ; background: ${random.pick(['#fff', '#fbf6e6', '#f2f4ee'])} } .head { font-family: 'Liberation Serif'; text-align: center; border-bottom: 3pt double #333; padding-bottom: 2mm } .head b { font-size: 24pt; letter-spacing: 3pt; font-variant: small-caps } .head small { font-size: 7.5pt } .two { display: flex; justify-content: space-between; font-size: 8pt; font-family: 'Liberation Serif' } pre { font: inherit; line-height: 1.75; margin: 6mm 0 } .p { font-family: 'Liberation Serif'; font-size: 11pt }</style>
			<div class="head"><b>${field('haus', firm.name.split(' ').slice(0, 2).join(' '))}</b><br><small>${at(2)} ${field('gegruendet', year)} · ${firm.address.whole}</small></div><div class="two"><span>${at(3)}: ${field('drahtanschrift', firm.name.slice(0, 7).trim().toUpperCase())}</span><span>${at(4)}: ${field('fernsprecher', random.pattern('## ## ##'))}</span></div>
			<p style="margin-top:14mm">${at(5)}<br>${offLine(random, field('kunde.name', client.name))}<br>${client.address.street}<br><u>${field('kunde.ort', client.address.city)}</u></p><p style="text-align:right">${firm.address.city}, <span class="p">${at(1)}</span> ${field('datum', locale.date(day, random.pick(['d. MMMM yyyy', 'd.m.yy', 'd/m 19yy'.replace('19yy', 'yyyy')])))}</p><p><span class="p">${at(0)}</span> ${offLine(random, field('rechnung', random.pattern('####')))}</p>
			<p class="p">${at(6)} <span style="font:${drawTypeface(random)}">${field('bestellung', locale.date(day, 'd.m.').text)}</span> · ${at(7)} <span style="font:${drawTypeface(random)}">${field('versand', random.pick(at(13).split(';')))}</span>${random.chance(0.6) && markup` · ${at(8)} <span style="font:${drawTypeface(random)}">${field('kolli', `${random.pattern('??')} ${random.int(1, 9)}/${random.int(10, 14)}`)}</span>`}</p>
			<pre data-list="waren">${lines.map((one) => markup`<span data-row>${typedRight('anzahl', one.quantity, 4)} ${field('ware', one.name)} ${dots(one)} à ${field('preis', amount(one.price))} ${typedRight('betrag', amount(one.amount), 11)}</span>\n`)}${' '.repeat(44)}-------------\n${off > 0 && markup`     ${at(10).padEnd(40)} ${typedRight('/rabatt', amount(off), 11)}\n`}${crate > 0 && markup`     ${at(11).padEnd(40)} ${typedRight('/verpackung', amount(crate), 11)}\n`}     ${at(12).padStart(40)} ${typedRight('/summe', amount(toMoney(goods - off + crate)), 11)}\n${' '.repeat(44)}=============</pre>
			<p>${field('bedingungen', random.pick(at(14).split(';')))}</p><p class="p" style="font-size:8pt">${at(15)} ${at(16)} ${firm.address.city}.</p>`;
		return { html, fields };
	},
};
export default family;
