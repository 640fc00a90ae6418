import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { text as english } from '../../../engine/web/src/text.ts';
import { french } from '../../../engine/web/src/texts/french.ts';
import { german } from '../../../engine/web/src/texts/german.ts';
import { BILL_SCHEMA, makeBill } from '../../support/bills.ts';
import {
	makeEnglishInvoice,
	makeGermanInvoice,
	makeLetter,
	makeStatement,
	photographReceipt,
} from '../../support/office-documents.ts';
import { signIn } from '../../support/dashboard.ts';
import { listTexts } from '../../support/text-uses.ts';
import { openApi } from './api.ts';
import { findBarriers, isTooWide, watchPage } from './browser.ts';
import { choose, NARROW, ORIGIN, OWNER, settle, visit, waitForDrawing, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

const LANGUAGES = [
	{ name: 'English', locale: 'en-GB', lang: 'en', texts: english },
	{ name: 'German', locale: 'de-DE', lang: 'de', texts: german },
	{ name: 'French', locale: 'fr-FR', lang: 'fr', texts: french },
] as const;
type Language = (typeof LANGUAGES)[number];

const TEMPLATE = {
	name: 'Stone bills',
	category: 'INVOICE',
	schema: BILL_SCHEMA,
	review: { fields: { dossier: 1, invoiceDate: 1 }, checks: true },
};
/** Names of templates and fields, which are data of the account. */
const DATA = new Set([
	'Invoice',
	'Receipt',
	'Contract',
	'Identity document',
	'Medical record',
	'Résumé',
	'Bank statement',
	'Utility bill',
	'Delivery note',
	'Payment reminder',
	'Payslip',
]);
/** The lists that the guide shows in each language. */
const SHOWN = new Set(['templates', 'jobs']);
/** Words that occur in most English sentences and in no German or French one. */
const ENGLISH_WORDS = /\b(the|your|you|is|are|with|this|how)\b/i;

/** Everything that a page says: its texts, labels, placeholders and tooltips, but not the contents of documents. */
const READ_ALL = `[...document.querySelectorAll('body *')]
	.filter((one) => !one.closest('script, style, pre, code, bdi, option, .sheet, .values dt, .rows, .review-name'))
	.flatMap((one) => [
		...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
		...['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
	])
	.map((one) => one.trim())
	.filter((one) => one !== '')`;

const ITEMS = [
	['Steckdose weiß', 4, 12.5],
	['Kabel NYM 3x1,5', 25, 1.2],
] as const;

/** The dashboard in each language, by the browser's preference and by the setting; the pictures of the guide. */
export async function speakLanguages(walk: Walk): Promise<void> {
	const { page, step } = walk;
	const paths = { review: '', batch: '' };
	let session = '';
	let api = openApi(walk);

	await step(
		'a language chosen in the settings stays, until the browser decides again',
		async () => {
			await visit(page, '/settings');
			await page.getByLabel(english.settings.language).selectOption('de');
			await page.getByRole('heading', { name: german.settings.title, level: 1 }).waitFor();
			await visit(page, '/jobs');
			await page.getByRole('heading', { name: german.jobs.title, level: 1 }).waitFor();
			await visit(page, '/settings');
			await page.getByLabel(german.settings.language).selectOption('');
			await page.getByRole('heading', { name: english.settings.title, level: 1 }).waitFor();
			assert.equal(await page.getAttribute('html', 'lang'), 'en');
		},
	);

	await step('a document of a new account waits for review', async () => {
		const account = await openAccount(walk);
		session = account.cookie;
		api = openApi({ url: walk.url, apiKey: account.apiKey });
		const templateId = await api.createTemplate(TEMPLATE);
		const bill = await makeBill({ dossier: 'KX-471102', net: 1234.5 });
		paths.review = `/jobs/${await api.submit(templateId, 'bill-1.pdf', bill)}/review`;
	});

	await step('documents of several kinds are in a batch of that account', async () => {
		const wish = { name: '2026-03', templateId: 'auto' };
		const batch = await api.call<{ id: string }>('POST', '/v1/batches', wish);
		const documents = {
			'brandt.pdf': makeGermanInvoice({ number: 'R-4711', date: '12.03.2026', items: ITEMS }),
			'northern-print.pdf': makeEnglishInvoice({
				number: 'NP-2093',
				date: '17 March 2026',
				items: [['Paper A4, 500 sheets', 20, 4.1]],
			}),
			'kassenbon.jpg': photographReceipt(),
			'konto-2026-03.pdf': makeStatement(),
			'hausverwaltung.pdf': makeLetter(),
		};
		for (const [name, content] of Object.entries(documents)) {
			await api.submit('auto', name, await content, { batch: batch.id });
		}
		paths.batch = `/batches/${batch.id}`;
	});

	for (const language of LANGUAGES) {
		await step(`every page is in ${language.name} if the browser prefers it`, async () => {
			const { locale } = language;
			const context = await walk.browser.newContext({ viewport: WIDE, locale });
			try {
				const [name = '', value = ''] = session.split('=', 2);
				await context.addCookies([{ name, value, url: ORIGIN }]);
				await readPages(walk, context, language, paths);
			} finally {
				await context.close();
			}
		});
	}

	await step(
		'the sign-in page is in the language of the browser, and offers the others',
		async () => {
			const context = await walk.browser.newContext({ viewport: NARROW, locale: 'fr-CA' });
			const stranger = await context.newPage();
			await visit(stranger, '/');
			await stranger.getByRole('heading', { name: french.signIn.title }).waitFor();
			await walk.shoot(stranger, 'look-sign-in-fr');
			await stranger.getByLabel(french.settings.language).selectOption('en');
			await stranger.getByRole('heading', { name: english.signIn.title }).waitFor();
			await context.close();
		},
	);
}

/** An account of its own: what other parts of the walk named in English would be found on its pages. */
async function openAccount(walk: Walk): Promise<{ cookie: string; apiKey: string }> {
	const owner = await signIn(walk, OWNER.email, OWNER.password);
	const wish = { email: 'sprachen@company.example', plan: 'premium', entry: 'password' };
	const { body: created } = await owner.call('POST', '/accounts', wish);
	const person = await signIn(walk, wish.email, (created as { password: string }).password);
	const { status, body: key } = await person.call('POST', '/v1/keys', { name: 'n8n' });
	assert.equal(status, 201, JSON.stringify(key));
	return { cookie: person.cookie, apiKey: (key as { secret: string }).secret };
}

async function readPages(
	walk: Walk,
	context: BrowserContext,
	language: Language,
	paths: { review: string; batch: string },
): Promise<void> {
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const { faults } = watchPage(page, ORIGIN);
	const found: string[] = [];
	const inspect = async (name: string) => {
		await settle(page);
		assert.equal(await page.getAttribute('html', 'lang'), language.lang);
		await walk.shoot(page, `${name}-light-${language.lang}`);
		if (language.texts !== english)
			found.push(...(await findEnglish(page, language)).map((one) => `${name}: ${one}`));
		found.push(...(await findBarriers(page)).map((one) => `${name}: ${one}`));
		await page.setViewportSize(NARROW);
		await settle(page);
		await walk.shoot(page, `${name}-narrow-${language.lang}`);
		if (await isTooWide(page)) found.push(`${name} is too wide for a phone`);
		await page.setViewportSize(WIDE);
	};
	const { texts } = language;
	await visit(page, '/');
	await choose(page, texts.tryIt.template, 'Invoice');
	await inspect('look-try-it');
	await page.getByRole('button', { name: texts.tryIt.sample }).click();
	await page.locator('.sheet .box').first().waitFor();
	await waitForDrawing(page);
	await inspect('try-it-result');
	await visit(page, paths.review);
	await waitForDrawing(page);
	await inspect('review');
	await visit(page, paths.batch);
	await inspect('batch');
	for (const name of [
		'templates',
		'jobs',
		'batches',
		'webhooks',
		'keys',
		'usage',
		'people',
		'settings',
	]) {
		await visit(page, `/${name}`);
		await inspect(SHOWN.has(name) ? name : `look-${name}`);
	}
	await page.goto(`${ORIGIN}/templates`);
	await page.getByRole('link', { name: TEMPLATE.name, exact: true }).click();
	await page.getByRole('button', { name: texts.builder.addField, exact: true }).waitFor();
	await inspect('template');
	assert.deepEqual(found, [], `in ${language.name}`);
	assert.deepEqual(faults, [], `in ${language.name}`);
}

/** The English texts on a page of another language. */
async function findEnglish(page: Page, { texts }: Language): Promise<string[]> {
	const own = new Set(listTexts(texts).map(([, one]) => one));
	const foreign = new Set(
		listTexts(english)
			.map(([, one]) => one)
			.filter((one) => !own.has(one)),
	);
	const said = await page.evaluate<string[]>(READ_ALL);
	assert.ok(said.length > 10);
	return said.filter((one) => !DATA.has(one) && (foreign.has(one) || ENGLISH_WORDS.test(one)));
}
