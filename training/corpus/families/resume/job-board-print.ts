import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';
import {
	ASK,
	asList,
	asValues,
	drawLife,
	drawMonths,
	head,
	JOB,
	span,
	SPOKEN,
	STUDY,
	without,
} from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	candidate: ASK.name,
	candidateId: asText(
		'number of the candidate | Bewerbernummer | código del candidato | ref',
		'otherNumber',
	),
	matching: asNumber(
		'match in percent | Übereinstimmung | adéquation | How well does the candidate match?',
	),
	updated: asText(
		'profile last changed | zuletzt aktualisiert | última actualización',
		'revisionDate',
	),
	phone: ASK.phone,
	email: ASK.email,
	town: ASK.town,
	desiredPay: asText(
		'What pay is wanted? | Gehaltsvorstellung | pretensión salarial | salaire visé',
		'desiredSalary',
	),
	notice: asText(
		'When can the candidate start? | Kündigungsfrist | disponibilidad | preavviso',
		'noticePeriod',
	),
	workModel: asText(
		'full time or part time | Arbeitszeitmodell | jornada | type de contrat',
		'contractType',
	),
	jobs: asList(
		{
			title: JOB.title,
			company: JOB.firm,
			place: JOB.town,
			start: JOB.from,
			end: JOB.to,
			text: JOB.tasks,
		},
		'experience | jobs of the candidate | experiencia | Berufserfahrung | What jobs are shown?',
	),
	schools: asList(
		{ course: STUDY.degree, school: STUDY.school, end: STUDY.to },
		'education | formación | Ausbildung | What did the candidate study?',
	),
	keywords: asValues(
		'keyword | Stichwort | etiqueta',
		'tags | Which keywords are shown? | Stichwörter',
	),
	languages: SPOKEN,
	...without('address', 'born', 'photo'),
};
const SAID = {
	es: 'Candidatos|Ficha del candidato|Código|Adecuación|Actualizado el|Expectativa salarial|Disponibilidad|Jornada|Imprimir|Volver a la lista|Descargar CV|Etiquetas|15 días;inmediata;un mes|completa;parcial;indiferente|brutos/año',
	pt: 'Candidatos|Ficha do candidato|Código|Compatibilidade|Atualizado em|Pretensão salarial|Disponibilidade|Regime|Imprimir|Voltar à lista|Descarregar CV|Etiquetas|15 dias;imediata;um mês|integral;parcial;indiferente|brutos/ano',
	ro: 'Candidați|Fișa candidatului|Cod|Potrivire|Actualizat la|Salariu dorit|Disponibilitate|Program|Tipărește|Înapoi la listă|Descarcă CV|Etichete|15 zile;imediat;o lună|normă întreagă;parțial;oricare|brut/an',
	hu: 'Jelöltek|Jelölt adatlapja|Kód|Egyezés|Frissítve|Fizetési igény|Kezdés|Munkaidő|Nyomtatás|Vissza a listához|CV letöltése|Címkék|15 nap;azonnal;egy hónap|teljes;részmunkaidő;mindegy|bruttó/év',
	tr: 'Adaylar|Aday Bilgisi|Aday No|Uyum|Güncelleme|Ücret beklentisi|Başlangıç|Çalışma şekli|Yazdır|Listeye dön|CV indir|Etiketler|15 gün;hemen;bir ay|tam zamanlı;yarı zamanlı;farketmez|brüt/yıl',
	pl: 'Kandydaci|Karta kandydata|Numer|Dopasowanie|Aktualizacja|Oczekiwania finansowe|Dostępność|Wymiar|Drukuj|Wróć do listy|Pobierz CV|Tagi|15 dni;od zaraz;miesiąc|pełny etat;część etatu;dowolny|brutto/rok',
	en: 'Candidates|Candidate record|Candidate ID|Match|Updated|Expected pay|Availability|Hours|Print|Back to list|Download CV|Tags|15 days;at once;one month|full time;part time;any|gross p.a.',
} as const;

/** A recruiter's web page as the browser prints it: address and time in the margins, grey buttons, a two-column panel of facts at the right and entries with tags below. */
const family: Family = {
	author: 'quentin',
	locales: ['es-ES', 'pt-BR', 'ro-RO', 'hu-HU', 'tr-TR', 'pl-PL', 'en-IE', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = drawApplicant(random);
		const life = drawLife(random, locale);
		const say = drawMonths(random, locale);
		const id = random.pattern('######');
		const printed = locale.date(random.day('2019-01-01', '2026-06-01'), 'dd/mm/yyyy').text;
		const fact = (label: string, content: ReturnType<typeof markup> | false) =>
			content && markup`<dt>${label}</dt><dd>${content}</dd>`;
		const tone = random.pick(['#e4f1fb', '#f3f3f3', '#fdf3e0', '#e9f7ec']);
		const html = markup`<style>@page { size: A4; margin: 8mm 12mm } body { font: 9pt/1.4 ${random.pick(["'DejaVu Sans'", "'Liberation Sans'"])} } .url { display: flex; justify-content: space-between; font: 7pt 'Liberation Sans'; color: #444; margin-bottom: 5mm } .btn { display: inline-block; background: #ddd; border-radius: 1mm; padding: .6mm 2.5mm; font-size: 7.5pt; margin-right: 2mm } h1 { font-size: 15pt; margin: 3mm 0 1mm } .g { display: grid; grid-template-columns: 1fr 62mm; gap: 7mm; align-items: start } dl { background: ${tone}; margin: 0; padding: 3mm; display: grid; grid-template-columns: 1fr; gap: .3mm; order: 2 } dt { font-size: 7pt; color: #666; text-transform: uppercase } dd { margin: 0 0 1.6mm; font-weight: bold } .e { border-top: .5pt solid #ccc; padding: 2mm 0 } .e small { color: #777 } h2 { font-size: 10.5pt; color: #1a5aa0; margin: 4mm 0 1mm } .tag { background: ${tone}; border-radius: 2mm; padding: .3mm 2mm; margin: 0 1mm 1mm 0; display: inline-block }
			</style><div class="url"><span>${printed}, ${random.int(7, 18)}:${random.int(10, 59)}</span><span>${at(1)} – TalentPort</span></div><div class="btn">${at(9)}</div><div class="btn">${at(8)}</div><div class="btn">${at(10)}</div><h1>${field('candidate', person.name)}</h1><small>${at(0)} › ${at(2)} ${field('candidateId', id)} · ${at(3)}: ${field('matching', locale.percent(random.int(41, 99)))} · ${at(4)} ${field('updated', printed)}</small>
			<div class="g"><dl>${fact(locale.label('phone'), field('phone', locale.phone()))}${fact(head(locale, 'email'), markup`<small style="font-size:7.5pt">${field('email', person.email)}</small>`)}${fact(locale.label('address'), field('town', locale.address().city))}${fact(at(5), random.chance(0.7) && field('desiredPay', `${locale.money(random.int(18, 62) * 1000).text} ${at(14)}`))}${fact(at(6), field('notice', one(12)))}${fact(at(7), random.chance(0.8) && field('workModel', one(13)))}${fact(locale.label('languages'), markup`<span data-list="languages">${life.languages.map((spoken) => markup`<div data-row>${field('language', spoken.language)}: <span style="font-weight:normal">${field('level', spoken.level)}</span></div>`)}</span>`)}</dl>
			<div><h2>${locale.label('experience')} (${life.jobs.length})</h2><div data-list="jobs">${life.jobs.map((job) => markup`<div class="e" data-row><b>${field('title', job.title)}</b><br>${field('company', job.employer)} · ${field('place', job.city)}<br><small>${span(['start', 'end'], [say(job.from), job.to && say(job.to)], { now: head(locale, 'now'), sign: ' → ' })}</small><br>${random.chance(0.8) && field('text', job.tasks.join('. '))}</div>`)}</div>
			<h2>${locale.label('education')} (${life.studies.length})</h2><div data-list="schools">${life.studies.map((study) => markup`<div class="e" data-row><b>${field('course', study.degree)}</b><br>${field('school', study.school)}<br><small>${field('end', String(study.to))}</small></div>`)}</div><h2>${at(11)}</h2><div data-list="keywords">${life.skills.map((skill) => markup`<span class="tag" data-row>${field('value', skill)}</span>`)}</div></div></div><div class="url" style="margin-top:8mm"><span>https://app.talentport.example/c/${id}?tab=cv</span><span>1/1</span></div>`;
		return { html, fields };
	},
};
export default family;
