/**
 * npm run generate:client
 *
 * Generates the types of the TypeScript client from the OpenAPI reference of an engine that it starts on an empty
 * folder. A test checks that both match.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { loadConfig } from '../engine/src/app/config.ts';
import { startEngine } from '../engine/src/app/engine.ts';
import { generateTypes } from './generate-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-reference-'));
const config = loadConfig({ DATA_DIR: folder, PORT: '0', PARSE_PROCESSES: '1' });
const engine = await startEngine(config, { log: pino({ level: 'silent' }) });
try {
	const reference = await (await fetch(`${engine.url ?? ''}/docs/json`)).text();
	const file = new URL('../clients/typescript/src/api.ts', import.meta.url);
	writeFileSync(file, await generateTypes(reference));
} finally {
	await engine.stop();
	rmSync(folder, { recursive: true });
}
