import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	title: asText(
		'title of the ballot | Überschrift des Stimmzettels | ballotTitle | What is the ballot called? | Wie ist der Stimmzettel überschrieben? | What is written at the top?',
	),
	body: asText(
		'body to be elected | zu wählendes Gremium | electedBody | What is being elected? | Wer oder was wird gewählt?',
	),
	organisation: asText(
		'organisation | Verein | organisationName | Which society votes? | In welchem Verein wird gewählt? | Quelle association vote ?',
	),
	day: asDate(
		'day of the election | Wahltag | electionDay | On which day is the election? | Wann wird gewählt? | Quand vote-t-on ?',
	),
	maxVotes: asNumber(
		'number of votes allowed | Zahl der Stimmen | maxVotes | For how many candidates may one vote? | Wie viele Stimmen hat man? | Combien de voix a-t-on ?',
	),
	candidates: list(
		{
			number: asNumber('number on the ballot | Nummer | What number has the candidate?'),
			name: asText('candidate | Kandidat | Who stands?'),
			occupation: asText('occupation | Beruf | What does the candidate do?'),
			town: asText('town | Wohnort | Where does the candidate live?'),
		},
		'candidates',
		'Kandidaten',
		'Who stands for election?',
		'Wer kandidiert?',
	),
	firstChoice: asText(
		'first candidate marked | erster angekreuzter Kandidat | For whom was the first cross made? | Wer ist als Erster angekreuzt? | Which candidate is marked first?',
	),
	topCandidate: asText(
		'candidate number 1 | Kandidat Nr. 1 | Who is the first candidate on the list? | Wer steht auf Platz 1?',
	),
	occupation2: asText(
		'occupation of candidate 2 | Beruf des Kandidaten 2 | What is the occupation of candidate number 2? | Welchen Beruf hat der zweite Kandidat?',
	),
	motion: asText(
		'motion put to the vote | Antrag | motionText | What motion is voted on? | Worüber wird abgestimmt? | Quelle motion est soumise au vote ?',
	),
	vote: asText(
		'vote on the motion | Stimme zum Antrag | motionVote | How was the motion voted on? | Wie wurde über den Antrag abgestimmt?',
	),
	returnBy: asDate(
		'latest day to return the ballot | Einsendeschluss | returnBy | By when must the ballot be returned? | Bis wann muss der Zettel eingehen?',
	),
	returnTo: asText(
		'address to which the ballot goes | Wahlleitung | returnTo | To whom is the ballot sent? | An wen wird der Stimmzettel geschickt?',
	),
	serial: asText(
		'serial number | Laufnummer | ballotNumber | What is the number of the ballot? | Welche Nummer trägt der Stimmzettel?',
	),
	voter: absent(
		asText('name of the voter | Name des Wählers | voterName | Who voted? | Wer hat gewählt?'),
	),
	votes: absent(
		asNumber(
			'votes received | erhaltene Stimmen | votesReceived | How many votes did the first candidate get?',
		),
	),
	turnout: absent(asNumber('turnout | Wahlbeteiligung | turnout | How high was the turnout?')),
};
const SAID = {
	en: 'BALLOT;OFFICIAL BALLOT;BALLOT PAPER|Election of|the Board of Directors;the Council;the Executive Committee;the Shop Committee|Vote for not more than|candidates by placing a cross in the square. A ballot with more crosses is void. Do not sign the ballot or make any other mark on it.|Election to be held on|MOTION|That the annual dues be raised to 40;That meetings be held on Thursdays;That the old boathouse be sold;That smoking be banned in the hall|FOR;AGAINST;ABSTAIN|Return by|to|No.|dentist;farmer;machinist;teacher;retired;grocer;lawyer|Rowing Club;Credit Union;Teachers’ Association;Growers’ Cooperative',
	de: 'STIMMZETTEL;Stimmzettel;WAHLZETTEL|Wahl|des Vorstands;des Betriebsrats;des Beirats;der Vertreterversammlung|Sie haben|Stimmen. Bitte kreuzen Sie höchstens so viele Namen an; sonst ist der Zettel ungültig. Unterschriften und andere Zusätze machen ihn ebenfalls ungültig.|Wahltag:|ANTRAG|Der Beitrag wird auf 40 erhöht;Die Sitzungen finden donnerstags statt;Das alte Bootshaus wird verkauft;Im Saal wird nicht mehr geraucht|JA;NEIN;ENTHALTUNG|Einsendeschluss|an|Nr.|Zahnärztin;Landwirt;Schlosser;Lehrerin;Rentner;Kaufmann|Ruderverein;Genossenschaftsbank;Lehrerverband;Winzergenossenschaft',
	fr: 'BULLETIN DE VOTE;BULLETIN|Élection|du conseil d’administration;du comité;du bureau;des délégués|Cochez au plus|noms. Tout bulletin portant plus de croix est nul. Ne pas signer le bulletin ni y porter d’autre signe.|Scrutin du|MOTION|La cotisation est portée à 40;Les réunions ont lieu le jeudi;Le vieux hangar est vendu;Il est interdit de fumer dans la salle|POUR;CONTRE;ABSTENTION|À renvoyer avant le|à|N°|dentiste;agriculteur;mécanicien;institutrice;retraité;épicier|Club nautique;Crédit mutualiste;Syndicat des instituteurs;Cave coopérative',
} as const;

/** A ballot paper: squares to cross left or right of large names, the small print of the candidate under each, a motion with three answers below. */
const family: Family = {
	author: 'rosalind',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'en-US', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const count = random.int(3, 11);
		const maxVotes = random.int(1, Math.min(5, count - 1));
		const crossed = new Set(
			random.some(
				Array.from({ length: count }, (_, i) => i),
				random.int(0, maxVotes),
			),
		);
		const first = Math.min(...crossed);
		const [hasNumber, hasTown, isRight, isTwo] = [
			random.chance(0.7),
			random.chance(0.7),
			random.chance(0.5),
			random.chance(0.3),
		];
		const mark = random.pick(['X', '✗', '×']);
		const box = (isOn: boolean) => markup`<b class="tick">${isOn && mark}</b>`;
		const candidate = (_: unknown, i: number) => {
			const person = locale.person();
			const name = random.chance(0.3)
				? `${person.family.toUpperCase()}, ${person.given}`
				: person.name;
			const named = i === first ? field('name', field('/firstChoice', name)) : field('name', name);
			const shown = i === 0 ? markup`<span data-field="/topCandidate">${named}</span>` : named;
			const job = one(12);
			return markup`<div class="r" data-row>${!isRight && box(crossed.has(i))}${hasNumber && markup`<em>${field('number', i + 1)}</em>`}<div><b>${shown}</b><br><small>${field('occupation', i === 1 ? field('/occupation2', job) : job)}${hasTown && markup`, ${field('town', locale.address().city)}`}</small></div>${isRight && box(crossed.has(i))}</div>`;
		};
		const hasMotion = random.chance(0.6);
		const answers = at(8).split(';');
		const chosen = random.pick([...answers, undefined]);
		const day = random.day('1955-01-01', '2023-12-01');
		const society = `${one(13)} ${locale.address().city}`;
		const html = markup`<style>@page { size: ${random.pick(['A5', '140mm 216mm', 'A6', 'A4'])}; margin: 8mm } body { font: 9pt/1.25 'Liberation ${random.pick(['Sans', 'Serif'])}' } h1 { font-size: 17pt; text-align: center; margin: 0; letter-spacing: 1pt } .s { text-align: center } .f { border: ${random.pick(['1.5pt solid', '3pt double', '0'])}; padding: 3mm } .i { font-size: 7.5pt; border-top: .7pt solid; border-bottom: .7pt solid; padding: 1.2mm 0; margin: 2mm 0 } .l { ${isTwo ? 'columns: 2; column-gap: 4mm' : ''} } .r { display: flex; align-items: center; gap: 3mm; border-bottom: .6pt solid; padding: 1.2mm 0; break-inside: avoid } .r > div { flex: 1 } .r b { font-size: 10.5pt } em { font-style: normal; width: 6mm; text-align: right } small { font-size: 7.5pt } .tick { display: inline-block; flex: none; width: 6mm; height: 6mm; border: 1.1pt solid; text-align: center; font: bold 13pt/5.6mm 'DejaVu Sans' !important } .m { margin-top: 4mm } .m .tick { width: 5mm; height: 5mm; font: bold 10pt/4.6mm 'DejaVu Sans' !important; vertical-align: middle } .choice { margin-right: 6mm } footer { font-size: 7.5pt; margin-top: 4mm }
			</style><div class="f"><h1>${field('title', one(0))}</h1><div class="s">${field('organisation', society)}<br>${at(1)} ${field('body', one(2))}<br>${random.chance(0.8) && markup`${at(5)} ${field('day', locale.date(day))}`}</div><div class="i">${at(3)} ${field('maxVotes', maxVotes)} ${at(4)}</div><div class="l" data-list="candidates">${Array.from({ length: count }, candidate)}</div>
			${hasMotion && markup`<div class="m"><b>${at(6)}</b><br>${field('motion', one(7))}<div style="margin-top:2mm">${answers.map((answer) => markup`<span class="choice">${box(answer === chosen)} ${answer === chosen ? field('vote', answer) : answer}</span>`)}</div></div>`}<footer>${random.chance(0.6) && markup`${at(9)} ${field('returnBy', locale.date(day))} ${at(10)} ${field('returnTo', `${society}, ${locale.address().whole}`)}`}<div style="text-align:right">${random.chance(0.5) && markup`${at(11)} ${field('serial', random.pattern('00####'))}`}</div></footer></div>`;
		return { html, fields };
	},
};
export default family;
