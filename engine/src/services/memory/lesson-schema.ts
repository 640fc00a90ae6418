import { z } from 'zod';
import { MAX_SENDERS } from '../../model/memory.ts';
import type { Lesson } from '../../model/memory.ts';
import { formatPath } from '../../model/path.ts';
import type { Fault } from '../../model/problem.ts';

const MAX_ANCHORS = 500;
const MAX_FIELDS = 1000;
const MAX_TABLES = 200;

const pathSchema = z
	.string()
	.max(500)
	.refine((path) => !path.includes('\0'), 'may not contain a NUL character');
const nearbySchema = z.tuple([z.int32(), z.int32(), z.int32()]);
const anchorSchema = z.union([
	nearbySchema,
	z.tuple([z.int32(), z.int32(), z.int32(), z.int32().min(0)]),
]);
const placeSchema = z.strictObject({
	page: z.int().min(0).max(10_000),
	fromEnd: z.int().min(0).max(10_000),
	x0: z.int(),
	x1: z.int(),
	y: z.int(),
	nearby: z.array(nearbySchema).max(20),
	before: z.int().optional(),
	after: z.int().optional(),
	words: z.int().min(0).max(1000),
	more: z.int().min(0).max(100),
	digits: z.boolean(),
	length: z.int().min(0).max(10_000).optional(),
	ends: z.boolean(),
	below: z.strictObject({ list: pathSchema, down: z.int() }).optional(),
	plain: z.literal(true).optional(),
	lead: z.array(z.int()).max(10).optional(),
	trail: z.array(z.int()).max(10).optional(),
	stop: z.strictObject({ mark: z.string().max(4), inside: z.int().min(0).max(1000) }).optional(),
	negated: z.literal(true).optional(),
	tick: z.literal(true).optional(),
	choice: z.strictObject({ left: z.int(), right: z.int(), up: z.int(), down: z.int() }).optional(),
	marked: z.literal(true).optional(),
	pieces: z.strictObject({ join: z.enum(['', ' ', '.']), gap: z.int().min(0) }).optional(),
	cell: z.strictObject({ row: z.int(), column: z.int() }).optional(),
});
const fieldSchema = z.strictObject({
	path: pathSchema,
	places: z.array(z.union([placeSchema, z.strictObject({ form: z.int() })])).max(10),
	found: z.literal(true).optional(),
	removed: z.literal(true).optional(),
	unchecked: z.literal(true).optional(),
	wrong: z.array(placeSchema).max(10).optional(),
});
const rowsSchema = z.strictObject({
	begin: z.array(nearbySchema).max(40),
	end: z.array(z.int()).max(40),
	columns: z
		.array(
			z.strictObject({
				path: pathSchema.nullable(),
				x0: z.int(),
				x1: z.int(),
				line: z.int().min(0).max(20),
				lines: z.int().min(1).max(20),
				always: z.literal(true).optional(),
				plain: z.literal(true).optional(),
				grouped: z.literal(true).optional(),
				whole: z.literal(true).optional(),
				digits: z.literal(true).optional(),
			}),
		)
		.max(100),
	literals: z.array(z.int()).max(40).optional(),
	dense: z.literal(true).optional(),
});
const marksSchema = z
	.array(z.union([z.int(), z.string().regex(/^[^\p{L}\p{N}]{1,2}$/u, 'is no mark')]))
	.max(60);
const entriesSchema = z.strictObject({
	begin: z.array(nearbySchema).max(40),
	end: z.array(z.int()).max(40),
	starts: z.array(z.int()).max(20),
	right: z.int(),
	sizes: z.array(z.int()).max(20),
	largest: z.int(),
	sign: z.string().max(2).optional(),
	lines: z.int().min(1).max(40),
	values: z.number().min(0).max(100),
	columns: z
		.array(
			z.strictObject({
				path: pathSchema,
				words: z.int().min(0).max(1000),
				breaks: z.literal(true).optional(),
				gaps: z.literal(true).optional(),
				digits: z.enum(['all', 'none']).optional(),
				plain: z.literal(true).optional(),
			}),
		)
		.max(40),
	steps: z
		.array(
			z.strictObject({
				from: z.int().min(-2).max(40),
				to: z.int().min(-2).max(40),
				lead: marksSchema,
				tail: marksSchema,
				skip: z.literal(true).optional(),
				guessed: z.literal(true).optional(),
			}),
		)
		.max(200),
});
const tableSchema = z.strictObject({
	path: pathSchema,
	rows: rowsSchema.optional(),
	entries: entriesSchema.optional(),
	rightRows: z.int().min(0).max(100).optional(),
	columns: z
		.array(
			z.strictObject({
				head: z.int(),
				path: pathSchema.nullable(),
				always: z.literal(true).optional(),
			}),
		)
		.max(100),
});

const sendersSchema = z.array(z.int32()).max(MAX_SENDERS);

/** A lesson exported by another engine. */
export const lessonSchema: z.ZodType<Lesson> = z.strictObject({
	version: z.literal(1),
	anchors: z.array(anchorSchema).max(MAX_ANCHORS),
	filled: z.array(anchorSchema).max(MAX_ANCHORS),
	fields: z.array(fieldSchema).max(MAX_FIELDS),
	tables: z.array(tableSchema).max(MAX_TABLES),
	senders: sendersSchema.optional(),
});

const HEX = /^(?:[0-9a-f]{2})+$/;

/** The key of the hashes in an export. Version 1 has none: its hashes are those of the plain words. */
export const exportHeadSchema = z.discriminatedUnion('version', [
	z.object({ version: z.literal(1) }),
	z.object({
		version: z.literal(2),
		key: z.string().max(64).regex(HEX).describe('Identifies the key of the hashes'),
		salt: z.string().max(64).regex(HEX).optional().describe('Set when a passphrase made the key'),
	}),
]);
export type ExportHead = z.infer<typeof exportHeadSchema>;

const list = z.array(z.unknown());
const frameSchema = z.strictObject({
	version: z.literal(1),
	anchors: list.min(1, 'is empty: a lesson without words is never found').max(MAX_ANCHORS),
	filled: list.max(MAX_ANCHORS),
	fields: list.max(MAX_FIELDS),
	tables: list.max(MAX_TABLES),
	senders: sendersSchema.optional(),
});
const PARTS = [
	['anchors', anchorSchema],
	['filled', anchorSchema],
	['fields', fieldSchema],
	['tables', tableSchema],
] as const;

/**
 * Validates an imported lesson by `lessonSchema` and checks that it is not empty. Stops at the first fault, so that a
 * lesson with many faults costs no more than one with a single fault.
 */
export function readLesson(value: unknown): { lesson: Lesson } | { fault: Fault } {
	const frame = frameSchema.safeParse(value);
	if (!frame.success) return { fault: toFault(frame.error) };
	for (const [name, schema] of PARTS) {
		for (const [i, part] of frame.data[name].entries()) {
			const checked = schema.safeParse(part);
			if (!checked.success) return { fault: toFault(checked.error, [name, i]) };
		}
	}
	const lesson = frame.data as Lesson;
	if (lesson.fields.length + lesson.tables.length === 0) {
		return {
			fault: { path: 'fields', message: 'is empty, and so are tables: it teaches nothing' },
		};
	}
	return { lesson };
}

function toFault({ issues: [first] }: z.ZodError, at: readonly PropertyKey[] = []): Fault {
	return {
		path: formatPath([...at, ...(first?.path ?? [])]),
		message: first?.message ?? 'is no lesson',
	};
}
