import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { entry } from '../../kit/paperwork.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	store: asText(
		'STORE NAME | storeName | Which store was visited? | What is the name of the store? | Welches Geschäft wurde besucht?',
	),
	storeNo: asText(
		'STORE # | storeNumber | What is the number of the store? | Under which number is the store listed?',
	),
	street: asText('STREET | storeStreet | In which street is the store? | Where is the store?'),
	city: asText('CITY | storeCity | In which city is the store? | What is the town of the store?'),
	storeType: asText(
		'TYPE OF OUTLET | outletType | What kind of outlet is it? | Which type of store is marked? | Art des Geschäfts',
	),
	surveyDate: asDate(
		'DATE OF CALL | callDate | When was the store visited? | What is the date of the call? | Wann war der Besuch?',
	),
	time: asText(
		'TIME IN | arrivalTime | At what time did the representative arrive? | When did the call begin?',
	),
	representative: asText(
		'REPRESENTATIVE | salesRep | Who visited the store? | Which representative filled in the form? | Wer war im Geschäft?',
	),
	territory: asText(
		'TERRITORY | salesTerritory | In which territory is the store? | What is the number of the territory?',
	),
	contact: asText(
		'PERSON INTERVIEWED | respondent | Who was interviewed? | With whom in the store did the representative speak? | Wer wurde befragt?',
	),
	brands: list(
		{
			brand: asText('BRAND | brand | Which brand?'),
			price: asNumber('PRICE | shelfPrice | What does it cost on the shelf?'),
			facings: asNumber('FACINGS | numberOfFacings | How many facings has it?'),
			stock: asNumber('STOCK ON HAND | unitsInStock | How many are in stock?'),
			display: asText('DISPLAY | kindOfDisplay | What display has it?'),
		},
		'BRANDS CARRIED',
		'brandsAudited',
		'Which brands were found in the store?',
	),
	totalFacings: asNumber(
		'TOTAL FACINGS | facingsTotal | How many facings are there in all? | What is the total of the facings?',
	),
	best: asText(
		'BEST SELLING BRAND | bestSeller | Which brand sells best? | What is the best selling brand according to the dealer?',
	),
	awareness: asText(
		'AWARE OF PROMOTION | promotionAwareness | Had the dealer heard of the promotion? | How well does the dealer know the promotion?',
	),
	rating: asText(
		'OVERALL RATING | rating | How does the dealer rate the program? | Which point of the scale is circled or marked?',
	),
	placed: asNumber(
		'DISPLAYS PLACED | displaysPlaced | How many displays were put up? | How many displays did the representative place?',
	),
	comments: asText(
		'COMMENTS | remarks | What did the dealer say? | Which comments were written down?',
	),
	orderNo: absent(asText('ORDER NO. | orderNumber | What is the number of the order?')),
	email: absent(asText('E-MAIL | storeEmail | What is the e-mail address of the store?')),
	sales: absent(asNumber('WEEKLY SALES | weeklySales | How much does the store sell in a week?')),
};

/** A retail call report: circled numbers of a scale, a brand table whose rows are printed and only partly filled, questions with answers behind dots. */
const family: Family = {
	author: 'persis',
	locales: ['en-US', 'en-CA', 'en-US', 'en-AU'],
	draw: (random, locale) => {
		const day = random.day('1972-01-01', '2008-12-01');
		const brands = random.some(BRANDS, random.int(5, 10)).map((brand) => ({
			brand,
			isCarried: random.chance(0.65),
			price: random.decimal(0.6, 4.8),
			facings: random.int(1, 12),
		}));
		const carried = brands.filter(({ isCarried }) => isCarried);
		const outlets = ['Supermarket', 'Drug', 'Convenience', 'Gas station', 'Other'];
		const known = ['Very well', 'Somewhat', 'Not at all'];
		const scale = ['1', '2', '3', '4', '5'];
		const marked = random.pick(scale);
		const cell = (label: string, path: string, content: Parameters<typeof field>[1], share = 1) =>
			markup`<div class="c"><i>${label}</i><s>${entry(random, path, content, share)}</s></div>`;
		const minutes = random.int(32, 68) * 15;
		const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
		const dots = (question: string, content: ReturnType<typeof markup> | false) =>
			markup`<div class="q"><span>${question}</span><em></em><s>${content}</s></div>`;
		const circle = scale.map((one) =>
			one === marked
				? markup`<b class="o">${field('rating', one)}</b>`
				: markup`<b class="n">${one}</b>`,
		);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'legal'])}; margin: 11mm 13mm } body { font: 8.5pt 'Liberation Sans' } h1 { font: bold 15pt 'Liberation Sans'; background: #222; color: #fff; padding: 1.5mm 3mm; margin: 0 0 3mm } .g { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 2.5mm 4mm } .c { border-bottom: .7pt solid; min-height: 9mm; position: relative } .c i { font: 6.3pt 'Liberation Sans'; position: absolute; top: ${random.pick(['0', '9.4mm'])}; left: 0 } s { text-decoration: none; font: ${random.pick(["italic 11pt 'DejaVu Serif'", "10.5pt 'Liberation Mono'", "italic 13pt 'Liberation Serif'"])}; color: #182868 } .c s { position: absolute; bottom: .5mm; left: 1mm } table { width: 100%; margin: 3mm 0 } th { font-size: 7pt; border-bottom: 1.2pt solid; text-align: left } td { border-bottom: .5pt dotted #555; height: 6.8mm } .r { text-align: right; padding-right: 6mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid; text-align: center; font: bold 8pt/3.4mm 'Liberation Sans' } .choice { margin-right: 4mm } .q { display: flex; align-items: baseline; margin-top: 2.5mm } .q > s { padding-right: 4mm } .q em { flex: 1; border-bottom: .8pt dotted #444; margin: 0 2mm } .o { display: inline-block; width: 6mm; height: 6mm; line-height: 6mm; border: 1pt solid #182868; border-radius: 50%; text-align: center; margin: 0 2mm } .n { font-weight: normal; display: inline-block; width: 6mm; text-align: center; margin: 0 2mm }
			</style><h1>${random.pick(['RETAIL CALL REPORT', 'STORE AUDIT', 'RETAIL MARKET SURVEY'])}</h1><div class="g" style="margin-bottom:5mm">${cell('STORE NAME', 'store', `${random.pick(['Big Bear', 'Corner Stop', 'Pay-Rite', 'Valu Mart', 'Hilltop'])} ${random.pick(['Foods', 'Market', 'Drugs', '#2', ''])}`.trim())}${cell('STORE #', 'storeNo', random.pattern('####'), 0.7)}${cell('DATE OF CALL', 'surveyDate', locale.date(day))}${cell('STREET', 'street', locale.address().street, 0.8)}${cell('CITY', 'city', locale.address().city)}${cell('TIME IN', 'time', time, 0.5)}${cell('REPRESENTATIVE', 'representative', locale.person().name)}${cell('TERRITORY', 'territory', random.pattern('##-?'), 0.8)}${cell('ORDER NO.', 'store', '', 0)}</div>
			<p>TYPE OF OUTLET (check one): ${choose('storeType', outlets, random.pick(outlets), '✓')}</p>
			<table data-list="brands"><tr><th>BRAND<th class="r">PRICE<th class="r">FACINGS<th class="r">STOCK ON HAND<th>DISPLAY${brands.map((one) => (one.isCarried ? markup`<tr data-row><td>${field('brand', one.brand)}<td class="r"><s>${field('price', locale.amount(one.price))}</s><td class="r"><s>${field('facings', one.facings)}</s><td class="r"><s>${random.chance(0.7) && field('stock', random.int(0, 140))}</s><td><s>${random.chance(0.4) && field('display', random.pick(['floor', 'counter', 'window', 'end aisle']))}</s>` : markup`<tr><td>${one.brand}<td class="r"><s>${random.chance(0.3) && '–'}</s><td><td><td>`))}<tr><td><b>TOTAL FACINGS</b><td><td class="r"><s>${field(
				'/totalFacings',
				carried.reduce((sum, { facings }) => sum + facings, 0),
			)}</s><td><td></table>
			${dots('1. PERSON INTERVIEWED', entry(random, 'contact', `${locale.person().name}, ${random.pick(['owner', 'manager', 'clerk'])}`, 0.8))}${dots('2. Which is the BEST SELLING BRAND in this store?', carried[0] !== undefined && entry(random, 'best', random.pick(carried).brand, 0.75))}${dots('3. DISPLAYS PLACED on this call', entry(random, 'placed', random.int(0, 4), 0.75))}<div class="q"><span>4. How well is the dealer AWARE OF PROMOTION?</span><em></em>${choose('awareness', known, random.pick([...known, undefined]), '✓')}</div><div class="q"><span>5. OVERALL RATING of the program (circle one)</span><em></em>poor ${circle} excellent</div>${dots('6. WEEKLY SALES of the category', false)}
			<p style="margin-top:6mm">COMMENTS <s>${entry(random, 'comments', random.pick(['Wants the rack moved next to the register', 'Out of stock since Tuesday', 'Prefers larger cartons', 'Will not take promotions before summer']), 0.6)}</s></p><div style="font-size:6.5pt">Mail by Friday noon to the district office. Do not leave this form in the store. Count only packs that a shopper can reach.</div>`;
		return { html, fields };
	},
};
export default family;
