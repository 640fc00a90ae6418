import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	school: asText('Which school writes? | Schule | school van het kind | école', 'institution'),
	form: asText('Which class goes? | Klasse | groep | classe'),
	teacher: asText('Which teacher signs the letter? | Klassenlehrerin | leerkracht | enseignante'),
	destination: asText(
		'Where does the trip go? | Ausflugsziel | bestemming | but de la sortie',
		'location',
	),
	tripDay: asDate('day of the trip | Tag des Ausflugs | dag van de excursie | date de la sortie'),
	leaves: asText('When do they leave? | Abfahrt | vertrek | heure de départ', 'time'),
	returns: asText('When are they back? | Rückkehr | terugkomst | heure de retour', 'arrivalTime'),
	cost: asNumber('What does the trip cost a child? | Kosten | prijs | participation', 'amountDue'),
	replyBy: asDate(
		'Until when must the slip be back? | Rückgabe bis | inleveren vóór | à rendre avant',
		'dueDate',
	),
	bring: asText('What should be brought? | mitzubringen | meenemen | à apporter'),
	pupil: asText('Which child is it? | Kind | leerling | nom de l’enfant', 'studentName'),
	mayGo: asFlag('May the child go? | Teilnahme erlaubt | mag mee | autorisé à participer'),
	maySwim: asFlag('May the child swim? | darf schwimmen | mag zwemmen | autorisé à nager'),
	health: asText(
		'allergies or medicines of the child | Allergien | bijzonderheden | allergies',
		'allergies',
	),
	parentPhone: asText(
		'How can the parents be called on the day? | Telefon der Eltern | telefoon ouders',
		'phone',
	),
	parent: asText(
		'Which parent signed? | Unterschrift der Eltern | ouder | parent signataire',
		'guardian',
	),
	bus: absent(asText('Which bus company drives? | Busunternehmen', 'carrier')),
	birthDate: absent(asDate('birthday of the child | Geburtsdatum', 'birthDate')),
};
const SAID = {
	en: 'Dear parents,|on {day} class {form} will go to {place}. We leave at {leaves} and will be back at {returns}. The trip costs {cost} for each child. Please give your child {bring}.|Kindly return the slip below by {reply}.|Yours sincerely|Reply slip|My child|may take part|may not take part|may swim|may not swim|Allergies, medicines|Telephone on the day|Signature of a parent|a packed lunch and a raincoat;good shoes;swimming things and a towel|the water mill at Holt;the Museum of the Sea;Alder Farm;the planetarium|nuts;asthma spray in bag;none;hay fever|Primary School',
	de: 'Liebe Eltern,|am {day} fährt die Klasse {form} nach {place}. Abfahrt ist um {leaves} Uhr, Rückkehr um {returns} Uhr. Die Kosten betragen {cost} je Kind. Bitte geben Sie Ihrem Kind {bring} mit.|Den Abschnitt erbitten wir bis {reply} zurück.|Mit freundlichen Grüßen|Rückmeldung|Mein Kind|darf teilnehmen|darf nicht teilnehmen|darf schwimmen|darf nicht schwimmen|Allergien, Medikamente|Telefon am Ausflugstag|Unterschrift|Verpflegung und Regenjacke;feste Schuhe;Badesachen|Elbtal zur Wassermühle;Nordheim ins Museum;den Tierpark;das Planetarium|Nüsse;Asthmaspray im Rucksack;keine;Heuschnupfen|Grundschule',
	nl: 'Beste ouders,|op {day} gaat groep {form} naar {place}. We vertrekken om {leaves} en zijn om {returns} terug. De prijs is {cost} per kind. Geef uw kind {bring} mee.|Graag het strookje terug vóór {reply}.|Met vriendelijke groet|Antwoordstrook|Mijn kind|mag mee|mag niet mee|mag zwemmen|mag niet zwemmen|Allergieën, medicijnen|Telefoon die dag|Handtekening ouder|een lunchpakket en regenjas;stevige schoenen;zwemspullen|de watermolen;het Zeemuseum;de kinderboerderij;het planetarium|noten;astmapufje in tas;geen;hooikoorts|Basisschool',
	fr: 'Chers parents,|le {day}, la classe {form} se rendra à {place}. Départ à {leaves}, retour à {returns}. La participation est de {cost} par enfant. Merci de prévoir {bring}.|Coupon à rendre avant le {reply}.|Bien cordialement|Coupon-réponse|Mon enfant|peut participer|ne peut pas participer|peut nager|ne peut pas nager|Allergies, médicaments|Téléphone ce jour-là|Signature d’un parent|un pique-nique et un imperméable;de bonnes chaussures;un maillot|la ferme du Moulin;le musée de la Mer;la réserve;le planétarium|noix;ventoline dans le sac;aucune;rhume des foins|École',
} as const;

/** A class letter with the facts inside its sentences, and under a line of scissors a slip on which one of two phrases is struck out in pen. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'nl-NL', 'fr-FR', 'en-IE', 'de-AT', 'nl-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const day = random.day('1994-05-01', '2026-06-20');
		const sign = random.pick([':', '.']);
		const begin = random.int(28, 38) * 15;
		const pen = drawPen(random, 14);
		const home = locale.address();
		const values: Record<string, ReturnType<typeof markup>> = {
			day: field('tripDay', locale.date(day)),
			form: field('form', `${random.int(1, 8)}${random.pick(['', 'a', 'b', 'c'])}`),
			place: field('destination', one(14)),
			leaves: field('leaves', clock(begin, sign)),
			returns: field('returns', clock(begin + random.int(20, 34) * 15, sign)),
			cost: field('cost', locale.money(random.int(4, 60) * 0.5)),
			bring: field('bring', one(13)),
			reply: field('replyBy', locale.date(addDays(day, -random.int(5, 16)))),
		};
		const tell = (i: number) =>
			at(i)
				.split(/\{(\w+)\}/)
				.map((piece, k) => (k % 2 === 0 ? piece : values[piece]));
		const strike = (path: string, isYes: boolean, yes: number, no: number) =>
			markup`<span data-field="${path}" data-value="${String(isYes)}">${isYes ? at(yes) : markup`<s>${at(yes)}</s>`}</span> / ${isYes ? markup`<s>${at(no)}</s>` : at(no)}`;
		const line = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<div class="l">${label} <span class="p">${content}</span></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5'])}; margin: 14mm 17mm } body { font: ${random.pick(["11pt/1.5 'Liberation Sans'", "11.5pt/1.5 'Liberation Serif'", "10.5pt/1.5 'DejaVu Sans Condensed'"])} } .h { text-align: right; font-size: .9em } .cut { border-top: 1pt dashed #000; margin: 9mm -17mm 5mm; text-align: center; height: 0 } .cut span { background: #fff; position: relative; top: -3mm; padding: 0 2mm } s { text-decoration-thickness: 1.3pt; text-decoration-color: #1b2a6b } .l { border-bottom: .5pt dotted #000; margin-top: 3mm; min-height: 8mm } .p > span { ${pen}; line-height: 1 } h2 { font-size: 1.1em; margin: 0 }
			</style><div class="h">${field('school', `${locale.person().family} ${at(16)}`)}, ${home.city}</div><p>${at(0)}</p><p>${tell(1)}</p><p>${tell(2)}</p><p>${at(3)}<br>${field('teacher', locale.person().name)}</p><div class="cut"><span>✂</span></div><h2>${at(4)}</h2>${line(at(5), field('pupil', locale.person().name))}<p>${strike('mayGo', random.chance(0.85), 6, 7)} &nbsp; – &nbsp; ${strike('maySwim', random.chance(0.7), 8, 9)}</p>${line(at(10), random.chance(0.6) && field('health', one(15)))}${line(at(11), random.chance(0.85) && field('parentPhone', locale.phone()))}${line(at(12), field('parent', locale.person().name))}`;
		return { html, fields };
	},
};
export default family;
