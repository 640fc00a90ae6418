import { maxOf } from '../../model/extremes.ts';
import type { FieldMap } from '../../model/template.ts';
import type { Anchor } from '../../model/memory.ts';
import type { SortingDecisions } from '../../model/sorting-decision.ts';
import { alikeness } from '../extraction/encoder/create-encoder.ts';
import type { Encoder } from '../extraction/encoder/create-encoder.ts';
import { softmaxWithNone } from '../extraction/evidence/probability.ts';
import { fold, foldWords } from '../extraction/lexicon/read-words.ts';
import { mainConcept, readFields } from '../extraction/request/read-fields.ts';
import type { Field, FieldOptions } from '../extraction/request/read-fields.ts';
import { readLists } from '../extraction/request/read-lists.ts';
import type { PageFacts } from './describe-page.ts';
import { kindsOfName, LOOSE_KINDS } from './kinds.ts';
import { isAlike, lookOf } from './recall-decisions.ts';
import { joinFacts, DOCUMENT_KINDS } from './weigh-kinds.ts';
import type { DocumentKind, KindFacts } from './weigh-kinds.ts';

/** The words of a page that a template has read or was taught. */
type PageSignature = { anchors: readonly Anchor[] };

/** The parts of a template by which documents are recognised. */
export type TemplateProfile = {
	id: string;
	name: string;
	category: string | null;
	fields: FieldMap;
	/** Hints of a person: words of its documents, their senders and their kinds. */
	match?:
		| {
				words?: readonly string[] | undefined;
				senders?: readonly string[] | undefined;
				kinds?: readonly string[] | undefined;
		  }
		| undefined;
	seen?: readonly PageSignature[] | undefined;
};

export const TEMPLATE_FEATURES = [
	'bias',
	'kind',
	'kindKnown',
	'otherKind',
	'loose',
	'coverage',
	'found',
	'unknownCoverage',
	'named',
	'seen',
	'seenWell',
	'few',
] as const;
type FeatureName = (typeof TEMPLATE_FEATURES)[number];
export type TemplateWeights = Readonly<Record<FeatureName, number>>;

/** Evidence of a hint, in log odds. It is strong, because a person wrote it. */
const [HINTED_WORD, HINTED_SENDER, HINTED_KIND] = [4, 4, 3];

/** The kinds of each category, and the kinds that its template may also read. */
const OF_CATEGORY: Readonly<
	Record<string, { main: readonly DocumentKind[]; kin: readonly DocumentKind[] }>
> = {
	INVOICE: {
		main: ['invoice'],
		kin: ['credit-note', 'utility-bill', 'telecom-bill', 'hotel-bill'],
	},
	RECEIPT: { main: ['receipt'], kin: ['hotel-bill'] },
	ID_DOCUMENT: { main: ['identity-document'], kin: [] },
	CONTRACT: { main: ['contract'], kin: [] },
	MEDICAL_RECORD: { main: ['medical-record'], kin: ['lab-report', 'prescription'] },
	RESUME: { main: ['resume'], kin: [] },
};
const KIN = 0.7;

/** A template with parsed name, fields and hints. */
export type KnownTemplate = {
	profile: TemplateProfile;
	/** How well a document of each kind fits it, 0 to 1. */
	kinds: ReadonlyMap<DocumentKind, number>;
	name: readonly string[];
	fields: readonly { field: Field; weight: number }[];
};

/**
 * Parses templates once for all documents of a file. A kind that the name of one template mentions is not related
 * to any other.
 */
export function knowTemplates(
	profiles: readonly TemplateProfile[],
	encoder: Encoder,
	frequencies: Readonly<Record<string, number>>,
	asking: FieldOptions = { encoder },
): KnownTemplate[] {
	const mains = profiles.map(kindsOfTemplate);
	const taken = new Set(mains.flat());
	return profiles.map((profile, i) => {
		const kinds = new Map<DocumentKind, number>();
		const kin = (mains[i] ?? []).flatMap((kind) =>
			Object.values(OF_CATEGORY).flatMap((one) => (one.main.includes(kind) ? one.kin : [])),
		);
		for (const kind of kin) if (!taken.has(kind)) kinds.set(kind, KIN);
		for (const kind of mains[i] ?? []) kinds.set(kind, 1);
		return {
			profile,
			kinds,
			name: foldWords(profile.name).filter((word) => word.length > 2 && !/\d/.test(word)),
			fields: listLeaves(profile.fields, asking).map((field) => ({
				field,
				weight: 1 - Math.min(0.9, frequencies[mainConcept(field) ?? ''] ?? 0.1),
			})),
		};
	});
}

/** The kinds that a template is made for: by its hints, otherwise by its name, otherwise by its category. */
export function kindsOfTemplate({
	name,
	category,
	match,
}: Pick<TemplateProfile, 'name' | 'category' | 'match'>): readonly DocumentKind[] {
	const hinted = (match?.kinds ?? []).flatMap((kind) =>
		DOCUMENT_KINDS.includes(kind as DocumentKind) ? [kind as DocumentKind] : kindsOfName(kind),
	);
	if (hinted.length > 0) return hinted;
	const named = kindsOfName(name);
	return named.length > 0 ? named : (OF_CATEGORY[category ?? '']?.main ?? []);
}

/** Scalar fields, lists and their columns. */
function listLeaves(fields: FieldMap, asking: FieldOptions): Field[] {
	const columns = readLists(fields, asking).flatMap((list) =>
		list.columns.length > 0 ? list.columns : [list],
	);
	return [...readFields(fields, asking), ...columns];
}

/** A document as it is compared with templates. */
export type SortedDocument = {
	pages: readonly PageFacts[];
	joined: KindFacts;
	kinds: Float64Array;
	sender: string | undefined;
};

export type TemplateFit = {
	chance: number;
	features: Float64Array;
	/** Fields whose labels are on the pages, and hints that match. */
	found: number;
	hints: readonly string[];
	seen: number;
};

/** The probability of each template. The rest, up to 1, is the probability of none. */
export function matchTemplates(
	document: SortedDocument,
	templates: readonly KnownTemplate[],
	weights: TemplateWeights,
	decisions: Pick<SortingDecisions, 'templates'> = { templates: [] },
): TemplateFit[] {
	const [first] = document.pages;
	const look = first ? lookOf(first) : [];
	const decided = decisions.templates.filter((one) => isAlike(look, one.look));
	const described = templates.map((template) => describeMatch(document, template));
	const scores = described.map(({ features, hinted }, i) =>
		TEMPLATE_FEATURES.reduce(
			(sum, name, j) => sum + weights[name] * (features[j] ?? 0),
			hinted + judgeDecisions(templates[i]?.profile.id, decided),
		),
	);
	const chances = softmaxWithNone(scores);
	return described.map((one, i) => ({ ...one, chance: chances[i] ?? 0 }));
}

/** Evidence, in log odds, that a person moved a similar document to this template. It outweighs all other evidence. */
const DECIDED = 20;

function judgeDecisions(
	templateId: string | undefined,
	[newest]: SortingDecisions['templates'],
): number {
	if (newest?.chosenId === templateId) return DECIDED;
	return newest?.templateId === templateId ? -DECIDED : 0;
}

type Described = Omit<TemplateFit, 'chance'> & { hinted: number };

function describeMatch(document: SortedDocument, template: KnownTemplate): Described {
	const { pages, joined, kinds: chances } = document;
	const { kinds, fields, profile } = template;
	const chanceOf = (kind: DocumentKind) => chances[DOCUMENT_KINDS.indexOf(kind)] ?? 0;
	const own = [...kinds].reduce((sum, [kind, worth]) => sum + worth * chanceOf(kind), 0);
	const loose = DOCUMENT_KINDS.filter((kind) => LOOSE_KINDS.has(kind) && !kinds.has(kind)).reduce(
		(sum, kind) => sum + chanceOf(kind),
		0,
	);
	const isKnown = kinds.size > 0;
	const shares = fields.map(({ field }) => findField(field, joined.concepts, pages));
	const all = fields.reduce((sum, { weight }) => sum + weight, 0);
	const held = fields.reduce((sum, { weight }, i) => sum + weight * (shares[i] ?? 0), 0);
	const coverage = all === 0 ? 0 : held / all;
	const heading = pages[0]?.heading ?? new Set<string>();
	const named = template.name.filter((word) => heading.has(word)).length;
	const seen = compareSeen(pages, profile.seen ?? []);
	const values: Readonly<Record<FeatureName, number>> = {
		bias: 1,
		kind: isKnown ? Math.log(Math.max(0.01, own)) / Math.log(100) + 1 : 0,
		kindKnown: isKnown ? 1 : 0,
		otherKind: isKnown ? 0 : maxOf(DOCUMENT_KINDS.filter((kind) => kind !== 'other').map(chanceOf)),
		loose,
		coverage,
		found: Math.min(1, held / 6),
		unknownCoverage: isKnown ? 0 : coverage,
		named: named / Math.max(1, template.name.length),
		seen,
		seenWell: seen > SEEN_WELL ? 1 : 0,
		few: joined.wordCount < 25 ? 1 : 0,
	};
	return {
		features: Float64Array.from(TEMPLATE_FEATURES, (name) => values[name]),
		found: shares.filter((share) => share >= 0.5).length,
		seen,
		...readHints(document, profile, own),
	};
}

const SEEN_WELL = 0.6;
/** Similarity at which a label begins to name a field, and at which it fully does. */
const [HARDLY_ALIKE, ALIKE] = [0.62, 0.8];

/** How well the labels of a document name a field, 0 to 1. */
function findField(
	{ concepts, meaning }: Field,
	onPage: ReadonlyMap<string, number>,
	pages: readonly PageFacts[],
): number {
	let best = 0;
	for (const [concept, strength] of concepts)
		best = Math.max(best, strength * (onPage.get(concept) ?? 0));
	if (best >= 0.9 || !meaning || concepts.size > 0) return best;
	for (const { labels } of pages.slice(0, MAX_PAGES)) {
		for (const label of labels) {
			const share = (alikeness(meaning, label) - HARDLY_ALIKE) / (ALIKE - HARDLY_ALIKE);
			if (share > best) best = Math.min(1, share);
		}
	}
	return best;
}

/** Labels of later pages add little. */
const MAX_PAGES = 4;
/** Maximum displacement of a word, in thousandths of the width. */
const MOVED = 90;

/** The share of a known page that is found again on the first page, 0 to 1. Words at the same position count most. */
function compareSeen(pages: readonly PageFacts[], seen: readonly PageSignature[]): number {
	const [first] = pages;
	if (!first) return 0;
	const here = new Map(first.anchors.map((anchor) => [anchor[0], anchor]));
	let best = 0;
	for (const { anchors } of seen) {
		let shared = 0;
		for (const [hash, x, y] of anchors) {
			const found = here.get(hash);
			if (found) shared += Math.abs(found[1] - x) + Math.abs(found[2] - y) < MOVED ? 1 : 0.4;
		}
		best = Math.max(best, shared / Math.max(12, anchors.length));
	}
	return Math.min(1, best);
}

function readHints(
	{ pages, sender }: SortedDocument,
	{ match }: TemplateProfile,
	own: number,
): { hinted: number; hints: readonly string[] } {
	const hints: string[] = [];
	let hinted = 0;
	const headings = pages.map(({ text }) => text);
	const word = match?.words?.find((one) => headings.some((text) => holdsPhrase(text, one)));
	if (word !== undefined) {
		hinted += HINTED_WORD;
		hints.push(`the pages contain "${word}"`);
	}
	const from = fold(sender ?? '');
	const known = match?.senders?.find((one) => from !== '' && from.includes(fold(one)));
	if (known !== undefined) {
		hinted += HINTED_SENDER;
		hints.push(`the sender is ${known}`);
	}
	if ((match?.kinds ?? []).length > 0 && own > 0.5) hinted += HINTED_KIND;
	return { hinted, hints };
}

function holdsPhrase(text: string, phrase: string): boolean {
	const words = foldWords(phrase).join(' ');
	return words !== '' && ` ${text} `.includes(` ${words} `);
}

/** The facts of the pages of one document, with the probabilities of its kinds. */
export function toDocument(
	pages: readonly PageFacts[],
	weigh: (facts: KindFacts) => Float64Array,
	sender: string | undefined,
): SortedDocument {
	const joined = joinFacts(pages);
	return { pages, joined, kinds: weigh(joined), sender };
}
