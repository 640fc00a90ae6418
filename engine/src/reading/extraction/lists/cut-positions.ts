import { mainConcept } from '../request/read-fields.ts';
import type { ItemValue } from './tables/item-value.ts';

const POSITION = /^(0{0,3}[1-9]\d{0,3})[.):]?\s+(?=\S*\p{L})/u;
/** Steps of position numbers: 1, or 10 to leave room for insertions. */
const STEPS = [1, 10];

/** Removes position numbers from descriptions: "1 Socket", "2 Cable". */
export function cutPositions(rows: ItemValue[][]): ItemValue[][] {
	const isName = ({ field }: ItemValue) => mainConcept(field) === 'itemDescription';
	const numbers = rows.map((row) => {
		const name = row.find(isName);
		return name && typeof name.value === 'string'
			? Number(POSITION.exec(name.value)?.[1] ?? NaN)
			: NaN;
	});
	if (!areCounted(numbers)) return rows;
	return rows.map((row) =>
		row.map((item) =>
			isName(item) && typeof item.value === 'string'
				? { ...item, value: item.value.replace(POSITION, '') }
				: item,
		),
	);
}

/** Whether numbers count up in equal steps, with a few gaps. */
function areCounted(numbers: readonly number[]): boolean {
	const [first = NaN, ...others] = numbers;
	if (others.length === 0) return false;
	const count = numbers.length;
	return STEPS.some((step) => {
		const isNext = others.every((number, i) => number === first + step * (i + 1));
		const isRising = others.every((number, i) => number > (numbers[i] ?? 0) && number % step === 0);
		const isNearlyAll = (others.at(-1) ?? 0) <= step * (count + Math.floor(count / FEW));
		return first % step === 0 && (isNext || (first === step && isRising && isNearlyAll));
	});
}

/** At most one row in this many may be missing. */
const FEW = 4;
