import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pino from 'pino';
import type { Config } from './config.ts';
import type { StoredDocument } from '../model/document.ts';
import { DOCUMENT_NAMES, isContainer } from '../model/formats.ts';
import { problem } from '../model/problem.ts';
import { sniffFile } from '../reading/intake/sniff-type.ts';
import { createPool } from '../reading/pipeline/pool.ts';
import { poolSettings } from './pool-settings.ts';

/** A file of the command line, with child processes that read it and a folder for their files; call `close`. */
export async function openFile(config: Config, file: string) {
	const filename = basename(file);
	const type = await sniffFile(file);
	if (type === undefined || isContainer(type)) {
		throw problem('UNSUPPORTED_FILE_TYPE', { filename, types: DOCUMENT_NAMES });
	}
	const log = pino({ level: 'silent' });
	const scratch = await mkdtemp(join(tmpdir(), 'docsift-'));
	const pool = createPool(
		poolSettings(config, log, { readable: [file], work: scratch, scratch }),
		log,
	);
	const turn = pool.enter({
		accountId: '',
		lane: 'request',
		type,
		maxRunning: null,
		maxWaitMs: null,
	});
	const document: StoredDocument = { path: file, type, filename, sha256: '' };
	return {
		document,
		scratch,
		turn,
		log,
		close: async (): Promise<void> => {
			await pool.close();
			await rm(scratch, { recursive: true, force: true });
		},
	};
}
