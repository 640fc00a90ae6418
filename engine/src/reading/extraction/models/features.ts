import type { Kind } from '../lexicon/kinds.ts';

/** Features of a candidate next to a label. */
export const LABELLED_FEATURES = [
	'bias',
	'same',
	'left',
	'above',
	'header',
	'rowHead',
	'best',
	'bestSquared',
	'exact',
	'stacked',
	'crossed',
	'named',
	'rivalNear',
	'rivalHeader',
	'noLabel',
	'leftGap',
	'aboveGap',
	'colon',
	'parseConfidence',
	'confidence',
	'firstPage',
	'lastPage',
	'top',
	'bottom',
	'right',
	'large',
	'decimals',
	'currency',
	'percent',
	'largest',
	'negative',
	'repeated',
	'whole',
	'prose',
	'inTable',
	'column',
	'counted',
	'aligned',
	'edge',
	'wrongEdge',
	'plausible',
	'labelLike',
	'onlyLabel',
	'long',
	'earliest',
	'latest',
	'alikeSame',
	'alikeLeft',
	'alikeAbove',
	'alikeHeader',
	'alikeRowHead',
	'alike',
	'mostAlike',
	'mostNamed',
	'ownFamily',
	'isLine',
	'isPair',
	'wantsNumber',
	'wantsDate',
	'wantsName',
	'wantsPerson',
	'wantsId',
	'wantsFormat',
	'wantsText',
	'ofSeller',
	'ofBuyer',
	'understood',
	'words',
	'digits',
	'capitals',
	'letters',
	'firstInLine',
	'order',
	'early',
	'size',
	'personLike',
	'companyLike',
	'commas',
	'sentenceEnd',
	'linesOfBlock',
	'firstOfBlock',
] as const;

/** Row stride: features per candidate, padded with zeros to a multiple of 4. */
export const LABELLED_WIDTH = 4 * Math.ceil(LABELLED_FEATURES.length / 4);

type LabelledFeature = (typeof LABELLED_FEATURES)[number];
/** The index of each feature. */
export const LABELLED_AT = Object.fromEntries(
	LABELLED_FEATURES.map((name, i) => [name, i]),
) as Readonly<Record<LabelledFeature, number>>;

/** Features of a candidate for the sender. */
export const SENDER_FEATURES = [
	'bias',
	'first',
	'second',
	'third',
	'depth',
	'elsewhere',
	'named',
	'legalForm',
	'company',
	'bank',
	'large',
	'confidence',
	'digits',
	'street',
	'withPlace',
	'label',
	'capitals',
	'short',
	'words',
	'repeated',
	'often',
	'garbage',
	'document',
	'personLike',
	'labelBefore',
	'sellersLabel',
	'payee',
	'payeeAgain',
	'domain',
	'joined',
	'splitName',
	'inBody',
	'afterStreet',
	'beforeAddress',
	'beforeRegister',
	'register',
	'registered',
	'contact',
	'top',
	'footer',
	'firstPage',
	'window',
	'right',
	'address',
	'labelled',
	'labelledOther',
	'oneLine',
	'firstAddress',
	'complete',
] as const;

/** Features of lines at the top of a document that may be the sender's address. */
export const HEAD_ADDRESS_FEATURES = [
	'bias',
	'lines1',
	'lines2',
	'lines3',
	'lines4',
	'lines5',
	'place',
	'placeLast',
	'placeInside',
	'streetFirst',
	'streets',
	'contact',
	'contactAfter',
	'streetAfter',
	'streetBefore',
	'nameBefore',
	'registerBefore',
	'nameInside',
	'depth',
	'amounts',
	'digitsFirst',
	'commas',
	'label',
] as const;

/** Features of an address that may be the buyer's. */
export const BUYER_FEATURES = [
	'bias',
	'labelled',
	'labelledOther',
	'oneLine',
	'footer',
	'top',
	'window',
	'right',
	'contact',
	'register',
	'legalForm',
	'repeated',
	'first',
	'large',
	'complete',
	'firstPage',
] as const;

/** Features of a duration that may be the term of a contract. */
export const DURATION_FEATURES = [
	'bias',
	'own',
	'terminate',
	'effect',
	'anniversary',
	'periodOf',
	'fromDate',
	'employment',
	'solicit',
	'notice',
	'days',
	'months',
	'years',
	'heading',
	'confidential',
	'restrict',
	'early',
] as const;

/** Features of a name that may be a party to a contract. */
export const CONTRACT_PARTY_FEATURES = [
	'bias',
	'legalForm',
	'strongForm',
	'person',
	'between',
	'and',
	'defined',
	'incorporated',
	'early',
	'times',
	'signs',
	'dear',
	'opening',
	'capitals',
	'words',
	'notParty',
	'addressed',
	'undersigned',
	'definedName',
	'personAnd',
	'personDefined',
	'personBetween',
	'signsFor',
	'signsSelf',
] as const;

/** The features of each model, in order. */
export const FEATURES_OF = {
	labelled: LABELLED_FEATURES,
	sender: SENDER_FEATURES,
	headAddress: HEAD_ADDRESS_FEATURES,
	buyer: BUYER_FEATURES,
	duration: DURATION_FEATURES,
	contractParty: CONTRACT_PARTY_FEATURES,
} as const;
export type ModelName = keyof typeof FEATURES_OF;

/** What a field asks about the sender: trade name, registered company or address. */
export type SenderKind = 'shop' | 'company' | 'address';
/** Models with one set of weights. */
export type PlainModelName = Exclude<ModelName, 'labelled' | 'sender'>;

export type NamedWeights = Readonly<Record<string, number>>;
/**
 * Weights by model and feature. Some models have weights per question, and `default` for questions without examples.
 */
export type FeatureWeights = Readonly<Record<PlainModelName, NamedWeights>> & {
	readonly labelled: Readonly<Partial<Record<Kind, NamedWeights>> & { default: NamedWeights }>;
	readonly sender: Readonly<Partial<Record<SenderKind, NamedWeights>> & { default: NamedWeights }>;
};

/** Orders named features into the vector that a model takes. */
export function toVector<Name extends string>(
	names: readonly Name[],
	values: Readonly<Record<Name, number>>,
): Float64Array {
	return Float64Array.from(names, (name) => values[name]);
}
