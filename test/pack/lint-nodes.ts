/**
 * npm run check:nodes
 *
 * Runs n8n's lint in strict mode, which requires n8n's own configuration and lints everything it finds. So the pack
 * is copied into a separate folder first.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/run-node.ts';

const kit = realpathSync(join(root, 'test/node_modules'));
const CONFIGURATION = '@n8n/node-cli/dist/template/templates/shared/default/eslint.config.mjs';

const folder = mkdtempSync(join(tmpdir(), 'docsift-lint-'));
try {
	const parts = [
		'package.json',
		'README.md',
		'LICENSE',
		'nodes',
		'credentials',
		'engine/package.json',
	];
	for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
	cpSync(join(kit, CONFIGURATION), join(folder, 'eslint.config.mjs'));
	symlinkSync(kit, join(folder, 'node_modules'));
	const { status } = spawnSync(join(kit, '.bin/n8n-node'), ['lint'], {
		cwd: folder,
		stdio: 'inherit',
	});
	process.exitCode = status ?? 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}
