import type { Icon, ICredentialType, INodeProperties } from 'n8n-workflow';

/** For webhooks that a person created. The trigger node stores its own secret when it registers itself. */
export class DocSiftWebhookApi implements ICredentialType {
	name = 'docSiftWebhookApi';

	displayName = 'DocSift Webhook API';

	documentationUrl = 'https://github.com/docsift/n8n-nodes-docsift#connect-n8n-to-the-engine';

	icon: Icon = {
		light: 'file:../nodes/DocSift/docsift.svg',
		dark: 'file:../nodes/DocSift/docsift.dark.svg',
	};

	properties: INodeProperties[] = [
		{
			displayName: 'Signing Secret',
			name: 'signingSecret',
			type: 'string',
			typeOptions: { password: true },
			required: true,
			default: '',
			placeholder: 'e.g. whsec_…',
			description: 'Shown once, when the webhook is created in DocSift',
		},
	];
}
