import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { makePdf } from '../../support/documents.ts';
import { watchPage } from './browser.ts';
import { lookAt } from './look-at.ts';
import { choose, openPage, ORIGIN, takeSecret, visit, WIDE } from './walk.ts';
import { openApi } from './api.ts';
import type { Walk } from './walk.ts';

const RITA = { email: 'rita@company.example', password: 'a choice of her own' };

/** Tests several people in one account, and the activity log. */
export async function shareAccount(walk: Walk): Promise<void> {
	const { page, step, browser } = walk;
	const context = await browser.newContext({ viewport: WIDE });
	walk.atEnd(() => context.close());
	const other = await context.newPage();
	const { faults } = watchPage(other, ORIGIN);

	await step('an owner invites a reviewer, who joins by the link', async () => {
		await openPage(page, 'People');
		await page.getByRole('button', { name: 'Invite someone' }).click();
		await page.getByLabel('E-mail address').fill(RITA.email);
		await page.getByRole('radio', { name: 'Reviewer' }).check();
		await lookAt(walk, page, 'step-people-invite');
		await page.getByRole('dialog').getByRole('button', { name: 'Invite someone' }).click();
		const link = await takeSecret(page);
		await page.getByRole('row', { name: /rita@company.*Reviewer.*Invited/ }).waitFor();
		await other.goto(link);
		await other.getByLabel('Password, at least').fill(RITA.password);
		await other.getByRole('button', { name: 'Sign in' }).click();
		await other.getByRole('heading', { name: 'Review', level: 1 }).waitFor();
		await page.reload();
		await page.getByRole('combobox', { name: `Role of ${RITA.email}` }).waitFor();
		await lookAt(walk, page, 'people');
	});

	await step('a reviewer sees the work of the account and changes no template', async () => {
		for (const name of ['API keys', 'Webhooks', 'People', 'Accounts']) {
			assert.equal(await other.getByRole('link', { name, exact: true }).count(), 0, name);
		}
		await openPage(other, 'Batches');
		assert.equal(await other.getByRole('button', { name: 'New batch' }).count(), 0);
		await openPage(other, 'Templates');
		await other.getByRole('link', { name: 'Invoice', exact: true }).last().click();
		await other.getByRole('button', { name: 'Versions' }).click();
		await other.getByText('Version 1').waitFor();
		assert.equal(await other.getByRole('button', { name: /^Restore/ }).count(), 0);
		assert.deepEqual(faults, []);
	});

	for (const role of ['Owner', 'Editor', 'Reviewer', 'Viewer'] as const) {
		await step(`every page offers to the ${role.toLowerCase()} what that role may do`, async () => {
			await choose(page, `Role of ${RITA.email}`, role);
			await offersOnly(other, role, walk);
			assert.deepEqual(faults, []);
		});
	}

	await step('role changes apply at once, and the activity log shows them', async () => {
		await choose(page, `Role of ${RITA.email}`, 'Editor');
		await visit(other, '/batches');
		await other.getByRole('button', { name: 'New batch' }).first().waitFor();
		await page.getByRole('link', { name: 'View activity' }).click();
		await page
			.getByRole('row', { name: /changed the role of rita@company/ })
			.first()
			.waitFor();
		await page.getByRole('row', { name: /invited rita@company/ }).waitFor();
		await lookAt(walk, page, 'activity');
		await choose(page, 'Who', RITA.email);
		await page
			.getByRole('row', { name: /changed the role/ })
			.first()
			.waitFor({ state: 'detached' });
		await page.getByRole('row', { name: /accepted an invitation/ }).waitFor();
	});

	await step('a removed person is signed out at once', async () => {
		await openPage(page, 'People');
		await page.getByRole('button', { name: `Actions for ${RITA.email}` }).click();
		await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
		await page.getByRole('row', { name: /rita@company/ }).waitFor({ state: 'detached' });
		await other.goto(`${ORIGIN}/jobs`);
		await other.getByRole('heading', { name: 'Sign in to DocSift' }).waitFor();
	});
}

const ROLES = ['Viewer', 'Reviewer', 'Editor', 'Owner'] as const;
type Role = (typeof ROLES)[number];

/** The controls of each page, and the lowest role that may use them. */
const CONTROLS: { path: string; name: string | RegExp; least: Role }[] = [
	{ path: '/templates', name: 'New template', least: 'Editor' },
	{ path: '/templates', name: 'From a document', least: 'Editor' },
	{ path: '/templates', name: 'Actions for Shared', least: 'Editor' },
	{ path: '/templates', name: 'Use this: Invoice', least: 'Editor' },
	{ path: 'template', name: 'Publish', least: 'Editor' },
	{ path: 'template', name: 'Add a field', least: 'Editor' },
	{ path: 'template', name: 'Versions', least: 'Viewer' },
	{ path: 'template', name: 'Accuracy', least: 'Viewer' },
	{ path: 'accuracy', name: 'Read the samples again', least: 'Reviewer' },
	{ path: 'accuracy', name: /^Forget the lesson/, least: 'Editor' },
	{ path: '/jobs', name: 'Submit a document', least: 'Editor' },
	{ path: '/jobs', name: 'Export', least: 'Viewer' },
	{ path: 'job', name: 'Review this result', least: 'Reviewer' },
	{ path: 'job', name: 'Delete', least: 'Editor' },
	{ path: 'desk', name: 'Approve', least: 'Reviewer' },
	{ path: '/batches', name: 'New batch', least: 'Editor' },
	{ path: '/webhooks', name: 'New webhook', least: 'Owner' },
	{ path: '/keys', name: 'New key', least: 'Owner' },
	{ path: '/people', name: 'Invite someone', least: 'Owner' },
	{ path: '/', name: 'Use the sample invoice', least: 'Editor' },
];
type Places = { template: string; accuracy: string; job: string; desk: string };
let places: Places | undefined;

/** Creates a template with a lesson from a corrected result. */
async function makePlaces(walk: Walk): Promise<Places> {
	const api = openApi(walk);
	const field = { type: 'string' };
	const schema = { data: { reference: field } };
	const id = await api.createTemplate({ name: 'Shared', category: 'CUSTOM', schema });
	const job = await api.submit(id, 'shared.pdf', await makePdf([[['Reference', 'SH-77']]]));
	await api.call('PATCH', `/v1/jobs/${job}/result`, {
		changes: [{ path: 'reference', value: 'SH-77' }],
		approve: true,
	});
	const [template, at] = [`/templates/${id}`, `/jobs/${job}`];
	return { template, accuracy: `${template}/accuracy`, job: at, desk: `${at}/review` };
}

/** Checks that every page has exactly the controls that a role may use. */
async function offersOnly(page: Page, role: Role, walk: Walk): Promise<void> {
	places ??= await makePlaces(walk);
	const rank = ROLES.indexOf(role);
	for (const [path, controls] of Map.groupBy(CONTROLS, (one) => one.path)) {
		await visit(page, path in places ? places[path as keyof Places] : path);
		for (const { name, least } of controls) {
			const found = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
			if (rank >= ROLES.indexOf(least)) await found.waitFor();
			else assert.equal(await found.count(), 0, `${path}: “${String(name)}” for the ${role}`);
		}
		assert.equal(
			await page.getByText('Something went wrong').count(),
			0,
			`${path} for the ${role}`,
		);
	}
}
