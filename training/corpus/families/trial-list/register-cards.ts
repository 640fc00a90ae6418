import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';

const CONDITIONS =
	'Asthma|Migraine|Type 2 diabetes|Psoriasis|Heart failure|Osteoarthritis|Gout|Epilepsy|Hypertension'.split(
		'|',
	);
const AGENTS =
	'veloxib|tramerol|NQ-118|inhaled budaril|lumacept|oral zinc|a low-salt diet|light therapy'.split(
		'|',
	);
const SHORT = ['status', 'phase', 'enrolled', 'start', 'country'] as const;
const WORDS: Readonly<Record<(typeof SHORT)[number], string>> = {
	status: 'Status',
	phase: 'Phase',
	enrolled: 'Participants',
	start: 'Start',
	country: 'Country',
};

/** A register of clinical trials as cards: number and badge above, a bold title over two lines, then small labels above values in a row of boxes, results missing for some. */
const family: Family = {
	author: 'ludmila',
	locales: ['en-US', 'en-GB', 'en-AU', 'en-CA'],
	draw: (random, locale) => {
		const trials = random.some(CONDITIONS, random.int(3, 6)).map((condition) => {
			const agent = random.pick(AGENTS);
			return {
				id: random.pattern(random.pick(['REG-######', 'TR########'])),
				condition,
				title: `${random.pick(['A randomised trial of', 'Effect of', 'Long-term safety of', 'Dose finding for'])} ${agent} in adults with ${condition.toLowerCase()}`,
				agent,
				sponsor: random.pick([
					`University of ${locale.address().city}`,
					`${random.pick(['Novara', 'Helix', 'Ardent'])} Pharma`,
				]),
				values: {
					status: random.pick(['Completed', 'Recruiting', 'Withdrawn', 'Ongoing']),
					phase: random.pick(['I', 'II', 'II/III', 'III', 'IV']),
					enrolled: random.chance(0.85) ? random.int(14, 4200) : null,
					start: random.day('1999-02-01', '2023-11-30'),
					country: random.pick([
						'Canada',
						'Norway',
						'Spain',
						'Australia',
						'Italy',
						'United States',
					]),
				},
			};
		});
		const ids = trials.map(({ id }) => id);
		const texts = askCells(random, locale, {
			rows: ids,
			columns: ['Status', 'Phase', 'Country', 'Sponsor', 'Condition', 'Title'],
			count: 8,
			type: 'string',
			missing: ['REG-000417', 'TR00010023'],
			say: (id, column) =>
				({
					Status: [`What is the status of ${id}?`, `Is ${id} completed or recruiting?`],
					Phase: [`In which phase is trial ${id}?`],
					Country: [`Where does ${id} take place?`, `country of ${id}`],
					Sponsor: [`Who sponsors ${id}?`, `sponsor of ${id}`],
					Condition: [`Which illness does ${id} study?`],
					Title: [`What is the title of ${id}?`, `title of trial ${id}`],
				})[column] ?? [],
		});
		const numbers = askCells(random, locale, {
			rows: ids,
			columns: ['Participants'],
			count: 3,
			say: (id) => [
				`How many people take part in ${id}?`,
				`enrolment of ${id}`,
				`number of participants, ${id}`,
			],
		});
		const dates = askCells(random, locale, {
			rows: ids,
			columns: ['Start'],
			count: 3,
			type: 'date',
			say: (id) => [`When did ${id} start?`, `start date of ${id}`],
		});
		const byIllness = askCells(random, locale, {
			rows: trials.map(({ condition }) => condition),
			columns: ['trial number'],
			count: 3,
			type: 'string',
			missing: CONDITIONS.filter((one) => trials.every(({ condition }) => condition !== one)),
			say: (row) => [
				`Which trial studies ${row.toLowerCase()}?`,
				`number of the trial on ${row.toLowerCase()}`,
			],
		});
		const fields: Fields = {
			...about('title', 'footer'),
			...texts.asked,
			...numbers.asked,
			...dates.asked,
			...byIllness.asked,
			retrieved: date(
				'',
				'day of retrieval',
				'When was the list printed?',
				'retrievedOn',
				'date of the search',
			),
			filter: askText('filter|What was searched for?|search filter|Which filter was used?'),
			trials: list(
				{
					id: askText('trial number|registration number|id'),
					title: askText('title|title of the trial|What is studied?'),
					condition: askText('condition|illness|disease'),
					sponsor: askText('sponsor|who pays for the trial|organisation'),
					status: askText('status|state of the trial|completed or not'),
					phase: askText('phase|phase of the trial|stage'),
					enrolled: askNumber('participants|enrolment|number of people'),
					start: date('', 'start', 'start date', 'first day'),
					country: askText('country|where it takes place|location'),
				},
				'trials',
				'Which trials are listed?',
				'all clinical trials with their details',
			),
			results: absent(askText('results|What were the results of the first trial?|outcome')),
			contact: absent(askText('contact|Whom can one call about the trials?|contactPhone')),
		};
		const order = random.shuffle(SHORT);
		const box = (trial: (typeof trials)[number], path: (typeof SHORT)[number]): Markup | false => {
			const { id, values } = trial;
			const shown =
				path === 'enrolled'
					? numbers.cell(
							id,
							'Participants',
							path,
							values.enrolled === null ? null : locale.count(values.enrolled),
							'not given',
						)
					: path === 'start'
						? dates.cell(id, 'Start', path, locale.date(values.start))
						: texts.cell(id, WORDS[path], path, values[path]);
			return markup`<div><small>${WORDS[path]}</small>${shown}</div>`;
		};
		const card = (trial: (typeof trials)[number], i: number) =>
			markup`<article data-row><div class="n"><span>${i + 1}.&nbsp; ${byIllness.cell(trial.condition, 'trial number', 'id', trial.id)}</span><em>${texts.cell(trial.id, 'Condition', 'condition', trial.condition)}</em></div><b>${texts.cell(trial.id, 'Title', 'title', trial.title)}</b><div class="s"><small>Sponsor</small> ${texts.cell(trial.id, 'Sponsor', 'sponsor', trial.sponsor)}</div><div class="x">${order.map((path) => box(trial, path))}</div></article>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 15mm } body { font: 9.3pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'"])} } h1 { font-size: 16pt; margin: 0 } .w { ${random.pick(['', 'display: grid; grid-template-columns: 1fr 1fr; gap: 0 6mm'])} } article { break-inside: avoid; ${random.pick(['border: .6pt solid #888; border-radius: 2mm; padding: 3mm', 'border-top: 1.5pt solid #246; padding: 2mm 0', 'background: #f3f5f7; padding: 3mm'])}; margin-top: 4mm } .n { display: flex; justify-content: space-between; color: #333 } em { font-style: normal; border: .5pt solid #246; padding: 0 1.5mm; font-size: 8pt } .x { display: flex; flex-wrap: wrap; gap: 2mm 6mm; margin-top: 1.5mm } small { color: #555; font-size: 7.3pt } .x small { display: block } footer { margin-top: 6mm; font-size: 8pt; text-align: center }
			</style><h1>${field('title', random.pick(['Register of Trials', 'Search results: clinical studies', 'Registered studies']))}</h1><div>Retrieved ${field('retrieved', locale.date(random.day('2008-03-01', '2024-12-20')))}. Filter: ${field('filter', random.pick(['adults, interventional', 'drug OR diet, any country', 'chronic illness']))}</div><div class="w" data-list="trials">${trials.map(card)}</div><footer>${field('footer', random.pick(['Entries are made by the sponsors and are not checked.', 'This list is updated every night.']))}</footer>`;
		return { html, fields };
	},
};
export default family;
