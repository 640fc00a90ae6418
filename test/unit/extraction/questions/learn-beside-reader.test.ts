import { expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { loadQuestionReader } from '../../../../engine/src/reading/pipeline/load-question-reader.ts';
import {
	learnBesideReader,
	learnFromPages,
	readFromPages,
} from '../../../../engine/src/reading/pipeline/recipe.ts';
import { BILL_SCHEMA } from '../../../support/bills.ts';
import { MODELS } from '../../../support/models.ts';
import { pageOf, put } from '../../../support/pages.ts';

const lines = { ...BILL_SCHEMA.data.lines, description: 'what was weighed' };
const schema = { data: { ...BILL_SCHEMA.data, lines } as FieldMap };
const PRODUCT = { models: MODELS, questionReader: loadQuestionReader };
const draw = (dossier: string, net: string) => [
	pageOf([
		put(50, 40, 'Quarry Works Harrow Limited', 11),
		put(50, 60, 'Stone Lane, Harrow', 11),
		put(330, 60, 'B-2231-07', 11),
		put(430, 60, dossier, 11),
		put(330, 84, 'Weighing slip and bill', 11),
		put(50, 280, 'Material', 11),
		put(250, 280, 'Tonnage', 11),
		put(400, 280, 'Euro', 11),
		put(50, 304, 'Gravel', 11),
		put(250, 304, '12.5', 11),
		put(400, 304, net, 11),
		put(50, 340, 'Net amount', 11),
		put(400, 340, net, 11),
		put(50, 388, 'Total', 11),
		put(400, 388, net, 11),
		put(50, 600, 'Thank you for working with the quarry', 11),
	]),
];

test('rows that the question reader reads correctly are not taught, and stay on the next document', async () => {
	const first = draw('KX-471102', '100.00');
	const values = (await readFromPages(first, schema, PRODUCT))?.result ?? {};
	expect(values.lines).toEqual([{ what: 'Gravel', weight: 12.5 }]);
	const right = { values: { ...values, dossier: 'KX-471102' } };
	expect(learnFromPages(first, schema, right, MODELS).lesson.tables).toHaveLength(1);
	const { lesson, learnt, notLearnt } = await learnBesideReader(first, schema, right, PRODUCT);
	expect(lesson.tables).toEqual([]);
	expect(learnt).toContain('dossier');
	expect([...learnt, ...notLearnt.map(({ path }) => path)]).not.toContain('lines');
	const next = draw('KX-471109', '110.00');
	const found = await readFromPages(next, schema, PRODUCT, { lessons: [lesson] });
	expect(found?.result).toMatchObject({ dossier: 'KX-471109', lines: values.lines });
});
