import type { CorpusDocument } from '../../training/corpus/document.ts';
import { isLater } from './make-documents.ts';
import type { PacketDocument } from './make-documents.ts';
import { DOUBTFUL } from './templates.ts';
import { toKnown } from './build-packets.ts';
import type { KnownDocument } from './build-packets.ts';

/** Documents to fit on, and documents of families, authors and kinds that are held out. Loose sheets serve both. */
export function splitDocuments(documents: readonly PacketDocument[]): {
	early: KnownDocument[];
	later: KnownDocument[];
} {
	const usual = documents.filter(({ kind }) => !DOUBTFUL.has(kind));
	return {
		early: usual.filter((one) => !isHeldOut(one)).map(toKnown),
		later: usual.filter(isHeldOut).map(toKnown),
	};
}

/** Whether the weights are not fitted on a document. */
export function isHeldOut({
	author,
	kind,
	family,
	id,
}: Pick<CorpusDocument, 'author' | 'kind' | 'family' | 'id'>): boolean {
	return (
		isLater({ author, kind, id: family }) || (isShared(family) && Number(/\d+$/.exec(id)?.[0]) >= 6)
	);
}

/** Families of which the last documents are held out, for want of others: their other locales. */
const SHARED: ReadonlySet<string> = new Set([
	'cover/letter',
	'newsletter/columns',
	'logo/name',
	'report/long',
	'bank-statement/long',
]);

function isShared(family: string): boolean {
	return SHARED.has(family);
}
