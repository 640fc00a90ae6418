import { isEmpty } from '../../evaluation/compare.ts';
import type { LabelledPages } from '../../evaluation/open-pages.ts';
import { valueAt } from '../../evaluation/score.ts';
import {
	mainConcept,
	readField,
	readFields,
} from '../../engine/src/reading/extraction/request/read-fields.ts';
import type { Field } from '../../engine/src/reading/extraction/request/read-fields.ts';
import { MODELS } from '../../evaluation/models.ts';
import type { ValueType } from '../corpus/family.ts';
import { findSpans } from '../find-spans.ts';
import { openAll } from '../open-all.ts';
import type { Material } from '../open-all.ts';
import type { Paraphrases } from '../reword.ts';
import { createRandom } from '../corpus/kit/random.ts';
import { askPrinted } from './ask-printed.ts';
import type { StrangeLabels } from './ask-printed.ts';
import type { Example, ExampleField, Span } from './example.ts';
import { seeDocument } from './see-document.ts';

/** Other wordings of a field, at most. */
const MAX_WORDINGS = 12;

/** Documents with known values: their single values, wherever the pages print them. */
export async function* readLabelled(
	material: Material,
	paraphrases: ReadonlyMap<string, Paraphrases>,
): AsyncGenerator<Example> {
	const strange: StrangeLabels = new Map();
	for await (const one of openAll(material)) yield toExample(one, paraphrases, strange);
}

function toExample(
	{ set, id, pages, schema, kinds, truth }: LabelledPages,
	paraphrases: ReadonlyMap<string, Paraphrases>,
	strange: StrangeLabels,
): Example {
	const seen = seeDocument(pages);
	const { document, views, examples } = seen;
	const fields = readFields(schema.data, MODELS.asking).flatMap((field): ExampleField[] => {
		const path = field.path.join('.');
		const comparison = kinds[path];
		const expected = valueAt(truth, path);
		if (!comparison || expected === undefined || comparison === 'bool') return [];
		const type = field.definition.type as ValueType;
		const wordings = wordField(field, paraphrases);
		if (isEmpty(expected)) return [{ type, wordings, spans: [] }];
		const spans = views.flatMap((view, number) =>
			findSpans(view, document, expected, comparison).map(([a, b]): Span => [number, a, b]),
		);
		return spans.length === 0 ? [] : [{ type, wordings, spans }];
	});
	const asked = askPrinted(seen, 'en', createRandom(`questions ${set} ${id}`), strange);
	return {
		id,
		set,
		kind: set,
		split: 'train',
		views: examples,
		fields: [...fields, ...asked],
		lists: [],
	};
}

/** The name with its parents, the description, and other words for the same concept. */
function wordField(
	{ path, definition }: Field,
	paraphrases: ReadonlyMap<string, Paraphrases>,
): string[] {
	const name = path.join(' ');
	const { description } = definition;
	const concept = mainConcept(readField(path, definition));
	const others = concept === undefined ? undefined : paraphrases.get(concept);
	const said = description ? [`${name}: ${description}`, description, name] : [name];
	return [...new Set([...said, ...(others?.clerk ?? []), ...(others?.names ?? [])])].slice(
		0,
		MAX_WORDINGS,
	);
}
