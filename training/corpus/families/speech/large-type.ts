import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asText, drawPeople, drawPen, drawSentences } from '../../kit/archive.ts';
import { drawTitle, longDate, stampNumber } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	occasion: asText(
		'On what occasion was the speech given?|Zu welchem Anlass wurde die Rede gehalten?|À quelle occasion le discours a-t-il été prononcé ?|occasion',
	),
	speaker: asText(
		'Who gives the speech?|Who is the speaker?|Wer hält die Rede?|Qui prononce le discours ?|speakerName',
	),
	speakerTitle: asText(
		'What office does the speaker hold?|What is the designation of the speaker?|Welches Amt hat der Redner?|speakerTitle',
	),
	host: asText(
		'Before which body was the speech given?|Who invited the speaker?|Vor wem wurde gesprochen?|Devant quelle société ?|audience',
	),
	city: asText(
		'In what city was the speech given?|In welcher Stadt wurde die Rede gehalten?|Dans quelle ville ?|cityOfSpeech',
	),
	date: asDate(
		'When was the speech given?|What is the date of the speech?|Wann wurde die Rede gehalten?|Quand a-t-on parlé ?|dateOfSpeech',
	),
	title: asText(
		'What is the title of the speech?|What is the speech about?|Wie lautet der Titel der Rede?|Quel est le titre du discours ?|speechTitle',
	),
	greeting: asText(
		'With what words does the speech begin?|How are the listeners greeted?|Mit welcher Anrede beginnt die Rede?|openingWords',
	),
	thanked: asText(
		'Who is thanked at the beginning?|Whom does the speaker thank?|Wem dankt der Redner?|Qui est remercié ?|personThanked',
	),
	members: asNumber(
		'How many members does the speaker mention?|Wie viele Mitglieder werden genannt?|numberOfMembers|Combien de membres ?',
	),
	percent: asNumber(
		'By what percentage has output grown?|Um wie viel Prozent ist die Erzeugung gestiegen?|growthPercent|De combien la production a-t-elle augmenté ?',
	),
	since: asText('Since what year has it grown?|Seit welchem Jahr?|baseYear|Depuis quelle année ?'),
	page: asText(
		'What is the page number?|Welche Seite ist es?|pageNo|number at the top of the sheet',
	),
	cue: asText(
		'What is noted in the margin?|What cue was written by hand?|Was steht handschriftlich am Rand?|marginCue',
	),
	release: asText(
		'When may the text be published?|What is said about release?|Ab wann darf die Rede veröffentlicht werden?|embargo',
	),
	archive: asText(
		'What number is stamped on the sheet?|archiveNumber|Welche Archivnummer steht auf dem Blatt?',
	),
	duration: absent(asText('How long is the speech?|speechDuration|Wie lange dauert die Rede?')),
	fee: absent(asNumber('What fee does the speaker get?|speakerFee|Honorar')),
};
const SAID = {
	en: 'Remarks by;Address by;Speech of|before the|Mr. Chairman, ladies and gentlemen;Fellow members and guests;Mr. President, distinguished visitors|I should like to thank|for the kind words of welcome.|Our association now counts|members, more than ever before.|Output has grown by|per cent since|, and nobody in this room had expected it.|The Next Ten Years;Bread and Work;What the Forest Gives Us;Small Firms in a Large World|Chamber of Commerce;Growers’ Association;Rotary Club;Institute of Bankers|Annual Dinner;Opening of the new hall;Spring Convention;Fiftieth Anniversary|HOLD FOR RELEASE UNTIL DELIVERY;FOR RELEASE 9 P.M.|pause;smile;slower;(skip);look up|Page',
	de: 'Rede von;Ansprache von;Vortrag von|vor der|Herr Präsident, meine Damen und Herren;Verehrte Gäste, liebe Mitglieder;Hochansehnliche Festversammlung|Danken möchte ich zuerst|für die freundliche Begrüßung.|Unser Verband zählt heute|Mitglieder, mehr als jemals zuvor.|Die Erzeugung ist um|Prozent gestiegen seit|, und niemand hier hatte damit gerechnet.|Die nächsten zehn Jahre;Brot und Arbeit;Was uns der Wald gibt|Industrie- und Handelskammer;Landwirtschaftlichen Gesellschaft;Bankiersvereinigung|Jahresessen;Einweihung der neuen Halle;Fünfzigjahrfeier|SPERRFRIST: BEGINN DER REDE|Pause;langsamer;auslassen|Seite',
	fr: 'Discours de;Allocution de|devant la|Monsieur le Président, Mesdames, Messieurs;Chers amis, chers membres|Je remercie tout d’abord|de ses aimables paroles.|Notre association compte aujourd’hui|membres, plus que jamais.|La production a augmenté de|pour cent depuis|, ce que personne n’attendait.|Les dix prochaines années;Le pain et le travail;Ce que donne la forêt|Chambre de commerce;Société d’agriculture;Confédération des banquiers|Dîner annuel;Inauguration de la nouvelle halle;Cinquantenaire|EMBARGO JUSQU’AU DISCOURS|pause;plus lent;à omettre|page',
} as const;

/** A speaker's copy: a short head in the corner or the middle, then large type with very wide lines, cues in the margin. */
const family: Family = {
	author: 'maeve',
	locales: ['en-US', 'de-DE', 'fr-FR', 'en-GB', 'de-CH', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [who = locale.person(), thanked = locale.person()] = drawPeople(locale, 2);
		const day = random.day('1955-01-01', '1999-11-01');
		const said = drawSentences(random, locale.language, 2);
		const isCaps = random.chance(0.4);
		const up = (text: string) => (isCaps ? text.toUpperCase() : text);
		const isCentred = random.chance(0.5);
		const side = random.int(24, 34);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', '8in 10.5in'])}; margin: 15mm ${side}mm 14mm 3mm } body { position: relative; padding-left: ${side - 3}mm; min-height: 225mm; font: ${random.pick(["14pt/2 'Liberation Mono'", "16pt/1.9 'Liberation Serif'", "15pt/1.85 'Liberation Sans'"])} } .h { font-size: 11pt; line-height: 1.4; text-align: ${isCentred ? 'center' : 'right'}; margin-bottom: 7mm } .h b { font-size: 13pt } p { margin: 0 0 3mm; text-indent: ${random.pick(['0', '14mm'])} } .no { position: absolute; top: 0; ${isCentred ? 'right: 0' : `left: ${side - 3}mm`}; font-size: 11pt; line-height: 1 } .cue { position: absolute; left: ${random.int(0, 2)}mm; top: ${random.int(110, 170)}mm; ${drawPen(random, 12)}; line-height: 1 }
			</style><div class="no">${random.chance(0.4) && `${at(15)} `}${field('page', random.pick(['1', '-1-', '1.']))}</div><div class="h"><b>${field('title', oneOf(random, at(10)))}</b><br>${oneOf(random, at(0))} ${field('speaker', who.name)}${random.chance(0.7) && markup`<br>${field('speakerTitle', `${drawTitle(random, locale.language)}, ${locale.company().name}`)}`}<br>${at(1)} ${field('host', oneOf(random, at(11)))}${random.chance(0.6) && markup`<br>${field('occasion', oneOf(random, at(12)))}`}<br>${field('city', locale.address().city)}, ${field('date', longDate(locale, day))}${random.chance(0.4) && markup`<br><u>${field('release', oneOf(random, at(13)))}</u>`}</div>
			<p>${field('greeting', up(oneOf(random, at(2))))}${random.pick([':', '!', ','])}</p><p>${up(at(3))} ${field('thanked', up(thanked.name))} ${up(at(4))} ${random.chance(0.7) && markup`${up(at(5))} ${field('members', locale.count(random.int(12, 640) * 10))} ${up(at(6))}`}</p><p>${random.chance(0.8) && markup`${up(at(7))} ${field('percent', random.int(3, 64))} ${up(at(8))} ${field('since', String(Number(day.slice(0, 4)) - random.int(2, 12)))}${up(at(9))} `}${up(said[0] ?? '')}</p><p>${up(said[1] ?? '')}</p>${random.chance(0.45) && markup`<div class="cue">${field('cue', oneOf(random, at(14)))}</div>`}${random.chance(0.4) && stampNumber(random, 'archive', random.pattern('SP-####'))}`;
		return { html, fields };
	},
};
export default family;
