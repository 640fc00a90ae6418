import type { Extraction } from '../../model/extraction.ts';
import type { Layout } from '../../model/layout.ts';
import type { Lesson } from '../../model/memory.ts';
import type { DocumentRecord } from '../../model/record.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { assemble } from './decide/assemble.ts';
import { checkLines } from './decide/check-lines.ts';
import { checkNumbers } from './decide/check-numbers.ts';
import { chooseProposals } from './decide/choose-proposals.ts';
import { fitTotals } from './decide/fit-totals.ts';
import { listDetails } from './decide/list-details.ts';
import { roundTotals } from './decide/round-totals.ts';
import { openDocument } from './document.ts';
import type { Document } from './document.ts';
import { doubtShared } from './decide/doubt-shared.ts';
import { doubtAbsent } from './memory/doubt-absent.ts';
import type { Models } from './models/create-models.ts';
import { readFields } from './request/read-fields.ts';
import type { Field } from './request/read-fields.ts';
import type { NamedProposal } from './source.ts';
import { preferRecords } from './decide/prefer-records.ts';
import { SOURCES } from './sources/sources.ts';
import { append } from '../../model/append.ts';

/** What is known beside the pages: what the document says for machines, and what others of its make have taught. */
type Known = { records?: readonly DocumentRecord[]; lessons?: readonly Lesson[] };

/** The values that a template asks for; null where nothing is good enough. */
export function extract(
	layout: Layout,
	{ data }: TemplateSchema,
	models: Models,
	{ records = [], lessons = [] }: Known = {},
): Extraction {
	const document = openDocument(layout, models, records, lessons);
	const fields = readFields(data, models.asking);
	const proposals = propose(document, fields);
	const found = doubtAbsent(document, chooseProposals(proposals, models.calibrate));
	const printed = doubtShared(roundTotals(document, found));
	const chosen = preferRecords(document, fields, printed);
	const assembled = assemble(document, data, chosen);
	const { result, details } = fitTotals(document, { data, fields }, assembled);
	const listed = checkNumbers(data, models.asking, result, listDetails(result, details));
	return { result, details: checkLines(fields, result, listed) };
}

/** What each source proposes for the fields that no final source has answered before it. */
export function propose(document: Document, fields: readonly Field[]): NamedProposal[] {
	const proposals: NamedProposal[] = [];
	let open = fields;
	for (const { name: source, wants, propose: proposeFrom, isFinal } of SOURCES) {
		const found = proposeFrom(document, open.filter(wants));
		append(
			proposals,
			found.map((one) => ({ ...one, source })),
		);
		const answered = new Set(isFinal ? found.map(({ field }) => field) : []);
		open = open.filter((field) => !answered.has(field));
	}
	return proposals;
}
