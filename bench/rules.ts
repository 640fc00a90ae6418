/**
 * Measures rules, in three parts: `schemas` (random JSON Schemas there and back, with every result validated),
 * `lookups` (in lists of 100,000 rows) and `errors` (seeded into invoices). Progress goes to the standard error.
 * `node bench/rules.ts --parts=schemas,errors --schemas=10000 --documents=500`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import pino from 'pino';
import { loadConfig } from '../engine/src/app/config.ts';
import { createServices } from '../engine/src/app/services.ts';
import type { Detail, Extraction } from '../engine/src/model/extraction.ts';
import { allowsNull } from '../engine/src/model/rules.ts';
import type { FieldMap, TemplateSchema } from '../engine/src/model/template.ts';
import { migrateDatabase } from '../engine/src/platform/store/migrate.ts';
import { extractFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { sketchPages } from '../engine/src/reading/pipeline/sketch-pages.ts';
import { applyResultRules } from '../engine/src/reading/rules/apply-rules.ts';
import { createListIndex } from '../engine/src/services/lists/list-index.ts';
import { decideReview, messagesOf } from '../engine/src/services/review/decide-review.ts';
import { checkSchema } from '../engine/src/services/templates/check-schema.ts';
import { readJsonSchema } from '../engine/src/services/templates/json-schema/read-json-schema.ts';
import { writeJsonSchema } from '../engine/src/services/templates/json-schema/write-json-schema.ts';
import { MODELS } from '../evaluation/models.ts';
import {
	drawInvoice,
	ERRORS,
	INVOICE_SCHEMA,
	seedError,
	setInvoice,
} from '../evaluation/rules/make-invoice.ts';
import type { Invoice } from '../evaluation/rules/make-invoice.ts';
import { createRandom, drawSchema, moveToDefinitions } from '../evaluation/rules/random-schema.ts';

const { values } = parseArgs({
	options: {
		parts: { type: 'string', default: 'schemas,lookups,errors' },
		schemas: { type: 'string', default: '10000' },
		documents: { type: 'string', default: '500' },
	},
});
const LIMITS = { maxFields: 200, maxDepth: 6 };
const DATE = '\\d{4}-\\d\\d-\\d\\d';
const TIME = '\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)?';
/** The formats as results have them: documents print few seconds and time zones. */
const FORMATS = {
	date: new RegExp(`^${DATE}$`),
	time: new RegExp(`^${TIME}$`),
	'date-time': new RegExp(`^${DATE}T${TIME}$`),
	email: /^[^\s@]+@[^\s@]+$/,
	uri: (text: string) => URL.canParse(text),
	iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
	phone: /\d/,
	address: true,
} as const;

const print = (line: string) => process.stdout.write(`${line}\n`);

const parts: Record<string, () => void | Promise<void>> = {
	schemas: () => measureSchemas(Number(values.schemas)),
	lookups: () => measureLookups(),
	errors: async () => await measureErrors(Number(values.documents)),
};
for (const name of values.parts.split(',')) {
	const measure = parts[name];
	if (!measure) throw new Error(`there is no part ${name}`);
	const started = performance.now();
	await measure();
	print(`${name}: took ${Math.round((performance.now() - started) / 1000)} s`);
}

/** Says on the standard error how far a part is, twenty times at most. */
function showProgress(name: string, done: number, count: number): void {
	if (done % Math.ceil(count / 20) === 0) process.stderr.write(`${name}: ${done} of ${count}\n`);
}

/** Random schemas: accepted, there and back, and every value that breaks them reported. */
function measureSchemas(count: number): void {
	const pages = Array.from({ length: 20 }, (_, i) => setInvoice(drawInvoice(createRandom(i), i)));
	let [accepted, same, validated] = [0, 0, 0];
	const failed: number[] = [];
	for (let seed = 0; seed < count; seed += 1) {
		showProgress('schemas', seed, count);
		const drawn = drawSchema(createRandom(seed));
		// Every other schema is sent with definitions, which are written out when it comes back.
		const { schema, faults } = readJsonSchema(
			seed % 2 === 0 ? drawn : moveToDefinitions(drawn),
			LIMITS,
		);
		const isAccepted =
			faults.length === 0 && checkSchema({ data: schema.data }, LIMITS).length === 0;
		const isSame =
			JSON.stringify(sortKeys(writeJsonSchema(schema))) === JSON.stringify(sortKeys(drawn));
		const page = pages.slice(seed % pages.length).slice(0, 1);
		const found = extractFromPages(page, schema, MODELS);
		const isValid = found !== null && listSilentErrors(drawn, schema.data, found).length === 0;
		if (isAccepted) accepted += 1;
		if (isSame) same += 1;
		if (isValid) validated += 1;
		if (!isAccepted || !isSame || !isValid) failed.push(seed);
	}
	print(`schemas: ${count}; accepted: ${accepted}; the same there and back: ${same}`);
	print(`results that validate, but for values reported as failed: ${validated}`);
	if (failed.length > 0) print(`seeds that failed: ${failed.slice(0, 20).join(' ')}`);
}

/** Errors of the validator that no failed check reports. */
function listSilentErrors(
	jsonSchema: Record<string, unknown>,
	fields: FieldMap,
	{ result, details }: Extraction,
): ErrorObject[] {
	// A new validator each time: one that is kept would keep every schema.
	const ajv = new Ajv2020({
		strict: false,
		allErrors: true,
		formats: FORMATS,
		multipleOfPrecision: 9,
		code: { optimize: false },
	});
	const validate = ajv.compile(jsonSchema);
	validate(withoutNull(fields, result));
	const failed = listFailed(details);
	return (validate.errors ?? []).filter(
		({ instancePath, params }) => !isSaid(instancePath, params as Record<string, unknown>, failed),
	);
}

function sortKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sortKeys);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return entries.map(([name, one]) => [name, sortKeys(one)]);
}

/** null stands for "not there", unless the schema allows it. */
function withoutNull(fields: FieldMap, value: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
			const definition = fields[name];
			if (one === null) return allowsNull(definition?.rules ?? {}) ? [[name, null]] : [];
			if (definition?.type === 'object') {
				return [[name, withoutNull(definition.properties ?? {}, one as Record<string, unknown>)]];
			}
			const row = definition?.itemSchema?.properties;
			if (!Array.isArray(one) || !row) return [[name, one]];
			return [[name, one.map((each) => withoutNull(row, each as Record<string, unknown>))]];
		}),
	);
}

function listFailed(details: readonly Detail[]): string[] {
	return details.flatMap(({ path, checks }) =>
		checks.some((check) => check.endsWith('✗')) ? [path] : [],
	);
}

/** Whether an error of the validator is at, or inside, a value with a failed check. */
function isSaid(
	pointer: string,
	params: Record<string, unknown>,
	failed: readonly string[],
): boolean {
	const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
	const path = `${pointer}${missing}`
		.replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
		.replaceAll('~1', '/')
		.replace(/^\//, '')
		.replaceAll('/', '.');
	return failed.some(
		(one) => one === path || one.startsWith(`${path}[`) || one.startsWith(`${path}.`),
	);
}

/** Times of one lookup, by the clock of the CPU, because machines are shared. */
function measureLookups(): void {
	const random = createRandom(7);
	const words = [
		'Alpha',
		'Nord',
		'Technik',
		'Bau',
		'Handel',
		'Stahl',
		'Holz',
		'Media',
		'Solar',
		'Auto',
	];
	const pick = () => words[Math.floor(random() * words.length)] ?? '';
	const lists: Record<string, (i: number) => string> = {
		'different names': (i) => `${pick()} ${pick()} ${i.toString(36)} GmbH`,
		'one name': () => 'Same Name GmbH',
		'long names that are alike': (i) => `aaaaaaaaaa ${'ab'.repeat(40)} ${i}`,
	};
	for (const [name, make] of Object.entries(lists)) {
		const rows = Array.from({ length: 100_000 }, (_, i) => [`V${i}`, make(i)]);
		const index = createListIndex(['id', 'name'], rows);
		const started = process.cpuUsage().user;
		const steps = index.indexColumn('name');
		while (!steps.next().done);
		const built = (process.cpuUsage().user - started) / 1000;
		const asked = 500;
		const before = process.cpuUsage().user;
		for (let i = 0; i < asked; i += 1) {
			const text = rows[Math.floor(random() * rows.length)]?.[1] ?? '';
			index.find([{ column: 'name', text: text.replace('e', 'c') }]);
		}
		const each = (process.cpuUsage().user - before) / 1000 / asked;
		print(`lookup, 100,000 rows, ${name}: ${each.toFixed(2)} ms; index: ${built.toFixed(0)} ms`);
	}
}

/** How many seeded errors ask for review, and how many right invoices do. */
async function measureErrors(count: number): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'docsift-rules-'));
	const log = pino({ level: 'silent' });
	const services = createServices(loadConfig({ DATA_DIR: folder }), { log });
	try {
		await migrateDatabase(services.db);
		const account = await services.accounts.create({ email: 'a@test.example', plan: 'free' });
		const template = await services.templates.create(account.id, {
			name: 'Invoices',
			category: 'INVOICE',
			schema: INVOICE_SCHEMA,
		});
		const look = async (invoice: Invoice): Promise<boolean> =>
			await needsReview(invoice, INVOICE_SCHEMA, async (result, sketch) => {
				const id = services.newId();
				const ids = { id, accountId: account.id, templateId: template.id };
				const compared = { ...ids, result, sketch, createdAt: services.clock.now() };
				const known = await services.duplicates.recognise(INVOICE_SCHEMA, compared);
				if (known) await services.duplicates.record(known.fingerprint);
				return (known?.duplicateOf ?? null) !== null;
			});
		const random = createRandom(42);
		const caught = new Map<string, number>(ERRORS.map((error) => [error, 0]));
		let alarms = 0;
		for (let i = 0; i < count; i += 1) {
			showProgress('errors', i, count);
			const right = drawInvoice(random, i);
			if (await look(right)) alarms += 1;
			const error = ERRORS[i % ERRORS.length] ?? 'total';
			const other = error === 'again' ? right : drawInvoice(random, count + i);
			if (await look(seedError(other, error))) caught.set(error, (caught.get(error) ?? 0) + 1);
		}
		const sum = [...caught.values()].reduce((all, one) => all + one, 0);
		const share = (one: number) => `${((100 * one) / count).toFixed(1)} %`;
		print(`seeded errors: ${count}; caught: ${sum} (${share(sum)})`);
		for (const [error, one] of caught) print(`  ${error}: ${one} of ${count / ERRORS.length}`);
		print(`right invoices: ${count}; false alarms: ${alarms} (${share(alarms)})`);
	} finally {
		await services.close();
		await rm(folder, { recursive: true, force: true });
	}
}

async function needsReview(
	invoice: Invoice,
	schema: TemplateSchema,
	isDuplicate: (result: Record<string, unknown>, sketch: number[]) => Promise<boolean>,
): Promise<boolean> {
	const page = setInvoice(invoice);
	const found = extractFromPages([page], schema, MODELS);
	if (!found) return false;
	const { result, details } = applyResultRules(schema, found);
	const reasons = decideReview({}, details, messagesOf(schema));
	return (await isDuplicate(result, sketchPages([page]))) || reasons.length > 0;
}
