import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant, drawSpans, split } from '../../kit/lives.ts';
import { ASK, asList, asValues, listed, span, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	consultant: ASK.name,
	role: ASK.wanted,
	birthYear: asNumber('Jahrgang | year of birth | In which year was the consultant born?'),
	itSince: asNumber('EDV-Erfahrung seit | in IT since | Since when has the person worked in IT?'),
	availableFrom: asText(
		'verfügbar ab | from when is the person free? | disponible dès',
		'availability',
	),
	dailyRate: asNumber('Tagessatz | day rate | What does a day cost?', 'hourlyRate'),
	operatingRange: asText(
		'Einsatzgebiet | where the person works | Wo ist der Einsatz möglich?',
		'location',
	),
	matrix: asList(
		{
			area: asText('area of the skill | Bereich | domaine'),
			skill: asText('technology | Kenntnis | technologie | What is mastered?'),
			years: asNumber('years of experience | Jahre | années'),
			lastUsed: asNumber('last used in | zuletzt | dernière utilisation'),
			level: asText('level from 1 to 5 | Stufe | niveau'),
		},
		'skillMatrix | Kenntnismatrix | Which technologies, how long and how well? | compétences techniques',
	),
	projects: asList(
		{
			number: asText('project number | Nr. | numéro'),
			from: asText('project start | Beginn | début'),
			to: asText('project end | Ende | fin'),
			title: asText('what the project was | Projekt | intitulé', 'projectName'),
			client: asText('customer of the project | Kunde | client'),
			part: asText('role in the project | Rolle | rôle'),
			tools: asText('tools and languages used | Werkzeuge | environnement technique'),
			effort: asNumber('person days | Personentage | jours'),
		},
		'projectList | Projektliste | Which projects were done? | missions',
	),
	branches: asValues(
		'branch | Branche | secteur',
		'branches | In which branches? | Branchenkenntnisse',
	),
	lastClient: asText(
		'What client had the last project? | letzter Kunde | dernier client | mostRecentClient',
	),
	...without('address', 'email', 'hobbies'),
};
const SAID = {
	de: 'BERATERPROFIL|Jahrgang|EDV-Erfahrung seit|Verfügbar ab|Tagessatz|Einsatzgebiet|Kenntnisse|Bereich|Kenntnis|Jahre|zuletzt|Stufe|Projekte|Projekt|Zeitraum|Kunde|Rolle|Umfeld|Umfang|PT|Branchen|heute|sofort;nach Absprache;in 4 Wochen|D-A-CH;Raum Köln;remote|Versicherung;Handel;Automobil;Energie;Behörden;Chemie|Ablösung des Altsystems;Einführung eines Data Warehouse;Migration nach Linux;Webshop für Ersatzteile;Testautomatisierung;Schnittstelle zur Lohnabrechnung|Entwicklerin;Architekt;Testmanager;Projektleitung;Scrum Master|Sprachen;Datenbanken;Systeme;Methoden',
	en: 'CONSULTANT PROFILE|Year of birth|In IT since|Available from|Daily rate|Area|Technical skills|Area|Skill|Years|Last used|Level|Projects|Project|Period|Client|Role|Environment|Effort|days|Sectors|today|at once;by arrangement;in 4 weeks|UK and Ireland;on site, London;remote|Insurance;Retail;Automotive;Energy;Government;Chemicals|Replacement of the legacy system;Introduction of a data warehouse;Migration to Linux;Web shop for spare parts;Test automation;Interface to payroll|Developer;Architect;Test manager;Project lead;Scrum master|Languages;Databases;Systems;Methods',
	fr: 'DOSSIER DE COMPÉTENCES|Année de naissance|Expérience depuis|Disponible|Tarif journalier|Mobilité|Compétences techniques|Domaine|Compétence|Années|Dernier usage|Niveau|Missions|Mission|Période|Client|Rôle|Environnement|Charge|jours|Secteurs|ce jour|immédiatement;à convenir;sous 4 semaines|Île-de-France;France entière;à distance|Assurance;Distribution;Automobile;Énergie;Secteur public;Chimie|Refonte de l’ancien système;Mise en place d’un entrepôt de données;Migration vers Linux;Boutique en ligne de pièces;Automatisation des tests;Interface avec la paie|Développeuse;Architecte;Responsable tests;Chef de projet;Scrum master|Langages;Bases de données;Systèmes;Méthodes',
	nl: 'CONSULTANTPROFIEL|Geboortejaar|In de IT sinds|Beschikbaar|Dagtarief|Regio|Kennis|Gebied|Kennis van|Jaren|Laatst|Niveau|Projecten|Project|Periode|Klant|Rol|Omgeving|Omvang|dagen|Branches|heden|direct;in overleg;over 4 weken|Randstad;heel Nederland;thuis|Verzekeringen;Handel;Automotive;Energie;Overheid;Chemie|Vervanging van het oude systeem;Invoering van een datawarehouse;Migratie naar Linux;Webshop voor onderdelen;Testautomatisering;Koppeling met salarissen|Ontwikkelaar;Architect;Testmanager;Projectleider;Scrum master|Talen;Databases;Systemen;Methoden',
} as const;
const TOOLS = split(
	'Java|Kotlin|COBOL|Oracle|PostgreSQL|Db2|Linux|z/OS|Kubernetes|Scrum|UML|Python|C#|SAP ABAP|Angular|Kafka',
);

/** An IT consultant's dossier: a matrix of skills with years and level in dots, then a numbered box for every project, captions right-aligned inside it. */
const family: Family = {
	author: 'quentin',
	locales: ['de-DE', 'en-GB', 'fr-FR', 'nl-NL', 'de-CH', 'fr-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = drawApplicant(random);
		const spans = drawSpans(random, random.int(3, 7), { days: [60, 800] });
		const say = (day: string) => locale.date(day, 'mm.yyyy').text;
		const tone = random.pick(['#003b5c', '#5a1e2b', '#2f4f2f']);
		const areas = at(27).split(';');
		const dots = (level: number) => `${'●'.repeat(level)}${'○'.repeat(5 - level)}`;
		const isDots = random.chance(0.5);
		const fact = (label: string, content: ReturnType<typeof markup> | false) =>
			content && markup`<span>${label} <b>${content}</b></span>`;
		const row = (label: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td class="c">${label}</td><td>${content}</td></tr>`;
		const html = markup`<style>@page { size: A4; margin: 18mm 17mm } body { font: 9pt/1.35 'Liberation Sans' } .h { text-align: right; color: ${tone}; letter-spacing: 3pt; font-size: 8pt } h1 { font-size: 19pt; margin: 0 } .f { display: flex; flex-wrap: wrap; gap: 1mm 7mm; border-top: 2pt solid ${tone}; padding: 2mm 0; margin-top: 2mm } h2 { font-size: 11pt; color: ${tone}; margin: 4mm 0 1.5mm } .m { width: 100% } .m th { text-align: left; border-bottom: 1pt solid ${tone}; font-size: 8pt } .m td { border-bottom: .4pt solid #ccc; padding: .5mm 2mm .5mm 0 } .n { text-align: center } .p { border: .7pt solid ${tone}; margin-bottom: 3mm; width: 100%; break-inside: avoid } .p td { padding: .5mm 2mm; vertical-align: top } .p .t { background: ${tone}; color: #fff } .c { width: 30mm; text-align: right; color: #555 }
			</style><div class="h">${at(0)}</div><h1>${field('consultant', random.chance(0.5) ? person.name : `${person.given.slice(0, 1)}. ${person.family}`)}</h1>${field('role', one(26))}<div class="f">${fact(at(1), field('birthYear', random.int(1959, 1994)))}${fact(at(2), field('itSince', random.int(1986, 2012)))}${fact(at(3), field('availableFrom', one(22)))}${fact(at(4), random.chance(0.5) && field('dailyRate', locale.money(random.int(56, 130) * 10)))}${fact(at(5), field('operatingRange', one(23)))}${fact(at(20), listed('branches', random.some(at(24).split(';'), random.int(2, 3))))}</div>
			<h2>${at(6)}</h2><table class="m" data-list="matrix"><tr><th>${at(7)}</th><th>${at(8)}</th><th class="n">${at(9)}</th><th class="n">${at(10)}</th><th class="n">${at(11)}</th></tr>${random
				.some(TOOLS, random.int(6, 11))
				.map((tool, i) => {
					const level = random.int(2, 5);
					return markup`<tr data-row><td>${field('area', areas[i % 4] ?? '')}</td><td>${field('skill', tool)}</td><td class="n">${field('years', random.int(1, 22))}</td><td class="n">${field('lastUsed', random.int(2015, 2026))}</td><td class="n">${isDots ? dots(level) : field('level', `${level}/5`)}</td></tr>`;
				})}</table>
			<h2>${at(12)}</h2><div data-list="projects">${spans.map(({ from, to }, i) => markup`<table class="p" data-row><tr class="t"><td>${field('number', `${at(13)} ${spans.length - i}`, String(spans.length - i))}</td><td>${field('title', one(25))}</td></tr>${row(at(14), span(['from', 'to'], [say(from), to && say(to)], { now: at(21) }))}${row(at(15), cell('client', locale.company().name, i === 0 && 'lastClient'))}${row(at(16), field('part', one(26)))}${row(at(17), field('tools', random.some(TOOLS, random.int(2, 5)).join(', ')))}${random.chance(0.5) && row(at(18), markup`${field('effort', random.int(15, 420))} ${at(19)}`)}</table>`)}</div>`;
		return { html, fields };
	},
};
export default family;
