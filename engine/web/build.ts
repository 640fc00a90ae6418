/**
 * node engine/web/build.ts [--if-needed]
 *
 * Builds the dashboard into engine/web/dist, and the documentation into its folder `guide`. `npm start` uses
 * --if-needed, which builds only if there is no build of the current sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findHeavyPages, measurePages, toKilobytes } from './measure-pages.ts';

const folder = import.meta.dirname;
const dist = join(folder, 'dist');
const stampFile = join(dist, 'sources.sha256');

const sources = hashSources();
const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources;
const isWorker = process.env.ROLE === 'worker';
if (!process.argv.includes('--if-needed')) {
	await buildWeb();
	reportSizes();
} else if (!isFresh && !isWorker) await buildIfPossible();

/** The API works without the dashboard. If the build cannot be written, logs that and continues. */
async function buildIfPossible(): Promise<void> {
	const started = performance.now();
	process.stdout.write('docsift: building the dashboard, once …\n');
	try {
		await buildWeb();
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		process.stdout.write(`docsift: built the dashboard in ${seconds} s\n`);
	} catch (error) {
		process.stderr.write(`docsift: the dashboard could not be built: ${String(error)}\n`);
	}
}

async function buildWeb(): Promise<void> {
	// Imported on demand, so that a start without a build stays fast.
	const { build } = await import('vite');
	const { buildGuide } = await import('./guide/build-guide.ts');
	await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
	await Promise.all(
		globSync('assets/*.{js,mjs,css,svg}', { cwd: dist }).map((name) => compress(join(dist, name))),
	);
	buildGuide(join(folder, '../../docs'), join(dist, 'guide'));
	writeFileSync(stampFile, sources);
}

/** Prints the size of each page and fails if one exceeds its limit. */
function reportSizes(): void {
	const sizes = measurePages(dist);
	for (const { page, bytes, isFirst } of sizes.filter((one) => one.isFirst || one.bytes > 20_000)) {
		process.stdout.write(`${isFirst ? 'first page' : `+ ${page}`}: ${toKilobytes(bytes)}\n`);
	}
	const heavy = findHeavyPages(sizes);
	for (const line of heavy) process.stderr.write(`${line}\n`);
	if (heavy.length > 0) process.exitCode = 1;
}

/** Compressed once here instead of at every request. */
async function compress(file: string): Promise<void> {
	const content = await readFile(file);
	const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
	await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
	await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** By content, because a checkout changes modification times. */
function hashSources(): string {
	const files = [
		...globSync('{src,public,guide}/**/*.*', { cwd: folder }),
		...globSync('../../docs/{*.md,images/*}', { cwd: folder }),
		'index.html',
		'vite.config.ts',
		'../package.json',
		'../../examples/invoice.pdf',
	].toSorted();
	const hash = createHash('sha256');
	for (const file of files)
		hash
			.update(file)
			.update('\0')
			.update(readFileSync(join(folder, file)));
	return hash.digest('hex');
}
