#!/usr/bin/env node
// The entry point of `npx docsift`: the command line, or the engine if no command is given.
import * as module from 'node:module';
import { fileURLToPath } from 'node:url';

const OLDEST = [22, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
	process.stderr.write(
		`docsift: needs Node ${OLDEST.join('.')} or later, and this is ${process.version}.\n` +
			'docsift: npm can bring a newer one for this command alone:\n' +
			`docsift:   npx -p node-linux-${process.arch}@24 -p docsift docsift\n`,
	);
	process.exit(1);
}

// Halves the start time. If the folder is not writable, Node works without the cache.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache', import.meta.url));
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);

if (process.argv.length === 2) process.argv.push('start');
await import('./engine/src/app/cli.js');
