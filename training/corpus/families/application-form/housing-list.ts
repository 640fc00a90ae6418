import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { choose, drawFilling, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	fileNumber: asText(
		'number of the request | numéro de la demande | dossiernummer | Aktenzeichen des Antrags',
		'applicationNumber',
	),
	receivedOn: asDate(
		'When was the request received? | date de dépôt | ontvangen op | Eingangsdatum',
		'receivedDate',
	),
	applicant: asText(
		'Who applies for a flat? | demandeur | aanvrager | Wer sucht eine Wohnung?',
		'applicant',
	),
	phone: asText('phone of the applicant | téléphone du demandeur | Telefon', 'phone'),
	presentAddress: asText(
		'present home | Where do they live now? | adresse actuelle | heutige Wohnung',
		'address',
	),
	presentRent: asNumber(
		'rent paid now | loyer actuel | huidige huur | Welche Miete wird jetzt gezahlt?',
		'rent',
	),
	presentRooms: asNumber(
		'rooms of the present flat | nombre de pièces actuel | Zimmer heute',
		'rooms',
	),
	wantedRooms: asNumber(
		'rooms wanted | pièces souhaitées | gewenste kamers | Wie viele Zimmer werden gewünscht?',
	),
	wantedTown: asText(
		'towns wanted | communes souhaitées | gewenste gemeenten | gewünschter Ort',
		'location',
	),
	maximumRent: asNumber('highest rent | loyer maximal | maximale huur | höchste Miete'),
	housing: asText('What kind of housing now? | present housing | logement actuel | Wohnsituation'),
	isOvercrowded: asFlag('Is the flat overcrowded? | suroccupation | te klein behuisd | überbelegt'),
	isUnhealthy: asFlag(
		'Is the flat unhealthy? | logement insalubre | ongezonde woning | gesundheitsschädlich',
	),
	mustLeave: asFlag('Has notice been given? | congé donné | opgezegd | Kündigung erhalten'),
	household: asList(
		{
			person: asText('member of the household | personne | gezinslid | Person'),
			relation: asText('relation to the applicant | lien | verwantschap | Verhältnis'),
			born: asText('date of birth of the member | né le | geboren | Geburtsdatum', 'birthDate'),
			income: asNumber('monthly income of the member | ressources | inkomen | Einkommen im Monat'),
		},
		'people who will live there | composition du foyer | gezinsleden | Who will live in the flat?',
	),
	totalIncome: asNumber(
		'income of all together | ressources totales | totaal inkomen | Gesamteinkommen',
	),
	points: absent(asNumber('points awarded | punten | How many points has the request?')),
	iban: absent(asText('account of the applicant | compte bancaire | rekeningnummer', 'iban')),
};
const SAID = {
	fr: 'Demande de logement social|Cadre réservé au service|Dossier n°|Déposée le|1 Le demandeur|Nom et prénom|Téléphone|Adresse|2 Logement actuel|Loyer mensuel|Pièces|Vous êtes|locataire;hébergé;propriétaire;en foyer|3 Personnes à loger|Nom, prénom|Lien|Né(e) le|Ressources / mois|Total|4 Motif|logement trop petit|logement insalubre|congé du propriétaire|5 Logement recherché|Commune(s)|Loyer maximal|demandeur;conjoint;enfant;enfant;parent',
	nl: 'Aanvraag sociale huurwoning|In te vullen door de dienst|Dossier nr.|Ontvangen op|1 Aanvrager|Naam en voornaam|Telefoon|Adres|2 Huidige woning|Huur per maand|Kamers|U bent|huurder;inwonend;eigenaar;in opvang|3 Gezin|Naam, voornaam|Verwantschap|Geboren|Inkomen / maand|Totaal|4 Reden|woning te klein|ongezonde woning|huur opgezegd|5 Gezochte woning|Gemeente(n)|Hoogste huur|aanvrager;partner;kind;kind;ouder',
	en: 'Application for a council home|Office use|File no.|Received|1 Applicant|Surname and first name|Telephone|Address|2 Present home|Rent per month|Rooms|You are|tenant;lodger;owner;in a hostel|3 People to be housed|Name|Relation|Born|Income / month|Total|4 Reason|home too small|home unfit|notice to quit|5 Home wanted|Area(s)|Highest rent|applicant;partner;child;child;parent',
	sv: 'Ansökan om hyresbostad|Ifylls av kommunen|Ärende nr|Inkom|1 Sökande|Efternamn och förnamn|Telefon|Adress|2 Nuvarande bostad|Hyra per månad|Rum|Ni är|hyresgäst;inneboende;ägare;på boende|3 Personer i hushållet|Namn|Släktskap|Född|Inkomst / månad|Summa|4 Skäl|trångbodd|osund bostad|uppsagd|5 Önskad bostad|Område|Högsta hyra|sökande;sambo;barn;barn;förälder',
} as const;

/** A request for public housing: five numbered bands with white figures in dark squares, an office box at the right top, the household as an open table with its sum. */
const family: Family = {
	author: 'milica',
	locales: ['fr-FR', 'nl-BE', 'en-GB', 'sv-SE', 'fr-BE', 'nl-NL'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const head = locale.person();
		const day = random.day('1992-01-01', '2026-03-01');
		const scale = locale.country.currency === 'SEK' ? 10 : 1;
		const people = Array.from({ length: random.int(1, 5) }, (_, i) => ({
			name: i === 0 ? `${head.family} ${head.given}` : `${head.family} ${locale.person().given}`,
			relation: at(26).split(';')[i] ?? '',
			born: addDays(day, -(i > 1 && i < 4 ? random.int(300, 6000) : random.int(8000, 22_000))),
			income: i < 2 ? random.int(6, 24) * 100 * scale : 0,
		}));
		const total = people.reduce((sum, { income }) => sum + income, 0);
		const line = (label: string, content: ReturnType<typeof markup> | false, width: string) =>
			markup`<span class="q" style="width:${width}">${label} <span class="v">${content}</span></span>`;
		const band = (i: number) => markup`<h2><b>${at(i).slice(0, 1)}</b>${at(i).slice(2)}</h2>`;
		const isOn = () => random.chance(0.4);
		const html = markup`<style>@page { size: A4; margin: 12mm 14mm } body { font: 9pt 'Liberation Sans' } .v { ${drawFilling(random)}; font-size: 10.5pt } h1 { font-size: 16pt; margin: 0; width: 100mm } .off { position: absolute; top: 0; right: 0; border: .6pt solid #555; background: #eee; padding: 1mm 2mm; width: 66mm; font-size: 7.5pt; line-height: 1.9 } h2 { font-size: 10pt; background: #dfe6ee; margin: 4mm 0 2mm; padding-right: 2mm; line-height: 6mm } h2 b { background: #27425f; color: #fff; display: inline-block; width: 7mm; text-align: center; margin-right: 3mm } .q { display: inline-block; border-bottom: .5pt dotted #555; min-height: 7mm; margin: 0 2mm 1mm 0; vertical-align: top } table { width: 100% } th { text-align: left; font-size: 7.5pt; font-weight: normal } td { border-bottom: .4pt solid #888; height: 7mm } .z { text-align: right } .z .v { left: 0 } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid #27425f; font: bold 9pt/3.4mm 'Liberation Sans'; text-align: center } .choice, .t span { margin-right: 6mm } .t { display: flex }
			</style><h1>${at(0)}</h1><div class="off"><b>${at(1)}</b><br>${at(2)} ${field('fileNumber', random.pattern('##-####-??'))}<br>${at(3)} ${random.chance(0.7) && field('receivedOn', locale.date(addDays(day, random.int(0, 6))))}</div>
			<div style="height:10mm"></div>${band(4)}${line(at(5), field('applicant', people[0]?.name ?? ''), '58%')}${line(at(6), random.chance(0.8) && field('phone', locale.phone()), '38%')}${line(at(7), field('presentAddress', locale.address().whole), '97%')}
			${band(8)}${line(at(9), random.chance(0.8) && field('presentRent', locale.amount(random.int(28, 90) * 10 * scale, 0)), '45%')}${line(at(10), field('presentRooms', random.int(1, 4)), '20%')}<p>${at(11)}: ${choose('housing', at(12).split(';'), random.chance(0.9) ? random.pick(at(12).split(';')) : undefined)}</p>
			${band(13)}<table data-list="household"><tr><th>${at(14)}</th><th>${at(15)}</th><th>${at(16)}</th><th class="z">${at(17)}</th></tr>${people.map((one) => markup`<tr data-row><td><span class="v">${field('person', one.name)}</span></td><td><span class="v">${field('relation', one.relation)}</span></td><td><span class="v">${field('born', locale.date(one.born).text)}</span></td><td class="z">${one.income > 0 && markup`<span class="v">${field('income', locale.amount(one.income, 0))}</span>`}</td></tr>`)}<tr><td></td><td></td><td>${at(18)}</td><td class="z"><span class="v">${field('totalIncome', locale.amount(total, 0))}</span></td></tr></table>
			${band(19)}<div class="t">${tick('isOvercrowded', isOn(), at(20))}${tick('isUnhealthy', isOn(), at(21))}${tick('mustLeave', isOn(), at(22))}</div>${band(23)}${line(at(24), field('wantedTown', random.some([locale.address().city, locale.address().city], 2).join(', ')), '97%')}${line(at(10), field('wantedRooms', random.int(2, 5)), '25%')}${line(at(25), random.chance(0.7) && field('maximumRent', locale.amount(random.int(40, 110) * 10 * scale, 0)), '45%')}`;
		return { html, fields };
	},
};
export default family;
