import { expect, test } from '@jest/globals';
import type { Lesson, RememberedEntries } from '../../../../engine/src/model/memory.ts';
import { chooseTables } from '../../../../engine/src/reading/extraction/memory/choose-tables.ts';

const entries: RememberedEntries = {
	begin: [],
	end: [],
	starts: [80],
	right: 300,
	sizes: [150],
	largest: 150,
	lines: 1,
	values: 2,
	columns: [],
	steps: [],
};
const lesson: Lesson = {
	version: 1,
	anchors: [],
	filled: [],
	fields: [],
	tables: [{ path: 'posts', columns: [], entries }],
};
const POSTS = [
	{ since: '2019', post: 'Glazier' },
	{ since: '2014', post: 'Groom' },
];

test('entries that are read as well without the lesson are not taught', () => {
	const chosen = chooseTables(lesson, { posts: POSTS }, () => ({ posts: POSTS }));
	expect(chosen.lesson.tables).toEqual([]);
	expect(chosen.again).toEqual({ posts: POSTS });
});

test('entries that are read better with the lesson are taught', () => {
	const replay = ({ tables }: Lesson) => ({ posts: tables.length > 0 ? POSTS : POSTS.slice(1) });
	const chosen = chooseTables(lesson, { posts: POSTS }, replay);
	expect(chosen.lesson.tables).toEqual(lesson.tables);
});

test('entries that lead to few cells of their own document are not taught', () => {
	const some = [{ since: '2019', post: 'Groom' }];
	const replay = ({ tables }: Lesson) => ({ posts: tables.some((one) => one.entries) ? some : [] });
	const chosen = chooseTables(lesson, { posts: POSTS }, replay);
	expect(chosen.lesson.tables).toEqual([]);
	expect(chosen.again).toEqual({ posts: [] });
});

test('heads that lead to rows of another table are not taught beside the places of rows', () => {
	const rows = { begin: [], end: [], columns: [] };
	const columns = [{ head: 1, path: 'post' }];
	const both: Lesson = { ...lesson, tables: [{ path: 'posts', columns, rows }] };
	const replay = ({ tables: [table] }: Lesson) => ({
		posts: table?.rows && table.columns.length === 0 ? POSTS : POSTS.slice(1),
	});
	const chosen = chooseTables(both, { posts: POSTS }, replay);
	expect(chosen.lesson.tables).toMatchObject([{ columns: [], rows }]);
	expect(chosen.again).toEqual({ posts: POSTS });
});
