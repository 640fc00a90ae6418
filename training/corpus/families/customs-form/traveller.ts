import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { blank, tick } from '../../kit/forms.ts';
import { comb, field, markup } from '../../kit/html.ts';

const fields: Fields = {
	surname: text(
		'surname',
		'family name of the traveller',
		'Apellido del viajero',
		'nom de famille',
	),
	given: text('givenNames', 'first (given) name', 'nombre'),
	birthDate: date('birthDate', 'birth date of the traveller', 'fecha de nacimiento'),
	familyMembers: number(
		'',
		'How many family members travel along?',
		'familyMembers',
		'number of relatives travelling',
	),
	stayAddress: text(
		'',
		'Where will the traveller stay?',
		'address during the stay',
		'hotelOrStreet',
		'addressInCountry',
	),
	passportCountry: text(
		'issuingCountry',
		'passport issued by',
		'Which country issued the passport?',
	),
	passportNumber: text('documentNumber', 'passport number', 'numéro du passeport'),
	residence: text('country', 'country of residence', 'In which country does the traveller live?'),
	visited: text(
		'',
		'countries visited before arrival',
		'countriesVisited',
		'Which countries were visited on this trip?',
	),
	flight: text('flightNumber', 'airline and flight number', 'vuelo'),
	isBusiness: flag('', 'Is the trip primarily for business?', 'businessTrip', 'viaje de negocios'),
	hasFood: flag('', 'Does the traveller bring food or plants?', 'foodOrPlants', 'carriesFood'),
	hasCash: flag(
		'',
		'Does the traveller carry more than 10,000 in cash?',
		'cashOverLimit',
		'largeCash',
	),
	hasLivestock: flag('', 'Was the traveller close to livestock?', 'livestockContact', 'on a farm'),
	goodsValue: number('declaredValue', 'total value of goods', 'How much are the goods worth?'),
	signedOn: date('signatureDate', 'date beside the signature', 'When was the card signed?'),
	visaNumber: absent(text('', 'visa number', 'Which visa does the traveller hold?', 'visaNo')),
	phone: absent(text('phone', 'telephone of the traveller')),
};
const COUNTRIES = [
	'CANADA',
	'MEXICO',
	'PORTUGAL',
	'TURKEY',
	'NORWAY',
	'INDIA',
	'BRAZIL',
	'POLAND',
	'HUNGARY',
];

/** A narrow arrival card in English with Spanish beneath: numbered questions, combs, a pair of boxes per question. */
const family: Family = {
	author: 'lidia',
	locales: ['en-US', 'en-CA', 'es-MX'],
	draw: (random, locale) => {
		const person = locale.person();
		const birth = random.day('1940-01-01', '2004-01-01');
		const [year = '', month = '', day = ''] = birth.split('-');
		const home = random.pick(COUNTRIES);
		const mark = random.pick(['X', '✓', '✗']);
		let n = 0;
		const ask = (en: string, es: string, content: ReturnType<typeof markup> | false) =>
			markup`<li value="${(n += 1)}"><div>${en} <i>${es}</i></div><div class="a">${content || '\u00a0'}</div></li>`;
		const yesNo = (path: string, said: string, isYes: boolean) =>
			markup`<div class="yn"><span>${said}</span><span>${tick(path, isYes, 'Yes', mark)}</span><span><b class="tick">${!isYes && mark}</b> No</span></div>`;
		const short = { text: `${day} ${month} ${year.slice(2)}`, value: birth };
		const html = markup`<style>@page { size: 105mm 240mm; margin: 5mm }
			body { font: 7.5pt/1.25 'Liberation Sans' } h1 { font-size: 13pt; margin: 0 } .head { display: grid; grid-template-columns: 1fr auto; border-bottom: 2pt solid #000 } .head small { font-size: 5.5pt; text-align: right } ol { list-style: none; padding: 0; margin: 1mm 0 } li { border-bottom: .5pt solid #000; padding: .6mm 0 } li div > i { color: #555; font-size: 6.3pt } .a { min-height: 6mm; font: 10.5pt/6mm 'Liberation Mono'; padding-left: ${random.int(2, 14)}mm } li i.comb { display: inline-block; width: 4.6mm; height: 5.6mm; border: .5pt solid #666; border-top: 0; text-align: center; font: 10pt/5.4mm 'Liberation Mono'; vertical-align: top } .yn { display: grid; grid-template-columns: 1fr 14mm 12mm; border-bottom: .5pt solid #999; padding: .8mm 0 } .tick { display: inline-block; width: 3.2mm; height: 3.2mm; border: .7pt solid #000; line-height: 3mm; text-align: center; vertical-align: -.4mm } .x { font-size: 6.2pt; margin: 1.5mm 0 }
			</style><div class="head"><h1>Arrival Declaration</h1><small>Form D-${random.int(10, 99)}<br>approval expires 06/30</small></div><div class="x">Each arriving traveler or responsible family member must provide the following information. <b>Only ONE written declaration per family is required.</b> The term “family” means relatives who live at one address.</div>
			<ol>${ask('Family name', 'Apellido', comb('surname', person.family.toUpperCase(), 16))}${ask('First (given) name', 'Nombre', comb('given', person.given.toUpperCase(), 16))}${ask('Birth date: day / month / year', 'Fecha de nacimiento', field('birthDate', short))}${ask('Number of family members traveling with you', 'Familiares', blank(random, 0.8, 'familyMembers', random.int(0, 5)))}${ask('Street address or hotel during your stay', 'Domicilio', blank(random, 0.85, 'stayAddress', random.chance(0.5) ? `HOTEL ${random.pick(['REGENT', 'PACIFICO', 'ASTORIA'])}, ${locale.address().city.toUpperCase()}` : locale.address().street.toUpperCase()))}
			${ask('Passport issued by (country)', 'País que expide', field('passportCountry', home))}${ask('Passport number', 'Número de pasaporte', field('passportNumber', random.pattern('??#######')))}${ask('Country of residence', 'País de residencia', blank(random, 0.85, 'residence', random.chance(0.7) ? home : random.pick(COUNTRIES)))}${ask('Countries visited on this trip prior to arrival', 'Países visitados', blank(random, 0.5, 'visited', random.some(COUNTRIES, 2).join(', ')))}${ask('Airline / flight no. or vessel name', 'Aerolínea / vuelo', field('flight', random.pattern('?? ###')))}</ol>
			${yesNo('isBusiness', 'The primary purpose of this trip is business:', random.chance(0.4))}<div class="x">I am (We are) bringing</div>${yesNo('hasFood', '(a) fruits, plants, food, insects:', random.chance(0.3))}${yesNo('hasCash', '(b) currency over 10,000 or its equivalent:', random.chance(0.15))}${yesNo('hasLivestock', 'I have been in close proximity of livestock:', random.chance(0.2))}
			<ol>${ask('Residents and visitors — total value of all goods, including commercial merchandise:', 'Valor total', random.chance(0.6) && markup`$ ${field('goodsValue', locale.amount(random.int(2, 90) * 10))}`)}</ol><div class="x">Read the instructions on the back of this form. Space is provided to list all the items you must declare. Duty-free limit: 800 per person.</div><div class="yn" style="grid-template-columns:1fr 34mm;height:9mm;border-top:.6pt solid"><i>${person.name}</i><span class="a" style="padding:0">${field('signedOn', locale.date(random.day('1996-01-01', '2024-06-01')))}</span></div><div class="x">(Signature) &nbsp; Date</div>`;
		return { html, fields };
	},
};
export default family;
