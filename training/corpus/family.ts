import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Markup } from './kit/html.ts';
import type { Locale } from './kit/locale.ts';
import type { Random } from './kit/random.ts';

export type Family = {
	/** Who wrote it; families of one author are alike in ways that nobody sees. */
	author: string;
	/** `language-COUNTRY`, as `de-AT`; each document is drawn for one of them. */
	locales: readonly string[];
	/** Draws one document: all chance comes from `random`. */
	draw: (random: Random, locale: Locale) => Drawn;
};

export type Drawn = { html: Markup; fields: Fields };

/** By path: `total`, `seller.name`; a list is one field with columns. */
export type Fields = Readonly<Record<string, Asked>>;
export type ValueType = 'string' | 'number' | 'date' | 'boolean';
export type Asked = {
	type: ValueType | 'list';
	/** A concept of training/paraphrases, which adds wordings; empty where none fits. */
	concept: string;
	/** Names, plain sentences and questions, in any language. */
	wordings: readonly string[];
	/** Never on a document of this family. */
	isAbsent?: boolean;
	/** Of a list; the only column of a list of plain values is `value`. */
	columns?: Readonly<Record<string, Asked>>;
};

/** A family at its place: `families/invoice/nordwind.ts` is the family `invoice/nordwind` of the kind `invoice`. */
export type PlacedFamily = Family & { id: string; kind: string };

const FOLDER = join(import.meta.dirname, 'families');

/** All families, in the order of their ids. */
export async function loadFamilies(folder: string = FOLDER): Promise<PlacedFamily[]> {
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.ts'))
		.sort();
	return Promise.all(
		paths.map(async (path) => {
			const id = path.replace(/\.ts$/, '').replaceAll('\\', '/');
			const [kind, name, ...rest] = id.split('/');
			if (!kind || !name || rest.length > 0)
				throw new Error(`${id}: a family lies at families/<kind>/<name>.ts`);
			const { default: family } = (await import(join(folder, path))) as { default?: Family };
			if (typeof family?.draw !== 'function')
				throw new Error(`${id}: the default export is no family`);
			return { ...family, id, kind };
		}),
	);
}
