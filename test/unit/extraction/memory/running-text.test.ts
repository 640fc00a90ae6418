import { describe, expect, test } from '@jest/globals';
import type { Page, Word } from '../../../../engine/src/model/document.ts';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const text = { type: 'string' } as const;
const schema: TemplateSchema = {
	data: {
		posts: {
			type: 'array',
			itemType: 'object',
			itemSchema: { properties: { since: text, until: text, post: text, house: text, town: text } },
		},
	},
};

type Post = { since: string; until: string; post: string; house: string; town: string };
const FIRST: Post[] = [
	{ since: '2019', until: '2023', post: 'Glazier', house: 'Tamsin Boats', town: 'Ryde' },
	{ since: '2014', until: '2018', post: 'Night watchman', house: 'Quell Mills', town: 'Poole' },
];
const NEXT: Post[] = [
	{ since: '2020', until: '2024', post: 'Head gardener', house: 'Orla Estates', town: 'Bath' },
	{ since: '2016', until: '2019', post: 'Cellarman', house: 'The Old Brewery', town: 'Burton' },
	{ since: '2011', until: '2015', post: 'Groom', house: 'Fenn Stables', town: 'Ely' },
];

/** Several values in one line: only what is printed between them tells where each ends. */
function draw(
	posts: readonly Post[],
	{ heading = 'Employment', top = 200, next = 50, last = 'Bell ringing and long walks' } = {},
): Page {
	const lines: Word[][] = posts.map(({ since, until, post, house, town }, i) =>
		put(50, top + 30 + 18 * i, `${since} – ${until} ${post} | ${house} (${town})`),
	);
	return pageOf([
		put(50, 40, 'Curriculum vitae of the applicant', 16),
		put(50, 70, 'All statements are true and complete'),
		put(50, top, heading, 14),
		...lines,
		put(next, top + 60 + 18 * posts.length, 'Personal interests', 14),
		put(50, top + 84 + 18 * posts.length, last),
	]);
}

describe('entries whose values stand in running text', () => {
	const { lesson, learnt } = learnFromPages([draw(FIRST)], schema, { posts: FIRST });
	const read = (page: Page) => extractFromPages([page], schema, { lessons: [lesson] })?.result;

	test('are taught by one document, by what stands between their values', () => {
		expect(learnt).toContain('posts');
		expect(read(draw(NEXT))).toEqual({ posts: NEXT });
	});

	test('are found under another heading', () => {
		expect(read(draw(NEXT, { heading: 'Work history' }))).toEqual({ posts: NEXT });
	});

	test('end at the taught heading below them, also if it moved to the middle of the page', () => {
		const last = '1999 – 2004 Best bell | Third prize (Kent)';
		expect(read(draw(NEXT, { next: 420, last }))).toEqual({ posts: NEXT });
	});

	test('teach no words of their values', () => {
		const marks = lesson.tables.flatMap(({ entries }) =>
			(entries?.steps ?? []).flatMap(({ lead, tail }) => [...lead, ...tail]),
		);
		expect(marks.filter((mark) => typeof mark === 'number')).toEqual([]);
		expect(marks).toEqual(expect.arrayContaining(['–', '|', '(', ')']));
	});
});
