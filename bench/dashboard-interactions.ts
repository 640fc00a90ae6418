/**
 * Measures the dashboard in a real browser, with many jobs and a long document, compared with few jobs and a short
 * one.
 */
import { launchBrowser } from '../test/e2e/web/browser.ts';
import type { Page } from '../test/e2e/web/browser.ts';
import { LETTER, makePdf } from '../test/support/documents.ts';
import type { Labelled } from '../test/support/documents.ts';
import { sendForm } from '../test/support/send-form.ts';
import { measureInteraction, watchInteractions } from './measure-interactions.ts';
import type { Measured } from './measure-interactions.ts';
import { print, report } from './report.ts';

const GOAL_MS = 100;
const LONG_PAGES = 500;
const SHORT_PAGES = 5;
/** The list shows 25 rows at a time. */
const OLDER_CLICKS = 20;
/** The list is requested after typing has paused. */
const ANSWERED_MS = 400;

type Setting = {
	url: string;
	email: string;
	password: string;
	apiKey: string;
	templateId: string;
	fillUp: () => Promise<void>;
};

export async function measureInteractions(setting: Setting): Promise<void> {
	const { url, email, password } = setting;
	const browser = await launchBrowser({});
	try {
		const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
		page.setDefaultTimeout(30_000);
		await watchInteractions(page);
		await page.goto(`${url}/jobs`);
		await page.getByLabel('E-mail address').fill(email);
		await page.getByRole('textbox', { name: 'Password' }).fill(password);
		await page.getByRole('button', { name: 'Sign in' }).click();
		await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();

		const few = await useList(page, url);
		await setting.fillUp();
		compare('10,000 jobs', await useList(page, url), few);

		const short = await useDocument(page, url, await submit(setting, SHORT_PAGES));
		const long = await useDocument(page, url, await submit(setting, LONG_PAGES));
		compare(`a document of ${LONG_PAGES} pages`, long, short);
	} finally {
		await browser.close();
	}
}

function compare(what: string, many: readonly Measured[], few: readonly Measured[]): void {
	for (const { name, event, task } of many) {
		const base = few.find((one) => one.name === name);
		const slow = Math.max(event, task);
		const least = base && Math.max(base.event, base.task, 16);
		const ratio = least === undefined ? '' : `, ${(Math.max(slow, 16) / least).toFixed(1)} times`;
		report(`${what}: ${name} (event ${event} ms, long task ${task} ms${ratio} that of few)`, slow, {
			most: GOAL_MS,
		});
	}
	const [slowest] = [...many].sort((a, b) => Math.max(b.event, b.task) - Math.max(a.event, a.task));
	if (slowest) print(`slowest with ${what}: ${slowest.name}`);
}

async function useList(page: Page, url: string): Promise<Measured[]> {
	await page.goto(`${url}/jobs`);
	const rows = page.locator('tbody tr');
	await rows.first().waitFor();
	await page.waitForLoadState('networkidle');
	const answered = async (act: () => Promise<unknown>) => {
		await act();
		await page.waitForTimeout(ANSWERED_MS);
		await page.waitForLoadState('networkidle');
	};
	const older = page.getByRole('button', { name: 'Older' });
	const search = page.getByLabel('File name');
	const found: Measured[] = [];
	const add = async (name: string, act: (round: number) => Promise<unknown>, rounds?: number) => {
		found.push(await measureInteraction(page, name, act, rounds));
	};

	await add('type into the filter', async (round) => {
		await search.fill('');
		await answered(() => search.pressSequentially(`invoice ${round}`, { delay: 20 }));
	});
	await search.fill('');
	await page.waitForLoadState('networkidle');
	const status = page
		.getByRole('combobox', { name: 'Status' })
		.or(page.getByRole('textbox', { name: 'Status' }))
		.last();
	await add('choose a status', (round) =>
		answered(async () => {
			await status.click();
			const name = round % 2 === 0 ? 'Completed' : 'Failed';
			await page.getByRole('option', { name, exact: true }).click();
		}),
	);
	await page.goto(`${url}/jobs`);
	await rows.first().waitFor();
	await page.waitForLoadState('networkidle');
	const goOlder = async () => {
		if (await older.isEnabled()) await answered(() => older.click());
	};
	if (await older.isVisible()) await add('older', goOlder, OLDER_CLICKS);
	await page.evaluate('window.scrollTo(0, 0)');
	await add('select rows', (round) => rows.nth(round).getByRole('checkbox').click());
	await add('scroll', () => page.mouse.wheel(0, 2000), 10);
	await add('open a job and go back', async () => {
		await rows.nth(3).getByRole('link').click();
		await page.getByRole('heading', { name: 'History' }).waitFor();
		await page.goBack();
		await rows.first().waitFor();
	});
	return found;
}

async function useDocument(page: Page, url: string, jobId: string): Promise<Measured[]> {
	await page.goto(`${url}/jobs/${jobId}`);
	await page.locator('.sheet canvas').first().waitFor();
	await page.waitForLoadState('networkidle');
	await page.locator('.viewer-pages').hover();
	const found: Measured[] = [];
	const add = async (name: string, act: (round: number) => Promise<unknown>, rounds?: number) => {
		found.push(await measureInteraction(page, name, act, rounds));
	};
	const scroll = async () => {
		await page.mouse.wheel(0, 1500);
		await page.waitForTimeout(100);
	};
	await add('scroll', scroll, 20);
	await add('zoom in', () => page.getByRole('button', { name: 'Zoom in' }).click(), 2);
	await add('zoom out', () => page.getByRole('button', { name: 'Zoom out' }).click(), 2);
	const goTo = page.getByRole('textbox', { name: 'Go to page' });
	await add('go to a page', async (round) => {
		await goTo.fill('');
		await goTo.pressSequentially(String(round + 1));
		await page.locator(`.sheet[data-page="${round + 1}"]`).waitFor();
	});
	await add('select a value', async () => {
		await page.locator('button.value[data-path="invoiceNumber"]').click();
	});
	const search = page.getByRole('searchbox', { name: 'Search the text' });
	await add(
		'search',
		async () => {
			await search.fill('');
			await search.pressSequentially('nothing of', { delay: 20 });
			await page.getByText(/^1 of \d+$/).waitFor();
		},
		2,
	);
	await add('next match', () => search.press('Enter'), 10);
	return found;
}

async function submit({ url, apiKey, templateId }: Setting, pages: number): Promise<string> {
	const filler = (i: number): Labelled => [
		['Page', `number P-${i + 1}`],
		['Note', 'nothing of interest'],
	];
	const content = await makePdf(
		Array.from({ length: pages }, (_, i) => (i === 2 ? LETTER : filler(i))),
	);
	const file = { field: 'file', name: `${pages} pages.pdf`, content };
	const sent = await sendForm(`${url}/v1/documents/parse/async`, apiKey, { templateId }, [file]);
	const { jobId } = sent.body as { jobId?: string };
	if (jobId === undefined) throw new Error(JSON.stringify(sent.body));
	for (;;) {
		const answer = await fetch(`${url}/v1/jobs/${jobId}?wait=60`, {
			headers: { 'x-api-key': apiKey },
		});
		const { status, error } = (await answer.json()) as { status: string; error: string | null };
		if (status === 'completed') return jobId;
		if (status === 'failed') throw new Error(`${pages} pages: ${error ?? ''}`);
	}
}
