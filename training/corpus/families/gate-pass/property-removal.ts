import type { Family, Fields } from '../../family.ts';
import { initialled } from '../../kit/archive.ts';
import { clock, drawFilling } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';
import { OLD_FIRMS, yesNo } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler, rubber } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		passNo:
			'PASS NO. | What is the number of the pass? | Passierscheinnummer | numéro du laissez-passer | passNumber',
		date: '@ DATE | When was the pass made out? | ausgestellt am | passDate',
		bearer: 'BEARER | Who carries the goods out? | Überbringer | porteur | bearerName',
		badge: 'BADGE NO. | What badge number has the bearer? | Ausweisnummer | badgeNumber',
		department: 'DEPT. | From which department? | Abteilung | departmentName',
		destination: 'DESTINATION | Where are the goods taken? | Ziel | destination | goesTo',
		vehicle: 'VEHICLE | With which vehicle? | Fahrzeug | véhicule | vehicleNumber',
		returnable: '? RETURNABLE | Must the goods come back? | Rückgabe | retour | isReturnable',
		returnBy: '@ RETURN BY | By when must they come back? | zurück bis | retour avant | returnDate',
		purpose: 'PURPOSE | Why do they leave? | Zweck | motif | purposeOfRemoval',
		totalPackages:
			'# PACKAGES | How many packages are there? | Packstücke | nombre de colis | packageCount',
		authorised: 'AUTHORIZED BY | Who allowed it? | Wer hat es erlaubt? | autorisé par | authorizer',
		gate: 'GATE | Through which gate? | Tor | porte | gateNumber',
		timeOut: 'TIME OUT | At what time did it leave? | Uhrzeit | heure de sortie | timeOut',
		guard: 'GUARD | Which guard checked it? | Wache | gardien | guardName',
		stampDate: '@ date of the stamp | When was it stamped at the gate? | Stempeldatum | stampedOn',
		value: '-# VALUE | What are the goods worth? | Wert | valeur',
		invoice: '- INVOICE NO. | Which invoice? | Rechnungsnummer',
	}),
	goods: askTable(
		{
			quantity: '# QTY | How many? | Menge | quantité',
			description: 'DESCRIPTION | What is it? | Bezeichnung | désignation',
			tag: 'TAG NO. | Which inventory number? | Inventarnummer | numéro d’inventaire',
			condition: 'CONDITION | In what state? | Zustand | état',
		},
		'goods leaving the works | Was verlässt das Werk? | sorties | goodsOut',
	),
};
const THINGS =
	'Spectrum analyser|Typewriter, electric|Drill press|Slide projector|Motor 5 hp|Scrap copper|Measuring table|Camera case|Pallet, empty|Instrument rack'.split(
		'|',
	);

/** A pass for goods at a factory gate: a strip of captions under the values, a narrow list, a stamp of the gate over the signatures, small type down the side. */
const family: Family = {
	author: 'radmila',
	locales: ['en-US', 'en-IN', 'en-GB', 'en-ZA'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1966-02-01', '1997-10-01');
		const [bearer, boss, guard] = drawFour(locale);
		const things = random
			.some(THINGS, random.int(1, 5))
			.map((name) => ({ name, quantity: random.int(1, 12) }));
		const isBack = random.chance(0.6);
		const under = (label: string, content: ReturnType<typeof put>, width = 1) =>
			markup`<div class="u" style="flex:${width}"><tt>${content || '\u00a0'}</tt><i>${label}</i></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A5', '8in 5in', '5.5in 8.5in'])}; margin: 9mm } body { font: 8pt 'Liberation Sans'; position: relative } .r { display: flex; gap: 3mm; margin: 4mm 0 2mm; align-items: flex-end; padding-right: 4mm } .u { border-bottom: .7pt solid } .u tt { ${drawFilling(random)}; display: block; min-height: 5.6mm } .u i { font: 5.8pt 'Liberation Sans' } table { width: 100%; border-collapse: collapse; margin: 2mm 0 } th { font: 6pt 'Liberation Sans'; border-bottom: .9pt solid; text-align: left } td { border-bottom: .4pt solid #888; height: 6mm } tt { font: 9.5pt 'Liberation Mono' } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; line-height: 3.2mm } .v { position: absolute; left: -6mm; top: 40mm; writing-mode: vertical-rl; font-size: 5.6pt }
			</style><div class="v">Form ${random.pattern('GP-## 5M')} – to be given up at the gate</div><div style="display:flex;justify-content:space-between"><b>${random.pick(OLD_FIRMS)}</b><b>PROPERTY PASS</b></div><div class="r">${under('PASS NO.', put('passNo', random.pattern('#####')), 1)}${under('DATE', put('date', locale.date(day, 'd MMM yyyy')), 1)}${under('BEARER', put('bearer', bearer.name), 2)}${under('BADGE NO.', put('badge', random.pattern('####'), 0.7))}</div><div class="r">${under('DEPT.', put('department', random.pick(DEPARTMENTS), 0.8), 2)}${under('DESTINATION', put('destination', random.pick(['Repair shop, Fenwick & Co.', 'Trade fair', 'Scrap dealer', 'Plant 2']), 0.9), 3)}${under('VEHICLE', put('vehicle', random.pattern('??-####'), 0.6), 1)}</div>
			<table data-list="goods"><tr><th>QTY<th>DESCRIPTION<th>TAG NO.<th>CONDITION${things.map((one) => markup`<tr data-row><td><tt>${field('quantity', one.quantity)}</tt><td><tt>${field('description', one.name)}</tt><td><tt>${put('tag', random.pattern('####'), 0.6)}</tt><td><tt>${put('condition', random.pick(['good', 'worn', 'broken', 'new']), 0.4)}</tt>`)}<tr><td><td><td><td></table>
			<div class="r"><span>RETURNABLE ${yesNo('returnable', isBack, ['YES', 'NO'])}</span>${under('RETURN BY', isBack && put('returnBy', locale.date(addDays(day, 30)), 0.8))}${under('PACKAGES', put('totalPackages', random.int(1, 6), 0.7))}</div><div class="r">${under('PURPOSE', put('purpose', random.pick(['Repair under warranty', 'Exhibition', 'Sold as scrap', 'Calibration']), 0.85), 3)}</div>
			<div class="r" style="margin-top:6mm">${under('AUTHORIZED BY', put('authorised', initialled(random, boss), 0.9), 2)}${under('GATE', put('gate', String(random.int(1, 4)), 0.8))}${under('TIME OUT', put('timeOut', clock(random.int(420, 1080), ':'), 0.8))}${under('GUARD', put('guard', guard.family, 0.75))}</div>${random.chance(0.6) && rubber(random, markup`GATE CONTROL<br>${field('stampDate', locale.date(day, 'dd MMM yyyy'))}`, 'right:10mm;bottom:18mm')}`;
		return { html, fields };
	},
};
export default family;
