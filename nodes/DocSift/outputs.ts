import type {
	ExpressionString,
	IExecuteFunctions,
	INodeExecutionData,
	INodeParameters,
	INodeProperties,
} from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { showIf, SINCE_3 } from '../shared/output-control';
import { AUTOMATIC } from '../shared/template-list';
import { nameTemplate } from './automatic';
import { isTool } from './operation';
import type { Output, Session } from './operation';
import { hasReviewBranch } from './review-branch';
import { knownTemplates } from './template-input';

/** An output for each chosen template. Not offered to agents. */
export const routeFields: INodeProperties[] = [
	{
		displayName: 'Route by Kind',
		name: 'routeByKind',
		type: 'boolean' as const,
		noDataExpression: true,
		default: false,
		description:
			'Whether the documents of each chosen template leave by an output of their own, and all others by the output Other',
		displayOptions: { show: { templateId: [AUTOMATIC] } },
	},
	{
		displayName: 'Template Names or IDs With an Output',
		name: 'routeTemplates',
		type: 'multiOptions' as const,
		typeOptions: { loadOptionsMethod: 'getTemplateNames' },
		noDataExpression: true,
		required: true,
		default: [],
		description:
			'One output each, in this order. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
		displayOptions: { show: { routeByKind: [true], templateId: [AUTOMATIC] } },
	},
].map((property) => showIf({ ...SINCE_3, '@tool': [false] }, property));

/** Runs inside an n8n expression, like in the Switch node: it can use nothing from outside. */
const describeOutputs = (parameters: INodeParameters) => {
	const { resource, operation, wait, reviewBranch, routeByKind, templateId } = parameters;
	const isParse = resource === 'document' && operation === 'parse';
	const isEndedJob =
		resource === 'job' && (operation === 'get' || (operation === 'submit' && wait === true));
	const hasReview = reviewBranch === true && (isParse || isEndedJob);
	const isRouted = isParse && routeByKind === true && templateId === 'auto';
	const routes = isRouted ? [...((parameters.routeTemplates ?? []) as string[]), 'Other'] : [];
	const review = hasReview ? ['Needs Review'] : [];
	const names = isRouted ? [...routes, ...review] : hasReview ? ['Sure', ...review] : [];
	if (names.length === 0) return [{ type: 'main' }];
	return names.map((displayName) => ({ type: 'main', displayName }));
};

/** The outputs of the node, as an n8n expression over its parameters. */
export const OUTPUTS: ExpressionString = `={{ (${describeOutputs.toString()})($parameter) }}`;

/** The items of each output. */
export function spread(
	context: IExecuteFunctions,
	made: readonly (readonly Output[])[],
): INodeExecutionData[][] {
	const isEmpty = made.length === 0;
	const routes = isEmpty ? [] : readRoutes(context, 0);
	const hasReview = !isEmpty && hasReviewBranch(context, 0);
	const outputs: INodeExecutionData[][] = Array.from(
		{ length: routes.length + (hasReview ? 2 : 1) },
		() => [],
	);
	for (const [itemIndex, all] of made.entries()) {
		for (const { needsReview, route, ...item } of all) {
			const at = hasReview && needsReview === true ? outputs.length - 1 : (route ?? routes.length);
			outputs[at]?.push({ pairedItem: { item: itemIndex }, ...item });
		}
	}
	return outputs;
}

/** The templates with an output of their own, by name or ID. */
function readRoutes(context: IExecuteFunctions, itemIndex: number): string[] {
	const isOn = context.getNodeParameter('routeByKind', itemIndex, false) === true;
	if (!isOn || isTool(context)) return [];
	return [context.getNodeParameter('routeTemplates', itemIndex, [])].flat() as string[];
}

/** The output of a document with this template; undefined: Other. */
export async function routeOf(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	templateId: string | null | undefined,
): Promise<number | undefined> {
	const routes = readRoutes(context, itemIndex);
	const template =
		routes.length > 0 ? await nameTemplate(context, itemIndex, session, templateId) : null;
	if (!template) return undefined;
	const at = routes.findIndex((route) => isNamed(template, route));
	return at < 0 ? undefined : at;
}

/** A template that was renamed or deleted would send its documents to Other without a word. */
export async function checkRoutes(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
): Promise<void> {
	const routes = readRoutes(context, itemIndex);
	if (routes.length === 0) return;
	const templates = await knownTemplates(context, itemIndex, session);
	const unknown = routes.find((route) => !templates.some((one) => isNamed(one, route)));
	if (unknown === undefined) return;
	throw new NodeOperationError(context.getNode(), `There is no template called "${unknown}"`, {
		description: `Choose the templates with an output again. Names there are: ${templates.map(({ name }) => `"${name}"`).join(', ')}.`,
		itemIndex,
	});
}

function isNamed({ id, name }: { id: string; name: string }, wanted: string): boolean {
	return id === wanted || name.toLowerCase() === wanted.toLowerCase();
}
