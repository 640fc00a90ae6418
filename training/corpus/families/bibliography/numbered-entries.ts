import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace } from '../../kit/reports.ts';

const SAID = {
	en: 'References;Bibliography;Literature cited|Storage of grain under nitrogen;The paper mills of the valley;Sleep and shift work;Taste thresholds in children;Corrosion in brine;The economics of small harbours;Notes on the curing of leaf;A history of weights;Rates of loss in transit;Letters from the northern survey|J. Appl. Milling;Ann. Trade Hist.;Quart. Rev. Storage;Proc. Harbour Soc.|Press;University Press;& Sons|unpublished report;personal communication|and|pp.',
	de: 'Literatur;Schrifttum;Quellen|Lagerung von Getreide unter Stickstoff;Die Papiermühlen des Tales;Schlaf und Schichtarbeit;Geschmacksschwellen bei Kindern;Korrosion in Sole;Wirtschaft kleiner Häfen;Zur Reifung der Blätter;Geschichte der Gewichte;Verluste beim Transport;Briefe von der Nordvermessung|Z. angew. Müllerei;Jb. Handelsgesch.;Arch. Lagerkunde;Mitt. Hafenges.|Verlag;Universitätsverlag;& Söhne|unveröffentlichter Bericht;mündliche Mitteilung|und|S.',
	fr: 'Références;Bibliographie;Ouvrages cités|La conservation du grain sous azote;Les moulins à papier de la vallée;Sommeil et travail posté;Seuils du goût chez l’enfant;La corrosion en saumure;L’économie des petits ports;Notes sur le séchage des feuilles;Histoire des poids;Pertes en transit;Lettres du relevé du Nord|Rev. Meun. appl.;Ann. Hist. Comm.;Rev. trim. Stockage;Bull. Soc. Ports|Éditions;Presses universitaires;& Fils|rapport inédit;communication personnelle|et|p.',
	pt: 'Referências;Bibliografia;Obras citadas|A conservação do grão em azoto;Os moinhos de papel do vale;Sono e trabalho por turnos;Limiares do gosto em crianças;A corrosão em salmoura;A economia dos pequenos portos;Notas sobre a cura da folha;História dos pesos;Perdas em trânsito;Cartas do levantamento do Norte|Rev. Moagem;An. Hist. Com.;Rev. Armaz.;Bol. Soc. Portos|Editora;Imprensa Universitária;& Filhos|relatório inédito;comunicação pessoal|e|pp.',
	fi: 'Kirjallisuus;Lähteet;Viitteet|Viljan säilytys typessä;Laakson paperimyllyt;Uni ja vuorotyö;Lasten makukynnykset;Korroosio suolavedessä;Pienten satamien talous;Lehtien kuivaamisesta;Painojen historia;Kuljetushävikki;Kirjeitä pohjoisesta|Myllytek. Lehti;Kauppahist. Vuosik.;Varastointi;Satamas. Julk.|Kustannus;Yliopistopaino;& Pojat|julkaisematon raportti;suullinen tiedonanto|ja|s.',
} as const;

/** A list of references: numbered or with hanging names, journals in italics with volume and pages, books with place and publisher, one unpublished; entries run over lines. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'pt-PT', 'fi-FI', 'en-US', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const titles = random.some(at(1).split(';'), random.int(6, 10));
		const people = drawPeople(locale, titles.length).toSorted((a, b) =>
			a.family.localeCompare(b.family),
		);
		const [style, numbers] = [
			random.pick(['year-first', 'year-last']),
			random.pick(['1.', '[1]', '']),
		];
		const kinds = titles.map((_, i) =>
			i === titles.length - 1 ? 'odd' : random.pick(['article', 'article', 'book']),
		);
		const targets = random.some(
			[...titles.keys()].filter((i) => i < titles.length - 1),
			4,
		);
		const asked: Record<string, Fields[string]> = {};
		const add = (path: string, wordings: string) => {
			asked[path] = askText(wordings);
		};
		for (const [t, i] of targets.entries()) {
			const [title = '', name = ''] = [titles[i], people[i]?.family];
			add(
				`author${t}`,
				`author of “${title}”|Who wrote “${title}”?|name of the author of ${title}|Wer hat „${title}“ geschrieben?`,
			);
			add(
				`year${t}`,
				`year of the work by ${name}|When did the work of ${name} appear?|publication year of ${title}|Erscheinungsjahr von ${name}`,
			);
			add(
				`title${t}`,
				`title of the work by ${name}|What did ${name} write?|work of ${name}|Was hat ${name} geschrieben?`,
			);
			if (kinds[i] === 'article')
				add(
					`journal${t}`,
					`journal of the article by ${name}|In which journal did ${name} publish?|Zeitschrift des Artikels von ${name}`,
				);
			else
				add(
					`publisher${t}`,
					`publisher of the book by ${name}|Who published the book of ${name}?|Verlag des Buches von ${name}`,
				);
		}
		const fields: Fields = {
			...about('title', 'pageNumber', 'header'),
			...asked,
			firstAuthor: askText(
				'author of the first entry|Who is the first author in the list?|firstEntryAuthor|erster Verfasser|premier auteur',
			),
			entries: list(
				{
					author: askText('author|Who wrote it?|Verfasser'),
					year: askText('year|When did it appear?|Jahr'),
					title: askText('title|What is it called?|Titel'),
					journal: askText('journal|Where did it appear?|Zeitschrift'),
					volume: askText('volume|Band'),
					pages: askText('pages|Seiten'),
					publisher: askText('publisher|Verlag'),
				},
				'entries of the list',
				'Which works are listed, with author, year and title?',
				'references',
				'Literaturangaben',
			),
			isbn: absent(askText('ISBN|What is the ISBN?|Internationale Buchnummer')),
			translator: absent(askText('translator|Who translated it?|Übersetzer|traducteur')),
		};
		const entry = (title: string, i: number) => {
			const t = targets.indexOf(i);
			const { family: name = '', given = '' } = people[i] ?? {};
			const author = `${name}, ${given.slice(0, 1)}.`;
			const year = String(random.int(1921, 1994));
			const path = (what: string) => t >= 0 && `${what}${t}`;
			const named = also(field('author', author), path('author'), i === 0 && 'firstAuthor');
			const dated = also(field('year', year), path('year'));
			const called = also(field('title', title), path('title'));
			const volume = field('volume', String(random.int(2, 88)));
			const from = random.int(3, 700);
			const pages = field('pages', `${from}–${from + random.int(3, 40)}`);
			const where =
				kinds[i] === 'article'
					? markup`<i>${also(field('journal', oneOf(random, at(2))), path('journal'))}</i> <b>${volume}</b>${random.pick([':', ', '])}${style === 'year-last' ? markup`${pages} (${dated})` : pages}`
					: kinds[i] === 'odd'
						? markup`${oneOf(random, at(4))}${style === 'year-last' && markup`, ${dated}`}`
						: markup`${locale.address().city}: ${also(field('publisher', `${locale.person().family} ${oneOf(random, at(3))}`), path('publisher'))}${style === 'year-last' && markup`, ${dated}`}`;
			const number = numbers === '' ? '' : `${numbers.replace('1', String(i + 1))} `;
			return markup`<p data-row>${number}${named} ${style === 'year-first' && markup`(${dated}) `}${called}. ${where}.</p>`;
		};
		const columns = random.pick([1, 1, 2]);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', '170mm 240mm', 'letter'])}; margin: 16mm } body { font: ${random.pick(['8.5pt', '9.5pt', '10pt'])}/1.4 ${drawFace(random)} } h2 { font-size: 11pt; ${random.pick(['text-align: center', 'text-transform: uppercase', ''])} } .e { columns: ${columns}; column-gap: 7mm } p { margin: 0 0 ${random.pick(['0', '1.6mm'])}; padding-left: 7mm; text-indent: -7mm } header { display: flex; justify-content: space-between; font-size: 8pt }
			</style><header><span>${field('header', random.pick(['Harvest Studies', 'Bulletin 41', 'Appendix IV', 'H. R. Tolman']))}</span>${field('pageNumber', String(random.int(60, 420)))}</header><h2>${field('title', oneOf(random, at(0)))}</h2><div class="e" data-list="entries">${titles.map(entry)}</div>`;
		return { html, fields };
	},
};
export default family;
