import { expect, test } from '@jest/globals';
import type { RememberedTable } from '../../../../engine/src/model/memory.ts';
import type { Header } from '../../../../engine/src/reading/extraction/lists/tables/header.ts';
import { hashText } from '../../../../engine/src/reading/extraction/memory/hash-words.ts';
import { findKnownHeads } from '../../../../engine/src/reading/extraction/memory/known-tables.ts';

const TEXTS = ['Subject', 'Term', 'Absent', 'Term'];
const table: RememberedTable = {
	path: 'marks',
	columns: [
		{ head: hashText('Subject'), path: 'subject' },
		{ head: hashText('Term'), path: 'mark' },
		{ head: hashText('Absent'), path: null },
		{ head: hashText('Term'), path: null },
	],
};

function pathsOf(texts: readonly string[], taught = table): (string | null | undefined)[] {
	const head = { columns: texts.map((text) => ({ text })) } as Header;
	const [known] = findKnownHeads([head], taught);
	return (known?.taught ?? []).map((column) => column?.path);
}

test('heads in the taught order name their columns, also if two are alike', () => {
	expect(pathsOf(TEXTS)).toEqual(['subject', 'mark', null, null]);
});

test('a head that two columns have names none of them in another order', () => {
	expect(pathsOf(['Absent', 'Subject', 'Term'])).toEqual([null, 'subject', undefined]);
});

test('a head that is printed twice side by side names its columns on both sides', () => {
	const columns = ['Day', 'Cost', 'Day', 'Cost'].map((text, i) => ({
		head: hashText(text),
		path: ['day', 'cost'][i] ?? null,
	}));
	const repeated: RememberedTable = { path: 'calls', columns };
	expect(pathsOf(['Day', 'Cost', 'Day', 'Cost'], repeated)).toEqual(['day', 'cost', 'day', 'cost']);
	expect(pathsOf(['Day', 'Cost'], repeated)).toEqual(['day', 'cost']);
});
