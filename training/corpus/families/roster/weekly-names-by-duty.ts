import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Duty list|Week|Gate;Boiler house;Telephone;First aid;Night watch;Canteen till;Library desk|Reserve|Swaps must be reported to the office by Thursday.|drawn up by|Tel.|from;to|Deputy in case of illness',
	de: 'Dienstplan|Woche|Pforte;Heizhaus;Telefon;Erste Hilfe;Nachtwache;Kantinenkasse;Ausleihe|Reserve|Tausch bitte bis Donnerstag im Büro melden.|aufgestellt von|Tel.|vom;bis|Vertretung bei Krankheit',
	fr: 'Tableau de service|Semaine|Loge;Chaufferie;Standard;Infirmerie;Garde de nuit;Caisse;Prêt|Réserve|Signaler les échanges au bureau avant jeudi.|établi par|Tél.|du;au|Remplaçant en cas de maladie',
	nl: 'Dienstrooster|Week|Poort;Ketelhuis;Telefoon;EHBO;Nachtwacht;Kassa;Uitleen|Reserve|Ruilen voor donderdag melden op kantoor.|opgesteld door|Tel.|van;tot|Vervanger bij ziekte',
	pl: 'Grafik dyżurów|Tydzień|Portiernia;Kotłownia;Centrala;Pierwsza pomoc;Nocna straż;Kasa;Wypożyczalnia|Rezerwa|Zamiany zgłaszać w biurze do czwartku.|sporządził|Tel.|od;do|Zastępstwo w razie choroby',
	hu: 'Szolgálati beosztás|Hét|Porta;Kazánház;Telefon;Elsősegély;Éjjeliőr;Pénztár;Kölcsönzés|Tartalék|A cseréket csütörtökig be kell jelenteni.|készítette|Tel.|ettől;eddig|Helyettes betegség esetén',
} as const;
const ASK = {
	en: 'Who is on duty at “{c}” in {r}?|{c} in {r}|person for {c}, {r}',
	de: 'Wer hat in {r} Dienst: {c}?|{c}, {r}',
	fr: 'Qui est de service ({c}) en {r} ?|{c}, {r}',
	nl: 'Wie heeft dienst ({c}) in {r}?|{c}, {r}',
	pl: 'Kto ma dyżur ({c}), {r}?|{c}, {r}',
	hu: 'Ki van szolgálatban ({c}, {r})?',
};

/** A duty list pinned to a board: weeks with their dates down the side, duties across, a family name in each cell with some struck and replaced beside, telephone numbers in a line below. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'pl-PL', 'hu-HU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const duties = random.some(at(2).split(';'), random.int(3, 5));
		const start = random.int(1, 46);
		const weeks = Array.from({ length: random.int(4, 7) }, (_, i) => `${at(1)} ${start + i}`);
		const people = drawPeople(locale, 9).map((one) => one.family);
		const names = [...new Set(people)];
		const grid = askCells(random, locale, {
			rows: weeks,
			columns: duties,
			count: 8,
			type: 'string',
			missing: [`${at(1)} ${start + 9}`],
			say: fillIn(ASK, locale.language),
		});
		const fields: Fields = {
			...grid.asked,
			title: askText(
				'heading of the list|What kind of list is it?|listHeading|Überschrift der Liste|titre de la liste',
			),
			rule: askText(
				'rule for swaps|What must be done when duties are swapped?|swapRule|Regel für den Tausch|règle pour les échanges',
			),
			author: askText(
				'person who drew it up|Who drew up the list?|drawnUpBy|Wer hat den Plan aufgestellt?|établi par qui',
			),
			phone: askText(
				'telephone of the office|Which number should one call?|officePhone|Telefon des Büros|téléphone du bureau',
			),
			deputy: askText(
				'deputy in case of illness|Who stands in when somebody is ill?|sickDeputy|Wer vertritt bei Krankheit?|remplaçant',
			),
			firstDates: askText(
				'dates of the first week|Which days does the first week cover?|firstWeekDates|Daten der ersten Woche|dates de la première semaine',
			),
			place: askText(
				'house the list is for|For which place is the list?|houseName|Für welches Haus?|pour quel lieu',
			),
			weeks: list(
				{
					week: askText('week|Woche|semaine'),
					dates: askText('dates of the week|von bis'),
					...Object.fromEntries(
						duties.map((duty, i) => [
							`d${i}`,
							askText(`${duty}|person for ${duty}|duty at ${duty}`),
						]),
					),
				},
				'weeks',
				'Who has which duty in each week?',
				'dutyWeeks',
				'Dienste nach Wochen',
			),
			pay: absent(askText('pay for a duty|How much is paid for a duty?|Zulage|prime')),
			holiday: absent(askText('holidays|Who is on holiday?|Urlaub|congés')),
		};
		const month = random.int(1, 11);
		const rows = weeks.map((week, w) => {
			const dates = field('dates', `${1 + w * 4}.–${4 + w * 4}.${month}.`);
			const cells = duties.map((duty, i) => {
				const name = random.chance(0.05) ? null : random.pick(names);
				const isSwapped = random.chance(0.1);
				return markup`<td>${isSwapped && markup`<s>${random.pick(names).slice(0, 4)}.</s> `}${grid.cell(week, duty, `d${i}`, name, random.pick(['–', '']))}`;
			});
			return markup`<tr data-row><td class="l"><b>${field('week', week)}</b><br><small>${w === 0 ? field('/firstDates', dates) : dates}</small>${cells}`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape', 'A5 landscape'])}; margin: 14mm } body { font: 10pt/1.3 ${random.pick([drawFace(random), "'Liberation Mono'"])} } h1 { font-size: 17pt; margin: 0 0 3mm; ${random.pick(['text-align: center', 'text-decoration: underline', ''])} } table { border-collapse: collapse; width: 100% } td, th { border: ${random.pick(['.8pt solid #000', '.4pt solid #000'])}; padding: 1.4mm 2mm; text-align: center; font-weight: normal } .l { text-align: left } th { ${random.pick(['background: #ddd', 'font-weight: bold', ''])} } small { font-size: 78% } s { color: #555; font-size: 80% } .f { margin-top: 4mm }
			</style><h1>${field('title', at(0))} – ${field('place', `${random.pick(['Werk', 'Halle', 'Haus', 'Depot'])} ${random.int(1, 9)}`)}</h1><table data-list="weeks"><tr><th>${duties.map((duty) => markup`<th>${duty}`)}${rows}</table><div class="f">${field('rule', at(4))}<br>${at(8)}: ${field('deputy', random.pick(names))} &nbsp; ${at(6)} ${field('phone', random.pattern('##-##'))}<br><br>${random.int(1, 28)}.${random.int(1, 12)}., ${at(5)} ${field('author', locale.person().name)}</div>`;
		return { html, fields };
	},
};
export default family;
