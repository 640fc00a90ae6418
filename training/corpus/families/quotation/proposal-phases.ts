import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	proposalNumber: text('quoteNumber', 'proposal id', 'What is the reference of the proposal?'),
	date: date('issueDate'),
	validUntil: date('expiryDate', 'How long is the offer good?'),
	agency: text('seller', 'Who made the proposal?'),
	client: text('buyer', 'Who is it for?'),
	projectTitle: text('projectName', 'title of the project'),
	kickOff: date('effectiveDate', 'kick-off', 'When would work begin?'),
	total: number('netTotal', 'total fee'),
	depositShare: text('deposit', 'payment on signing', 'How much is due up front?'),
	revisionRounds: number(
		'',
		'rounds of changes included',
		'revisions',
		'Wie viele Korrekturrunden sind enthalten?',
	),
	author: text('preparedBy', 'author of the proposal'),
	phases: list(
		{
			phase: text('', 'name of the phase', 'phase', 'Projektphase'),
			deliverable: text('', 'what is handed over', 'deliverable', 'Ergebnis'),
			days: number('', 'days of work', 'effort in days', 'Tage'),
			fee: number('lineTotal', 'cost of the phase'),
		},
		'project plan',
		'phases with fees',
		'Which steps, and what does each cost?',
	),
	vat: absent(number('taxTotal')),
	orderNumber: absent(text('orderNumber', 'purchase order')),
};
const PHASES = split(
	'Discovery;interviews and a short findings memo|Concept;two routes with mood boards|Design;clickable prototype of the key screens|Build;tested site on your server|Content;texts in plain English, up to 30 pages|Launch;training session and handover file|Care;monthly report for one year',
);

/** An agency's proposal: a title page block, phases as wide cards in two columns with big figures, acceptance lines at the foot. */
const family: Family = {
	author: 'okoye',
	locales: ['en-GB', 'en-US', 'en-AU', 'en-CA'],
	draw: (random, locale) => {
		const { money } = locale;
		const [seller, buyer] = [locale.company('Studio'), locale.company()];
		const day = random.day('2017-01-05', '2026-05-30');
		const count = random.int(3, 6);
		const from = random.int(0, 7 - count);
		const rate = Math.round(inMoney(random.int(45, 95) * 10, locale));
		const phases = PHASES.slice(from, from + count).map((line) => {
			const [phase = '', deliverable = ''] = line.split(';');
			const days = random.pick([1, 2, 3, 4, 5, 8, 12]);
			return { phase, deliverable, days, fee: toMoney(days * rate) };
		});
		const total = toMoney(phases.reduce((sum, { fee }) => sum + fee, 0));
		const tone = random.pick(['#ef476f', '#118ab2', '#073b4c', '#2a9d8f']);
		const html = markup`<style>
			@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 0 }
			body { font: 10pt/1.45 'Liberation Sans' } .hero { background: ${tone}; color: #fff; padding: 18mm 18mm 10mm } h1 { font-size: 28pt; line-height: 1.05; margin: 0 0 5mm } .facts { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm; font-size: 8.5pt } .facts b { display: block; font-weight: normal; opacity: .75 } main { padding: 8mm 18mm } .c { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .c > div { border-top: 1.4pt solid ${tone}; padding-top: 2mm; position: relative } .fee { font-size: 15pt; color: ${tone}; display: block } .sign { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm; margin-top: 14mm } .sign div { border-top: .6pt solid; font-size: 8pt; padding-top: 1mm }
			</style><div class="hero"><h1>${field('projectTitle', `${random.pick(['A new website', 'Brand refresh', 'Booking portal', 'Visitor guide'])} for ${buyer.name.split(' ')[0]}`)}</h1><div class="facts"><span><b>Prepared for</b>${field('client', buyer.name)}</span><span><b>Prepared by</b>${field('author', locale.person().name)}, ${field('agency', seller.name)}</span><span><b>Proposal</b>${field('proposalNumber', random.pattern('P##-###'))}<br>${field('date', locale.date(day))}</span><span><b>Valid until</b>${field('validUntil', locale.date(addDays(day, 30)))}</span></div></div>
			<main><p>Thank you for talking us through your plans. Below is what we suggest, step by step.</p><div class="c" data-list="phases">${phases.map((phase, i) => markup`<div data-row><small>${i + 1}</small> <b>${field('phase', phase.phase)}</b><br>You get ${field('deliverable', phase.deliverable)}.<span class="fee">${field('fee', money(phase.fee))}</span><small>${field('days', phase.days)} days</small></div>`)}</div>
			<h2>${money(rate)} a day, ${field('total', money(total))} in all</h2><p>${random.chance(0.7) && markup`We invoice ${field('depositShare', random.pick(['30 % on signing', 'half up front', '25 % on signing']))} and the rest by phase. `}${random.chance(0.7) && markup`${field('revisionRounds', random.int(1, 4))} rounds of changes are included. `}${random.chance(0.7) && markup`Kick-off could be on ${field('kickOff', locale.date(addDays(day, random.int(14, 60))))}.`} All figures exclude tax.</p>
			<div class="sign"><div>For ${field('client', buyer.name)}</div><div>For ${field('agency', seller.name)}</div></div></main>`;
		return { html, fields };
	},
};
export default family;
