import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { ASK, asList, drawLife, JOB, SPOKEN, STUDY, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	dichiarante: ASK.name,
	luogoNascita: ASK.birthPlace,
	dataNascita: ASK.born,
	codiceFiscale: asText(
		'tax code of the declarant | codice fiscale | NIF del declarante | Steuernummer der Person',
		'taxNumber',
	),
	residenza: ASK.address,
	pec: ASK.email,
	titoli: asList(
		{
			numero: asText('number of the item | numero del punto | Ziffer'),
			titolo: STUDY.degree,
			istituto: STUDY.school,
			conseguito: STUDY.to,
			voto: asText('voto | final mark | nota | Abschlussnote', 'grade'),
		},
		'studyTitles | titoli di studio | Which degrees are declared? | títulos académicos',
	),
	servizi: asList(
		{
			numero: asText('number of the item | numero del punto | Ziffer'),
			ente: JOB.firm,
			qualifica: JOB.title,
			dal: JOB.from,
			al: JOB.to,
			ore: asNumber('hours a week | ore settimanali | horas semanales', 'workingHours'),
			contratto: asText('kind of contract | tipo di contratto | Vertragsart', 'contractType'),
		},
		'servicesRendered | servizi prestati | Which services are declared? | servicios prestados',
	),
	pubblicazioni: asList(
		{
			titolo: asText('title of the publication | título | Titel'),
			anno: asNumber('year of publication | año | Jahr'),
			sede: asText('journal | where it appeared | rivista | revista'),
		},
		'publications | pubblicazioni | What has been published?',
	),
	lingue: SPOKEN,
	luogo: asText('place of signature | luogo della firma | Wo wurde unterschrieben?'),
	firmatoIl: ASK.signedOn,
	...without('phone', 'salary', 'hobbies'),
};
const SAID = {
	it: 'CURRICULUM FORMATIVO E PROFESSIONALE|Il/La sottoscritto/a|nato/a a|il|C.F.|residente in|PEC|consapevole delle sanzioni previste in caso di dichiarazioni mendaci, dichiara:|di possedere i seguenti titoli di studio:|conseguito presso|nell’anno|con voto|di avere prestato i seguenti servizi:|presso|in qualità di|dal|al|a tutt’oggi|ore settimanali|di essere autore delle seguenti pubblicazioni:|di conoscere le seguenti lingue:|Luogo e data|Firma|tempo indeterminato;tempo determinato;incarico|Quaderni di Ricerca Applicata;Rivista Belvento di Studi;Annali Tecnici|Note sulla gestione dei servizi;Un caso di riorganizzazione;Metodi di misura a confronto;Il lavoro nelle piccole imprese',
	es: 'CURRÍCULUM PARA CONCURSO DE MÉRITOS|El/La abajo firmante|nacido/a en|el|NIF|con domicilio en|Correo|declara bajo su responsabilidad:|que posee los siguientes títulos:|expedido por|en el año|con calificación|que ha prestado los siguientes servicios:|en|como|desde|hasta|la fecha|horas semanales|que es autor/a de las siguientes publicaciones:|que conoce los siguientes idiomas:|Lugar y fecha|Firma|indefinido;temporal;interino|Cuadernos de Gestión Serrana;Revista Altamar;Anales Técnicos|Notas sobre la gestión de servicios;Un caso de reorganización;Métodos de medida;El trabajo en pequeñas empresas',
	pt: 'CURRÍCULO PARA CONCURSO PÚBLICO|O/A abaixo assinado/a|natural de|nascido/a em|NIF|residente em|Correio|declara sob compromisso de honra:|possuir as seguintes habilitações:|obtido em|no ano de|com classificação|ter prestado os seguintes serviços:|em|na categoria de|de|a|presente data|horas semanais|ser autor/a das seguintes publicações:|conhecer as seguintes línguas:|Local e data|Assinatura|sem termo;a termo certo;comissão de serviço|Cadernos da Serra;Revista Lagoa;Anais Técnicos|Notas sobre gestão de serviços;Um caso de reorganização;Métodos de medição;O trabalho nas pequenas empresas',
} as const;

/** A declaration for a public competition: numbered articles, items 1.1, 1.2 as one long sentence each, names and dates only known by the words around them. */
const family: Family = {
	author: 'milica',
	locales: ['it-IT', 'es-ES', 'pt-PT', 'it-CH', 'pt-BR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const life = drawLife(random, locale, { jobs: [3, 7] });
		const say = (day: string) => locale.date(day, 'dd/mm/yyyy').text;
		const code = locale.language === 'it' ? '??????##?##?###?' : '#########';
		const justify = random.chance(0.7) && 'text-align: justify;';
		const html = markup`<style>@page { size: A4; margin: 25mm 22mm } body { font: 11.5pt/1.6 ${random.pick(["'Liberation Serif'", "'DejaVu Serif Condensed'"])}; ${justify} } h1 { font-size: 13pt; text-align: center } .s { margin: 3mm 0 1mm } .i { margin-left: 9mm; text-indent: -9mm; padding-left: 6mm } .sig { display: flex; justify-content: space-between; margin-top: 12mm }
			</style><h1>${at(0)}</h1><p>${at(1)} <b>${field('dichiarante', person.name)}</b>, ${at(2)} ${field('luogoNascita', locale.address().city)} ${at(3)} ${field('dataNascita', locale.date(random.day('1955-01-01', '1988-01-01')))}, ${at(4)} ${field('codiceFiscale', random.pattern(code))}, ${at(5)} ${field('residenza', locale.address().whole)}${random.chance(0.7) && markup`, ${at(6)}: ${field('pec', person.email)}`}, ${at(7)}</p>
			<div class="s"><b>1.</b> ${at(8)}</div><div data-list="titoli">${life.studies.map((study, i) => markup`<div class="i" data-row>${field('numero', `1.${i + 1}`)} ${field('titolo', study.degree)}, ${at(9)} ${field('istituto', study.school)} ${at(10)} ${field('conseguito', String(study.to))}${random.chance(0.6) && markup` ${at(11)} ${field('voto', random.pick(['108/110', '110/110', '8,4', '16', '92/100']))}`};</div>`)}</div>
			<div class="s"><b>2.</b> ${at(12)}</div><div data-list="servizi">${life.jobs.map((job, i) => markup`<div class="i" data-row>${field('numero', `2.${i + 1}`)} ${at(13)} ${field('ente', job.employer)}, ${at(14)} ${field('qualifica', job.title)} (${field('contratto', one(23))}${random.chance(0.7) && markup`, ${field('ore', locale.count(random.pick([18, 24, 36, 38])))} ${at(18)}`}), ${at(15)} ${field('dal', say(job.from))} ${job.to === null ? at(17) : markup`${at(16)} ${field('al', say(job.to))}`};</div>`)}</div>
			${random.chance(0.7) && markup`<div class="s"><b>3.</b> ${at(19)}</div><div data-list="pubblicazioni">${random.some(at(25).split(';'), random.int(1, 3)).map((title, i) => markup`<div class="i" data-row>3.${i + 1} «${field('titolo', title)}», ${field('sede', one(24))}, ${field('anno', random.int(2004, 2025))};</div>`)}</div>`}
			<div class="s"><b>4.</b> ${at(20)} <span data-list="lingue">${life.languages.slice(1).map((spoken, i) => markup`${i > 0 && '; '}<span data-row>${field('language', spoken.language)}, ${field('level', spoken.level)}</span>`)}</span>.</div>
			<div class="sig"><span>${at(21)}: ${field('luogo', locale.address().city)}, ${field('firmatoIl', locale.date(random.day('2014-01-01', '2026-05-01')))}</span><span>${at(22)}: ____________________</span></div>`;
		return { html, fields };
	},
};
export default family;
