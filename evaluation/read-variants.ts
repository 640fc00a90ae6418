import type { Extraction } from '../engine/src/model/extraction.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import type {
	AskablePage,
	QuestionReader,
	RowReading,
} from '../engine/src/reading/extraction/questions/create-question-reader.ts';
import type { Reading } from '../engine/src/reading/extraction/reader/create-reader.ts';
import type { Source } from '../engine/src/reading/extraction/source.ts';
import { ALL_SOURCES } from '../engine/src/reading/extraction/sources/sources.ts';
import type { Sources } from '../engine/src/reading/extraction/sources/sources.ts';
import { extractFromDocument, readFirstDocument } from '../engine/src/reading/pipeline/recipe.ts';
import type { FirstDocument } from '../engine/src/reading/pipeline/recipe.ts';

/** The extraction without some sources, by their names. */
export type Variant = { name: string; without: ReadonlySet<string> };

/** Not in the table of sources, since it is asked before the extraction. */
export const QUESTION_READER = 'question reader';

/** The sources without those of a variant. */
export function leaveOut(without: ReadonlySet<string>, { values, lists } = ALL_SOURCES): Sources {
	const stays = ({ name }: { name: string }) => !without.has(name);
	return { values: values.filter(stays), lists: lists.filter(stays) };
}

/** What was read with everything, and by the variants that read something else. */
export type VariantReadings = { all: Extraction; others: ReadonlyMap<string, Extraction> };

/**
 * Reads a document with every source, then without those of each variant. A variant is skipped if its sources
 * propose nothing here: its result is the same.
 */
export async function readVariants(
	first: FirstDocument,
	schema: TemplateSchema,
	variants: readonly Variant[],
	openReader: () => Promise<QuestionReader>,
): Promise<VariantReadings | null> {
	const opened = rememberAnswers(openReader);
	const used = new Set<string>();
	const all = await readFirstDocument(first, schema, opened, { sources: watch(ALL_SOURCES, used) });
	if (!all) return null;
	const others = new Map<string, Extraction>();
	for (const { name, without } of variants) {
		const isAsked = !without.has(QUESTION_READER);
		if (isAsked && [...without].every((source) => !used.has(source))) continue;
		const proposing = { sources: leaveOut(without) };
		const read = isAsked
			? await readFirstDocument(first, schema, opened, proposing)
			: extractFromDocument(first, schema, proposing);
		if (read) others.set(name, read);
	}
	return { all, others };
}

/** The same sources; those that propose something are added to `used`. */
function watch({ values, lists }: Sources, used: Set<string>): Sources {
	const watched = <Wanted, Proposed>(source: Source<Wanted, Proposed>) => ({
		...source,
		propose: (...asked: Parameters<typeof source.propose>) => {
			const found = source.propose(...asked);
			if (found.length > 0) used.add(source.name);
			return found;
		},
	});
	return { values: values.map(watched), lists: lists.map(watched) };
}

/** The question reader, which reads the same page, and answers the same questions about it, only once. */
function rememberAnswers(openReader: () => Promise<QuestionReader>): () => Promise<QuestionReader> {
	const pages = new Map<string, Promise<AskablePage>>();
	return async () => {
		const reader = await openReader();
		return {
			open: (page) =>
				remember(pages, [page.words, [...page.places]], async (): Promise<AskablePage> => {
					const opened = await reader.open(page);
					const answers = new Map<string, Promise<Reading>>();
					const lists = new Map<string, Promise<RowReading>>();
					return {
						answer: (questions) => remember(answers, questions, () => opened.answer(questions)),
						readRows: (list) => remember(lists, list, () => opened.readRows(list)),
					};
				}),
		};
	};
}

function remember<Value>(known: Map<string, Value>, asked: unknown, read: () => Value): Value {
	const key = JSON.stringify(asked);
	const value = known.get(key) ?? read();
	known.set(key, value);
	return value;
}
