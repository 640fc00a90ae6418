import type {
	IExecuteFunctions,
	INodeExecutionData,
	INodeType,
	INodeTypeDescription,
} from 'n8n-workflow';
import { NodeConnectionTypes, NodeOperationError } from 'n8n-workflow';
import { toErrorItem, toNodeError } from '../shared/errors';
import { getFields, getLanguages, getLists, searchTemplates } from '../shared/template-list';
import { testConnection } from '../shared/test-connection';
import { addHints } from './add-hints';
import type { Operation, Output, Resource, Session } from './operation';
import { accountResource } from './resources/account';
import { documentResource } from './resources/document';
import { jobResource } from './resources/job';
import { searchJobs } from './resources/job/job-id';
import { templateResource } from './resources/template';
import { hasReviewBranch, OUTPUTS } from './review-branch';
import { runItems } from './run-items';

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
		// Version 2: jobs return the same items as documents that are parsed synchronously.
		version: [1, 2],
		defaultVersion: 2,
		subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
		description:
			'Parse documents: turn invoices, receipts, contracts and others into structured data',
		defaults: { name: 'DocSift' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: OUTPUTS,
		credentials: [{ name: 'docSiftApi', required: true, testedBy: 'testConnection' }],
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
		listSearch: { searchJobs, searchTemplates },
		loadOptions: { getFields, getLanguages, getLists },
		credentialTest: { testConnection },
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		const session: Session = { oneByOne: false, failedBeside: 0, leftOut: 0, knownBefore: 0 };
		const items = this.getInputData();
		const isParallel = items.length > 0 && operationOf(this, 0).parallel === true;
		const [sure, doubtful]: [INodeExecutionData[], INodeExecutionData[]] = [[], []];
		const made = await runItems(items.length, isParallel, async (itemIndex): Promise<Output[]> => {
			try {
				return [await operationOf(this, itemIndex).execute(this, itemIndex, session)].flat();
			} catch (error) {
				const failure = toNodeError(this.getNode(), error, itemIndex);
				if (!this.continueOnFail()) throw failure;
				const pairedItem = { item: itemIndex };
				return [{ ...toErrorItem(failure), pairedItem }];
			}
		});
		for (const [itemIndex, outputs] of made.entries()) {
			for (const { needsReview, ...item } of outputs) {
				const output = needsReview === true ? doubtful : sure;
				output.push({ ...item, pairedItem: { item: itemIndex } });
			}
		}
		addHints(this, session);
		return items.length > 0 && hasReviewBranch(this, 0) ? [sure, doubtful] : [sure];
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
