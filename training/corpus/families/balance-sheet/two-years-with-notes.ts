import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { asDate } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, bracketed, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Balance sheet|as at|Note|Fixed assets;Land and buildings;Plant and machinery;Motor vehicles;Investments/Current assets;Stocks;Debtors;Cash at bank;Prepayments|Current liabilities;Trade creditors;Taxation;Bank overdraft;Accruals/Capital and reserves;Share capital;General reserve;Profit and loss account;Minority interests|Total assets|Total liabilities|Directors|Approved by the Board on',
	de: 'Bilanz|zum|Anhang|Anlagevermögen;Grundstücke und Gebäude;Maschinen;Fuhrpark;Beteiligungen/Umlaufvermögen;Vorräte;Forderungen;Bankguthaben;Rechnungsabgrenzung|Verbindlichkeiten;Lieferanten;Steuern;Bankschulden;Sonstige/Eigenkapital;Gezeichnetes Kapital;Rücklagen;Gewinnvortrag;Anteile Dritter|Summe Aktiva|Summe Passiva|Vorstand|Festgestellt am',
	fr: 'Bilan|au|Annexe|Actif immobilisé;Terrains et constructions;Matériel;Véhicules;Participations/Actif circulant;Stocks;Créances clients;Disponibilités;Charges constatées d’avance|Dettes;Fournisseurs;Dettes fiscales;Découverts;Autres dettes/Capitaux propres;Capital social;Réserves;Report à nouveau;Intérêts minoritaires|Total de l’actif|Total du passif|Administrateurs|Arrêté le',
	it: 'Stato patrimoniale|al|Nota|Immobilizzazioni;Terreni e fabbricati;Impianti;Automezzi;Partecipazioni/Attivo circolante;Rimanenze;Crediti;Banca;Risconti|Debiti;Fornitori;Debiti tributari;Scoperti;Altri debiti/Patrimonio netto;Capitale sociale;Riserve;Utile;Interessi di terzi|Totale attivo|Totale passivo|Amministratori|Approvato il',
	da: 'Balance|pr.|Note|Anlægsaktiver;Grunde og bygninger;Maskiner;Biler;Kapitalandele/Omsætningsaktiver;Varelager;Debitorer;Bank;Periodeafgrænsning|Gæld;Leverandører;Skatter;Kassekredit;Anden gæld/Egenkapital;Aktiekapital;Reserver;Overført resultat;Minoriteter|Aktiver i alt|Passiver i alt|Bestyrelse|Godkendt den',
	pt: 'Balanço|em|Nota|Imobilizado;Terrenos e edifícios;Equipamento;Viaturas;Participações/Circulante;Existências;Clientes;Bancos;Diferimentos|Passivo;Fornecedores;Impostos;Descobertos;Outros/Capital próprio;Capital social;Reservas;Resultados transitados;Interesses minoritários|Total do ativo|Total do passivo|Administradores|Aprovado em',
} as const;
const ASK = {
	en: 'What was the amount of {r} in {c}?|How much is shown for {r} in {c}?|{r}, {c}|{r} in the column {c}',
	de: 'Wie hoch war der Posten {r} {c}?|{r}, {c}',
	fr: 'Quel est le montant de « {r} » en {c} ?|{r}, {c}',
	it: 'A quanto ammonta {r} nel {c}?|{r}, {c}',
	da: 'Hvor stor er posten {r} i {c}?|{r}, {c}',
	pt: 'Qual é o valor de {r} em {c}?|{r}, {c}',
};

/** A balance sheet in one column: assets above liabilities, note numbers, amounts of items stepped inwards with subtotals in a column of their own, directors' signatures at the foot. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'da-DK', 'pt-PT', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const year = random.int(1957, 2019);
		const years = [String(year), String(year - 1)];
		const scale = random.pick([1, 1000]);
		const sides = [3, 4].map((i) =>
			at(i)
				.split('/')
				.map((group) => {
					const [name = '', ...items] = group.split(';');
					return {
						name,
						items: random
							.some(items, random.int(2, 4))
							.map((item) => ({ item, values: years.map(() => random.int(120, 88_000)) })),
					};
				}),
		);
		const totals = years.map((_, y) =>
			sum((sides[0] ?? []).flatMap(({ items }) => items.map(({ values }) => values[y] ?? 0))),
		);
		// The last item of the second side makes both sides agree.
		const last = sides[1]?.at(-1)?.items.at(-1);
		for (const y of [0, 1]) {
			const rest = sum(
				(sides[1] ?? []).flatMap(({ items }) =>
					items.filter((one) => one !== last).map(({ values }) => values[y] ?? 0),
				),
			);
			if (last) last.values[y] = (totals[y] ?? 0) - rest;
		}
		const groups = sides.flat();
		const items = groups.flatMap(({ items: all }) => all.map(({ item }) => item));
		const spare = [3, 4]
			.flatMap((i) =>
				at(i)
					.split('/')
					.flatMap((group) => group.split(';').slice(1)),
			)
			.filter((one) => !items.includes(one));
		const grid = askCells(random, locale, {
			rows: [...items, ...groups.map(({ name }) => name), at(5)],
			columns: years,
			count: 11,
			missing: spare,
			say: fillIn(ASK, locale.language),
		});
		const fields: Fields = {
			...about('title', 'unit', 'pageNumber'),
			...grid.asked,
			company: askText(
				'company|Whose balance sheet is it?|companyName|Wessen Bilanz ist es?|De quelle société est le bilan ?|società',
			),
			closing: asDate(
				'balance sheet date|On which day does the year end?|closingDate|Bilanzstichtag|date de clôture|data di chiusura',
			),
			approved: asDate(
				'day of approval|When were the accounts approved?|approvedOn|Tag der Feststellung|date d’approbation',
			),
			director: askText(
				'first director who signed|Which director signed first?|firstDirector|erster Unterzeichner|premier administrateur',
			),
			lines: list(
				{
					item: askText('item|Which item?|Posten'),
					note: askText('number of the note|Which note explains it?|Anhang'),
					now: askNumber(`${years[0]}|amount in ${years[0]}|this year`),
					before: askNumber(`${years[1]}|amount in ${years[1]}|previous year`),
				},
				'items of the balance sheet',
				'What are all items with their amounts?',
				'balanceSheetItems',
				'Posten der Bilanz',
			),
			turnover: absent(askNumber('turnover|How much was sold?|Umsatz|chiffre d’affaires')),
			dividend: absent(askNumber('dividend per share|What dividend is paid?|Dividende')),
		};
		const money = (value: number) => bracketed(locale.count(value));
		let number = 1;
		const side = (s: number) =>
			(sides[s] ?? []).map(({ name, items: all }) => {
				const sums = years.map((_, y) => sum(all.map(({ values }) => values[y] ?? 0)));
				const lines = all.map(({ item, values }) => {
					const note = random.chance(0.5) && field('note', String((number += 1)));
					return markup`<tr data-row><td class="i">${field('item', item)}<td class="o">${note}${years.map((one, y) => markup`<td>${grid.cell(item, one, y === 0 ? 'now' : 'before', money(values[y] ?? 0))}<td>`)}`;
				});
				return markup`<tr class="g"><td>${name}<td><td><td><td><td>${lines}<tr class="s"><td><td>${years.map((one, y) => markup`<td><td>${grid.cell(name, one, '', money(sums[y] ?? 0))}`)}`;
			});
		const sumRow = (label: string) =>
			markup`<tr class="t"><td>${label}<td>${years.map((one, y) => markup`<td><td>${grid.cell(at(5), one, '', money(totals[y] ?? 0))}`)}`;
		const day = `${year}-${random.pick(['12-31', '03-31', '06-30', '09-30'])}`;
		const html = markup`<style>@page { size: ${random.pick(['A4', '190mm 260mm', '210mm 275mm'])}; margin: 15mm 18mm } body { font: 8.8pt/1.3 ${drawFace(random)} } h1 { font-size: 14pt; font-weight: ${random.pick(['normal', 'bold'])}; margin: 0 } table { border-collapse: collapse; width: 100%; margin: 4mm 0 } td { text-align: right; padding: .35mm 1.2mm } td:first-child { text-align: left } .i { padding-left: 5mm } .o { text-align: center; font-size: 80% } .g td { font-weight: bold; padding-top: 2mm } .s td:nth-child(4), .s td:nth-child(6) { border-top: .4pt solid #000 } .t td:nth-child(n + 3) { border-top: .6pt solid #000; border-bottom: 2pt double #000; font-weight: bold } .d { display: grid; grid-template-columns: 1fr 1fr; margin-top: 6mm }
			</style><div>${field('company', locale.company().name)}</div><h1>${field('title', at(0))} ${at(1)} ${field('closing', locale.date(day, { en: 'd MMMM yyyy', de: 'd. MMMM yyyy' }[locale.language] ?? 'd MMMM yyyy'))}</h1>
			<table data-list="lines"><tr><td><td class="o">${at(2)}${years.map((one) => markup`<td colspan="2">${one}`)}<tr><td><td>${years.map((_, y) => markup`<td colspan="2">${y === 0 ? field('/unit', `${scale === 1000 ? '1000 ' : ''}${locale.country.currency}`) : `${scale === 1000 ? '1000 ' : ''}${locale.country.currency}`}`)}${side(0)}${sumRow(at(5))}${side(1)}${sumRow(at(6))}</table>
			<div class="d"><span>${at(8)} ${field('approved', locale.date(`${year + 1}-0${random.int(1, 9)}-${random.int(10, 28)}`))}</span><span>${field('director', locale.person().name)}<br>${locale.person().name}<br>${at(7)}</span></div><div style="text-align:center">${field('pageNumber', String(random.int(8, 44)))}</div>`;
		return { html, fields };
	},
};
export default family;
