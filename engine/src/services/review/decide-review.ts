import type { Detail } from '../../model/extraction.ts';
import type { ReviewReason, ReviewRules } from '../../model/review.ts';

/** The maximum number of reported reasons. */
const MAX_REASONS = 100;
/** Names of failed checks: "xml ≠ print", "iban ✗", "line products 2/3". */
const FAILED = /≠|✗$|(?<!\d)(\d+)\/(\d+)$/u;

/** Why a person should review a result; empty: no review needed. */
export function decideReview(
	{ below, fields = {}, checks = false }: ReviewRules,
	details: readonly Detail[],
): ReviewReason[] {
	const reasons: ReviewReason[] = [];
	for (const { path, confidence, raw, checks: passed } of details) {
		const own = fields[path] ?? fields[columnOf(path)];
		if (raw === null) {
			if (own !== undefined && own > 0)
				reasons.push({ path, reason: 'missing', confidence, below: own });
			continue;
		}
		const least = own ?? below;
		if (least !== undefined && confidence < least) {
			reasons.push({ path, reason: 'confidence', confidence, below: least });
		}
		const failed = checks ? passed.find(hasFailed) : undefined;
		if (failed !== undefined) reasons.push({ path, reason: 'check', confidence, check: failed });
	}
	return reasons.slice(0, MAX_REASONS);
}

function hasFailed(check: string): boolean {
	const [found, right, all] = FAILED.exec(check) ?? [];
	return found !== undefined && (right === undefined || right !== all);
}

/** `items[3].price` → `items[].price`. */
export function columnOf(path: string): string {
	return path.replace(/\[\d+\]/g, '[]');
}
