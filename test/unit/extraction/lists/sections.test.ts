import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../support/extract.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { medicalRecord } from '../../../../engine/src/services/templates/starters/medical-record.ts';
import { receipt } from '../../../../engine/src/services/templates/starters/receipt.ts';
import { resume } from '../../../../engine/src/services/templates/starters/resume.ts';
import { layOut, put } from '../../../support/pages.ts';

const read = (data: FieldMap, ...words: Parameters<typeof layOut>) =>
	extract(layOut(...words), { data }).result;

describe('stations without a table', () => {
	test('period at the right, employer and town below, bullets left out', () => {
		const result = read(
			resume.schema.data,
			put(50, 100, 'Work Experience', 14),
			put(50, 125, 'Senior Engineer'),
			put(400, 125, 'Jan 2019 – Present'),
			put(50, 140, 'Northwind GmbH, Berlin'),
			put(60, 155, '• Built the billing platform in 2020'),
			put(50, 180, 'Software Developer'),
			put(400, 180, 'Mar 2015 – Dec 2018'),
			put(50, 195, 'Contoso Ltd, London'),
			put(50, 230, 'Education', 14),
			put(50, 255, 'M.Sc. Computer Science'),
			put(400, 255, '2013 – 2015'),
			put(50, 270, 'Technical University of Munich'),
			put(50, 300, 'Skills', 14),
			put(50, 320, 'TypeScript, Docker'),
		);
		expect(result.experience).toEqual([
			{
				employer: 'Northwind GmbH',
				position: 'Senior Engineer',
				startDate: '2019-01-01',
				endDate: null,
			},
			{
				employer: 'Contoso Ltd',
				position: 'Software Developer',
				startDate: '2015-03-01',
				endDate: '2018-12-01',
			},
		]);
		expect(result.education).toEqual([
			{
				institution: 'Technical University of Munich',
				degree: 'M.Sc. Computer Science',
				graduationDate: '2015-01-01',
			},
		]);
	});

	test('periods part the entries also where the template asks for none', () => {
		const properties: FieldMap = { degree: { type: 'string' }, school: { type: 'string' } };
		const { education } = read(
			{ education: { type: 'array', itemType: 'object', itemSchema: { properties } } },
			put(50, 100, 'EDUCATION', 13),
			put(50, 120, 'MSc Accounting'),
			put(400, 120, '2014 – 2015'),
			put(50, 135, 'University of Limerick'),
			put(50, 155, 'Bachelor of Commerce'),
			put(400, 155, '2011 – 2014'),
			put(50, 170, 'Atlantic College'),
		);
		expect(education).toEqual([
			{ degree: 'MSc Accounting', school: 'University of Limerick' },
			{ degree: 'Bachelor of Commerce', school: 'Atlantic College' },
		]);
	});

	const listOf = (...names: string[]): FieldMap[string] => ({
		type: 'array',
		itemType: 'object',
		itemSchema: { properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
	});

	test('a town behind the employer, a period that goes on, and duties that are set in', () => {
		const { experience } = read(
			{ experience: listOf('title', 'employer', 'city', 'from', 'to', 'description') },
			put(50, 100, 'EXPERIENCE', 13),
			put(50, 120, 'Granite Software Ltd, Bristol'),
			put(400, 120, '2021–'),
			put(50, 135, 'Software developer'),
			put(65, 150, 'Planned the shifts of thirty people'),
			put(65, 165, 'Trained two apprentices'),
			put(50, 190, 'Carver SARL (Lyon)'),
			put(400, 190, '2018 → 2021'),
			put(50, 205, 'Data analyst'),
		);
		expect(experience).toEqual([
			{
				title: 'Software developer',
				employer: 'Granite Software Ltd',
				city: 'Bristol',
				from: '2021',
				to: null,
				description: 'Planned the shifts of thirty people Trained two apprentices',
			},
			{
				title: 'Data analyst',
				employer: 'Carver SARL',
				city: 'Lyon',
				from: '2018',
				to: '2021',
				description: null,
			},
		]);
	});

	test('names of fields in other languages, years, and a label inside an entry', () => {
		const { ausbildung } = read(
			{ ausbildung: listOf('von', 'bis', 'schule', 'abschluss') },
			put(50, 100, 'Ausbildung', 13),
			put(50, 120, '2002 bis 2005'),
			put(160, 120, 'Universität Nordheim'),
			put(160, 135, 'Abschluss: Diplom Maschinenbau'),
			put(50, 155, '1998 bis 2002'),
			put(160, 155, 'Gymnasium am Markt'),
			put(160, 170, 'Abschluss: Abitur'),
			put(50, 200, 'Leipzig, den 17.02.2018'),
		);
		expect(ausbildung).toEqual([
			{
				von: '2002',
				bis: '2005',
				schule: 'Universität Nordheim',
				abschluss: 'Diplom Maschinenbau',
			},
			{ von: '1998', bis: '2002', schule: 'Gymnasium am Markt', abschluss: 'Abitur' },
		]);
	});

	test('blocks of labelled lines, one for each job', () => {
		const { employment } = read(
			{ employment: listOf('organisation', 'designation', 'from', 'to') },
			put(50, 100, 'EMPLOYMENT', 13),
			put(50, 120, '1. Halcyon Consulting Limited'),
			put(50, 135, 'Designation: Quality Inspector'),
			put(50, 150, 'Duration: June 2020 to till date'),
			put(50, 170, '2. Fenwick Print Works Limited'),
			put(50, 185, 'Designation: Team Leader'),
			put(50, 200, 'Duration: July 2017 to May 2020'),
		);
		expect(employment).toEqual([
			{
				organisation: 'Halcyon Consulting Limited',
				designation: 'Quality Inspector',
				from: 'June 2020',
				to: 'till date',
			},
			{
				organisation: 'Fenwick Print Works Limited',
				designation: 'Team Leader',
				from: 'July 2017',
				to: 'May 2020',
			},
		]);
	});

	test('jobs without a known heading are found by their employers and positions', () => {
		const { history } = read(
			{ history: listOf('position', 'organisation', 'town', 'from', 'until') },
			put(50, 100, 'Where I have been', 12),
			put(50, 120, 'School administrator, Northgate Logistics Ltd, Bristol (2021 to 2024)'),
			put(50, 135, 'Accountant, Granite Engineering LLP, Leeds (2019 to 2020)'),
			put(50, 160, 'A letter of 2019 is enclosed.'),
		);
		expect(history).toEqual([
			{
				position: 'School administrator',
				organisation: 'Northgate Logistics Ltd',
				town: 'Bristol',
				from: '2021',
				until: '2024',
			},
			{
				position: 'Accountant',
				organisation: 'Granite Engineering LLP',
				town: 'Leeds',
				from: '2019',
				until: '2020',
			},
		]);
	});

	test('period in a column of its own, in French, and a name that tells nothing', () => {
		const { experience } = read(
			resume.schema.data,
			put(50, 100, 'PARCOURS PROFESSIONNEL'),
			put(50, 120, '2018 - 2022'),
			put(160, 120, 'Chef de projet'),
			put(160, 135, 'Dupont SARL, Lyon'),
			put(50, 155, '2014 - 2018'),
			put(160, 155, 'Ingénieur'),
			put(160, 170, 'Aérolab, Toulouse'),
			put(50, 200, 'LANGUES'),
			put(50, 215, 'Français, Anglais'),
		);
		expect(experience).toMatchObject([
			{ employer: 'Dupont SARL', position: 'Chef de projet', startDate: '2018-01-01' },
			{ employer: 'Aérolab', position: 'Ingénieur', endDate: '2018-01-01' },
		]);
	});

	test('period on the second line of each, with places, duties and whether it goes on', () => {
		const data: FieldMap = {
			jobs: {
				type: 'array',
				itemType: 'object',
				description: 'Work experience',
				itemSchema: {
					properties: {
						company: { type: 'string' },
						jobTitle: { type: 'string' },
						location: { type: 'string' },
						period: { type: 'string' },
						current: { type: 'boolean' },
						responsibilities: { type: 'array', itemType: 'string' },
					},
				},
			},
		};
		const { jobs } = read(
			data,
			put(50, 100, 'Berufserfahrung'),
			put(50, 120, 'Sachbearbeiterin Einkauf'),
			put(50, 135, 'Müller KG, Bern, Schweiz | 05/2016 – heute'),
			put(60, 150, '- Bestellungen'),
			put(60, 165, '- Rechnungsprüfung'),
			put(50, 190, 'Bürokauffrau'),
			put(50, 205, 'Stadtwerke Bonn | 08/2012 – 04/2016'),
		);
		expect(jobs).toEqual([
			{
				company: 'Müller KG',
				jobTitle: 'Sachbearbeiterin Einkauf',
				location: 'Bern, Schweiz',
				period: '05/2016 – heute',
				current: true,
				responsibilities: ['Bestellungen', 'Rechnungsprüfung'],
			},
			{
				company: 'Stadtwerke Bonn',
				jobTitle: 'Bürokauffrau',
				location: null,
				period: '08/2012 – 04/2016',
				current: false,
				responsibilities: [],
			},
		]);
	});

	test('an employer behind a bullet, what was done below it, and the period on the second line', () => {
		const { experience } = read(
			resume.schema.data,
			put(50, 100, 'Experience', 12),
			put(50, 120, '• Hollerbach'),
			put(470, 120, 'Trier, Germany'),
			put(60, 135, 'Software Engineer'),
			put(460, 135, 'Oct 2016 – Present'),
			put(
				70,
				150,
				'◦ Ledger: keeps the books of several thousand shops, and of their suppliers, in step with',
			),
			put(80, 165, 'what their banks told them in 2019'),
			put(50, 185, '• Quayside'),
			put(470, 185, 'Hull, England'),
			put(60, 200, 'Senior Developer'),
			put(460, 200, 'Jan 2014 – Sep 2016'),
			put(50, 230, 'Projects', 12),
			put(60, 250, '• Tide tables for the estuary, 2015 – 2016'),
		);
		expect(experience).toEqual([
			{
				employer: 'Hollerbach',
				position: 'Software Engineer',
				startDate: '2016-10-01',
				endDate: null,
			},
			{
				employer: 'Quayside',
				position: 'Senior Developer',
				startDate: '2014-01-01',
				endDate: '2016-09-01',
			},
		]);
	});

	test('headings in the middle of the page, lines over all of its width', () => {
		const { experience, education } = read(
			resume.schema.data,
			put(270, 100, 'Experience', 12),
			put(50, 120, 'Consultant - Wendelin GmbH'),
			put(470, 120, '2014 - 2016'),
			put(
				50,
				135,
				'· Planned the move of three warehouses and the people who work in them to new places',
			),
			put(272, 160, 'Education', 12),
			put(50, 180, 'M.Sc. Logistics - University of Ulm'),
			put(470, 180, '2012 - 2014'),
		);
		expect(experience).toMatchObject([
			{ employer: 'Wendelin GmbH', position: 'Consultant', startDate: '2014-01-01' },
		]);
		expect(education).toMatchObject([
			{ institution: 'University of Ulm', degree: 'M.Sc. Logistics' },
		]);
	});

	test('two columns: text beside a section is not part of it', () => {
		const { education } = read(
			resume.schema.data,
			put(40, 100, 'EDUCATION', 12),
			put(240, 100, 'WHAT I DO', 12),
			put(40, 120, 'MARLOW COLLEGE'),
			put(240, 120, 'Every week I plan the rounds of forty vans'),
			put(40, 135, 'BSc Geology'),
			put(240, 135, 'and answer for what they bring and where'),
			put(40, 150, 'May 2014'),
			put(240, 150, 'Before that I counted crates in a cellar'),
			put(40, 165, 'Dorset, UK'),
			put(240, 165, 'from June 2009 to March 2011, by hand'),
		);
		expect(education).toEqual([
			{ institution: 'MARLOW COLLEGE', degree: 'BSc Geology', graduationDate: '2014-05-01' },
		]);
	});

	test('headings in the margin, beside the first line of their sections', () => {
		const { education } = read(
			resume.schema.data,
			put(40, 100, 'EDUCATION'),
			put(150, 100, 'Firth University'),
			put(150, 115, 'Ph.D. in Fisheries'),
			put(470, 115, 'Dec 2009 – Jul 2014'),
			put(150, 130, 'Loch College'),
			put(150, 145, 'B.S. in Biology'),
			put(470, 145, 'May 2002 – May 2005'),
			put(40, 170, 'HONOURS &'),
			put(150, 170, 'Prize of the Society for Nets'),
			put(40, 185, 'AWARDS'),
			put(470, 185, 'May 2005'),
		);
		expect(education).toEqual([
			{
				institution: 'Firth University',
				degree: 'Ph.D. in Fisheries',
				graduationDate: '2014-07-01',
			},
			{ institution: 'Loch College', degree: 'B.S. in Biology', graduationDate: '2005-05-01' },
		]);
	});
});

describe('articles of a till', () => {
	const line = (y: number, text: string, price: string) => [put(50, y, text), put(250, y, price)];

	test('dimensions are no quantities', () => {
		const { result } = extract(
			layOut(
				put(50, 40, 'FRISCHMARKT HELLER'),
				...line(80, 'RAHMEN 20 x 30', '9,90'),
				...line(95, 'SCHRAUBE M8 x 40', '1,20'),
				...line(110, 'MILCH x 2', '2,40'),
				...line(130, 'SUMME EUR', '13,50'),
			),
			receipt.schema,
		);
		expect(result.items).toEqual([
			{ description: 'RAHMEN 20 x 30', quantity: null, price: 9.9 },
			{ description: 'SCHRAUBE M8 x 40', quantity: null, price: 1.2 },
			{ description: 'MILCH', quantity: 2, price: 2.4 },
		]);
	});

	test('prices with tax letters; quantities above, below and in front; a payment is not an article', () => {
		const { result, details } = extract(
			layOut(
				put(50, 40, 'FRISCHMARKT HELLER'),
				...line(80, 'VOLLMILCH 3,5%', '1,19 B'),
				put(60, 95, '2 x 0,99'),
				...line(110, 'JOGHURT', '1,98 B'),
				...line(125, 'BANANEN', '1,74 B'),
				put(60, 140, '0,872 kg x 1,99 EUR/kg'),
				...line(155, '3 Brezel', '2,70 B'),
				...line(170, 'LEERGUT', '-0,25 A'),
				...line(190, 'SUMME EUR', '7,36'),
				...line(205, 'BAR', '10,00'),
			),
			receipt.schema,
		);
		expect(result.items).toEqual([
			{ description: 'VOLLMILCH 3,5%', quantity: null, price: 1.19 },
			{ description: 'JOGHURT', quantity: 2, price: 1.98 },
			{ description: 'BANANEN', quantity: 0.872, price: 1.74 },
			{ description: 'Brezel', quantity: 3, price: 2.7 },
			{ description: 'LEERGUT', quantity: null, price: -0.25 },
		]);
		expect(details.find(({ path }) => path === 'items[0].price')?.checks).toEqual(['items add up']);
	});

	test('a name above the line with its quantity and amount', () => {
		const { items } = read(
			receipt.schema.data,
			...line(60, '2 Flat White', '7.00'),
			put(50, 75, 'Orange Juice'),
			...line(90, '1 @ 3.50', '3.50'),
			...line(110, 'Subtotal', '10.50'),
		);
		expect(items).toEqual([
			{ description: 'Flat White', quantity: 2, price: 7 },
			{ description: 'Orange Juice', quantity: 1, price: 3.5 },
		]);
	});

	test('weights and counts with their prices explain the article above them', () => {
		const rows = read(
			{
				items: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							name: { type: 'string' },
							quantity: { type: 'number' },
							unitPrice: { type: 'number' },
							price: { type: 'number' },
						},
					},
				},
			},
			put(20, 100, 'BANANAS'),
			put(20, 112, '2.67 lb @ 0.69 /lb'),
			put(250, 112, '1.84 F'),
			put(20, 124, 'WHOLE MILK GAL'),
			put(250, 124, '3.99 F'),
			put(20, 136, 'GALA APPLES'),
			put(20, 148, '1.20 lb @ $1.99 per lb'),
			put(250, 148, '2.39 F'),
			put(20, 160, 'CHERRY SODA'),
			put(250, 160, '5.00 T'),
			put(30, 172, '2 @ 2.50'),
			put(20, 184, 'TOTAL'),
			put(250, 184, '13.22'),
		);
		expect(rows.items).toEqual([
			{ name: 'BANANAS', quantity: 2.67, unitPrice: 0.69, price: 1.84 },
			{ name: 'WHOLE MILK GAL', quantity: null, unitPrice: null, price: 3.99 },
			{ name: 'GALA APPLES', quantity: 1.2, unitPrice: 1.99, price: 2.39 },
			{ name: 'CHERRY SODA', quantity: 2, unitPrice: 2.5, price: 5 },
		]);
	});

	test('the amount left to pay is not the sum of the articles', () => {
		const result = read(
			{ balanceDue: { type: 'number' } },
			put(20, 100, 'Tuition'),
			put(250, 100, '5,610.00'),
			put(20, 115, 'Housing'),
			put(250, 115, '2,980.00'),
			put(20, 130, 'Total'),
			put(250, 130, '8,590.00'),
			put(20, 160, 'Balance due: 5,790.00'),
		);
		expect(result).toEqual({ balanceDue: 5790 });
	});

	test('a table without a head is recognised by quantity times price', () => {
		const row = (
			y: number,
			...[name, quantity, price, total]: [string, string, string, string]
		) => [put(50, y, name), put(300, y, quantity), put(360, y, price), put(450, y, total)];
		const data: FieldMap = {
			lineItems: {
				type: 'array',
				itemType: 'object',
				itemSchema: {
					properties: {
						description: { type: 'string' },
						quantity: { type: 'number' },
						unitPrice: { type: 'number' },
						total: { type: 'number' },
					},
				},
			},
		};
		const { lineItems } = read(
			data,
			...row(100, 'Beratung', '2', '95,00', '190,00'),
			...row(120, 'Schriftsatz an das Gericht der ersten Instanz', '1', '420,00', '420,00'),
			put(50, 132, 'mit Anlagen'),
			put(50, 160, 'Summe netto'),
			put(450, 160, '610,00'),
		);
		expect(lineItems).toEqual([
			{ description: 'Beratung', quantity: 2, unitPrice: 95, total: 190 },
			{
				description: 'Schriftsatz an das Gericht der ersten Instanz mit Anlagen',
				quantity: 1,
				unitPrice: 420,
				total: 420,
			},
		]);
	});
});

test('medicines and laboratory values in lines below their headings', () => {
	const result = read(
		medicalRecord.schema.data,
		put(50, 100, 'Medication', 14),
		put(50, 120, '• Ramipril 5 mg 1-0-0'),
		put(50, 135, '• Metformin 850 mg twice daily'),
		put(50, 165, 'Laboratory results', 14),
		put(50, 185, 'Hemoglobin'),
		put(200, 185, '13.2 g/dL'),
		put(320, 185, '12.0 - 16.0'),
		put(50, 200, 'Creatinine'),
		put(200, 200, '0.9 mg/dL'),
		put(320, 200, '< 1.2'),
		put(50, 230, 'Follow-up', 14),
		put(50, 250, 'In four weeks'),
	);
	expect(result.medications).toEqual([
		{ name: 'Ramipril', dosage: '5 mg', frequency: '1-0-0' },
		{ name: 'Metformin', dosage: '850 mg', frequency: 'twice daily' },
	]);
	expect(result.testResults).toEqual([
		{ test: 'Hemoglobin', value: 13.2, unit: 'g/dL', referenceRange: '12.0 - 16.0' },
		{ test: 'Creatinine', value: 0.9, unit: 'mg/dL', referenceRange: '< 1.2' },
	]);
});

describe('articles of several lines', () => {
	const properties: FieldMap = {
		name: { type: 'string' },
		quantity: { type: 'number' },
		unitPrice: { type: 'number' },
		total: { type: 'number' },
		articleNumber: { type: 'string' },
	};
	const items: FieldMap = {
		items: { type: 'array', itemType: 'object', itemSchema: { properties } },
	};

	test('a number in a name is not its amount where amounts have a column', () => {
		const result = read(
			items,
			put(20, 100, 'Children plate'),
			put(40, 113, '2 x 6.80'),
			put(190, 113, '13.60'),
			put(20, 126, 'Water 0.75'),
			put(40, 139, '2 x 7.20'),
			put(190, 139, '14.40'),
			put(20, 152, 'Beef roulade'),
			put(40, 165, '4 x 21.50'),
			put(190, 165, '86.00'),
			put(20, 185, 'Total'),
			put(190, 185, '114.00'),
		);
		expect(result.items).toMatchObject([
			{ name: 'Children plate', quantity: 2, unitPrice: 6.8, total: 13.6 },
			{ name: 'Water 0.75', quantity: 2, unitPrice: 7.2, total: 14.4 },
			{ name: 'Beef roulade', quantity: 4, unitPrice: 21.5, total: 86 },
		]);
	});

	test('name, code and amount may stand on a line each', () => {
		const result = read(
			items,
			put(20, 100, 'Silicone tubing'),
			put(20, 111, '3435091578407'),
			put(40, 122, '6 reel x 41.71'),
			put(190, 122, '250.26'),
			put(20, 133, 'Filter paper grade 1'),
			put(20, 144, '1051101680423'),
			put(190, 155, '10.70'),
			put(20, 175, 'Total'),
			put(190, 175, '260.96'),
		);
		expect(result.items).toMatchObject([
			{ name: 'Silicone tubing', quantity: 6, unitPrice: 41.71, total: 250.26 },
			{ name: 'Filter paper grade 1', quantity: null, total: 10.7 },
		]);
	});

	test('three numbers that multiply are quantity, price and amount of the text above', () => {
		const result = read(
			items,
			put(57, 100, '– Robinet thermostatique'),
			put(397, 113, '2 u à 34,90 EUR soit 69,80 EUR'),
			put(57, 136, '– Plaque de plâtre'),
			put(397, 149, '48 u à 8,72 EUR soit 418,56 EUR'),
			put(420, 180, 'Total HT 488,36 EUR'),
		);
		expect(result.items).toMatchObject([
			{ name: 'Robinet thermostatique', quantity: 2, unitPrice: 34.9, total: 69.8 },
			{ name: 'Plaque de plâtre', quantity: 48, unitPrice: 8.72, total: 418.56 },
		]);
	});

	test('the sum of the articles ends them, in whatever language', () => {
		const result = read(
			items,
			put(20, 100, 'Leipä'),
			put(190, 100, '3,20'),
			put(20, 113, 'Kahvi'),
			put(190, 113, '1,30'),
			put(20, 126, 'Voi'),
			put(190, 126, '2,50'),
			put(20, 145, 'Loppusaldo'),
			put(190, 145, '7,00'),
			put(20, 158, 'Korttiveloitus'),
			put(190, 158, '7,00'),
		);
		expect(result.items).toMatchObject([{ name: 'Leipä' }, { name: 'Kahvi' }, { name: 'Voi' }]);
	});
});
