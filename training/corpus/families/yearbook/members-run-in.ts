import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { cell, drawPeople } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { about, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace } from '../../kit/reports.ts';

const SAID = {
	en: 'Towns of the region|pop.|alt.|Mayor:|Market:|Railway station:|Industry:|Hospital with|beds|Monday;Wednesday;Thursday;Saturday|paper, glass;brewing;clocks;leather goods;cement;hosiery|yes;no|km from',
	de: 'Orte des Bezirks|Einw.|Höhe|Bürgermeister:|Markt:|Bahnhof:|Gewerbe:|Krankenhaus mit|Betten|Montag;Mittwoch;Donnerstag;Samstag|Papier, Glas;Brauerei;Uhren;Lederwaren;Zement;Strumpfwaren|ja;nein|km von',
	fr: 'Communes du canton|hab.|alt.|Maire :|Marché :|Gare :|Industrie :|Hôpital de|lits|lundi;mercredi;jeudi;samedi|papier, verre;brasserie;horlogerie;maroquinerie;ciment;bonneterie|oui;non|km de',
	it: 'Comuni della zona|ab.|alt.|Sindaco:|Mercato:|Stazione:|Industria:|Ospedale con|letti|lunedì;mercoledì;giovedì;sabato|carta, vetro;birra;orologi;pelletteria;cemento;calze|sì;no|km da',
	hu: 'A járás települései|lak.|mag.|Polgármester:|Piac:|Vasútállomás:|Ipar:|Kórház,|ágy|hétfő;szerda;csütörtök;szombat|papír, üveg;sörfőzés;órák;bőráru;cement;harisnya|van;nincs|km innen:',
} as const;

/** A directory page of a yearbook: towns as run-in paragraphs in two columns, the name in capitals, then abbreviations with figures, all in small type with semicolons; running heads of first and last entry. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'hu-HU', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const towns = [...new Set(Array.from({ length: 24 }, () => locale.address().city))]
			.toSorted((a, b) => a.localeCompare(b))
			.slice(0, random.int(5, 8));
		const people = drawPeople(locale, towns.length);
		const chosen = random.some([...towns.keys()], 4);
		const asked: Record<string, Fields[string]> = {};
		for (const [k, i] of chosen.entries()) {
			const town = towns[i] ?? '';
			asked[`people${k}`] = askNumber(
				`inhabitants of ${town}|How many people live in ${town}?|population of ${town}|Wie viele Einwohner hat ${town}?|Combien d’habitants a ${town} ?|Quanti abitanti ha ${town}?`,
			);
			asked[`mayor${k}`] = askText(
				`mayor of ${town}|Who is the mayor of ${town}?|name of the mayor, ${town}|Wer ist Bürgermeister von ${town}?|Qui est maire de ${town} ?`,
			);
			asked[`market${k}`] = askText(
				`market day of ${town}|On which day is the market in ${town}?|day of the market, ${town}|Wann ist Markt in ${town}?`,
			);
			asked[`trade${k}`] = askText(
				`industry of ${town}|What is made in ${town}?|trade of ${town}|Was wird in ${town} hergestellt?`,
			);
		}
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...asked,
			firstHead: askText(
				'running head at the left|Which entry is named first in the running head?|headLeft|linker Kolumnentitel|titre courant de gauche',
			),
			lastHead: askText(
				'running head at the right|Which entry is named last in the running head?|headRight|rechter Kolumnentitel|titre courant de droite',
			),
			towns: list(
				{
					town: askText('town|Ort|commune'),
					people: askNumber('inhabitants|Einwohner|habitants'),
					height: askNumber('height in metres|Höhe|altitude'),
					mayor: askText('mayor|Bürgermeister|maire'),
					market: askText('market day|Markttag'),
					station: askText('railway station|Bahnhof'),
					trade: askText('industry|Gewerbe'),
					beds: askNumber('hospital beds|Betten'),
				},
				'towns',
				'What is said about each town?',
				'townEntries',
				'Orte mit Angaben',
			),
			river: absent(
				askText(`river at ${towns[0]}|On which river is ${towns[0]}?|Fluss bei ${towns[0]}`),
			),
			hotel: absent(
				askText(`hotel in ${towns[0]}|Which hotel is there in ${towns[0]}?|Hotel in ${towns[0]}`),
			),
		};
		const hasHead = random.chance(0.7);
		const entry = (town: string, i: number) => {
			const k = chosen.indexOf(i);
			const path = (what: string) => k >= 0 && `${what}${k}`;
			const pick = (n: number) => random.pick(at(n).split(';'));
			const inhabitants = locale.count(random.int(900, 88_000));
			return markup`<p data-row><b>${field('town', markup`<span style="text-transform:uppercase">${town}</span>`, town)}</b>, ${at(1)} ${cell('people', inhabitants, path('people'))}; ${at(2)} ${field('height', locale.count(random.int(4, 980)))} m; ${at(3)} ${also(field('mayor', people[i]?.name ?? ''), path('mayor'))}; ${random.chance(0.9) && markup`${at(4)} ${also(field('market', pick(9)), path('market'))}; `}${at(5)} ${field('station', pick(11))}; ${at(6)} ${also(field('trade', pick(10)), path('trade'))}${random.chance(0.4) && markup`; ${at(7)} ${field('beds', locale.count(random.int(20, 640)))} ${at(8)}`}; ${random.int(4, 70)} ${at(12)} ${towns[(i + 1) % towns.length]}.</p>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['A5', '130mm 200mm', '170mm 240mm', 'A4'])}; margin: 11mm } body { font: ${random.pick(['7.4pt', '8pt'])}/1.3 ${drawFace(random)} } header { display: flex; justify-content: space-between; border-bottom: .5pt solid #000; font-weight: bold } h2 { text-align: center; font-size: 11pt; margin: 3mm 0 } .c { columns: ${random.pick([1, 2, 2])}; column-gap: 5mm; ${random.pick(['column-rule: .3pt solid #000', ''])} } p { margin: 0 0 1.4mm; padding-left: 3mm; text-indent: -3mm; text-align: justify }
			</style>${hasHead && markup`<header><span>${field('firstHead', towns[0] ?? '')}</span><span>${field('pageNumber', String(random.int(101, 780)))}</span><span>${field('lastHead', towns.at(-1) ?? '')}</span></header>`}<h2>${field('title', at(0))}</h2><div class="c" data-list="towns">${towns.map(entry)}</div>`;
		return { html, fields };
	},
};
export default family;
