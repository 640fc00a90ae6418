import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readManifest } from './read-manifest.ts';
import type { Manifest } from './read-manifest.ts';
import { listUsed } from './used-files.ts';

/** The OCR data that is bundled beside the engine's own; `docsift languages add` downloads others. */
const LANGUAGES = ['nld'];
const DATA = '@tesseract.js-data/';

/** Native packages, of which npm installs the build for the machine. */
const NATIVE = ['@napi-rs/canvas', 'better-sqlite3', 'sharp'];

/** Dependencies of packages that are only needed by omitted files, or for native speed-ups. */
const UNUSED: Record<string, string[]> = {
	// Only used by its install script, to download CUDA libraries.
	'onnxruntime-node': ['adm-zip', 'global-agent'],
	'onnxruntime-web': [
		'flatbuffers',
		'guid-typescript',
		'long',
		'onnxruntime-common',
		'platform',
		'protobufjs',
	],
	'pdfjs-dist': ['@napi-rs/canvas'],
	'tesseract.js': ['opencollective-postinstall'],
	msgpackr: ['msgpackr-extract'],
};
/** Files that are not read at run time. */
const LEFT_OUT =
	/\.(map|md|markdown|[cm]?ts|flow|tsbuildinfo)$|(^|\/)(test|tests|__tests__|benchmarks?|\.github)\//;
const KEPT = /(^|\/)licen[cs]e/i;

/**
 * Copies the engine's runtime dependencies into `stage`, in the versions of the lock file and where Node finds them.
 * One tarball instead of hundreds makes the installation fast, small and reproducible. Returns the dependencies of
 * the package, and which of them are bundled.
 */
export function bundleDependencies(
	engine: Manifest,
	{ root, stage }: { root: string; stage: string },
): { dependencies: Record<string, string>; bundled: string[] } {
	const dependencies = Object.fromEntries(
		Object.entries(engine.dependencies ?? {}).filter(
			([name]) => !name.startsWith(DATA) || LANGUAGES.includes(name.slice(DATA.length)),
		),
	);
	const bundled = Object.keys(dependencies).filter((name) => !NATIVE.includes(name));
	const seen = new Set<string>();
	for (const name of bundled) place(name, join(root, 'engine'));
	return { dependencies, bundled };

	function place(name: string, dependent: string): void {
		const from = findPackage(name, dependent, root);
		if (from === undefined || seen.has(from)) return;
		seen.add(from);
		const to = join(stage, relative(root, from).replace(/^engine\//, ''));
		if (existsSync(to)) throw new Error(`two versions of ${name} would have to lie at one place`);
		const manifest = trim(name, readManifest(from));
		mkdirSync(to, { recursive: true });
		writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
		for (const file of listUsed(name, from).filter(isRead)) {
			mkdirSync(dirname(join(to, file)), { recursive: true });
			cpSync(join(from, file), join(to, file));
		}
		const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
		for (const one of Object.keys(needed)) place(one, from);
	}
}

/** Node's resolution: in the folder of the dependent, then in the folders above. */
function findPackage(name: string, dependent: string, root: string): string | undefined {
	for (
		let folder = dependent;
		folder.startsWith(root.replace(/\/$/, ''));
		folder = dirname(folder)
	) {
		const found = join(folder, 'node_modules', name);
		if (existsSync(join(found, 'package.json'))) return found;
	}
	return undefined;
}

function trim(name: string, manifest: Manifest): Manifest {
	const { dependencies, optionalDependencies } = manifest;
	const unused = UNUSED[name] ?? [];
	const without = (list: Record<string, string> = {}): Record<string, string> =>
		Object.fromEntries(Object.entries(list).filter(([one]) => !unused.includes(one)));
	const trimmed = {
		...manifest,
		dependencies: without(dependencies),
		optionalDependencies: without(optionalDependencies),
	};
	for (const key of ['scripts', 'devDependencies']) Reflect.deleteProperty(trimmed, key);
	return trimmed;
}

/** The manifest is written separately. */
function isRead(file: string): boolean {
	return file !== 'package.json' && (KEPT.test(file) || !LEFT_OUT.test(file));
}
