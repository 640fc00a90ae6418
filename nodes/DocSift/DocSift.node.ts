import type {
	IDataObject,
	IExecuteFunctions,
	INodeExecutionData,
	INodeType,
	INodeTypeDescription,
	IWebhookFunctions,
	IWebhookResponseData,
	NodeApiError,
} from 'n8n-workflow';
import { NodeConnectionTypes, NodeOperationError } from 'n8n-workflow';
import { notSent, factsOf, toNodeError } from '../shared/errors';
import {
	getCorrectableFields,
	getFields,
	getLanguages,
	getLists,
	getListsOrNone,
	getSingleFields,
	getTemplateNames,
	getTemplates,
	getValueFields,
	searchReadingTemplates,
	searchTemplates,
} from '../shared/template-list';
import { testConnection } from '../shared/test-connection';
import { addHints } from './add-hints';
import { isSince3, isTool, startSession } from './operation';
import type { Operation, Output, Resource } from './operation';
import { accountResource } from './resources/account';
import { documentResource } from './resources/document';
import { jobResource } from './resources/job';
import { searchJobs } from './resources/job/job-id';
import { listResource } from './resources/list';
import { searchLists } from './resources/list/list-name';
import { templateResource } from './resources/template';
import { OUTPUTS, spread } from './outputs';
import { runItems } from './run-items';
import { toErrorItem } from './settle-files';
import { resume, resumeWebhooks, suspend } from './wait-for-review';

const RESOURCES: Record<string, Resource> = {
	document: documentResource,
	job: jobResource,
	template: templateResource,
	list: listResource,
	account: accountResource,
};

export class DocSift implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'DocSift',
		name: 'docSift',
		icon: { light: 'file:docsift.svg', dark: 'file:docsift.dark.svg' },
		group: ['transform'],
		// Version 2: jobs return the same items as documents that are parsed synchronously.
		// Version 3: one shape for errors and corrections; fields decide about a review, which suspends the execution.
		version: [1, 2, 3],
		defaultVersion: 3,
		subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
		description: 'Turn invoices, receipts, contracts and other documents into structured data',
		defaults: { name: 'DocSift' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: OUTPUTS,
		webhooks: resumeWebhooks,
		credentials: [{ name: 'docSiftApi', required: true, testedBy: 'testConnection' }],
		properties: [
			{
				displayName: 'Resource',
				name: 'resource',
				type: 'options',
				noDataExpression: true,
				options: [
					{ name: 'Document', value: 'document' },
					{ name: 'Job', value: 'job' },
					{ name: 'List', value: 'list' },
					{ name: 'Template', value: 'template' },
					{ name: 'Usage', value: 'account' },
				],
				default: 'document',
			},
			...Object.values(RESOURCES).flatMap(({ properties }) => properties),
		],
	};

	methods = {
		listSearch: { searchJobs, searchLists, searchReadingTemplates, searchTemplates },
		loadOptions: {
			getCorrectableFields,
			getFields,
			getLanguages,
			getLists,
			getSingleFields,
			getListsOrNone,
			getTemplateNames,
			getTemplates,
			getValueFields,
		},
		credentialTest: { testConnection },
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		const session = startSession();
		const items = this.getInputData();
		const isParallel = items.length > 0 && operationOf(this, 0).parallel === true;
		const made = await runItems(items.length, isParallel, async (itemIndex): Promise<Output[]> => {
			try {
				if (session.exhausted) throw notSent(this.getNode(), session.exhausted);
				return [await operationOf(this, itemIndex).execute(this, itemIndex, session)].flat();
			} catch (error) {
				const failure = toNodeError(this.getNode(), error, itemIndex);
				if (factsOf(failure).code === 'QUOTA_EXCEEDED') session.exhausted ??= failure;
				if (isTool(this) && isSince3(this))
					return [{ json: tellModel(failure), pairedItem: { item: itemIndex } }];
				if (!this.continueOnFail()) throw failure;
				return [toErrorItem(this, itemIndex, failure)];
			}
		});
		const outputs = spread(this, made);
		addHints(this, session);
		const [first = []] = outputs;
		if (session.unreviewed.length > 0) return await suspend(this, session.unreviewed, first);
		return outputs;
	}

	/** Called with the event of a review that a suspended execution waits for. */
	async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
		return await resume(this);
	}
}

/** A model cannot see an error, only the answer of its tool. */
function tellModel({ message, description }: NodeApiError | NodeOperationError): IDataObject {
	return { error: message, ...(description && { advice: description }) };
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
