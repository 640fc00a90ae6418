import type { Family, Fields } from '../../family.ts';
import { drawPeople, drawPen } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import { FAX, askForm, askTable, faxLine, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...FAX,
	...askForm({
		jobNumber:
			'Job # | What is the number of the job? | Auftragsnummer der Agentur | numéro de dossier',
		client: 'Client | Who is the client? | Kunde der Agentur',
		product: 'Product | For which product is the advertisement? | Produkt | brandAdvertised',
		adTitle: 'Headline | What is the headline? | Schlagzeile | titre de l’annonce',
		medium: 'Medium | In which kind of medium will it run? | Medium | adMedium',
		size: 'Size | How large is it? | Format | adSize',
		colors: 'Colors | In how many colours is it printed? | Farben | colorCount',
		materialDue:
			'@ Material Due | When must the material be there? | Druckunterlagenschluss | materialDueDate',
		insertion: '@ Insertion Date | When will it appear? | Erscheinungstermin | insertionDate',
		agency: 'Agency | Which agency made it? | Agentur | adAgency',
		account: 'Account Executive | Who at the agency is in charge? | Kontakter | accountExecutive',
		round: 'Circulation # | Which round of approval is it? | roundOfApproval | Durchgang',
		warning: 'Health Notice | Which notice is required? | warningStatement | Pflichthinweis',
		changes: 'Changes | Which changes are asked for? | Änderungswünsche | requestedChanges',
		finalApproval:
			'Final Approval | Who gave the final approval? | Wer hat endgültig freigegeben? | finalApprover',
		finalDate: '@ date of the final approval | When was it finally approved? | approvedOn',
		budget: '-# Budget | What does the advertisement cost? | Kosten der Anzeige',
		circulation: '-# Print run | How many copies does the paper have? | Auflage',
	}),
	approvals: askTable(
		{
			department: 'department | Which department? | Abteilung',
			name: 'name | Who? | Name',
			decision: 'decision | approved or not? | Entscheidung',
			date: '@ date | When? | Datum',
		},
		'approvals | Who has to approve? | approvalSteps | Freigaben',
	),
};
const DESKS = ['Brand Management', 'Legal', 'Public Affairs', 'Research', 'Trademark', 'Media'];

/** A clearance sheet of an advertisement: captions in small italics below the lines, and three columns of approvals that stand like cards with what each office decided. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1979-01-01', '1998-10-01');
		const people = drawPeople(locale, 8);
		const steps = random.some(DESKS, random.int(3, 6));
		const line = (label: string, content: ReturnType<typeof put>, width = 2) =>
			markup`<div class="u" style="grid-column:span ${width}"><b>${content || '\u00a0'}</b><i>${label}</i></div>`;
		const pen = drawPen(random, 12);
		const html = markup`<style>@page { size: letter; margin: 17mm 16mm } body { font: 9pt 'Liberation Sans'; position: relative; min-height: 225mm } h1 { font: 900 17pt 'Liberation Sans'; text-align: right; margin: 7mm 0 0; letter-spacing: -.5pt } h2 { font-size: 9pt; text-align: right; font-weight: normal; margin: 0 0 9mm } .g { display: grid; grid-template-columns: repeat(6, 1fr); gap: 3mm 5mm } .u b { display: block; font: 10.5pt 'Liberation Mono'; border-bottom: .8pt solid; min-height: 5.4mm } .u i { font: italic 7pt 'Liberation Serif' } .a { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 7mm 0 } .a > div { border-top: 2.4pt solid; padding-top: 1mm; min-height: 31mm; font-size: 8pt } .a em { ${pen}; display: block } .w { border: .8pt solid; padding: 2mm; min-height: 14mm; margin: 5mm 0 }
			</style>${random.chance(0.5) && faxLine(random, locale, day, 'Harlan Advertising')}<h1>${random.pick(['APPROVAL SHEET', 'AD CLEARANCE', 'COPY & ART APPROVAL'])}</h1><h2>${line('Circulation #', put('round', random.pick(['1', '2', '3', 'Final'])), 1)}</h2>
			<div class="g">${line('Client', put('client', random.pick(['Dunmore Tobacco', 'Palomar Foods', 'Kingsway Soap', 'Tamarack Brewing'])), 3)}${line('Job #', put('jobNumber', random.pattern('??#-####')), 3)}${line('Product', put('product', random.pick(BRANDS)), 2)}${line('Headline', put('adTitle', random.pick(['“Ask for it by name”', '“A quiet evening”', '“More for the same”', '“Where the river bends”'])), 4)}${line('Medium', put('medium', random.pick(['Magazine', 'Billboard', 'Newspaper', 'Bus side', 'Point of sale'])))}${line('Size', put('size', random.pick(['Spread', 'P4C bleed', '30 sheet', '3 col x 10 in.']), 0.85))}${line('Colors', put('colors', random.pick(['4/C', '2/C', 'B/W']), 0.8))}${line('Material Due', put('materialDue', locale.date(addDays(day, 14)), 0.85), 3)}${line('Insertion Date', put('insertion', locale.date(addDays(day, 50)), 0.8), 3)}${line('Agency', put('agency', `${people[6]?.family ?? ''} & ${people[7]?.family ?? ''}`, 0.9), 3)}${line('Account Executive', put('account', people[7]?.name ?? '', 0.85), 3)}</div>
			<div class="w"><i>Health Notice</i><br>${put('warning', random.pick(['None required', 'Notice A, 10% of area', 'Notice B in white box', 'Rotating notice, third quarter']), 0.7)}</div>
			<div class="a" data-list="approvals">${steps.map((desk, i) => {
				const isSigned = random.chance(0.75);
				return markup`<div data-row>${field('department', desk)}<br>${field('name', people[i]?.name ?? '')}${isSigned && markup`<em>${field('decision', random.pick(['OK', 'Approved', 'OK with change', 'Not approved']))}</em><em>${field('date', locale.date(addDays(day, i + 2), 'm/d/yy'))}</em>`}</div>`;
			})}</div><div class="w"><i>Changes</i><br><em style="${pen}">${put('changes', random.pick(['Enlarge notice', 'Model looks too young', 'Use registered mark on second mention', 'Move price to foot']), 0.5)}</em></div><div class="g">${line('Final Approval', put('finalApproval', locale.person().name, 0.7), 4)}${line('Date', put('finalDate', locale.date(addDays(day, 12)), 0.6), 2)}</div>`;
		return { html, fields };
	},
};
export default family;
