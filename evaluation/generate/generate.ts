/**
 * node evaluation/generate/generate.ts DIR [own|makes|letterheads]
 *
 * Generates documents with their truth, in the format of `npm run eval`. `makes` has senders with several documents
 * each, for `--teach`. `letterheads` has bills whose sender and recipient are in many places.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePayslips, makeStatements } from './make-accounts.ts';
import { makeInvoices, makeReceipts } from './make-bills.ts';
import {
	makeContracts,
	makeForms,
	makeMedicalRecords,
	makePassports,
	makeResumes,
} from './make-papers.ts';
import { makeFixedForms, makeMakes } from './make-makes.ts';
import { makeLetterheads } from './make-letterheads.ts';
import type { MadeSet } from './made.ts';
import { makeEmployments, makePolicies } from './make-terms.ts';
import { makeDeliveryNotes, makeDiscounts, makeLabReports } from './make-trade.ts';
import { makeAccidents, makeDeclarations, makeIntakes } from './make-ruled-forms.ts';
import { drawPdf, drawScan } from './sheet.ts';

const [folder, which = 'own'] = process.argv.slice(2);
const others: Record<string, () => MadeSet[]> = {
	makes: () => [makeMakes(), makeFixedForms()],
	letterheads: () => [makeLetterheads()],
};
if (folder === undefined || !['own', ...Object.keys(others)].includes(which)) {
	process.stderr.write(
		'Say where to: node evaluation/generate/generate.ts DIR [own|makes|letterheads]\n',
	);
	process.exit(2);
}
const makeOwn = () => [
	makeInvoices(),
	makeReceipts(),
	makeContracts(),
	makeMedicalRecords(),
	makeResumes(),
	makePassports(),
	makeForms(),
	makePayslips(),
	makeStatements(),
	makePolicies(),
	makeEmployments(),
	makeDiscounts(),
	makeDeliveryNotes(),
	makeLabReports(),
	makeDeclarations(),
	makeIntakes(),
	makeAccidents(),
];
const sets = others[which]?.() ?? makeOwn();
let count = 0;
for (const { name, template, kinds, documents } of sets) {
	const place = join(folder, name);
	mkdirSync(join(place, 'documents'), { recursive: true });
	const write = (file: string, content: unknown) =>
		writeFileSync(join(place, file), `${JSON.stringify(content, null, '\t')}\n`);
	write('template.json', template);
	write('kinds.json', kinds);
	write('truth.json', Object.fromEntries(documents.map(({ id, truth }) => [id, truth])));
	const families = documents.flatMap(({ id, family }) =>
		family === undefined ? [] : [[id, family]],
	);
	if (families.length > 0) write('families.json', Object.fromEntries(families));
	for (const { id, sheets, scan } of documents) {
		const [first] = sheets;
		const isScan = scan !== undefined && first !== undefined;
		const content = isScan ? await drawScan(first, scan) : await drawPdf(sheets);
		writeFileSync(join(place, 'documents', `${id}.${isScan ? 'jpg' : 'pdf'}`), content);
		count += 1;
	}
}
process.stdout.write(`${count} documents in ${sets.length} sets\n`);
