import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { answerFields } from './answer-fields.ts';
import type { Answered } from './answer-fields.ts';
import { packPage } from './document.ts';
import type { CorpusDocument, CorpusField, CorpusList, Wording } from './document.ts';
import type { Asked, Fields, PlacedFamily, ValueType } from './family.ts';
import { holdOut } from './hold-out.ts';
import { createLocale } from './kit/locale.ts';
import { createRandom, hashText } from './kit/random.ts';
import type { DocumentReader, ReadPage } from './read-document.ts';
import type { Rendered, Renderer } from './render.ts';
import { readParaphrases, wordField } from './word-fields.ts';

/** One document in so many is scanned. */
const SCANNED = 3;

export type Tools = { renderer: Renderer; reader: DocumentReader };
/** Which document of a family: all chance follows from it. */
export type Which = {
	seed: number;
	family: PlacedFamily;
	number: number;
	/** Its pages lie on their side or on their head: degrees clockwise. */
	turn?: 90 | 180 | 270;
};
export type Made = { document: CorpusDocument; html: string; lost: string[] };

type Sheet = { html: string; fields: Fields; locale: string };

/** Draws a document: the same on every machine. */
export function drawDocument({ seed, family, number }: Which): Sheet {
	const random = createRandom(`${seed} ${family.id} ${number}`);
	// Documents of a family go through its locales in turn.
	const locale = family.locales[number % family.locales.length];
	if (locale === undefined) throw new Error(`${family.id} has no locales`);
	const { html, fields } = family.draw(random, createLocale(locale, random));
	return { html: wrap(html.markup, locale), fields, locale };
}

/** What all families share: standards mode, no margins of the browser's own, tables without gaps. */
function wrap(body: string, locale: string): string {
	const style = '*{box-sizing:border-box}body{margin:0}table{border-collapse:collapse}';
	return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${style}</style>${body}</html>`;
}

/** Draws, prints and reads a document, and finds which words answer what is asked for. */
export async function makeDocument(
	which: Which,
	{ renderer, reader }: Tools,
	look?: CorpusDocument['look'],
): Promise<Made> {
	const { family, number, seed } = which;
	const id = `${family.id}/${number}`;
	const folder = mkdtempSync(join(tmpdir(), 'docsift-corpus-'));
	try {
		const { html, fields, locale } = drawDocument(which);
		const random = createRandom(`${seed} ${id} read`);
		const isScan = look === undefined ? isScanned(which) : look === 'scan';
		const rendered = await renderer.render(html, folder);
		if (which.turn !== undefined) await turnPages(rendered.path, which.turn);
		const wantsTickBoxes = Object.values(fields).some(({ type }) => type === 'boolean');
		const pages = isScan
			? await reader.readScans(rendered.path, folder, random)
			: await reader.readText(rendered.path, wantsTickBoxes);
		const answered = answer(rendered, pages, fields, isScan);
		const say = (path: string, asked: Asked) => wordField(path, asked, PARAPHRASES, random);
		return {
			html,
			lost: answered.lost,
			document: {
				id,
				family: family.id,
				kind: family.kind,
				author: family.author,
				locale,
				split: holdOut(family) === null ? 'train' : 'held-out',
				look: isScan ? 'scan' : 'text',
				pages: pages.map(({ page }) => packPage(page)),
				fields: listFields(fields, answered, say),
				lists: listLists(fields, answered, say),
			},
		};
	} catch (error) {
		throw new Error(`${id}: ${error instanceof Error ? error.message : String(error)}`, {
			cause: error,
		});
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Turns the pages of a PDF: a viewer shows them turned, and so does a scan of what it shows. */
async function turnPages(path: string, turn: number): Promise<void> {
	const pdf = await PDFDocument.load(readFileSync(path));
	for (const page of pdf.getPages()) page.setRotation(degrees(turn));
	writeFileSync(path, await pdf.save());
}

function isScanned({ family, number }: Which): boolean {
	return (number + hashText(family.id)) % SCANNED === 0;
}

const PARAPHRASES = readParaphrases();
type Say = (path: string, asked: Asked) => Wording[];

function answer(
	rendered: Rendered,
	pages: readonly ReadPage[],
	fields: Fields,
	isScan: boolean,
): Answered {
	const words = pages.flatMap(({ page, printed }) =>
		page.words.map(({ text, box }, i) => ({ text, page: page.index, box: printed[i] ?? box })),
	);
	return answerFields(rendered, words, fields, { isScan });
}

function listFields(fields: Fields, { fields: found }: Answered, say: Say): CorpusField[] {
	return Object.entries(fields).flatMap(([path, asked]) => {
		const answered = found[path];
		if (!answered || asked.type === 'list') return [];
		return [{ path, type: asked.type, wordings: say(path, asked), ...answered }];
	});
}

function listLists(fields: Fields, { lists: found }: Answered, say: Say): CorpusList[] {
	return Object.entries(fields).flatMap(([path, asked]) => {
		const answered = found[path];
		if (!answered) return [];
		const columns = Object.entries(asked.columns ?? {}).map(([name, column]) => ({
			name,
			type: column.type as ValueType,
			wordings: say(name, column),
		}));
		return [{ path, wordings: say(path, asked), columns, ...answered }];
	});
}
