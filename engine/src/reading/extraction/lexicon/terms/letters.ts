import type { TermLists } from '../any-of.ts';
import data from './letters.json' with { type: 'json' };

export const {
	GREETINGS,
	CLOSINGS,
	TO_LABELS,
	FROM_LABELS,
	COPY_LABELS,
	SUBJECT_LABELS,
	DATE_LABELS,
	ASKS_FOR_READER,
	ASKS_FOR_WRITER,
	ASKS_FOR_SIGNER,
	ASKS_FOR_TITLE,
	ASKS_FOR_COPIES,
	ASKS_FOR_COMPANY,
	LETTER_WORDS,
} = data satisfies TermLists;
