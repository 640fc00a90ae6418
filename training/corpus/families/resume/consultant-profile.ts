import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, drawSpans, fill, split } from '../../kit/lives.ts';

const fields: Fields = {
	berater: text('personName', 'consultant', 'Name des Beraters'),
	jahrgang: number(
		'',
		'birth year',
		'Jahrgang',
		'yearOfBirth',
		'In welchem Jahr ist der Berater geboren?',
	),
	schwerpunkt: text('specialty', 'main field of the consultant', 'fachlicher Schwerpunkt'),
	verfuegbarAb: date('availability', 'frei ab', 'From when is the consultant available?'),
	tagessatz: number('', 'day rate', 'Tagessatz in Euro', 'What does the consultant cost per day?'),
	profilNummer: text('referenceNumber', 'profile id', 'Profilnummer'),
	ansprechpartner: text('contactPerson', 'account manager', 'Wer vermittelt den Berater?'),
	projekte: list(
		{
			zeitraum: text('period', 'Laufzeit', 'project period'),
			kunde: ask.COMPANY,
			branche: text('', 'industry of the client', 'Branche', 'sector'),
			rolle: ask.ROLE,
			aufgaben: ask.TASKS,
			technik: text('', 'tools used', 'Technologien', 'techStack'),
		},
		'project_history',
		'Projekthistorie',
		'Which projects has the consultant done?',
	),
	zertifikate: values(
		text('certifications', 'certificate'),
		'Zertifizierungen',
		'Which certificates?',
	),
	ausbildung: text('education', 'höchster Abschluss', 'highest degree'),
	email: absent(
		text('', 'private E-Mail des Beraters', 'consultant e-mail', 'mail address of the consultant'),
	),
	adresse: absent(
		text(
			'',
			'Anschrift des Beraters',
			'home address of the consultant',
			'Where does the consultant live?',
		),
	),
};
const SAID = {
	de: 'Beraterprofil|Jahrgang|Schwerpunkt|Verfügbar ab|Tagessatz|Ausbildung|Zertifikate|Projekthistorie|Zeitraum|Kunde / Branche|Rolle|Aufgaben|Technik|Ihr Kontakt|vertraulich – Weitergabe nur mit Zustimmung|heute',
	en: 'Consultant profile|Year of birth|Focus|Available from|Day rate|Education|Certificates|Project history|Period|Client / sector|Role|Tasks|Tools|Your contact|confidential – do not pass on|today',
} as const;
const ROLES = {
	de: 'Projektleiter|Business-Analyst|Testmanager|Architekt|Scrum Master|Interims-Leiter Einkauf',
	en: 'Project lead|Business analyst|Test manager|Solution architect|Scrum master|Interim head of purchasing',
};
const SECTORS = {
	de: 'Versicherung|Maschinenbau|Öffentliche Hand|Handel|Energie|Pharma|Logistik',
	en: 'Insurance|Machinery|Public sector|Retail|Energy|Pharma|Logistics',
};
const TASKS = {
	de: 'Aufnahme der Ist-Prozesse an {n} Standorten und Ableitung der Soll-Prozesse|Steuerung von {n} Entwicklern in zwei Zeitzonen|Ablösung eines Altsystems mit {n} Schnittstellen, Datenmigration und Abnahmetests|Aufbau eines Berichtswesens für den Vorstand|Schulung von {n} Anwendern vor Ort',
	en: 'Mapped current processes at {n} sites and designed the target model|Led {n} developers in two time zones|Replaced a legacy system with {n} interfaces, including data migration and acceptance tests|Built board reporting from scratch|Trained {n} users on site',
};
const TOOLS = split(
	'SQL, Power BI|Jira, Confluence|Java, Kafka, Postgres|SAP MM, SD|Visio, BPMN 2.0|Azure, Terraform|Excel, VBA',
);

/** An agency's profile of a freelancer: fact sheet in a ruled grid, projects as a full-width table with long cells. */
const family: Family = {
	author: 'tilda',
	locales: ['de-DE', 'en-GB', 'de-CH', 'en-IE'],
	draw: (random, locale) => {
		const language = locale.language as keyof typeof SAID;
		const at = (i: number) => split(SAID[language])[i] ?? '';
		const word = (words: Record<keyof typeof SAID, string>) => random.pick(split(words[language]));
		const person = drawApplicant(random);
		const agency = locale.company(language === 'de' ? 'Beratung' : 'Partners');
		const shown = random.chance(0.5)
			? person.name
			: `${person.given.slice(0, 1)}. ${person.family.slice(0, 1)}.`;
		const projects = drawSpans(random, random.int(3, 7), { days: [90, 700] });
		const month = (day: string) => locale.date(day, 'mm/yyyy').text;
		const fact = (label: string, content: ReturnType<typeof markup>) =>
			markup`<tr><th>${label}</th><td>${content}</td></tr>`;
		const html = markup`<style>
			@page { size: A4; margin: 16mm 14mm 18mm }
			body { font: 9pt/1.35 'Liberation Sans' } .brand { border-bottom: 3pt solid ${random.pick(['#e07a1f', '#0a7d7d', '#444'])}; display: flex; justify-content: space-between; padding-bottom: 2mm; font-size: 8pt } h1 { font-size: 15pt; margin: 5mm 0 3mm } .facts { width: 100% } .facts th { text-align: left; width: 38mm; background: #f1f1f1; font-weight: normal } .facts th, .facts td, .p th, .p td { border: .5pt solid #aaa; padding: 1.2mm 2mm; vertical-align: top }
			.p { width: 100%; margin-top: 2mm } .p th { background: #444; color: #fff; text-align: left } .p tr { break-inside: avoid } ul { margin: 0; padding-left: 4mm } .foot { font-size: 7pt; color: #666; margin-top: 5mm }
			</style><div class="brand"><b>${agency.name}</b><span>${agency.phone} · ${agency.email}</span></div><h1>${at(0)} ${field('profilNummer', random.pattern('P-#####'))}</h1>
			<table class="facts">${fact('Name', field('berater', shown))}${fact(at(1), field('jahrgang', random.int(1958, 1996)))}${fact(at(2), field('schwerpunkt', word(SECTORS)))}
			${random.chance(0.8) && fact(at(3), field('verfuegbarAb', locale.date(random.day('2020-01-01', '2026-09-01'))))}${random.chance(0.5) && fact(at(4), field('tagessatz', locale.money(random.int(56, 140) * 10)))}
			${fact(at(5), field('ausbildung', random.pick(language === 'de' ? ['Dipl.-Ing. (FH)', 'M.Sc. Wirtschaftsinformatik', 'Dipl.-Kfm.'] : ['BSc Computing', 'MEng', 'MBA'])))}
			${fact(at(6), markup`<ul data-list="zertifikate">${random.some(split('PRINCE2 Practitioner|ITIL 4 Foundation|ISTQB Advanced|PSM II|TOGAF 9'), random.int(1, 3)).map((one) => markup`<li data-row>${field('value', one)}</li>`)}</ul>`)}
			${fact(at(13), field('ansprechpartner', locale.person().name))}</table><h1>${at(7)}</h1>
			<table class="p" data-list="projekte"><thead><tr><th>${at(8)}</th><th>${at(9)}</th><th>${at(10)}</th><th style="width:42%">${at(11)}</th></tr></thead>
			${projects.map(
				({ from, to }) =>
					markup`<tr data-row><td>${field('zeitraum', `${month(from)} – ${to === null ? at(15) : month(to)}`)}</td><td>${random.chance(0.7) ? markup`${field('kunde', locale.company().name)}<br>` : ''}${field('branche', word(SECTORS))}</td><td>${field('rolle', word(ROLES))}</td><td>${field(
						'aufgaben',
						random
							.some(split(TASKS[language]), random.int(1, 3))
							.map((task) => fill(random, task))
							.join('; '),
					)}<br><i>${at(12)}:</i> ${field('technik', random.pick(TOOLS))}</td></tr>`,
			)}</table>
			<div class="foot">${agency.name} · ${agency.address.whole} · ${at(14)}</div>`;
		return { html, fields };
	},
};
export default family;
