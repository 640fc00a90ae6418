import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str, yes } from '../../kit/commerce.ts';
import { clock, drawFilling, speak, tick } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	hireNo: str(
		'number of the hire contract|hireNo|Mietvertragsnummer|contrat de location n°|huurcontract nr|hyreskontrakt nr',
		'contractNumber',
	),
	depot: str('hire firm|depot|Verleiher|loueur|verhuurder|uthyrare', 'landlord'),
	hirer: str('who hires the machines|hirer|Mieter|locataire|huurder|hyrestagare', 'tenant'),
	hirerPhone: str(
		'phone of the hirer|hirerPhone|Telefon des Mieters|téléphone du locataire|telefoon huurder',
		'phone',
	),
	idShown: str(
		'identity paper shown|idShown|vorgelegter Ausweis|pièce présentée|legitimatie',
		'drivingLicence',
	),
	outDay: dat(
		'day of collection|hireStart|Abholung am|retiré le|opgehaald op|hämtat den',
		'periodStart',
	),
	outTime: str('time of collection|collectedAt|Uhrzeit der Abholung|heure de retrait', 'time'),
	backDay: dat('agreed return|hireEnd|Rückgabe am|retour le|terug op|återlämnas', 'periodEnd'),
	machines: rows(
		{
			name: str('machine|machine|Gerät|machine louée|machine gehuurd|maskin', 'itemDescription'),
			fleetNo: str('fleet number|fleetNo|Gerätenummer|numéro de parc|vlootnummer', 'serialNumber'),
			days: num('days of hire|days|Tage|jours|dagen|dagar', 'quantity'),
			perDay: num('price per day|dayRate|Tagespreis|prix par jour|dagprijs|dagspris', 'unitPrice'),
			sum: num('price of the machine|machineTotal|Summe|total|bedrag|belopp', 'lineTotal'),
		},
		'machines on hire|machines|Mietgeräte|matériel loué|gehuurde machines',
	),
	waiver: yes(
		'damage waiver taken|hasWaiver|Haftungsbegrenzung gewählt?|rachat de franchise|afkoop eigen risico',
	),
	delivery: yes('delivered to the site|isDelivered|Wird geliefert?|livré sur chantier|bezorgd'),
	fuel: yes('tank full|isTankFull|Tank voll?|plein fait|tank vol'),
	deposit: num('deposit|deposit|Kaution|caution|borg|deposition', 'deposit'),
	total: num(
		'price of the hire|hireTotal|Mietpreis gesamt|total location|huurprijs|hyra totalt',
		'grossTotal',
	),
	damage: str(
		'damage at the start|initialDamage|Vorschäden|dégâts au départ|schade bij aanvang',
		'notes',
	),
	returned: absent(
		dat('actually returned on|returnedOn|tatsächlich zurück am|rendu effectivement le'),
	),
	excess: absent(
		num('excess of the insurance|excess|Selbstbeteiligung|franchise|eigen risico', 'deductible'),
	),
};
const SAID = {
	en: 'HIRE TICKET|Hirer|Phone|ID shown|Out|Due back|Mini digger 1.5 t;Breaker 12 kg;Wacker plate;Scaffold tower 5 m;Cement mixer;Floor sander;Dehumidifier|Machine;Fleet no.;Days;Per day;Total|Damage waiver;Delivered to site;Tank full|Deposit|Total incl. VAT|Damage at start|scratch on boom;cover dented;none seen|Hirer’s signature|driving licence;passport;trade card',
	de: 'MIETSCHEIN|Mieter|Telefon|Ausweis|Ausgabe|Rückgabe|Minibagger 1,5 t;Abbruchhammer 12 kg;Rüttelplatte;Rollgerüst 5 m;Betonmischer;Parkettschleifer;Bautrockner|Gerät;Geräte-Nr.;Tage;je Tag;Summe|Haftungsbegrenzung;Lieferung;Tank voll|Kaution|Summe inkl. MwSt.|Vorschäden|Kratzer am Ausleger;Haube verbeult;keine sichtbar|Unterschrift Mieter|Führerschein;Personalausweis;Kundenkarte',
	fr: 'BON DE LOCATION|Locataire|Téléphone|Pièce|Départ|Retour|Mini-pelle 1,5 t;Marteau 12 kg;Plaque vibrante;Échafaudage 5 m;Bétonnière;Ponceuse;Déshumidificateur|Matériel;N° parc;Jours;Par jour;Total|Rachat de franchise;Livraison;Plein fait|Caution|Total TTC|Dégâts au départ|rayure flèche;capot enfoncé;aucun visible|Signature du locataire|permis de conduire;carte d’identité;carte pro',
	nl: 'HUURBON|Huurder|Telefoon|Legitimatie|Uit|Terug|Minigraver 1,5 t;Breekhamer 12 kg;Trilplaat;Rolsteiger 5 m;Betonmolen;Parketschuurmachine;Bouwdroger|Machine;Vlootnr.;Dagen;Per dag;Totaal|Afkoop risico;Bezorgen;Tank vol|Borg|Totaal incl. btw|Schade bij aanvang|kras op giek;kap gedeukt;niets te zien|Handtekening huurder|rijbewijs;paspoort;klantenpas',
	sv: 'HYRESSEDEL|Hyrestagare|Telefon|Legitimation|Ut|Åter|Minigrävare 1,5 t;Bilningshammare 12 kg;Markvibrator;Rullställning 5 m;Betongblandare;Golvslip;Avfuktare|Maskin;Nr;Dagar;Per dag;Summa|Självriskreducering;Utkörning;Full tank|Deposition|Summa inkl. moms|Skador vid start|repa på bom;huv bucklig;inga synliga|Hyrestagarens underskrift|körkort;pass;kundkort',
} as const;

/** A tool hire shop's ticket on a narrow tall sheet with a stub: machines written in by hand, three ticks in a row, a drawing of a machine to mark damage, the stub repeating number and day of return. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'sv-SE', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, money } = locale;
		const [depot, hirer] = [locale.company(), locale.person()];
		const day = random.day('1995-02-01', '2026-06-20');
		const days = random.pick([1, 1, 2, 3, 5, 7]);
		const machines = random.some(at(6).split(';'), random.int(1, 4)).map((name) => {
			const rate = inMoney(random.int(12, 140), locale);
			return { name, rate, sum: toMoney(rate * days), fleet: random.pattern('?###') };
		});
		const total = toMoney(machines.reduce((sum, one) => sum + one.sum, 0));
		const [waiver = '', delivery = '', fuel = ''] = at(8).split(';');
		const number = random.pattern('H#####');
		const back = locale.date(addDays(day, days));
		const hand = (content: ReturnType<typeof field>) => markup`<span class="v">${content}</span>`;
		const html = markup`<style>@page { size: 120mm 250mm; margin: 7mm } body { font: 8.4pt/1.4 'Liberation Sans' } .v { ${drawFilling(random)}; font-size: 10pt; position: static } .hd { background: #f2b600; padding: 2mm; display: flex; justify-content: space-between } .f { border-bottom: .5pt solid #999; margin-top: 2mm } .f small { color: #765; margin-right: 2mm } table { width: 100%; border-collapse: collapse; margin: 3mm 0 } td, th { border: .5pt solid #999; padding: .8mm; height: 5mm; font-size: 7.5pt } td .v, td.v { font-size: 9pt } .n { text-align: right } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } .m { height: 24mm; border: .5pt solid #999; position: relative } .m div { position: absolute; left: 20mm; top: 6mm; width: 40mm; height: 12mm; border: 1pt solid #777; border-radius: 2mm 14mm 1mm 1mm } .stub { border-top: 1pt dashed; margin-top: 5mm; padding-top: 3mm }</style>
			<div class="hd"><b style="font-size:13pt">${at(0)}</b><b style="font-size:13pt">${field('hireNo', number)}</b></div><p style="margin:1mm 0">${field('depot', depot.name)}, ${depot.address.whole}, ${depot.phone}</p><div class="f"><small>${at(1)}</small>${hand(field('hirer', hirer.name))}</div><div class="f"><small>${at(2)}</small>${hand(field('hirerPhone', locale.phone()))}</div><div class="f"><small>${at(3)}</small>${random.chance(0.8) && hand(field('idShown', random.pick(at(14).split(';'))))}</div><div class="f"><small>${at(4)}</small>${hand(field('outDay', locale.date(day)))} ${hand(field('outTime', clock(random.int(14, 34) * 30)))}</div><div class="f"><small>${at(5)}</small>${hand(field('backDay', back))}</div>
			<table data-list="machines"><tr>${at(7)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${machines.map((one) => markup`<tr data-row><td>${hand(field('name', one.name))}<td>${hand(field('fleetNo', one.fleet))}<td class="n">${hand(field('days', days))}<td class="n">${hand(field('perDay', amount(one.rate)))}<td class="n">${hand(field('sum', amount(one.sum)))}`)}${Array.from({ length: 5 - machines.length }, () => markup`<tr><td><td><td><td><td>`)}</table>
			<div style="display:flex;justify-content:space-between">${tick('waiver', random.chance(0.5), waiver)}${tick('delivery', random.chance(0.3), delivery)}${tick('fuel', random.chance(0.7), fuel)}</div><p class="n">${at(9)} ${hand(field('deposit', money(inMoney(random.pick([50, 100, 150, 200]), locale))))}<br><b>${at(10)}</b> ${hand(field('total', money(total)))}</p><div class="m"><small>${at(11)}</small> ${random.chance(0.7) && hand(field('damage', random.pick(at(12).split(';'))))}<div></div></div><p>${at(13)} ____________________</p><div class="stub"><b>${field('hireNo', number)}</b> &nbsp; ${at(5)}: ${field('backDay', back)} &nbsp; ${hirer.family}</div>`;
		return { html, fields };
	},
};
export default family;
