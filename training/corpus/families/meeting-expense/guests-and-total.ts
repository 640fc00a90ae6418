import type { Family, Fields } from '../../family.ts';
import { drawSignature, initialled, stampNumber } from '../../kit/archive.ts';
import { drawFilling, tick } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { OLD_FIRMS } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { FAX, askForm, askTable, drawFour, faxLine, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...FAX,
	...askForm({
		nameOfMeeting:
			'NAME OF MEETING | What is the meeting called? | Name der Tagung | nom de la réunion | meetingName',
		location:
			'LOCATION OF MEETING | Where does the meeting take place? | Tagungsort | lieu de la réunion | meetingPlace',
		arrive: '@ DATE OF ARRIVAL | When do they arrive? | Anreise | arrivée | arrivalDate',
		depart: '@ DATE OF DEPARTURE | When do they leave? | Abreise | départ | departureDate',
		attendees:
			'# NO. OF ATTENDEES | How many people attend? | Teilnehmerzahl | nombre de participants | attendeeCount',
		hotel: 'HOTEL | In which hotel do they stay? | Hotel | hôtel | hotelName',
		host: 'HOST | Who gives the meeting? | Gastgeber | organisateur | hostName',
		rooms: '# ROOM NIGHTS | How many nights are booked? | Übernachtungen | nuitées | roomNights',
		spouses:
			'? SPOUSES INVITED | Are spouses invited? | Ehepartner eingeladen | conjoints invités | spousesInvited',
		openBar: '? RECEPTION | Is there a reception? | Empfang | réception | hasReception',
		budget: 'BUDGET CODE | Which budget pays? | Budgetkonto | code budgétaire | budgetCode',
		total:
			'# ESTIMATED TOTAL COST | What will the meeting cost? | geschätzte Gesamtkosten | coût total estimé | estimatedCost',
		purpose:
			'BUSINESS PURPOSE | What is the meeting for? | Zweck | but professionnel | businessPurpose',
		submitted: 'SUBMITTED BY | Who hands it in? | eingereicht von | présenté par | submittedBy',
		submitDate: '@ date of submission | When was it handed in? | eingereicht am | submittedOn',
		approval:
			'APPROVED – VICE PRESIDENT | Which vice president approved? | genehmigt | approuvé | vicePresident',
		pageNumber:
			'number at the foot of the page | Which number is stamped at the foot? | batesNumber',
		actual: '-# ACTUAL COST | What did it cost in the end? | tatsächliche Kosten',
		airline: '- AIRLINE | With which airline do they fly? | Fluggesellschaft',
	}),
	costs: askTable(
		{
			item: 'ITEM | What is it? | Posten | poste',
			number: '# NUMBER | How many? | Anzahl | nombre',
			each: '# EACH | What does one cost? | Einzelpreis | unité',
			amount: '# AMOUNT | What does it come to? | Betrag | montant',
		},
		'cost items | What makes up the cost? | costBreakdown | Kostenaufstellung',
	),
	guests: askTable(
		{
			name: 'NAME | Who? | Name',
			company: 'COMPANY | From which firm? | Firma',
		},
		'guests from outside | outsideGuests | Who is invited from outside? | auswärtige Gäste',
	),
};

/** A request to hold a meeting: two lists beside each other, guests and costs, a head of wide and narrow cells, ticks after their labels, a line of approvals at the foot. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const put = filler(random);
		const { amount } = locale;
		const day = random.day('1976-02-01', '1998-10-01');
		const [host, clerk, boss, guest] = drawFour(locale);
		const people = random.int(4, 120);
		const nights = people * random.int(1, 3);
		const costs = [
			{ item: 'Rooms', number: nights, each: random.int(30, 190) },
			{ item: 'Luncheon', number: people, each: random.int(6, 40) },
			{ item: 'Dinner', number: people, each: random.int(12, 70) },
			{ item: 'Audio visual', number: 1, each: random.int(80, 900) },
			{ item: 'Bus', number: random.int(1, 3), each: random.int(150, 480) },
		].slice(0, random.int(2, 5));
		const total = toMoney(costs.reduce((sum, cost) => sum + cost.number * cost.each, 0));
		const guests = [guest, boss, clerk].slice(0, random.int(0, 3));
		const box = (label: string, content: ReturnType<typeof put>, width: number) =>
			markup`<div class="b" style="grid-column:span ${width}"><i>${label}</i> <tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'GB' ? 'A4' : 'letter'}; margin: 13mm } body { font: 8pt 'Liberation Sans'; position: relative; min-height: 235mm } h1 { font: bold 12pt 'Liberation Sans'; margin: 6mm 0 3mm; text-align: center } .g { display: grid; grid-template-columns: repeat(6, 1fr) } .b { border: .6pt solid; margin: 0 -.6pt -.6pt 0; padding: 1mm; min-height: 10mm } i { font: 6.2pt 'Liberation Sans' } .b i { display: block; margin-bottom: 1.2mm } tt { ${drawFilling(random)}; font-size: 9.8pt } .two { display: grid; grid-template-columns: 46% 1fr; gap: 5mm; margin: 5mm 0 } table { width: 100%; border-collapse: collapse } th { font: 6.4pt 'Liberation Sans'; background: #e4e4e4 } td, th { border: .5pt solid; padding: .8mm; height: 6mm } .r { text-align: right; padding-right: 3.5mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid; text-align: center; line-height: 3.2mm } .s { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 8mm } .s > div { border-top: .7pt solid }
			</style>${random.chance(0.3) && faxLine(random, locale, day, random.pick(OLD_FIRMS))}<h1>${random.pick(['MEETING AUTHORIZATION', 'REQUEST TO HOLD A MEETING', 'CONFERENCE REQUEST'])}</h1><div class="g">${box('NAME OF MEETING', put('nameOfMeeting', `${random.pick(['Spring', 'Annual', 'Western', 'Joint'])} ${random.pick(['Sales Meeting', 'Research Conference', 'Buyers’ Weekend', 'Planning Session'])}`), 4)}${box('NO. OF ATTENDEES', put('attendees', people), 2)}${box('LOCATION OF MEETING', put('location', locale.address().city), 3)}${box('HOTEL', put('hotel', random.pick(['Lakeshore Inn', 'The Pines', 'Hotel Regent', 'Airport Lodge']), 0.85), 3)}${box('DATE OF ARRIVAL', put('arrive', locale.date(addDays(day, 40))), 2)}${box('DATE OF DEPARTURE', put('depart', locale.date(addDays(day, 40 + random.int(1, 4))), 0.9), 2)}${box('ROOM NIGHTS', put('rooms', nights, 0.7), 2)}${box('HOST', put('host', initialled(random, host), 0.9), 3)}${box('BUDGET CODE', put('budget', random.pattern('##-####-##'), 0.8), 3)}${box('BUSINESS PURPOSE', put('purpose', random.pick(['To introduce the fall program to wholesalers', 'Review of the five-year plan', 'To thank the buyers of the chain accounts']), 0.9), 6)}</div>
			<p>SPOUSES INVITED ${tick('spouses', random.chance(0.3), 'YES')} &nbsp;&nbsp; RECEPTION ${tick('openBar', random.chance(0.5), 'YES')} &nbsp;&nbsp; AIRLINE ____________</p><div class="two"><div><table data-list="guests"><tr><th>NAME<th>COMPANY${guests.map((one) => markup`<tr data-row><td><tt>${field('name', one.name)}</tt><td><tt>${field('company', random.pick(OLD_FIRMS))}</tt>`)}<tr><td><td><tr><td><td></table></div><div><table data-list="costs"><tr><th>ITEM<th>NUMBER<th>EACH<th>AMOUNT${costs.map((cost) => markup`<tr data-row><td><tt>${field('item', cost.item)}</tt><td class="r"><tt>${field('number', cost.number)}</tt><td class="r"><tt>${field('each', amount(cost.each))}</tt><td class="r"><tt>${field('amount', amount(toMoney(cost.number * cost.each)))}</tt>`)}<tr><td colspan="3" class="r"><b>ESTIMATED TOTAL COST</b><td class="r"><tt>${field('/total', locale.money(total))}</tt></table></div></div>
			<div class="s"><div>SUBMITTED BY <tt>${put('submitted', clerk.name)}</tt> <tt>${put('submitDate', locale.date(day, 'm/d/yy'), 0.8)}</tt></div><div>APPROVED – VICE PRESIDENT <tt>${put('approval', boss.name, 0.7)}</tt>${random.chance(0.5) && drawSignature(random, boss)}</div></div>${random.chance(0.5) && stampNumber(random, 'pageNumber', random.pattern('5#### ####'))}`;
		return { html, fields };
	},
};
export default family;
