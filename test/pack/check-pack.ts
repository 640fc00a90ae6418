/**
 * npm run check:pack
 *
 * Packs the package and runs the checks for community nodes: its list of files, and n8n's package scanner over the
 * sources and the packed code, without inline suppressions.
 */
import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
	analyzePackage,
	SOURCE_FILE_PATTERNS,
} from '@n8n/scan-community-package/scanner/scanner.mjs';
import { packTarball } from '../support/pack.ts';
import { root } from '../support/run-node.ts';

type Manifest = {
	dependencies?: object;
	scripts?: Record<string, string>;
	n8n: { nodes: string[]; credentials: string[] };
};

const ALLOWED =
	/^(?:dist\/(?:nodes|credentials)\/.+\.(?:js|json|svg)|package\.json|README\.md|LICENSE)$/;
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];

const { folder, tarball, files } = await packTarball();
const faults: string[] = [];
try {
	execFileSync('tar', ['-xzf', tarball, '-C', folder]);
	const unpacked = join(folder, 'package');
	const manifest = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8')) as Manifest;

	for (const file of files) if (!ALLOWED.test(file)) faults.push(`${file} must not be published`);
	for (const file of [...manifest.n8n.nodes, ...manifest.n8n.credentials]) {
		if (!files.includes(file)) faults.push(`${file} is registered but not in the package`);
	}
	for (const icon of ['docsift.svg', 'docsift.dark.svg']) {
		if (!files.includes(`dist/nodes/DocSift/${icon}`)) faults.push(`${icon} is not in the package`);
	}
	for (const node of manifest.n8n.nodes) {
		const codex = node.replace(/\.js$/, '.json');
		if (!files.includes(codex)) faults.push(`${codex} is not in the package`);
	}
	if (manifest.dependencies) faults.push('the pack must have no runtime dependencies');
	for (const name of LIFECYCLE) {
		if (manifest.scripts?.[name] !== undefined) faults.push(`the script ${name} runs at installs`);
	}
	for (const [what, scan] of [
		['sources', analyzePackage(root, SOURCE_FILE_PATTERNS)],
		['packed code', analyzePackage(unpacked, ['**/*.js', 'package.json'])],
	] as const) {
		const { passed, message, details } = await scan;
		if (!passed || message !== undefined) {
			faults.push(`the scan of the ${what}: ${message ?? ''}\n${details ?? ''}`);
		}
	}
} finally {
	await rm(folder, { recursive: true, force: true });
}
process.stdout.write(faults.map((fault) => `✗ ${fault}\n`).join(''));
process.stdout.write(
	faults.length === 0 ? `✔ the pack is fit to be published (${files.length} files)\n` : '',
);
process.exitCode = faults.length === 0 ? 0 : 1;
