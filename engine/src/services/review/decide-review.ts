import type { Detail } from '../../model/extraction.ts';
import { SURE_BOUNDARY_FROM, SURE_KIND_FROM } from '../../model/piece.ts';
import type { FilePiece } from '../../model/piece.ts';
import type { ReviewReason, ReviewRules } from '../../model/review.ts';
import { failedCheck, RULE_CHECKS } from '../../model/rules.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { hasRules } from '../../model/template.ts';

/** The maximum number of reported reasons. */
const MAX_REASONS = 100;
/** Names of failed checks: "xml ≠ print", "iban ✗", "line products 2/3". */
const FAILED = /≠|✗$|(?<!\d)(\d+)\/(\d+)$/u;

/** The names of failed checks of a template's rules, each with the template's message. */
export type RuleMessages = ReadonlyMap<string, string | undefined>;

const REQUIRED = failedCheck('required');

/** The rules of a template whose failure requires review; undefined if it has none. */
export function messagesOf({ data, rules }: TemplateSchema): RuleMessages | undefined {
	const checks = rules?.checks ?? [];
	if (checks.length === 0 && rules?.duplicates === undefined && !hasRules(data)) return undefined;
	return new Map([
		...RULE_CHECKS.map((name) => [failedCheck(name), undefined] as const),
		...checks.map(({ name, message }) => [failedCheck(name), message] as const),
	]);
}

function toReason(
	path: string,
	confidence: number,
	check: string,
	rules: RuleMessages,
): ReviewReason {
	const message = rules.get(check);
	return { path, reason: 'check', confidence, check, ...(message !== undefined && { message }) };
}

/** Why a person should review a result; empty: no review needed. */
export function decideReview(
	{ below, fields = {}, checks = false }: ReviewRules,
	details: readonly Detail[],
	rules: RuleMessages = new Map(),
): ReviewReason[] {
	const isAsked = (check: string) => hasFailed(check) && (checks || rules.has(check));
	const reasons: ReviewReason[] = [];
	for (const { path, confidence, raw, checks: passed } of details) {
		const own = fields[path] ?? fields[columnOf(path)];
		if (raw === null) {
			const isRequired = rules.has(REQUIRED) && passed.includes(REQUIRED);
			if (isRequired || (own !== undefined && own > 0))
				reasons.push({ path, reason: 'missing', confidence, below: own });
			const broken = isRequired ? undefined : passed.find(isAsked);
			if (broken !== undefined) reasons.push(toReason(path, confidence, broken, rules));
			continue;
		}
		const least = own ?? below;
		if (least !== undefined && confidence < least) {
			reasons.push({ path, reason: 'confidence', confidence, below: least });
		}
		const failed = passed.find(isAsked);
		if (failed !== undefined) reasons.push(toReason(path, confidence, failed, rules));
	}
	return reasons.slice(0, MAX_REASONS);
}

/** Whether a person should review a result, and why; null if the template has no review rules. */
export function decideByRules(
	rules: ReviewRules | undefined,
	schema: TemplateSchema | undefined,
	details: readonly Detail[],
): { reasons: ReviewReason[]; needsReview: boolean | null } {
	const messages = schema && messagesOf(schema);
	if (!rules && !messages) return { reasons: [], needsReview: null };
	const reasons = decideReview(rules ?? {}, details, messages);
	return { reasons, needsReview: reasons.length > 0 };
}

/** Why a person should check where a document begins; empty if it is certain enough. */
export function doubtBoundary(
	{ pages, boundaryConfidence }: FilePiece,
	parentId?: string,
): ReviewReason[] {
	if (boundaryConfidence >= SURE_BOUNDARY_FROM) return [];
	const message = `It is not sure that a document begins on page ${pages.from}.`;
	const below = SURE_BOUNDARY_FROM;
	const doubt = { confidence: boundaryConfidence, below, message };
	const place = parentId !== undefined && { parentId, page: pages.from };
	return [{ path: '', reason: 'boundary', ...doubt, ...place }];
}

/** Kinds that are too vague to compare. */
const VAGUE_KINDS = new Set(['other', 'blank']);

/** Why a person should look at a document that seems to be of another kind; empty if it fits or its kind is unknown. */
export function doubtKind({ kind, templateId, confidence }: FilePiece): ReviewReason[] {
	if (templateId !== null || VAGUE_KINDS.has(kind) || confidence < SURE_KIND_FROM) return [];
	const message = `It looks like another kind of document: ${kind}.`;
	return [{ path: '', reason: 'kind', confidence, kind, message }];
}

/** Why a person should look at a document of a known sender to which nothing that was learnt applies. */
export function doubtLayout(): ReviewReason {
	const message = 'The sender is known, but this layout of its documents is not.';
	return { path: '', reason: 'layout', confidence: 1, message };
}

function hasFailed(check: string): boolean {
	const [found, right, all] = FAILED.exec(check) ?? [];
	return found !== undefined && (right === undefined || right !== all);
}

/** `items[3].price` → `items[].price`. */
export function columnOf(path: string): string {
	return path.replace(/\[\d+\]/g, '[]');
}
