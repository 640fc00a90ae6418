/** The section of the guide about each page, by the start of its address; the longest fit counts. */
export const HELP: Readonly<Record<string, string>> = {
	'/': 'dashboard.html#quick-example',
	'/templates': 'templates.html#template',
	'/templates/': 'dashboard.html#templates-and-the-studio',
	'/jobs': 'dashboard.html#jobs-batches-and-exports',
	'/review': 'review.html#review-in-the-dashboard',
	'/batches': 'dashboard.html#jobs-batches-and-exports',
	'/webhooks': 'webhooks.html#quick-example',
	'/keys': 'interface.html#keys',
	'/usage': 'configuration.html#accounts-and-plans',
	'/people': 'dashboard.html#roles',
	'/activity': 'sign-in.html#the-audit-log',
	'/accounts': 'configuration.html#accounts-and-plans',
	'/settings': 'sign-in.html#one-time-codes',
};

/** The address of the guide for a page of the dashboard. */
export function findHelp(path: string): string {
	// These have the address of another page, but belong to Review.
	const place = /\/(review|accuracy)$/.test(path) ? '/review' : path;
	const [start = '/'] = Object.keys(HELP)
		.filter((one) => (one === '/' ? place === '/' : place.startsWith(one)))
		.toSorted((one, other) => other.length - one.length);
	return `/docs/guide/${HELP[start] ?? ''}`;
}
