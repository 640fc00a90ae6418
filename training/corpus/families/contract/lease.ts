import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	landlord: text('landlord', 'Who lets the flat?', 'verhuurder', 'hyresvärd'),
	landlordAddress: text('', 'where the landlord lives', 'landlord_address'),
	tenant: text('tenant', 'Who rents the flat?', 'huurder', 'hyresgäst'),
	tenantBirthDate: date('birthDate', 'When was the tenant born?'),
	property: text('propertyAddress', 'address of what is let', 'adres van het gehuurde'),
	area: number('livingArea', 'floor space in square metres'),
	rooms: number('rooms', 'How many rooms are there?'),
	leaseStart: date('leaseStart', 'When does the lease begin?'),
	leaseEnd: date('leaseEnd', 'When does the lease end?'),
	rent: number('rent', 'What does the flat cost a month?', 'huurprijs'),
	serviceCharges: number('serviceCharges', 'monthly advance for heating and water'),
	deposit: number('deposit', 'How much security must be given?', 'waarborgsom'),
	noticePeriod: text('noticePeriod', 'How long before moving out must notice be given?'),
	payDay: text('', 'On which day of the month is the rent due?', 'rentDueDay'),
	court: text('disputeCourt', 'place of jurisdiction'),
	signedAt: text('', 'Where was the contract signed?', 'placeOfSigning'),
	signedOn: date('signatureDate', 'When was the contract signed?'),
	salesPrice: absent(number('purchasePrice', 'price at which the flat is sold')),
	notary: absent(text('notary', 'name of the notary')),
};
type Say = (name: keyof typeof SAID.en) => string;
const SAID = {
	en: {
		title: 'Lease of a dwelling',
		between: 'Between',
		landlord: 'hereinafter "the Landlord"',
		and: 'and',
		born: 'born on',
		tenant: 'hereinafter "the Tenant"',
		agree: 'the following lease is agreed:',
		p1: 'Premises',
		t1: 'The Landlord lets to the Tenant the dwelling at {property}, with {rooms} rooms and a floor space of about {area} m², for residential use only. Subletting requires written consent.',
		p2: 'Term',
		t2: 'The lease begins on {start} {end}. Either party may end it in writing with a notice period of {notice}.',
		e: 'and ends on {d} without notice being required',
		o: 'and runs for an indefinite time',
		p3: 'Rent',
		t3: 'The monthly rent is {rent}. In addition an advance of {service} is paid for heating, water and common charges. Both are due by the {day} of each month.',
		p4: 'Deposit',
		t4: 'Before moving in the Tenant pays a deposit of {deposit}, which is kept apart from the Landlord’s own funds.',
		p5: 'Final provisions',
		t5: 'Changes must be made in writing. If a provision is void, the others remain in force. The courts of {court} have jurisdiction.',
		n: 'three months;two months;six weeks',
	},
	nl: {
		title: 'Huurovereenkomst woonruimte',
		between: 'Ondergetekenden',
		landlord: 'hierna: verhuurder',
		and: 'en',
		born: 'geboren op',
		tenant: 'hierna: huurder',
		agree: 'zijn het volgende overeengekomen:',
		p1: 'Het gehuurde',
		t1: 'Verhuurder verhuurt aan huurder de woonruimte gelegen aan {property}, bestaande uit {rooms} kamers met een oppervlakte van circa {area} m², uitsluitend bestemd als woonruimte.',
		p2: 'Duur',
		t2: 'De huur gaat in op {start} {end}. Opzegging geschiedt schriftelijk met een termijn van {notice}.',
		e: 'en eindigt op {d}',
		o: 'en geldt voor onbepaalde tijd',
		p3: 'Betaling',
		t3: 'De huurprijs bedraagt {rent} per maand, te vermeerderen met een voorschot servicekosten van {service}. Betaling vindt plaats vóór de {day} van de maand.',
		p4: 'Waarborgsom',
		t4: 'Huurder betaalt vóór de ingangsdatum een waarborgsom van {deposit}.',
		p5: 'Slotbepalingen',
		t5: 'Wijzigingen gelden slechts indien schriftelijk overeengekomen. Bevoegd is de rechter te {court}.',
		n: 'één maand;drie maanden;twee maanden',
	},
	sv: {
		title: 'Hyresavtal bostad',
		between: 'Mellan',
		landlord: 'nedan kallad hyresvärden',
		and: 'och',
		born: 'född',
		tenant: 'nedan kallad hyresgästen',
		agree: 'har följande avtal träffats:',
		p1: 'Lägenheten',
		t1: 'Hyresvärden upplåter till hyresgästen lägenheten på {property}, {rooms} rum om cirka {area} m², att användas som bostad.',
		p2: 'Hyrestid',
		t2: 'Avtalet gäller från {start} {end}. Uppsägning sker skriftligen med {notice} uppsägningstid.',
		e: 'till och med {d}',
		o: 'och tills vidare',
		p3: 'Hyra',
		t3: 'Hyran är {rent} i månaden. Därutöver betalas {service} för värme och vatten. Betalning sker senast den {day} varje månad.',
		p4: 'Säkerhet',
		t4: 'Före inflyttning lämnas en deposition om {deposit}.',
		p5: 'Övrigt',
		t5: 'Ändringar ska göras skriftligen. Tvist prövas av domstol i {court}.',
		n: 'tre månaders;en månads',
	},
} as const;

/** A contract in running text: values inside sentences, numbered paragraphs, two or more pages, signatures. */
const family: Family = {
	author: 'bram',
	locales: ['en-IE', 'nl-NL', 'sv-SE', 'en-CA', 'nl-BE'],
	draw: (random, locale) => {
		const words = SAID[locale.language as keyof typeof SAID];
		const say: Say = (name) => words[name];
		const [landlord, tenant] = [locale.person(), locale.person()];
		const start = random.day('2016-01-01', '2026-06-01').slice(0, 8).concat('01');
		const rent = inMoney(random.int(380, 2200), locale);
		const parts = {
			property: field('property', locale.address().whole),
			rooms: field('rooms', random.int(1, 6)),
			area: field('area', random.int(24, 145)),
			start: field('leaseStart', locale.date(start)),
			end: random.chance(0.5)
				? fill(say('e'), {
						d: field('leaseEnd', locale.date(addDays(start, 365 * random.int(1, 5)))),
					})
				: markup`${say('o')}`,
			notice: field('noticePeriod', random.pick(say('n').split(';'))),
			rent: field('rent', locale.money(rent)),
			service: field('serviceCharges', locale.money(inMoney(random.int(40, 220), locale))),
			day: field('payDay', random.pick(['1.', '3.', '5.'])),
			deposit: field('deposit', locale.money(rent * random.pick([1, 2, 3]))),
			court: field('court', locale.address().city),
		};
		const article = (number: number, head: string, body: string) =>
			markup`<h3>§ ${number} ${head}</h3><p>${fill(body, parts)}</p>`;
		const html = markup`<style>
			@page { size: A4; margin: 26mm 24mm }
			body { font: 11pt/1.55 'Liberation Serif'; text-align: justify } h1 { text-align: center; font-size: 16pt } h3 { text-align: center; font-size: 11pt; margin: 6mm 0 1mm } .in { margin: 0 14mm } .sign { display: flex; justify-content: space-between; margin-top: 22mm; break-inside: avoid } .sign div { width: 62mm; border-top: .6pt solid #000; font-size: 9pt; text-align: left }
			</style><h1>${say('title')}</h1><p>${say('between')}</p><p class="in"><b>${field('landlord', landlord.name)}</b>, ${field('landlordAddress', locale.address().whole)},<br>${say('landlord')},</p><p>${say('and')}</p>
			<p class="in"><b>${field('tenant', tenant.name)}</b>, ${say('born')} ${field('tenantBirthDate', locale.date(random.day('1950-01-01', '2004-01-01')))}, ${locale.address().whole},<br>${say('tenant')},</p><p>${say('agree')}</p>
			${article(1, say('p1'), say('t1'))}${article(2, say('p2'), say('t2'))}${article(3, say('p3'), say('t3'))}${article(4, say('p4'), say('t4'))}${article(5, say('p5'), say('t5'))}
			<p style="margin-top:12mm">${field('signedAt', locale.address().city)}, ${field('signedOn', locale.date(addDays(start, -random.int(5, 60))))}</p><div class="sign"><div>${landlord.name}</div><div>${tenant.name}</div></div>`;
		return { html, fields };
	},
};

/** Puts labelled values into a sentence with {names}. */
function fill(
	sentence: string,
	parts: Readonly<Record<string, ReturnType<typeof markup>>>,
): ReturnType<typeof markup> {
	return markup`${sentence.split(/(\{\w+\})/).map((piece) => parts[piece.slice(1, -1)] ?? piece)}`;
}
export default family;
