import { contract } from '../../engine/src/services/templates/starters/contract.ts';
import { identityDocument } from '../../engine/src/services/templates/starters/identity-document.ts';
import { medicalRecord } from '../../engine/src/services/templates/starters/medical-record.ts';
import { resume } from '../../engine/src/services/templates/starters/resume.ts';
import type { Made, MadeSet } from './made.ts';
import { createSheet } from './sheet.ts';

const COMPANIES = [
	'Brightwater Systems, Inc.',
	'Calder & Finch LLC',
	'Ostrava Labs Ltd.',
	'Pinecrest Holdings Corp.',
];
const PEOPLE = [
	{ given: 'Maria', surname: 'Keller', born: [1984, 3, 17], sex: 'F' },
	{ given: 'Thomas', surname: 'Okafor', born: [1971, 11, 28], sex: 'M' },
	{ given: 'Elena', surname: 'Rossi', born: [1990, 7, 19], sex: 'F' },
	{ given: 'Pedro', surname: 'Almeida', born: [1966, 1, 30], sex: 'M' },
] as const;
const STATES = ['Delaware', 'New York', 'Texas', 'Oregon'];
const TERMS = ['two (2) years', 'eighteen (18) months', 'three (3) years', 'one (1) year'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'];
const two = (n: number) => String(n).padStart(2, '0');
const iso = ([y, m, d]: readonly [number, number, number]) => `${y}-${two(m)}-${two(d)}`;
const pick = <T>(list: readonly T[], i: number): T => {
	const one = list[i % list.length];
	if (one === undefined) throw new Error('nothing to pick');
	return one;
};

/** Agreements in prose. */
export function makeContracts(): MadeSet {
	const documents = Array.from({ length: 6 }, (_, i): Made => {
		const [one, other] = [pick(COMPANIES, i), pick(COMPANIES, i + 1)];
		const [state, term] = [pick(STATES, i), pick(TERMS, i)];
		const date = `${pick(MONTHS, i)} ${10 + i}, 2025`;
		const sheet = createSheet();
		sheet.write(170, 50, 'MUTUAL NON-DISCLOSURE AGREEMENT', { size: 13, bold: true });
		const opening =
			i % 2 === 0
				? `This Agreement is entered into as of ${date} (the “Effective Date”) by and between ${one}, a ${state} corporation (“Discloser”), and ${other} (“Recipient”).`
				: `This Agreement, dated ${date}, is made between ${one} (the “Company”) and ${other} (the “Consultant”).`;
		const clauses = [
			opening,
			'1. Purpose. The parties wish to exchange confidential information for the evaluation of a business relationship.',
			'2. Obligations. Each party shall hold the information of the other in confidence and shall not disclose it to third parties.',
			`3. Term. This Agreement shall remain in effect for a period of ${term} from the date first written above.`,
			'4. Return. Upon written request all materials shall be returned within thirty (30) days.',
			`5. Governing law. This Agreement shall be governed by and construed in accordance with the laws of the State of ${state}.`,
		];
		let y = 90;
		for (const clause of clauses) {
			for (const line of wrap(clause, 88)) sheet.write(60, (y += 14), line);
			y += 10;
		}
		sheet.write(60, y + 30, `${one}    By: ____________________`);
		sheet.write(60, y + 60, `${other}    By: ____________________`);
		return {
			id: `contract-${i}`,
			sheets: [sheet],
			truth: {
				parties: [one, other],
				effectiveDate: `2025-${two((i % 6) + 1)}-${10 + i}`,
				governingLaw: state,
				term,
			},
		};
	});
	return {
		name: 'own-contracts',
		template: contract,
		documents,
		kinds: { parties: 'list', effectiveDate: 'date', governingLaw: 'short', term: 'term' },
	};
}

function wrap(text: string, letters: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + word.length < letters)
			lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}

const DRUGS = [
	['Ramipril', '5 mg', 'once daily'],
	['Metformin', '850 mg', 'twice daily'],
	['Ibuprofen', '400 mg', 'as needed'],
	['Pantoprazole', '20 mg', 'once daily'],
] as const;

/** Hospital letters with a table of medicines. */
export function makeMedicalRecords(): MadeSet {
	const documents = Array.from({ length: 5 }, (_, i): Made => {
		const person = pick(PEOPLE, i);
		const diagnoses = pick(
			[
				['Hypertension', 'Type 2 diabetes'],
				['Acute bronchitis'],
				['Fracture of the left wrist', 'Osteoporosis'],
			],
			i,
		);
		const drugs = [pick(DRUGS, i), pick(DRUGS, i + 1)];
		const physician = pick(['Dr. Anna Weiss', 'Dr. Paul Moreau', 'Dr. Lena Hoffmann'], i);
		const sheet = createSheet();
		sheet.write(50, 40, pick(['St. Mary Hospital', 'Lakeside Clinic'], i), {
			size: 16,
			bold: true,
		});
		sheet.write(50, 80, 'DISCHARGE SUMMARY', { size: 13, bold: true });
		const facts = [
			['Patient', `${person.given} ${person.surname}`],
			['Date of birth', `${two(person.born[2])}/${two(person.born[1])}/${person.born[0]}`],
			['Sex', person.sex],
			['Patient ID', `MRN-${40213 + i * 17}`],
			['Admission date', `${14 + i}/03/2026`],
			['Discharge date', `${18 + i}/03/2026`],
			['Physician', physician],
		] as const;
		facts.forEach(([label, value], n) => {
			sheet.write(50, 110 + 16 * n, `${label}:`);
			sheet.write(190, 110 + 16 * n, value);
		});
		sheet.write(50, 250, 'Diagnoses:', { bold: true });
		diagnoses.forEach((line, n) => sheet.write(60, 266 + 14 * n, `- ${line}`));
		const head = ['Medication', 'Dosage', 'Frequency'];
		[50, 220, 340].forEach((x, n) => sheet.write(x, 330, pick(head, n), { bold: true }));
		drugs.forEach((drug, n) =>
			[50, 220, 340].forEach((x, c) => sheet.write(x, 348 + 16 * n, pick(drug, c))),
		);
		return {
			id: `medical-${i}`,
			sheets: [sheet],
			scan: i === 4 ? 0.4 : undefined,
			truth: {
				patient: {
					name: `${person.given} ${person.surname}`,
					dateOfBirth: iso(person.born),
					patientId: `MRN-${40213 + i * 17}`,
				},
				physician,
				admissionDate: `2026-03-${14 + i}`,
				dischargeDate: `2026-03-${18 + i}`,
				diagnoses,
				medications: drugs.map(([name, dosage, frequency]) => ({ name, dosage, frequency })),
			},
		};
	});
	return {
		name: 'own-medical',
		template: medicalRecord,
		documents,
		kinds: {
			'patient.name': 'name',
			'patient.dateOfBirth': 'date',
			'patient.patientId': 'id',
			physician: 'name',
			admissionDate: 'date',
			dischargeDate: 'date',
			diagnoses: 'list',
			'medications[].name': 'text',
			'medications[].dosage': 'text',
			'medications[].frequency': 'text',
		},
	};
}

/** CVs with contact, profile and skills. */
export function makeResumes(): MadeSet {
	const documents = Array.from({ length: 5 }, (_, i): Made => {
		const person = pick(PEOPLE, i);
		const name = `${person.given} ${person.surname}`;
		const email = `${person.given}.${person.surname}@mail.example`.toLowerCase();
		const skills = pick(
			[
				['TypeScript', 'PostgreSQL', 'Docker'],
				['Bookkeeping', 'SAP', 'Excel'],
				['Welding', 'CNC milling'],
			],
			i,
		);
		const languages = pick(
			[
				['English', 'German'],
				['French', 'Italian', 'English'],
			],
			i,
		);
		const sheet = createSheet();
		sheet.write(50, 40, name, { size: 22, bold: true });
		sheet.write(50, 72, `Email: ${email}`);
		sheet.write(50, 87, `Phone: +49 170 ${5550100 + i}`);
		sheet.write(50, 120, 'SKILLS', { size: 13, bold: true });
		sheet.write(50, 140, skills.join(', '));
		sheet.write(50, 170, 'LANGUAGES', { size: 13, bold: true });
		languages.forEach((language, n) => sheet.write(50, 190 + 14 * n, `• ${language}`));
		return {
			id: `resume-${i}`,
			sheets: [sheet],
			truth: { name, email, phone: `+49170${5550100 + i}`, skills, languages },
		};
	});
	return {
		name: 'own-resumes',
		template: resume,
		documents,
		kinds: { name: 'name', email: 'id', phone: 'id', skills: 'list', languages: 'list' },
	};
}

const COUNTRIES = ['UTO', 'DEU', 'FRA', 'ESP'];

/** Passports with labels and a machine-readable zone. */
export function makePassports(): MadeSet {
	const documents = Array.from({ length: 5 }, (_, i): Made => {
		const person = pick(PEOPLE, i);
		const country = pick(COUNTRIES, i);
		const number = `L${89890200 + i * 311}`;
		const expiry = [2031, 4 + i, 15] as const;
		const sheet = createSheet(420, 300);
		const facts = [
			['Surname', person.surname.toUpperCase()],
			['Given names', person.given.toUpperCase()],
			['Date of birth', `${two(person.born[2])}.${two(person.born[1])}.${person.born[0]}`],
			['Date of expiry', `${two(expiry[2])}.${two(expiry[1])}.${expiry[0]}`],
		] as const;
		sheet.write(30, 20, 'PASSPORT', { size: 14, bold: true });
		sheet.write(250, 20, 'Passport No.', { size: 7 });
		sheet.write(250, 30, number);
		facts.forEach(([label, value], n) => {
			sheet.write(30, 60 + 34 * n, label, { size: 7 });
			sheet.write(30, 70 + 34 * n, value, { size: 11 });
		});
		const day = ([y, m, d]: readonly [number, number, number]) =>
			`${two(y % 100)}${two(m)}${two(d)}`;
		const checked = (text: string) => `${text}${checkDigit(text)}`;
		const name = `${person.surname}<<${person.given}`.toUpperCase().padEnd(39, '<');
		const second =
			`${checked(number.padEnd(9, '<'))}${country}${checked(day(person.born))}${person.sex}${checked(day(expiry))}`.padEnd(
				42,
				'<',
			);
		sheet.write(20, 240, `P<${country}${name}`, { size: 10 });
		sheet.write(20, 258, `${second}00`, { size: 10 });
		return {
			id: `passport-${i}`,
			sheets: [sheet],
			truth: {
				documentNumber: number,
				surname: person.surname,
				givenNames: person.given,
				nationality: country,
				sex: person.sex,
				dateOfBirth: iso(person.born),
				dateOfExpiry: iso(expiry),
			},
		};
	});
	return {
		name: 'own-passports',
		template: identityDocument,
		documents,
		kinds: {
			documentNumber: 'id',
			surname: 'name',
			givenNames: 'name',
			nationality: 'id',
			sex: 'id',
			dateOfBirth: 'date',
			dateOfExpiry: 'date',
		},
	};
}

function checkDigit(text: string): number {
	return (
		Array.from(text).reduce(
			(sum, letter, i) => sum + (letter === '<' ? 0 : parseInt(letter, 36)) * pick([7, 3, 1], i),
			0,
		) % 10
	);
}

/** A form with tick boxes, some of them only as pixels. */
export function makeForms(): MadeSet {
	const choices = ['Express delivery', 'Gift wrapping', 'Newsletter'];
	const documents = Array.from({ length: 5 }, (_, i): Made => {
		const ticked = choices.map((_choice, n) => (i + n) % 2 === 0);
		const berth = `B-${12 + i}`;
		const sheet = createSheet();
		sheet.write(60, 60, 'Mooring application', { size: 15, bold: true });
		sheet.write(60, 110, 'Name of the vessel:');
		sheet.write(220, 110, pick(['Sea Swallow', 'Northern Light', 'Albatros'], i));
		sheet.write(60, 130, 'Berth wanted:');
		sheet.write(220, 130, berth);
		choices.forEach((choice, n) => {
			sheet.tick(60, 180 + 24 * n, ticked[n] ?? false);
			sheet.write(80, 180 + 24 * n, choice);
		});
		return {
			id: `form-${i}`,
			sheets: [sheet],
			scan: i === 4 ? 0 : undefined,
			truth: {
				vessel: pick(['Sea Swallow', 'Northern Light', 'Albatros'], i),
				berthWanted: berth,
				expressDelivery: ticked[0],
				giftWrapping: ticked[1],
				newsletter: ticked[2],
			},
		};
	});
	const tick = (label: string) => ({
		type: 'boolean' as const,
		description: `Whether the box "${label}" is ticked`,
	});
	return {
		name: 'own-forms',
		template: {
			name: 'Mooring application',
			category: 'CUSTOM',
			schema: {
				data: {
					vessel: { type: 'string', description: 'Name of the vessel' },
					berthWanted: { type: 'string', description: 'Berth wanted' },
					expressDelivery: tick('Express delivery'),
					giftWrapping: tick('Gift wrapping'),
					newsletter: tick('Newsletter'),
				},
			},
		},
		kinds: {
			vessel: 'name',
			berthWanted: 'id',
			expressDelivery: 'bool',
			giftWrapping: 'bool',
			newsletter: 'bool',
		},
		documents,
	};
}
