import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const SAID = {
	en: 'Project schedule|Task|Start|Finish|Days|Owner|Done|Predecessor|Milestones|Preparation;Site survey;Permits;Tender;Contract award|Construction;Earthworks;Foundations;Frame and roof;Windows and doors|Fitting out;Electrical work;Heating and plumbing;Plaster and paint;Floors|Handover;Inspection;Snag list;Training of staff|Project|Status as of|Project manager|Critical tasks are shaded.',
	fi: 'Aikataulu|Tehtävä|Alku|Loppu|Pv|Vastaa|Valmis|Edeltäjä|Virstanpylväät|Valmistelu;Tontin mittaus;Luvat;Tarjouspyyntö;Sopimus|Rakentaminen;Maanrakennus;Perustukset;Runko ja katto;Ikkunat ja ovet|Sisätyöt;Sähkötyöt;Lämpö ja vesi;Tasoitus ja maalaus;Lattiat|Luovutus;Tarkastus;Puutelista;Henkilöstön koulutus|Hanke|Tilanne|Projektipäällikkö|Kriittiset tehtävät on varjostettu.',
	da: 'Tidsplan|Opgave|Start|Slut|Dage|Ansvarlig|Færdig|Forgænger|Milepæle|Forberedelse;Opmåling;Tilladelser;Udbud;Kontrakt|Byggeri;Jordarbejde;Fundament;Råhus og tag;Vinduer og døre|Aptering;El-arbejde;Varme og vand;Puds og maling;Gulve|Aflevering;Syn;Mangelliste;Oplæring|Projekt|Status pr.|Projektleder|Kritiske opgaver er skraverede.',
	sk: 'Harmonogram|Úloha|Začiatok|Koniec|Dni|Zodpovedá|Hotovo|Predchodca|Míľniky|Príprava;Zameranie;Povolenia;Súťaž;Zmluva|Výstavba;Zemné práce;Základy;Hrubá stavba a strecha;Okná a dvere|Interiér;Elektroinštalácia;Kúrenie a voda;Omietky a maľby;Podlahy|Odovzdanie;Kontrola;Zoznam vád;Školenie|Projekt|Stav k|Vedúci projektu|Kritické úlohy sú podfarbené.',
} as const;

/** A plan of numbered tasks: phases as bold rows with their span, tasks below with dates, days and owner, bars drawn at the right, milestones as a second small table. */
const family: Family = {
	author: 'renske',
	locales: ['en-GB', 'fi-FI', 'da-DK', 'sk-SK', 'en-IE', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		let day = random.day('1998-01-05', '2025-03-30');
		const start = day;
		const people = Array.from({ length: 4 }, () => locale.person()).map(
			({ given, family: surname }) =>
				random.chance(0.5) ? surname : `${given.charAt(0)}. ${surname}`,
		);
		const phases = [9, 10, 11, 12].slice(0, random.int(2, 4)).map((i, p) => {
			const [name = '', ...all] = at(i).split(';');
			const tasks = random.some(all, random.int(2, all.length)).map((task, t) => {
				const days = random.int(2, 24);
				const from = day;
				const to = addDays(from, days - 1);
				day = addDays(to, random.int(1, 3));
				return {
					id: `${p + 1}.${t + 1}`,
					task,
					days,
					from,
					to,
					owner: random.pick(people),
					done: p === 0 ? 100 : random.int(0, 9) * 10,
					before: t > 0 ? `${p + 1}.${t}` : null,
					isCritical: random.chance(0.3),
				};
			});
			return { id: String(p + 1), name, tasks };
		});
		const tasks = phases.flatMap((one) => one.tasks);
		const length = Math.max(
			1,
			(Date.parse(tasks.at(-1)?.to ?? day) - Date.parse(start)) / 86_400_000,
		);
		const names = tasks.map(({ task }) => task);
		const never = [9, 10, 11, 12]
			.flatMap((i) => at(i).split(';').slice(1))
			.filter((one) => !names.includes(one));
		const dates = askCells(random, locale, {
			rows: names,
			columns: [at(2), at(3)],
			count: 6,
			type: 'date',
			missing: never,
			say: (task, column) => [
				`When does the task “${task}” ${column === at(2) ? 'begin' : 'end'}?`,
				`${column === at(2) ? 'start' : 'end'} of ${task}`,
				`${task}: ${column}?`,
			],
		});
		const numbers = askCells(random, locale, {
			rows: names,
			columns: [at(4), at(6)],
			count: 5,
			say: (task, column) =>
				column === at(4)
					? [`How many days does “${task}” take?`, `duration of ${task}`]
					: [`How many per cent of “${task}” are done?`, `progress of ${task}`],
		});
		const texts = askCells(random, locale, {
			rows: names,
			columns: [at(5), at(7)],
			count: 4,
			type: 'string',
			say: (task, column) =>
				column === at(5)
					? [`Who is responsible for “${task}”?`, `owner of ${task}`]
					: [`Which task comes before “${task}”?`, `predecessor of ${task}`],
		});
		const ids = askCells(random, locale, {
			rows: tasks.map(({ id }) => id),
			columns: [at(1)],
			count: 2,
			type: 'string',
			missing: ['5.1', '6.2'],
			say: (id) => [`What is task ${id}?`, `name of task ${id}`, `${at(1)} ${id}`],
		});
		const fields: Fields = {
			...about('title', 'note'),
			...dates.asked,
			...numbers.asked,
			...texts.asked,
			...ids.asked,
			project: askText(`project|Which project is it?|${at(13)}|projectName`),
			statusDate: date('', 'status as of', 'Of which day is the status?', at(14), 'statusDate'),
			manager: askText(`project manager|Who manages the project?|${at(15)}|projectManager`),
			tasks: list(
				{
					id: askText('number of the task|WBS|id'),
					task: askText(`task|${at(1)}|name of the task`),
					start: date('', at(2), 'start', 'first day of the task'),
					finish: date('', at(3), 'finish', 'last day of the task'),
					days: askNumber(`days|${at(4)}|duration in days`),
					owner: askText(`owner|${at(5)}|person responsible`),
					before: askText(`predecessor|${at(7)}|task before`),
					done: askNumber(`done in per cent|${at(6)}|progress`),
				},
				'tasks',
				'Which tasks are planned?',
				'all tasks with dates and owners',
			),
			milestones: list(
				{
					milestone: askText('milestone|name of the milestone|event'),
					due: date('', 'due', 'date of the milestone', 'day'),
				},
				'milestones',
				'Which milestones are there?',
				at(8),
			),
			budget: absent(askNumber('budget|What does the project cost?|budjetti|rozpočet')),
			client: absent(askText('client|For whom is the project?|tilaaja|bygherre')),
		};
		const short = random.pick(['dd.mm.yyyy', 'd.m.yy', undefined]);
		const pattern = locale.language === 'en' ? random.pick(['d MMM yyyy', undefined]) : short;
		const hasBefore = random.chance(0.6);
		if (!hasBefore) for (const { task } of tasks) texts.cell(task, at(7), '', null);
		const bar = (from: string, to: string, isCritical: boolean) =>
			markup`<td class="bar"><i style="margin-left:${Math.round((Date.parse(from) - Date.parse(start)) / 864_000 / length)}%;width:${Math.max(2, Math.round((Date.parse(to) - Date.parse(from)) / 864_000 / length))}%;background:${isCritical ? '#a33' : '#678'}"></i>`;
		const body = phases.map(
			({ id, name, tasks: own }) =>
				markup`<tr class="f"><td>${id}<td colspan="${hasBefore ? 7 : 6}">${name}${bar(own[0]?.from ?? start, own.at(-1)?.to ?? start, false)}${own.map((one) => markup`<tr data-row><td>${field('id', one.id)}<td class="n">${ids.cell(one.id, at(1), 'task', one.task)}<td>${dates.cell(one.task, at(2), 'start', locale.date(one.from, pattern))}<td>${dates.cell(one.task, at(3), 'finish', locale.date(one.to, pattern))}<td>${numbers.cell(one.task, at(4), 'days', locale.count(one.days))}<td>${texts.cell(one.task, at(5), 'owner', one.owner)}${hasBefore && markup`<td>${texts.cell(one.task, at(7), 'before', one.before, '')}`}<td>${numbers.cell(one.task, at(6), 'done', locale.percent(one.done))}${bar(one.from, one.to, one.isCritical)}`)}`,
		);
		const stones =
			random.chance(0.7) &&
			markup`<h2>${at(8)}</h2><table class="m" data-list="milestones">${phases.map(({ name, tasks: own }, p) => markup`<tr data-row><td>M${p + 1}<td>${field('milestone', name)}<td>${field('due', locale.date(own.at(-1)?.to ?? start, pattern))}`)}</table>`;
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'letter landscape', 'A3 landscape'])}; margin: 12mm } body { font: 8.5pt/1.3 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'"])} } h1 { font-size: 15pt; margin: 0 } h2 { font-size: 10pt; margin: 4mm 0 1mm } .r { display: flex; gap: 10mm; margin: 1mm 0 4mm } table { width: 100% } .g td, .g th { padding: .8mm 1.2mm; border: ${random.pick(['.3pt solid #aaa', '0'])}; text-align: left; white-space: nowrap } .n { padding-left: 4mm !important } th { background: #dde3ea } .f td { font-weight: bold; background: #f0f0f0 } .bar { width: ${random.pick(['26%', '34%'])} } .bar i { display: block; height: 2.6mm } .f .bar i { background: #000 !important; height: 1.2mm } .m { width: auto } .m td { padding: .3mm 5mm .3mm 0 }
			</style><h1>${field('title', at(0))}</h1><div class="r"><span>${at(13)}: <b>${field('project', `${random.pick(['Library', 'Depot', 'School', 'Clinic', 'Harbour'])} ${locale.address().city}`)}</b></span><span>${at(14)} ${field('statusDate', locale.date(addDays(start, random.int(20, 60)), pattern))}</span>${random.chance(0.7) && markup`<span>${at(15)}: ${field('manager', locale.person().name)}</span>`}</div><table class="g" data-list="tasks"><tr><th>#<th>${at(1)}<th>${at(2)}<th>${at(3)}<th>${at(4)}<th>${at(5)}${hasBefore && markup`<th>${at(7)}`}<th>${at(6)}<th>${body}</table>${stones}<p>${field('note', at(16))}</p>`;
		return { html, fields };
	},
};
export default family;
