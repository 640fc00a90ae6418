/**
 * Writes fields that ask for nothing anybody could find: in scripts without readers, of signs, of letters in
 * no order. The page reader is taught to answer none of them.
 * node training/dump-nonsense.ts OUT    (the folder that dump-pages.ts wrote)
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS } from '../engine/src/reading/extraction/lexicon/kinds.ts';
import { readField } from '../engine/src/reading/extraction/request/read-fields.ts';
import { MODELS } from '../evaluation/models.ts';
import { createRandom } from './reword.ts';

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('Say where to: node training/dump-nonsense.ts OUT');
const COUNT = 4000;
const TYPES = ['string', 'number', 'date'] as const;
/** Where letters and signs that mean nothing to us begin and end. */
const SCRIPTS: readonly (readonly [from: number, to: number])[] = [
	[0x13a0, 0x13f4], // Cherokee
	[0x10330, 0x1034a], // Gothic
	[0x2d30, 0x2d67], // Tifinagh
	[0x16a0, 0x16ea], // Runes
	[0x2c00, 0x2c2e], // Glagolitic
	[0x1401, 0x1670], // Canadian syllables
	[0x10d0, 0x10f0], // Georgian
	[0x1f300, 0x1f5ff], // pictures
	[0x2190, 0x21ff], // arrows
	[0x21, 0x2f], // signs
	[0x61, 0x7a], // letters in no order
	[0x61, 0x7a],
	[0x61, 0x7a],
];
const random = createRandom(7);
const whole = (most: number) => Math.floor(random() * most);
const letter = ([from, to]: readonly [number, number]) =>
	String.fromCodePoint(from + whole(to - from + 1));
const word = (script: readonly [number, number], length: number) =>
	random() < 0.2
		? letter(script).repeat(2 * length)
		: Array.from({ length }, () => letter(script)).join('');

const rows: Int8Array[] = [];
const said: [row: number, kind: number][] = [];
for (let i = 0; i < COUNT; i += 1) {
	const script = SCRIPTS[whole(SCRIPTS.length)] ?? [0x61, 0x7a];
	const name = random() < 0.3 ? word([0x61, 0x7a], 1 + whole(2)) : word(script, 1 + whole(9));
	const description =
		random() < 0.5
			? undefined
			: Array.from({ length: 1 + whole(10) }, () => word(script, 1 + whole(9))).join(' ');
	const type = TYPES[whole(TYPES.length)] ?? 'string';
	const field = readField([name], { type, ...(description ? { description } : {}) }, MODELS);
	if (!field.meaning) continue;
	said.push([rows.length, KINDS.indexOf(field.kind)]);
	rows.push(Int8Array.from(field.meaning.direction, (value) => Math.round(value * 127)));
}
writeFileSync(
	join(out, 'nonsense-table.i8'),
	Buffer.concat(rows.map((row) => Buffer.from(row.buffer))),
);
writeFileSync(join(out, 'nonsense.json'), JSON.stringify(said));
