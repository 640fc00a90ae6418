import type { Page } from '../../model/document.ts';
import type { PageRange, Split } from '../../model/split.ts';
import type { FieldMap } from '../../model/template.ts';
import type { TemplateMatch } from '../../model/template-match.ts';

/** What a template is recognised by. */
export type TemplateProfile = {
	id: string;
	name: string;
	category: string | null;
	fields: FieldMap;
	match?: TemplateMatch | undefined;
};

/** One document in a file. */
export type DocumentPiece = {
	pages: PageRange;
	kind: string;
	/** null: none of the templates fits. */
	templateId: string | null;
	confidence: number;
	language: string | null;
	/** Sentences that say why. */
	reasons: string[];
	/** How sure it is that a document begins on its first page. */
	boundaryConfidence: number;
};

/** Page numbers with a total: "Page 2 of 3", "2/3". */
const NUMBERED = /(?:^|\s)(\d{1,3})\s?(?:of|von|de|di|van|\/)\s?(\d{1,3})(?=\s|$)/iu;
/** Words at the top and the bottom of a page where its number stands. */
const EDGE_WORDS = 12;

type Options = {
	split: Split;
	templates: readonly TemplateProfile[];
	sender?: string | undefined;
	/** What the process has loaded already. */
	models?: unknown;
};

/** The documents of a file, in page order. Pages are numbered by their place. Pure. */
export function sortPages(pages: readonly Page[], options: Options): Promise<DocumentPiece[]> {
	const texts = pages.map(readPage);
	const pieces = cutPages(texts, options.split).map(({ confidence, ...range }) => {
		const own = texts.slice(range.from - 1, range.to);
		return { pages: range, boundaryConfidence: confidence, ...chooseTemplate(own, options) };
	});
	return Promise.resolve(pieces);
}

type PageText = { isBlank: boolean; words: ReadonlySet<string>; number: number | null };

function readPage({ words }: Page): PageText {
	const texts = words.map(({ text }) => text);
	const edges = [texts.slice(0, EDGE_WORDS), texts.slice(-EDGE_WORDS)].map((all) => all.join(' '));
	const [, number] = edges.flatMap((edge) => NUMBERED.exec(edge) ?? []);
	return {
		isBlank: words.length === 0,
		words: new Set(texts.flatMap(splitWords)),
		number: number === undefined ? null : Number(number),
	};
}

function splitWords(text: string): string[] {
	return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

type Cut = PageRange & { confidence: number };

function cutPages(pages: readonly PageText[], split: Split): Cut[] {
	const sure = (range: PageRange): Cut => ({ ...range, confidence: 1 });
	if (split.by === 'ranges') return split.ranges.map(sure);
	const length = pages.length;
	const step = split.by === 'count' ? split.pages : length;
	if (split.by !== 'auto') {
		return Array.from({ length: Math.ceil(length / step) }, (_, i) =>
			sure({ from: i * step + 1, to: Math.min((i + 1) * step, length) }),
		);
	}
	const cuts: Cut[] = [];
	for (const [i, page] of pages.entries()) {
		const last = cuts.at(-1);
		const confidence = beginsDocument(page, pages[i - 1]);
		if (!last || confidence !== null) {
			cuts.push({ from: i + 1, to: i + 1, confidence: confidence ?? 1 });
		} else last.to = i + 1;
	}
	return cuts;
}

/** How sure a document begins on a page; null: it goes on. */
function beginsDocument(page: PageText, before: PageText | undefined): number | null {
	if (!before) return 1;
	if (page.isBlank !== before.isBlank) return 0.9;
	if (page.number === 1) return 0.95;
	// The numbers of the document before have ended, and this page has none.
	return before.number !== null && page.number === null ? 0.4 : null;
}

function chooseTemplate(pages: readonly PageText[], { templates }: Options) {
	if (pages.every(({ isBlank }) => isBlank)) return without('blank', 'The pages are blank.');
	const words = new Set(pages.flatMap((page) => [...page.words]));
	const [first, second] = templates
		.map((template) => ({ template, score: scoreTemplate(template, words) }))
		.toSorted((a, b) => b.score - a.score);
	if (!first) return without('other', 'There is no template.');
	if (first.score === 0 && templates.length > 1) {
		return without('other', 'No words of any template were found.');
	}
	const { id, name, category } = first.template;
	const lead = first.score - (second?.score ?? 0);
	const confidence = templates.length === 1 ? 1 : Math.min(0.5 + lead, 0.99);
	return {
		kind: (category ?? 'custom').toLowerCase(),
		templateId: id,
		confidence,
		language: null,
		reasons: [`Most words of the template "${name}" were found.`],
	};
}

function without(kind: string, reason: string) {
	return { kind, templateId: null, confidence: 0.9, language: null, reasons: [reason] };
}

/** The share of the words of its name, its hints and its fields that the pages have. */
function scoreTemplate({ name, fields, match }: TemplateProfile, words: ReadonlySet<string>) {
	const labels = Object.keys(fields).flatMap((field) =>
		splitWords(field.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')),
	);
	const own = new Set([...splitWords(name), ...labels]);
	const found = [...own].filter((word) => words.has(word)).length;
	const hinted = (match?.words ?? []).some((hint) => splitWords(hint).every((w) => words.has(w)));
	return (own.size === 0 ? 0 : found / own.size) + (hinted ? 1 : 0);
}
