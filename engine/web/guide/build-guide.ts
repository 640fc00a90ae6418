import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Marked } from 'marked';
import type { Token } from 'marked';
import MiniSearch from 'minisearch';

type Section = { id: string; page: string; title: string; text: string };
type Page = { name: string; title: string; html: string; sections: Section[] };

/** What people read first comes first; the others follow by name. */
const FIRST = [
	'README',
	'operations',
	'configuration',
	'templates',
	'interface',
	'n8n',
	'webhooks',
];
const REPOSITORY = 'https://github.com/docsift/n8n-nodes-docsift/blob/main/';
const SEARCHED = ['title', 'text'];

/** Converts every Markdown file of `docs` into a page, writes the search index and copies the images. */
export function buildGuide(docs: string, to: string): void {
	const pages = globSync('*.md', { cwd: docs })
		.map((file) => readPage(basename(file, '.md'), readFileSync(join(docs, file), 'utf8')))
		.toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
	mkdirSync(to, { recursive: true });
	for (const page of pages) writeFileSync(join(to, `${page.name}.html`), layOut(page, pages));
	const [first] = pages;
	if (!first) throw new Error(`there is no documentation in ${docs}`);
	writeFileSync(join(to, 'index.html'), layOut(first, pages));
	const index = new MiniSearch<Section>({ fields: SEARCHED, storeFields: ['page', 'title'] });
	index.addAll(pages.flatMap(({ sections }) => sections));
	writeFileSync(join(to, 'search-index.json'), JSON.stringify(index));
	const library = createRequire(import.meta.url).resolve('minisearch');
	cpSync(join(library, '../../umd/index.js'), join(to, 'minisearch.js'));
	for (const file of ['guide.css', 'guide.js'])
		cpSync(join(import.meta.dirname, file), join(to, file));
	cpSync(join(docs, 'images'), join(to, 'images'), { recursive: true });
}

function rank({ name }: Page): number {
	const place = FIRST.indexOf(name);
	return place === -1 ? FIRST.length : place;
}

function readPage(name: string, markdown: string): Page {
	const marked = new Marked();
	const used = new Map<string, number>();
	const sections: Section[] = [];
	marked.use({
		renderer: {
			heading({ tokens, depth, text }) {
				const id = slug(text, used);
				return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
			},
			link({ href, tokens }) {
				const shown = this.parser.parseInline(tokens);
				return `<a href="${escapeHtml(followLink(href))}">${shown}</a>`;
			},
		},
	});
	const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name;
	const known = new Map<string, number>();
	let section: Section | undefined;
	for (const token of marked.lexer(markdown)) {
		if (token.type === 'heading') {
			const { text } = token as { text: string };
			section = { id: `${name}.html#${slug(text, known)}`, page: title, title: text, text: '' };
			sections.push(section);
		} else if (section) section.text += `${plainText(token)} `;
	}
	// Wide code and tables scroll, so the keyboard must reach them.
	const html = marked
		.parse(markdown, { async: false })
		.replaceAll(/<(pre|table)>/g, '<$1 tabindex="0">');
	return { name, title, html, sections };
}

/** The same anchors as on GitHub, so that links between pages work in both places. */
function slug(text: string, used: Map<string, number>): string {
	const base = text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.trim()
		.replace(/\s/g, '-');
	const count = used.get(base) ?? 0;
	used.set(base, count + 1);
	return count === 0 ? base : `${base}-${count}`;
}

/** Links between pages of the guide stay in it; links to other files lead to the published repository. */
function followLink(href: string): string {
	return href.replace(/^([\w-]+)\.md(?=#|$)/, '$1.html').replace(/^\.\.\//, REPOSITORY);
}

function plainText(token: Token): string {
	return token.raw.replace(/[`*_|#>[\]()-]+/g, ' ').replace(/\s+/g, ' ');
}

function layOut({ name, title, html }: Page, pages: readonly Page[]): string {
	const menu = pages
		.map(({ name: one, title: label }) => {
			const here = one === name ? ' aria-current="page"' : '';
			return `<li><a href="${one}.html"${here}>${escapeHtml(label)}</a></li>`;
		})
		.join('');
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – DocSift</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="guide.css">
<script src="minisearch.js" defer></script>
<script src="guide.js" defer></script>
</head>
<body>
<nav aria-label="Pages">
<p><a class="brand" href="/">DocSift</a></p>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off">
<ul id="found" aria-live="polite" hidden></ul>
<ul>${menu}</ul>
<p><a href="/docs">All routes</a></p>
</nav>
<main>
${html}</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
