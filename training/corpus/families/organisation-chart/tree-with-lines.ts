import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { about, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawing, line, put, rect } from '../../kit/reports.ts';

const SAID = {
	en: 'Managing Director|Production;Sales;Finance;Research;Personnel|Foundry;Stores;Repairs;Home market;Export;Advertising;Ledger;Wages;Laboratory;Library;Training;Canteen|Organisation|as of|staff|Assistant to the Director',
	de: 'Geschäftsführung|Fertigung;Verkauf;Finanzen;Forschung;Personal|Gießerei;Lager;Instandhaltung;Inland;Ausfuhr;Werbung;Buchhaltung;Lohnbüro;Labor;Bücherei;Ausbildung;Kantine|Organisationsplan|Stand|Mitarbeiter|Assistenz der Geschäftsführung',
	fr: 'Direction générale|Production;Ventes;Finances;Recherche;Personnel|Fonderie;Magasin;Entretien;France;Export;Publicité;Comptabilité;Paie;Laboratoire;Bibliothèque;Formation;Cantine|Organigramme|au|personnes|Assistant de direction',
	nl: 'Directie|Productie;Verkoop;Financiën;Onderzoek;Personeel|Gieterij;Magazijn;Onderhoud;Binnenland;Export;Reclame;Boekhouding;Loonadministratie;Laboratorium;Bibliotheek;Opleiding;Kantine|Organogram|per|medewerkers|Assistent van de directie',
	fi: 'Toimitusjohtaja|Tuotanto;Myynti;Talous;Tutkimus;Henkilöstö|Valimo;Varasto;Huolto;Kotimaa;Vienti;Mainonta;Kirjanpito;Palkat;Laboratorio;Kirjasto;Koulutus;Ruokala|Organisaatio|tilanne|henkeä|Johdon assistentti',
} as const;

/** A chart of three levels drawn with lines: the head on top, a staff post at the side on a dashed line, divisions in a row with name and head count, their sections as a ladder hanging below. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'fi-FI', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const divisions = random.some(at(1).split(';'), random.int(3, 4));
		const sections = random.shuffle(at(2).split(';'));
		const people = drawPeople(locale, 22);
		let next = 0;
		const draw = () => people[(next += 1) - 1]?.name ?? '';
		const boxes = divisions.map((name) => ({
			name,
			head: draw(),
			count: random.int(8, 340),
			own: sections.splice(0, random.int(2, 3)).map((one) => ({ name: one, head: draw() })),
		}));
		const [chief, aide] = [draw(), draw()];
		const asked: Record<string, Fields[string]> = {};
		const leads = (unit: string) =>
			askText(
				`head of ${unit}|Who is the head of ${unit}?|person in the box “${unit}”|Wer leitet ${unit}?|Qui dirige ${unit} ?|Wie leidt ${unit}?`,
			);
		for (const [i, { name, own }] of boxes.entries()) {
			asked[`head${i}`] = leads(name);
			asked[`staff${i}`] = askNumber(
				`staff of ${name}|How many people work in ${name}?|head count of ${name}|Mitarbeiter in ${name}`,
			);
			const first = own[0];
			if (first) asked[`section${i}`] = leads(first.name);
		}
		const unit = boxes[0]?.own[0]?.name ?? '';
		const known = boxes.at(-1)?.own[0]?.head ?? '';
		const fields: Fields = {
			...about('title'),
			...asked,
			chief: askText(
				'head of the company|Who is at the top of the chart?|topPerson|Wer steht an der Spitze?|qui est au sommet',
			),
			aide: askText(
				'assistant of the head|Who is the assistant to the director?|assistantName|Wer ist die Assistenz?|assistant du directeur',
			),
			parent: askText(
				`division of ${unit}|To which division does ${unit} belong?|parent of ${unit}|Zu welchem Bereich gehört ${unit}?`,
			),
			post: askText(
				`section led by ${known}|What does ${known} lead?|unit of ${known}|Was leitet ${known}?|que dirige ${known}`,
			),
			company: askText('company of the chart|Which company is it?|companyName|Firma|société'),
			stand: askText(
				'date of the chart|As of when is the chart?|chartDate|Stand des Plans|date de l’organigramme',
			),
			units: list(
				{
					unit: askText('division or section|unit|Einheit'),
					head: askText('head|who leads it|Leitung'),
				},
				'units of the chart',
				'Which units are there, and who leads each?',
				'organisationUnits',
				'Einheiten mit Leitung',
			),
			missing: absent(leads(sections[0] ?? '')),
			board: absent(
				askText('chairman of the board|Who chairs the supervisory board?|Vorsitz Aufsichtsrat'),
			),
		};
		const [wide, gap] = [46, 8];
		const width = boxes.length * (wide + gap) - gap;
		const [cx, y1, y2] = [width / 2, 40, 62];
		const shapes = [
			rect(cx - 28, 0, 56, 16, '#fff'),
			line([
				[cx, 16],
				[cx, 33],
			]),
			line(
				[
					[cx, 24],
					[cx + 40, 24],
				],
				'stroke-dasharray: 1.5 1',
			),
			rect(cx + 40, 18, 44, 12, '#fff'),
			line([
				[wide / 2, 33],
				[width - wide / 2, 33],
			]),
			...boxes.flatMap(({ own }, i) => {
				const x = i * (wide + gap);
				return [
					line([
						[x + wide / 2, 33],
						[x + wide / 2, y1],
					]),
					rect(x, y1, wide, 17, random.pick(['#fff', '#eee'])),
					line([
						[x + 3, y1 + 17],
						[x + 3, y2 + own.length * 15 - 8],
					]),
					...own.flatMap((_, s) => [
						line([
							[x + 3, y2 + 7 + s * 15],
							[x + 7, y2 + 7 + s * 15],
						]),
						rect(x + 7, y2 + s * 15 + 1, wide - 7, 12, '#fff'),
					]),
				];
			}),
		];
		const texts = [
			put(
				cx,
				8,
				markup`<div style="text-align:center" data-row="top"><b>${field('unit', at(0))}</b><br>${also(field('head', chief), 'chief')}</div>`,
			),
			put(
				cx + 62,
				24,
				markup`<div style="text-align:center">${at(6)}<br>${field('/aide', aide)}</div>`,
			),
			...boxes.flatMap(({ name, head, count, own }, i) => {
				const x = i * (wide + gap);
				const division = markup`<div style="text-align:center" data-row="d${i}"><b>${also(field('unit', name), i === 0 && 'parent')}</b><br>${also(field('head', head), `head${i}`)}<br>${field(`/staff${i}`, locale.count(count))} ${at(5)}</div>`;
				return [
					put(x + wide / 2, y1 + 8.5, division),
					...own.map((one, s) =>
						put(
							x + 7 + (wide - 7) / 2,
							y2 + 7 + s * 15,
							markup`<div style="text-align:center" data-row="s${i}-${s}">${also(field('unit', one.name), i === boxes.length - 1 && s === 0 && 'post')}<br><i>${also(field('head', one.head), s === 0 && `section${i}`)}</i></div>`,
						),
					),
				];
			}),
		];
		const html = markup`<style>@page { size: A4 landscape; margin: 12mm } body { font: 7.8pt/1.25 ${drawFace(random)} } h1 { font-size: 13pt; margin: 0 0 6mm } .f { margin-top: 8mm; display: flex; justify-content: space-between; font-size: 8pt }
			</style><h1>${field('title', at(3))}</h1><div data-list="units" style="margin:0 auto;width:${width}mm">${drawing(width, y2 + 48, shapes, texts)}</div><div class="f"><span>${field('company', locale.company().name)}</span><span>${at(4)} ${field('stand', locale.date(random.day('1962-01-01', '2012-12-01')).text)}</span></div>`;
		return { html, fields };
	},
};
export default family;
