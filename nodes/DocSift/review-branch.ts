import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { showIf, SINCE_2 } from '../shared/output-control';

const USUAL_BELOW = 0.8;

/** A second output for results that need review. Not offered to agents. */
export const reviewBranch: INodeProperties[] = [
	{
		displayName: 'Needs Review Branch',
		name: 'reviewBranch',
		type: 'boolean',
		noDataExpression: true,
		default: false,
		description:
			'Whether doubtful results leave by an output of their own, with what is known of them in the field _document',
	},
	{
		displayName: 'Below Confidence',
		name: 'reviewBelow',
		type: 'number',
		typeOptions: { minValue: 0, maxValue: 1, numberPrecision: 2 },
		default: USUAL_BELOW,
		description:
			'A result is doubtful if one of its values is less sure than this, from 0 to 1, if nothing was found, or if its template says that somebody should look',
		displayOptions: { show: { reviewBranch: [true] } },
	},
].map((property) => showIf({ ...SINCE_2, '@tool': [false] }, property as INodeProperties));

/** The outputs of the node, as an n8n expression over its parameters. */
export const OUTPUTS = `={{ ($parameter["reviewBranch"] === true && ["parse", "get", "submit"].includes($parameter["operation"]) && $parameter["resource"] !== "template" && !($parameter["operation"] === "submit" && $parameter["wait"] !== true)) ? [{ type: "main", displayName: "Sure" }, { type: "main", displayName: "Needs Review" }] : [{ type: "main" }] }}`;

export function hasReviewBranch(context: IExecuteFunctions, itemIndex: number): boolean {
	const isOn = context.getNodeParameter('reviewBranch', itemIndex, false) === true;
	const isTool = context.getNode().type.endsWith('Tool');
	return isOn && !isTool;
}

/** Whether a result goes to the second output. */
export function isDoubtful(
	context: IExecuteFunctions,
	itemIndex: number,
	{ needsReview, lowestConfidence }: IDataObject,
): boolean {
	if (!hasReviewBranch(context, itemIndex)) return false;
	if (needsReview === true) return true;
	const below = Number(context.getNodeParameter('reviewBelow', itemIndex, USUAL_BELOW));
	return typeof lowestConfidence === 'number'
		? lowestConfidence < below
		: lowestConfidence === null;
}
