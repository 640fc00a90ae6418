import type { PlacedFamily } from './family.ts';
import { hashText } from './kit/random.ts';

/** Shares of kinds, of authors and of single families that are held out: about a fifth of the families in all. */
const [KINDS, AUTHORS, FAMILIES] = [0.12, 0.07, 0.06];
/** Authors who joined later, held out so that the share stays a fifth. No model was trained on their families. */
const LATER_AUTHORS: ReadonlySet<string> = new Set(['ignatius', 'philippa']);
/** Kinds with many families must be learnt; of them only authors and single families are held out. */
const LARGE_KINDS: ReadonlySet<string> = new Set([
	'invoice',
	'receipt',
	'resume',
	'purchase-order',
	'bank-statement',
	'contract',
	'letter',
	'application-form',
	'tax-form',
]);

export type HeldOut = 'kind' | 'author' | 'family' | null;

/**
 * Why a family is held out: its whole kind, everything of its author, or the family alone. It depends on nothing
 * but the family, so that it stays held out when others are added.
 */
export function holdOut({
	id,
	kind,
	author,
}: Pick<PlacedFamily, 'id' | 'kind' | 'author'>): HeldOut {
	if (!LARGE_KINDS.has(kind) && share(`kind ${kind}`) < KINDS) return 'kind';
	if (LATER_AUTHORS.has(author) || share(`author ${author}`) < AUTHORS) return 'author';
	return share(`family ${id}`) < FAMILIES ? 'family' : null;
}

function share(text: string): number {
	return hashText(`held out 122 ${text}`) / 2 ** 32;
}
