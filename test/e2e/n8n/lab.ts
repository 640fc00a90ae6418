import type { Checks } from './checks.ts';
import type { Closers } from '../../support/closers.ts';
import type { EngineClient } from './engine-client.ts';
import type { N8nClient } from './n8n-client.ts';
import type { N8nProcess } from './n8n-process.ts';

/** What the checks work with: an engine and an n8n with the pack, both running. */
export type Lab = {
	check: Checks['check'];
	closers: Closers;
	/** For whatever else they need; removed at the end. */
	folder: string;
	engine: EngineClient;
	n8n: N8nProcess;
	client: N8nClient;
};
