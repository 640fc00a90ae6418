import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { entry } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	permitNo: asText(
		'PERMIT NO. | permitNumber | What is the number of the permit? | Which number is printed large on the card? | Nummer der Genehmigung',
	),
	kind: asText(
		'permitType | kind of permit | What is the permit for? | What kind of permit is posted? | Welche Art von Genehmigung ist es?',
	),
	authority: asText(
		'Which office issued the permit? | Which city gave the permit?',
		'issuingAuthority',
	),
	jobAddress: asText(
		'JOB ADDRESS | siteAddress | Where is the work done? | For which address is the permit? | Wo wird gebaut?',
	),
	owner: asText(
		'OWNER | propertyOwner | Who owns the property? | Who is the owner? | Wem gehört das Grundstück?',
	),
	contractor: asText(
		'CONTRACTOR | contractorName | Which contractor does the work? | Who carries out the work? | Wer führt die Arbeiten aus?',
	),
	licence: asText(
		'LIC. NO. | contractorLicence | What is the licence number of the contractor? | Under which licence does the contractor work?',
	),
	work: asText(
		'DESCRIPTION OF WORK | workDescription | What work is allowed? | What will be built? | Was wird gebaut?',
	),
	lot: asText('LOT / BLOCK | lotAndBlock | Which lot is it? | What lot and block are given?'),
	valuation: asNumber(
		'VALUATION | jobValue | What is the work worth? | How high is the valuation?',
	),
	fee: asNumber(
		'FEE | permitFee | What did the permit cost? | How much is the fee? | Wie hoch ist die Gebühr?',
	),
	issued: asDate(
		'DATE ISSUED | issueDate | When was the permit issued? | On what date was it given out? | Wann wurde die Genehmigung erteilt?',
	),
	expires: asDate(
		'EXPIRES | expiryDate | When does the permit run out? | Until when is the permit valid? | Bis wann gilt sie?',
	),
	issuedBy: asText(
		'BUILDING OFFICIAL | issuedBy | Who issued the permit? | Which official signed? | Wer hat sie ausgestellt?',
	),
	inspections: list(
		{
			kind: asText('INSPECTION | kind of inspection | Which inspection?'),
			day: asDate('DATE | inspection date | When was it inspected?'),
			inspector: asText('INSPECTOR | initials of the inspector | Who inspected it?'),
		},
		'INSPECTION RECORD',
		'inspectionRecord',
		'Which inspections were made?',
	),
	footing: asDate(
		'date of the footing inspection | footingInspected | When was the footing inspected? | On which day were the footings passed?',
	),
	officePhone: asText(
		'phone of the inspection office | inspectionPhone | Which number must be called for an inspection? | What is the telephone number of the building department?',
	),
	zoning: absent(asText('ZONING | zoningDistrict | In which zone is the lot?')),
	architect: absent(asText('ARCHITECT | architectName | Who is the architect?')),
	finalDate: absent(
		asDate(
			'CERTIFICATE OF OCCUPANCY | When was the certificate of occupancy issued? | occupancyDate',
		),
	),
};
const RECORD = [
	'Footing',
	'Foundation',
	'Rough framing',
	'Rough plumbing',
	'Electrical',
	'Insulation',
	'Final',
] as const;

/** A permit card to be nailed to a site: words of a hand's height in the middle, values right of big captions, an inspection record printed sideways of which half is signed. */
const family: Family = {
	author: 'clementine',
	locales: ['en-US', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const day = random.day('1962-01-01', '2020-12-01');
		const value = random.int(6, 900) * 250;
		const fee = Math.round(value * 0.012) + 15;
		const done = random.int(0, 6);
		const pattern = random.pick(['m/d/yy', 'mm-dd-yyyy', 'MMM d, yyyy']);
		const on = (when: string) =>
			locale.date(when, locale.countryCode === 'AU' ? 'd MMM yyyy' : pattern);
		let when = day;
		const kind = random.pick(['BUILDING', 'PLUMBING', 'SIGN', 'DEMOLITION', 'FENCE', 'ELECTRICAL']);
		const line = (label: string, path: string, content: Parameters<typeof field>[1], share = 1) =>
			markup`<tr><th>${label}<td>${entry(random, path, content, share)}`;
		const city = locale.address().city;
		const isWide = random.chance(0.5);
		const owner = locale.person().name;
		const record = markup`<div class="rec"><b>INSPECTION RECORD</b><table data-list="inspections"><tr><td>INSPECTION<td>DATE<td>INSPECTOR${RECORD.map(
			(one, i) => {
				when = addDays(when, random.int(4, 25));
				const shown = on(when);
				return i < done
					? markup`<tr data-row><td>${field('kind', one)}<td><em>${field('day', one === 'Footing' ? markup`<span data-field="/footing" data-value="${when}">${shown}</span>` : shown, when)}</em><td><em>${random.chance(0.85) && field('inspector', random.pattern('??'))}</em>`
					: markup`<tr><td>${one}<td><td>`;
			},
		)}</table></div>`;
		const html = markup`<style>@page { size: ${isWide ? 'letter landscape' : '9in 11.5in'}; margin: 11mm } body { font: 10pt 'Liberation Sans'; text-align: center } .f { border: 3pt double; padding: 5mm 8mm; height: ${isWide ? 188 : 265}mm } h1 { font-size: ${isWide ? 46 : 42}pt; line-height: 1; margin: 3mm 0; letter-spacing: 2pt } h2 { font-size: 14pt; margin: 0 } .no { font: bold 24pt 'Liberation Mono' } .two { display: ${isWide ? 'grid; grid-template-columns: 1.35fr 1fr; gap: 8mm' : 'block'}; text-align: left; margin-top: 4mm } .l { width: 100% } .l th { text-align: right; font-size: 9pt; width: 44mm; padding-right: 4mm; white-space: nowrap; vertical-align: bottom } .l td { border-bottom: .8pt solid; height: 9mm; vertical-align: bottom; font: ${random.pick(["12pt 'Liberation Mono'", "bold 12pt 'Liberation Mono'", "italic 14pt 'Liberation Serif'"])} } .rec { ${isWide ? '' : 'margin-top: 7mm'} } .rec table { width: 100% } .rec td { border: .7pt solid; padding: 1mm 2mm; height: 8mm; font-size: 8.5pt } em { font: italic 12pt 'Liberation Serif'; color: #223a80 } .p { font-size: 8.5pt; margin: 4mm 0 0 }
			</style><div class="f"><h2>${field('authority', `${random.pick(['CITY OF', 'TOWN OF', 'COUNTY OF'])} ${city.toUpperCase()}`)}</h2><div>Department of Building and Safety · Inspections: ${field('officePhone', locale.phone())}</div><h1>${field('kind', `${kind} PERMIT`)}</h1><div>PERMIT NO. <span class="no">${field('permitNo', random.pattern(random.pick(['##-####', 'B#####', '####'])))}</span></div><div style="font-size:9pt">THIS CARD MUST BE POSTED IN A CONSPICUOUS PLACE ON THE PREMISES AND MUST NOT BE REMOVED UNTIL THE WORK IS ACCEPTED</div>
			<div class="two"><table class="l">${line('JOB ADDRESS', 'jobAddress', locale.address().street)}${line('LOT / BLOCK', 'lot', `${random.int(1, 48)} / ${random.int(1, 20)}`, 0.5)}${line('OWNER', 'owner', owner)}${line('CONTRACTOR', 'contractor', random.chance(0.25) ? 'Owner' : `${locale.person().family} ${random.pick(['Construction', 'Bros.', 'Electric', '& Son'])}`, 0.9)}${line('LIC. NO.', 'licence', random.pattern('######'), 0.6)}${line('DESCRIPTION OF WORK', 'work', random.pick(['Garage 20 x 24', 'Second story addition', 'Swimming pool', 'New roof', 'Store front alteration', 'Wood fence 6 ft']))}${line('VALUATION', 'valuation', locale.money(value), 0.8)}${line('FEE', 'fee', locale.money(fee), 0.85)}${line('DATE ISSUED', 'issued', on(day))}${line('EXPIRES', 'expires', on(addDays(day, random.pick([180, 365]))), 0.7)}${line('BUILDING OFFICIAL', 'issuedBy', locale.person().name, 0.85)}<tr><th>ARCHITECT<td></table>${record}</div><p class="p">Do not cover any work until it has been passed. Call 24 hours before each inspection. Permit is void if work is not begun within 60 days or is stopped for 120 days. No change of use without a new certificate of occupancy.</p></div>`;
		return { html, fields };
	},
};
export default family;
