import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace } from '../../kit/reports.ts';

/** Term, its name in the other language, meaning, abbreviation. */
const TERMS: Readonly<Record<string, string>> = {
	en: 'bale/Ballen/bundle pressed for transport/bl.;bonded store/Zolllager/warehouse in which duty is not yet paid/;cask/Fass/wooden vessel for liquids/;demurrage/Liegegeld/charge for keeping a ship beyond the agreed time/dem.;draught/Tiefgang/depth of a ship in the water/;hatch/Luke/opening in the deck/;lighter/Leichter/flat vessel that unloads ships/;manifest/Ladeliste/list of all goods on board/;pilotage/Lotsgeld/fee for guiding a ship/;quay/Kai/wall at which ships lie/;tare/Tara/weight of the packing/t.;tonnage/Tonnage/carrying capacity of a ship/tn.;wharfage/Kaigeld/fee for the use of a wharf/whfg.',
	de: 'Abgabe/duty/Betrag, der an der Grenze zu zahlen ist/Abg.;Ballen/bale/für den Transport gepresstes Bündel/Bl.;Fass/cask/hölzernes Gefäß für Flüssigkeiten/;Kai/quay/Mauer, an der Schiffe liegen/;Ladeliste/manifest/Verzeichnis aller Güter an Bord/LL;Leichter/lighter/flaches Schiff zum Entladen/;Liegegeld/demurrage/Gebühr für zu langes Liegen/;Lotsgeld/pilotage/Gebühr für den Lotsen/;Luke/hatch/Öffnung im Deck/;Tara/tare/Gewicht der Verpackung/T;Tiefgang/draught/Tiefe des Schiffes im Wasser/Tg.;Zolllager/bonded store/Lager für unverzollte Ware/',
	fr: 'allège/lighter/bateau plat pour décharger les navires/;balle/bale/paquet pressé pour le transport/b.;droit/duty/somme due à la frontière/;écoutille/hatch/ouverture du pont/;entrepôt/bonded store/magasin sous douane/entr.;fût/cask/récipient de bois/;manifeste/manifest/liste des marchandises à bord/;pilotage/pilotage/somme due au pilote/;quai/quay/mur où s’amarrent les navires/;surestarie/demurrage/somme due pour attente/;tare/tare/poids de l’emballage/t.;tirant d’eau/draught/profondeur du navire/t.e.',
	es: 'almacén/bonded store/depósito bajo aduana/alm.;arancel/duty/suma que se paga en la frontera/;barcaza/lighter/barco plano para descargar/;barril/cask/recipiente de madera/;calado/draught/profundidad del barco/;escotilla/hatch/abertura de la cubierta/;estadía/demurrage/suma por retraso del barco/est.;fardo/bale/bulto prensado/f.;manifiesto/manifest/lista de mercancías/;muelle/quay/muro donde atracan los barcos/;practicaje/pilotage/suma debida al práctico/;tara/tare/peso del envase/t.',
};
const HEADS: Readonly<Record<string, string>> = {
	en: 'Glossary|German|abbr.',
	de: 'Fachwörter|englisch|Abk.',
	fr: 'Glossaire|anglais|abr.',
	es: 'Glosario|inglés|abr.',
};

/** A glossary as running paragraphs: the term in bold, the foreign word in italics in brackets, an abbreviation, then the meaning after a dash; letters stand in the margin. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'en-US', 'de-AT'],
	draw: (random, locale) => {
		const all = (TERMS[locale.language] ?? '').split(';').map((one) => one.split('/'));
		const [title = '', tongue = '', short = ''] = (HEADS[locale.language] ?? '').split('|');
		const entries = all.filter(() => random.chance(0.75));
		const spare = all.find((one) => !entries.includes(one)) ?? ['hawser'];
		const meaning = (term: string) =>
			askText(
				`meaning of “${term}”|What does “${term}” mean?|definition of ${term}|Was bedeutet „${term}“?|Que signifie « ${term} » ?|¿Qué significa «${term}»?`,
			);
		const chosen = random.some([...entries.keys()], 4);
		const asked: Record<string, Fields[string]> = {};
		for (const [k, i] of chosen.entries()) {
			const [term = '', other = ''] = entries[i] ?? [];
			asked[`meaning${k}`] = meaning(term);
			asked[`foreign${k}`] = askText(
				`“${term}” in the other language|What is “${term}” called in the other language?|translation of ${term}|Wie heißt „${term}“ in der anderen Sprache?|traduction de « ${term} »`,
			);
			asked[`term${k}`] = askText(
				`term translated as “${other}”|Which term is translated as “${other}”?|entry for the foreign word ${other}|Welches Wort ist „${other}“?`,
			);
		}
		const fields: Fields = {
			...about('title', 'pageNumber', 'header'),
			...asked,
			language: askText(
				'other language of the glossary|In which language are the words in brackets?|foreignLanguage|Welche Fremdsprache?|quelle langue étrangère',
			),
			firstTerm: askText(
				'first term|With which term does the list begin?|firstTermListed|erstes Stichwort|premier terme',
			),
			entries: list(
				{
					term: askText('term|Stichwort|terme'),
					foreign: askText('foreign word|translation|Übersetzung'),
					short: askText('abbreviation|Abkürzung'),
					meaning: askText('meaning|definition|Bedeutung'),
				},
				'terms of the glossary',
				'Which terms are explained, and how?',
				'glossaryEntries',
				'Fachwörter mit Bedeutung',
			),
			missing: absent(meaning(spare[0] ?? '')),
			author: absent(askText('author of the glossary|Who wrote it?|Verfasser|auteur')),
		};
		const [open, close] = random.pick([
			['(', ')'],
			['[', ']'],
			['', ' |'],
		] as const);
		const dash = random.pick([' – ', ': ', '. ']);
		const rows = entries.map(([term = '', other = '', said = '', brief = ''], i) => {
			const k = chosen.indexOf(i);
			const letter = term.slice(0, 1).toUpperCase();
			const isNew = letter !== entries[i - 1]?.[0]?.slice(0, 1).toUpperCase();
			const named = also(field('term', term), k >= 0 && `term${k}`, i === 0 && 'firstTerm');
			return markup`<p data-row>${isNew && markup`<u>${letter}</u>`}<b>${named}</b> ${open}<i>${also(field('foreign', other), k >= 0 && `foreign${k}`)}</i>${close}${brief !== '' && markup` ${short} ${field('short', brief)}`}${dash}${also(field('meaning', said), k >= 0 && `meaning${k}`)}${dash === '. ' ? '.' : ''}</p>`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A4', '150mm 210mm'])}; margin: 14mm 14mm 14mm 22mm } body { font: ${random.pick(['9pt', '9.8pt'])}/1.4 ${drawFace(random)} } h2 { font-weight: normal; font-size: 15pt; margin: 3mm 0 } p { margin: 0 0 1.6mm; ${random.pick(['text-align: justify', 'padding-left: 5mm; text-indent: -5mm'])}; position: relative } u { position: absolute; left: -9mm; text-indent: 0; text-decoration: none; font-size: 12pt } .c { columns: ${random.pick([1, 1, 2])}; column-gap: 12mm }
			</style><div style="display:flex;justify-content:space-between;font-size:8pt"><span>${field('header', random.pick(['Shipping Handbook', 'Hafenkunde', 'Annex 2', 'Manual 7']))}</span><span>${field('pageNumber', String(random.int(88, 240)))}</span></div><h2>${field('title', title)} <span style="font-size:9pt">(${field('language', tongue)})</span></h2><div class="c" data-list="entries">${rows}</div>`;
		return { html, fields };
	},
};
export default family;
