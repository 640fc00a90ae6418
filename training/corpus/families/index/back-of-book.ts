import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace } from '../../kit/reports.ts';

const SAID = {
	en: 'Index;Subject index|Abrasion;Acids;Barges;Barley;Bearings;Canals;Cement;Charcoal;Customs duty;Docks;Drainage;Drying;Elevators;Exports;Fermentation;Fire, danger of;Flour;Freight rates;Grain;Harbours;Insurance;Kilns;Labelling;Malt;Moisture;Mould;Nitrogen;Oats;Packing;Quays;Rats;Sampling;Silos;Tariffs;Ventilation;Weighing|see|see also|costs of;measurement of;in ships;history of;tables',
	de: 'Register;Sachregister|Abrieb;Aufzüge;Ausfuhr;Binnenschiffe;Brandgefahr;Brücken;Dämme;Docks;Entwässerung;Etiketten;Feuchtigkeit;Frachtsätze;Gärung;Gerste;Getreide;Hafer;Häfen;Holzkohle;Kanäle;Kais;Lager;Lüftung;Malz;Mehl;Öfen;Probenahme;Ratten;Säuren;Schimmel;Silos;Stickstoff;Trocknung;Versicherung;Wägen;Zement;Zölle|siehe|siehe auch|Kosten;Messung;auf Schiffen;Geschichte;Tabellen',
	fr: 'Index;Index des matières|Abrasion;Acides;Assurance;Avoine;Azote;Barrages;Bassins;Canaux;Charbon;Ciment;Douane;Drainage;Échantillons;Élévateurs;Emballage;Étiquettes;Exportation;Farine;Fermentation;Fours;Fret;Grain;Humidité;Incendie;Malt;Moisissures;Orge;Pesage;Ponts;Ports;Quais;Rats;Séchage;Silos;Tarifs;Ventilation|voir|voir aussi|coût;mesure;à bord;histoire;tableaux',
	it: 'Indice analitico;Indice|Abrasione;Acidi;Assicurazione;Avena;Azoto;Bacini;Canali;Carbone;Cemento;Dazi;Depositi;Drenaggio;Elevatori;Esportazione;Etichette;Farina;Fermentazione;Forni;Grano;Imballaggio;Incendio;Malto;Muffe;Noli;Orzo;Pesatura;Ponti;Porti;Prelievo;Ratti;Silos;Tariffe;Umidità;Ventilazione|vedi|vedi anche|costi;misura;sulle navi;storia;tabelle',
	da: 'Stikord;Emneregister|Afgifter;Aftapning;Bark;Byg;Broer;Cement;Dokker;Eksport;Elevatorer;Etiketter;Forsikring;Fragt;Fugtighed;Gæring;Havne;Havre;Kajer;Kanaler;Korn;Kvælstof;Malt;Mel;Ovne;Pakning;Prøver;Rotter;Siloer;Skimmel;Slid;Syrer;Told;Trækul;Tørring;Udluftning;Vejning|se|se også|omkostninger;måling;på skibe;historie;tabeller',
} as const;

/** The back of a book: two to four narrow columns of entries with page numbers after a comma, ranges, bold main pages, stepped-in subentries, "see" entries and letters between them. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'da-DK', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(1).split(';');
		const from = random.int(0, all.length - 20);
		const entries = all.slice(from, from + random.int(16, 20)).filter(() => random.chance(0.9));
		const spare = all.filter((one) => !entries.includes(one));
		const subs = at(4).split(';');
		const seen = random.int(2, entries.length - 2);
		const target = entries[0] ?? '';
		const chosen = random.some(
			[...entries.keys()].filter((i) => i !== seen),
			7,
		);
		const ask = (entry: string) =>
			askText(
				`pages of “${entry}”|On which pages is “${entry}” mentioned?|index entry ${entry}|Auf welchen Seiten steht „${entry}“?|À quelles pages parle-t-on de « ${entry} » ?|pagine di ${entry}`,
			);
		const asked = Object.fromEntries(chosen.map((i, k) => [`pages${k}`, ask(entries[i] ?? '')]));
		const subOf = random.pick(chosen);
		const sub = random.pick(subs);
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...asked,
			seeFor: askText(
				`entry that “${entries[seen]}” refers to|Where does the index send the reader for “${entries[seen]}”?|cross-reference of ${entries[seen]}|Verweis bei „${entries[seen]}“`,
			),
			subPages: askText(
				`pages of “${entries[subOf]}, ${sub}”|On which pages is “${sub}” under “${entries[subOf]}”?|subentry ${sub} of ${entries[subOf]}|Unterpunkt ${sub} bei ${entries[subOf]}`,
			),
			firstEntry: askText(
				'first entry of the page|With which entry does the page begin?|firstEntry|erster Eintrag|première entrée',
			),
			lastEntry: askText(
				'last entry of the page|With which entry does the page end?|lastEntry|letzter Eintrag|dernière entrée',
			),
			entries: list(
				{ entry: askText('entry|keyword|Stichwort'), pages: askText('pages|page numbers|Seiten') },
				'entries of the index',
				'Which keywords are there, and on which pages?',
				'indexEntries',
				'Stichwörter mit Seiten',
			),
			missing: absent(ask(spare[0] ?? 'Zebra')),
			publisher: absent(askText('publisher|Who published the book?|Verlag|éditeur')),
		};
		const page = () => random.int(3, 390);
		const pages = (count: number) => {
			const numbers = Array.from({ length: count }, page).toSorted((a, b) => a - b);
			return numbers
				.map((one) => (random.chance(0.25) ? `${one}–${one + random.int(1, 6)}` : String(one)))
				.join(', ');
		};
		const hasLetters = random.chance(0.5);
		const lines = entries.map((entry, i) => {
			const letter = entry.slice(0, 1);
			const head =
				hasLetters && letter !== entries[i - 1]?.slice(0, 1) && markup`<h3>${letter}</h3>`;
			let named = field('entry', entry);
			if (i === 0) named = field('/firstEntry', named);
			if (i === entries.length - 1) named = field('/lastEntry', named);
			if (i === seen)
				return markup`${head}<p data-row>${named}, <i>${at(2)}</i> ${field('/seeFor', target)}</p>`;
			const k = chosen.indexOf(i);
			const shown = field('pages', pages(random.int(1, 4)));
			const own = markup`${named}, ${k >= 0 ? field(`/pages${k}`, shown) : shown}`;
			const below =
				i === subOf
					? markup`<p class="s">${sub}, ${field('/subPages', pages(2))}</p>`
					: random.chance(0.12) && markup`<p class="s">${random.pick(subs)}, ${page()}</p>`;
			return markup`${head}<p data-row>${own}${random.chance(0.1) && markup`; <i>${at(3)}</i> ${random.pick(entries)}`}</p>${below}`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A5', '150mm 220mm', 'A4', '6in 9in'])}; margin: 14mm } body { font: ${random.pick(['7.8pt', '8.6pt'])}/1.3 ${drawFace(random)} } h2 { text-align: ${random.pick(['center', 'left'])}; font-size: 13pt; font-weight: normal; margin: 4mm 0 } .c { columns: ${random.pick([2, 2, 3])}; column-gap: 5mm; ${random.pick(['column-rule: .3pt solid #000', ''])} } p { margin: 0; padding-left: 4mm; text-indent: -4mm } .s { padding-left: 8mm } h3 { font-size: 9.5pt; margin: 1.5mm 0 .5mm }
			</style><div style="text-align:right">${field('pageNumber', String(random.int(391, 460)))}</div><h2>${field('title', random.pick(at(0).split(';')))}</h2><div class="c" data-list="entries">${lines}</div>`;
		return { html, fields };
	},
};
export default family;
