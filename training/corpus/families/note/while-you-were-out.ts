import type { Family, Fields } from '../../family.ts';
import { asDate, asText, drawPeople, drawPen, oldPhone, titled } from '../../kit/archive.ts';
import { absent, flag } from '../../kit/ask.ts';
import { clock, clockAmPm, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	for: asText(
		'For whom is the message?|Who was out when the call came?|Für wen ist die Nachricht?|Voor wie is de boodschap?|messageFor',
	),
	date: asDate(
		'On what date did the call come?|Wann ging der Anruf ein?|Welches Datum steht auf dem Zettel?|dateOfCall',
	),
	time: asText(
		'At what time did the call come?|Um wie viel Uhr wurde angerufen?|Hoe laat werd er gebeld?|timeOfCall',
	),
	caller: asText(
		'Who called?|Who left the message?|Wer hat angerufen?|Wie heeft gebeld?|callerName',
	),
	of: asText(
		'From which company was the caller?|Von welcher Firma war der Anrufer?|Van welk bedrijf?|callerCompany',
	),
	phone: asText(
		'What is the telephone number of the caller?|Unter welcher Nummer ist der Anrufer zu erreichen?|Wat is het telefoonnummer?|callerPhone',
	),
	extension: asText(
		'What is the extension of the caller?|Welche Nebenstelle?|callerExtension|toestel',
	),
	telephoned: flag(
		'',
		'Did the person telephone?',
		'Ist „hat angerufen“ angekreuzt?',
		'telephoned',
		'the box for a call',
	),
	cameIn: flag(
		'',
		'Did the person come in to see someone?',
		'War die Person selbst da?',
		'cameToSeeYou',
		'the box for a visit',
	),
	callBack: flag(
		'',
		'Should the caller be called back?',
		'Wird um Rückruf gebeten?',
		'pleaseCall',
		'the box for calling back',
	),
	isUrgent: flag(
		'',
		'Is it urgent?',
		'Ist es dringend?',
		'urgent',
		'is the box for urgency marked',
	),
	message: asText(
		'What is the message?|What did the caller want?|Was wurde ausgerichtet?|Wat is de boodschap?|messageText',
	),
	second: asText(
		'What is the second line of the message?|What else did the caller say?|Was steht in der zweiten Zeile der Nachricht?|secondLineOfMessage',
	),
	operator: asText(
		'Who took the call?|Who wrote the slip?|Wer hat den Anruf angenommen?|Wie nam de telefoon aan?|operatorName',
	),
	form: asText(
		'What is the number of the form?|What is printed in small type at the foot?|Welche Nummer hat der Vordruck?|formNumber',
	),
	fax: absent(asText('What is the fax number of the caller?|callerFax|Faxnummer')),
	answer: absent(asText('What was answered?|answerGiven|Antwort')),
};
const SAID = {
	en: 'WHILE YOU WERE OUT;PHONE CALL;IMPORTANT MESSAGE|To|Date|Time|M|of|Phone|Ext.|Telephoned|Came to see you|Please call|Urgent|Will call again|Returned your call|Message|Operator|Contract is ready to sign.;Cannot come on Thursday.;Needs the figures for May.;Samples arrived broken.;Asks about the invoice.|Call before noon.;Will be in town Monday.;Has spoken to the lawyer.;Try the home number.',
	de: 'TELEFONNOTIZ;GESPRÄCHSNOTIZ|Für|Datum|Uhrzeit|Herr/Frau|Firma|Telefon|Nebenst.|hat angerufen|war hier|bittet um Rückruf|dringend|ruft wieder an|Ihr Rückruf|Nachricht|aufgenommen|Vertrag liegt zur Unterschrift bereit.;Kann Donnerstag nicht kommen.;Braucht die Zahlen vom Mai.;Muster kamen beschädigt an.|Bitte vor Mittag anrufen.;Ist am Montag in der Stadt.;Rechtsanwalt weiß Bescheid.',
	nl: 'TELEFOONNOTITIE;U WERD GEBELD|Voor|Datum|Tijd|Dhr./Mevr.|van|Telefoon|Toestel|heeft gebeld|was hier|gaarne terugbellen|dringend|belt weer|belde terug|Boodschap|Aangenomen door|Contract ligt klaar.;Kan donderdag niet komen.;Wil de cijfers van mei.;Monsters zijn stuk.|Bellen voor de middag.;Is maandag in de stad.',
} as const;

/** A small slip for a missed call: printed captions on lines, boxes in two columns, everything filled in with a pen that strays off the line. */
const family: Family = {
	author: 'maeve',
	locales: ['en-US', 'de-DE', 'en-GB', 'nl-NL', 'de-AT', 'en-CA'],
	draw: (random, locale) => {
		const { language } = locale;
		const at = speak(SAID, language);
		const [reader = locale.person(), caller = locale.person(), clerk = locale.person()] =
			drawPeople(locale, 3);
		const minutes = random.int(500, 1080);
		const day = random.day('1961-01-01', '2001-12-01');
		const pen = drawPen(random, 13);
		const write = (content: ReturnType<typeof markup> | false) =>
			markup`<em style="top:${random.decimal(-1, 0.8, 1)}mm">${content || ''}</em>`;
		const line = (...pairs: readonly (readonly [string, ReturnType<typeof markup> | false])[]) =>
			markup`<div class="l">${pairs.map(([caption, content]) => markup`<span class="c">${caption}</span><span class="v">${write(content)}</span>`)}</div>`;
		const boxes = [
			tick('telephoned', random.chance(0.7), at(8)),
			tick('callBack', random.chance(0.6), at(10)),
			tick('cameIn', random.chance(0.2), at(9)),
			markup`<b class="tick"></b> ${at(12)}`,
			markup`<b class="tick"></b> ${at(13)}`,
			tick('isUrgent', random.chance(0.25), at(11)),
		];
		const isGrid = random.chance(0.6);
		const number =
			language === 'en' && locale.countryCode === 'US' ? oldPhone(random) : locale.phone();
		const pattern =
			locale.countryCode === 'US'
				? random.pick(['m/d/yy', 'm-d-yy'])
				: random.pick(['d.m.yy', 'd/m/yy']);
		const html = markup`<style>@page { size: ${random.pick(['4.25in 5.5in', 'A6', '105mm 140mm', 'A5'])}; margin: 7mm } body { font: 8.5pt/1.3 'Liberation Sans'; ${random.pick(['border: 1.5pt solid #000; padding: 3mm', ''])} } h1 { font-size: 14pt; text-align: center; margin: 0 0 3mm; letter-spacing: 1pt } .l { display: flex; align-items: end; height: 9.5mm; white-space: nowrap } .c { font-size: 7.5pt; margin-right: 1.5mm } .v { flex: 1; border-bottom: .6pt solid #000; height: 7mm; margin-right: 2mm } em { ${pen}; position: relative; line-height: 7mm } .g { display: grid; grid-template-columns: ${isGrid ? '1fr 1fr' : '1fr'}; border: .8pt solid #000; margin: 3mm 0 } .g > * { border-bottom: .4pt solid #000; padding: 1mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .8pt solid #000; text-align: center; line-height: 3.2mm; font-size: 8pt } small { font-size: 6pt }
			</style><h1>${random.pick(at(0).split(';'))}</h1>${line([at(1), field('for', random.pick([titled(random, reader), reader.family, reader.given]))])}${line([at(2), field('date', locale.date(day, pattern))], [at(3), field('time', locale.countryCode === 'US' ? clockAmPm(minutes, random.chance(0.5) ? ['AM', 'PM'] : ['a.m.', 'p.m.']) : clock(minutes, random.pick(['.', ':'])))])}${line([at(4), field('caller', caller.name)])}${line([at(5), random.chance(0.75) && field('of', locale.company().name)])}${line([at(6), random.chance(0.85) && field('phone', number)], [at(7), random.chance(0.4) && field('extension', random.pattern('###'))])}
			<div class="g">${boxes.map((box) => markup`<span>${box}</span>`)}</div>${line([at(14), field('message', random.pick(at(16).split(';')))])}${line(['', random.chance(0.6) && field('second', random.pick(at(17).split(';')))])}${line(['', false])}${line(['', false], [at(15), random.chance(0.8) && field('operator', random.pick([clerk.given, `${clerk.given.slice(0, 1)}${clerk.family.slice(0, 1)}`]))])}<small>${field('form', random.pattern(random.pick(['Form ##-##', 'No. ####', '## ## ##'])))}</small>`;
		return { html, fields };
	},
};
export default family;
