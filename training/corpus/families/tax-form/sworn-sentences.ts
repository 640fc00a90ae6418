import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { blank, speak, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	declarant: text(
		'taxpayer',
		'Qui fait la déclaration ?',
		'Chi dichiara?',
		'name of the undersigned',
	),
	birthDate: date('birthDate', 'Quand le déclarant est-il né ?', 'data di nascita del dichiarante'),
	birthPlace: text('birthPlace', 'lieu de naissance', 'Where was the declarant born?'),
	home: text('address', 'domicile du déclarant', 'residenza'),
	deceased: text(
		'',
		'Qui est décédé ?',
		'nom du défunt',
		'deceasedPerson',
		'Whose estate is declared?',
	),
	deathDate: date(
		'',
		'date du décès',
		'data del decesso',
		'When did the person die?',
		'dateOfDeath',
	),
	relation: text(
		'',
		'lien de parenté',
		'grado di parentela',
		'How is the declarant related to the dead?',
		'kinship',
	),
	houseValue: number(
		'',
		'valeur de l’immeuble',
		'valore dell’immobile',
		'What is the real estate worth?',
		'propertyValue',
	),
	savings: number(
		'',
		'comptes et livrets',
		'depositi bancari',
		'How much money was in the bank?',
		'bankDeposits',
	),
	debts: number(
		'',
		'dettes de la succession',
		'passività',
		'How high are the debts?',
		'liabilities',
	),
	net: number('', 'actif net', 'attivo netto', 'What is the net estate?', 'netEstate'),
	notary: text('notary', 'Chez quel notaire ?', 'Presso quale notaio?'),
	hasWill: flag('', 'Y a-t-il un testament ?', 'Is there a will?', 'testamento', 'hasWill'),
	place: text('city', 'fait à', 'Where was it signed?', 'luogo della firma'),
	signedOn: date('signatureDate', 'le', 'When was it signed?', 'data della firma'),
	taxDue: absent(number('amountDue', 'droits à payer', 'imposta dovuta')),
	phone: absent(text('phone', 'téléphone du déclarant')),
};
const SAID = {
	fr: 'DÉCLARATION DE SUCCESSION|Lire la notice avant de remplir. Les sommes sont arrondies à l’unité la plus proche ; ne rien inscrire dans la marge. À déposer dans les six mois du décès, délai porté à douze mois hors de France.|Je soussigné(e)|, né(e) le|à|, demeurant|, agissant en qualité de|de|, décédé(e) le|, déclare que la succession comprend :|un immeuble estimé à|(joindre l’évaluation si elle dépasse 100 000),|des comptes et livrets pour un total de|(joindre les relevés arrêtés au jour du décès),|sous déduction des dettes s’élevant à|(frais d’obsèques retenus dans la limite de 1 500),|soit un actif net de|La succession est réglée par l’étude de Maître|Il existe un testament|Fait à|, le|Signature du déclarant|Cadre réservé à l’administration|N° d’enregistrement|Reçu le|fils;fille;époux;épouse;frère;nièce',
	it: 'DICHIARAZIONE DI SUCCESSIONE|Leggere le istruzioni prima della compilazione. Gli importi si arrotondano all’unità; la dichiarazione va presentata entro dodici mesi dal decesso. Non scrivere nel margine.|Il/La sottoscritto/a|, nato/a il|a|, residente in|, in qualità di|di|, deceduto/a il|, dichiara che fanno parte dell’eredità:|un immobile del valore di|(allegare la visura se superiore a 100.000),|depositi e conti correnti per complessivi|(allegare gli estratti alla data del decesso),|dedotte le passività per|(spese funerarie nel limite di 1.550),|per un attivo netto di|La successione è affidata al notaio|Esiste un testamento|Luogo|, data|Firma del dichiarante|Riservato all’ufficio|N. di registrazione|Ricevuto il|figlio;figlia;coniuge;fratello;nipote',
} as const;

/** A sworn declaration: blanks inside sentences, limits and deadlines in brackets beside them, the office's corner empty. */
const family: Family = {
	author: 'odette',
	locales: ['fr-FR', 'it-IT', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = locale.person();
		const death = random.day('1985-01-01', '2025-06-01');
		const [house, savings, debts] = [
			random.int(40, 480) * 1000,
			random.int(800, 90_000),
			random.int(200, 14_000),
		].map((value) => Math.round(inMoney(value, locale)));
		const hasHouse = random.chance(0.7);
		const net = (hasHouse ? (house ?? 0) : 0) + (savings ?? 0) - (debts ?? 0);
		const face = random.pick([
			"italic 13pt 'Liberation Serif'",
			"12pt 'Liberation Mono'",
			"italic 11pt 'DejaVu Serif'",
		]);
		const gap = (width: number, content: ReturnType<typeof markup> | false) =>
			markup`<span class="g" style="min-width:${width}mm">${content || '\u00a0'}</span>`;
		const amount = (value = 0) => locale.amount(value, 0);
		const html = markup`<style>@page { size: A4; margin: 0 }
			body { font: 11pt/2.05 'Liberation Serif'; position: relative; height: 296mm } .g { border-bottom: .6pt dotted #000; font: ${face}; line-height: 1.1; display: inline-block; text-align: center; color: #14206a; padding: 0 2mm } .body { position: absolute; left: 48mm; right: 20mm; top: 62mm } .side { position: absolute; left: 8mm; top: 20mm; width: 32mm; height: 150mm; border: .6pt solid #000; font: 7pt/1.5 'Liberation Sans'; padding: 2mm } .side b { display: block; margin-bottom: 18mm } h1 { position: absolute; top: 22mm; left: 48mm; font-size: 17pt; margin: 0 } .n { position: absolute; top: 34mm; left: 48mm; right: 20mm; font: italic 8pt/1.35 'Liberation Serif' } p { margin: 0 0 3mm } .tick { display: inline-block; width: 4mm; height: 4mm; border: .7pt solid #000; font: bold 10pt/4mm 'Liberation Sans'; text-align: center } small { font-size: 8pt }
			</style><div class="side"><b>${at(22)}</b><b>${at(23)}</b><b>${at(24)}</b></div><h1>${at(0)}</h1><div class="n">${at(1)}</div><div class="body">
			<p>${at(2)} ${gap(60, field('declarant', person.name))}${at(3)} ${gap(30, field('birthDate', locale.date(random.day('1930-01-01', '1962-01-01'))))} ${at(4)} ${gap(34, blank(random, 0.8, 'birthPlace', locale.address().city))}${at(5)} ${gap(95, field('home', locale.address().whole))}${at(6)} ${gap(26, field('relation', random.pick(at(25).split(';'))))} ${at(7)} ${gap(58, field('deceased', locale.person().name))}${at(8)} ${gap(32, field('deathDate', locale.date(death)))}${at(9)}</p>
			<p>– ${at(10)} ${gap(36, hasHouse && field('houseValue', amount(house)))} <small>${at(11)}</small><br>– ${at(12)} ${gap(36, field('savings', amount(savings)))} <small>${at(13)}</small><br>– ${at(14)} ${gap(30, field('debts', amount(debts)))} <small>${at(15)}</small></p>
			<p>${at(16)} ${gap(40, field('net', amount(net)))}.</p><p>${at(17)} ${gap(55, blank(random, 0.6, 'notary', locale.person().name))}.</p><p>${tick('hasWill', random.chance(0.4), at(18))}</p><p style="margin-top:9mm">${at(19)} ${gap(40, field('place', locale.address().city))}${at(20)} ${gap(32, field('signedOn', locale.date(addDays(death, random.int(20, 170)))))}</p><p><small>${at(21)}</small></p></div>`;
		return { html, fields };
	},
};
export default family;
