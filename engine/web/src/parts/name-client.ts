import { text } from '../text.ts';

const BROWSERS: [RegExp, string][] = [
	[/Edg\//, 'Edge'],
	[/OPR\//, 'Opera'],
	[/Firefox\//, 'Firefox'],
	[/Chrome\/|Chromium\//, 'Chrome'],
	[/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
	[/iPhone|iPad/, 'iOS'],
	[/Android/, 'Android'],
	[/Windows/, 'Windows'],
	[/Mac OS X|Macintosh/, 'macOS'],
	[/CrOS/, 'ChromeOS'],
	[/Linux/, 'Linux'],
];

/** "Firefox on Linux" from a user agent; the raw text if neither is known. */
export function nameClient(client: string): string {
	const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(client))?.[1];
	const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
	if (browser && system) return text.settings.client(browser, system);
	return browser ?? system ?? (client.slice(0, 60) || '–');
}
