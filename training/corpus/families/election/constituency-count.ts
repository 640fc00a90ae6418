import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, signed, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const PARTIES = 'Lab|Con|Lib|Ind|Green|Progress|Farmers|Ratepayers'.split('|');
const SEATS =
	'Ashford Vale|Calder North|Dunmore|Eastmarsh|Holt and Thornby|Kingsbridge|Larkhill|Moorside|Port Ellery|Tarn Valley|Westbrook|Wrexley South'.split(
		'|',
	);

/** Results of an election, a block for each constituency: rows without heads at the left, labelled figures in a box at the right. */
const family: Family = {
	author: 'bruno',
	locales: ['en-GB', 'en-IE', 'en-AU'],
	draw: (random, locale) => {
		const day = random.day('1950-02-01', '2019-12-12');
		const seats = random.some(SEATS, random.int(2, 5)).toSorted();
		const hasGain = random.chance(0.6);
		const blocks = seats.map((seat) => {
			const parties = random.some(PARTIES, random.int(2, 5));
			const votes = parties.map(() => random.int(310, 31000)).toSorted((a, b) => b - a);
			const cast = sum(votes);
			const electorate = Math.round(cast / random.decimal(0.52, 0.88, 3));
			return {
				seat,
				parties,
				votes,
				cast,
				electorate,
				names: parties.map(() => {
					const { given, family: surname } = locale.person();
					return random.pick([`${given.charAt(0)}. ${surname}`, `${given} ${surname}`]);
				}),
				shares: votes.map((one) => Number(((one / cast) * 100).toFixed(1))),
				changes: votes.map(() => (random.chance(0.2) ? null : random.decimal(-14, 15, 1))),
			};
		});
		const others = SEATS.filter((one) => !seats.includes(one));
		const figures = askCells(random, locale, {
			rows: seats,
			columns: ['Electorate', 'Turnout', 'Majority'],
			count: 6,
			missing: others,
			say: (seat, what) => [
				`What was the ${what.toLowerCase()} in ${seat}?`,
				`How large was the ${what.toLowerCase()} at ${seat}?`,
				`${what} at ${seat}`,
			],
		});
		const winners = askCells(random, locale, {
			rows: seats,
			columns: ['winner'],
			count: 3,
			type: 'string',
			missing: others,
			say: (seat) => [
				`Who won ${seat}?`,
				`Who was elected in ${seat}?`,
				`Who got most votes in ${seat}?`,
				`member elected for ${seat}`,
			],
		});
		const seconds = askCells(random, locale, {
			rows: seats,
			columns: ['runner-up'],
			count: 2,
			type: 'string',
			say: (seat) => [
				`Who came second in ${seat}?`,
				`runner-up in ${seat}`,
				`Who is in second place in ${seat}?`,
			],
		});
		const names = blocks.flatMap((one) => one.names);
		const votes = askCells(random, locale, {
			rows: names,
			columns: ['votes', 'per cent'],
			count: 6,
			say: (name, what) =>
				what === 'votes'
					? [
							`How many votes did ${name} get?`,
							`votes for ${name}`,
							`How many people voted for ${name}?`,
						]
					: [`What share of the vote did ${name} have?`, `percentage of ${name}`],
		});
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...figures.asked,
			...winners.asked,
			...seconds.asked,
			...votes.asked,
			pollingDay: date(
				'',
				'polling day',
				'When was the election?',
				'On which day did people vote?',
				'electionDate',
			),
			candidates: list(
				{
					name: askText('candidate|name of the candidate|Who stood?'),
					party: askText('party|party of the candidate|For which party?'),
					votes: askNumber('votes|votes polled|How many votes?'),
					share: askNumber('per cent|share of the vote|percentage'),
					change: askNumber('change|change of the share|points up or down'),
				},
				'candidates',
				'Who stood, and how many votes did each get?',
				'all candidates with their votes',
			),
			constituencies: list(
				{
					seat: askText('constituency|name of the seat|Which constituency?'),
					electorate: askNumber('electorate|people entitled to vote|How many could vote?'),
					turnout: askNumber('turnout|turnout in per cent|How many of them voted?'),
					majority: askNumber('majority|majority of the winner|by how many votes'),
				},
				'constituencies',
				'Electorate, turnout and majority of each seat',
				'seats',
			),
			spoilt: absent(askNumber('spoilt papers|How many ballots were spoilt?|invalidVotes')),
			officer: absent(askText('returning officer|Who was the returning officer?|returningOfficer')),
		};
		const isBelow = random.chance(0.4);
		const drawn = blocks.map(
			(one) =>
				markup`<section data-row><h2>${field('seat', one.seat)}${hasGain && markup` <small>${random.pick(['no change', `${one.parties[0]} hold`, `${one.parties[0]} gain`])}</small>`}</h2><div class="b"><table data-list="candidates">${one.names.map(
					(name, i) => {
						const said = field('name', name);
						const asked =
							i === 0
								? winners.cell(one.seat, 'winner', 'name', name)
								: i === 1
									? seconds.cell(one.seat, 'runner-up', 'name', name)
									: said;
						const change = one.changes[i];
						return markup`<tr data-row><td>${asked} <td>(${field('party', one.parties[i] ?? '')})<td>${votes.cell(name, 'votes', 'votes', locale.count(one.votes[i] ?? 0))}<td>${votes.cell(name, 'per cent', 'share', { text: `${one.shares[i]?.toFixed(1)}%`, value: one.shares[i] ?? 0 })}<td>${typeof change === 'number' ? field('change', signed(locale.amount(change, 1))) : '–'}`;
					},
				)}</table><div class="f">${[
					['Electorate', 'electorate', locale.count(one.electorate)] as const,
					[
						'Turnout',
						'turnout',
						locale.percent(Number(((one.cast / one.electorate) * 100).toFixed(1))),
					] as const,
					[
						'Majority',
						'majority',
						locale.count((one.votes[0] ?? 0) - (one.votes[1] ?? 0)),
					] as const,
				].map(
					([label, path, value]) =>
						markup`<div><span>${label}</span> ${figures.cell(one.seat, label, path, value)}</div>`,
				)}</div></div></section>`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', '150mm 230mm'])}; margin: 13mm 15mm } body { font: 8.8pt/1.35 ${random.pick(["'Liberation Sans Narrow'", "'Liberation Serif'", "'DejaVu Sans'"])} } h1 { font-size: 14pt; margin: 0 } h2 { font-size: 10pt; margin: 4mm 0 1mm; ${random.pick(['border-top: .6pt solid #000', 'background: #ddd; padding: .5mm 2mm'])} } h2 small { font-weight: normal; text-transform: none; float: right } .b { display: ${isBelow ? 'block' : 'flex'}; gap: 6mm } table { flex: 1 } td { padding: .3mm 1mm } td:nth-child(n+3) { text-align: right } tr:first-child { font-weight: bold } .f { border: ${isBelow ? '0' : '.5pt solid #000'}; padding: 1mm 2mm; min-width: 38mm } .f div { display: ${isBelow ? 'inline-block' : 'flex'}; justify-content: space-between; margin-right: ${isBelow ? '6mm' : '0'} } footer { text-align: center; margin-top: 6mm }
			</style><h1>${field('title', random.pick(['How the country voted', 'The results in full', 'General Election: declared results']))}</h1><div>Polling day: ${field('pollingDay', locale.date(day, random.pick(['d MMMM yyyy', 'dd/mm/yyyy'])))}. Change is given in points against the last election.</div><div data-list="constituencies">${drawn}</div><footer>${field('pageNumber', String(random.int(3, 140)))}</footer>`;
		return { html, fields };
	},
};
export default family;
