import type { Family, Fields } from '../../family.ts';
import { initialled } from '../../kit/archive.ts';
import { drawFilling, oneOf, speak, tick } from '../../kit/forms.ts';
import { markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = askForm({
	changeNumber:
		'E.C.N. NO. | What is the number of the change? | Änderungsnummer | numéro de modification',
	drawingNumber:
		'DRAWING NO. | Which drawing is changed? | Zeichnungsnummer | Quel plan est modifié ?',
	partName: 'PART NAME | Which part is changed? | Benennung des Teils | nom de la pièce',
	oldRevision: 'OLD REV. | Which revision was valid before? | alter Index | ancien indice',
	newRevision: 'NEW REV. | Which revision is valid now? | neuer Index | nouvel indice',
	model: 'USED ON | In which machine is the part used? | Verwendung | utilisé sur',
	oldText: 'WAS | How was it before the change? | Bisheriger Zustand | avant modification',
	newText: 'IS | How shall it be from now on? | Neuer Zustand | après modification',
	reason: 'REASON FOR CHANGE | Why is it changed? | Grund der Änderung | motif de la modification',
	isMandatory: '? MANDATORY | Must the change be made? | zwingend | obligatoire',
	needsTools: '? TOOLING AFFECTED | Are tools affected? | Werkzeugänderung | outillage',
	changesManual: '? MANUAL AFFECTED | Must the handbook be changed? | Handbuch | notice',
	stock:
		'DISPOSITION OF STOCK | What happens to parts in stock? | Verwendung des Bestandes | sort du stock',
	serialFrom:
		'EFFECTIVE WITH SERIAL NO. | From which serial number does it hold? | ab Fabriknummer | à partir du n°',
	effectiveDate: '@ EFFECTIVE DATE | From when does it hold? | gültig ab | date d’application',
	cost: '# COST OF CHANGE | What does the change cost? | Kosten der Änderung | coût de la modification',
	draftsman: 'DRAWN | Who drew it? | Gezeichnet | dessiné par',
	checker: 'CHECKED | Who checked it? | Geprüft | vérifié par',
	approver: 'APPROVED | Who approved it? | Genehmigt | approuvé par',
	sheet: 'SHEET | Which sheet is it? | Blatt | feuille',
	customer: '- CUSTOMER | For which customer is it? | Kunde | client',
	weight: '-# WEIGHT | How heavy is the part? | Gewicht | poids',
});
const SAID = {
	en: 'ENGINEERING CHANGE NOTICE;CHANGE ORDER;DRAWING CHANGE NOTICE|E.C.N. NO.|DRAWING NO.|PART NAME|OLD REV.|NEW REV.|USED ON|WAS|IS|REASON FOR CHANGE|MANDATORY|TOOLING AFFECTED|MANUAL AFFECTED|DISPOSITION OF STOCK|EFFECTIVE WITH SERIAL NO.|EFFECTIVE DATE|COST OF CHANGE|DRAWN|CHECKED|APPROVED|SHEET|bracket;bearing cap;spindle;guard;feed roller|Hole dia. 12.0;Mat’l C1018;4 screws 1/4-20;Weld both sides|Hole dia. 12.5;Mat’l C1045;6 screws 5/16-18;Weld one side|Cracked in service;Easier to assemble;Cheaper material;Vendor no longer makes it|use up;rework;scrap;return to vendor|of',
	de: 'ÄNDERUNGSMITTEILUNG;ZEICHNUNGSÄNDERUNG;Änderungsauftrag|Änd.-Nr.|Zeichnungs-Nr.|Benennung|Index alt|Index neu|Verwendung|BISHER|NEU|Grund der Änderung|zwingend|Werkzeuge|Handbuch|Bestand|ab Fabrik-Nr.|gültig ab|Kosten|Gez.|Gepr.|Gen.|Blatt|Halter;Lagerdeckel;Spindel;Schutzhaube;Einzugsrolle|Bohrung 12 mm;Werkstoff St 37;4 Schrauben M6;beidseitig verschweißt|Bohrung 12,5 mm;Werkstoff C 45;6 Schrauben M8;einseitig verschweißt|Bruch im Betrieb;leichtere Montage;billigerer Werkstoff;Teil nicht mehr lieferbar|aufbrauchen;nacharbeiten;verschrotten;an Lieferer zurück|von',
	fr: 'AVIS DE MODIFICATION;Fiche de modification;ORDRE DE MODIFICATION|N° modif.|N° de plan|Désignation|Ancien ind.|Nouvel ind.|Utilisé sur|AVANT|APRÈS|Motif|Obligatoire|Outillage|Notice|Stock|À partir du n°|Applicable le|Coût|Dessiné|Vérifié|Approuvé|Feuille|support;chapeau de palier;broche;carter;rouleau|Perçage 12;Acier E24;4 vis M6;Soudé des deux côtés|Perçage 12,5;Acier XC48;6 vis M8;Soudé d’un côté|Rupture en service;Montage plus facile;Matière moins chère;Pièce abandonnée|à épuiser;à retoucher;à rebuter;retour fournisseur|sur',
};

/** A change notice of a drawing office: what was and what is in two halves, ticks in a row, and the title block of a drawing at the lower right. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'de-DE', 'fr-FR', 'en-GB', 'de-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const day = random.day('1963-01-01', '1994-12-01');
		const rev = random.int(0, 8);
		const what = random.int(0, 3);
		const people = drawFour(locale);
		const name = (i: 0 | 1 | 2) => initialled(random, people[i]);
		const cell = (i: number, content: ReturnType<typeof put>, css = '') =>
			markup`<div class="z" style="${css}"><i>${say(i)}</i> <tt>${content}</tt></div>`;
		const old = say(22).split(';')[what] ?? '';
		const now = say(23).split(';')[what] ?? '';
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'letter landscape', 'A4'])}; margin: 10mm } body { font: 8.5pt 'DejaVu Sans'; border: 1.4pt solid; padding: 0; min-height: 165mm; display: flex; flex-direction: column } i { font: 6.5pt 'DejaVu Sans' } tt { ${drawFilling(random)} } .t { display: flex; border-bottom: 1.4pt solid } .t > * { flex: 1; padding: 1.5mm 2mm; border-right: .6pt solid } h1 { font-size: 12pt; margin: 0; padding: 2mm; flex: 2 !important } .h { display: grid; grid-template-columns: 1fr 1fr; min-height: ${random.int(42, 66)}mm; border-bottom: .8pt solid } .h > div { padding: 2mm 4mm } .h > div + div { border-left: 1.4pt solid } .h b { display: block; text-align: center; letter-spacing: 3pt; margin-bottom: 6mm } .row { padding: 2mm 3mm; border-bottom: .6pt solid; display: flex; gap: 8mm; align-items: center } .tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid; text-align: center; line-height: 3.8mm } .e { margin-top: auto; display: flex; justify-content: flex-end } .e .q { display: grid; grid-template-columns: 30mm 30mm 34mm; border-left: .8pt solid; border-top: .8pt solid } .q .z { border-right: .6pt solid; border-bottom: .6pt solid; padding: 1mm; min-height: 9mm } .q i { display: block }
			</style><div class="t"><h1>${oneOf(random, say(0))}</h1>${cell(1, put('changeNumber', random.pattern('####')))}${cell(6, put('model', random.pattern('??-##'), 0.8))}</div>
			<div class="h"><div><b>${say(7)}</b><tt>${put('oldText', old)}</tt></div><div><b>${say(8)}</b><tt>${put('newText', now)}</tt></div></div>
			<div class="row">${cell(9, put('reason', oneOf(random, say(24)), 0.9))}</div><div class="row">${tick('isMandatory', random.chance(0.5), say(10))} ${tick('needsTools', random.chance(0.3), say(11))} ${tick('changesManual', random.chance(0.4), say(12))}</div>
			<div class="row">${cell(13, put('stock', oneOf(random, say(25)), 0.85))}${cell(16, put('cost', locale.amount(random.int(4, 900) * 5), 0.5))}</div><div class="row">${cell(14, put('serialFrom', random.pattern('#####'), 0.6))}${cell(15, put('effectiveDate', locale.date(addDays(day, 30)), 0.8))}</div>
			<div class="e"><div class="q">${cell(17, put('draftsman', name(0)))}${cell(18, put('checker', name(1), 0.8))}${cell(19, put('approver', name(2), 0.7))}${cell(3, put('partName', oneOf(random, say(21))), 'grid-column:span 2')}${cell(20, markup`${put('sheet', `${random.int(1, 2)} ${say(26)} ${random.int(2, 4)}`)}`)}${cell(2, put('drawingNumber', random.pattern('#-##-####')))}${cell(4, put('oldRevision', rev === 0 ? '–' : String.fromCharCode(64 + rev)))}${cell(5, put('newRevision', String.fromCharCode(65 + rev)))}</div></div>`;
		return { html, fields };
	},
};
export default family;
