import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, asText, drawPeople, drawSentences } from '../../kit/archive.ts';
import { drawSignature, drawSubject, drawTitle, longDate } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	sender: asText(
		'Wer schreibt den Brief?|Von welcher Firma stammt der Brief?|Which firm wrote the letter?|absenderFirma',
	),
	recipientFirm: asText(
		'An welche Firma ist der Brief gerichtet?|Which company is the letter addressed to?|empfaengerFirma|Firma im Anschriftfeld',
	),
	attention: asText(
		'Zu wessen Händen geht der Brief?|For whose attention is the letter?|Wer soll den Brief in der Firma erhalten?|zuHaenden',
	),
	yourSign: asText(
		'Wie lautet das Zeichen des Empfängers?|Was steht unter „Ihr Zeichen“?|What is given as "Ihr Zeichen"?|ihrZeichen',
	),
	yourLetterOf: asDate(
		'Von wann ist die Nachricht, auf die geantwortet wird?|What is the date under "Ihre Nachricht vom"?|ihreNachrichtVom|Datum des früheren Schreibens',
	),
	ourSign: asText(
		'Was steht unter „Unser Zeichen“?|Wie lautet das Zeichen des Absenders?|What is the reference of the sender?|unserZeichen',
	),
	extension: asText(
		'Welche Durchwahl ist angegeben?|What extension is printed in the head?|durchwahl|Nebenstelle des Sachbearbeiters',
	),
	date: asDate(
		'Welches Datum trägt der Brief?|When was the letter written?|Wann wurde der Brief geschrieben?|briefdatum',
	),
	subject: asText(
		'Wie lautet der Betreff?|What is the subject of the letter?|Worum geht es in dem Schreiben?|betreff',
	),
	salutation: asText(
		'Wie lautet die Anrede?|What is the salutation?|Mit welchen Worten beginnt der Brief?|anrede',
	),
	visitDay: asDate(
		'Wann kommt der Vertreter zu Besuch?|On what day will the representative call?|besuchstag|Tag des angekündigten Besuchs',
	),
	visitTime: asText(
		'Um wie viel Uhr findet der Besuch statt?|At what time is the visit?|uhrzeitBesuch|Stunde der Besprechung',
	),
	quantity: asNumber(
		'Wie viele Tonnen werden angeboten?|How many tons are offered?|angeboteneTonnen|Menge in Tonnen',
	),
	closing: asText(
		'Mit welcher Grußformel schließt der Brief?|What is the closing formula?|grussformel|Schlussformel',
	),
	signer: asText(
		'Wer hat den Brief unterschrieben?|Who signed the letter?|unterzeichner|maschinenschriftlicher Name unter der Unterschrift',
	),
	signerTitle: asText(
		'Welche Stellung hat der Unterzeichner?|What is the position of the signer?|stellungUnterzeichner|Amt des Unterschreibenden',
	),
	enclosures: asRows(
		{ value: asText('Was liegt bei?|anlage|enclosed item') },
		'Welche Anlagen hat der Brief?|anlagen|What is enclosed with the letter?',
	),
	telex: asText(
		'Wie lautet die Fernschreibnummer?|What is the telex number at the foot?|fernschreiber|Telex',
	),
	bank: asText(
		'Welche Bank steht in der Fußzeile?|Which bank is named at the foot?|bankverbindung|Bank der Firma',
	),
	court: asText(
		'Bei welchem Gericht ist die Firma eingetragen?|Where is the firm registered?|handelsregister|Registergericht',
	),
	email: absent(
		asText('Welche E-Mail-Adresse hat die Firma?|What is the e-mail address?|emailAdresse'),
	),
	price: absent(
		asNumber('Welcher Preis je Tonne wird verlangt?|What is the price per ton?|preisJeTonne'),
	),
};

/** A German business letter: the captions of reference, message, extension and date stand in one row over their values. */
const family: Family = {
	author: 'anneliese',
	locales: ['de-DE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const [firm, other] = [locale.company(), locale.company()];
		const [signer, reader] = drawPeople(locale, 2);
		if (!signer || !reader) throw new Error('Too few people');
		const day = random.day('1958-01-01', '1989-11-01');
		const said = drawSentences(random, 'de', 4);
		const short = (name: string) => name.slice(0, 2).toLowerCase();
		const at = (caption: string, content: ReturnType<typeof markup> | false) =>
			markup`<div><small>${caption}</small><br>${content || '\u00a0'}</div>`;
		const isTyped = random.chance(0.6);
		const hasFoot = random.chance(0.7);
		const enclosures = random.some(
			['1 Muster', '2 Zeichnungen', '1 Preisliste', '1 Durchschlag', '3 Lichtbilder'],
			random.int(0, 3),
		);
		const html = markup`<style>@page { size: A4; margin: 0 } body { position: relative; height: 296mm; font: ${isTyped ? "11pt/1.35 'Liberation Mono'" : "11pt/1.45 'DejaVu Serif'"} } body > * { position: absolute; left: 25mm } small { font: 7pt 'Liberation Sans' } .kopf { top: 14mm; right: 20mm; left: 25mm; display: flex; justify-content: space-between; align-items: end; font: bold ${random.int(15, 22)}pt 'Liberation Sans' } .ref { top: 97mm; right: 20mm; display: grid; grid-template-columns: 36mm 48mm 32mm 20mm 1fr } .text { top: 114mm; right: 22mm } p { margin: 0 0 4mm } .fuss { bottom: 9mm; right: 20mm; border-top: .6pt solid #000; padding-top: 2mm; font: 7.5pt/1.4 'Liberation Sans'; display: flex; justify-content: space-between }
			</style><div class="kopf"><span>${field('sender', firm.name)}</span>${random.chance(0.5) && markup`<span style="font-size:9pt;font-weight:normal">${firm.address.whole}</span>`}</div><div style="top:45mm"><small>${firm.name} · ${firm.address.whole}</small></div><div style="top:53mm">${random.pick(['Firma', 'An die Firma'])}<br>${field('recipientFirm', other.name)}<br>${random.chance(0.5) && markup`z. Hd. ${reader.isWoman ? 'Frau' : 'Herrn'} ${field('attention', reader.name)}<br>`}${other.address.street}<br><br>${other.address.lines[1]}</div>
			<div class="ref">${at('Ihr Zeichen', random.chance(0.7) && field('yourSign', `${short(reader.family)}/${short(other.name)}`))}${at('Ihre Nachricht vom', random.chance(0.8) && field('yourLetterOf', locale.date(addDays(day, -random.int(4, 40)), 'd.m.yyyy')))}${at('Unser Zeichen', field('ourSign', `${short(signer.family)}-${random.int(10, 99)}`))}${at('Durchwahl', random.chance(0.7) && field('extension', random.pattern('###')))}${at('Datum', field('date', random.chance(0.5) ? locale.date(day, 'd.m.yyyy') : longDate(locale, day)))}</div>
			<div class="text"><p><small>Betreff</small> &nbsp; <u>${field('subject', drawSubject(random, 'de'))}</u></p><p>${field('salutation', random.pick(['Sehr geehrte Herren!', `Sehr geehrte${reader.isWoman ? ' Frau' : 'r Herr'} ${reader.family},`]))}</p><p>${said[0]} ${said[1]}</p>${random.chance(0.6) && markup`<p>Freibleibend bieten wir Ihnen ${field('quantity', random.int(3, 90) * 5)} Tonnen ab Werk an, lieferbar in Teilmengen.</p>`}
			${random.chance(0.6) && markup`<p>Unser Vertreter wird Sie am ${field('visitDay', longDate(locale, addDays(day, random.int(8, 40))))}${random.chance(0.7) && markup` um ${field('visitTime', `${random.int(9, 16)}${random.pick(['.00', '.30', ''])} Uhr`)}`} besuchen, um die Einzelheiten zu besprechen.</p>`}<p>${said[2]} ${said[3]}</p><p>${field('closing', random.pick(['Hochachtungsvoll', 'Mit vorzüglicher Hochachtung', 'Mit freundlichen Grüßen']))}</p><p>${random.chance(0.6) && markup`${firm.name}<br>`}${random.pick(['ppa.', 'i. V.', ''])}</p>${drawSignature(random, signer)}<p>${random.chance(0.85) && field('signer', signer.name)}<br>${random.chance(0.7) && field('signerTitle', drawTitle(random, 'de'))}</p>${enclosures.length > 0 && markup`<p data-list="enclosures"><small>Anlagen</small><br>${enclosures.map((one) => markup`<span data-row>${field('value', one)}</span><br>`)}</p>`}</div>
			${hasFoot && markup`<div class="fuss"><span>Fernruf ${locale.phone()}</span><span>Fernschreiber ${field('telex', random.pattern('## ####'))}</span><span>Bank: ${field('bank', locale.bank())}</span><span>${random.pick(['Handelsregister', 'Eingetragen beim Amtsgericht'])} ${field('court', locale.address().city)}</span></div>`}`;
		return { html, fields };
	},
};
export default family;
