import { describe, expect, test } from '@jest/globals';
import type { Page } from '../../../../engine/src/model/document.ts';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const schema: TemplateSchema = {
	data: { colour: { type: 'string', description: 'What the parcel is painted with' } },
};

const PROSE = [
	'we hereby declare that the parcel',
	'was painted with',
	'before shipping and that nobody',
	'has opened the wooden crate since',
	'Kindly confirm receipt hereof',
];

/** A letter whose text begins lower and further right the longer its address is. */
function drawLetter(colour: string, { moved = 0, size = 10, prose = PROSE } = {}): Page {
	const words = prose.join(' ').replace('with', `with ${colour}`).split(' ');
	const [left, perLine] = [60 + moved / 2, moved > 0 ? 4 : 5];
	const lines = Array.from({ length: Math.ceil(words.length / perLine) }, (_, i) =>
		words.slice(perLine * i, perLine * (i + 1)).join(' '),
	);
	return pageOf(lines.map((line, i) => put(left, 200 + moved + 1.3 * size * i, line, size)));
}

const { lesson } = learnFromPages([drawLetter('crimson')], schema, { colour: 'crimson' });
const read = (page: Page) => extractFromPages([page], schema, { lessons: [lesson] });

describe('a letter whose text stands elsewhere on each document', () => {
	test('is known by words in the same type and order', () => {
		const found = read(drawLetter('turquoise', { moved: 90 }));
		expect(found?.result).toEqual({ colour: 'turquoise' });
		expect(found?.details[0]?.checks).toContain('as remembered');
	});

	test('is of another make where the same words stand in another order', () => {
		const prose = PROSE.toReversed().map((line) => line.split(' ').toReversed().join(' '));
		const found = read(drawLetter('turquoise', { moved: 90, prose }));
		expect(found?.details.flatMap(({ checks }) => checks) ?? []).not.toContain('as remembered');
	});
});
