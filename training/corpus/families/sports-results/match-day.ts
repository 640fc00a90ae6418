import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	it: 'giornata|Serie C – Girone B;Promozione, girone A;Eccellenza|Marcatori|Spettatori|Arbitro|Classifica|Prossimo turno|Squadra|Pt|G|V|N|P|Reti|Aurora;Virtus;Pro Ghiare;Audace;Libertas Nord;Dopolavoro;Fulgor;Sant’Ilario;Rocca;Juventina|riposa',
	es: 'jornada|Segunda B, grupo II;Regional Preferente;Primera Regional|Goles|Espectadores|Árbitro|Clasificación|Próxima jornada|Equipo|Pt|J|G|E|P|Goles|Atlético Norte;Racing;Deportivo Llano;Unión;Real Rocal;Ferroviaria;San Telmo;Gimnástica;Peña Azul;Recreo|descansa',
	pt: 'jornada|Divisão de Honra;Segunda Divisão, série D;Distrital|Golos|Assistência|Árbitro|Classificação|Próxima jornada|Equipa|Pt|J|V|E|D|Golos|Estrela;Académico;Desportivo Foz;União;Oriental;Ferroviário;São Roque;Ginásio;Recreativo;Marinhense|folga',
	fr: 'journée|Division d’honneur;Promotion, groupe C;Régionale 2|Buts|Spectateurs|Arbitre|Classement|Prochaine journée|Équipe|Pts|J|G|N|P|Buts|Étoile;Racing;Sporting Coteau;Union;Olympique Val;Cheminots;Saint-Roch;Avenir;Entente;Jeunesse|exempt',
} as const;

/** A round of matches: at the left each match as a block (teams and result in one line, scorers, referee and crowd below), at the right a narrow table. */
const family: Family = {
	author: 'felipe',
	locales: ['it-IT', 'es-ES', 'pt-PT', 'fr-FR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const teams = random.shuffle(at(14).split(';')).slice(0, random.pick([6, 8, 10]));
		const pairs = Array.from(
			{ length: teams.length / 2 },
			(_, i) => [teams[i * 2] ?? '', teams[i * 2 + 1] ?? ''] as const,
		);
		const matches = pairs.map(([home, away]) => {
			const goals = [random.int(0, 4), random.int(0, 3)] as const;
			const scorers = Array.from(
				{ length: goals[0] + goals[1] },
				() => `${locale.person().family} ${random.int(2, 90)}’`,
			).join(', ');
			return {
				home,
				away,
				label: `${home} – ${away}`,
				score: `${goals[0]}-${goals[1]}`,
				scorers,
				crowd: random.int(80, 8800),
				referee: locale.person().family,
			};
		});
		const day = random.int(4, 30);
		const table = teams
			.map((team) => {
				const won = random.int(0, day);
				const drawn = random.int(0, day - won);
				return {
					team,
					won,
					drawn,
					lost: day - won - drawn,
					points: won * 3 + drawn,
					goals: `${random.int(9, 70)}-${random.int(9, 70)}`,
				};
			})
			.toSorted((a, b) => b.points - a.points || a.team.localeCompare(b.team));
		const labels = matches.map(({ label }) => label);
		const scores = askCells(random, locale, {
			rows: labels,
			columns: ['score'],
			count: 3,
			type: 'string',
			missing: [`${teams[0]} – ${teams[2]}`],
			say: (row) => [
				`How did ${row} end?`,
				`result of ${row}`,
				`What was the score in ${row}?`,
				`${row}?`,
			],
		});
		const crowds = askCells(random, locale, {
			rows: labels,
			columns: [at(3)],
			count: 3,
			say: (row) => [`How many people watched ${row}?`, `attendance at ${row}`],
		});
		const referees = askCells(random, locale, {
			rows: labels,
			columns: [at(4)],
			count: 2,
			type: 'string',
			say: (row) => [`Who refereed ${row}?`, `referee of ${row}`],
		});
		const points = askCells(random, locale, {
			rows: teams,
			columns: [at(8), at(10), at(12)],
			count: 5,
			say: (row, column) =>
				column === at(8)
					? [`How many points does ${row} have?`, `points of ${row}`]
					: [
							`How many games has ${row} ${column === at(10) ? 'won' : 'lost'}?`,
							`${column === at(10) ? 'wins' : 'defeats'} of ${row}`,
						],
		});
		const places = askCells(random, locale, {
			rows: ['1', '2', '3', String(teams.length)],
			columns: ['team'],
			count: 3,
			type: 'string',
			say: (row) => [
				`Which team is in place ${row}?`,
				`team at place ${row} of the table`,
				`${at(5)}: ${row}.?`,
			],
		});
		const fields: Fields = {
			...scores.asked,
			...crowds.asked,
			...referees.asked,
			...points.asked,
			...places.asked,
			...about('title'),
			league: askText(
				'league|Which league is it?|competition|Quale campionato?|¿Qué categoría?|Que divisão?|Quelle division ?',
			),
			round: askNumber(
				'round|Which round is it?|matchday|Quale giornata?|¿Qué jornada?|Que jornada?|Quelle journée ?',
			),
			nextRound: askText(`fixtures of the next round|Who plays next?|${at(6)}|nextRound`),
			matches: list(
				{
					home: askText('home team|team that plays at home|home'),
					away: askText('away team|visitors|away'),
					score: askText('score|result|final score'),
					scorers: askText(`scorers|${at(2)}|Who scored?`),
					crowd: askNumber(`attendance|${at(3)}|number of spectators`),
					referee: askText(`referee|${at(4)}|Who refereed?`),
				},
				'matches',
				'How did the matches of the round end?',
				'all results of the day',
			),
			standings: list(
				{
					team: askText(`team|${at(7)}|club`),
					points: askNumber(`points|${at(8)}|points won`),
					won: askNumber(`wins|${at(10)}|games won`),
					lost: askNumber(`defeats|${at(12)}|games lost`),
					goals: askText(`goals|${at(13)}|goals for and against`),
				},
				'standings',
				'What does the table look like?',
				at(5),
			),
			coach: absent(
				askText(
					'coach of the leader|Who coaches the leading team?|allenatore|entrenador|treinador',
				),
			),
			topScorer: absent(
				askText(
					'top scorer of the league|Who has scored most goals this season?|capocannoniere|pichichi',
				),
			),
		};
		const blocks = matches.map(
			(one) =>
				markup`<div class="m" data-row><div class="l"><b>${field('home', one.home)}</b><b>${scores.cell(one.label, 'score', 'score', one.score)}</b><b>${field('away', one.away)}</b></div>${one.scorers !== '' && markup`<div><i>${at(2)}:</i> ${field('scorers', one.scorers)}.</div>`}<div><i>${at(4)}:</i> ${referees.cell(one.label, at(4), 'referee', one.referee)}. ${random.chance(0.85) ? markup`<i>${at(3)}:</i> ${crowds.cell(one.label, at(3), 'crowd', locale.count(one.crowd))}` : (crowds.cell(one.label, at(3), 'crowd', null), '')}</div></div>`,
		);
		const rows = table.map(
			(one, i) =>
				markup`<tr data-row><td>${places.cell(String(i + 1), 'team', 'team', one.team)}<td>${points.cell(one.team, at(8), 'points', locale.count(one.points))}<td>${day}<td>${points.cell(one.team, at(10), 'won', locale.count(one.won))}<td>${one.drawn}<td>${points.cell(one.team, at(12), 'lost', locale.count(one.lost))}<td>${field('goals', one.goals)}`,
		);
		const isLeft = random.chance(0.3);
		const html = markup`<style>@page { size: ${random.pick(['A4', '230mm 290mm'])}; margin: 13mm } body { font: 8.8pt/1.4 ${random.pick(["'Liberation Serif'", "'Liberation Sans'"])} } h1 { font: bold 17pt 'Liberation Sans'; margin: 0; } h2 { font-size: 10pt; margin: 0 0 1mm; background: #222; color: #fff; padding: .5mm 2mm } .w { display: grid; grid-template-columns: ${isLeft ? '72mm 1fr' : '1fr 72mm'}; gap: 7mm; margin-top: 5mm } .w > :first-child { order: ${isLeft ? 2 : 0} } .m { border-bottom: ${random.pick(['.4pt solid #888', '1pt dotted #888'])}; padding: 1.3mm 0 } .l { display: grid; grid-template-columns: 1fr 14mm 1fr; font-size: 10pt } .l :nth-child(2) { text-align: center } .l :last-child { text-align: right } table { width: 100%; font: 8pt 'Liberation Sans' } td, th { padding: .5mm .6mm; text-align: right } td:first-child, th:first-child { text-align: left } tr:nth-child(-n+3):not(:first-child) td { font-weight: bold }
			</style><h1>${field('title', random.pick(['Sport 7', 'Stadium', 'Tribuna', 'Olimpia', 'Corner']))}</h1><div>${field('league', random.pick(at(1).split(';')))}, ${field('round', { text: `${day}ª`, value: day })} ${at(0)}</div><div class="w"><div data-list="matches">${blocks}</div><div><h2>${at(5)}</h2><table data-list="standings"><tr><th>${[7, 8, 9, 10, 11, 12, 13].map((i) => (i === 7 ? at(i) : markup`<th>${at(i)}`))}${rows}</table><br><h2>${at(6)}</h2><div>${field(
				'nextRound',
				pairs
					.slice(0, 3)
					.map(([home, away], i) => `${away} – ${i === 0 ? (pairs[1]?.[0] ?? '') : home}`)
					.join('; '),
			)}</div></div></div>`;
		return { html, fields };
	},
};
export default family;
