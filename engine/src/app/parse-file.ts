import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Extraction } from '../model/extraction.ts';
import { languagesFor } from '../model/languages.ts';
import { readPageChoice } from '../model/page-choice.ts';
import { AUTO_TEMPLATE } from '../model/piece.ts';
import { problem } from '../model/problem.ts';
import { MAX_DOCUMENTS_PER_FILE, readSplit } from '../model/split.ts';
import type { TemplateSchema } from '../model/template.ts';
import { parseDocument } from '../reading/pipeline/parse-document.ts';
import type { PagesCounted } from '../reading/pipeline/parse-document.ts';
import { parsePieces, readWordsOnce } from '../reading/pipeline/parse-pieces.ts';
import type { TemplateProfile } from '../reading/pipeline/parse-pieces.ts';
import { STARTER_TEMPLATES } from '../services/templates/starters/index.ts';
import { openFile } from './open-file.ts';
import { nameOfFile, readTemplateFile } from './read-template-file.ts';

export type FileOrder = {
	file: string;
	templateFile: string;
	language: string | undefined;
	pages: string | undefined;
	onProgress: (text: string) => void;
};

/** Parses a file without a server, an account or a database. */
export async function parseFile(
	config: Config,
	{ file, templateFile, language, pages, onProgress }: FileOrder,
): Promise<Extraction & { pageCount: number }> {
	const { schema } = await readTemplateFile(templateFile, config);
	const languages = languagesFor(language);
	const opened = await openFile(config, file);
	const { document, scratch, turn, log } = opened;
	try {
		let pageCount = 0;
		const extraction = await parseDocument(
			{
				document,
				schema,
				languages,
				pages: pages === undefined ? undefined : readPageChoice(pages),
				limits: config.documentLimits,
				pagesFile: join(scratch, 'pages'),
				signal: new AbortController().signal,
				onPages: (counted) => {
					pageCount = counted.pageCount;
					onProgress(`${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`);
					return Promise.resolve();
				},
				onPageRead: (done, total) => onProgress(drawBar(done, total)),
			},
			{ turn, log },
		);
		return { ...extraction, pageCount };
	} finally {
		await opened.close();
	}
}

export type DocumentsOrder = Omit<FileOrder, 'templateFile'> & {
	/** `auto`, or the template of every document. */
	template: string;
	/** With `auto`: the templates to choose from; default: the starter templates. */
	templateFiles: readonly string[];
	split: string;
	/** Who sent the file. */
	sender?: string | undefined;
	/** Whether documents are only recognised, and not read. */
	onlyClassify?: boolean | undefined;
};

/** Splits a file into its documents and parses each, without a server, an account or a database. */
export async function parseFileDocuments(
	config: Config,
	{ file, template, templateFiles, split: said, language, pages, ...asked }: DocumentsOrder,
) {
	const { sender, onlyClassify, onProgress } = asked;
	const isFixed = template !== AUTO_TEMPLATE;
	const templates = await readTemplates(isFixed ? [template] : templateFiles, config);
	const split = readSplit(said);
	const opened = await openFile(config, file);
	const { document, scratch, turn, log } = opened;
	const order = {
		document,
		languages: languagesFor(language),
		pages: pages === undefined ? undefined : readPageChoice(pages),
		limits: config.documentLimits,
		pagesFile: join(scratch, 'pages'),
		signal: new AbortController().signal,
		onPages: ({ pageCount }: PagesCounted) => {
			onProgress(`${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`);
			return Promise.resolve();
		},
		onPageRead: (done: number, total: number) => onProgress(drawBar(done, total)),
	};
	const wordsFile = join(scratch, 'read');
	try {
		await readWordsOnce(order, { split, readFile: wordsFile }, { turn, log });
		const sorting = {
			split,
			templates: templates.map(({ schema, ...profile }) => ({ ...profile, fields: schema.data })),
			fixedId: isFixed ? (templates[0]?.id ?? null) : null,
			maxDocuments: MAX_DOCUMENTS_PER_FILE,
			sender,
			onlyClassify,
		};
		const wishFor = (id: string) => {
			const found = templates.find((one) => one.id === id);
			if (!found) throw problem('TEMPLATE_NOT_FOUND', { templateId: id });
			const { schema } = found;
			const nothing = { findLessons: undefined, lookUp: undefined, second: undefined };
			return Promise.resolve({ schema, ...nothing });
		};
		const target = join(scratch, 'piece');
		const about = { ...order, readFile: wordsFile, target, sorting, wishFor };
		return await parsePieces(about, { turn, log });
	} finally {
		await opened.close();
	}
}

type NamedTemplate = Omit<TemplateProfile, 'fields'> & { schema: TemplateSchema };

/** Named after their files, or after the kind of document. */
async function readTemplates(files: readonly string[], config: Config): Promise<NamedTemplate[]> {
	if (files.length === 0) {
		return STARTER_TEMPLATES.map(({ name, category, schema }) => ({
			id: category === 'CUSTOM' ? name.toLowerCase().replaceAll(' ', '_') : category.toLowerCase(),
			name,
			category,
			schema,
		}));
	}
	const read: NamedTemplate[] = [];
	for (const file of files) {
		read.push({ id: nameOfFile(file), ...(await readTemplateFile(file, config)) });
	}
	return read;
}

const BAR_WIDTH = 24;

function drawBar(done: number, total: number): string {
	const filled = Math.round((done / total) * BAR_WIDTH);
	return `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done} of ${total} scanned pages`;
}
