import type {
	IAuthenticateGeneric,
	Icon,
	ICredentialTestRequest,
	ICredentialType,
	INodeProperties,
} from 'n8n-workflow';

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
			placeholder: 'https://docsift.company.example',
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
			placeholder: 'dsk_live_…',
			description:
				'Printed at the first start of the engine. Make another with: npm run docsift -- key create.',
		},
	];

	authenticate: IAuthenticateGeneric = {
		type: 'generic',
		properties: { headers: { 'x-api-key': '={{$credentials.apiKey}}' } },
	};

	test: ICredentialTestRequest = {
		request: {
			baseURL: '={{$credentials.baseUrl.trim().replace(new RegExp("/+$"), "")}}',
			// What a test key may read too.
			url: '/v1/templates',
			// The key must not go wherever the address leads on to.
			disableFollowRedirect: true,
		},
		// Without these n8n shows the bare words of the status line.
		rules: [
			{
				type: 'responseCode',
				properties: {
					value: 401,
					message:
						'The engine answers but does not accept this API key. "npm run docsift -- key create" makes a new one.',
				},
			},
			{
				type: 'responseCode',
				properties: {
					value: 404,
					message:
						'What answers there is not DocSift. The base URL is the address of the engine, without a path.',
				},
			},
		],
	};
}
