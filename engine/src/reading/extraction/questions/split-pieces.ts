/** Pieces of one word that the model sees, and the words of a question with the head before them. */
export const [MAX_PIECES, MAX_WORDS] = [8, 20];
/** Token numbers of the special tokens `[UNK]` and `[HEAD]`. */
const UNKNOWN = 1;
export const HEAD = 3;

const LONGEST_WORD = 60;
/** Longer runs of digits keep their length only: nobody asks for a page by the digits of an account number. */
const [MAX_DIGITS, MAX_RUN] = [4, 12];

const TOKEN = /[\p{L}\p{N}]+|[^\p{L}\p{N}_\s]|_/gu;
const CAPITAL = 'A-ZÀ-Þ';
const SMALL = `(?:(?![${CAPITAL}])[\\p{L}\\p{N}])`;
/** Parts of a name (`invoiceNo`, `total_net`) and words of a sentence. */
const PART = new RegExp(
	`[${CAPITAL}]?${SMALL}+|[${CAPITAL}]+(?!${SMALL})|[^\\p{L}\\p{N}_\\s]`,
	'gu',
);

export type SplitWord = (word: string) => readonly number[];

/** Splits words into numbered pieces of a vocabulary, as training/page_reader/vocabulary.py does. */
export function createSplitter(pieces: readonly string[]): SplitWord {
	const numbers = new Map(pieces.map((piece, number) => [piece, number]));
	return (word) => {
		const tokens = normalise(word.slice(0, LONGEST_WORD)).match(TOKEN) ?? [];
		const found = tokens.flatMap((token) => splitToken(token, numbers)).slice(0, MAX_PIECES);
		return found.length > 0 ? found : [UNKNOWN];
	};
}

/** The words of a question, in the form that the model was trained on. */
export function splitQuestion(text: string): string[] {
	const words = text.split(/\s+/u).flatMap((word) => word.match(PART) ?? []);
	return words.slice(0, MAX_WORDS - 1);
}

/** Lower case without diacritics: OCR confuses both, and many languages share the vocabulary. */
function normalise(text: string): string {
	const plain = text
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.normalize('NFKD')
		.replace(/\p{Mn}/gu, '');
	return plain.replace(/\p{Nd}+/gu, (run) =>
		run.length <= MAX_DIGITS ? run : '0'.repeat(Math.min(run.length, MAX_RUN)),
	);
}

/** The longest piece that fits, from the left. A token with a letter that no piece has is unknown. */
function splitToken(token: string, numbers: ReadonlyMap<string, number>): number[] {
	const letters = Array.from(token);
	const found: number[] = [];
	let at = 0;
	while (at < letters.length) {
		let end = letters.length;
		let number: number | undefined;
		for (; end > at; end -= 1) {
			number = numbers.get((at > 0 ? '##' : '') + letters.slice(at, end).join(''));
			if (number !== undefined) break;
		}
		if (number === undefined) return [UNKNOWN];
		found.push(number);
		at = end;
	}
	return found;
}
