import { PRIORS } from '../../models/priors.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import {
	BANK_NAMES,
	HOTEL_NAMES,
	INSURER_NAMES,
	SCHOOL_NAMES,
	TAX_OFFICE_NAMES,
} from '../../lexicon/terms/companies.ts';
import { PAYSLIP_WORDS } from '../../lexicon/terms/documents.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { foldedText } from '../../document.ts';
import type { Document } from '../../document.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Proposal, Source } from '../../source.ts';
import { chooseParties } from './choose-parties.ts';
import { isCompany, startOfCompany } from '../../values/names.ts';
import { describeSender } from '../sender/describe-sender.ts';
import { findSenders } from '../sender/find-senders.ts';
import type { Sender } from '../sender/find-senders.ts';

/** Names of institutions by concept: the sender of such a document is one of them. */
const INSTITUTIONS: Readonly<Partial<Record<ConceptName, RegExp>>> = {
	bankName: new RegExp(String.raw`(?<!\p{L})${anyOf(BANK_NAMES)}(?!\p{L})`, 'iu'),
	insurer: new RegExp(String.raw`(?<!\p{L})${anyOf(INSURER_NAMES)}(?!\p{L})`, 'iu'),
	institution: new RegExp(String.raw`(?<!\p{L})${anyOf(SCHOOL_NAMES)}`, 'iu'),
	hotel: new RegExp(String.raw`(?<!\p{L})${anyOf(HOTEL_NAMES)}(?!\p{L})`, 'iu'),
	taxOffice: new RegExp(String.raw`(?<!\p{L})${anyOf(TAX_OFFICE_NAMES)}`, 'iu'),
};
/** Documents that an employer issues. */
const WAGES = new RegExp(String.raw`\b${anyOf(PAYSLIP_WORDS)}\b`);
/** Recipients of such documents. */
const RECIPIENTS = new Set<ConceptName | undefined>([
	'employee',
	'accountHolder',
	'insured',
	'guest',
	'taxpayer',
]);

const HEAD_LINES = 10;
const MAX_WORDS = 7;

/** Finds the bank on a statement, the employer on a payslip, and the recipient, without labels. */
export const roles: Source = {
	name: 'roles',
	wants: (field) => isRecipient(field) || senderNames(field) !== undefined,
	propose: (document, fields) =>
		fields.flatMap((field) => {
			const found = isRecipient(field)
				? proposeRecipient(document, field)
				: proposeSender(document, field);
			return found ? [found] : [];
		}),
};

function isRecipient(field: Field): boolean {
	return field.party === null && RECIPIENTS.has(mainConcept(field));
}

/** The names that a sender may have: any company for an employer, otherwise an institution of the kind. */
function senderNames(field: Field): RegExp | 'any company' | undefined {
	const concept = mainConcept(field);
	const houses = concept && INSTITUTIONS[concept];
	return houses ?? (concept === 'employer' && !field.inRow ? 'any company' : undefined);
}

function proposeSender(document: Document, field: Field): Proposal | undefined {
	const names = senderNames(field);
	const isEmployer = names === 'any company';
	if (!names || (isEmployer && !WAGES.test(document.fact(foldedText)))) return undefined;
	const weigh = document.models.sender('company');
	const [best] = document
		.fact(findSenders)
		.filter(isNameLike)
		.flatMap((one) => {
			const company = startOfCompany(one.name);
			const isOne = isEmployer ? company !== undefined : names.test(one.name);
			const weight = isOne ? weigh(describeSender(document, one)) : 0;
			return isOne ? [{ one, name: company ?? one.name, weight }] : [];
		})
		.sort((x, y) => y.weight - x.weight);
	if (!best) return undefined;
	const { segment, box } = best.one;
	const confidence = PRIORS.roles.sender;
	return toProposal(field, best.name, { page: segment.page, box, raw: best.name, confidence });
}

/** Whether a line at the top can be a name: few words, without labels, dates and URLs. */
function isNameLike({ line, name, headAt = HEAD_LINES }: Sender): boolean {
	return (
		headAt < HEAD_LINES &&
		!/[:@]|\d{3}/.test(line) &&
		name.split(' ').length <= MAX_WORDS &&
		isCompany(name)
	);
}

function proposeRecipient(document: Document, field: Field): Proposal | undefined {
	const { block, score } = document.fact(chooseParties).get('buyer') ?? {};
	if (!block?.name || score === undefined) return undefined;
	const { text, box } = block.name;
	const confidence = Math.min(score, PRIORS.roles.maxRecipient);
	return toProposal(field, text, { page: block.page.index, box, raw: text, confidence });
}
