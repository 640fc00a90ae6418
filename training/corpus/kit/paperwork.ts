import { field, markup, part } from './html.ts';
import type { Content, Markup, Printed } from './html.ts';
import type { Random } from './random.ts';

/** What was put in a little above, below or beside its line, as a typewriter does on a printed form. */
export function offLine(random: Random, content: Content, most = 0.6): Markup {
	const [up, aside] = [random.decimal(-most, most * 0.7), random.decimal(0, most * 2.5)];
	return markup`<span style="position:relative;top:${up}mm;left:${aside}mm">${content}</span>`;
}

/** A field put in off its line, or nothing where the person left it out. */
export function entry(
	random: Random,
	path: string,
	content: string | number | Markup | Printed,
	share = 1,
): Markup | false {
	const printed = offLine(random, field(path, content));
	return random.chance(share) && printed;
}

/** The face of an old machine: `font` of CSS. */
export function drawTypeface(random: Random, size = 10.5): string {
	const face = random.pick(["'Liberation Mono'", "'Liberation Mono'", "'DejaVu Sans Mono'"]);
	const points = face.includes('DejaVu') ? size - 1 : size;
	return `${random.pick(['', '', 'bold '])}${points}pt ${face}`;
}

/** "Yes" and "No" with a box each; the field is true where the first is marked. */
export function yesNo(
	path: string,
	isYes: boolean | undefined,
	[yes, no]: readonly [string, string],
	mark = 'X',
): Markup {
	const box = (isOn: boolean) => markup`<b class="tick">${isOn && mark}</b>`;
	const shown = markup`${box(isYes === true)} ${yes}`;
	const first =
		isYes === undefined
			? shown
			: markup`<span data-field="${path}" data-value="${String(isYes)}">${shown}</span>`;
	return markup`${first} <span style="margin-left:3mm">${box(isYes === false)} ${no}</span>`;
}

/** "14th day of June, 1968" in three blanks of a sentence, of which each is drawn by `show`. */
export function dayInWords(
	path: string,
	day: string,
	month: string,
	show: (content: Markup) => Markup,
): readonly [Markup, Markup, Markup] {
	const date = Number(day.slice(8));
	const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[date % 10] ?? 'th';
	const ordinal = `${date}${date > 10 && date < 14 ? 'th' : ending}`;
	return [
		show(part(path, ordinal, day)),
		show(part(path, month, day)),
		show(part(path, day.slice(0, 4), day)),
	];
}

/** Names of firms of the twentieth century that are no longer around because they never were. */
export const OLD_FIRMS = [
	'Harlan & Webb',
	'Tri-County Paper',
	'Consolidated Bearings',
	'Ostrander Chemical',
	'Pine Bluff Milling',
	'Delmar Instruments',
	'Keystone Carton',
	'Great Basin Freight',
	'Whitcomb Bros.',
	'Monarch Laboratories',
	'Allegheny Valve',
	'Sutter Foundry',
] as const;

/** A telephone number as it was written before 1970 or so. */
export function oldPhone(random: Random): string {
	return random.pattern(
		random.pick(['MUrray Hill 4-####', 'CHestnut 2-####', '###-####', 'JU 6-####', 'Ext. ###']),
	);
}
