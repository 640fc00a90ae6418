import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findHelp, HELP } from '../../../engine/web/src/shell/help-link.ts';
import { root } from '../../support/run-node.ts';

describe('the help of a page', () => {
	test.each(Object.values(HELP))('%s is a section of the guide', (place) => {
		const [page = '', section = ''] = place.split('.html#');
		const headings = readFileSync(join(root, 'docs', `${page}.md`), 'utf8').matchAll(/^#+ (.+)$/gm);
		const ids = [...headings].map(([, title = '']) =>
			title
				.toLowerCase()
				.replace(/[^\p{L}\p{N}\s_-]/gu, '')
				.replace(/\s/g, '-'),
		);
		expect(ids).toContain(section);
	});

	test('a page below another has its own section, or that of the page above', () => {
		expect(findHelp('/')).toBe('/docs/guide/dashboard.html#quick-example');
		expect(findHelp('/templates')).toContain('templates.html#template');
		expect(findHelp('/templates/new')).toContain('#templates-and-the-studio');
		expect(findHelp('/jobs/1')).toContain('#jobs-batches-and-exports');
		expect(findHelp('/jobs/1/review')).toContain('#review-in-the-dashboard');
		expect(findHelp('/nothing')).toBe('/docs/guide/dashboard.html#quick-example');
	});
});
