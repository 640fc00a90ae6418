import { PRIORS } from '../../models/priors.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import { chooseLikeliest } from '../../evidence/probability.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Proposal, Source } from '../../source.ts';
import { isInstruction } from '../../values/is-instruction.ts';
import { isPersonName } from '../../values/names.ts';
import { chooseParties } from './choose-parties.ts';
import { asksForName } from './party-addresses.ts';
import { findHeadAddresses } from '../sender/find-head-addresses.ts';
import { readHead } from '../sender/read-head.ts';
import type { LetterheadLine } from '../sender/read-head.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';

const TITLE_LINES = 5;

/** Finds the person and the address at the beginning of a document, without labels. */
export const letterhead: Source = {
	name: 'letterhead',
	wants: (field) => isTitlePerson(field) || isSenderAddress(field),
	propose: (document, fields) =>
		fields.flatMap((field) => {
			const found = isTitlePerson(field)
				? proposeTitlePerson(document, field)
				: proposeAddress(document, field);
			return found ? [found] : [];
		}),
	examples: ({ document, field, isRight }) => {
		if (field.kind !== 'address' || field.party !== null) return [];
		const candidates = document
			.fact(findHeadAddresses)
			.map(({ text, features }) => ({ features, isRight: isRight(text) }));
		return [{ model: 'headAddress', kind: 'headAddress', candidates }];
	},
};

function isTitlePerson(field: Field): boolean {
	return field.kind === 'person' && mainConcept(field) === 'personName' && field.path.length === 1;
}

/** Whether a field asks for the address of the sender, which is at the top of the page. */
function isSenderAddress(field: Field): boolean {
	const { kind, party } = field;
	const isOwn = (party === null || party === 'seller') && !OF_OTHERS.has(mainConcept(field));
	return kind === 'address' && isOwn && !asksForName(field);
}

/** Addresses that are not the sender's: those of things and of people whom the document is about. */
const OF_OTHERS = new Set<ConceptName | undefined>([
	'accountHolder',
	'applicant',
	'beneficiary',
	'buyer',
	'claimant',
	'consignee',
	'employee',
	'guest',
	'insured',
	'landlord',
	'patientName',
	'propertyAddress',
	'servicePoint',
	'shipTo',
	'taxpayer',
	'tenant',
	'vehicleOwner',
]);

function proposeAddress(document: Document, field: Field): Proposal | undefined {
	const others = field.party === 'seller' ? linesOfOthers(document) : new Set();
	const addresses = document
		.fact(findHeadAddresses)
		.filter(({ lines }) => !lines.some(({ segment }) => others.has(segment)));
	const weights = addresses.map(({ features }) => document.models.headAddress(features));
	const best = chooseLikeliest(addresses, weights, THRESHOLDS.sources.headAddress);
	const [line] = best?.candidate.lines ?? [];
	return best && line && readLine(field, best.candidate.text, line, best.share);
}

/** The lines of addresses that belong to another party. */
function linesOfOthers(document: Document): ReadonlySet<Segment> {
	return new Set(
		[...document.fact(chooseParties)].flatMap(([party, { block }]) =>
			party === 'seller' ? [] : block.segments,
		),
	);
}

function proposeTitlePerson(document: Document, field: Field): Proposal | undefined {
	const line = findTitlePerson(document);
	return line && readLine(field, line.text, line, PRIORS.letterhead.titlePerson);
}

function readLine(field: Field, text: string, line: LetterheadLine, confidence: number): Proposal {
	const { box, segment } = line;
	return toProposal(field, text, { page: segment.page, box, raw: text, confidence });
}

/** A name in large letters at the top, as on a curriculum vitae. */
function findTitlePerson(document: Document): LetterheadLine | undefined {
	const usual = document.pages[0]?.size ?? 10;
	return document
		.fact(readHead)
		.slice(0, TITLE_LINES)
		.find(
			({ text, size }, i) =>
				isPersonName(text) &&
				!isTitle(text) &&
				!isInstruction(text, 'person') &&
				(size > 1.2 * usual || i === 0),
		);
}

/** Whether a text has only words of document names and labels: "Driving licence". */
function isTitle(text: string): boolean {
	return readTokens(text).every(({ lemmas }) => lemmas.length > 0);
}
