import type { Asked } from '../family.ts';
import { date, list, number, text } from './ask.ts';
import { field, markup } from './html.ts';
import type { Markup, Printed } from './html.ts';
import type { Locale, Person } from './locale.ts';
import type { Random } from './random.ts';

/** Wordings in one text, separated by `|`: `asText('Who signed?|signer|the person who signed')`. */
const spoken = (ask: typeof text) => (wordings: string) => ask('', ...wordings.split('|'));
export const asText = spoken(text);
export const asNumber = spoken(number);
export const asDate = spoken(date);

/** Rows of columns, with the wordings of the whole list separated by `|`. */
export function asRows(columns: Readonly<Record<string, Asked>>, wordings: string): Asked {
	return list(columns, ...wordings.split('|'));
}

/** The number where a row and a column of a table meet; `more` are wordings that fit this table only. */
export function askCell(row: string, column: string, more = ''): Asked {
	return number(
		'',
		`What is the figure for ${row} under ${column}?`,
		`What does the table give for ${row} in the column ${column}?`,
		`What is the ${column} value of ${row}?`,
		`Welcher Wert steht bei ${row} unter ${column}?`,
		`${row}, ${column}`,
		`the number in the row ${row} and the column ${column}`,
		...(more === '' ? [] : more.split('|')),
	);
}

/** A cell of a row; the values that are also asked for by themselves have names of their own (`also`). */
export function cell(
	column: string,
	content: string | number | Printed,
	...also: readonly (string | false | undefined)[]
): Markup {
	const value = typeof content === 'object' ? content.value : undefined;
	return also.reduce<Markup>(
		(inner, path) => (path ? field(`/${path}`, inner, value) : inner),
		field(column, content),
	);
}

/** "March 3, 1974", "3. März 1974", "3 de marzo de 1974". */
export function longDate(locale: Locale, day: string): Printed {
	if (locale.countryCode === 'US') return locale.date(day, 'MMMM d, yyyy');
	if (locale.language === 'de') return locale.date(day, 'd. MMMM yyyy');
	if (locale.language === 'es') return locale.date(day, 'd de MMMM de yyyy');
	return locale.date(day, 'd MMMM yyyy');
}

/** "$1,250": whole amounts with the sign of the currency of old papers. */
export function wholeMoney(locale: Locale, value: number): Printed {
	const signs: Readonly<Record<string, string>> = { US: '$', CA: '$', AU: '$', GB: '£', IE: '£' };
	const { text: digits } = locale.amount(value, 0);
	const sign = signs[locale.countryCode];
	if (sign !== undefined) return { text: `${sign}${digits}`, value };
	const names: Readonly<Record<string, string>> = { DE: 'DM', AT: 'S', CH: 'Fr.', NL: 'ƒ' };
	return { text: `${names[locale.countryCode] ?? 'F'} ${digits}`, value };
}

/** Exchange and number as they were dialled: "KLondike 5-0142", "212-555-0142". */
export function oldPhone(random: Random): string {
	return random.pattern(
		random.pick(['KLondike 5-01##', 'MUrray Hill 2-01##', '(###) 555-01##', '###-555-01##']),
	);
}

/** "J. R. Barlow", from a given and a family name. */
export function initialled(random: Random, { given, family }: Person): string {
	const second = random.chance(0.6) ? ` ${random.pick('ABCDEFGHJKLMPRSTW'.split(''))}.` : '';
	return `${given.slice(0, 1)}.${second} ${family}`;
}

/** "Dr. J. Barlow", "Mrs. Alice Barlow": how people of an office are named in letters. */
export function titled(random: Random, person: Person): string {
	const own = person.isWoman ? ['Mrs.', 'Miss', 'Ms.'] : ['Mr.', 'Mr.', 'Mr.'];
	const name = random.chance(0.5) ? initialled(random, person) : person.name;
	return `${random.pick([...own, 'Dr.'])} ${name}`;
}

/** CSS of a pen. */
export function drawPen(random: Random, size = 14): string {
	const face = random.pick(["'DejaVu Serif'", "'Liberation Serif'", "'DejaVu Sans'"]);
	const ink = random.pick(['#1b2a6b', '#222', '#10307a', '#333', '#000']);
	return `font: italic ${size + random.int(-1, 2)}pt ${face}; color: ${ink}; transform: rotate(${random.decimal(-3, 2)}deg); display: inline-block`;
}

/** A signature over the typed name. */
export function drawSignature(random: Random, { given, family }: Person): Markup {
	return markup`<div><span style="${drawPen(random, 17)}; margin: 2mm 4mm">${given.slice(0, random.chance(0.5) ? 1 : 3)}. ${family}</span></div>`;
}

/** The number that an archive stamps on a page, at the right edge of the sheet; asked for as `path`. */
export function stampNumber(random: Random, path: string, number: string): Markup {
	const isUpright = random.chance(0.4);
	const place = isUpright
		? `right: 0; bottom: ${random.int(10, 60)}mm; writing-mode: vertical-rl`
		: `right: ${random.int(0, 20)}mm; bottom: 0`;
	return markup`<div style="position: absolute; ${place}; font: ${random.pick(['bold ', ''])}${random.int(9, 12)}pt 'Liberation Sans'; letter-spacing: ${random.pick([0, 0.6])}pt">${field(path, number)}</div>`;
}

export function ordinal(i: number): string {
	return ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][i] ?? `${i + 1}th`;
}

/** So many people with different names. */
export function drawPeople(locale: Locale, count: number): Person[] {
	const people: Person[] = [];
	while (people.length < count) {
		const one = locale.person();
		if (
			!people.some(({ name, family }) => name === one.name || (count < 8 && family === one.family))
		)
			people.push(one);
	}
	return people;
}

/** What offices write in five languages: subjects, sentences and titles, separated by semicolons. */
const TALK: Readonly<Record<string, readonly [string, string, string]>> = {
	en: [
		'Renewal of the warehouse lease;Visit of the Danish delegation;Spring sampling programme;Corrosion of the cooling pipes;Training of the night shift;Change of packaging supplier;Proposed exchange of library books;Trade fair in Leipzig;Freight rates on the northern route;Annual audit of the branches',
		'Thank you for your letter and for the samples, which arrived in good condition.;We regret that the matter was not brought to our attention sooner.;The committee looked at three offers and found yours the most suitable.;I shall be travelling during the first half of the month but can be reached through my secretary.;Our laboratory will repeat the measurements as soon as the new instrument is in place.;It would help us to know whether the earlier terms still hold.;A copy of this correspondence has gone to the branch concerned.;The work has taken longer than we foresaw, mainly because of the strike at the docks.;We look forward to seeing you and your colleagues at the meeting.;Nothing in this letter changes what was agreed on the telephone.;Several members have asked for the figures of previous years.;The enclosed notes explain how the survey was carried out.',
		'Director;General Manager;Sales Manager;Head of Research;Treasurer;Export Manager;Chief Chemist;Assistant Secretary;Vice President;Personnel Officer',
	],
	de: [
		'Verlängerung des Mietvertrages;Besuch der dänischen Delegation;Messe in Leipzig;Lieferverzug der Pumpen;Änderung der Verpackung;Prüfung der Filialen;Schulung der Nachtschicht;Frachtkosten nach Norwegen',
		'Wir danken Ihnen für Ihr Schreiben und die beigefügten Muster.;Leider konnte die Angelegenheit bisher nicht abschließend geklärt werden.;Unser Labor wird die Messungen in den nächsten Wochen wiederholen.;Eine Abschrift dieses Schreibens geht an die zuständige Zweigstelle.;Wir bitten Sie, uns Ihre Entscheidung rechtzeitig mitzuteilen.;Die Arbeiten haben sich wegen des strengen Winters verzögert.;Für Rückfragen steht Ihnen unser Herr aus der Verwaltung gern zur Verfügung.;Die früheren Bedingungen bleiben unverändert gültig.',
		'Direktor;Prokurist;Abteilungsleiter;Geschäftsführer;Leiter der Forschung;Verkaufsleiter;Sachbearbeiter',
	],
	fr: [
		'Renouvellement du bail de l’entrepôt;Visite de la délégation danoise;Foire de Leipzig;Retard de livraison des pompes;Changement d’emballage;Formation de l’équipe de nuit;Frais de transport vers Oslo',
		'Nous vous remercions de votre lettre et des échantillons qui l’accompagnaient.;Nous regrettons de ne pas avoir été avertis plus tôt.;Notre laboratoire reprendra les mesures dès que possible.;Une copie de la présente est adressée à l’agence concernée.;Nous vous prions de nous faire connaître votre décision.;Les travaux ont été retardés par la grève des transports.;Les conditions antérieures restent inchangées.;Plusieurs membres ont demandé les chiffres des années passées.',
		'Directeur;Directeur général;Chef de service;Secrétaire général;Directeur des ventes;Ingénieur en chef;Attaché de direction',
	],
	es: [
		'Renovación del contrato del almacén;Visita de la delegación danesa;Feria de Leipzig;Retraso en la entrega de las bombas;Cambio de embalaje;Formación del turno de noche;Fletes hacia el norte',
		'Le agradecemos su carta y las muestras que nos envió.;Lamentamos no haber sido informados antes.;Nuestro laboratorio repetirá las mediciones en cuanto sea posible.;Hemos enviado copia de la presente a la sucursal.;Le rogamos que nos comunique su decisión.;Las obras se han retrasado a causa de la huelga.;Las condiciones anteriores siguen vigentes.;Varios socios han pedido las cifras de años anteriores.',
		'Director;Director gerente;Jefe de ventas;Secretario general;Jefe de laboratorio;Administrador',
	],
	nl: [
		'Verlenging van de huur van het magazijn;Bezoek van de Deense delegatie;Jaarbeurs in Leipzig;Vertraging van de pompen;Verandering van de verpakking;Opleiding van de nachtploeg;Vrachtkosten naar Oslo',
		'Wij danken u voor uw brief en voor de toegezonden monsters.;Het spijt ons dat wij niet eerder zijn ingelicht.;Ons laboratorium zal de metingen zo spoedig mogelijk herhalen.;Een afschrift van deze brief is aan het filiaal gezonden.;Wij verzoeken u ons uw besluit mee te delen.;Het werk is door de staking vertraagd.;De vroegere voorwaarden blijven van kracht.;Enkele leden hebben om de cijfers van vorige jaren gevraagd.',
		'Directeur;Adjunct-directeur;Hoofd verkoop;Secretaris;Chef laboratorium;Penningmeester',
	],
};

function talk(language: string, i: 0 | 1 | 2): string[] {
	return (TALK[language]?.[i] ?? '').split(';');
}
export const drawSubject = (random: Random, language: string) => random.pick(talk(language, 0));
export const drawTitle = (random: Random, language: string) => random.pick(talk(language, 2));
/** Sentences in random order, all different. */
export const drawSentences = (random: Random, language: string, count: number) =>
	random.some(talk(language, 1), count);
