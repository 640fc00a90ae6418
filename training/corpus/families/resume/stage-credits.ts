import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant, split } from '../../kit/lives.ts';
import { ASK, asList, asValues, listed, STUDY, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	actor: ASK.name,
	agent: asText('agency | Who represents the actor? | Agentur | agent artistique', 'agency'),
	agentPhone: asText(
		'phone of the agency | How is the agent called? | Telefon der Agentur',
		'phone',
	),
	playingAge: asText('age range | Which ages can the actor play? | Spielalter | âge apparent'),
	height: asNumber('How tall is the actor? | Körpergröße in cm | taille', 'height'),
	hair: asText('hairColour | Which hair does the actor have? | Haarfarbe | cheveux'),
	eyes: asText('Which eyes does the actor have? | Augenfarbe | yeux', 'eyeColour'),
	union: asText('unionMembership | To which union does the actor belong? | Gewerkschaft'),
	credits: asList(
		{
			year: asText('When was it played? | production year | Jahr | année'),
			production: asText('title of the play or film | production | Stück oder Film | titre'),
			role: asText('part played | character | Rolle | rôle'),
			director: asText('Who directed? | Regie | mise en scène | realizador'),
			house: asText('theatre or company | producer | Bühne | compagnie'),
		},
		'roles | What has the actor played? | Engagements | rôles joués',
	),
	training: asList(
		{ school: STUDY.school, course: STUDY.degree, to: STUDY.to },
		'dramaSchools | Where was acting learnt? | Ausbildung | formation',
	),
	skills: asValues(
		'special skill | Besonderes | compétence',
		'specialSkills | What else can the actor do?',
	),
	accents: asValues(
		'accent or dialect | Mundart | accent',
		'accents | Which accents does the actor speak?',
	),
	...without('born', 'email', 'salary'),
};
const SAID = {
	en: 'Theatre|Film|Television|Represented by|Playing age|Height|Hair|Eyes|Member of|Training|Skills|Accents|The Lighthouse Keeper;Nine Winters;A House on Kiln Street;The Salt Road;Low Tide;Mother of Pearl;King Harald|Anna;The Doctor;Lt. Barrow;Second Witch;Edmund;A Neighbour;Ruth|Alder Players;Harbour Stage;Northgate Pictures;Canal Nine;Kiln Theatre|fair;dark brown;grey;red|blue;brown;green|stage fighting;tap dance;alto;horse riding;juggling|Dublin;Yorkshire;General American;Glasgow|Three-year acting course;Summer school;Voice diploma',
	de: 'Theater|Film|Fernsehen|Agentur|Spielalter|Größe|Haare|Augen|Mitglied|Ausbildung|Besonderes|Dialekte|Der Leuchtturm;Neun Winter;Haus am Kai;Die Salzstraße;Niedrigwasser;König Harald|Anna;Der Arzt;Leutnant Barr;Zweite Hexe;Edmund;Nachbarin|Städtische Bühnen Elbtal;Kammerspiele Nord;Kranich Film;Kanal Neun|blond;dunkelbraun;grau;rot|blau;braun;grün|Bühnenfechten;Stepptanz;Alt;Reiten;Jonglieren|Wienerisch;Plattdeutsch;Schwäbisch;Sächsisch|Schauspieldiplom;Sommerakademie;Sprechausbildung',
	fr: 'Théâtre|Cinéma|Télévision|Agent|Âge apparent|Taille|Cheveux|Yeux|Membre|Formation|Divers|Accents|Le Gardien du phare;Neuf hivers;La Maison du quai;La Route du sel;Marée basse;Le Roi Harald|Anna;Le Médecin;Le Lieutenant;La Deuxième Sorcière;Edmond;Une voisine|Compagnie Belrive;Théâtre du Port;Luminor Films;Canal Neuf|blonds;bruns;gris;roux|bleus;marron;verts|escrime;claquettes;contralto;équitation;jonglage|du Midi;québécois;belge;parisien|Conservatoire;Stage d’été;Atelier voix',
	es: 'Teatro|Cine|Televisión|Representante|Edad aparente|Estatura|Pelo|Ojos|Miembro de|Formación|Otras aptitudes|Acentos|El farero;Nueve inviernos;La casa del muelle;La ruta de la sal;Bajamar;El rey Haraldo|Ana;El médico;El teniente;Segunda bruja;Edmundo;Una vecina|Compañía Brisamar;Teatro del Puerto;Montesol Cine;Canal Nueve|rubio;castaño;gris;pelirrojo|azules;castaños;verdes|esgrima;claqué;contralto;equitación;malabares|andaluz;argentino;mexicano;gallego|Arte dramático;Curso de verano;Taller de voz',
} as const;

/** An actor's sheet: a photograph and the looks in one strip, credits without heads of columns in three groups, part in the middle, dotted to the theatre. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'en-IE', 'de-AT', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const pick = (i: number) => random.pick(split(at(i).replaceAll(';', '|')));
		const person = drawApplicant(random);
		const from = random.int(20, 45);
		const tall = random.int(152, 194);
		const looks = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div><small>${label}</small><br>${content}</div>`;
		const isRight = random.chance(0.5);
		const some = (i: number) => random.some(at(i).split(';'), random.int(2, 3));
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? '8in 10in' : 'A4'}; margin: 12mm 14mm } body { font: 9.5pt/1.4 ${random.pick(["'DejaVu Sans Condensed'", "'Liberation Serif'", "'Liberation Sans'"])} } .strip { display: grid; grid-template-columns: ${isRight ? '1fr 44mm' : '44mm 1fr'}; gap: 6mm } .ph { height: 56mm; background: linear-gradient(#999, #333); order: ${isRight ? 2 : 0} } h1 { font: 26pt 'Liberation Serif'; margin: 0 0 1mm; letter-spacing: 1.5pt } .looks { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2mm; margin-top: 5mm } small { font-size: 7pt; color: #666 } h2 { font: italic 13pt 'Liberation Serif'; text-align: center; margin: 5mm 0 1mm } .c { display: grid; grid-template-columns: 12mm 1.2fr .8fr 1fr; gap: 3mm; border-bottom: .5pt dotted #888 } .c i { text-align: right } .three { display: grid; grid-template-columns: 1.2fr 1fr 1fr; gap: 6mm; margin-top: 4mm; font-size: 8.5pt }
			</style><div class="strip"><div class="ph"></div><div><h1>${field('actor', person.name)}</h1>${at(3)} ${field('agent', `${locale.person().family} & ${locale.person().family}`)}, ${field('agentPhone', locale.phone())}
			<div class="looks">${looks(at(4), field('playingAge', `${from}–${from + random.int(6, 12)}`))}${looks(at(5), field('height', `${tall} cm`, tall))}${looks(at(6), field('hair', pick(15)))}${looks(at(7), field('eyes', pick(16)))}${random.chance(0.6) && looks(at(8), field('union', random.pick(['Guild of Players', 'GDB', 'Stage Union', 'SFA'])))}</div></div></div>
			<div data-list="credits">${[0, 1, 2].map((group) => markup`<h2>${at(group)}</h2>${Array.from({ length: random.int(2, 5) }, () => markup`<div class="c" data-row><span>${field('year', String(random.int(2004, 2026)))}</span><span>${field('production', pick(12))}</span><span>${field('role', pick(13))}</span><i>${field('house', pick(14))}${random.chance(0.7) && markup` / ${field('director', locale.person().name)}`}</i></div>`)}`)}</div>
			<div class="three"><div><b>${at(9)}</b><div data-list="training">${split(
				'Alder Academy|Studio Halcyon|Kranich-Schule',
			)
				.slice(0, random.int(1, 2))
				.map(
					(school) =>
						markup`<div data-row>${field('course', pick(19))}, ${field('school', school)} (${field('to', String(random.int(1996, 2018)))})</div>`,
				)}</div></div><div><b>${at(10)}</b> ${listed('skills', some(17), ' · ')}</div><div><b>${at(11)}</b> ${listed('accents', some(18))}</div></div>`;
		return { html, fields };
	},
};
export default family;
