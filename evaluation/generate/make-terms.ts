import type { TemplateDraft } from '../../engine/src/model/template.ts';
import { drawFacts, drawLines, drawTable } from './draw.ts';
import type { Made, MadeSet } from './made.ts';
import { createSheet } from './sheet.ts';

/** Policies: notes after labels, words instead of premiums, a total among the rows. */
export function makePolicies(): MadeSet {
	const template: TemplateDraft = {
		name: 'Insurance policy',
		category: 'CUSTOM',
		schema: {
			data: {
				insurer: { type: 'string' },
				policyNumber: { type: 'string' },
				insuredName: { type: 'string', description: 'Named insured' },
				startDate: { type: 'date', description: 'First day of the policy period' },
				endDate: { type: 'date', description: 'Last day of the policy period' },
				deductible: { type: 'number' },
				coverages: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							coverage: { type: 'string' },
							limit: { type: 'number', description: 'Limit of liability' },
							premium: { type: 'number' },
						},
					},
				},
			},
		},
	};
	return {
		name: 'own-policies',
		template,
		documents: [makeHomePolicy(), makeCarPolicy()],
		kinds: {
			insurer: 'name',
			policyNumber: 'id',
			insuredName: 'name',
			startDate: 'date',
			endDate: 'date',
			deductible: 'amount',
			'coverages[].coverage': 'text',
			'coverages[].limit': 'amount',
			'coverages[].premium': 'amount',
		},
	};
}

function makeHomePolicy(): Made {
	const sheet = createSheet(612, 792);
	sheet.write(50, 40, 'Harrowgate Mutual Insurance Company', { size: 15, bold: true });
	sheet.write(50, 62, 'Homeowners policy declarations');
	drawFacts(sheet, 50, 95, 260, [
		['Policy number', 'HO3-558 20 4471'],
		['Named insured', 'Lorraine Whitcomb'],
		['Policy period (12:01 a.m.)', 'From 06/15/2024 to 06/15/2025'],
		['Deductible (all perils)', '$1,500'],
	]);
	drawTable(
		sheet,
		200,
		[
			{ head: 'Coverage', x: 50 },
			{ head: 'Limit of liability', x: 400, right: true },
			{ head: 'Premium', x: 540, right: true },
		],
		[
			['A. Dwelling', '$412,000', '$1,038.00'],
			['B. Other structures', '$41,200', 'Included'],
			['C. Personal property', '$206,000', 'Included'],
			['E. Personal liability', '$500,000', '$44.00'],
			['Total annual premium', '', '$1,082.00'],
		],
	);
	return {
		id: 'policy-home',
		sheets: [sheet],
		truth: {
			insurer: 'Harrowgate Mutual Insurance Company',
			policyNumber: 'HO3-558 20 4471',
			insuredName: 'Lorraine Whitcomb',
			startDate: '2024-06-15',
			endDate: '2025-06-15',
			deductible: 1500,
			coverages: [
				{ coverage: 'A. Dwelling', limit: 412_000, premium: 1038 },
				{ coverage: 'B. Other structures', limit: 41_200, premium: null },
				{ coverage: 'C. Personal property', limit: 206_000, premium: null },
				{ coverage: 'E. Personal liability', limit: 500_000, premium: 44 },
			],
		},
	};
}

function makeCarPolicy(): Made {
	const sheet = createSheet();
	sheet.write(50, 40, 'Nordmark Versicherung AG', { size: 15, bold: true });
	drawLines(sheet, 50, 100, ['Svenja Althoff', 'Kanalstraße 19', '48147 Münster']);
	drawFacts(sheet, 320, 100, 450, [
		['Versicherungsnummer', 'KF 7731 0042'],
		['Versicherungsnehmer', 'Svenja Althoff'],
		['Versicherungsbeginn', '01.01.2025'],
		['Versicherungsende', '31.12.2025'],
		['Selbstbeteiligung', '300,00 €'],
	]);
	drawTable(
		sheet,
		230,
		[
			{ head: 'Deckung', x: 50 },
			{ head: 'Versicherungssumme', x: 390, right: true },
			{ head: 'Beitrag', x: 545, right: true },
		],
		[
			['Haftpflicht', '100.000.000 €', '312,40 €'],
			['Teilkasko', '25.000 €', '88,10 €'],
			['Schutzbrief', '–', 'inklusive'],
			['Gesamtbeitrag', '', '400,50 €'],
		],
	);
	return {
		id: 'policy-car',
		sheets: [sheet],
		truth: {
			insurer: 'Nordmark Versicherung AG',
			policyNumber: 'KF 7731 0042',
			insuredName: 'Svenja Althoff',
			startDate: '2025-01-01',
			endDate: '2025-12-31',
			deductible: 300,
			coverages: [
				{ coverage: 'Haftpflicht', limit: 100_000_000, premium: 312.4 },
				{ coverage: 'Teilkasko', limit: 25_000, premium: 88.1 },
				{ coverage: 'Schutzbrief', limit: null, premium: null },
			],
		},
	};
}

/** Terms of employment: durations after labels. */
export function makeEmployments(): MadeSet {
	const template: TemplateDraft = {
		name: 'Employment contract',
		category: 'CONTRACT',
		schema: {
			data: {
				employer: { type: 'string' },
				employeeName: { type: 'string' },
				jobTitle: { type: 'string' },
				startDate: { type: 'date' },
				probationPeriod: { type: 'string' },
				annualSalary: { type: 'number' },
				noticePeriod: { type: 'string' },
			},
		},
	};
	const papers = [
		{
			id: 'employment-en',
			title: 'Statement of terms of employment',
			facts: [
				['Employer', 'Copperfield Digital Limited'],
				['Employee', 'Jasmine Tolliver'],
				['Job title', 'Product Designer'],
				['Start date', '2 September 2024'],
				['Probationary period', '6 months'],
				['Salary', '£46,500 per annum'],
				['Notice period (after probation)', '3 months'],
			],
			truth: {
				employer: 'Copperfield Digital Limited',
				employeeName: 'Jasmine Tolliver',
				jobTitle: 'Product Designer',
				startDate: '2024-09-02',
				probationPeriod: '6 months',
				annualSalary: 46_500,
				noticePeriod: '3 months',
			},
		},
		{
			id: 'employment-de',
			title: 'Wesentliche Bedingungen des Arbeitsverhältnisses',
			facts: [
				['Arbeitgeber:', 'Alsterblick Software GmbH'],
				['Arbeitnehmer:', 'Ole Brandes'],
				['Berufsbezeichnung:', 'Systemadministrator'],
				['Beginn:', '01.03.2025'],
				['Probezeit:', '4 Monate'],
				['Jahresgehalt:', '58.200,00 €'],
				['Kündigungsfrist:', '6 Wochen'],
			],
			truth: {
				employer: 'Alsterblick Software GmbH',
				employeeName: 'Ole Brandes',
				jobTitle: 'Systemadministrator',
				startDate: '2025-03-01',
				probationPeriod: '4 Monate',
				annualSalary: 58_200,
				noticePeriod: '6 Wochen',
			},
		},
		{
			id: 'employment-fr',
			title: 'Contrat de travail à durée indéterminée',
			facts: [
				['Employeur :', 'Atelier Beaulieu SARL'],
				['Salarié :', 'Camille Vasseur'],
				['Poste :', 'Comptable'],
				['Date de début :', '15/01/2025'],
				["Période d'essai :", '2 mois'],
				['Salaire annuel brut :', '34 800,00 €'],
				['Préavis :', '1 mois'],
			],
			truth: {
				employer: 'Atelier Beaulieu SARL',
				employeeName: 'Camille Vasseur',
				jobTitle: 'Comptable',
				startDate: '2025-01-15',
				probationPeriod: '2 mois',
				annualSalary: 34_800,
				noticePeriod: '1 mois',
			},
		},
	] as const;
	const documents = papers.map(({ id, title, facts, truth }, i): Made => {
		const sheet = createSheet();
		sheet.write(60, 60, title, { size: 14, bold: true });
		drawFacts(sheet, 60, 110, 260 - 30 * i, facts, { leading: 22 });
		return { id, sheets: [sheet], truth };
	});
	return {
		name: 'own-employments',
		template,
		documents,
		kinds: {
			employer: 'name',
			employeeName: 'name',
			jobTitle: 'text',
			startDate: 'date',
			probationPeriod: 'text',
			annualSalary: 'amount',
			noticePeriod: 'text',
		},
	};
}
