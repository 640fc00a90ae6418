import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, fillIn, sharedCell } from '../../kit/reports.ts';

const SAID = {
	en: 'Handball;Ice hockey;Football;Table tennis|P;W;D;L;Goals;Pts|played;won;drawn;lost;goals;points|Results|Next round|Matchday|Saturday;Sunday|att.|Division',
	de: 'Handball;Eishockey;Fußball;Tischtennis|Sp;S;U;N;Tore;Pkt|Spiele;Siege;Unentschieden;Niederlagen;Tore;Punkte|Ergebnisse|Nächste Runde|Spieltag|Samstag;Sonntag|Zusch.|Liga',
	fr: 'Handball;Hockey sur glace;Football;Tennis de table|J;G;N;P;Buts;Pts|matchs joués;victoires;nuls;défaites;buts;points|Résultats|Prochaine journée|Journée|samedi;dimanche|spect.|Division',
	sv: 'Handboll;Ishockey;Fotboll;Bordtennis|S;V;O;F;Mål;P|matcher;vinster;oavgjorda;förluster;mål;poäng|Resultat|Nästa omgång|Omgång|lördag;söndag|åsk.|Division',
	cs: 'Házená;Hokej;Fotbal;Stolní tenis|Z;V;R;P;Skóre;B|zápasy;výhry;remízy;prohry;skóre;body|Výsledky|Příští kolo|Kolo|sobota;neděle|div.|Liga',
	pt: 'Andebol;Hóquei;Futebol;Ténis de mesa|J;V;E;D;Golos;Pts|jogos;vitórias;empates;derrotas;golos;pontos|Resultados|Próxima jornada|Jornada|sábado;domingo|esp.|Divisão',
} as const;
const ASK = {
	en: 'How many {c} does {r} have?|{c} of {r}|{r}: {c}',
	de: 'Wie viele {c} hat {r}?|{c} von {r}',
	fr: 'Combien de {c} a {r} ?|{c} de {r}',
	sv: 'Hur många {c} har {r}?|{c} för {r}',
	cs: 'Kolik má {r} ({c})?|{c}, {r}',
	pt: 'Quantos {c} tem {r}?|{c} de {r}',
};

/** The league page of a local paper: results with attendance on top, the table of abbreviations below without rules, goals as two numbers with a colon, next week's fixtures in a box with day and hour. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'sv-SE', 'cs-CZ', 'pt-PT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const words = at(2).split(';');
		const count = random.pick([6, 8]);
		const towns = [...new Set(Array.from({ length: 40 }, () => locale.address().city))].slice(
			0,
			count - 1 - ((count - 1) % 2) + 1,
		);
		const clubs = towns
			.slice(0, towns.length - (towns.length % 2))
			.map((town) => `${random.pick(['FC', 'TV', 'SK', 'AC', 'HC', 'Sport'])} ${town}`);
		const played = random.int(6, 22);
		const rows = clubs
			.map((club) => {
				const won = random.int(0, played);
				const drawn = random.int(0, played - won);
				return {
					club,
					won,
					drawn,
					lost: played - won - drawn,
					points: won * 3 + drawn,
					goals: `${random.int(9, 80)}:${random.int(9, 80)}`,
				};
			})
			.toSorted((a, b) => b.points - a.points);
		const heads = [words[1], words[2], words[3], words[5]].map((one) => one ?? '');
		const grid = askCells(random, locale, {
			rows: clubs,
			columns: heads,
			count: 7,
			missing: ['Dynamo Nord', 'Union 07'],
			say: fillIn(ASK, locale.language),
		});
		const goals = askCells(random, locale, {
			rows: clubs,
			columns: [words[4] ?? ''],
			count: 2,
			type: 'string',
			say: fillIn(ASK, locale.language),
		});
		const games = Array.from(
			{ length: clubs.length / 2 },
			(_, i) => [clubs[i * 2] ?? '', clubs[i * 2 + 1] ?? ''] as const,
		);
		const known = random.int(0, games.length - 1);
		const [home = '', away = ''] = games[known] ?? [];
		const day = random.int(3, 26);
		const fields: Fields = {
			...about('pageNumber'),
			...grid.asked,
			...goals.asked,
			sport: askText('sport|Which sport is it?|sportName|Welche Sportart?|quel sport'),
			round: askText(
				'number of the matchday|Which matchday is it?|matchdayNumber|welcher Spieltag|numéro de la journée',
			),
			division: askText('division|Which division is it?|divisionName|Welche Liga?|quelle division'),
			leader: askText(
				'team at the top|Which team is first in the table?|leagueLeader|Wer ist Erster?|premier du classement',
			),
			last: askText(
				'team at the bottom|Which team is last?|bottomTeam|Wer ist Letzter?|dernier du classement',
			),
			result: askText(
				`result of ${home} – ${away}|How did ${home} play against ${away}?|score ${home} ${away}|Ergebnis ${home} gegen ${away}`,
			),
			crowd: askNumber(
				`attendance at ${home} – ${away}|How many people watched ${home} against ${away}?|spectators at ${home}|Zuschauer bei ${home}`,
			),
			nextTime: askText(
				'hour of the first match of the next round|At what time is the first match of the next round?|nextKickOff|Uhrzeit des nächsten Spiels',
			),
			results: list(
				{
					home: askText('home team|Heimmannschaft'),
					away: askText('visitors|away team|Gäste'),
					score: askText('score|Ergebnis'),
					crowd: askNumber('attendance|Zuschauer'),
				},
				'results',
				'Which matches were played, and how did they end?',
				'matchResults',
				'Ergebnisse',
			),
			table: list(
				{
					place: askNumber('place|rank|Platz'),
					club: askText('team|club|Mannschaft'),
					played: askNumber('matches played|Spiele'),
					won: askNumber('won|wins|Siege'),
					drawn: askNumber('drawn|draws'),
					lost: askNumber('lost|defeats|Niederlagen'),
					goals: askText('goals|Tore'),
					points: askNumber('points|Punkte'),
				},
				'table',
				'What is the standing of each team?',
				'leagueTable',
				'Tabelle',
			),
			scorer: absent(
				askText('best scorer|Who scored the most goals?|Torschützenkönig|meilleur buteur'),
			),
			referee: absent(askText('referee|Who was the referee?|Schiedsrichter|arbitre')),
		};
		const results = games.map(([one, two], i) => {
			const score = `${random.int(0, 9)}${random.pick([':', '–', ':'])}${random.int(0, 9)}`;
			const crowd = locale.count(random.int(80, 9800));
			return markup`<div data-row class="r"><span>${field('home', one)} – ${field('away', two)}</span><span>${also(field('score', score), i === known && 'result')}</span><span>${random.chance(0.8) && markup`(${at(7)} ${i === known ? field('/crowd', field('crowd', crowd), crowd.value) : field('crowd', crowd)})`}</span></div>`;
		});
		const table = rows.map(
			(row, i) =>
				markup`<tr data-row="t${i}"><td>${field('place', i + 1)}<td class="l">${also(field('club', row.club), i === 0 && 'leader', i === rows.length - 1 && 'last')}<td>${sharedCell('played', String(played), [`t${i}`], String(played))}${(['won', 'drawn', 'lost'] as const).map((key, n) => markup`<td>${grid.cell(row.club, heads[n] ?? '', key, locale.count(row[key]))}`)}<td>${goals.cell(row.club, words[4] ?? '', 'goals', row.goals)}<td><b>${grid.cell(row.club, heads[3] ?? '', 'points', locale.count(row.points))}</b>`,
		);
		const [sat, sun] = at(6).split(';');
		const next = games.map(
			([one], i) =>
				markup`<div>${i % 2 === 0 ? sat : sun} ${i === 0 ? field('nextTime', `${random.int(14, 19)}.${random.pick(['00', '30'])}`) : `${random.int(14, 19)}.00`}: ${games[(i + 1) % games.length]?.[1]} – ${one}</div>`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A5', '120mm 190mm', 'A4', '150mm 220mm'])}; margin: 9mm } body { font: ${random.pick(['8pt', '8.8pt'])}/1.3 ${drawFace(random)} } h1 { font-size: 16pt; margin: 0; ${random.pick(['border-bottom: 2pt solid #000', 'background: #000; color: #fff; padding: 1mm 3mm', ''])} } h3 { margin: 3mm 0 1mm; font-size: 10pt } .r { display: grid; grid-template-columns: 1fr 14mm 28mm } table { border-collapse: collapse; width: 100% } td { text-align: right; padding: .3mm 1mm } .l { text-align: left } .h td { font-style: italic; font-size: 90% } .x { border: 1pt solid #000; padding: 2mm; margin-top: 3mm }
			</style><h1>${field('sport', random.pick(at(0).split(';')))}</h1><div>${at(8)} ${field('division', random.pick(['1', '2', 'A', 'Nord', 'II']))} · ${at(5)} ${field('round', String(played))} (${day}.${random.int(1, 12)}.)</div><h3>${at(3)}</h3><div data-list="results">${results}</div><table data-list="table" style="margin-top:3mm"><tr class="h"><td><td>${at(
				1,
			)
				.split(';')
				.map(
					(one) => markup`<td>${one}`,
				)}${table}</table><div class="x"><b>${at(4)}</b>${next}</div><div style="text-align:right">${field('pageNumber', String(random.int(11, 30)))}</div>`;
		return { html, fields };
	},
};
export default family;
