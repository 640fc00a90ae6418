import type { Checks } from './checks.ts';
import type { Closers } from '../../support/closers.ts';
import type { EngineClient } from './engine-client.ts';
import type { N8nClient } from './n8n-client.ts';
import type { N8nProcess } from './n8n-process.ts';

/** The running engine and n8n that the checks use. */
export type Lab = {
	check: Checks['check'];
	closers: Closers;
	/** For temporary files; deleted at the end. */
	folder: string;
	engine: EngineClient;
	n8n: N8nProcess;
	client: N8nClient;
};
