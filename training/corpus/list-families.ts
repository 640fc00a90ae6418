import type { PlacedFamily } from './family.ts';
import { holdOut } from './hold-out.ts';

/** Prints the families with their kinds, languages and authors, and which are held out. */
export function listFamilies(families: readonly PlacedFamily[], say: (line: string) => void): void {
	for (const family of families) {
		const { id, author, locales } = family;
		const reason = holdOut(family);
		say(
			[id.padEnd(40), author.padEnd(10), locales.join(' '), reason ? `held out (${reason})` : '']
				.join(' ')
				.trimEnd(),
		);
	}
	const count = (values: readonly string[]) => new Set(values).size;
	const locales = families.flatMap((family) => family.locales);
	const held = families.filter((family) => holdOut(family) !== null).length;
	say(
		[
			`${families.length} families`,
			`${count(families.map(({ kind }) => kind))} kinds`,
			`${count(families.map(({ author }) => author))} authors`,
			`${count(locales.map((locale) => locale.split('-')[0] ?? ''))} languages`,
			`${count(locales.map((locale) => locale.split('-')[1] ?? ''))} countries`,
			`${held} held out (${Math.round((100 * held) / Math.max(1, families.length))} %)`,
		].join(', '),
	);
}
