import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	company: text('companyName', 'Which company presents itself?', 'Mikä yritys?', 'firmaet'),
	founded: text('', 'When was the company founded?', 'perustettu', 'grundlagt', 'foundingYear'),
	founder: text('', 'Who founded the company?', 'perustaja', 'grundlægger', 'founderName'),
	headquarters: text('city', 'Which city is the headquarters in?', 'pääkonttori', 'hovedkontor'),
	employees: number(
		'',
		'How many people work there?',
		'henkilöstö',
		'antal ansatte',
		'employeeCount',
	),
	turnover: number(
		'',
		'What is the yearly turnover?',
		'liikevaihto',
		'omsætning',
		'turnoverMillions',
	),
	export: number(
		'',
		'share of exports in percent',
		'vienti',
		'eksportandel',
		'How much is exported?',
	),
	ceo: text('', 'Who runs the company?', 'toimitusjohtaja', 'direktør', 'chiefExecutive'),
	plants: list(
		{ place: text('location', 'site'), product: text('product', 'what is made there') },
		'plants',
		'Where are the factories, and what do they make?',
	),
	certificate: text('certifications', 'Which certificate does the company hold?', 'sertifikaatti'),
	contact: text('email', 'address for enquiries', 'sähköposti'),
	stand: text(
		'',
		'stand at the fair',
		'messuosasto',
		'stand nummer',
		'Where can one visit them at the fair?',
		'boothNumber',
	),
	price: absent(number('unitPrice', 'price of the product', 'hinta')),
	iban: absent(text('iban', 'bank account', 'tilinumero')),
	vatNumber: absent(text('vatNumber', 'VAT number', 'Y-tunnus')),
};
const SAID = {
	fi: 'Tietoa meistä|on vuonna|perustettu perheyritys, jonka perusti|. Pääkonttorimme on kaupungissa|. Konserni työllistää|henkilöä, ja liikevaihto on|miljoonaa euroa, josta viennin osuus on|. Toimitusjohtaja on|Tehtaamme|Sertifioitu|Tule tapaamaan meitä: osasto|venttiilit;pumput;mittarit;tiivisteet|kirjoita meille',
	da: 'Om os|blev i|grundlagt som familievirksomhed af|. Hovedkontoret ligger i|. Koncernen beskæftiger|medarbejdere og omsætter for|mio. kr., hvoraf eksporten udgør|. Administrerende direktør er|Vores fabrikker|Certificeret efter|Mød os på messen: stand|ventiler;pumper;målere;pakninger|skriv til os',
	en: 'About us|was set up in|as a family firm by|. Our head office is in|. The group employs|people and turns over|million a year, of which exports make up|. The managing director is|Where we make things|Certified to|Meet us at the fair: stand|valves;pumps;meters;seals|write to us',
	nb: 'Om oss|ble i|grunnlagt som familiebedrift av|. Hovedkontoret ligger i|. Konsernet sysselsetter|personer og omsetter for|mill. kr, hvorav eksporten utgjør|. Administrerende direktør er|Våre fabrikker|Sertifisert etter|Møt oss på messen: stand|ventiler;pumper;målere;pakninger|skriv til oss',
} as const;

/** A page about a firm: big figures in tiles over a paragraph that says the same, sites as chips. */
const family: Family = {
	author: 'solveig',
	locales: ['fi-FI', 'da-DK', 'en-GB', 'nb-NO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const firm = locale.company();
		const [year, staff, sales, share] = [
			String(random.int(1884, 1999)),
			random.int(24, 4100),
			random.int(3, 780),
			random.int(11, 92),
		];
		const hasTiles = random.chance(0.6);
		const products = random.shuffle(at(11).split(';'));
		const tile = (content: ReturnType<typeof markup>, label: string) =>
			markup`<div><b>${content}</b>${label}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', 'A4 landscape'])}; margin: 0 } body { font: 10.5pt/1.55 ${random.pick(["'DejaVu Sans'", "'Liberation Sans'"])} } .top { background: ${random.pick(['#1d3b4d', '#5a2438', '#2f4f2f'])}; color: #fff; padding: 12mm 14mm } .top h1 { margin: 0; font-size: 21pt } main { padding: 8mm 14mm } .tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin-bottom: 5mm } .tiles div { border-top: 3pt solid #888; font-size: 8pt } .tiles b { display: block; font-size: 19pt } .chips { display: flex; flex-wrap: wrap; gap: 2mm } .chips span.chip { border: .6pt solid #888; border-radius: 3mm; padding: .5mm 3mm; font-size: 9pt } footer { margin-top: 6mm; font-size: 9pt; color: #333 }
			</style><div class="top"><h1>${field('company', firm.name)}</h1>${at(0)}</div><main>${hasTiles && markup`<div class="tiles">${tile(field('employees', locale.count(staff)), '')}${tile(field('export', locale.percent(share)), '')}${tile(field('founded', year), '')}</div>`}<p>${field('company', firm.name)} ${at(1)} ${field('founded', year)} ${at(2)} ${field('founder', locale.person().name)}${at(3)} ${field('headquarters', firm.address.city)}${at(4)} ${field('employees', locale.count(staff))} ${at(5)} ${field('turnover', locale.count(sales))} ${at(6)} ${field('export', locale.percent(share))}${random.chance(0.7) ? markup`${at(7)} ${field('ceo', locale.person().name)}.` : '.'}</p>
			<h3>${at(8)}</h3><div class="chips" data-list="plants">${products.slice(0, random.int(2, 4)).map((product) => markup`<span class="chip" data-row>${field('place', locale.address().city)} – ${field('product', product)}</span>`)}</div><footer>${random.chance(0.6) && markup`${at(9)} ${field('certificate', random.pick(['ISO 9001', 'EN 1090', 'ISO 14001']))}. `}${random.chance(0.5) && markup`${at(10)} ${field('stand', random.pattern('?##'))}. `}${at(12)}: ${field('contact', firm.email)}</footer></main>`;
		return { html, fields };
	},
};
export default family;
