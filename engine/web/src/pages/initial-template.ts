import { AUTO } from '../sorting/name-piece.ts';

/** The choice "Make a template from this document". */
export const INFER = 'infer';

/** What "Try it" begins with: the template of the address, the last one used, or the automatic choice. */
export function initialTemplate(
	cards: readonly { id: string }[],
	asked: string | null,
	last: string | null,
): string {
	if (asked === INFER || asked === AUTO) return asked;
	if (asked !== null && cards.some(({ id }) => id === asked)) return asked;
	return last ?? (cards.length > 0 ? AUTO : INFER);
}
