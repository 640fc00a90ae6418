import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdOut } from '../../training/corpus/hold-out.ts';
import { loadFamilies } from '../../training/corpus/family.ts';
import type { PlacedFamily } from '../../training/corpus/family.ts';
import type { CorpusDocument } from '../../training/corpus/document.ts';
import { hashText } from '../../training/corpus/kit/random.ts';
import { makeDocument } from '../../training/corpus/make-document.ts';
import type { Which } from '../../training/corpus/make-document.ts';
import { createDocumentReader } from '../../training/corpus/read-document.ts';
import { openRenderer } from '../../training/corpus/render.ts';
import { PACKET_FAMILIES } from './families.ts';

/** Documents are drawn with one seed, so that they are the same in every run unless another is asked for. */
export const DOCUMENT_SEED = 7;
const [OF_CORPUS, OF_PACKETS] = [6, 10];
/** One family in so many gives its first document a second time, as a scan; each of those that are held out does. */
const SCANNED = 3;

/** Hands and designs that the weights are not fitted on. */
const LATER = 'later';

type Wanted = {
	family: PlacedFamily;
	number: number;
	look: CorpusDocument['look'];
	turn?: Which['turn'];
};
/** A document as it lies in the cache: with the degrees by which its pages are turned, if they are. */
export type PacketDocument = CorpusDocument & { turn?: Which['turn'] };
type Choice = {
	/** Makes none: takes those that lie in the cache. */
	onlyKnown?: boolean;
	forFit?: boolean;
	seed?: number;
	/** Documents that are asked for; the others are not made. */
	isWanted?: (document: Pick<CorpusDocument, 'author' | 'kind' | 'family' | 'id'>) => boolean;
};
const TURNS = [90, 180, 270] as const;

/** The documents that packets are built from, read as the product reads them; each is made once and kept in a file. */
export async function makeDocuments(
	cache: string,
	say: (line: string) => void,
	{ onlyKnown = false, forFit = false, seed = DOCUMENT_SEED, isWanted = () => true }: Choice = {},
): Promise<PacketDocument[]> {
	mkdirSync(cache, { recursive: true });
	const file = join(cache, seed === DOCUMENT_SEED ? 'documents.jsonl' : `documents-${seed}.jsonl`);
	const known = new Map<string, PacketDocument>();
	if (existsSync(file)) {
		for (const line of readFileSync(file, 'utf8').split('\n')) {
			if (line === '') continue;
			const document = JSON.parse(line) as PacketDocument;
			known.set(keyOf(document.id, document.look, document.turn), document);
		}
	}
	const wanted = (await listWanted(forFit)).filter(({ family, number }) =>
		isWanted({ ...family, family: family.id, id: `${family.id}/${number}` }),
	);
	const missing = onlyKnown ? [] : wanted.filter((one) => !known.has(keyOfWanted(one)));
	if (missing.length > 0) {
		say(`making ${missing.length} documents`);
		const renderer = await openRenderer();
		const reader = createDocumentReader();
		try {
			for (const { family, number, look, turn } of missing) {
				const turned = turn === undefined ? {} : { turn };
				const which = { seed, family, number, ...turned };
				const made = await makeDocument(which, { renderer, reader }, look);
				const document = { ...made.document, ...turned };
				appendFileSync(file, `${JSON.stringify(document)}\n`);
				known.set(keyOf(document.id, look, turn), document);
			}
		} finally {
			await renderer.close();
			await reader.close();
		}
	}
	return wanted.flatMap((one) => known.get(keyOfWanted(one)) ?? []);
}

/** `forFit`: also the scans that are only fitted on, which take most of the time. */
async function listWanted(forFit: boolean): Promise<Wanted[]> {
	const texts = (families: readonly PlacedFamily[], count: number): Wanted[] =>
		families.flatMap((family) =>
			Array.from({ length: count }, (_, number) => ({ family, number, look: 'text' as const })),
		);
	const corpus = await loadFamilies();
	const scans = [...corpus, ...PACKET_FAMILIES]
		.filter(
			(family) => isLater(family) || (forFit && hashText(`scan ${family.id}`) % SCANNED === 0),
		)
		.map((family) => ({ family, number: 0, look: 'scan' as const }));
	// The first document of each family that is held out, turned: with a text layer, and as a scan.
	const turned = [...corpus, ...PACKET_FAMILIES].filter(isLater).flatMap((family, i) =>
		(['text', 'scan'] as const).map((look) => {
			const turn = TURNS[(i + (look === 'scan' ? 1 : 0)) % TURNS.length] ?? 90;
			return { family, number: 0, look, turn };
		}),
	);
	return [...texts(PACKET_FAMILIES, OF_PACKETS), ...texts(corpus, OF_CORPUS), ...scans, ...turned];
}

/** Whether the weights are not fitted on it. */
export function isLater(family: Pick<PlacedFamily, 'id' | 'kind' | 'author'>): boolean {
	return family.author === LATER || holdOut(family) !== null;
}

function keyOfWanted({ family, number, look, turn }: Wanted): string {
	return keyOf(`${family.id}/${number}`, look, turn);
}

function keyOf(id: string, look: string, turn = 0): string {
	return `${look} ${id} ${turn}`;
}
