import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { choose, drawFilling, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	library: asText(
		'Which library is it? | kirjasto | bibliotek | bibliotheek | Bücherei',
		'institution',
	),
	reader: asText('Who joins the library? | lukija | låntager | lezer | Leser', 'personName'),
	borrowerNumber: asText(
		'number of the reader | kortin numero | lånernummer | pasnummer | Lesernummer',
		'memberNumber',
	),
	birthDate: asDate(
		'birthday of the reader | syntymäaika | fødselsdato | geboortedatum',
		'birthDate',
	),
	address: asText('home of the reader | osoite | adresse | adres van de lezer', 'address'),
	phone: asText('phone of the reader | puhelin | telefon | telefoon', 'phone'),
	mail: asText('mail of the reader | sähköposti | e-post | e-mail', 'email'),
	category: asText(
		'kind of reader | asiakasryhmä | lånerkategori | soort lid | Leserart',
		'category',
	),
	guardian: asText(
		'parent who answers for a child | huoltaja | forælder | ouder | Erziehungsberechtigter',
		'guardian',
	),
	pinSet: asFlag('Was a code chosen? | tunnusluku | pinkode | pincode'),
	wantsReminder: asFlag(
		'Are reminders by mail wanted? | muistutus | påmindelse | herinnering | Erinnerung per Mail',
	),
	agrees: asFlag(
		'Does the reader accept the rules? | käyttösäännöt | reglement | Benutzungsordnung',
	),
	fee: asNumber('yearly fee | vuosimaksu | årsgebyr | contributie | Jahresgebühr', 'amountPaid'),
	joinedOn: asDate(
		'day of joining | liittymispäivä | indmeldt | ingeschreven op',
		'documentIssueDate',
	),
	clerk: asText('Who made out the card? | virkailija | bibliotekar | medewerker', 'preparedBy'),
	idShown: asText(
		'paper that was shown | henkilöllisyys | legitimation | legitimatie | vorgelegter Ausweis',
	),
	loans: absent(asNumber('books on loan | lainat | lån | geleende boeken')),
	fine: absent(asNumber('fines owed | myöhästymismaksu | bøde | boete', 'lateFee')),
};
const SAID = {
	da: 'Indmeldelse|Biblioteket i|Lånernr.|Navn|Født|Adresse|Telefon|E-mail|Låner|voksen;barn;studerende;institution|Forælder (under 15 år)|pinkode valgt|påmindelse pr. e-mail|jeg har læst reglerne og svarer for lånte bøger|Årsgebyr|Dato|Ekspederet af|Legitimation|pas;sundhedskort;kørekort|Udfyldes af biblioteket',
	fi: 'Kirjastokortin hakemus|Kirjasto|Kortin nro|Nimi|Syntynyt|Osoite|Puhelin|Sähköposti|Asiakas|aikuinen;lapsi;opiskelija;yhteisö|Huoltaja (alle 15 v.)|tunnusluku valittu|muistutus sähköpostiin|olen lukenut säännöt ja vastaan lainoista|Vuosimaksu|Päiväys|Virkailija|Henkilöllisyys|passi;henkilökortti;ajokortti|Kirjasto täyttää',
	nl: 'Inschrijving|Bibliotheek|Pasnr.|Naam|Geboren|Adres|Telefoon|E-mail|Lid|volwassene;kind;student;instelling|Ouder (onder 15 jaar)|pincode gekozen|herinnering per e-mail|ik ken het reglement en sta in voor geleende boeken|Contributie|Datum|Medewerker|Legitimatie|paspoort;identiteitskaart;rijbewijs|In te vullen door de bibliotheek',
	en: 'Joining the library|Library of|Ticket no.|Name|Born|Address|Telephone|E-mail|Reader|adult;child;student;institution|Parent (under 15)|code chosen|remind me by e-mail|I have read the rules and answer for books on my ticket|Yearly fee|Date|Issued by|Proof shown|passport;identity card;driving licence|For library staff',
	de: 'Anmeldung|Bücherei|Ausweis-Nr.|Name|geboren|Anschrift|Telefon|E-Mail|Leser|Erwachsene;Kind;Studierende;Einrichtung|Elternteil (unter 15)|PIN gewählt|Erinnerung per Mail|ich kenne die Ordnung und hafte für entliehene Bücher|Jahresgebühr|Datum|Ausgestellt von|Ausweis|Pass;Personalausweis;Führerschein|Von der Bücherei auszufüllen',
} as const;

/** A small upright card printed twice on a sheet side by side, the left half blank, the right filled: captions behind the lines at their right end, a bar code at the head. */
const family: Family = {
	author: 'thora',
	locales: ['da-DK', 'fi-FI', 'nl-NL', 'en-GB', 'de-DE', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const town = locale.address();
		const kinds = at(9).split(';');
		const kind = random.pick(kinds);
		const isChild = kind === kinds[1];
		const joined = random.day('1996-01-01', '2026-04-01');
		const year = Number(joined.slice(0, 4));
		const filling = drawFilling(random);
		const bars = Array.from(
			{ length: 34 },
			() =>
				markup`<i style="width:${random.pick([0.4, 0.8, 1.1])}mm;margin-right:${random.pick([0.4, 0.7, 1.2])}mm"></i>`,
		);
		const card = (isFilled: boolean) => {
			const line = (i: number, content: () => ReturnType<typeof markup> | false) =>
				markup`<div class="l"><span class="v">${isFilled && content()}</span><small>${at(i)}</small></div>`;
			const box = (path: string, i: number) =>
				isFilled
					? markup`<div>${tick(path, random.chance(0.7), at(i))}</div>`
					: markup`<div><b class="tick"></b> ${at(i)}</div>`;
			return markup`<div class="card"><div class="bar">${bars}</div><div class="nr">${isFilled ? field('borrowerNumber', random.pattern('2 #### #### ####')) : at(2)}</div><h1>${at(0)}</h1>${isFilled ? field('library', `${at(1)} ${town.city}`) : `${at(1)} ${town.city}`}${line(3, () => field('reader', person.name))}${line(4, () => field('birthDate', locale.date(random.day(`${year - (isChild ? 14 : 70)}-01-01`, `${year - (isChild ? 5 : 16)}-12-01`))))}${line(5, () => field('address', town.whole))}${line(6, () => random.chance(0.8) && field('phone', locale.phone()))}${line(7, () => random.chance(0.6) && field('mail', person.email))}<p>${at(8)}: ${isFilled ? choose('category', kinds, kind) : kinds.map((name) => markup`<span class="choice"><b class="tick"></b> ${name}</span>`)}</p>${line(10, () => isChild && field('guardian', `${locale.person().given} ${person.family}`))}${box('pinSet', 11)}${box('wantsReminder', 12)}${box('agrees', 13)}<div class="st">${at(19)}${line(17, () => field('idShown', one(18)))}${line(14, () => random.chance(0.5) && field('fee', locale.money(random.int(2, 30))))}${line(15, () => field('joinedOn', locale.date(joined)))}${line(16, () => random.chance(0.8) && field('clerk', locale.person().given))}</div></div>`;
		};
		const isPair = random.chance(0.6);
		const html = markup`<style>@page { size: ${isPair ? 'A4 landscape' : '148mm 205mm'}; margin: 6mm } body { font: 8.2pt/1.3 'DejaVu Sans Condensed'; display: flex; justify-content: space-between; ${isPair && 'flex-direction: row'} } .card { width: 134mm; border: .5pt solid #999; padding: 5mm 8mm; height: 192mm } .bar { height: 9mm } .bar i { display: inline-block; height: 9mm; background: #000 } .nr { font: 9pt 'Liberation Mono'; letter-spacing: 1pt } h1 { font-size: 13pt; margin: 2mm 0 0 } .l { display: flex; align-items: end; border-bottom: .6pt solid #000; min-height: 8.6mm } .l small { margin-left: auto; color: #555; font-size: 6.8pt } .v { ${filling}; font-size: 10.5pt } .tick { display: inline-block; width: 3.2mm; height: 3.2mm; border: .6pt solid #000; font: bold 8pt/3mm 'Liberation Sans'; text-align: center } .st { background: #eee; padding: 2mm 3mm; margin-top: 4mm } .choice { margin-right: 2mm }
			</style>${isPair && card(false)}${card(true)}`;
		return { html, fields };
	},
};
export default family;
