import type { ReviewReason } from '../api/types.ts';
import { percentOf } from '../document/read-result.ts';
import { sayCheck } from '../document/say-check.ts';
import { nameKind } from '../sorting/name-piece.ts';
import { text } from '../text.ts';
import { labelOf } from './draft.ts';

/** Why a person should look at a document, in words. */
export function sayReason({ path, reason, confidence, check = '', ...more }: ReviewReason): string {
	const { reasons } = text.review;
	const { message, kind = '' } = more;
	if (reason === 'duplicate') return reasons.duplicate;
	if (reason === 'boundary') return reasons.boundary;
	if (reason === 'layout') return reasons.layout;
	if (reason === 'kind') return reasons.kind(nameKind(kind));
	const field = labelOf(path);
	if (reason === 'missing') return reasons.missing(field);
	if (reason === 'check') return reasons.check(field, message ?? sayCheck(check).words);
	return reasons.confidence(field, percentOf(confidence));
}
