import type { PlacedFamily } from './family.ts';
import { hashText } from './kit/random.ts';

/** Shares of kinds, of authors and of single families that are held out: about a fifth of the families in all. */
const [KINDS, AUTHORS, FAMILIES] = [0.09, 0.08, 0.05];

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
	if (share(`kind ${kind}`) < KINDS) return 'kind';
	if (share(`author ${author}`) < AUTHORS) return 'author';
	return share(`family ${id}`) < FAMILIES ? 'family' : null;
}

function share(text: string): number {
	return hashText(`held out: ${text}`) / 2 ** 32;
}
