import { expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const properties: FieldMap = {
	article: { type: 'string' },
	each: { type: 'number' },
	sum: { type: 'number' },
};
const data: FieldMap = {
	wares: { type: 'array', itemType: 'object', itemSchema: { properties } },
};
type Ware = { article: string; each: number; sum: number };

function draw(wares: readonly Ware[], print: (each: number) => string) {
	const comma = (text: string) => text.replace('.', ',');
	return [
		pageOf([
			put(50, 40, 'Comptoir du Vieux Port', 14),
			put(50, 60, '12 rue des Tanneurs, 44000 Nantes'),
			put(50, 90, 'Nous vous remercions de votre confiance'),
			put(50, 200, 'Marchandise'),
			put(300, 200, 'La pièce'),
			put(420, 200, 'Somme HT'),
			...wares.flatMap(({ article, each, sum }, i) => [
				put(50, 225 + 18 * i, article),
				put(300, 225 + 18 * i, comma(print(each))),
				put(420, 225 + 18 * i, comma(sum.toFixed(2))),
			]),
			put(50, 700, 'Les marchandises voyagent à vos risques'),
		]),
	];
}

const TAUGHT: Ware[] = [
	{ article: 'Beurre doux', each: 2.52, sum: 20.16 },
	{ article: 'Tomates', each: 4.03, sum: 8.06 },
	{ article: 'Pain de campagne', each: 3.61, sum: 180.5 },
];
const NEXT: Ware[] = [
	{ article: 'Courroie', each: 13.21, sum: 158.52 },
	{ article: 'Vis', each: 72.685, sum: 290.74 },
];

test('three digits after the decimal mark are decimals in taught rows too', () => {
	const made = learnFromPages(
		draw(TAUGHT, (each) => each.toFixed(2)),
		{ data },
		{ wares: TAUGHT },
	);
	const pages = draw(NEXT, String);
	const found = extractFromPages(pages, { data }, { lessons: [made.lesson] });
	expect(found?.result).toEqual({ wares: NEXT });
	const checks = found?.details.flatMap((one) => one.checks) ?? [];
	expect(checks).toContain('as remembered');
});
