import type { IAuthenticateGeneric, Icon, ICredentialType, INodeProperties } from 'n8n-workflow';

/** The nodes test this credential: see nodes/shared/test-connection.ts. */
export class DocSiftApi implements ICredentialType {
	name = 'docSiftApi';

	displayName = 'DocSift API';

	documentationUrl = 'https://github.com/docsift/n8n-nodes-docsift#connect-n8n-to-the-engine';

	icon: Icon = {
		light: 'file:../nodes/DocSift/docsift.svg',
		dark: 'file:../nodes/DocSift/docsift.dark.svg',
	};

	properties: INodeProperties[] = [
		{
			displayName: 'Base URL',
			name: 'baseUrl',
			type: 'string',
			required: true,
			default: 'http://127.0.0.1:3000',
			placeholder: 'e.g. https://docsift.company.example',
			description:
				'Where your DocSift engine answers, without a path. From n8n in Docker, use the name of the service or http://host.docker.internal:3000; 127.0.0.1 is the container itself there.',
		},
		{
			displayName: 'API Key',
			name: 'apiKey',
			type: 'string',
			typeOptions: { password: true },
			required: true,
			default: '',
			placeholder: 'e.g. dsk_live_…',
			description:
				'The engine prints one when it first starts. Create more in the DocSift dashboard, under Keys.',
		},
	];

	authenticate: IAuthenticateGeneric = {
		type: 'generic',
		properties: { headers: { 'x-api-key': '={{$credentials.apiKey}}' } },
	};
}
