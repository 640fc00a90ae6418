import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/run-node.ts';
import { sendForm } from '../../support/send-form.ts';
import { findBarriers, isTooWide } from './browser.ts';
import { NARROW, settle, visit, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

const NAMES = [
	'<img src=x onerror="window.hacked=1">',
	'"><script>window.hacked=1</script>',
	'{{constructor.constructor("window.hacked=1")()}}',
	'\u202Efdp.exe\u202C عقد الإيجار',
	'👩‍👩‍👧‍👦 𝕀𝕟𝕧𝕠𝕚𝕔𝕖 🧾',
	'averyveryverylongnamewithoutanyspace'.repeat(5),
];

export async function tryHostileNames(walk: Walk): Promise<void> {
	const { page, step, shoot } = walk;
	const paths = await addHostileThings(walk);
	await step('hostile names break no page', async () => {
		for (const path of paths) {
			await visit(page, path);
			assert.equal(await page.evaluate('window.hacked'), undefined, path);
			await page.setViewportSize(NARROW);
			// Wait for the menu to close.
			await settle(page);
			assert.equal(await isTooWide(page), false, `${path} is too wide for a phone`);
			await page.setViewportSize(WIDE);
			assert.equal(await isTooWide(page), false, `${path} is too wide`);
			assert.deepEqual(await findBarriers(page), [], path);
		}
		await visit(page, '/templates');
		await shoot(page, 'hostile-names');
	});
}

/** Creates data of every kind with hostile names; returns the pages that show it. */
async function addHostileThings({ url, apiKey }: Walk): Promise<string[]> {
	const content = readFileSync(join(root, 'examples/invoice.pdf'));
	const paths = ['/', '/templates', '/jobs', '/keys'];
	for (const [i, name] of NAMES.entries()) {
		const field = name.slice(0, 60);
		const draft = {
			name: name.slice(0, 190),
			description: name.repeat(3).slice(0, 500),
			category: 'CUSTOM',
			schema: { data: { [field]: { type: 'string', description: 'Invoice number' } } },
		};
		const answer = await fetch(`${url}/v1/templates`, {
			method: 'POST',
			headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
			body: JSON.stringify(draft),
		});
		assert.equal(answer.status, 201, await answer.clone().text());
		const { id } = (await answer.json()) as { id: string };
		const file = { field: 'file', name: `${name.replaceAll('/', '')}.pdf`, content };
		const submitted = await sendForm(
			`${url}/v1/documents/parse/async`,
			apiKey,
			{ templateId: id },
			[file],
		);
		assert.equal(submitted.status, 202, JSON.stringify(submitted.body));
		const { jobId } = submitted.body as { jobId: string };
		await fetch(`${url}/v1/jobs/${jobId}?wait=20`, { headers: { 'x-api-key': apiKey } });
		if (i !== 2) paths.push(`/templates/${id}`, `/jobs/${jobId}`, `/jobs/${jobId}/review`);
	}
	return paths;
}
