import type { Family, Fields } from '../../family.ts';
import {
	asDate,
	asNumber,
	asText,
	drawPeople,
	drawSentences,
	drawSignature,
} from '../../kit/archive.ts';
import { drawSubject, drawTitle, longDate, wholeMoney } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	house: asText(
		'De quelle maison émane la lettre ?|Which firm wrote the letter?|¿Qué empresa escribe la carta?|Welk bedrijf schrijft de brief?|expediteur',
	),
	activity: asText(
		'Quelle est l’activité de la maison ?|What is the business of the firm?|¿A qué se dedica la casa?|activite',
	),
	telephone: asText(
		'Quel est le numéro de téléphone ?|What is the telephone number in the letterhead?|¿Cuál es el teléfono?|telephoneEntete',
	),
	place: asText(
		'Où la lettre a-t-elle été écrite ?|Where was the letter written?|Waar is de brief geschreven?|lieu',
	),
	date: asDate(
		'De quand date la lettre ?|What is the date of the letter?|¿De qué fecha es la carta?|dateLettre',
	),
	recipient: asText(
		'À qui la lettre est-elle adressée ?|To whom is the letter addressed?|¿A quién se dirige la carta?|Aan wie is de brief gericht?|destinataire',
	),
	recipientPost: asText(
		'Quelle est la fonction du destinataire ?|What is the position of the recipient?|Wat is de functie van de geadresseerde?|fonctionDestinataire',
	),
	yourReference: asText(
		'Quelle est la référence du destinataire ?|What stands after the words for "your reference"?|Uw kenmerk|votreReference',
	),
	ourReference: asText(
		'Quelle est la référence de l’expéditeur ?|What is the sender’s own reference?|Ons kenmerk|notreReference',
	),
	subject: asText(
		'Quel est l’objet de la lettre ?|What is the subject of the letter?|¿Cuál es el asunto?|Wat is het onderwerp?|objet',
	),
	salutation: asText(
		'Quelle est la formule d’appel ?|How is the reader addressed in the first line?|¿Cuál es el saludo?|formuleAppel',
	),
	sum: asNumber(
		'Quel montant est mentionné dans la lettre ?|What sum of money does the letter mention?|¿Qué importe se menciona?|montantCite',
	),
	cheque: asText(
		'Quel est le numéro du chèque ?|What is the number of the cheque?|¿Qué número tiene el cheque?|numeroCheque',
	),
	deadline: asDate(
		'Avant quelle date la réponse est-elle attendue ?|By what date is the answer expected?|¿Antes de qué fecha se espera respuesta?|dateLimite',
	),
	closing: asText(
		'Quelle est la formule de politesse ?|What is the last sentence before the signature?|slotformule|formulePolitesse',
	),
	signer: asText(
		'Qui a signé la lettre ?|Who signed the letter?|¿Quién firma la carta?|Wie heeft de brief ondertekend?|signataire',
	),
	signerPost: asText(
		'En quelle qualité le signataire signe-t-il ?|What is the title of the signer?|¿Qué cargo tiene el firmante?|qualiteSignataire',
	),
	enclosure: asText(
		'Que contient la pièce jointe ?|What is enclosed?|¿Qué se adjunta?|pieceJointe',
	),
	register: asText(
		'Quel est le numéro du registre du commerce ?|What is the trade register number?|registreCommerce',
	),
	fax: absent(asText('Quel est le numéro de télécopie ?|What is the fax number?|telecopie')),
	account: absent(
		asText('Sur quel compte faut-il payer ?|Which account is to be paid?|compteBancaire'),
	),
};
const SAID = {
	fr: 'Tél.|V/Réf.|N/Réf.|Objet|Monsieur,;Cher Monsieur,;Messieurs,;Madame,|Nous avons bien reçu la somme de|par chèque n°|Nous souhaiterions recevoir votre réponse avant le|Veuillez agréer, Monsieur, l’expression de nos sentiments distingués.;Je vous prie de croire à l’assurance de ma considération la meilleure.;Recevez nos salutations empressées.|P.J.|un relevé de compte;deux échantillons;copie du contrat|R.C.|À l’attention du|Maison fondée en',
	es: 'Teléf.|S/Ref.|N/Ref.|Asunto|Muy señor mío:;Muy señores nuestros:;Estimado señor:;Distinguida señora:|Hemos recibido la cantidad de|mediante cheque núm.|Esperamos su respuesta antes del|Le saluda atentamente,;Quedamos de ustedes attos. y ss. ss.;Reciba un cordial saludo,|Anexo|un extracto de cuenta;dos muestras;copia del contrato|Reg. Merc.|Sr.|Casa fundada en',
	nl: 'Telefoon|Uw kenmerk|Ons kenmerk|Betreft|Mijne Heren,;Geachte heer,;Zeer geachte mevrouw,|Wij ontvingen het bedrag van|per cheque nr.|Gaarne ontvangen wij uw antwoord vóór|Hoogachtend,;Met de meeste hoogachting,;Met vriendelijke groeten,|Bijlage|een rekeningoverzicht;twee monsters;afschrift van het contract|Handelsreg.|De heer|Opgericht in',
} as const;

/** A continental letter: the firm at the upper left, the reader low at the right, references on lines of their own, the signer at the right. */
const family: Family = {
	author: 'katrien',
	locales: ['fr-FR', 'nl-NL', 'es-ES', 'fr-BE', 'nl-BE', 'fr-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [reader = locale.person(), signer = locale.person()] = drawPeople(locale, 2);
		const firm = locale.company();
		const trade = firm.name.split(' ').slice(1, -1).join(' ');
		const address = locale.address();
		const day = random.day('1957-01-01', '1990-11-01');
		const said = drawSentences(random, locale.language, 4);
		const face = random.pick([
			"11pt 'Liberation Mono'",
			"11.5pt 'Liberation Serif'",
			"10.5pt 'DejaVu Serif'",
		]);
		const isUnderlined = random.chance(0.5);
		const html = markup`<style>@page { size: A4; margin: 16mm 20mm 14mm 24mm } body { position: relative; padding-bottom: 7mm; min-height: 262mm; font: ${face}; line-height: 1.5 } .h { width: 70mm; font: 8.5pt/1.35 'Liberation Sans'; text-align: ${random.pick(['left', 'center'])} } .h b { font: italic bold ${random.int(14, 19)}pt/1.1 'Liberation Serif'; display: block } .to { margin: ${random.int(4, 16)}mm 0 0 84mm } .ref { margin: 8mm 0; ${isUnderlined ? 'text-decoration: underline' : ''} } p { margin: 0 0 4mm; text-indent: ${random.pick(['0', '14mm'])} } .s { margin-left: 80mm } small { position: absolute; bottom: 0; left: 0; right: 0; font: 7pt 'Liberation Sans'; text-align: center }
			</style><div class="h"><b>${field('house', firm.name)}</b>${field('activity', trade)}${random.chance(0.5) && markup`<br>${at(13)} ${random.int(1871, 1949)}`}<br>${firm.address.lines[0]}<br>${firm.address.lines[1]}<br>${at(0)} ${field('telephone', locale.phone())}</div><div class="to">${field('recipient', reader.name)}${random.chance(0.6) && markup`<br>${field('recipientPost', drawTitle(random, locale.language))}`}<br>${address.lines[0]}<br>${address.lines[1]}<br><br>${field('place', firm.address.city)}, ${locale.language === 'fr' && 'le '}${field('date', longDate(locale, day))}</div>
			<div class="ref">${random.chance(0.7) && markup`${at(1)} : ${field('yourReference', random.pattern(random.pick(['??/##', '###.##'])))}<br>`}${at(2)} : ${field('ourReference', random.pattern(random.pick(['??/??/###', '##-???'])))}<br>${at(3)} : ${field('subject', drawSubject(random, locale.language))}</div><p>${field('salutation', oneOf(random, at(4)))}</p><p>${said[0]} ${said[1]}</p>
			${random.chance(0.7) && markup`<p>${at(5)} ${field('sum', wholeMoney(locale, random.int(15, 990) * 100))} ${at(6)} ${field('cheque', random.pattern('######'))}. ${said[2]}</p>`}<p>${said[3]} ${random.chance(0.7) && markup`${at(7)} ${field('deadline', longDate(locale, addDays(day, random.int(10, 45))))}.`}</p><p>${field('closing', oneOf(random, at(8)))}</p><div class="s">${random.chance(0.7) && markup`${field('signerPost', drawTitle(random, locale.language))},<br>`}${drawSignature(random, signer)}${field('signer', signer.name)}</div>
			${random.chance(0.5) && markup`<p>${at(9)} : ${field('enclosure', oneOf(random, at(10)))}</p>`}<small>${firm.name}${random.chance(0.7) && markup` — ${at(11)} ${field('register', random.pattern('?? ## ? ###'))}`}</small>`;
		return { html, fields };
	},
};
export default family;
