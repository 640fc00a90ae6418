import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { ONLY_2, showIf, SINCE_2, SINCE_3 } from '../shared/output-control';
import { listFields } from '../shared/template-list';
import type { TemplateDefinition } from '../shared/template-list';
import { isSince3, isTool } from './operation';
import type { Session } from './operation';
import { readDefinition } from './template-input';

const USUAL_BELOW = 0.8;
const MAX_REASONS = 100;

const NOT_AS_TOOL = { '@tool': [false] };

/** A second output for results that need review. Not offered to agents. */
export const reviewBranch: INodeProperties[] = [
	showIf(SINCE_2, {
		displayName: 'Needs Review Branch',
		name: 'reviewBranch',
		type: 'boolean',
		noDataExpression: true,
		default: false,
		description:
			'Whether doubtful results leave by a second output, with the reasons in the field _document',
	}),
	showIf(ONLY_2, {
		displayName: 'Below Confidence',
		name: 'reviewBelow',
		type: 'number',
		typeOptions: { minValue: 0, maxValue: 1, numberPrecision: 2 },
		default: USUAL_BELOW,
		description:
			'A result is doubtful if one of its values has a lower confidence, from 0 to 1, if nothing was found, or if the review rule of its template says so',
		displayOptions: { show: { reviewBranch: [true] } },
	}),
	showIf(SINCE_3, {
		displayName: 'Below Confidence',
		name: 'reviewBelow',
		type: 'number',
		typeOptions: { minValue: 0, maxValue: 1, numberPrecision: 2 },
		default: USUAL_BELOW,
		description:
			'A result is doubtful if a field that counts is missing or has a lower confidence, from 0 to 1, or if the review rule of its template says so. With 0, only the rule of the template decides.',
		displayOptions: { show: { reviewBranch: [true] } },
	}),
	showIf(SINCE_3, {
		displayName: 'Field Names or IDs That Count',
		name: 'reviewFields',
		type: 'multiOptions',
		typeOptions: {
			loadOptionsMethod: 'getValueFields',
			loadOptionsDependsOn: ['templateId.value', 'jobId.value'],
		},
		default: [],
		description:
			'The fields that must be right. If none is chosen: the number of the document and its totals, or, without such fields, every field outside lists that was found. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
		displayOptions: { show: { reviewBranch: [true] } },
	}),
].map((property) => showIf(NOT_AS_TOOL, property));

export function hasReviewBranch(context: IExecuteFunctions, itemIndex: number): boolean {
	const isOn = context.getNodeParameter('reviewBranch', itemIndex, false) === true;
	return isOn && !isTool(context);
}

type Detail = { path: string; confidence: number; raw: string | null };
export type Reason = IDataObject & { path: string; reason: string };
/** A result as the engine describes it, of a document or a job. */
export type Judged = {
	needsReview?: boolean | undefined;
	lowestConfidence?: number | null | undefined;
	reasons?: Reason[] | undefined;
	details?: Detail[] | null | undefined;
};
export type Verdict = { isDoubtful: boolean; reasons: Reason[] };

/** Whether a result goes to the second output, and why. */
export async function judge(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	templateId: string,
	judged: Judged,
): Promise<Verdict> {
	const ofTemplate = judged.reasons ?? [];
	if (!hasReviewBranch(context, itemIndex)) return { isDoubtful: false, reasons: ofTemplate };
	const below = Number(context.getNodeParameter('reviewBelow', itemIndex, USUAL_BELOW));
	if (!isSince3(context)) {
		const { lowestConfidence: lowest, needsReview } = judged;
		const isLow = typeof lowest === 'number' ? lowest < below : lowest === null;
		return { isDoubtful: needsReview === true || isLow, reasons: ofTemplate };
	}
	const chosen = context.getNodeParameter('reviewFields', itemIndex, []) as string[];
	const counted: Counted =
		chosen.length > 0
			? { paths: chosen, totals: [], missingCounts: true }
			: countedByDefault(await readDefinition(context, itemIndex, session, templateId));
	const own = below > 0 ? findReasons(counted, below, judged.details ?? []) : [];
	const known = new Set(ofTemplate.map(({ path, reason }) => `${reason} ${path}`));
	const added = own.filter(({ path, reason }) => !known.has(`${reason} ${path}`));
	const reasons = [...ofTemplate, ...added].slice(0, MAX_REASONS);
	return { isDoubtful: judged.needsReview === true || reasons.length > 0, reasons };
}

type Counted = {
	paths: readonly string[];
	/** Those of which one is enough: many documents state no tax or no net total. */
	totals: readonly string[];
	missingCounts: boolean;
};

/** Names of the fields that identify a document, and of its totals. */
const IDENTIFIES = /^(?:number|no|id)$|(?:Number|No|Id|ID)$/;
const IS_TOTAL = /total|amount|gross|balance|due$/i;

function countedByDefault({ schema }: TemplateDefinition): Counted {
	const outside = listFields(schema.data).filter(
		({ isList, type }) => !isList && type !== 'object',
	);
	// Fields inside objects belong to a party or a part, not to the document itself.
	const own = outside.filter(({ path }) => !path.includes('.'));
	const named = (wanted: string, names: RegExp) =>
		own.filter(({ path, type }) => type === wanted && names.test(path)).map(({ path }) => path);
	const totals = named('number', IS_TOTAL);
	const paths = [...named('string', IDENTIFIES), ...totals];
	if (paths.length > 0) return { paths, totals, missingCounts: true };
	return { paths: outside.map(({ path }) => path), totals: [], missingCounts: false };
}

/** The reasons in the shape that jobs have. A result without any value is always doubtful. */
function findReasons(
	{ paths, totals, missingCounts }: Counted,
	below: number,
	details: readonly Detail[],
): Reason[] {
	const wanted = new Set(paths);
	const counted = details.filter(({ path }) => wanted.has(path) || wanted.has(columnOf(path)));
	const isEmpty = details.every(({ raw }) => raw === null);
	const hasTotal = details.some(({ path, raw }) => raw !== null && totals.includes(path));
	return counted.flatMap(({ path, confidence, raw }): Reason[] => {
		if (raw === null) {
			const isNeeded = isEmpty || (missingCounts && !(hasTotal && totals.includes(path)));
			return isNeeded ? [{ path, reason: 'missing', confidence, below }] : [];
		}
		return confidence < below ? [{ path, reason: 'confidence', confidence, below }] : [];
	});
}

/** `items[3].price` → `items[].price`. */
const columnOf = (path: string) => path.replace(/\[\d+\]/g, '[]');
