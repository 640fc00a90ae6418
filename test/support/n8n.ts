/**
 * Runs the built nodes (dist/) in n8n's execution engine, in this process, with the settings of test/setup.
 * test/e2e/n8n tests them in a real n8n.
 */
import { createRequire } from 'node:module';
import { EventEmitter } from 'node:events';
import type * as Core from 'n8n-core';
import type * as N8n from 'n8n-workflow';
import type {
	IAuthenticateGeneric,
	ICredentialDataDecryptedObject,
	ICredentialsHelper,
	ICredentialType,
	IDataObject,
	IHookFunctions,
	INode,
	INodeCredentialTestResult,
	INodeExecutionData,
	INodeCredentialDescription,
	INodeParameters,
	INodeProperties,
	INodeType,
	IRun,
	IRunExecutionData,
	IWebhookData,
	IWebhookFunctions,
	IWebhookResponseData,
	IWorkflowExecuteAdditionalData,
	NodeApiError,
	Workflow,
	WorkflowExecuteMode,
} from 'n8n-workflow';

const load = createRequire(import.meta.url);
load('reflect-metadata');
const {
	NodeHelpers,
	Workflow: WorkflowClass,
	createRunExecutionData,
} = load('n8n-workflow') as typeof N8n;
const {
	CredentialTestContext,
	ExecutionLifecycleHooks,
	HookContext,
	LoadOptionsContext,
	WebhookContext,
	WorkflowExecute,
} = load('n8n-core') as typeof Core;

const { DocSift } = load('../../dist/nodes/DocSift/DocSift.node.js') as Record<
	string,
	new () => INodeType
>;
const { DocSiftTrigger } = load('../../dist/nodes/DocSiftTrigger/DocSiftTrigger.node.js') as Record<
	string,
	new () => INodeType
>;
const { DocSiftApi } = load('../../dist/credentials/DocSiftApi.credentials.js') as Record<
	string,
	new () => ICredentialType
>;

function construct<T>(type: (new () => T) | undefined): T {
	if (!type) throw new Error('the pack is not built: npm run build');
	return new type();
}
export const docSift = construct(DocSift);
export const docSiftTrigger = construct(DocSiftTrigger);
const credentialType = construct(DocSiftApi);

/** The result that n8n shows when a credential is saved. */
export async function testCredential(data: object): Promise<INodeCredentialTestResult> {
	const test = docSift.methods?.credentialTest?.testConnection;
	if (!test) throw new Error('nothing tests the credential');
	const credential = { id: '1', name: 'DocSift account', type: 'docSiftApi', data };
	const additionalData = {} as IWorkflowExecuteAdditionalData;
	return await test.call(new CredentialTestContext(additionalData), credential as never);
}

export type Credentials = { baseUrl: string; apiKey: string };
export type Item = { json?: IDataObject; binary?: INodeExecutionData['binary'] };
export type Ran = {
	/** Items of the first output. */
	items: INodeExecutionData[];
	/** Items of the error output, if there is one. */
	errors: INodeExecutionData[];
	/** Items of all outputs. */
	outputs: INodeExecutionData[][];
	/** Hints shown beside the output. */
	hints: string[];
	/** The error that stopped the workflow, if any. */
	error: NodeApiError | undefined;
};

/** Whether n8n shows a property or a credential of a node with these parameters. */
export function isShown(
	parameters: INodeParameters,
	property: INodeProperties | INodeCredentialDescription,
	node: Pick<INode, 'typeVersion'>,
	{ description }: INodeType,
): boolean {
	return NodeHelpers.displayParameter(parameters, property, node, description);
}

/** A binary field of an item, as n8n holds it in memory. */
export function binaryOf(fileName: string, content: Uint8Array, mimeType = 'application/pdf') {
	return { fileName, mimeType, data: Buffer.from(content).toString('base64') };
}

/** Executes a DocSift node on items, like a workflow. */
export async function executeNode(
	credentials: Credentials,
	parameters: INodeParameters,
	items: Item[] = [{}],
	settings: Partial<Pick<INode, 'onError' | 'alwaysOutputData' | 'typeVersion'>> = {},
): Promise<Ran> {
	const node = makeNode('docSift', parameters, settings);
	const { workflow, additionalData } = makeWorkflow(node, docSift, credentials);
	const execution = new WorkflowExecute(additionalData, 'manual', startWith(node, items));
	return describeRun(await execution.processRunExecutionData(workflow), node);
}

/** The names of the outputs that the editor shows for a DocSift node. */
export function readOutputs(parameters: INodeParameters): (string | undefined)[] {
	const node = makeNode('docSift', parameters, { typeVersion: 3 });
	const { workflow } = makeWorkflow(node, docSift, { baseUrl: '', apiKey: '' });
	const outputs = NodeHelpers.getNodeOutputs(workflow, node, docSift.description);
	return outputs.map((one) => (typeof one === 'string' ? undefined : one.displayName));
}

function startWith(node: INode, items: Item[]): IRunExecutionData {
	const input = items.map(({ json = {}, binary }) => ({ json, ...(binary && { binary }) }));
	const stack = [{ node, data: { main: [input] }, source: null }];
	return createRunExecutionData({ executionData: { nodeExecutionStack: stack } });
}

function describeRun(run: IRun, node: INode): Ran {
	const task = run.data.resultData.runData[node.name]?.[0];
	const outputs = (task?.data?.main ?? []).map((items_) => items_ ?? []);
	return {
		items: outputs[0] ?? [],
		errors: outputs.slice(1).at(-1) ?? [],
		outputs,
		hints: (task?.hints ?? []).map(({ message }) => message),
		error: run.data.resultData.error as NodeApiError | undefined,
	};
}

export type Suspended = {
	/** The first part of the execution. */
	ran: Ran;
	/** Until when it waits; undefined: it has ended. */
	waitTill: Date | undefined;
	/** What n8n asks of a request that resumes it, as `signature` in the query. */
	resumeToken: string | undefined;
	/** Passes a request to the suspended node; `ran` is the rest of the execution, if the request resumed it. */
	receive: (
		headers: Record<string, unknown>,
		body: string,
	) => Promise<{ status: number | undefined; body: unknown; ran: Ran | undefined }>;
	/** Resumes the execution, because its time is up. */
	timeOut: () => Promise<Ran>;
};

/** Executes a node that may suspend its execution, which is stored in between, like in n8n. */
export async function executeSuspendable(
	credentials: Credentials,
	parameters: INodeParameters,
	items: Item[],
	{ waitingUrl, ...settings }: { waitingUrl: string } & Partial<INode>,
): Promise<Suspended> {
	const node = makeNode('docSift', parameters, settings);
	const made = makeWorkflow(node, docSift, credentials);
	const additionalData = { ...made.additionalData, webhookWaitingBaseUrl: waitingUrl };
	const { workflow } = made;
	const first = new WorkflowExecute(additionalData, 'trigger', startWith(node, items));
	const run = await first.processRunExecutionData(workflow);
	const load = () => JSON.parse(JSON.stringify(run.data)) as IRunExecutionData;
	const goOn = async (data: IRunExecutionData) => {
		const rest = new WorkflowExecute(additionalData, 'trigger', data);
		return describeRun(await rest.processRunExecutionData(workflow), node);
	};
	return {
		ran: describeRun(run, node),
		waitTill: run.waitTill ?? undefined,
		resumeToken: run.data.resumeToken,
		receive: async (headers, body) => {
			const answered: { status: number | undefined; body: unknown } = {
				status: undefined,
				body: undefined,
			};
			const response = {
				status: (status: number) => {
					answered.status = status;
					return response;
				},
				json: (json: unknown) => (answered.body = json),
			};
			const data = load();
			const context = new WebhookContext(
				workflow,
				node,
				{
					...additionalData,
					httpRequest: { headers, rawBody: Buffer.from(body) },
					httpResponse: response,
				},
				'trigger',
				{ webhookDescription: docSift.description.webhooks?.[0] } as never,
				[],
				data,
			);
			const result = await docSift.webhook?.call(context as IWebhookFunctions);
			if (!result?.workflowData) return { ...answered, ran: undefined };
			// As n8n's webhook-helpers do.
			const [waiting] = data.executionData?.nodeExecutionStack ?? [];
			if (waiting) waiting.data.main = result.workflowData;
			return { ...answered, ran: await goOn(data) };
		},
		timeOut: () => goOn(load()),
	};
}

/** The options of a searchable list or a drop-down. */
export function loadOptions(
	credentials: Credentials,
	path = 'templateId',
	parameters: INodeParameters = {},
) {
	const node = makeNode('docSift', parameters);
	const { workflow, additionalData } = makeWorkflow(node, docSift, credentials);
	additionalData.currentNodeParameters = parameters;
	return new LoadOptionsContext(workflow, node, additionalData, path);
}

export type TestTrigger = {
	checkExists: () => Promise<boolean | undefined>;
	create: () => Promise<boolean | undefined>;
	delete: () => Promise<boolean | undefined>;
	staticData: IDataObject;
	nodeId: string;
	/** Passes a request to the node, like n8n. */
	receive: (
		headers: Record<string, string>,
		body: string,
		/** The response status once n8n has started the workflow, or failed to. */
		startStatus?: number,
	) => Promise<Received>;
};
export type Received = {
	status: number | undefined;
	body: unknown;
	/** The items that start the workflow, if any. */
	items: INodeExecutionData[] | undefined;
};

/** A DocSift Trigger node driven by the test. */
export function makeTrigger(
	credentials: Credentials,
	parameters: INodeParameters,
	{
		url,
		mode = 'trigger',
		signingSecret = '',
		workflowId = 'w',
		nodeId,
		withoutApi = false,
		typeVersion = 1,
	}: {
		url: string;
		mode?: WorkflowExecuteMode;
		signingSecret?: string;
		workflowId?: string;
		nodeId?: string;
		withoutApi?: boolean;
		typeVersion?: number;
	},
): TestTrigger {
	const settings = { typeVersion };
	const node = makeNode('docSiftTrigger', { registration: 'automatic', ...parameters }, settings);
	if (nodeId !== undefined) node.id = nodeId;
	const api = withoutApi ? {} : node.credentials;
	node.credentials = { ...api, docSiftWebhookApi: { id: '2', name: 'secret' } };
	const { workflow, additionalData } = makeWorkflow(
		node,
		docSiftTrigger,
		credentials,
		{ signingSecret },
		workflowId,
	);
	const webhookData = {
		httpMethod: 'POST',
		node: node.name,
		path: 'docsift',
		webhookDescription: docSiftTrigger.description.webhooks?.[0],
		workflowId: 'w',
		workflowExecuteAdditionalData: additionalData,
	} as unknown as IWebhookData;
	const hook = (name: 'checkExists' | 'create' | 'delete') => async () => {
		// Like n8n: webhooks of any mode are removed in this one.
		const used = name === 'delete' ? 'internal' : mode;
		const context = new HookContext(workflow, node, additionalData, used, 'activate', webhookData);
		context.getNodeWebhookUrl = () => url;
		return await docSiftTrigger.webhookMethods?.default?.[name].call(context as IHookFunctions);
	};
	return {
		checkExists: hook('checkExists'),
		create: hook('create'),
		delete: hook('delete'),
		staticData: workflow.getStaticData('node', node),
		nodeId: node.id,
		receive: async (headers, body, startStatus = 200) => {
			const answered: Received = { status: undefined, body: undefined, items: undefined };
			const response = Object.assign(new EventEmitter(), {
				statusCode: startStatus,
				status: (status: number) => {
					answered.status = status;
					return response;
				},
				json: (json: unknown) => (answered.body = json),
			});
			const request = { headers, rawBody: Buffer.from(body), body: {} };
			const context = new WebhookContext(
				workflow,
				node,
				{ ...additionalData, httpRequest: request, httpResponse: response },
				mode,
				webhookData,
				[],
				null,
			);
			const result: IWebhookResponseData | undefined = await docSiftTrigger.webhook?.call(
				context as IWebhookFunctions,
			);
			answered.items = result?.workflowData?.[0];
			// n8n starts the workflow now and responds.
			if (answered.items) response.emit('finish');
			return answered;
		},
	};
}

function makeNode(type: string, parameters: INodeParameters, settings: Partial<INode> = {}): INode {
	return {
		id: `node-${Math.random()}`,
		name: 'DocSift',
		type: `n8n-nodes-docsift.${type}`,
		typeVersion: 1,
		position: [0, 0],
		parameters,
		credentials: { docSiftApi: { id: '1', name: 'DocSift' } },
		...settings,
	};
}

function makeWorkflow(
	node: INode,
	type: INodeType,
	credentials: Credentials,
	others: ICredentialDataDecryptedObject = {},
	id = 'w',
): { workflow: Workflow; additionalData: IWorkflowExecuteAdditionalData } {
	const nodeTypes = {
		getByName: () => type,
		getByNameAndVersion: () => type,
		getKnownTypes: () => ({}),
	};
	const workflow = new WorkflowClass({
		id,
		name: 'test',
		nodes: [node],
		connections: {},
		active: false,
		nodeTypes,
	});
	const base = 'http://127.0.0.1:1';
	const additionalData = {
		credentialsHelper: credentialsHelper({ ...credentials, ...others }),
		hooks: new ExecutionLifecycleHooks('manual', '1', workflow as never),
		executionId: '1',
		variables: {},
		currentNodeExecutionIndex: 0,
		restApiUrl: `${base}/rest`,
		instanceBaseUrl: base,
		webhookBaseUrl: `${base}/webhook`,
		webhookTestBaseUrl: `${base}/webhook-test`,
		webhookWaitingBaseUrl: `${base}/webhook-waiting`,
		formBaseUrl: `${base}/form`,
		formTestBaseUrl: `${base}/form-test`,
		formWaitingBaseUrl: `${base}/form-waiting`,
	} as unknown as IWorkflowExecuteAdditionalData;
	return { workflow, additionalData };
}

/** Authenticates as the credential type says: generic headers filled from the credential. */
function credentialsHelper(credentials: ICredentialDataDecryptedObject): ICredentialsHelper {
	const { headers = {} } = (credentialType.authenticate as IAuthenticateGeneric).properties;
	const helper: Partial<ICredentialsHelper> = {
		getParentTypes: () => [],
		isCredentialUsableByNode: () => true,
		getDecrypted: () => Promise.resolve(credentials),
		getCredentialsProperties: () => credentialType.properties,
		preAuthentication: () => Promise.resolve(undefined),
		runPreAuthentication: () => Promise.resolve(undefined),
		authenticate: (data, _type, options) => {
			const fill = (_: string, field: string) => JSON.stringify(data[field]).slice(1, -1);
			const filled = JSON.stringify(headers).replace(/=\{\{\$credentials\.(\w+)\}\}/g, fill);
			return Promise.resolve({
				...options,
				headers: { ...options.headers, ...(JSON.parse(filled) as IDataObject) },
			} as never);
		},
	};
	return helper as ICredentialsHelper;
}
