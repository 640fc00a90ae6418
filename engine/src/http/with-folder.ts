import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Uploads } from '../reading/intake/uploads.ts';
import { withClient } from './watch-client.ts';
import type { WatchedClient } from './watch-client.ts';

/**
 * Runs the work of a request with a folder for its files, while its client is watched. The folder is deleted when the
 * work ends.
 */
export async function withFolder<T>(
	request: FastifyRequest,
	uploads: Pick<Uploads, 'createFolder'>,
	work: (folder: string, client: WatchedClient) => Promise<T>,
): Promise<T> {
	const folder = await uploads.createFolder();
	try {
		return await withClient(request, (client) => work(folder, client));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
