import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, drawSpans, fill, split } from '../../kit/lives.ts';

const fields: Fields = {
	fullName: text('personName', 'candidate_name', 'Who is the candidate?'),
	headline: text(
		'',
		'profession below the name',
		'How does the candidate describe the profession?',
		'Berufsbezeichnung',
	),
	email: text('email', 'candidate_email'),
	phone: text('phone', 'How can I call the candidate?'),
	city: text('city', 'Where is the candidate based?'),
	summary: text('summary', 'personal profile at the top', 'What does the summary say?'),
	experience: list(
		{
			company: ask.COMPANY,
			title: ask.ROLE,
			start: ask.START,
			end: ask.END,
			location: ask.PLACE,
			description: ask.TASKS,
		},
		'work_experience',
		'jobs, newest first',
		'Welche Stellen hatte die Person?',
	),
	education: list(
		{ degree: ask.DEGREE, school: ask.SCHOOL, graduated: ask.FINISHED },
		'academicBackground',
		'Where did the candidate study?',
	),
	certifications: values(
		text('certifications', 'certificate'),
		'licences',
		'Which certificates are listed?',
	),
	gpa: number('grade', 'grade point average', 'What was the GPA?'),
	birthDate: absent(date('birthDate')),
	salary: absent(number('desiredSalary')),
};
const TITLES = split(
	'Operations Analyst|Senior Account Executive|Warehouse Supervisor|Marketing Coordinator|Financial Controller|Quality Engineer|Customer Success Manager|Store Manager|Systems Administrator|Procurement Specialist',
);
const TASKS = split(
	'Managed a portfolio of {n} accounts worth $4.2M a year|Cut monthly close from {n} days to 5|Rolled out a ticketing system to {n} offices|Negotiated contracts with {n} vendors, saving 11%|Hired and coached {n} associates|Built weekly dashboards read by the executive team|Owned the migration of {n} servers without downtime|Reduced returns by {n}% through tighter inspection|Wrote the onboarding handbook still in use today',
);
const DEGREES = split(
	'B.S. Business Administration|B.A. Economics|M.S. Information Systems|A.A.S. Logistics|B.S. Industrial Engineering|MBA, Finance',
);
const SCHOOLS = split(
	'Northgate State University|Lakeshore College|Calder Institute of Technology|Redstone Community College|Silverbrook University',
);
const CERTIFICATES = split(
	'PMP|Six Sigma Green Belt|CPA (inactive)|OSHA 30|Scrum Master I|Forklift Operator|CompTIA Network+',
);
const PROFILE = split(
	'Results-driven {t} with {n} years in fast-moving companies.|{t} who likes clean processes and short meetings.|{n} years of experience; looking for a team that ships.',
);

/** An American one-pager: name and contact on one line, employer and town on opposite ends, bullets below. */
const family: Family = {
	author: 'okoye',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const spans = drawSpans(random, random.int(2, 5));
		const style = random.pick(['MMM yyyy', 'mm/yyyy', 'MMMM yyyy']);
		const say = (day: string) => locale.date(day, style).text;
		const jobs = spans.map((span) => ({
			...span,
			title: random.pick(TITLES),
			company: locale.company().name,
			city: locale.address(),
			tasks: random.some(TASKS, random.int(1, 4)).map((task) => fill(random, task)),
		}));
		const title = jobs[0]?.title ?? '';
		const rule = random.pick(['#2a6f97', '#9a031e', '#333', '#386641']);
		const work = markup`<section><h2>Professional Experience</h2><div data-list="experience">${jobs.map(
			(
				job,
			) => markup`<div data-row class="job"><div class="ends"><b>${field('company', job.company)}</b><span>${field('location', `${job.city.city}, ${job.city.state}`)}</span></div>
			<div class="ends"><i>${field('title', job.title)}</i><span>${field('start', say(job.from))} – ${job.to === null ? 'Present' : field('end', say(job.to))}</span></div>
			<ul data-field="description">${job.tasks.map((task) => markup`<li>${task} </li>`)}</ul></div>`,
		)}</div></section>`;
		const school = markup`<section><h2>Education</h2><div data-list="education">${random
			.some(DEGREES, random.int(1, 2))
			.map(
				(degree, i) =>
					markup`<div data-row class="ends"><span>${field('degree', degree)}, ${field('school', random.pick(SCHOOLS))}</span>${field('graduated', String(Number((spans.at(-1)?.from ?? '2010').slice(0, 4)) - 2 * i))}</div>`,
			)}</div>${random.chance(0.5) && markup`<p>GPA: ${field('gpa', locale.amount(random.decimal(3, 4, 2)))} / 4.00</p>`}</section>`;
		const html = markup`<style>
			@page { size: letter; margin: 16mm 18mm }
			body { font: 10pt/1.35 'Liberation Sans' } header { display: grid; grid-template-columns: 1fr auto; align-items: end; border-bottom: 2pt solid ${rule}; padding-bottom: 2mm } h1 { margin: 0; font-size: 23pt; color: ${rule} }
			header div:last-child { text-align: right; font-size: 9pt } h2 { font-size: 10.5pt; letter-spacing: 1.2pt; text-transform: uppercase; color: ${rule}; margin: 5mm 0 1.5mm } .ends { display: flex; justify-content: space-between } ul { margin: .8mm 0 3mm; padding-left: 5mm } p { margin: 2mm 0 }
			</style><header><div><h1>${field('fullName', person.name)}</h1>${field('headline', title)}</div>
			<div>${field('city', locale.address().city)}<br>${field('phone', locale.phone())}<br>${field('email', person.email)}</div></header>
			<p>${field('summary', fill(random, random.pick(PROFILE)).replace('{t}', title))}</p>
			${random.chance(0.75) ? [work, school] : [school, work]}
			${random.chance(0.7) && markup`<section><h2>Certifications</h2><div data-list="certifications">${random.some(CERTIFICATES, random.int(1, 4)).map((one, i) => markup`${i > 0 && ' • '}<span data-row>${field('value', one)}</span>`)}</div></section>`}
			<p><small>References available upon request.</small></p>`;
		return { html, fields };
	},
};
export default family;
