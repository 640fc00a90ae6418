import { addDays } from './random.ts';
import type { Random } from './random.ts';
import type { Locale } from './locale.ts';

/** Working lives by language: jobs, degrees, skills and sentences about tasks, separated by `|`. */
const CAREERS = {
	en: {
		jobs: 'Project manager|Staff nurse|Data analyst|Electrician|Primary teacher|Sales assistant|Software developer|Logistics coordinator|Chef de partie|Accountant',
		degrees:
			'BSc Computer Science|BA History|MSc Logistics|Diploma in Nursing|MBA|BEng Mechanical Engineering|Certificate in Catering',
		schools:
			'Harborview College|University of Northgate|Eastfield Technical Institute|Alder Valley University',
		skills:
			'Excel|Python|stock control|SQL|first aid|budgeting|AutoCAD|public speaking|forklift licence|bookkeeping|patient care',
		tasks:
			'Led a team of {n} people and planned their shifts.|Cut delivery times by {n} per cent.|Kept the books of {n} clients.|Introduced a new booking system for {n} branches.|Trained {n} apprentices.|Looked after a ward with {n} beds.',
		languages: 'English|French|Polish|Hindi|Spanish',
		levels: 'native|fluent|good|basic',
	},
	de: {
		jobs: 'Projektleiterin|Krankenpfleger|Datenanalyst|Elektroniker|Grundschullehrerin|Verkäuferin|Softwareentwickler|Disponent|Koch|Buchhalterin',
		degrees:
			'B.Sc. Informatik|Ausbildung zur Industriekauffrau|M.A. Geschichte|Meisterprüfung Elektrotechnik|Diplom Maschinenbau|Abitur|Ausbildung zum Koch',
		schools:
			'Hochschule Elbtal|Universität Nordheim|Berufskolleg am Markt|Technische Hochschule Kranichstein',
		skills:
			'Excel|Python|Lagerverwaltung|SQL|Erste Hilfe|Kalkulation|AutoCAD|Moderation|Staplerschein|DATEV|Wundversorgung',
		tasks:
			'Leitung eines Teams mit {n} Personen.|Verkürzung der Lieferzeiten um {n} Prozent.|Betreuung von {n} Mandanten.|Einführung eines Buchungssystems in {n} Filialen.|Ausbildung von {n} Lehrlingen.',
		languages: 'Deutsch|Englisch|Französisch|Polnisch|Türkisch',
		levels: 'Muttersprache|fließend|gut|Grundkenntnisse',
	},
	fr: {
		jobs: 'Chef de projet|Infirmière|Analyste de données|Électricien|Professeure des écoles|Vendeur|Développeuse|Coordinateur logistique|Cuisinier|Comptable',
		degrees:
			'Licence d’informatique|BTS Électrotechnique|Master Logistique|Diplôme d’État d’infirmier|DUT Génie mécanique|Baccalauréat|CAP Cuisine',
		schools: 'Université de Clairval|IUT des Deux Rives|Lycée Belrive|École supérieure Luminor',
		skills:
			'Excel|Python|gestion des stocks|SQL|secourisme|budget|AutoCAD|prise de parole|permis cariste|comptabilité|soins',
		tasks:
			'Encadrement d’une équipe de {n} personnes.|Réduction des délais de {n} %.|Suivi de {n} clients.|Mise en place d’un logiciel dans {n} agences.|Formation de {n} apprentis.',
		languages: 'Français|Anglais|Espagnol|Arabe|Italien',
		levels: 'langue maternelle|courant|bon niveau|notions',
	},
	it: {
		jobs: 'Responsabile di progetto|Infermiera|Analista dati|Elettricista|Insegnante|Commesso|Sviluppatrice software|Addetto logistica|Cuoco|Contabile',
		degrees:
			'Laurea in Informatica|Diploma di perito elettrotecnico|Laurea magistrale in Logistica|Laurea in Infermieristica|Maturità scientifica',
		schools:
			'Università di Belvento|Istituto tecnico Corallina|Politecnico di Rivalta|Liceo Solaria',
		skills:
			'Excel|Python|gestione magazzino|SQL|primo soccorso|preventivi|AutoCAD|patentino muletto|contabilità',
		tasks:
			'Coordinamento di un gruppo di {n} persone.|Riduzione dei tempi del {n} per cento.|Gestione di {n} clienti.|Formazione di {n} apprendisti.',
		languages: 'Italiano|Inglese|Francese|Tedesco|Spagnolo',
		levels: 'madrelingua|fluente|buono|base',
	},
	es: {
		jobs: 'Jefa de proyecto|Enfermero|Analista de datos|Electricista|Maestra|Dependiente|Desarrollador|Coordinadora logística|Cocinero|Contable',
		degrees:
			'Grado en Informática|FP Electrotecnia|Máster en Logística|Grado en Enfermería|Bachillerato|Ingeniería Mecánica',
		schools:
			'Universidad de Montesol|Instituto Brisamar|Escuela Técnica Cantera|Universidad Encinar',
		skills:
			'Excel|Python|gestión de almacén|SQL|primeros auxilios|presupuestos|AutoCAD|carné de carretillero|contabilidad',
		tasks:
			'Dirección de un equipo de {n} personas.|Reducción de plazos en un {n} por ciento.|Gestión de {n} clientes.|Formación de {n} aprendices.',
		languages: 'Español|Inglés|Francés|Catalán|Portugués',
		levels: 'nativo|fluido|bueno|básico',
	},
	nl: {
		jobs: 'Projectleider|Verpleegkundige|Data-analist|Elektricien|Leerkracht|Verkoper|Softwareontwikkelaar|Planner|Kok|Boekhouder',
		degrees: 'HBO Informatica|MBO Elektrotechniek|WO Geschiedenis|HBO Verpleegkunde|VWO|MBO Horeca',
		schools: 'Hogeschool Rietveen|Universiteit Eikenrode|ROC Waterkant|Technisch College Polder',
		skills: 'Excel|Python|voorraadbeheer|SQL|EHBO|begroten|AutoCAD|heftruckcertificaat|boekhouding',
		tasks:
			'Leiding aan een team van {n} mensen.|Levertijden met {n} procent verkort.|Beheer van {n} klanten.|Begeleiding van {n} leerlingen.',
		languages: 'Nederlands|Engels|Duits|Frans|Fries',
		levels: 'moedertaal|vloeiend|goed|basis',
	},
	pt: {
		jobs: 'Gestora de projeto|Enfermeiro|Analista de dados|Eletricista|Professora|Vendedor|Programadora|Coordenador logístico|Cozinheiro|Contabilista',
		degrees:
			'Licenciatura em Informática|Curso profissional de Eletrotecnia|Mestrado em Logística|Licenciatura em Enfermagem|12.º ano|Engenharia Mecânica',
		schools:
			'Universidade de Montalvo|Instituto Brisamar|Escola Profissional Ribeira|Universidade Pinhal',
		skills:
			'Excel|Python|gestão de stocks|SQL|primeiros socorros|orçamentos|AutoCAD|carta de empilhador|contabilidade',
		tasks:
			'Coordenação de uma equipa de {n} pessoas.|Redução dos prazos em {n} por cento.|Gestão de {n} clientes.|Formação de {n} estagiários.',
		languages: 'Português|Inglês|Espanhol|Francês|Alemão',
		levels: 'língua materna|fluente|bom|básico',
	},
	sv: {
		jobs: 'Projektledare|Sjuksköterska|Dataanalytiker|Elektriker|Lärare|Butikssäljare|Systemutvecklare|Logistikkoordinator|Kock|Redovisningsekonom',
		degrees:
			'Kandidatexamen i informatik|Gymnasieexamen el|Civilingenjör maskinteknik|Sjuksköterskeexamen|Magister i historia|Yrkeshögskola logistik',
		schools: 'Högskolan Norrviken|Lindåsa universitet|Yrkesskolan Hamnen|Tekniska högskolan Alvik',
		skills:
			'Excel|Python|lagerstyrning|SQL|första hjälpen|budget|AutoCAD|truckkort|bokföring|patientvård',
		tasks:
			'Ledde ett team på {n} personer.|Kortade ledtiderna med {n} procent.|Ansvarade för {n} kunder.|Handledde {n} lärlingar.',
		languages: 'Svenska|Engelska|Tyska|Finska|Franska',
		levels: 'modersmål|flytande|goda kunskaper|grundläggande',
	},
} as const;

export type CareerLanguage = keyof typeof CAREERS;
export type Job = {
	title: string;
	employer: string;
	city: string;
	from: string;
	to: string | null;
	tasks: string[];
};
export type Study = { degree: string; school: string; from: number; to: number };
export type Career = {
	title: string;
	jobs: Job[];
	studies: Study[];
	skills: string[];
	languages: { language: string; level: string }[];
};

/** A life in work, the last job first; years of jobs and studies follow each other. */
export function drawCareer(random: Random, locale: Locale): Career {
	const words = CAREERS[locale.language as CareerLanguage];
	const split = (text: string) => text.split('|');
	let day = random.day('2023-01-01', '2026-03-01');
	const jobs = Array.from({ length: random.int(2, 5) }, (_, i): Job => {
		const to = i === 0 && random.chance(0.7) ? null : day;
		const from = addDays(day, -random.int(300, 1800));
		day = addDays(from, -random.int(10, 150));
		return {
			title: random.pick(split(words.jobs)),
			employer: locale.company().name,
			city: locale.address().city,
			from,
			to,
			tasks: random
				.some(split(words.tasks), random.int(1, 3))
				.map((task) => task.replace('{n}', String(random.int(3, 40)))),
		};
	});
	let year = Number(day.slice(0, 4));
	const studies = random.some(split(words.degrees), random.int(1, 3)).map((degree): Study => {
		const to = year;
		const from = year - random.int(2, 4);
		year = from;
		return { degree, school: random.pick(split(words.schools)), from, to };
	});
	const [first = '', ...others] = split(words.languages);
	const [native = '', ...levels] = split(words.levels);
	return {
		title: jobs[0]?.title ?? '',
		jobs,
		studies,
		skills: random.some(split(words.skills), random.int(3, 7)),
		languages: [
			{ language: first, level: native },
			...random
				.some(others, random.int(1, 2))
				.map((language) => ({ language, level: random.pick(levels) })),
		],
	};
}
