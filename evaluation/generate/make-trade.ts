import type { TemplateDraft } from '../../engine/src/model/template.ts';
import { drawFacts, drawLines, drawTable } from './draw.ts';
import type { Made, MadeSet } from './made.ts';
import { createSheet } from './sheet.ts';

/** Offers and bills with discounts below their rows, words instead of prices, numbers below "Article". */
export function makeDiscounts(): MadeSet {
	const template: TemplateDraft = {
		name: 'Offer or bill',
		category: 'INVOICE',
		schema: {
			data: {
				number: { type: 'string', description: 'Number of the invoice or quote' },
				issuer: { type: 'string', description: 'Company that issued the document' },
				netTotal: { type: 'number' },
				grossTotal: { type: 'number' },
				items: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							articleNo: { type: 'string' },
							description: { type: 'string' },
							quantity: { type: 'number' },
							unitPrice: { type: 'number' },
							net: { type: 'number', description: 'Amount of the line after discounts' },
						},
					},
				},
			},
		},
	};
	return {
		name: 'own-discounts',
		template,
		documents: [makeBill(), makeOffer()],
		kinds: {
			number: 'id',
			issuer: 'name',
			netTotal: 'amount',
			grossTotal: 'amount',
			'items[].articleNo': 'id',
			'items[].description': 'text',
			'items[].quantity': 'amount',
			'items[].unitPrice': 'amount',
			'items[].net': 'amount',
		},
	};
}

function makeBill(): Made {
	const sheet = createSheet();
	drawLines(
		sheet,
		50,
		40,
		['Pennine Cycle Works Ltd', 'Unit 4, Canal Wharf', 'Hebden Bridge HX7 8AD'],
		{ first: 15 },
	);
	drawLines(sheet, 50, 130, ['Calder Valley Couriers LLP', '18 Valley Road', 'Halifax HX1 5PR']);
	drawFacts(sheet, 350, 130, 450, [
		['Invoice No.', 'PCW/24/01187'],
		['Tax point', '29 November 2024'],
		['Due date*', '29 December 2024'],
	]);
	const end = drawTable(
		sheet,
		220,
		[
			{ head: 'Article', x: 50 },
			{ head: 'Details', x: 130 },
			{ head: 'Qty', x: 360, right: true },
			{ head: 'Price', x: 450, right: true },
			{ head: 'Net', x: 545, right: true },
		],
		[
			['BK-220', 'Cargo bike, long tail', '2', '2,150.00', '4,300.00'],
			['', 'Trade discount 10%', '', '', '-430.00'],
			['LK-031', 'Frame lock', '2', '38.50', '77.00'],
			['SV-001', 'First service', '2', 'Included', '0.00'],
		],
	);
	drawFacts(
		sheet,
		360,
		end + 20,
		545,
		[
			['Net total', '3,947.00'],
			['VAT @ 20%', '789.40'],
			['Total (incl. VAT)', '£4,736.40'],
		],
		{ right: true },
	);
	return {
		id: 'bill-uk',
		sheets: [sheet],
		truth: {
			number: 'PCW/24/01187',
			issuer: 'Pennine Cycle Works Ltd',
			netTotal: 3947,
			grossTotal: 4736.4,
			items: [
				{
					articleNo: 'BK-220',
					description: 'Cargo bike, long tail',
					quantity: 2,
					unitPrice: 2150,
					net: 3870,
				},
				{ articleNo: 'LK-031', description: 'Frame lock', quantity: 2, unitPrice: 38.5, net: 77 },
				{ articleNo: 'SV-001', description: 'First service', quantity: 2, unitPrice: null, net: 0 },
			],
		},
	};
}

function makeOffer(): Made {
	const sheet = createSheet();
	drawLines(sheet, 50, 40, ['Menuiserie Cazals SARL', '14 chemin des Vignes', '46000 Cahors'], {
		first: 14,
	});
	sheet.write(350, 50, 'DEVIS N° D2024-117', { bold: true });
	sheet.write(350, 68, 'Date : 11/04/2024');
	drawLines(sheet, 350, 110, ['Madame Lagarrigue', '3 impasse du Lavoir', '46090 Pradines']);
	const end = drawTable(
		sheet,
		200,
		[
			{ head: 'Réf.', x: 50 },
			{ head: 'Désignation', x: 120 },
			{ head: 'Qté', x: 360, right: true },
			{ head: 'PU HT', x: 450, right: true },
			{ head: 'Montant HT', x: 545, right: true },
		],
		[
			['F120', 'Fenêtre chêne deux vantaux', '4', '845,00', '3 380,00'],
			['', 'Remise 5 %', '', '', '-169,00'],
			['D075', 'Dépose des anciennes menuiseries', '4', '75,00', '300,00'],
			['P046', 'Pose et finitions', '18', '46,00', '828,00'],
		],
	);
	drawFacts(
		sheet,
		370,
		end + 20,
		545,
		[
			['Total HT', '4 339,00'],
			['TVA 10 %', '433,90'],
			['Total TTC', '4 772,90 €'],
		],
		{ right: true },
	);
	return {
		id: 'offer-fr',
		sheets: [sheet],
		truth: {
			number: 'D2024-117',
			issuer: 'Menuiserie Cazals SARL',
			netTotal: 4339,
			grossTotal: 4772.9,
			items: [
				{
					articleNo: 'F120',
					description: 'Fenêtre chêne deux vantaux',
					quantity: 4,
					unitPrice: 845,
					net: 3211,
				},
				{
					articleNo: 'D075',
					description: 'Dépose des anciennes menuiseries',
					quantity: 4,
					unitPrice: 75,
					net: 300,
				},
				{
					articleNo: 'P046',
					description: 'Pose et finitions',
					quantity: 18,
					unitPrice: 46,
					net: 828,
				},
			],
		},
	};
}

/** Delivery notes: two quantities, no amounts. */
export function makeDeliveryNotes(): MadeSet {
	const template: TemplateDraft = {
		name: 'Lieferschein',
		category: 'CUSTOM',
		schema: {
			data: {
				lieferscheinNr: { type: 'string' },
				kundennummer: { type: 'string' },
				bestellnummer: { type: 'string' },
				positionen: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							artikelnummer: { type: 'string' },
							bezeichnung: { type: 'string' },
							bestellteMenge: { type: 'number' },
							gelieferteMenge: { type: 'number' },
							charge: { type: 'string' },
						},
					},
				},
			},
		},
	};
	const sheet = createSheet();
	drawLines(sheet, 545, 40, ['Armaturenwerk Saalfeld AG'], { first: 14, right: true });
	drawLines(sheet, 50, 120, ['Rohrleitungsbau Kessler GmbH', 'Werkstraße 18', '90431 Nürnberg']);
	drawFacts(sheet, 350, 120, 460, [
		['Lieferschein-Nr.', 'LS 4400 918'],
		['Datum', '03.09.2024'],
		['Kunden-Nr.', '70215'],
		['Ihre Bestellung', 'B-24-3381'],
	]);
	drawTable(
		sheet,
		230,
		[
			{ head: 'Pos.', x: 50 },
			{ head: 'Artikel', x: 85 },
			{ head: 'Bezeichnung', x: 160 },
			{ head: 'bestellt', x: 350 },
			{ head: 'geliefert', x: 410 },
			{ head: 'Charge', x: 480 },
		],
		[
			['1', '100-4410', 'Kugelhahn DN 25 PN 40', '24', '24', 'C2408-11'],
			['2', '100-4416', 'Kugelhahn DN 50 PN 40', '10', '8', 'C2407-02'],
			['3', '880-0102', 'Dichtungssatz EPDM', '5', '5', '–'],
		],
	);
	const document: Made = {
		id: 'delivery-de',
		sheets: [sheet],
		truth: {
			lieferscheinNr: 'LS 4400 918',
			kundennummer: '70215',
			bestellnummer: 'B-24-3381',
			positionen: [
				{
					artikelnummer: '100-4410',
					bezeichnung: 'Kugelhahn DN 25 PN 40',
					bestellteMenge: 24,
					gelieferteMenge: 24,
					charge: 'C2408-11',
				},
				{
					artikelnummer: '100-4416',
					bezeichnung: 'Kugelhahn DN 50 PN 40',
					bestellteMenge: 10,
					gelieferteMenge: 8,
					charge: 'C2407-02',
				},
				{
					artikelnummer: '880-0102',
					bezeichnung: 'Dichtungssatz EPDM',
					bestellteMenge: 5,
					gelieferteMenge: 5,
					charge: null,
				},
			],
		},
	};
	return {
		name: 'own-delivery-notes',
		template,
		documents: [document],
		kinds: {
			lieferscheinNr: 'id',
			kundennummer: 'id',
			bestellnummer: 'id',
			'positionen[].artikelnummer': 'id',
			'positionen[].bezeichnung': 'text',
			'positionen[].bestellteMenge': 'amount',
			'positionen[].gelieferteMenge': 'amount',
			'positionen[].charge': 'id',
		},
	};
}

/** Laboratory reports: results in words, units and ranges. */
export function makeLabReports(): MadeSet {
	const template: TemplateDraft = {
		name: 'Laboratory report',
		category: 'MEDICAL_RECORD',
		schema: {
			data: {
				laboratory: { type: 'string' },
				patientName: { type: 'string' },
				dateOfBirth: { type: 'date' },
				results: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							test: { type: 'string' },
							result: { type: 'string' },
							unit: { type: 'string' },
							referenceRange: { type: 'string' },
						},
					},
				},
			},
		},
	};
	const sheet = createSheet(612, 792);
	sheet.write(50, 40, 'Fairmeadow Diagnostic Laboratory', { size: 14, bold: true });
	drawFacts(sheet, 50, 80, 150, [
		['Patient:', 'Trevor Nakamura'],
		['DOB:', '11/30/1979'],
		['MRN:', '00781243'],
	]);
	drawTable(
		sheet,
		160,
		[
			{ head: 'Test', x: 50 },
			{ head: 'Result', x: 230 },
			{ head: 'Units', x: 330 },
			{ head: 'Reference interval', x: 430 },
		],
		[
			['Glucose', '112', 'mg/dL', '65 - 99'],
			['Creatinine', '0.98', 'mg/dL', '0.76 - 1.27'],
			['Potassium', '4.4', 'mmol/L', '3.5 - 5.2'],
			['Hepatitis B surface Ag', 'Negative', '', 'Negative'],
		],
	);
	const document: Made = {
		id: 'lab-us',
		sheets: [sheet],
		truth: {
			laboratory: 'Fairmeadow Diagnostic Laboratory',
			patientName: 'Trevor Nakamura',
			dateOfBirth: '1979-11-30',
			results: [
				{ test: 'Glucose', result: '112', unit: 'mg/dL', referenceRange: '65 - 99' },
				{ test: 'Creatinine', result: '0.98', unit: 'mg/dL', referenceRange: '0.76 - 1.27' },
				{ test: 'Potassium', result: '4.4', unit: 'mmol/L', referenceRange: '3.5 - 5.2' },
				{
					test: 'Hepatitis B surface Ag',
					result: 'Negative',
					unit: null,
					referenceRange: 'Negative',
				},
			],
		},
	};
	return {
		name: 'own-lab-reports',
		template,
		documents: [document],
		kinds: {
			laboratory: 'name',
			patientName: 'name',
			dateOfBirth: 'date',
			'results[].test': 'text',
			'results[].result': 'text',
			'results[].unit': 'text',
			'results[].referenceRange': 'text',
		},
	};
}
