import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, list, text } from '../../kit/ask.ts';
import { tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS, OFFICE_SUBJECTS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	document: text(
		'subject',
		'Which document is routed?',
		'title of the document',
		'Quel document circule ?',
	),
	originator: text('preparedBy', 'Who started the routing?', 'originator', 'expéditeur'),
	originDate: date('issueDate', 'When was the slip made out?', 'date of origin'),
	controlNumber: text('documentNumber', 'control number', 'Control No.', 'numéro de contrôle'),
	dueBack: date('dueDate', 'When must it be returned?', 'return by', 'à retourner le'),
	steps: list(
		{
			order: text('lineNumber', 'place in the sequence'),
			name: text('personName', 'person on the route'),
			department: text('department', 'his or her department'),
			action: text('', 'what the person shall do', 'actionCode', 'requested action'),
			signedOn: date('signatureDate', 'date on which the person signed'),
			initials: text('', 'initials of the person', 'initials', 'paraphe'),
		},
		'routing',
		'Through whose hands does the document go?',
	),
	finalApproval: text('approvedBy', 'Who gave final approval?', 'Qui a donné l’accord final ?'),
	hasAttachment: flag('', 'Is something attached?', 'attachment', 'pièce jointe'),
	remarks: text('notes', 'remarks on the slip', 'What remark was written?'),
	returnTo: text(
		'',
		'Return to',
		'To whom shall the slip be returned?',
		'returnRoom',
		'à rendre à',
	),
	copies: absent(text('', 'number of copies', 'How many copies?', 'copyCount')),
	budget: absent(text('contractValue', 'approved amount')),
};

/** A slip that passes from desk to desk: names with blank boxes for initials and dates, signed only as far as it came. */
const family: Family = {
	author: 'odette',
	locales: ['en-US', 'en-GB', 'fr-FR'],
	draw: (random, locale) => {
		const isFrench = locale.language === 'fr';
		const say = (en: string, fr: string) => (isFrench ? fr : en);
		const day = random.day('1970-01-01', '1994-06-01');
		const count = random.int(4, 8);
		const reached = random.int(1, count);
		const actions = isFrench
			? ['avis', 'visa', 'suite à donner', 'information', 'classement']
			: ['Approval', 'Comment', 'Information', 'See me', 'File'];
		const steps = Array.from({ length: count }, (_, i) => ({
			person: locale.person(),
			top: 62 + i * 13,
			isSigned: i < reached,
		}));
		const at = (x: number, y: number, content: ReturnType<typeof markup> | string | false) =>
			markup`<div class="p" style="left:${x}mm;top:${y}mm">${content}</div>`;
		const hand = (content: ReturnType<typeof markup>) => markup`<em>${content}</em>`;
		const html = markup`<style>@page { size: 140mm 216mm; margin: 0 } body { position: relative; height: 215mm; font: 9pt 'Liberation Sans' } .p { position: absolute; white-space: nowrap } .r { position: absolute; left: 8mm; width: 124mm; height: 13mm; border: .5pt solid #000; border-top: 0 } em { font: italic 12pt 'DejaVu Serif'; color: #223; position: relative; top: ${random.decimal(-1, 1)}mm } i { font-size: 6.5pt; font-style: normal } .v { position: absolute; top: 50mm; height: ${12 + count * 13}mm; border-left: .5pt solid #000 } .tick { display: inline-block; width: 3.5mm; height: 3.5mm; border: .8pt solid #000; line-height: 3.2mm; text-align: center; font-size: 8pt }
			</style>${at(8, 8, markup`<b style="font-size:16pt">${say('ROUTING AND TRANSMITTAL SLIP', 'BORDEREAU DE CIRCULATION')}</b>`)}${at(8, 19, markup`<i>${say('Control No.', 'N° de contrôle')}</i> ${field('controlNumber', random.pattern('??-####'))}`)}${at(75, 19, markup`<i>${say('Date', 'Date')}</i> ${field('originDate', locale.date(day))}`)}
			${at(8, 26, markup`<i>${say('Document', 'Document')}</i>`)}${at(8, 30, markup`<b>${field('document', random.pick(OFFICE_SUBJECTS))}</b>`)}${at(8, 38, markup`<i>${say('From', 'De')}</i> ${field('originator', locale.person().name)}`)}${at(75, 38, random.chance(0.7) && markup`<i>${say('Return by', 'À retourner le')}</i> ${field('dueBack', locale.date(addDays(day, random.int(8, 30))))}`)}${at(8, 44, tick('hasAttachment', random.chance(0.5), say('Attachment', 'Pièce jointe')))}
			<div class="r" style="top:50mm;height:12mm;border-top:.5pt solid"></div>${at(10, 54, markup`<i>${say('TO (name)', 'À (nom)')}</i>`)}${at(54, 54, markup`<i>${say('ACTION', 'POUR')}</i>`)}${at(86, 54, markup`<i>${say('INITIALS', 'VISA')}</i>`)}${at(106, 54, 'Date')}<div class="v" style="left:52mm"></div><div class="v" style="left:84mm"></div><div class="v" style="left:104mm"></div>
			<div data-list="steps">${steps.map(({ person, top, isSigned }, i) => markup`<div data-row><div class="r" style="top:${top}mm"></div>${at(10, top + 1.5, markup`${field('order', `${i + 1}.`, String(i + 1))} ${field('name', person.name)}`)}${at(14, top + 7, markup`<i>${field('department', random.pick(DEPARTMENTS))}</i>`)}${at(54, top + 4, field('action', random.pick(actions)))}${isSigned && at(88, top + 3.5, hand(field('initials', `${person.given.slice(0, 1)}${person.family.slice(0, 1)}`)))}${isSigned && random.chance(0.85) && at(106, top + 4, hand(field('signedOn', locale.date(addDays(day, i * 2 + 1), isFrench || locale.countryCode === 'GB' ? 'd/m/yy' : 'm/d/yy'))))}</div>`)}</div>
			${at(8, 172, markup`<i>${say('REMARKS', 'OBSERVATIONS')}</i> ${random.chance(0.6) && hand(field('remarks', random.pick(isFrench ? ['urgent, merci', 'voir page 3', 'd’accord'] : ['please hurry', 'see page 3', 'no objection'])))}`)}${at(8, 184, markup`<i>${say('Final approval', 'Accord final')}</i> ${reached === count && hand(field('finalApproval', locale.person().name))}`)}${at(8, 194, markup`<i>${say('Return to', 'À rendre à')}</i> ${field('returnTo', `${locale.person().family}, ${say('Room', 'bureau')} ${random.int(101, 640)}`)}`)}${at(8, 204, markup`<i>${say('Do NOT use this form as a record of approvals, concurrences or disposals.', 'Ne vaut pas approbation. Ne pas détacher du document.')}</i>`)}`;
		return { html, fields };
	},
};
export default family;
