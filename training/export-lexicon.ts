/** Prints the concepts with their kinds and phrases, one a line: node training/export-lexicon.ts > concepts.jsonl */
import { CONCEPTS } from '../engine/src/reading/extraction/lexicon/concepts.ts';
import { LANGUAGES } from '../engine/src/reading/extraction/lexicon/languages.ts';

for (const [concept, { kind, ...texts }] of Object.entries(CONCEPTS)) {
	const phrases = Object.fromEntries(
		LANGUAGES.map((language) => [language, texts[language] ?? []]),
	);
	process.stdout.write(`${JSON.stringify({ concept, kind, phrases })}\n`);
}
