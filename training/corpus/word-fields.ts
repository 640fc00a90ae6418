import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wording } from './document.ts';
import type { Asked } from './family.ts';
import type { Random } from './kit/random.ts';

type Paraphrases = { names: string[]; sentences: string[] };

const FOLDER = join(import.meta.dirname, '../paraphrases');
/** So many wordings of a field are written with a document, at most. */
const MAX_WORDINGS = 8;
const MAX_OF_STYLE = 3;

/** What software and clerks call the parties of a document. */
const PARTIES: Readonly<Record<string, readonly string[]>> = {
	seller: ['seller', 'supplier', 'vendor', 'issuer', 'biller', 'from'],
	buyer: ['buyer', 'customer', 'client', 'billTo', 'recipient'],
	shipTo: ['shipTo', 'deliverTo', 'deliveryParty'],
};

/** Other words for the concepts of training/paraphrases. */
export function readParaphrases(): ReadonlyMap<string, Paraphrases> {
	const known = new Map<string, Paraphrases>();
	for (const file of readdirSync(FOLDER).sort()) {
		for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n')) {
			if (line === '') continue;
			const {
				concept,
				names = [],
				clerk = [],
				native = [],
			} = JSON.parse(line) as Record<'names' | 'clerk' | 'native', string[] | undefined> & {
				concept: string | null;
			};
			if (!concept) continue;
			const one = known.get(concept) ?? { names: [], sentences: [] };
			one.names.push(...names);
			one.sentences.push(...clerk, ...native);
			known.set(concept, one);
		}
	}
	return known;
}

/** Some of the wordings of a field: its own and those of its concept, of every style that there is. */
export function wordField(
	path: string,
	{ concept, wordings }: Asked,
	paraphrases: ReadonlyMap<string, Paraphrases>,
	random: Random,
): Wording[] {
	const others = concept === '' ? { names: [], sentences: [] } : paraphrases.get(concept);
	if (!others) throw new Error(`${path}: "${concept}" is no concept of training/paraphrases`);
	const [party = '', ...rest] = path.split('.');
	const last = rest.at(-1);
	// "the town" says nothing about whose town it is; "customer.town" does.
	const isOfParty = last !== undefined && last !== 'name';
	const parties = PARTIES[party] ?? [party];
	const added = isOfParty
		? others.names
				.filter((name) => !/[.\s]/u.test(name))
				.map((name) => `${random.pick(parties)}.${name}`)
		: [...others.names, ...others.sentences];
	const own = random.shuffle(wordings);
	// The path itself is always a name to ask for; a family's own words go first.
	const all = [path, ...own, ...random.shuffle(added)].map(toWording);
	const chosen: Wording[] = [];
	for (const wording of all) {
		const isKnown = chosen.some(({ text }) => text === wording.text);
		const alike = chosen.filter(({ style }) => style === wording.style).length;
		if (!isKnown && alike < MAX_OF_STYLE && chosen.length < MAX_WORDINGS) chosen.push(wording);
	}
	return chosen;
}

function toWording(text: string): Wording {
	if (/[?？]$/u.test(text)) return { style: 'question', text };
	return { style: /\s/u.test(text) ? 'sentence' : 'name', text };
}
