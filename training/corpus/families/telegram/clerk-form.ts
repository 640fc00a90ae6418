import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	en: 'POST OFFICE TELEGRAPHS|Office of origin|Words|Handed in|Received|By|Charges|Instructions|ARRIVING {d} {t} STOP PLEASE MEET {w} STOP|station;airport;pier 4|monday;friday;sunday|REPLY PAID;URGENT;NIGHT LETTER|CONTRACT SIGNED STOP LETTER FOLLOWS STOP;SAMPLES LOST STOP SEND MORE STOP|To|Not to be transmitted: name and address of the sender',
	de: 'DEUTSCHE POST TELEGRAMM|Aufgabeamt|Wörter|Aufgegeben|Aufgenommen|Durch|Gebühr|Vermerke|ANKOMME {d} {t} BITTE ABHOLEN {w} STOP|bahnhof;flughafen;pier 4|montag;freitag;sonntag|ANTWORT BEZAHLT;DRINGEND;BRIEFTELEGRAMM|VERTRAG UNTERZEICHNET BRIEF FOLGT STOP;MUSTER VERLOREN ERBITTEN ERSATZ STOP|An|Nicht zu telegrafieren: Name und Anschrift des Absenders',
	fr: 'POSTES TÉLÉGRAMME|Bureau d’origine|Mots|Déposé|Reçu|Par|Taxe|Mentions|ARRIVE {d} {t} PRIÈRE ATTENDRE {w} STOP|gare;aéroport;quai 4|lundi;vendredi;dimanche|RÉPONSE PAYÉE;URGENT;LETTRE DE NUIT|CONTRAT SIGNÉ LETTRE SUIT STOP;ÉCHANTILLONS PERDUS ENVOYER AUTRES STOP|À|À ne pas transmettre : nom et adresse de l’expéditeur',
	es: 'TELÉGRAFOS|Oficina de origen|Palabras|Depositado|Recibido|Por|Tasa|Indicaciones|LLEGO {d} {t} RUEGO ESPERAR {w} STOP|estación;aeropuerto;muelle 4|lunes;viernes;domingo|RESPUESTA PAGADA;URGENTE;CARTA NOCTURNA|CONTRATO FIRMADO SIGUE CARTA STOP;MUESTRAS PERDIDAS ENVIAR OTRAS STOP|A|No se transmite: nombre y señas del remitente',
	it: 'TELEGRAMMA|Ufficio di origine|Parole|Presentato|Ricevuto|Da|Tassa|Indicazioni|ARRIVO {d} {t} PREGO ATTENDERE {w} STOP|stazione;aeroporto;molo 4|lunedì;venerdì;domenica|RISPOSTA PAGATA;URGENTE;LETTERA NOTTURNA|CONTRATTO FIRMATO SEGUE LETTERA STOP;CAMPIONI SMARRITI INVIARE ALTRI STOP|A|Da non trasmettere: nome e indirizzo del mittente',
} as const;
const fields: Fields = {
	service: askText(
		'service that carried it|Which telegraph service is it?|telegraphService|Welcher Dienst?|quel service',
	),
	origin: askText(
		'office of origin|Where was the telegram handed in?|originOffice|Wo wurde es aufgegeben?|bureau d’origine|oficina de origen',
	),
	wordCount: askNumber(
		'number of words|How many words does the telegram have?|wordCount|Zahl der Wörter|nombre de mots|número de palabras',
	),
	handedIn: askText(
		'time it was handed in|When was it handed in?|handedInTime|Wann wurde es aufgegeben?|heure de dépôt',
	),
	received: askText(
		'time it was received|When was it received?|receivedTime|Wann wurde es aufgenommen?|heure de réception',
	),
	clerk: askText(
		'clerk|Whose sign is on it as clerk?|clerkInitials|Zeichen des Beamten|visa de l’employé',
	),
	charge: askNumber(
		'charge|What did the telegram cost?|telegramCharge|Was kostete das Telegramm?|taxe du télégramme|tasa',
	),
	instruction: askText(
		'instruction|Which special instruction is given?|serviceInstruction|besonderer Vermerk|mention de service',
	),
	addressee: askText(
		'addressee|To whom is the telegram sent?|telegramTo|Für wen ist das Telegramm?|destinataire du télégramme|destinatario',
	),
	city: askText(
		'city of the addressee|To which town was it sent?|destinationCity|Wohin ging es?|ville de destination',
	),
	message: askText(
		'message of the telegram|What does the telegram say?|telegramText|Wortlaut des Telegramms|texte du télégramme|texto',
	),
	signer: askText(
		'name at the end of the message|Who signed the telegram?|telegramSigner|Wer hat unterzeichnet?|signature',
	),
	sender: askText(
		'sender as written below the form|Who sent it, as noted at the foot?|senderNoted|Absender am Fuß|expéditeur noté en bas',
	),
	date: askText(
		'day of the telegram|On which day was it sent?|telegramDate|Tag der Aufgabe|jour d’envoi',
	),
	serial: askText(
		'serial number of the form|Which number is printed on the form?|formSerial|Nummer des Formulars|numéro de série',
	),
	phone: absent(
		askText('telephone of the addressee|What is the telephone number?|Telefon|téléphone'),
	),
	weight: absent(askNumber('weight|How heavy is it?|Gewicht|poids')),
};

/** A telegraph form filled in by a clerk: a row of small captioned boxes on top, the message in spaced capitals over ruled lines, the sender's address below a dashed line. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'en-IN'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [reader, signer] = drawPeople(locale, 2);
		const time = () => `${random.int(7, 21)}.${random.int(10, 59)}`;
		const first = at(8)
			.replace('{d}', oneOf(random, at(10)))
			.replace('{t}', time())
			.replace('{w}', oneOf(random, at(9)));
		const message = random
			.pick([first, `${first} ${oneOf(random, at(12))}`, oneOf(random, at(12))])
			.toUpperCase();
		const cell = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<td><small>${label}</small>${content}`;
		const place = locale.address();
		const words = message.split(' ').length + random.int(4, 8);
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '210mm 130mm', '8in 5.5in'])}; margin: 8mm } body { font: 10pt/1.3 'Liberation Sans'; ${random.pick(['background: #fdf8e4', ''])} } h1 { font: bold 14pt 'Liberation Serif'; letter-spacing: 2pt; margin: 0; text-align: center } table { width: 100%; border-collapse: collapse; margin: 2mm 0 } td { border: .6pt solid #333; padding: .6mm 1.5mm; height: 9mm; vertical-align: top } small { display: block; font-size: 6pt; color: #333 } td span { font: 11pt 'Liberation Mono' } .m { font: ${random.pick(['bold ', ''])}12.5pt/8mm 'Liberation Mono'; background: linear-gradient(#fff 7.8mm, #777 7.8mm) 0 0 / 100% 8mm; min-height: 32mm; letter-spacing: ${random.pick([0, 0.6])}pt } .s { border-top: 1pt dashed #000; font-size: 7.5pt; padding-top: 1mm }
			</style><div style="float:right;font-size:8pt">${field('serial', random.pattern('? ######'))}</div><h1>${field('service', at(0))}</h1><table><tr>${cell(at(1), field('origin', locale.address().city.toUpperCase()))}${cell(at(2), field('wordCount', words))}${cell(at(3), markup`${field('date', locale.date(random.day('1950-01-01', '1979-12-01'), 'd.m.yy').text)} ${field('handedIn', time())}`)}${cell(at(4), field('received', time()))}${cell(at(5), field('clerk', random.pattern('??').toLowerCase()))}${cell(at(6), random.chance(0.6) && field('charge', locale.amount(words * random.pick([0.08, 0.15, 0.3]))))}<tr><td colspan="2"><small>${at(7)}</small>${random.chance(0.5) && field('instruction', oneOf(random, at(11)))}<td colspan="4"><small>${at(13)}</small>${field('addressee', (reader?.name ?? '').toUpperCase())} ${place.street.toUpperCase()} ${field('city', place.city.toUpperCase())}</table><div class="m">${field('message', message)} ${field('signer', (random.chance(0.5) ? signer?.given : signer?.family)?.toUpperCase() ?? '')}</div><div class="s">${at(14)}<br><b style="font:italic 11pt 'DejaVu Serif'">${random.chance(0.7) && markup`${field('sender', signer?.name ?? '')}, ${locale.address().whole}`}</b></div>`;
		return { html, fields };
	},
};
export default family;
