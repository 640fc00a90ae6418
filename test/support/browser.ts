type Page = { status: number; url: string; body: string; headers: Headers };

/** The part of a browser that signing in needs: cookies by origin, redirects and forms. */
export function openBrowser() {
	const jars = new Map<string, Map<string, string>>();

	const jarOf = (url: string) => {
		const { origin } = new URL(url);
		const jar = jars.get(origin) ?? new Map<string, string>();
		jars.set(origin, jar);
		return jar;
	};

	function keepCookies(url: string, headers: Headers): void {
		for (const line of headers.getSetCookie()) {
			const [pair = '', ...attributes] = line.split(';');
			const at = pair.indexOf('=');
			const name = pair.slice(0, at);
			const isExpired = attributes.some((one) =>
				/^\s*(?:max-age=0|expires=Thu, 01 Jan 1970)/i.test(one),
			);
			if (isExpired) jarOf(url).delete(name);
			else jarOf(url).set(name, pair.slice(at + 1));
		}
	}

	/** One request without following a redirect. */
	async function request(url: string, init: RequestInit = {}): Promise<Page> {
		const cookie = [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
		const headers = new Headers(init.headers);
		if (cookie !== '') headers.set('cookie', cookie);
		const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
		keepCookies(url, answer.headers);
		const { status } = answer;
		return { status, url, body: await answer.text(), headers: answer.headers };
	}

	/** Follows redirects until a page, or until the next address satisfies `until`. */
	async function open(
		url: string,
		{ init, until }: { init?: RequestInit; until?: (next: string) => boolean } = {},
	): Promise<Page> {
		let page = await request(url, init);
		for (let step = 0; step < 20; step += 1) {
			const location = page.headers.get('location');
			if (location === null) return page;
			const next = new URL(location, page.url).href;
			if (until?.(next)) return { ...page, url: next };
			page = await request(next);
		}
		throw new Error('too many redirects');
	}

	return { request, open, cookiesOf: (url: string) => jarOf(url) };
}

export type Browser = ReturnType<typeof openBrowser>;

/** Fills in the forms of the provider: its sign-in and its question of consent. Ends at the engine's callback. */
export async function passProvider(
	browser: Browser,
	startUrl: string,
	login: string,
): Promise<{ callbackUrl: string }> {
	const until = (next: string) => next.includes('/oidc/callback?') || next.includes('/sign-in?');
	let page = await browser.open(startUrl, { until });
	for (let form = 0; form < 3 && !until(page.url); form += 1) {
		const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? page.url;
		const prompt = /name="prompt" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
		page = await browser.open(new URL(action, page.url).href, {
			init: {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				body: new URLSearchParams({ prompt, login, password: 'any' }).toString(),
			},
			until,
		});
	}
	if (!until(page.url)) throw new Error(`the provider does not let ${login} in: ${page.status}`);
	return { callbackUrl: page.url };
}
