import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { blank, clock } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { yesNo } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	policy: asText(
		'Policy number | Under which policy is the claim made? | What is the policy number?',
		'policyNumber',
	),
	claimant: asText(
		'Full name of claimant | Who makes the claim? | Who has lost something? | Wer meldet den Schaden?',
		'claimant',
	),
	address: asText(
		'Address | claimantAddress | Where does the claimant live? | What is the address of the claimant?',
	),
	phone: asText(
		'Daytime telephone | claimantPhone | Which number should be called during the day? | What is the telephone number of the claimant?',
	),
	occupation: asText(
		'Occupation | claimantOccupation | What does the claimant do for a living? | What is the occupation of the claimant?',
	),
	lossDate: asDate(
		'Date of loss | When was the property lost? | Wann geschah der Schaden?',
		'lossDate',
	),
	lossTime: asText(
		'Time | timeOfLoss | At what time did it happen? | What time is given for the loss?',
	),
	place: asText(
		'Place where the loss occurred | lossPlace | Where did the loss happen? | Where were the things lost?',
	),
	how: asText(
		'How did it happen? | What are the circumstances of the loss? | Wie ist es passiert?',
		'lossDescription',
	),
	isPolice: asFlag(
		'Have the police been told? | reportedToPolice | Were the police informed? | Was the loss reported to the police?',
	),
	policeStation: asText(
		'Police station | policeStation | At which police station was it reported? | Which police station was told?',
	),
	isOtherInsured: asFlag(
		'Are the items insured elsewhere? | otherInsurance | Is there another insurance on the things? | Are the items also insured with someone else?',
	),
	items: list(
		{
			item: asText('Description of item | what was lost | Which thing was lost?'),
			bought: asText('When and where bought | bought | When and where was it bought?'),
			cost: asNumber('Cost when new | costNew | What did it cost when new?'),
			claimed: asNumber('Amount claimed | claimed | How much is claimed for it?'),
		},
		'Items lost or damaged',
		'itemsClaimed',
		'Which things are claimed for?',
	),
	total: asNumber(
		'Total claimed | How much is claimed in all? | What is the total of the claim? | Wie hoch ist die Forderung insgesamt?',
		'claimAmount',
	),
	signer: asText(
		'Signature of claimant | signedBy | Who signed the declaration? | Whose signature is on the form?',
	),
	signedOn: asDate(
		'Date of declaration | declarationDate | When was the form signed? | What is the date beside the signature?',
	),
	claimNumber: absent(
		asText('Claim number (office use) | What number did the office give the claim?', 'claimNumber'),
	),
	witness: absent(asText('Name of witness | witness | Who saw it happen?')),
	account: absent(
		asText(
			'Account to which payment shall be made | payoutAccount | Into which account shall the money be paid?',
		),
	),
};
const THINGS = [
	'Leather suitcase, brown',
	'Camera, 35 mm',
	'Wrist watch, gold plated',
	'Overcoat, wool',
	'Binoculars 8 x 30',
	'Umbrella',
	'Portable radio',
	'Laptop computer',
	'Pair of spectacles',
	'Tennis racket',
	'Wedding ring',
	'Travelling rug',
] as const;
const HOWS = [
	'Left on the luggage rack of the 4.15 train and gone when I came back',
	'Taken from the back seat of the car, window was broken',
	'Fell overboard on the crossing',
	'Hotel room was entered while we were at dinner',
	'Case did not arrive on the belt',
] as const;

/** A claim form whose captions stand under the dotted lines; the value is above its caption, and the caption of the line before is near it. */
const family: Family = {
	author: 'clementine',
	locales: ['en-GB', 'en-IE', 'en-NZ', 'en-AU', 'en-ZA'],
	draw: (random, locale) => {
		const day = random.day('1958-01-01', '2021-12-01');
		const person = locale.person();
		const things = random.some(THINGS, random.int(1, 6)).map((item) => {
			const cost = random.int(2, 90) * 5;
			return { item, cost, claimed: Math.max(1, Math.round(cost * random.decimal(0.4, 1))) };
		});
		const isPolice = random.chance(0.6);
		const style = random.pick(['dotted', 'solid']);
		const under = (caption: string, content: ReturnType<typeof markup> | false, width: string) =>
			markup`<div class="u" style="width:${width}"><div class="v">${content}</div><div class="c">${caption}</div></div>`;
		const rows = (...cells: ReturnType<typeof markup>[]) => markup`<div class="r">${cells}</div>`;
		const years = Number(day.slice(0, 4));
		const html = markup`<style>@page { size: A4; margin: 15mm 17mm } body { font: 9pt/1.3 'Liberation ${random.pick(['Serif', 'Sans'])}' } .r { display: flex; gap: 5mm; margin-top: 3.5mm } .v { height: 6.5mm; border-bottom: .7pt ${style} #222; padding: 0 2mm; font: ${random.pick(["italic 12.5pt 'Liberation Serif'", "10.5pt 'Liberation Mono'", "italic 10.5pt 'DejaVu Serif'"])}; white-space: nowrap } .c { font-size: 7pt; text-align: ${random.pick(['center', 'left'])}; padding-top: .4mm } h1 { font-size: 15pt; margin: 0 } .ins { font-size: 8pt; margin: 2mm 0 1mm; padding: 2mm; background: #eee } table { width: 100%; margin-top: 4mm } th { font-size: 7.5pt; font-weight: normal; border-bottom: .6pt solid; text-align: left } td { height: 7mm; border-bottom: .6pt ${style} #555; font: italic 11.5pt 'Liberation Serif' } .n { text-align: right } .tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid; text-align: center; font: bold 9pt/3.7mm 'DejaVu Sans' } p { margin: 3.5mm 0 0 }
			</style><h1>${locale.person().family} ${random.pick(['Mutual', 'General', 'Provident'])} Insurance</h1><b>${random.pick(['CLAIM FORM – PERSONAL EFFECTS', 'LOSS OR DAMAGE CLAIM', 'BAGGAGE CLAIM FORM'])}</b><div class="ins">Please answer all questions in ink. The issue of this form is not an admission of liability. Send receipts, and an estimate of repair for anything above 20. Claims must reach us within 28 days of the loss. Items left in an unattended vehicle at night are not covered.</div>
			${rows(under('Full name of claimant', field('claimant', person.name), '60%'), under('Policy number', field('policy', random.pattern(random.pick(['??/######', '#### ####', 'PE-######']))), '38%'))}${rows(under('Address', field('address', locale.address().whole), '100%'))}${rows(under('Daytime telephone', blank(random, 0.7, 'phone', locale.phone()), '40%'), under('Occupation', blank(random, 0.75, 'occupation', random.pick(['bookbinder', 'civil servant', 'nurse', 'retired', 'shop manager', 'student'])), '58%'))}${rows(under('Date of loss', field('lossDate', locale.date(day)), '24%'), under('Time', blank(random, 0.6, 'lossTime', clock(random.int(6, 23) * 60 + random.int(0, 11) * 5, '.')), '16%'), under('Place where the loss occurred', field('place', `${random.pick(['Railway station', 'Hotel Bristol', 'Airport', 'Market Square', 'Ferry terminal'])}, ${locale.address().city}`), '56%'))}${rows(under('How did it happen?', field('how', random.pick(HOWS)), '100%'))}${rows(under('Name of witness', false, '100%'))}
			<p>Have the police been told? &nbsp; ${yesNo('isPolice', random.chance(0.92) ? isPolice : undefined, ['Yes', 'No'], '✓')}</p>${rows(under('If yes: Police station', isPolice && blank(random, 0.85, 'policeStation', `${locale.address().city} ${random.pick(['Central', 'North', 'Harbour'])}`), '55%'))}<p>Are the items insured elsewhere? &nbsp; ${yesNo('isOtherInsured', random.pick([true, false, false, undefined]), ['Yes', 'No'], '✓')}</p>
			<table data-list="items"><tr><th>Description of item<th>When and where bought<th class="n">Cost when new<th class="n">Amount claimed${things.map((one) => markup`<tr data-row><td>${field('item', one.item)}<td>${random.chance(0.7) && field('bought', `${years - random.int(1, 9)}, ${locale.address().city}`)}<td class="n">${random.chance(0.85) && field('cost', locale.amount(one.cost))}<td class="n">${field('claimed', locale.amount(one.claimed))}`)}${Array.from({ length: random.int(0, 3) }, () => markup`<tr><td><td><td><td>`)}<tr><td colspan="3" class="n" style="font:9pt 'Liberation Sans'">Total claimed &nbsp;<td class="n">${field('/total', locale.money(things.reduce((sum, { claimed }) => sum + claimed, 0)))}</table>
			<p style="font-size:8pt">I declare that these particulars are true to the best of my knowledge and that nothing has been kept back.</p>${rows(under('Signature of claimant', blank(random, 0.85, 'signer', `${person.given.slice(0, 1)}. ${person.family}`), '55%'), under('Date', blank(random, 0.85, 'signedOn', locale.date(addDays(day, random.int(1, 27)))), '30%'))}`;
		return { html, fields };
	},
};
export default family;
