import type { Family, Fields } from '../../family.ts';
import { drawPeople, drawPen } from '../../kit/archive.ts';
import { speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		title:
			'What is circulated? | Was läuft um? | Quel document circule ? | circulatedItem | Wat wordt rondgestuurd?',
		issue: 'Which issue is it? | Heft | numéro | issueNumber',
		started:
			'@ When did it begin to circulate? | Umlauf begonnen am | mis en circulation le | startedOn',
		returnTo: 'To whom does it go back? | Rückgabe an | retour à | returnTo',
		returnBy: '@ By when must it come back? | zurück bis | à rendre avant le | returnBy',
		forInformation: '? zur Kenntnis | Is it for information? | pour information | ter kennisname',
		forComment: '? zur Stellungnahme | Is a comment wanted? | pour avis | voor commentaar',
		forSignature: '? zur Unterschrift | Must it be signed? | pour signature | ter ondertekening',
		remark: 'Bemerkung | What was remarked? | remarque | opmerking',
		first: 'Who gets it first? | Wer bekommt es zuerst? | premier destinataire | firstReader',
		sender: 'Who sends it round? | Absender | expéditeur | sentBy',
		deadline: '-# How many days may it be kept? | Leihfrist in Tagen | durée du prêt',
		callNo: '- What is the shelf mark? | Signatur | cote',
	}),
	readers: askTable(
		{
			no: 'Which place in the order? | lfd. Nr.',
			name: 'Name | Who? | nom',
			office: 'Office | Room | Abteilung | bureau',
			received: '@ When did it arrive? | erhalten | reçu le',
			passedOn: '@ When was it passed on? | weiter | transmis le',
			initials: 'initials | Kurzzeichen | visa | paraaf',
		},
		'readers in order | Wer bekommt es? | Who gets it? | circuit de lecture',
	),
};
const SAID = {
	de: 'UMLAUF;LAUFZETTEL;UMLAUFZETTEL|Heft|ab|zurück an|bis|zur Kenntnis|zur Stellungnahme|zur Unterschrift|Bemerkung|Nr.|Name|Abt.|erhalten|weiter|Zeichen|bitte zügig weiterleiten|Absender|Die Papierwirtschaft;Rundschau für Technik;Mitteilungen des Verbandes;Zeitschrift für Lagerhaltung|Seite 14 beachten;betrifft uns unmittelbar;Kopie für die Akten erbeten',
	fr: 'FICHE DE CIRCULATION;BORDEREAU DE LECTURE|N°|mis en circulation|retour à|avant le|pour information|pour avis|pour signature|Observations|N°|Nom|Service|reçu|transmis|Visa|à transmettre sans retard|De la part de|La Revue du Papier;Bulletin de la Chambre;Le Moniteur Technique;Cahiers du Transport|voir page 14;nous concerne;garder une copie',
	nl: 'CIRCULATIELIJST;RONDZENDSTROOK|Nr.|sinds|terug aan|vóór|ter kennisname|voor commentaar|ter ondertekening|Opmerking|Nr.|Naam|Afd.|ontvangen|verzonden|Paraaf|s.v.p. vlot doorsturen|Afzender|Het Papierblad;Orgaan van de Bond;Technisch Weekblad Noord;Magazijn en Vervoer|zie blz. 14;gaat ons aan;graag kopie',
};

/** A slip pinned to a journal that goes round an office: a narrow upright strip, rows filled by different pens from the top as far as it got. */
const family: Family = {
	author: 'fenna',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'de-AT', 'fr-CH', 'nl-BE'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const start = random.day('1959-01-01', '1998-10-01');
		const people = drawPeople(locale, random.int(5, 9));
		const got = random.int(0, people.length);
		const [boss] = people;
		const one = (i: number) => random.pick(say(i).split(';'));
		const short = (after: number) =>
			locale.date(addDays(start, after), random.pick(['d.m.yy', 'd/m/yy']));
		const isBoxed = random.chance(0.6);
		const html = markup`<style>@page { size: ${random.pick(['99mm 210mm', '105mm 230mm'])}; margin: 6mm } body { font: 8pt 'Liberation ${random.pick(['Sans', 'Serif'])}' } h1 { font-size: 13pt; text-align: center; margin: 0 0 2mm; letter-spacing: 2pt } .t { text-align: center; border: 1pt solid; padding: 2mm; font-size: 10.5pt } table { width: 100%; border-collapse: collapse; margin: 3mm 0 } th { font-size: 6.4pt; text-align: left } td { height: 8mm; ${isBoxed ? 'border: .5pt solid' : 'border-bottom: .5pt dotted'} ; padding: 0 .8mm } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; line-height: 3.2mm } s { text-decoration: none; white-space: nowrap }
			</style><h1>${one(0)}</h1><div class="t"><b>${field('title', one(17))}</b><br>${say(1)} ${field('issue', `${random.int(1, 12)}/${start.slice(2, 4)}`)}</div><p>${say(2)} ${field('started', locale.date(start))} &nbsp; ${say(16)}: ${field('sender', random.pick(['Bücherei', 'Sekretariat', 'Documentation', 'Archiv', 'Secretariaat']))}</p><p>${tick('forInformation', random.chance(0.7), say(5))}<br>${tick('forComment', random.chance(0.3), say(6))}<br>${tick('forSignature', random.chance(0.15), say(7))}</p>
			<table data-list="readers"><tr>${[9, 10, 11, 12, 13, 14].map((i) => markup`<th>${say(i)}`)}${people.map(
				(who, i) => {
					const hand = drawPen(random, 9);
					const written = (content: ReturnType<typeof field>) =>
						i < got && markup`<s style="${hand}">${content}</s>`;
					return markup`<tr data-row><td>${field('no', String(i + 1))}<td>${i === 0 ? field('/first', field('name', who.family)) : field('name', who.family)}<td>${field('office', random.pattern(random.pick(['??', '##', '? #'])))}<td>${written(field('received', short(i * 3)))}<td>${written(field('passedOn', short(i * 3 + 2)))}<td>${written(field('initials', random.pattern('??').toLowerCase()))}`;
				},
			)}</table>
			<p>${say(8)}: ${put('remark', one(18), 0.5)}</p><p><b>${say(3)}</b> ${field('returnTo', boss?.name ?? '')}, ${say(4)} ${put('returnBy', short(60), 0.7)}</p><p style="font-size:6.5pt;text-align:center">– ${say(15)} –</p>`;
		return { html, fields };
	},
};
export default family;
