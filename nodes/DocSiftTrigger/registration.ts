import { ONLY_1, showIf, SINCE_2 } from '../shared/output-control';

/** In version 1, the API credential could be used together with the secret. */
export const registrationOf1 = showIf(ONLY_1, {
	displayName: 'Registration',
	name: 'registration',
	type: 'options',
	noDataExpression: true,
	options: [
		{
			name: 'Automatic',
			value: 'automatic',
			description: 'The node registers itself with DocSift when the workflow is activated',
		},
		{
			name: 'Manual',
			value: 'manual',
			description: 'You create the webhook in DocSift and paste its secret here',
		},
	],
	default: 'automatic',
});

/** Exactly one of the two. */
export const registration = showIf(SINCE_2, {
	displayName: 'Registration',
	name: 'registration',
	type: 'options',
	noDataExpression: true,
	options: [
		{
			name: 'Automatic',
			value: 'automatic',
			description: 'The node registers itself with DocSift when the workflow is activated',
		},
		{
			name: 'Manual',
			value: 'byHand',
			description: 'You create the webhook in DocSift and paste its secret here',
		},
	],
	default: 'automatic',
});
