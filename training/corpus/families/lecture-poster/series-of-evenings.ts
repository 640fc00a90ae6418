import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also } from '../../kit/reports.ts';

const SAID = {
	en: 'Lectures for All;Thursday Evenings;The Open Laboratory|Bees in winter;Comets;Old maps of the coast;How paper is made;Voices of the forest;The first railways;Salt|Admission|free;members half price|Doors open at|Town Hall;Museum;Old Granary;Public Library|with slides;with experiments;with film|Tickets from',
	de: 'Vorträge für alle;Donnerstagabende;Das offene Labor|Bienen im Winter;Kometen;Alte Küstenkarten;Wie Papier entsteht;Stimmen des Waldes;Die ersten Bahnen;Salz|Eintritt|frei;Mitglieder die Hälfte|Einlass ab|Rathaus;Museum;Alte Scheune;Stadtbücherei|mit Lichtbildern;mit Versuchen;mit Film|Karten bei',
	fr: 'Conférences pour tous;Les jeudis soir;Le laboratoire ouvert|Les abeilles en hiver;Les comètes;Vieilles cartes de la côte;La naissance du papier;Les voix de la forêt;Les premiers trains;Le sel|Entrée|libre;demi-tarif aux membres|Ouverture des portes à|Mairie;Musée;Ancien grenier;Bibliothèque|avec projections;avec expériences;avec film|Billets chez',
	nl: 'Lezingen voor iedereen;Donderdagavonden;Het open lab|Bijen in de winter;Kometen;Oude kustkaarten;Hoe papier ontstaat;Stemmen van het bos;De eerste treinen;Zout|Toegang|vrij;leden halve prijs|Deuren open om|Stadhuis;Museum;Oude Graanschuur;Bibliotheek|met dia’s;met proeven;met film|Kaarten bij',
	pl: 'Odczyty dla wszystkich;Czwartkowe wieczory;Otwarte laboratorium|Pszczoły zimą;Komety;Dawne mapy wybrzeża;Jak powstaje papier;Głosy lasu;Pierwsze koleje;Sól|Wstęp|wolny;członkowie pół ceny|Otwarcie drzwi o|Ratusz;Muzeum;Stary Spichlerz;Biblioteka|z przezroczami;z doświadczeniami;z filmem|Bilety w',
} as const;

/** A poster of a series of lectures: each evening as a block of a large date at the left, title and speaker at the right, the hour once for all at the foot, sizes of type from huge to tiny. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'pl-PL', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(1).split(';');
		const titles = random.some(all, random.int(3, 5));
		const people = drawPeople(locale, titles.length);
		const month = random.int(1, 12);
		const days = random
			.some(
				Array.from({ length: 27 }, (_, i) => i + 1),
				titles.length,
			)
			.toSorted((a, b) => a - b);
		const asked: Record<string, Fields[string]> = {};
		const dateOf = (title: string) =>
			askText(
				`date of “${title}”|On which day is “${title}”?|when ${title} is given|Wann ist „${title}“?|Quand a lieu « ${title} » ?`,
			);
		for (const [i, title] of titles.slice(0, 3).entries()) {
			asked[`day${i}`] = dateOf(title);
			asked[`speaker${i}`] = askText(
				`speaker of “${title}”|Who speaks on “${title}”?|lecturer of ${title}|Wer spricht über „${title}“?|Qui parle de « ${title} » ?`,
			);
		}
		const fields: Fields = {
			...asked,
			series: askText(
				'name of the series|What is the series called?|seriesName|Wie heißt die Reihe?|nom du cycle',
			),
			venue: askText(
				'place of the lectures|Where are the lectures given?|lectureVenue|Wo finden die Vorträge statt?|lieu des conférences',
			),
			doors: askText(
				'time at which the doors open|When do the doors open?|doorsOpen|Wann ist Einlass?|heure d’ouverture',
			),
			admission: askText(
				'admission|What does it cost to get in?|admissionPrice|Eintrittspreis|prix d’entrée',
			),
			tickets: askText(
				'place to buy tickets|Where can one get tickets?|ticketsFrom|Wo gibt es Karten?|où acheter les billets',
			),
			month: askText(
				'month and year|In which month are the lectures?|lectureMonth|In welchem Monat?|quel mois',
			),
			extra: askText(
				'addition to the first lecture|What is shown with the first lecture?|firstExtra|Zugabe zum ersten Vortrag',
			),
			lectures: list(
				{
					day: askText('day|Tag|jour'),
					title: askText('title|Thema|sujet'),
					speaker: askText('speaker|Redner|orateur'),
				},
				'lectures',
				'Which lectures are given, on which day and by whom?',
				'lectureSeries',
				'Vorträge',
			),
			missing: absent(dateOf(all.find((one) => !titles.includes(one)) ?? '')),
			phone: absent(askText('telephone|Which number can one call?|Telefonnummer|téléphone')),
		};
		const block = (title: string, i: number) => {
			const day = also(field('day', String(days[i] ?? 1)), i < 3 && `day${i}`);
			const extra = oneOf(random, at(6));
			return markup`<div data-row class="b"><div class="d">${day}</div><div><b>${field('title', title)}</b><br>${also(field('speaker', `${random.pick(['', 'Dr. ', 'Prof. '])}${people[i]?.name}`), i < 3 && `speaker${i}`)}${(i === 0 || random.chance(0.4)) && markup` <i>${i === 0 ? field('/extra', extra) : extra}</i>`}</div></div>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['A3', 'A4', '300mm 400mm', '200mm 360mm'])}; margin: 16mm } body { font: 14pt/1.25 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'Liberation Sans Narrow'", "'DejaVu Serif'"])}; ${random.pick(['text-align: left', 'text-align: left', ''])} } h1 { font-size: ${random.int(38, 52)}pt; line-height: 1; margin: 0 0 8mm; ${random.pick(['text-transform: uppercase', 'border-bottom: 6pt solid #000; padding-bottom: 4mm', 'color: #8a1c1c'])} } .b { display: grid; grid-template-columns: 34mm 1fr; align-items: center; margin-bottom: 7mm } .d { font-size: 42pt; font-weight: bold; line-height: 1 } b { font-size: 20pt } i { font-size: 11pt } footer { margin-top: 10mm; ${random.pick(['background: #000; color: #fff; padding: 4mm', 'border-top: 2pt solid #000; padding-top: 3mm'])} } small { font-size: 9pt }
			</style><h1>${field('series', oneOf(random, at(0)))}</h1><div style="font-size:18pt;margin-bottom:6mm">${field('month', `${locale.month(month)} ${random.int(1951, 2019)}`)}</div><div data-list="lectures">${titles.map(block)}</div><footer>${field('venue', `${oneOf(random, at(5))}, ${locale.address().city}`)} · ${at(4)} ${field('doors', `${random.int(18, 20)}.${random.pick(['00', '30'])}`)}<br><small>${at(2)} ${field('admission', random.pick([oneOf(random, at(3)), locale.money(random.int(1, 9)).text]))}${random.chance(0.6) && markup` · ${at(7)} ${field('tickets', locale.company().name)}`}</small></footer>`;
		return { html, fields };
	},
};
export default family;
