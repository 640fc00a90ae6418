import type { Box } from '../../../model/document.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import { middleY, sharedHeight, sharesWidth, textOf } from '../../../model/geometry.ts';
import type { KnownPlace, Place } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { findTicks } from '../labelled/find-ticks.ts';
import type { Field } from '../request/read-fields.ts';
import { listNearby, meets } from './list-nearby.ts';
import { mapPages, scale } from './map-page.ts';
import type { PageMap } from './map-page.ts';

type Tick = { map: PageMap; box: Box };

/** The tick box of a boolean value: at the known place, otherwise the box beside a label that names the field. */
export function locateTick(
	document: Document,
	{ field, value, at }: { field: Field; value: unknown; at?: KnownPlace | undefined },
	taken: readonly { page: number; box: Box }[],
): Place[] {
	if (typeof value !== 'boolean') return [];
	const ticks = document.fact(mapPages).flatMap((map, index) =>
		findTicks(map.page)
			.filter(({ isTicked }) => isTicked === value)
			.map(({ box }) => ({ map, index, box })),
	);
	const named = ticks.map((tick) => ({
		...tick,
		isAt: at?.box !== undefined && at.page === tick.index && isPointedAt(tick, at.box),
		name: nameTick(document, field, tick),
	}));
	const [best, next] = named.sort((a, b) => Number(b.isAt) - Number(a.isAt) || b.name - a.name);
	const isNamed = best && best.name >= Math.max(MIN_NAME, BETTER_NAME * (next?.name ?? 0));
	if (!best || (!best.isAt && !isNamed)) return [];
	const { map, index, box } = best;
	const [x0, y] = [scale(map.page, box.x0), scale(map.page, middleY(box))];
	return [
		{
			page: index,
			fromEnd: document.pages.length - 1 - index,
			x0: Math.round(x0),
			x1: Math.round(scale(map.page, box.x1)),
			y: Math.round(y),
			nearby: listNearby(map, { x0, y, tall: scale(map.page, map.page.size) }, taken),
			words: 0,
			more: 0,
			digits: false,
			ends: true,
			tick: true,
		},
	];
}

/** Whether a person pointed at a box, or at the words beside it: a box precedes its answer, or follows its question. */
function isPointedAt({ map: { page }, box }: Tick, pointed: Box): boolean {
	const boxes = findTicks(page).map((tick) => tick.box);
	const covered = boxes.filter((one) => meets(pointed, one));
	if (covered.length > 0) return covered.includes(box);
	const inLine = boxes
		.filter((one) => sharedHeight(one, pointed) > 0.5)
		.sort((one, other) => one.x0 - other.x0);
	const before = inLine.filter((one) => {
		const gap = pointed.x0 - one.x1;
		return gap >= -1 && gap <= MAX_ASIDE * page.size;
	});
	const after = inLine.filter((one) => one.x0 >= pointed.x1 - 1);
	const own = before.length > 0 ? before.at(-1) : after[0];
	return own === box;
}

/** Maximum gap between a box and the answer after it, in letter heights. */
const MAX_ASIDE = 3;

/**
 * How well a field is named by the text after a box, up to the next box, or before the first box of a line, as in
 * "Insured: ☐ yes ☐ no".
 */
function nameTick(document: Document, field: Field, { map: { page }, box }: Tick): number {
	const inLine = (one: Box) => sharedHeight(one, box) > 0.5;
	const boxes = findTicks(page).flatMap((tick) => (inLine(tick.box) ? tick.box : []));
	const next = minOf([Infinity, ...boxes.map(({ x0 }) => x0).filter((x0) => x0 > box.x0 + 1)]);
	const isFirst = boxes.every(({ x0 }) => x0 >= box.x0 - 1);
	const words = page.lines
		.flatMap(({ segments }) => segments.filter((segment) => inLine(segment.box)))
		.flatMap((segment) => segment.words)
		.filter((word) => !boxes.some((one) => sharesWidth(one, word.box)));
	const right = words.filter((word) => word.box.x0 >= box.x1 - 1 && word.box.x0 < next);
	const left = isFirst ? words.filter((word) => word.box.x1 <= box.x0 + 1) : [];
	return maxOf(
		[textOf(right.slice(0, NAME_WORDS)), textOf(left.slice(-NAME_WORDS))].map((text) =>
			text === '' ? 0 : document.compareLabel(field, document.readLabel(text, 'start')).own,
		),
	);
}

const NAME_WORDS = 8;
/** Minimum label score of a box, and minimum ratio to the score of the next best box. */
const [MIN_NAME, BETTER_NAME] = [0.25, 1.3];
