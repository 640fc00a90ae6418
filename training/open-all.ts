import { openPages } from '../evaluation/open-pages.ts';
import type { LabelledPages } from '../evaluation/open-pages.ts';
import { openSets } from '../evaluation/open-set.ts';
import { createPageReader } from '../evaluation/read-pages.ts';

/** Where documents with known values lie: folders of sets, and files of labelled pages. */
export type Material = { pages?: string | undefined; sets: string[]; labelled: string[] };

/** The options of the programs that read them. */
export const MATERIAL = {
	pages: { type: 'string' },
	sets: { type: 'string', multiple: true, default: [] as string[] },
	labelled: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/** All documents with known values, one after the other; each set is named when it begins. */
export async function* openAll({ pages, sets, labelled }: Material): AsyncGenerator<LabelledPages> {
	const readPages = createPageReader(pages);
	for (const folder of sets) {
		for (const { name: set, schema, kinds, documents } of openSets(folder)) {
			process.stderr.write(`${set}\n`);
			for (const { id, path, truth } of documents)
				yield {
					set,
					id,
					schema,
					kinds,
					truth,
					pages: await readPages(path, `${set}/${id}`, schema),
				};
		}
	}
	await readPages.close();
	for (const path of labelled) {
		process.stderr.write(`${path}\n`);
		yield* openPages(path);
	}
}
