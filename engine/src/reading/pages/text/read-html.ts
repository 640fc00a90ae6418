import { Parser } from 'htmlparser2';
import { problem } from '../../../model/problem.ts';
import { buildFlow } from '../flow/build-flow.ts';
import type { FlowBlock } from '../flow/flow.ts';

/** Elements that are not displayed. */
const UNSEEN: ReadonlySet<string> = new Set([
	'script',
	'style',
	'head',
	'template',
	'noscript',
	'svg',
	'math',
	'object',
	'iframe',
	'audio',
	'video',
	'canvas',
	'select',
	'textarea',
]);
/** Block elements; those of the second kind have a margin. */
const LINES: ReadonlySet<string> = new Set([
	'div',
	'section',
	'article',
	'header',
	'footer',
	'main',
	'nav',
	'aside',
	'li',
	'dt',
	'dd',
	'address',
	'form',
	'fieldset',
	'legend',
	'figure',
	'figcaption',
	'details',
	'summary',
	'caption',
	'center',
	'body',
]);
const PARAGRAPHS: ReadonlySet<string> = new Set([
	'p',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'ul',
	'ol',
	'dl',
	'blockquote',
	'pre',
	'hr',
]);
const HEADING = /^h[1-6]$/;
const VOID: ReadonlySet<string> = new Set([
	'area',
	'base',
	'br',
	'col',
	'embed',
	'hr',
	'img',
	'input',
	'link',
	'meta',
	'source',
	'wbr',
]);
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** The nesting limit of browsers. */
const MAX_DEPTH = 512;

/** Reads the text of an HTML page, tables as tables. Nothing is fetched: pictures, styles and frames are ignored. */
export function readHtml(html: string): FlowBlock[] {
	const flow = buildFlow();
	let depth = 0;
	/** The depth of the outermost hidden element; 0 if everything is visible. */
	let hiddenAt = 0;
	let preDepth = 0;
	let preText = '';
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				depth += 1;
				if (depth > MAX_DEPTH) throw problem('DOCUMENT_DAMAGED', { kind: 'HTML page' });
				if (hiddenAt > 0) return;
				const { style = '', hidden } = attributes;
				const isHidden = UNSEEN.has(name) || hidden !== undefined || HIDDEN.test(style);
				if (isHidden && !VOID.has(name)) hiddenAt = depth;
				else if (!isHidden) openTag(name, attributes);
			},
			ontext(text) {
				if (hiddenAt > 0) return;
				if (preDepth > 0) preText += text;
				else {
					const collapsed = text.replace(/[ \t\n\r]+/g, ' ');
					flow.text(flow.isLineEmpty() ? collapsed.trimStart() : collapsed);
				}
			},
			onclosetag(name) {
				if (hiddenAt === 0) closeTag(name);
				else if (hiddenAt === depth) hiddenAt = 0;
				depth -= 1;
			},
		},
		{ decodeEntities: true, lowerCaseTags: true },
	);

	function openTag(name: string, attributes: Record<string, string>): void {
		if (name === 'br') {
			if (preDepth > 0) preText += '\n';
			else flow.endLine();
		} else if (name === 'table') flow.openTable();
		else if (name === 'tr') flow.openRow();
		else if (name === 'td' || name === 'th') flow.openCell(Number(attributes.colspan) || 1);
		else if (PARAGRAPHS.has(name)) flow.blank();
		else if (LINES.has(name)) flow.endLine();
		if (name === 'pre') preDepth += 1;
	}

	function closeTag(name: string): void {
		if (name === 'pre' && preDepth > 0) {
			preDepth -= 1;
			if (preDepth === 0) {
				flow.fixed(preText);
				preText = '';
			}
		}
		if (name === 'table') flow.closeTable();
		else if (name === 'tr') flow.closeRow();
		else if (name === 'td' || name === 'th') flow.closeCell();
		else if (HEADING.test(name)) flow.endLine(true);
		else if (PARAGRAPHS.has(name)) flow.blank();
		else if (LINES.has(name)) flow.endLine();
	}

	parser.write(html);
	parser.end();
	return flow.finish();
}

/** The encoding that a page declares in its first kilobyte. */
export function findCharset(bytes: Uint8Array): string | undefined {
	const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
	return /<meta[^<>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
}
