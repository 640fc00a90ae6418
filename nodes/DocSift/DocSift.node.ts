import type {
	IExecuteFunctions,
	INodeExecutionData,
	INodeType,
	INodeTypeDescription,
} from 'n8n-workflow';
import { NodeConnectionTypes, NodeOperationError } from 'n8n-workflow';
import { toNodeError } from '../shared/errors';
import { getLanguages, searchTemplates } from '../shared/template-list';
import type { Operation, Resource, Session } from './operation';
import { accountResource } from './resources/account';
import { documentResource } from './resources/document';
import { jobResource } from './resources/job';
import { templateResource } from './resources/template';

const RESOURCES: Record<string, Resource> = {
	account: accountResource,
	document: documentResource,
	job: jobResource,
	template: templateResource,
};

export class DocSift implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'DocSift',
		name: 'docSift',
		icon: { light: 'file:docsift.svg', dark: 'file:docsift.dark.svg' },
		group: ['transform'],
		version: 1,
		subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
		description: 'Turn invoices, receipts, contracts and other documents into structured data',
		defaults: { name: 'DocSift' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: [NodeConnectionTypes.Main],
		credentials: [{ name: 'docSiftApi', required: true }],
		properties: [
			{
				displayName: 'Resource',
				name: 'resource',
				type: 'options',
				noDataExpression: true,
				options: [
					{ name: 'Account', value: 'account' },
					{ name: 'Document', value: 'document' },
					{ name: 'Job', value: 'job' },
					{ name: 'Template', value: 'template' },
				],
				default: 'document',
			},
			...Object.values(RESOURCES).flatMap(({ properties }) => properties),
		],
	};

	methods = {
		listSearch: { searchTemplates },
		loadOptions: { getLanguages },
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		const session: Session = {};
		const output: INodeExecutionData[] = [];
		for (const itemIndex of this.getInputData().keys()) {
			const pairedItem = { item: itemIndex };
			try {
				const made = await operationOf(this, itemIndex).execute(this, itemIndex, session);
				const items = Array.isArray(made) ? made : [made];
				output.push(...items.map((item) => ({ ...item, pairedItem })));
			} catch (error) {
				const failure = toNodeError(this.getNode(), error, itemIndex);
				if (!this.continueOnFail()) throw failure;
				output.push({ json: { error: failure.message }, error: failure, pairedItem });
			}
		}
		return [output];
	}
}

function operationOf(context: IExecuteFunctions, itemIndex: number): Operation {
	const resource = context.getNodeParameter('resource', itemIndex) as string;
	const operation = context.getNodeParameter('operation', itemIndex) as string;
	const found = RESOURCES[resource]?.operations[operation];
	if (found) return found;
	throw new NodeOperationError(
		context.getNode(),
		`There is no operation "${operation}" of the resource "${resource}"`,
		{ description: 'Open the node and choose both from the lists.', itemIndex },
	);
}
