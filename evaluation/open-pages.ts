import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Page } from '../engine/src/model/document.ts';
import type { FieldMap, TemplateSchema } from '../engine/src/model/template.ts';
import { ASKED } from './asked-in-words.ts';
import type { Comparison } from './compare.ts';
import type { Kinds } from './score.ts';

/** A document of a page file: words with their places, the fields, and the values. */
export type LabelledPages = {
	set: string;
	id: string;
	pages: Page[];
	schema: TemplateSchema;
	kinds: Kinds;
	truth: Readonly<Record<string, unknown>>;
};

const wordSchema = z.object({
	t: z.string(),
	x0: z.number(),
	y0: z.number(),
	x1: z.number(),
	y1: z.number(),
	p: z.number().int().optional(),
});
const documentSchema = z.object({
	id: z.string(),
	kind: z.string().optional(),
	width: z.number(),
	height: z.number(),
	dims: z.array(z.tuple([z.number(), z.number(), z.number()])).optional(),
	words: z.array(wordSchema),
	fields: z
		.array(
			z.object({
				name: z.string(),
				description: z.string().nullish(),
				type: z.string(),
				value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
			}),
		)
		.optional(),
	truth: z.record(z.string(), z.unknown()).optional(),
});
type Labelled = z.infer<typeof documentSchema>;

/** The letter height relative to the box of a word, as in PDFs. */
const LETTERS = 0.8;

/** The documents of a file of labelled pages, one per line (training/README.md). */
export function openPages(path: string): LabelledPages[] {
	const bytes = readFileSync(path);
	const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
	const set = parse(path).base.replace(/\.jsonl(?:\.gz)?$/, '');
	return text
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => {
			const document = documentSchema.parse(JSON.parse(line));
			return { set, id: document.id, pages: toPages(document), ...toTask(document) };
		});
}

function toPages({ words, width, height, dims = [[0, width, height]] }: Labelled): Page[] {
	return dims.map(([number, pageWidth, pageHeight], index) => ({
		index,
		width: pageWidth,
		height: pageHeight,
		words: words
			.filter(({ p = 0, t }) => p === number && t.trim() !== '')
			.map(({ t, x0, y0, x1, y1 }) => ({
				text: t,
				box: { x0, y0, x1, y1 },
				confidence: 1,
				size: LETTERS * (y1 - y0),
				angle: 0,
			})),
		fields: [],
		source: 'text',
		rotation: 0,
	}));
}

function toTask(document: Labelled): Pick<LabelledPages, 'schema' | 'kinds' | 'truth'> {
	const data: FieldMap = {};
	const kinds: Record<string, Comparison> = {};
	const truth: Record<string, unknown> = {};
	for (const { name, description, type, value } of document.fields ?? []) {
		const path = name.replace(/\W+/gu, '_');
		if (path in data || !(type in COMPARED)) continue;
		const wanted = type as keyof typeof COMPARED;
		data[path] = { type: wanted, ...(description ? { description } : {}) };
		kinds[path] = COMPARED[wanted](String(value ?? ''));
		truth[path] = value;
	}
	const places = hash(document.id);
	for (const [key, value] of Object.entries(document.truth ?? {})) {
		const asked = ASKED[key];
		const [name, description] = asked?.words[places % asked.words.length] ?? [];
		if (!asked || name === undefined || name in data) continue;
		data[name] = { type: asked.type, ...(description ? { description } : {}) };
		kinds[name] = asked.comparison;
		truth[name] = value;
	}
	return { schema: { data }, kinds, truth };
}

/** Texts with digits are compared as identifiers; long texts need not match exactly. */
const COMPARED = {
	number: () => 'amount',
	date: () => 'date',
	string: (value) => {
		if (/\d/.test(value) && !/\p{L}{4}/u.test(value)) return 'id';
		return value.split(/\s+/).length > 4 ? 'text' : 'name';
	},
} satisfies Record<string, (value: string) => Comparison>;

function hash(text: string): number {
	let sum = 7;
	for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
	return sum;
}
