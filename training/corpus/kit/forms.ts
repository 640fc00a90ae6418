import { field, markup } from './html.ts';
import type { Markup, Printed } from './html.ts';
import type { Random } from './random.ts';

/** Printed words of a family by language, separated by `|`: `speak(SAID, 'de')(3)` is the fourth German one. */
export function speak(
	table: Readonly<Record<string, string>>,
	language: string,
): (i: number) => string {
	const words = table[language]?.split('|');
	if (!words) throw new Error(`Nothing is said in ${language}`);
	return (i) => {
		const word = words[i]?.trim();
		if (word === undefined) throw new Error(`There is no text ${i} in ${language}`);
		return word;
	};
}

/** One of several alternatives, separated by a semicolon. */
export function oneOf(random: Random, alternatives: string): string {
	return random.pick(alternatives.split(';'));
}

/** A tick box with its label; the family styles `.tick`. */
export function tick(path: string, isOn: boolean, label: string, mark = 'X'): Markup {
	return markup`<span data-field="${path}" data-value="${String(isOn)}"><b class="tick">${isOn && mark}</b> ${label}</span>`;
}

/** Tick boxes of which one is marked; its label is the value. */
export function choose(
	path: string,
	labels: readonly string[],
	chosen: string | undefined,
	mark = 'X',
): Markup {
	return markup`${labels.map(
		(label) =>
			markup`<span class="choice"><b class="tick">${label === chosen && mark}</b> ${label === chosen ? field(path, label) : label}</span> `,
	)}`;
}

/** A blank on a form: empty where the person left it out. */
export function blank(
	random: Random,
	share: number,
	path: string,
	content: string | number | Markup | Printed,
): Markup | false {
	return random.chance(share) && field(path, content);
}

/** CSS of what was filled in: typed, written or printed, a little off the line. */
export function drawFilling(random: Random): string {
	const face = random.pick([
		"11.5pt 'Liberation Mono'",
		"italic 11.5pt 'DejaVu Serif'",
		"bold 10pt 'Liberation Sans'",
		"italic 13pt 'Liberation Serif'",
		"10pt 'DejaVu Sans Mono'",
	]);
	const ink = random.pick(['#000', '#1b2a6b', '#222', '#10307a']);
	return `font: ${face}; color: ${ink}; position: relative; top: ${random.decimal(-0.9, 0.7)}mm; left: ${random.decimal(0, 2.5)}mm`;
}

/** "9:30", "14.05" and so on, from minutes after midnight. */
export function clock(minutes: number, sign = ':'): string {
	return `${Math.floor(minutes / 60)}${sign}${String(minutes % 60).padStart(2, '0')}`;
}

/** "9:30 a.m." */
export function clockAmPm(minutes: number, [am, pm] = ['a.m.', 'p.m.']): string {
	const hour = Math.floor(minutes / 60);
	return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? am : pm}`;
}
