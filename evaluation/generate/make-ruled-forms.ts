import type { Made, MadeSet } from './made.ts';
import { createSheet } from './sheet.ts';

type RuledSheet = ReturnType<typeof createSheet>;

/** A cell of a form: its place, its label, and the lines that were filled in. */
type Cell = [
	x: number,
	y: number,
	width: number,
	height: number,
	label: string,
	...lines: string[],
];

const LEADING = 12;

const text = (description: string) => ({ type: 'string' as const, description });

/** Cells with a small label at the top and the value below it. */
function drawCells(sheet: RuledSheet, cells: readonly Cell[]): void {
	for (const [x, y, width, height, label, ...lines] of cells) {
		sheet.frame(x, y, width, height);
		sheet.write(x + 3, y + 3, label, { size: 7 });
		lines.forEach((line, i) => {
			sheet.write(x + 8, y + 14 + LEADING * i, line, { size: 9.5 });
		});
	}
}

/** Rows of cells with these widths. */
function drawTable(
	sheet: RuledSheet,
	[left, top]: [number, number],
	widths: readonly number[],
	rows: readonly (readonly string[][])[],
): void {
	let y = top;
	for (const row of rows) {
		const height = 8 + LEADING * Math.max(...row.map((lines) => lines.length));
		let x = left;
		for (const [i, lines] of row.entries()) {
			const width = widths[i] ?? 0;
			sheet.frame(x, y, width, height);
			lines.forEach((line, n) => {
				sheet.write(x + 4, y + 5 + LEADING * n, line, { size: 9 });
			});
			x += width;
		}
		y += height;
	}
}

const DECLARATIONS = [
	{
		exporter: ['Harbour Tools Ltd', '4 Dock Road', 'Hull HU1 2AB'],
		reference: 'HT-2291-A',
		consignee: ['Nordhandel GmbH', 'Hafenstraße 12', '20457 Hamburg'],
		packages: '14',
		from: 'United Kingdom',
		to: 'Germany',
		transport: 'MV NORTHERN LIGHT',
		code: '8205 59 80',
		gross: '1,284.500',
		net: '1,190.250',
		currency: 'GBP',
		scan: undefined,
	},
	{
		exporter: ['Fjord Fisk AS', 'Bryggen 7', '5003 Bergen'],
		reference: 'FF/88/2024',
		consignee: ['Pescados del Sur SL', 'Calle Marina 3', '11009 Cádiz'],
		packages: '62',
		from: 'Norway',
		to: 'Spain',
		transport: '',
		code: '0302 14 00',
		gross: '8,410.000',
		net: '8,002.000',
		currency: 'EUR',
		scan: -0.8,
	},
	{
		exporter: ['Atelier Lune SARL', '9 rue des Arts', '69002 Lyon'],
		reference: 'AL-70551',
		consignee: ['Maple Interiors Inc', '210 King Street', 'Toronto ON'],
		packages: '3',
		from: 'France',
		to: '',
		transport: 'AF 356 / 12.06',
		code: '9403 60 10',
		gross: '212.000',
		net: '188.400',
		currency: 'EUR',
		scan: 1.2,
	},
];

/** A customs declaration: a grid of numbered boxes, some of them empty. */
export function makeDeclarations(): MadeSet {
	const documents = DECLARATIONS.map((one, i): Made => {
		const sheet = createSheet();
		sheet.write(40, 30, 'SINGLE GOODS DECLARATION', { size: 13, bold: true });
		drawCells(sheet, [
			[40, 60, 260, 64, '2 Consignor / Exporter', ...one.exporter],
			[300, 60, 120, 32, '6 Total packages', one.packages],
			[420, 60, 135, 32, '7 Reference number', one.reference],
			[300, 92, 255, 32, '14 Declarant / Representative (if other than box 2)'],
			[40, 124, 260, 64, '8 Consignee', ...one.consignee],
			[300, 124, 120, 32, '15 Country of dispatch', one.from],
			[420, 124, 135, 32, '17 Country of destination', one.to],
			[300, 156, 255, 32, '18 Identity of means of transport at departure', one.transport],
			[40, 188, 130, 32, '22 Currency of the invoice', one.currency],
			[170, 188, 130, 32, '33 Commodity code', one.code],
			[300, 188, 120, 32, '35 Gross mass (kg)', one.gross],
			[420, 188, 135, 32, '38 Net mass (kg)', one.net],
			[40, 220, 515, 32, '44 Additional information (documents produced, certificates)'],
		]);
		return {
			id: `declaration-${i}`,
			sheets: [sheet],
			scan: one.scan,
			truth: {
				exporter: one.exporter[0],
				consignee: one.consignee[0],
				declarant: null,
				totalPackages: Number(one.packages),
				referenceNumber: one.reference,
				countryOfDispatch: one.from,
				countryOfDestination: one.to || null,
				meansOfTransport: one.transport || null,
				commodityCode: one.code,
				grossMass: Number(one.gross.replace(',', '')),
				netMass: Number(one.net.replace(',', '')),
				additionalInformation: null,
			},
		};
	});
	return {
		name: 'own-declarations',
		template: {
			name: 'Goods declaration',
			category: 'CUSTOM',
			schema: {
				data: {
					exporter: text('Name of the consignor or exporter'),
					consignee: text('Name of the consignee'),
					declarant: text('Declarant or representative'),
					totalPackages: { type: 'number', description: 'Total packages' },
					referenceNumber: text('Reference number'),
					countryOfDispatch: text('Country of dispatch'),
					countryOfDestination: text('Country of destination'),
					meansOfTransport: text('Identity of the means of transport at departure'),
					commodityCode: text('Commodity code'),
					grossMass: { type: 'number', description: 'Gross mass in kg' },
					netMass: { type: 'number', description: 'Net mass in kg' },
					additionalInformation: text('Additional information'),
				},
			},
		},
		kinds: {
			exporter: 'name',
			consignee: 'name',
			declarant: 'name',
			totalPackages: 'amount',
			referenceNumber: 'id',
			countryOfDispatch: 'name',
			countryOfDestination: 'name',
			meansOfTransport: 'name',
			commodityCode: 'id',
			grossMass: 'amount',
			netMass: 'amount',
			additionalInformation: 'text',
		},
		documents,
	};
}

const PATIENTS = [
	{
		name: 'Okafor, Grace N.',
		born: ['03/14/1987', '1987-03-14'],
		phone: '(503) 555-0142',
		address: '18 Alder Court',
		city: 'Salem, OR 97301',
		employer: 'Willamette Schools',
		insurer: 'Cascade Health Plan',
		member: 'CHP-5521-0938',
		group: '44120',
		scan: undefined,
		allergies: 'Penicillin, latex',
		medication: '',
		smoker: false,
		surgery: true,
	},
	{
		name: 'Lindqvist, Per',
		born: ['11/02/1959', '1959-11-02'],
		phone: '(612) 555-0177',
		address: '402 Lake Street, Apt 6',
		city: 'Duluth, MN 55802',
		employer: '',
		insurer: 'North Shore Mutual',
		member: 'NSM 7780142',
		group: '',
		scan: 0.9,
		allergies: '',
		medication: 'Lisinopril 10 mg',
		smoker: true,
		surgery: false,
	},
];

/** A patient intake form: labels above, beside and to the left of the answers. */
export function makeIntakes(): MadeSet {
	const documents = PATIENTS.map((one, i): Made => {
		const sheet = createSheet(612, 792);
		sheet.write(40, 34, 'New patient intake', { size: 15, bold: true });
		drawCells(sheet, [
			[40, 70, 320, 34, 'Patient name (last, first, middle initial)', one.name],
			[360, 70, 212, 34, 'Date of birth (mm/dd/yyyy)', one.born[0] ?? ''],
			[40, 104, 320, 34, 'Home address (no post office boxes, please)', one.address],
			[360, 104, 212, 34, 'City, state, ZIP', one.city],
			[40, 138, 320, 34, 'Employer (write "none" if not employed)', one.employer],
			[360, 138, 212, 34, 'Daytime telephone', one.phone],
		]);
		drawTable(
			sheet,
			[40, 190],
			[130, 402],
			[
				[['Insurance company'], [one.insurer]],
				[['Member ID'], [one.member]],
				[['Group number'], [one.group]],
			],
		);
		drawTable(
			sheet,
			[40, 280],
			[266, 266],
			[
				[['Known allergies'], ['Current medication']],
				[[one.allergies], [one.medication]],
			],
		);
		sheet.tick(40, 350, one.smoker);
		sheet.write(58, 351, 'I smoke or have smoked');
		sheet.tick(300, 350, one.surgery);
		sheet.write(318, 351, 'I have had surgery before');
		return {
			id: `intake-${i}`,
			sheets: [sheet],
			scan: one.scan,
			truth: {
				patientName: one.name,
				dateOfBirth: one.born[1],
				cityStateZip: one.city,
				employer: one.employer || null,
				telephone: one.phone,
				insuranceCompany: one.insurer,
				memberId: one.member,
				groupNumber: one.group || null,
				allergies: one.allergies || null,
				medication: one.medication || null,
				smoker: one.smoker,
				hadSurgery: one.surgery,
			},
		};
	});
	const tick = (label: string) => ({
		type: 'boolean' as const,
		description: `Whether the box "${label}" is ticked`,
	});
	return {
		name: 'own-intakes',
		template: {
			name: 'Patient intake',
			category: 'MEDICAL_RECORD',
			schema: {
				data: {
					patientName: text('Name of the patient'),
					dateOfBirth: { type: 'date', description: 'Date of birth' },
					cityStateZip: text('City, state and ZIP code'),
					employer: text('Employer'),
					telephone: text('Daytime telephone'),
					insuranceCompany: text('Insurance company'),
					memberId: text('Member ID'),
					groupNumber: text('Group number'),
					allergies: text('Known allergies'),
					medication: text('Current medication'),
					smoker: tick('I smoke or have smoked'),
					hadSurgery: tick('I have had surgery before'),
				},
			},
		},
		kinds: {
			patientName: 'name',
			dateOfBirth: 'date',
			cityStateZip: 'text',
			employer: 'name',
			telephone: 'id',
			insuranceCompany: 'name',
			memberId: 'id',
			groupNumber: 'id',
			allergies: 'text',
			medication: 'text',
			smoker: 'bool',
			hadSurgery: 'bool',
		},
		documents,
	};
}

const ACCIDENTS = [
	{
		day: ['21.09.2023', '2023-09-21'],
		time: '17:40',
		place: 'Ringstraße / Bahnhofplatz',
		officer: 'K. Albrecht',
		file: 'VU-2023-11873',
		scan: undefined,
		story: ['Vehicle A turned left and did not see', 'vehicle B, which came from the right.'],
		vehicles: [
			[
				'A',
				['Opel Corsa', 'silver'],
				'B-KL 2291',
				['Left wing dented,', 'lamp broken'],
				'1,850.00',
			],
			['B', ['VW Transporter'], 'P-XY 77', ['Bumper scratched'], '420.00'],
		],
	},
	{
		day: ['02.02.2024', '2024-02-02'],
		time: '08:05',
		place: 'Country road 12, km 4.5',
		officer: 'M. Duarte',
		file: 'VU-2024-00412',
		scan: 1.1,
		story: ['Vehicle A skidded on ice.'],
		vehicles: [
			['A', ['Renault Clio', 'blue'], 'K-AB 100', ['Front destroyed'], '6,300.00'],
			['B', ['Tractor'], 'K-LW 9', ['None'], '0.00'],
			['C', ['Trailer', 'two axles'], 'K-LX 3', ['Axle bent,', 'side torn open'], '2,150.00'],
		],
	},
] as const;

/** An accident report: labels in separate cells, a ruled table with multi-line rows. */
export function makeAccidents(): MadeSet {
	const documents = ACCIDENTS.map((one, i): Made => {
		const sheet = createSheet();
		sheet.write(40, 34, 'Traffic accident report', { size: 14, bold: true });
		drawTable(
			sheet,
			[40, 66],
			[95, 160, 95, 165],
			[
				[['Date of accident'], [one.day[0]], ['Time of accident'], [one.time]],
				[['Place of accident'], [one.place], ['Report number'], [one.file]],
				[['Reporting officer'], [one.officer], ['Witnesses'], ['']],
			],
		);
		drawCells(sheet, [
			[40, 150, 515, 60, 'Describe what happened (use extra sheets if needed)', ...one.story],
		]);
		drawTable(
			sheet,
			[40, 240],
			[50, 120, 85, 170, 90],
			[
				[['Vehicle'], ['Make and model'], ['Plate'], ['Damage'], ['Estimated cost']],
				...one.vehicles.map(([letter, make, plate, damage, cost]) => [
					[letter],
					[...make],
					[plate],
					[...damage],
					[cost],
				]),
			],
		);
		return {
			id: `accident-${i}`,
			sheets: [sheet],
			scan: one.scan,
			truth: {
				dateOfAccident: one.day[1],
				timeOfAccident: one.time,
				placeOfAccident: one.place,
				reportNumber: one.file,
				reportingOfficer: one.officer,
				witnesses: null,
				description: one.story.join(' '),
				vehicles: one.vehicles.map(([letter, make, plate, damage, cost]) => ({
					vehicle: letter,
					makeAndModel: make.join(' '),
					plate,
					damage: damage.join(' '),
					estimatedCost: Number(cost.replace(',', '')),
				})),
			},
		};
	});
	return {
		name: 'own-accidents',
		template: {
			name: 'Accident report',
			category: 'CUSTOM',
			schema: {
				data: {
					dateOfAccident: { type: 'date', description: 'Date of the accident' },
					timeOfAccident: text('Time of the accident'),
					placeOfAccident: text('Place of the accident'),
					reportNumber: text('Report number'),
					reportingOfficer: text('Reporting officer'),
					witnesses: text('Witnesses'),
					description: text('What happened'),
					vehicles: {
						type: 'array',
						itemType: 'object',
						itemSchema: {
							properties: {
								vehicle: text('Letter of the vehicle'),
								makeAndModel: text('Make and model'),
								plate: text('Plate'),
								damage: text('Damage'),
								estimatedCost: { type: 'number', description: 'Estimated cost' },
							},
						},
					},
				},
			},
		},
		kinds: {
			dateOfAccident: 'date',
			timeOfAccident: 'id',
			placeOfAccident: 'text',
			reportNumber: 'id',
			reportingOfficer: 'name',
			witnesses: 'text',
			description: 'text',
			'vehicles[].vehicle': 'id',
			'vehicles[].makeAndModel': 'text',
			'vehicles[].plate': 'id',
			'vehicles[].damage': 'text',
			'vehicles[].estimatedCost': 'amount',
		},
		documents,
	};
}
