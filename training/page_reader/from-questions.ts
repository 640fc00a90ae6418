import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { z } from 'zod';
import type { Page } from '../../engine/src/model/document.ts';
import { createRandom } from '../corpus/kit/random.ts';
import type { Random } from '../corpus/kit/random.ts';
import type { Example } from './example.ts';
import { findWords, seeDocument, toSpan } from './see-document.ts';
import { setText } from './set-text.ts';

/** Questions about paragraphs, as SQuAD and its kin store them. */
const fileSchema = z.object({
	data: z.array(
		z.object({
			paragraphs: z.array(
				z.object({
					context: z.string(),
					qas: z.array(
						z.object({
							question: z.string(),
							answers: z.array(z.object({ text: z.string(), answer_start: z.number() })),
						}),
					),
				}),
			),
		}),
	),
});
type Paragraph = z.infer<typeof fileSchema>['data'][number]['paragraphs'][number];

/** Paragraphs between which this stands are set apart. */
const BREAK = '\n\n';
const MAX_LETTERS = 2600;

/** One to three paragraphs of an article are set as a page, and all their questions are asked about it. */
export function* readQuestions(path: string): Generator<Example> {
	const { name } = parse(path);
	const random = createRandom(`questions ${name}`);
	const { data } = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
	let number = 0;
	for (const { paragraphs } of data) {
		for (let i = 0; i < paragraphs.length;) {
			const together = takeSome(paragraphs, i, random.int(1, 3));
			i += together.length;
			// A question about the next paragraph of the same article has no answer on this page.
			const strange = paragraphs[i]?.qas[0]?.question;
			yield toExample(`${name}/${number}`, join(together), strange, random);
			number += 1;
		}
	}
}

/** At least one, and no more than fit on a page. */
function takeSome(paragraphs: readonly Paragraph[], from: number, count: number): Paragraph[] {
	const some: Paragraph[] = [];
	let letters = 0;
	for (const one of paragraphs.slice(from, from + count)) {
		letters += one.context.length;
		if (some.length > 0 && letters > MAX_LETTERS) break;
		some.push(one);
	}
	return some;
}

function join(paragraphs: readonly Paragraph[]): Paragraph {
	let at = 0;
	const qas = paragraphs.flatMap(({ context, qas: own }) => {
		const moved = own.map(({ question, answers }) => ({
			question,
			answers: answers.map(({ text, answer_start: from }) => ({ text, answer_start: from + at })),
		}));
		at += context.length + BREAK.length;
		return moved;
	});
	return { context: paragraphs.map(({ context }) => context).join(BREAK), qas };
}

function toExample(
	id: string,
	{ context, qas }: Paragraph,
	strange: string | undefined,
	random: Random,
): Example {
	const { page, starts } = setText(context, random);
	const pages: Page[] = [page];
	const seen = seeDocument(pages);
	const places = findWords(seen, pages);
	const fields = qas.flatMap(({ question, answers }) => {
		const spans = answers.flatMap(({ text, answer_start: from }) => {
			const words = starts.flatMap((at, i) =>
				at < from + text.length && (starts[i + 1] ?? context.length) > from ? [i] : [],
			);
			const span = toSpan(places, words);
			return span ? [span] : [];
		});
		if (answers.length > 0 && spans.length === 0) return [];
		return [{ type: 'string' as const, wordings: [question], spans }];
	});
	if (strange !== undefined)
		fields.push({ type: 'string' as const, wordings: [strange], spans: [] });
	const set = id.split('/')[0] ?? id;
	return { id, set, kind: 'questions', split: 'train', views: seen.examples, fields, lists: [] };
}
