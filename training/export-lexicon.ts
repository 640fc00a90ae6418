/** Prints the concepts with their kinds and phrases, one a line: node training/export-lexicon.ts > concepts.jsonl */
import { CONCEPTS } from '../engine/src/reading/extraction/lexicon/concepts.ts';
import { LANGUAGES } from '../engine/src/reading/extraction/lexicon/languages.ts';
import type { Phrases } from '../engine/src/reading/extraction/lexicon/languages.ts';
import { splitLines } from '../engine/src/reading/extraction/lexicon/list-phrases.ts';

for (const [concept, phrases] of Object.entries(CONCEPTS)) {
	const { kind, ...texts } = phrases as Phrases & { kind: string };
	const printed = Object.fromEntries(
		LANGUAGES.map((language) => [language, splitLines((texts as Phrases)[language])]),
	);
	process.stdout.write(`${JSON.stringify({ concept, kind, phrases: printed })}\n`);
}
