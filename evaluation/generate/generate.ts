/**
 * Makes documents of our own with their truth, in the format of `npm run eval`:
 * node evaluation/generate/generate.ts DIR [own|makes]
 *
 * `makes` are of senders who print several documents each, for \`--teach\`.
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
import { makeEmployments, makePolicies } from './make-terms.ts';
import { makeDeliveryNotes, makeDiscounts, makeLabReports } from './make-trade.ts';
import { makeAccidents, makeDeclarations, makeIntakes } from './make-ruled-forms.ts';
import { drawPdf, drawScan } from './sheet.ts';

const [folder, which = 'own'] = process.argv.slice(2);
if (folder === undefined || !['own', 'makes'].includes(which)) {
	process.stderr.write('Say where to: node evaluation/generate/generate.ts DIR [own|makes]\n');
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
const sets = which === 'makes' ? [makeMakes(), makeFixedForms()] : makeOwn();
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
