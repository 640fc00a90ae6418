/**
 * npm run pack:engine [-- --to FOLDER]
 *
 * Builds the npm package `docsift`: the engine compiled to JavaScript, because Node runs no TypeScript inside
 * node_modules, the built dashboard, the models, and a command. It has the same layout as the repository, so that
 * relative paths work in both. Prints the path of the tarball.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleDependencies } from './bundle-dependencies.ts';
import { readManifest } from './read-manifest.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { to: { type: 'string', default: root } } });
const engine = readManifest(join(root, 'engine'));
const stage = mkdtempSync(join(tmpdir(), 'docsift-release-'));
try {
	run('node', [join(root, 'engine/web/build.ts'), '--if-needed'], root);
	run('tsc', ['-p', join(root, 'release/tsconfig.json'), '--outDir', stage], root);
	copyFiles();
	const { dependencies, bundled } = bundleDependencies(engine, { root, stage });
	writeJson('package.json', describePackage(dependencies, bundled));
	const filename = run(
		'npm',
		['pack', '--silent', '--pack-destination', resolve(values.to)],
		stage,
	);
	process.stdout.write(`${join(resolve(values.to), filename.trim())}\n`);
} finally {
	rmSync(stage, { recursive: true });
}

function copyFiles(): void {
	const files = [
		...globSync('engine/src/**/*.{bin,onnx,wasm,traineddata.gz}', { cwd: root }),
		...globSync('engine/src/**/{model,models,tessdata}/*.{md,txt}', { cwd: root }),
		'engine/web/dist',
		'examples/invoice.pdf',
		'LICENSE',
	];
	for (const file of files) copy(file, file);
	for (const file of ['docsift.js', 'README.md']) copy(`release/${file}`, file);
	// The engine reads its version from a file beside its sources.
	writeJson('engine/package.json', { type: 'module', version: engine.version });
}

function describePackage(dependencies: Record<string, string>, bundled: string[]): object {
	return {
		name: 'docsift',
		version: engine.version,
		description: 'The open, self-hosted document parser: API, workers and dashboard in one command',
		keywords: ['document-parsing', 'ocr', 'invoice', 'pdf', 'extraction', 'self-hosted', 'mcp'],
		license: engine.license,
		type: 'module',
		bin: { docsift: 'docsift.js' },
		engines: { node: '>=22.19' },
		os: ['linux'],
		cpu: ['x64', 'arm64'],
		files: ['docsift.js', 'engine', 'examples'],
		dependencies,
		bundleDependencies: bundled,
	};
}

function copy(from: string, to: string): void {
	mkdirSync(dirname(join(stage, to)), { recursive: true });
	cpSync(join(root, from), join(stage, to), { recursive: true });
}

function writeJson(file: string, content: object): void {
	mkdirSync(dirname(join(stage, file)), { recursive: true });
	writeFileSync(join(stage, file), `${JSON.stringify(content, null, '\t')}\n`);
}

function run(program: string, args: string[], cwd: string): string {
	return execFileSync(program, args, {
		cwd,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'inherit'],
	});
}
