import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		panelist: 'PANELIST | Who judged the samples? | Wer hat geprüft? | dégustateur | panelistName',
		session: 'SESSION | Which session was it? | Sitzung | séance | sessionNumber',
		date: '@ DATE | When was the session? | Prüftag | date | sessionDate',
		product: 'PRODUCT | What was judged? | Erzeugnis | produit | productJudged',
		preferred:
			'PREFERRED SAMPLE | Which sample is preferred? | bevorzugte Probe | échantillon préféré | preferredSample',
		odd: 'ODD SAMPLE | Which sample differs from the others? | abweichende Probe | échantillon différent | oddSample',
		scale: 'SCALE | On which scale is it judged? | Skala | échelle | scoreScale',
		booth: 'BOOTH | In which booth? | Kabine | cabine | boothNumber',
		leader: 'PANEL LEADER | Who leads the panel? | Prüfleiter | animateur | panelLeader',
		comment: 'COMMENT | What was remarked? | Bemerkung | remarque | panelComment',
		hasCold: 'HEALTH | Is the taster well? | Gesundheit | état de santé | healthNote',
		price: '-# PRICE | What does it cost? | Preis | prix',
		brand: '- BRAND | Which brand is it? | Marke | marque',
	}),
	scores: askTable(
		{
			code: 'code of the sample | Probencode | code',
			aroma: '# aroma | Geruch | arôme',
			taste: '# taste | Geschmack | goût',
			texture: '# texture | Konsistenz | texture',
			overall: '# overall | Gesamturteil | appréciation',
		},
		'scores by sample | sampleScores | Bewertungen | notes par échantillon',
	),
};
const SAID = {
	en: 'TASTE PANEL SCORE SHEET;SENSORY BALLOT|PANELIST|SESSION|DATE|PRODUCT|BOOTH|Sample|Aroma|Taste|Texture|Overall|PREFERRED SAMPLE|ODD SAMPLE|SCALE|COMMENT|PANEL LEADER|I HAVE A COLD TODAY|1 poor – 9 excellent;0 – 100;1 – 5|tomato soup;blended coffee;cheese spread;cordial|too salty;burnt note;thin;pleasant finish;like cardboard|no cold;slight cold;hay fever',
	de: 'PRÜFBOGEN VERKOSTUNG;Sensorik-Bogen|PRÜFER|SITZUNG|DATUM|ERZEUGNIS|KABINE|Probe|Geruch|Geschmack|Konsistenz|Gesamt|BEVORZUGTE PROBE|ABWEICHENDE PROBE|SKALA|BEMERKUNG|PRÜFLEITER|ICH BIN ERKÄLTET|1 schlecht – 9 sehr gut;0 – 100;1 – 5|Tomatensuppe;Kaffee;Schmelzkäse;Sirup|zu salzig;brenzlig;dünn;angenehm|nicht erkältet;leicht erkältet',
	fr: 'FICHE DE DÉGUSTATION;Bulletin sensoriel|DÉGUSTATEUR|SÉANCE|DATE|PRODUIT|CABINE|Échantillon|Arôme|Goût|Texture|Global|PRÉFÉRÉ|DIFFÉRENT|ÉCHELLE|REMARQUE|ANIMATEUR|RHUME|1 mauvais – 9 excellent;0 – 100|soupe de tomate;café;fromage fondu;sirop|trop salé;note brûlée;fluide;agréable|pas de rhume;léger rhume',
	it: 'SCHEDA DI ASSAGGIO;Scheda sensoriale|ASSAGGIATORE|SEDUTA|DATA|PRODOTTO|POSTAZIONE|Campione|Aroma|Gusto|Consistenza|Totale|PREFERITO|DIVERSO|SCALA|NOTE|RESPONSABILE|RAFFREDDORE|1 scarso – 9 ottimo;0 – 100|zuppa;caffè;formaggio fuso;sciroppo|troppo salato;nota bruciata;fluido|nessuno;lieve',
};

/** A ballot of a taster: samples are columns with three-digit codes, attributes are rows, marks written on scales of dashes, and two questions answered by a code. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'de-DE', 'fr-FR', 'it-IT', 'en-GB'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const [taster, leader] = drawFour(locale);
		const scale = one(17);
		const top = scale.includes('100') ? 100 : scale.includes('9') ? 9 : 5;
		const samples = Array.from({ length: random.int(2, 5) }, () => ({
			code: random.pattern('###'),
			values: [0, 0, 0, 0].map(() => random.int(1, top)),
		}));
		const pen = drawPen(random, 13).replace(/transform[^;]*/, 'top:0');
		const across = random.chance(0.6);
		const names = ['aroma', 'taste', 'texture', 'overall'] as const;
		const score = (i: number, k: number) =>
			markup`<s>${field(names[i] ?? 'aroma', samples[k]?.values[i] ?? 0)}</s>`;
		const table = across
			? markup`<table data-list="scores"><tr><th>${say(6)}${samples.map((sample, k) => markup`<th data-row="${k}">${field('code', sample.code)}`)}${names.map((_, i) => markup`<tr><th>${say(7 + i)}${samples.map((_, k) => markup`<td data-row="${k}">${score(i, k)}`)}`)}</table>`
			: markup`<table data-list="scores"><tr><th>${say(6)}${names.map((_, i) => markup`<th>${say(7 + i)}`)}${samples.map((sample, k) => markup`<tr data-row><th>${field('code', sample.code)}${names.map((_, i) => markup`<td>${score(i, k)}`)}`)}</table>`;
		const line = (label: string, content: ReturnType<typeof put>) =>
			markup`<div class="l">${label} <s>${content}</s></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A5 landscape', '6in 8in'])}; margin: 10mm } body { font: 8.6pt 'Liberation Sans' } h1 { font: bold 12pt 'Liberation Sans'; margin: 0 0 4mm } .h { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm } .l { border-bottom: .5pt solid #777; min-height: 8mm; padding-top: 1.5mm } s { text-decoration: none; ${pen} } table { width: 100%; border-collapse: collapse; margin: 5mm 0 } th, td { border: .7pt solid; height: 9mm; text-align: center } th { font-size: 8pt }
			</style><h1>${one(0)}</h1><div class="h">${line(say(1), put('panelist', taster.name))}${line(say(3), put('date', locale.date(random.day('1968-02-01', '2004-10-01'))))}${line(say(2), put('session', `${random.int(1, 40)}`, 0.8))}${line(say(5), put('booth', random.pick(['1', '2', '3', '4', 'A', 'B']), 0.7))}${line(say(4), put('product', one(18)))}${line(say(16), put('hasCold', one(20), 0.5))}</div><p>${say(13)}: ${field('scale', scale)}</p>${table}<div class="h">${line(say(11), put('preferred', random.pick(samples).code, 0.85))}${line(say(12), put('odd', random.pick(samples).code, 0.5))}</div>${line(say(14), put('comment', one(19), 0.7))}<p>${say(15)}: ${put('leader', leader.name, 0.8)}</p>`;
		return { html, fields };
	},
};
export default family;
