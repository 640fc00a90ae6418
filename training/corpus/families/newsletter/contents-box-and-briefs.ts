import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, drawProse } from '../../kit/reports.ts';

const SAID = {
	en: 'Staff News;The Works Post;Inside Line|Inside|Twenty-five years|joined the|in|Sports corner|beat|by|to|Next issue|Editor|No.|stores;drawing office;canteen;foundry|Wanted|child’s cot;bicycle;accordion;garden shed|Call|New canteen hours;Safety first on ladders;Holiday homes by the lake;Blood donors thanked;Winter timetable;Pension changes',
	de: 'Werkszeitung;Wir im Betrieb;Der Draht|In diesem Heft|Fünfundzwanzig Jahre|trat|ein, im Jahr|Sportecke|schlug|mit|zu|Nächste Ausgabe|Redaktion|Nr.|ins Lager;ins Zeichenbüro;in die Kantine;in die Gießerei|Gesucht|Kinderbett;Fahrrad;Akkordeon;Gartenhaus|Tel.|Neue Kantinenzeiten;Sicher auf der Leiter;Ferienhäuser am See;Dank an Blutspender;Winterfahrplan;Änderung der Rente',
	fr: 'Le Journal de l’usine;Entre nous;Le Fil|Au sommaire|Vingt-cinq ans|est entré(e)|en|Sports|a battu|par|à|Prochain numéro|Rédaction|N°|au magasin;au bureau d’études;à la cantine;à la fonderie|Recherche|lit d’enfant;vélo;accordéon;abri de jardin|Tél.|Horaires de la cantine;Prudence sur les échelles;Maisons au bord du lac;Merci aux donneurs;Horaires d’hiver;Retraites : ce qui change',
	sv: 'Personalbladet;Vi på verket;Tråden|I detta nummer|Tjugofem år|började|år|Sporthörnan|slog|med|–|Nästa nummer|Redaktör|Nr|i lagret;på ritkontoret;i matsalen;i gjuteriet|Sökes|barnsäng;cykel;dragspel;trädgårdsbod|Ring|Nya mattider;Säkert på stegen;Stugor vid sjön;Tack till blodgivare;Vintertidtabell;Ändrad pension',
	pt: 'Jornal da Fábrica;Entre Nós;O Fio|Neste número|Vinte e cinco anos|entrou|em|Desporto|venceu|por|a|Próximo número|Redação|N.º|no armazém;no gabinete;na cantina;na fundição|Procura-se|cama de criança;bicicleta;acordeão;barraca|Tel.|Horário da cantina;Segurança na escada;Casas junto ao lago;Obrigado aos dadores;Horário de inverno;Mudam as pensões',
} as const;

/** A works newspaper's inner page: a box of contents with page numbers, an anniversary with a name and year in prose, a match result, small wanted notices, the imprint across the foot. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'sv-SE', 'pt-PT', 'en-US', 'pt-BR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(16).split(';');
		const items = random.some(all, random.int(3, 5));
		const [jubilee, editor] = drawPeople(locale, 2);
		let page = 1;
		const pages = items.map(() => String((page += random.int(1, 4))));
		const ask = (item: string) =>
			askText(
				`page of “${item}”|On which page is “${item}”?|page number of the article ${item}|Auf welcher Seite steht „${item}“?|À quelle page est « ${item} » ?`,
			);
		const asked = Object.fromEntries(items.slice(0, 3).map((item, i) => [`page${i}`, ask(item)]));
		const teams = random.some(['Rovers', 'Hall 3', 'Atlas', 'Dynamo Nord', 'Union 07', 'Lok'], 2);
		const fields: Fields = {
			...asked,
			name: askText(
				'name of the newsletter|What is the newsletter called?|newsletterName|Wie heißt die Zeitung?|nom du journal|nome do jornal',
			),
			issue: askText(
				'number of the issue|Which issue is it?|issueNumber|Nummer der Ausgabe|numéro|número da edição',
			),
			month: askText(
				'month of the issue|From which month is it?|issueMonth|Monat der Ausgabe|mois du numéro',
			),
			jubilee: askText(
				'person with an anniversary|Who has worked there for twenty-five years?|jubileePerson|Wer feiert Jubiläum?|qui fête ses vingt-cinq ans',
			),
			since: askText(
				'year in which the person began|When did the person with the anniversary begin?|startYear|Seit welchem Jahr?|année d’entrée',
			),
			winner: askText(
				'team that won|Which team won the match?|winningTeam|Wer hat gewonnen?|équipe gagnante',
			),
			loser: askText(
				'team that lost|Which team lost the match?|losingTeam|Wer hat verloren?|équipe battue',
			),
			score: askText(
				'score|How did the match end?|matchScore|Wie ging das Spiel aus?|score du match',
			),
			wanted: askText(
				'thing that is wanted|What does the notice look for?|wantedItem|Was wird gesucht?|que recherche l’annonce',
			),
			extension: askText(
				'telephone of the wanted notice|Which number should one call for the notice?|noticePhone|Telefon der Anzeige|téléphone de l’annonce',
			),
			editor: askText(
				'editor|Who edits the newsletter?|editorName|Wer macht die Zeitung?|rédacteur|redator',
			),
			next: askText(
				'date of the next issue|When does the next issue appear?|nextIssue|Wann erscheint die nächste Ausgabe?|prochain numéro le',
			),
			copies: askNumber(
				'print run|How many copies are printed?|copiesPrinted|Auflage der Zeitung|tirage',
			),
			contents: list(
				{ item: askText('article|title|Beitrag'), page: askText('page|Seite') },
				'contents of the issue',
				'Which articles are there, and on which pages?',
				'issueContents',
				'Inhalt des Heftes',
			),
			missing: absent(ask(all.find((one) => !items.includes(one)) ?? '')),
			price: absent(askText('price of an issue|What does the newsletter cost?|Preis des Heftes')),
		};
		const said = drawProse(random, locale.language, 4);
		const box = markup`<div class="x"><b>${at(1)}</b><div data-list="contents">${items.map((item, i) => markup`<div data-row class="r"><span>${field('item', item)}</span><span>${i < 3 ? field(`/page${i}`, field('page', pages[i] ?? '')) : field('page', pages[i] ?? '')}</span></div>`)}</div></div>`;
		const parts = [
			markup`<article><h3>${at(2)}</h3>${field('jubilee', jubilee?.name ?? '')} ${at(3)} ${oneOf(random, at(12))} ${at(4)} ${field('since', String(random.int(1931, 1985)))}. ${said[0]}</article>`,
			markup`<article><h3>${at(5)}</h3>${field('winner', teams[0] ?? '')} ${at(6)} ${field('loser', teams[1] ?? '')} ${at(7)} ${field('score', `${random.int(3, 6)}${random.pick([':', '–'])}${random.int(0, 2)}`)}. ${said[1]}</article>`,
			markup`<article><h3>${items[0]}</h3>${said[2]} ${said[3]} ${drawProse(random, locale.language, 2).join(' ')}</article>`,
			markup`<article class="w"><b>${at(13)}:</b> ${field('wanted', oneOf(random, at(14)))}. ${at(15)} ${field('extension', random.pattern('###'))}.</article>`,
		];
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', 'letter', '230mm 310mm'])}; margin: 11mm } body { font: 9pt/1.35 ${drawFace(random)} } header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 3pt solid #000 } header b { font: bold 24pt ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])} } .c { columns: ${random.pick([2, 3])}; column-gap: 5mm; margin-top: 3mm; text-align: justify } article, .x { break-inside: avoid; margin-bottom: 3mm } h3 { margin: 0; font-size: 11pt; line-height: 1.1 } .x { ${random.pick(['background: #ddd', 'border: 1pt solid #000'])}; padding: 2mm } .r { display: flex; justify-content: space-between; gap: 2mm; text-align: left } .w { border: .6pt dashed #000; padding: 1.5mm } footer { border-top: .6pt solid #000; font-size: 7.5pt; margin-top: 3mm }
			</style><header><b>${field('name', oneOf(random, at(0)))}</b><span>${at(11)} ${field('issue', `${random.int(1, 12)}/${random.int(52, 98)}`)} · ${field('month', `${locale.month(random.int(1, 12))} 19${random.int(52, 98)}`)}</span></header><div class="c">${random.shuffle([box, ...parts])}</div><footer>${at(10)}: ${field('editor', editor?.name ?? '')} · ${at(9)}: ${field('next', `${random.int(1, 28)}. ${random.int(1, 12)}.`)}${random.chance(0.6) && markup` · ${field('copies', locale.count(random.int(4, 90) * 100))} ×`}</footer>`;
		return { html, fields };
	},
};
export default family;
