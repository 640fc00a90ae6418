import type {
	ICredentialDataDecryptedObject,
	ICredentialsDecrypted,
	ICredentialTestFunctions,
	IHookFunctions,
	INodeCredentialTestResult,
	INodeType,
	INodeTypeDescription,
	IWebhookFunctions,
	IWebhookResponseData,
} from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';
import { documentFieldOption } from '../shared/job-document';
import {
	detailsOption,
	optionsField,
	outputControl,
	outputOptions,
	showIf,
	SINCE_2,
} from '../shared/output-control';
import { getFields, getLists, getListsOrNone, getTemplates } from '../shared/template-list';
import { testConnection } from '../shared/test-connection';
import { receiveEvent } from './receive-event';
import { registration, registrationOf1 } from './registration';
import { isRegistered, register, unregister } from './register-webhook';
import { decodeSecret } from '../shared/verify-signature';

export class DocSiftTrigger implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'DocSift Trigger',
		name: 'docSiftTrigger',
		icon: { light: 'file:../DocSift/docsift.svg', dark: 'file:../DocSift/docsift.dark.svg' },
		group: ['trigger'],
		// Version 2: an event gives the same items as Parse.
		// Version 3: a failed document has the same error fields as in the DocSift node.
		version: [1, 2, 3],
		defaultVersion: 3,
		subtitle:
			'={{ ($parameter["events"] || []).map((event) => event.replace("document.", "").replace("_", " ")).join(", ") }}',
		description:
			'Turn documents into structured data: starts the workflow when a document was parsed, failed or was reviewed',
		defaults: { name: 'DocSift Trigger' },
		inputs: [],
		outputs: [NodeConnectionTypes.Main],
		credentials: [
			{
				name: 'docSiftApi',
				required: true,
				testedBy: 'testConnection',
				displayOptions: { hide: { registration: ['byHand'] } },
			},
			{
				name: 'docSiftWebhookApi',
				required: true,
				testedBy: 'checkSigningSecret',
				displayOptions: { show: { registration: ['manual', 'byHand'] } },
			},
		],
		webhooks: [
			{
				name: 'default',
				httpMethod: 'POST',
				responseMode: 'onReceived',
				responseData: 'noData',
				path: 'docsift',
			},
		],
		// Registration comes first, because n8n places the credential beside the property that it depends on.
		properties: [
			registrationOf1,
			registration,
			{
				displayName:
					'Create a webhook in DocSift with the production URL shown above, then paste the signing secret that it shows once into the credential of this node',
				name: 'manualNotice',
				type: 'notice',
				default: '',
				displayOptions: { show: { registration: ['manual', 'byHand'] } },
			},
			{
				displayName: 'Events',
				name: 'events',
				type: 'multiOptions',
				required: true,
				options: [
					{
						name: 'Document Completed',
						value: 'document.completed',
						description: 'A job has ended with a result',
					},
					{
						name: 'Document Failed',
						value: 'document.failed',
						description: 'A job has ended without a result',
					},
					{
						name: 'Document Needs Review',
						value: 'document.needs_review',
						description: 'A job has ended, and the review rule of its template asks for a review',
					},
					{
						name: 'Document Reviewed',
						value: 'document.reviewed',
						description: 'Somebody corrected, approved or rejected a result',
					},
				],
				default: ['document.completed'],
			},
			...outputControl,
			optionsField([
				...outputOptions.map((option) => showIf(SINCE_2, option)),
				{ ...documentFieldOption, displayOptions: { hide: { '/registration': ['byHand'] } } },
				showIf(SINCE_2, {
					...detailsOption,
					displayOptions: { hide: { '/registration': ['byHand'] } },
				}),
				{
					displayName: 'Oldest Signature (Seconds)',
					name: 'tolerance',
					type: 'number',
					typeOptions: { minValue: 1 },
					default: 300,
					description: 'Events that were signed longer ago are refused',
				},
				{
					displayName: 'Start on Test Events',
					name: 'testEvents',
					type: 'boolean',
					default: false,
					description:
						'Whether a test event that somebody sends from DocSift starts the active workflow. It holds no result.',
				},
				{
					displayName: 'Template Names or IDs',
					name: 'templateIds',
					type: 'multiOptions',
					typeOptions: { loadOptionsMethod: 'getTemplates' },
					default: [],
					displayOptions: { hide: { '/registration': ['byHand'] } },
					description:
						'Start only for jobs of these templates. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
				},
			]),
		],
	};

	methods = {
		loadOptions: { getFields, getLists, getListsOrNone, getTemplates },
		credentialTest: {
			testConnection,
			async checkSigningSecret(
				this: ICredentialTestFunctions,
				credential: ICredentialsDecrypted<ICredentialDataDecryptedObject>,
			): Promise<INodeCredentialTestResult> {
				return decodeSecret(credential.data?.signingSecret)
					? { status: 'OK', message: 'This is a signing secret' }
					: {
							status: 'Error',
							message:
								'A signing secret begins with whsec_ and is shown once, when a webhook is created in DocSift',
						};
			},
		},
	};

	webhookMethods = {
		default: {
			async checkExists(this: IHookFunctions): Promise<boolean> {
				return await isRegistered.call(this);
			},
			async create(this: IHookFunctions): Promise<boolean> {
				return await register.call(this);
			},
			async delete(this: IHookFunctions): Promise<boolean> {
				return await unregister.call(this);
			},
		},
	};

	async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
		return await receiveEvent.call(this);
	}
}
