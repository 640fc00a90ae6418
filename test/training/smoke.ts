/**
 * npm run test:training
 *
 * Runs the training of the page reader end to end, on our own documents and a CPU: pages are written in the reader's
 * format, a reader is trained for a few steps, exported, and loaded by the engine. It learns almost nothing; the test
 * checks that each program accepts the output of the previous one. PyTorch comes from PYTHON, or is installed into
 * node_modules/.cache. If it is not available, that is reported and only the other programs run.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openSets } from '../../evaluation/open-set.ts';
import { createPageReader } from '../../evaluation/read-pages.ts';
import { openDocument } from '../../engine/src/reading/extraction/document.ts';
import { readValues } from '../../engine/src/reading/extraction/sources/page-reader/read-values.ts';
import { readFields } from '../../engine/src/reading/extraction/request/read-fields.ts';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';
import { loadReader } from '../../engine/src/reading/pipeline/load-model.ts';
import { MODELS } from '../support/models.ts';
import { root } from '../support/run-node.ts';

const STEPS = 30;
const folder = mkdtempSync(join(tmpdir(), 'docsift-training-'));
const [sets, data] = [join(folder, 'sets'), join(folder, 'data')];

try {
	await main();
} finally {
	rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
	run(process.execPath, join(root, 'evaluation/generate/generate.ts'), sets);
	leaveOutScans();
	run(process.execPath, join(root, 'training/dump-pages.ts'), data, '--sets', sets);
	run(process.execPath, join(root, 'training/dump-nonsense.ts'), data);
	const written = JSON.parse(readFileSync(join(data, 'documents.json'), 'utf8')) as Written[];
	const known = written.filter(({ fields }) => fields.some(({ spans }) => spans.flat().length > 0));
	assert.ok(known.length >= 20, `only ${known.length} documents have values that were found`);

	const python = findPython();
	if (python === null) {
		say('PyTorch cannot be had here: pages were written, nothing was trained.');
		return;
	}
	const trained = join(folder, 'reader.pt');
	const log = run(
		python,
		join(root, 'training/train_reader.py'),
		data,
		'--steps',
		String(STEPS),
		'--batch',
		'4',
		'--out',
		trained,
	);
	const losses = [...log.matchAll(/^step \d+, loss ([\d.]+)/gm)].map(([, loss]) => Number(loss));
	const [first = NaN, last = NaN] = [losses[0], losses.at(-1)];
	assert.ok(losses.length >= 2 && last < first, `the loss did not fall: ${losses.join(', ')}`);
	const exported = join(folder, 'reader.bin');
	const kinds = join(data, 'kinds.txt');
	run(python, join(root, 'training/export_reader.py'), trained, kinds, exported);
	const answers = await ask(exported);
	say(`Loss ${first} → ${last} in ${STEPS} steps; the engine read ${answers} fields with it.`);
}

type Written = { fields: { spans: unknown[][] }[] };

/** Reading scans takes longer than everything else. */
function leaveOutScans(): void {
	for (const name of readdirSync(sets)) {
		const files = readdirSync(join(sets, name, 'documents'));
		if (files.some((file) => !file.endsWith('.pdf'))) rmSync(join(sets, name), { recursive: true });
	}
	assert.ok(readdirSync(sets).length >= 3, 'too few sets without scans');
}

async function ask(file: string): Promise<number> {
	const models = { ...MODELS, reader: loadReader(pathToFileURL(file)) };
	const [set] = openSets(sets);
	const [document] = set?.documents ?? [];
	assert.ok(set && document);
	const { schema } = set;
	const pages = await createPageReader(undefined)(document.path, document.id, schema);
	const fields = readFields(schema.data, { encoder: models.encoder });
	const answers = readValues(openDocument(layOutPages(pages), models), fields);
	assert.ok(answers);
	for (const { score } of [...answers.values()].flat()) {
		assert.ok(score >= 0 && score <= 1.000001, `a chance of ${score}`);
	}
	assert.ok(answers.size > 0);
	return answers.size;
}

/** A Python with PyTorch; null if there is none and none can be installed. */
function findPython(): string | null {
	const own = process.env.PYTHON ?? 'python3';
	if (hasTorch(own)) return own;
	const place = join(root, 'node_modules/.cache/training');
	const installed = join(place, 'bin/python');
	if (hasTorch(installed)) return installed;
	const made = spawnSync(own, ['-m', 'venv', place], { stdio: 'inherit' });
	if (made.status !== 0) return null;
	const pip = ['-m', 'pip', 'install', '--quiet', '--retries', '1', 'torch', 'numpy'];
	const { status } = spawnSync(installed, pip, { stdio: 'inherit', timeout: 600_000 });
	return status === 0 && hasTorch(installed) ? installed : null;
}

function hasTorch(python: string): boolean {
	return spawnSync(python, ['-c', 'import numpy, torch'], { stdio: 'ignore' }).status === 0;
}

function run(program: string, ...args: string[]): string {
	const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
	assert.equal(status, 0, `${[program, ...args].join(' ')} failed:\n${stdout}\n${stderr}`);
	return stdout;
}

function say(text: string): void {
	process.stdout.write(`${text}\n`);
}
