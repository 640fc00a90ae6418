import { z } from 'zod';
import type { Page, PlacedWord } from '../../model/document.ts';
import type { KnownPlace, Learnt, Lesson } from '../../model/memory.ts';
import { DOCUMENT_TYPES, IMAGE_TYPES } from '../../model/formats.ts';
import type { ShownPages } from '../../model/shown-page.ts';
import type { ProblemCode } from '../../model/problem.ts';
import type { HeldCounts, Question } from '../../model/second-reader.ts';
import { FIELD_TYPES, STRING_FORMATS } from '../../model/template.ts';
import type { InferredTemplate, TemplateSchema } from '../../model/template.ts';
import type { Extraction } from '../../model/extraction.ts';
import type { MailPart } from '../pages/mail/open-mail.ts';
import type { DrawnImage } from '../pages/image/draw-image.ts';
import type { Scalar } from '../extraction/values/parse-value.ts';

/** The steps of the recipe that run in child processes. */
export type Tasks = {
	open: { input: OpenInput; output: Opened };
	ocr: { input: OcrInput; output: Page };
	extract: { input: ExtractInput; output: Outcome | null };
	draw: { input: DrawInput; output: DrawnImage };
	unpack: { input: UnpackInput; output: MailPart[] };
	picture: { input: PictureInput; output: null };
	ground: { input: GroundInput; output: { extraction: Extraction; counts: HeldCounts } };
	learn: { input: LearnInput; output: Learnt };
	gather: { input: GatherInput; output: Gathered };
	'sample words': { input: SampleWordsInput; output: PlacedWord[] };
	words: { input: WordsInput; output: ShownPages };
	value: { input: ValueInput; output: Scalar | null };
	reread: { input: RereadInput; output: Extraction | null };
};
export type TaskKind = keyof Tasks;

/** What a document was read for: the values of a schema, or without one a template of its own. */
export type Outcome = Asked | { inferred: InferredTemplate };

/**
 * What the first reader found, and what the second one is to be asked, where it is wanted and anything is left
 * to ask. The pages then wait in `pagesFile` for the answer, with what was found on them.
 */
export type Asked = {
	extraction: Extraction;
	question?: Question & { scans?: { index: number; rotation: number }[] };
	/** Its words, packed, where they are to be kept. */
	reading?: Uint8Array;
};

/**
 * A document without scans is extracted where it was opened; of one with scans the other pages wait
 * in `pagesFile`. Either way the words of a text need not travel through the process that serves the
 * API, whose memory is not bounded. The outcome is null when no page holds any text.
 */
export type Opened = {
	pageCount: number;
	/** How many of them were chosen to be read. */
	chosenCount: number;
	outcome: Outcome | null;
	/** Indexes of the pages that need OCR. */
	scans: number[];
	/** Of the words of its first page, where what was taught is looked up before the values are read. */
	hashes?: number[];
};

const limits = z.object({ maxPages: z.int(), maxScannedPages: z.int(), maxPixels: z.int() });
const source = z.object({
	path: z.string(),
	type: z.enum(DOCUMENT_TYPES),
	limits,
	/** For a protected PDF. */
	password: z.string().optional(),
});
const ocrInput = source.extend({ index: z.int(), languages: z.array(z.string()).min(1) });

/** Pages and schemas were checked when they were made; walking them again would cost as much as reading. */
const trusted = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** null: infer one. */
const schema = trusted<TemplateSchema>().nullable();

/** Whether the second reader is asked afterwards, and how. */
const second = z
	.object({ mode: z.enum(['missing', 'doubtful', 'always']), maxPages: z.int() })
	.optional();

const openInput = source.extend({
	schema,
	second,
	pagesFile: z.string(),
	/** Whether something was taught about such documents: then they are read in a second step. */
	hasLessons: z.boolean().optional(),
	/** Whether its words are wanted, too. */
	keep: z.boolean().optional(),
	/** Whether it is read for whatever will be asked later: its pages wait in `pagesFile` in any case. */
	onlyRead: z.boolean().optional(),
	/** Which pages are read; left out: all. */
	pages: z.array(z.object({ from: z.int(), to: z.int() })).optional(),
});
/** A page of a picture, and where its PNG goes. */
const drawInput = z.object({
	path: z.string(),
	type: z.enum(IMAGE_TYPES),
	index: z.int(),
	target: z.string(),
	limits,
});
/** Pages whose words are shown: those that were kept, the others from the document, where it has words. */
const wordsInput = z.object({
	reading: trusted<Uint8Array>().nullable(),
	document: source.nullable(),
	from: z.int(),
	to: z.int(),
});
/** What a person points at, and the kind of value that is wanted. */
const valueInput = z.object({
	text: z.string(),
	type: z.enum(FIELD_TYPES),
	format: z.enum(STRING_FORMATS).optional(),
});
/** Words that were kept, read again for a template. */
const rereadInput = z.object({
	reading: trusted<Uint8Array>(),
	schema: trusted<TemplateSchema>(),
});
export type WordsInput = z.infer<typeof wordsInput>;
export type ValueInput = z.infer<typeof valueInput>;
export type RereadInput = z.infer<typeof rereadInput>;
const extractInput = z.object({
	/** Where the opening left the pages of text. */
	pagesFile: z.string(),
	scans: z.array(trusted<Page>()),
	schema,
	second,
	lessons: z.array(trusted<Lesson>()).optional(),
	keep: z.boolean().optional(),
});
/** The words of a document, its right values, and what is known about where they stand. */
const learnInput = z.object({
	reading: trusted<Uint8Array>(),
	schema: trusted<TemplateSchema>(),
	right: z.record(z.string(), z.unknown()),
	places: z.array(z.tuple([z.string(), trusted<KnownPlace>()])),
	removed: z.array(z.string()),
});
export type LearnInput = z.infer<typeof learnInput>;
/** A mail, and the folder for what it holds. */
const unpackInput = z.object({
	path: z.string(),
	type: z.enum(['eml', 'msg', 'xml']),
	into: z.string(),
	limits: z.object({ maxDocuments: z.int(), maxUnpackedBytes: z.int() }),
});
/** A scanned page, how far it is turned to be read, and where its picture goes. */
const pictureInput = source.extend({ index: z.int(), rotation: z.number(), target: z.string() });
/** What the second reader said, and where the pages wait for it. */
const groundInput = z.object({
	pagesFile: z.string(),
	schema: trusted<TemplateSchema>(),
	values: z.record(z.string(), z.unknown()),
});
/** Pages of text and pages that OCR has read, and where all of them go together. */
const gatherInput = z.object({
	pagesFile: z.string(),
	scans: z.array(trusted<Page>()),
	target: z.string(),
});
const sampleWordsInput = z.object({ pagesFile: z.string(), index: z.int() });
export type GatherInput = z.infer<typeof gatherInput>;
export type SampleWordsInput = z.infer<typeof sampleWordsInput>;
/** Of the words of the first page; `isEmpty`: no page says anything. */
export type Gathered = { hashes: number[]; isEmpty: boolean };
export type PictureInput = z.infer<typeof pictureInput>;
export type GroundInput = z.infer<typeof groundInput>;
export type UnpackInput = z.infer<typeof unpackInput>;
export type OpenInput = z.infer<typeof openInput>;
export type OcrInput = z.infer<typeof ocrInput>;
export type DrawInput = z.infer<typeof drawInput>;
export type ExtractInput = z.infer<typeof extractInput>;

export const requestSchema = z.discriminatedUnion('kind', [
	z.object({ id: z.int(), kind: z.literal('open'), input: openInput }),
	z.object({ id: z.int(), kind: z.literal('ocr'), input: ocrInput }),
	z.object({ id: z.int(), kind: z.literal('extract'), input: extractInput }),
	z.object({ id: z.int(), kind: z.literal('draw'), input: drawInput }),
	z.object({ id: z.int(), kind: z.literal('unpack'), input: unpackInput }),
	z.object({ id: z.int(), kind: z.literal('picture'), input: pictureInput }),
	z.object({ id: z.int(), kind: z.literal('ground'), input: groundInput }),
	z.object({ id: z.int(), kind: z.literal('learn'), input: learnInput }),
	z.object({ id: z.int(), kind: z.literal('gather'), input: gatherInput }),
	z.object({ id: z.int(), kind: z.literal('sample words'), input: sampleWordsInput }),
	z.object({ id: z.int(), kind: z.literal('words'), input: wordsInput }),
	z.object({ id: z.int(), kind: z.literal('value'), input: valueInput }),
	z.object({ id: z.int(), kind: z.literal('reread'), input: rereadInput }),
]);
export type TaskRequest = z.infer<typeof requestSchema>;

export const childSettingsSchema = z.object({
	ocrEngine: z.enum(['pp-ocr', 'tesseract.js', 'tesseract']),
	ocrDataFolder: z.string(),
	/** The tesseract program, for the engines that use it. */
	ocrProgram: z.string(),
});
export type ChildSettings = z.infer<typeof childSettingsSchema>;

/** Far more than any output has. */
const MAX_LISTS = 1000;

export const replySchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('ready') }),
	/** The task has come further, and is now at so many pages at once. */
	z.object({ kind: z.literal('progress'), pages: z.int() }),
	/** Some values of a long list of the output, which the last reply puts into its place. */
	z.object({
		kind: z.literal('part'),
		list: z.int().min(0).max(MAX_LISTS),
		values: z.array(z.unknown()),
	}),
	z.object({
		kind: z.literal('done'),
		id: z.int(),
		output: z.unknown(),
		/** Where the lists belong that were sent in parts, in their order. */
		lists: z.array(z.array(z.string()).max(10)).max(MAX_LISTS).default([]),
		rss: z.number(),
	}),
	z.object({
		kind: z.literal('failed'),
		id: z.int(),
		/** null: not a problem of the catalogue but a fault of ours. */
		code: z.string().nullable(),
		message: z.string(),
		pages: z.number().optional(),
		rss: z.number(),
	}),
]);
export type ChildReply = z.infer<typeof replySchema> & { code?: ProblemCode | null };
