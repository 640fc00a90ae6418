import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { choose } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { entry } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	tagNo: asText(
		'TAG NO. | tagNumber | What number has the tag? | Which number is printed in red on the tag? | Nummer des Anhängers',
	),
	condition: asText(
		'CONDITION | status of the part | Is the part serviceable? | In what condition is the part? | Zustand des Teils',
	),
	partNo: asText(
		'PART NO. | partNumber | What is the part number? | Which part hangs on the tag? | Teilenummer',
	),
	partName: asText(
		'NOMENCLATURE | partName | What is the part called? | What kind of part is it? | Benennung',
	),
	serial: asText(
		'SER. NO. | serialNumber | What is the serial number of the part? | numéro de série',
	),
	quantity: asNumber(
		'QTY | quantity | How many pieces are there? | How many parts does the tag cover?',
	),
	aircraft: asText(
		'REMOVED FROM | removedFromUnit | From which machine was the part taken? | What was the part removed from? | Ausgebaut aus',
	),
	position: asText(
		'POSITION | installedPosition | Where in the machine did the part sit? | In which position was it?',
	),
	hours: asNumber(
		'HOURS IN SERVICE | timeSinceNew | How many hours has the part run? | How long was it in service? | Betriebsstunden',
	),
	reason: asText(
		'REASON FOR REMOVAL | removalReason | Why was the part removed? | What is wrong with the part? | Grund für den Ausbau',
	),
	removedBy: asText('REMOVED BY | mechanic | Who removed the part? | Which mechanic took it out?'),
	removedOn: asDate(
		'DATE REMOVED | removalDate | When was the part taken out? | On which day was it removed? | Datum des Ausbaus',
	),
	station: asText(
		'STATION | where it was removed | At which station was the part removed? | What station is given?',
	),
	inspector: asText(
		'INSPECTED BY | inspectorName | Who inspected the part? | Which inspector signed?',
	),
	inspectedOn: asDate(
		'DATE INSPECTED | inspectionDate | When was the part inspected? | date of the inspection',
	),
	workOrder: asText(
		'W.O. NO. | workOrder | On which work order was the job done? | What is the number of the work order?',
	),
	price: absent(asNumber('UNIT COST | cost of the part | What did the part cost?')),
	supplier: absent(asText('VENDOR | supplierName | Who supplied the part?')),
	installed: absent(asDate('DATE INSTALLED | installationDate | When was the part put in?')),
};
const PARTS = [
	'FUEL PUMP',
	'ACTUATOR ASSY',
	'STARTER GENERATOR',
	'BRAKE UNIT',
	'HYD. RELIEF VALVE',
	'GYRO, DIRECTIONAL',
	'BEARING HOUSING',
	'CONTROL RELAY',
	'DRIVE MOTOR',
] as const;

/** A tag on a wire, 68 by 146 mm with a hole at its head: captions under their lines or in ruled strips, a stub to tear off with the number again. */
const family: Family = {
	author: 'wendell',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const day = random.day('1956-01-01', '2012-12-01');
		const tagNo = random.pattern('######');
		const below = random.chance(0.5);
		const states = random.pick([
			['SERVICEABLE', 'REPAIRABLE', 'SCRAP'],
			['HOLD', 'REWORK', 'REJECTED', 'ACCEPTED'],
			['GOOD', 'DEFECTIVE'],
		]);
		const pattern = random.pick(['d-m-yy', 'd MMM yy', 'dd MMM yyyy', 'm/d/yy']);
		const on = (when: string) => locale.date(when, pattern);
		const cell = (
			label: string,
			path: string,
			content: Parameters<typeof field>[1],
			share = 1,
			wide = false,
		) => {
			const value = markup`<div class="v">${entry(random, path, content, share)}</div>`;
			const caption = markup`<div class="c">${label}</div>`;
			return markup`<div class="${wide ? 'k w' : 'k'}">${below ? value : caption}${below ? caption : value}</div>`;
		};
		const part1 = random.pattern(random.pick(['####-#####-#', '??####-##', '##-###-####']));
		const html = markup`<style>@page { size: 70mm ${random.pick([150, 158])}mm; margin: 3mm 4mm } body { font: 7pt 'Liberation Sans' } .hole { width: 6mm; height: 6mm; border: 1.2pt solid #555; border-radius: 50%; margin: 0 auto 2mm; box-shadow: 0 0 0 2mm ${random.pick(['#e8d9b5', '#f5e58a', '#fff'])} } h1 { font-size: 11pt; margin: 3mm 0 1mm; text-align: center } .no { color: #a11; font: bold 11pt 'Liberation Mono'; text-align: center } .g { display: grid; grid-template-columns: 1fr 1fr; ${below ? 'column-gap: 3mm' : 'border-top: .5pt solid'} } .w { grid-column: 1 / 3 } .k { ${below ? 'padding-top: 1.2mm' : 'border-bottom: .5pt solid; padding: .4mm .6mm'} } .v { height: 5.4mm; padding-top: .7mm; ${below ? 'border-bottom: .5pt solid' : ''}; white-space: nowrap } .v span span { font: ${random.pick(["9pt 'Liberation Mono'", "italic 9pt 'DejaVu Serif'", "8.5pt 'DejaVu Sans Mono'", "italic 11pt 'Liberation Serif'"])}; color: ${random.pick(['#000', '#1b2a6b'])} } .c { font-size: 5.6pt } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid; font: bold 7pt/2.8mm 'Liberation Sans'; text-align: center } .choice { margin-right: 1.5mm; white-space: nowrap; font-size: 6.5pt } .stub { border-top: .8pt dashed; margin-top: 3mm; padding-top: 1mm }
			</style><div class="hole"></div><h1>${random.pick(['REMOVED PART TAG', 'PARTS IDENTIFICATION', 'MATERIAL TAG', 'UNIT CHANGE TAG'])}</h1><div class="no">${field('tagNo', tagNo)}</div><p style="margin:2mm 0">${choose('condition', states, random.pick(states))}</p>
			<div class="g">${cell('PART NO.', 'partNo', part1, 1, true)}${cell('NOMENCLATURE', 'partName', random.pick(PARTS), 0.9, true)}${cell('SER. NO.', 'serial', random.pattern('?####'), 0.75)}${cell('QTY', 'quantity', random.pick([1, 1, 1, 2, 4, 12]), 0.75)}${cell('REMOVED FROM', 'aircraft', random.pattern(random.pick(['N####?', 'PRESS ##', 'UNIT ##', 'BUS ###'])), 0.85)}${cell('POSITION', 'position', random.pick(['L.H.', 'R.H.', 'NO. 2', 'FWD', 'REAR']), 0.5)}${cell('HOURS IN SERVICE', 'hours', random.int(14, 5200), 0.6)}${cell('W.O. NO.', 'workOrder', random.pattern('#####'), 0.65)}${cell('REASON FOR REMOVAL', 'reason', random.pick(['leaking at seal', 'time expired', 'noisy', 'no output', 'cracked housing', 'overheats']), 0.9, true)}${cell('REMOVED BY', 'removedBy', `${locale.person().given.slice(0, 1)}. ${locale.person().family}`, 0.85)}${cell('DATE REMOVED', 'removedOn', on(day), 0.9)}${cell('STATION', 'station', random.pattern('???'), 0.6)}<div class="k">${below && markup`<div class="v"></div>`}<div class="c">DATE INSTALLED</div>${!below && markup`<div class="v"></div>`}</div>${cell('INSPECTED BY', 'inspector', locale.person().family, 0.5)}${cell('DATE INSPECTED', 'inspectedOn', on(addDays(day, random.int(1, 20))), 0.5)}</div>
			<div style="font-size:5.4pt;margin-top:2mm">Attach securely to unit with wire. Do not remove tag until unit is installed or scrapped. Unit cost must not be written on tag.</div><div class="stub">${random.pick(['STOREROOM STUB', 'RECORDS STUB'])} &nbsp; TAG NO. ${field('tagNo', tagNo)}<br>PART NO. ${field('partNo', part1)}</div>`;
		return { html, fields };
	},
};
export default family;
