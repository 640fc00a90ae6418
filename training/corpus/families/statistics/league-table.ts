import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const CLUBS = [
	'Concordia',
	'Viktoria',
	'Eintracht Nord',
	'Rapid',
	'Union 09',
	'Fortuna West',
	'Wacker',
	'Sturm',
	'Blau-Weiß',
	'Hansa',
] as const;
const ASKED = ['Concordia', 'Rapid', 'Wacker', 'Hansa'] as const;
const fields: Fields = {
	league: text('', 'Um welche Liga geht es?', 'Which league is it?', 'liga', 'competitie'),
	season: text('period', 'Welche Saison?', 'season', 'seizoen'),
	leader: text(
		'',
		'Wer ist Tabellenführer?',
		'Which club leads?',
		'tabellenfuehrer',
		'koploper',
		'Wie staat bovenaan?',
	),
	...Object.fromEntries(
		ASKED.map((club) => [
			`points${club}`,
			number(
				'',
				`Punkte von ${club}`,
				`Wie viele Punkte hat ${club}?`,
				`How many points does ${club} have?`,
				`punten ${club}`,
			),
		]),
	),
	...Object.fromEntries(
		ASKED.slice(0, 2).map((club) => [
			`wins${club}`,
			number(
				'',
				`Siege von ${club}`,
				`Wie oft hat ${club} gewonnen?`,
				`How many games did ${club} win?`,
			),
		]),
	),
	goalsWacker: text(
		'',
		'Tore von Wacker',
		'Wie ist das Torverhältnis von Wacker?',
		'goals of Wacker',
		'doelsaldo Wacker',
	),
	table: list(
		{
			place: number('', 'Platz', 'rank', 'plaats'),
			club: text('', 'Verein', 'club', 'team'),
			played: number('', 'Spiele', 'games', 'gespeeld'),
			won: number('', 'gewonnen', 'wins', 'gewonnen'),
			goals: text('', 'Tore', 'goals', 'doelpunten'),
			points: number('', 'Punkte', 'points', 'punten'),
		},
		'tabelle',
		'Wie steht es in der Tabelle?',
	),
	matchday: number('', 'Spieltag', 'After which round?', 'matchday', 'speelronde'),
	nextMatch: text('', 'nächstes Heimspiel', 'Who plays next?', 'nextGame', 'volgende wedstrijd'),
	coach: absent(text('', 'Trainer', 'Who is the coach?', 'coach')),
	attendance: absent(number('', 'Zuschauer', 'How many people watched?', 'attendance')),
};
const SAID = {
	de: 'Bezirksliga Süd;Kreisklasse A;Landesliga;Oberliga|Spieltag|Platz|Verein|Sp.|g.|u.|v.|Tore|Pkt.|Saison|Auf- und Absteiger: Die ersten zwei steigen auf, die letzten drei steigen ab. Punktabzug ist in der Tabelle enthalten.|Nächstes Spiel|Vereinsnachrichten|Der Vorstand dankt allen Helfern des Sommerfestes. Das Training der Jugend beginnt wieder am Montag um 17 Uhr.',
	nl: 'Vierde klasse B;Eerste divisie;Hoofdklasse Zuid|speelronde|Nr.|Club|gs|w|g|v|doelp.|pt.|Seizoen|De bovenste twee promoveren, de onderste drie degraderen. Punten in mindering zijn verwerkt.|Volgende wedstrijd|Clubnieuws|Het bestuur dankt alle vrijwilligers van het zomerfeest. De jeugd traint weer vanaf maandag 17 uur.',
} as const;

/** A club's newsletter with the table of its league in the middle: abbreviated heads, draws and defeats that nobody asks for. */
const family: Family = {
	author: 'horst',
	locales: ['de-DE', 'nl-NL', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const day = random.int(6, 26);
		const clubs = random
			.some(CLUBS, random.int(6, 10))
			.map((club) => {
				const won = random.int(0, day);
				const drawn = random.int(0, day - won);
				return {
					club,
					won,
					drawn,
					lost: day - won - drawn,
					points: won * 3 + drawn,
					goals: `${random.int(8, 70)}:${random.int(8, 70)}`,
				};
			})
			.toSorted((a, b) => b.points - a.points);
		const is = (names: readonly string[], club: string) => names.includes(club);
		const both = (path: string, value: number | string, content: ReturnType<typeof markup>) =>
			markup`<span data-field="/${path}" data-value="${value}">${content}</span>`;
		const year = random.int(1968, 2023);
		const [home = '', away = ''] = random.some(CLUBS, 2);
		const html = markup`<style>@page { size: A5; margin: 12mm } body { font: 9pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Serif'"])} } h1 { font-size: 14pt; border-bottom: 2pt solid #060; margin: 0 0 3mm } dl { margin: 0 } table { width: 100%; margin: 3mm 0 } td, th { padding: .7mm 1mm; text-align: center; border-bottom: .4pt solid ${random.pick(['#999', '#fff'])} } td:nth-child(2), th:nth-child(2) { text-align: left } th { font-weight: normal; font-style: italic } .box { border: .8pt solid #060; padding: 2mm; margin-top: 3mm } dt { font-weight: bold } dd { margin: 0 0 2mm }
			</style><h1>${at(13)}</h1><p>${at(14)}</p><b>${field('league', oneOf(random, at(0)))}</b>, ${at(10)} ${field('season', `${year}/${String(year + 1).slice(2)}`)}${random.chance(0.7) && markup` – ${field('matchday', `${day}.`, day)} ${at(1)}`}
			<table data-list="table"><tr>${[2, 3, 4, 5, 6, 7, 8, 9].map((i) => markup`<th>${at(i)}`)}${clubs.map((one, i) => markup`<tr data-row><td>${field('place', `${i + 1}.`, i + 1)}<td>${i === 0 ? both('leader', one.club, field('club', one.club)) : field('club', one.club)}<td>${field('played', day)}<td>${is(ASKED.slice(0, 2), one.club) ? both(`wins${one.club}`, one.won, field('won', one.won)) : field('won', one.won)}<td>${one.drawn}<td>${one.lost}<td>${one.club === 'Wacker' ? both('goalsWacker', one.goals, field('goals', one.goals)) : field('goals', one.goals)}<td>${is(ASKED, one.club) ? both(`points${one.club}`, one.points, field('points', one.points)) : field('points', one.points)}`)}</table><p><small>${at(11)}</small></p>
			${random.chance(0.7) && markup`<dl class="box"><dt>${at(12)}<dd>${field('nextMatch', `${home} – ${away}`)}, ${random.int(14, 19)}.${random.pick(['00', '30'])} ${locale.language === 'de' && 'Uhr'}</dl>`}`;
		return { html, fields };
	},
};
export default family;
