import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text, values } from '../../kit/ask.ts';
import { drawCareer } from '../../kit/careers.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, LANGUAGES_SPOKEN } from '../../kit/lives.ts';

const fields: Fields = {
	nom: text('personName', 'prénom et nom', 'Who applies?'),
	posteRecherche: text('jobTitle', 'poste recherché', 'Quel emploi la personne cherche-t-elle?'),
	accroche: text('summary', 'phrase d’accroche', 'short introduction under the title'),
	age: number('age', 'âge du candidat', 'Wie alt ist die Person?'),
	telephone: text('phone', 'portable du candidat'),
	email: text('email'),
	permis: text('drivingLicence', 'permis de conduire'),
	mobilite: text(
		'',
		'zone de mobilité',
		'Where would the person move for work?',
		'Umzugsbereitschaft',
	),
	experiences: list(
		{
			debut: ask.START,
			fin: ask.END,
			poste: ask.ROLE,
			entreprise: ask.COMPANY,
			ville: ask.PLACE,
			missions: ask.TASKS,
		},
		'parcours',
		'expériences professionnelles',
		'Où la personne a-t-elle travaillé?',
	),
	formations: list(
		{ annee: ask.FINISHED, diplome: ask.DEGREE, etablissement: ask.SCHOOL },
		'diplômes',
		'Quelles études?',
	),
	competences: values(ask.SKILL, 'savoir-faire', 'compétences clés'),
	languages: LANGUAGES_SPOKEN,
	loisirs: text('hobbies', 'centres d’intérêt', 'What are the hobbies?'),
	salaireSouhaite: absent(number('desiredSalary', 'prétentions salariales')),
	numeroSecu: absent(text('insuranceNumber', 'numéro de sécurité sociale')),
};

/** A French CV: identity in the left corner, the wanted post in a centred box, years in the margin of ruled sections. */
const family: Family = {
	author: 'okoye',
	locales: ['fr-FR', 'fr-CA', 'fr-CH'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const home = locale.address();
		const { title, jobs, studies, skills, languages } = drawCareer(random, locale);
		const tone = random.pick(['#7b2d26', '#0b3954', '#4f6d7a', '#5c4d7d']);
		const sections = [
			markup`<section><h2>${random.pick(['Expériences', 'Parcours professionnel'])}</h2><div data-list="experiences">${jobs.map(
				(job) =>
					markup`<div class="g" data-row><div>${field('debut', job.from.slice(0, 4))} – ${job.to === null ? 'ce jour' : field('fin', job.to.slice(0, 4))}</div><div><b>${field('poste', job.title)}</b> · ${field('entreprise', job.employer)} (${field('ville', job.city)})<ul data-field="missions">${job.tasks.map((task) => markup`<li>${task} </li>`)}</ul></div></div>`,
			)}</div></section>`,
			markup`<section><h2>Formation</h2><div data-list="formations">${studies.map((study) => markup`<div class="g" data-row><div>${field('annee', String(study.to))}</div><div>${field('diplome', study.degree)} – ${field('etablissement', study.school)}</div></div>`)}</div></section>`,
			markup`<section><h2>Compétences et langues</h2><div class="two"><ul data-list="competences">${skills.map((skill) => markup`<li data-row>${field('value', skill)}</li>`)}</ul><ul data-list="languages">${languages.map(({ language, level }) => markup`<li data-row>${field('language', language)} : ${field('level', level)}</li>`)}</ul></div></section>`,
		];
		const html = markup`<style>
			@page { size: A4; margin: 14mm 17mm }
			body { font: 10pt/1.38 'DejaVu Sans Condensed' } .top { display: grid; grid-template-columns: 60mm 1fr; gap: 6mm; font-size: 9pt } .top b { font-size: 12pt } .want { border: 1.2pt solid ${tone}; border-radius: 2mm; padding: 3mm; text-align: center; margin: 5mm 20mm 2mm; font-size: 14pt; color: ${tone} } .acc { text-align: center; font-style: italic; margin: 0 12mm }
			h2 { font-size: 11pt; color: #fff; background: ${tone}; padding: .8mm 3mm; margin: 5mm 0 2mm } .g { display: grid; grid-template-columns: 27mm 1fr; margin-bottom: 2mm } .g > div:first-child { color: ${tone}; font-weight: bold } ul { margin: .5mm 0; padding-left: 5mm } .two { display: grid; grid-template-columns: 1fr 1fr }
			</style><div class="top"><div><b>${field('nom', random.chance(0.5) ? `${person.given} ${person.family.toUpperCase()}` : person.name)}</b><br>${home.lines[0]}<br>${home.lines[1]}<br>${field('telephone', locale.phone())}<br>${field('email', person.email)}</div>
			<div style="text-align:right">${random.chance(0.7) && markup`${field('age', random.int(21, 59))} ans<br>`}${random.chance(0.7) && markup`Permis ${field('permis', random.pick(['B', 'B et A2', 'B, véhicule personnel']))}<br>`}${random.chance(0.5) && markup`Mobilité : ${field('mobilite', random.pick(['toute la France', 'régionale', 'Europe', 'rayon de 50 km']))}`}</div></div>
			<div class="want">${field('posteRecherche', title)}</div><div class="acc">${field('accroche', random.pick(['Rigueur et bonne humeur au service de vos projets.', 'Quinze ans de terrain, prête à relever un nouveau défi.', 'Polyvalent, autonome et disponible immédiatement.']))}</div>
			${random.chance(0.6) ? sections : [sections[2], sections[0], sections[1]]}
			${random.chance(0.7) && markup`<h2>Centres d’intérêt</h2><p>${field('loisirs', random.pick(['Course à pied, photographie', 'Théâtre amateur', 'Secouriste bénévole', 'Échecs en club, cuisine']))}</p>`}`;
		return { html, fields };
	},
};
export default family;
