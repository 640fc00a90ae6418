import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadBucketCommand,
	paginateListObjectsV2,
	S3Client,
	S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { NewId } from '../model/ports.ts';
import { problem } from '../model/problem.ts';
import { AlteredDocument, hashOnTheWay } from './blobs.ts';
import type { Blobs } from './blobs.ts';

export type S3Place = {
	bucket: string;
	/** null: Amazon's own, by region. */
	endpoint: string | null;
	region: string;
	/** The bucket in the path rather than in the host name, as most other stores want it. */
	pathStyle: boolean;
	prefix: string;
	/** null: whatever the SDK finds, such as the role of the machine. */
	credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

/** The least that S3 takes for a part; what is smaller goes in one request. */
const PART_BYTES = 5 * 1_048_576;
const PARTS_AT_ONCE = 2;
const CONNECT_TIMEOUT_MS = 5000;
/** A store that says nothing for so long is as good as away. */
const SILENCE_TIMEOUT_MS = 30_000;
const TRIES = 3;
const RETRY_WHEN_AWAY_S = 5;

/**
 * Objects in a bucket, so that those who accept documents and those who read them can be on
 * different machines. `folder` is for the copies that are read from.
 */
export function createS3Blobs(
	place: S3Place,
	{ folder, newId }: { folder: string; newId: NewId },
): Blobs {
	const { bucket: Bucket, prefix } = place;
	const client = new S3Client({
		region: place.region,
		forcePathStyle: place.pathStyle,
		...(place.endpoint && { endpoint: place.endpoint }),
		// A copy: the SDK writes into it.
		...(place.credentials && { credentials: { ...place.credentials } }),
		maxAttempts: TRIES,
		requestHandler: {
			connectionTimeout: CONNECT_TIMEOUT_MS,
			requestTimeout: SILENCE_TIMEOUT_MS,
			throwOnRequestTimeout: true,
		},
		// Parts are signed with their SHA-256, which every store checks; the newer checksums that the
		// SDK would add are refused by some.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
	});
	const named = (key: string) => ({ Bucket, Key: prefix + key });

	async function openObject(key: string, signal?: AbortSignal): Promise<Readable> {
		const command = new GetObjectCommand(named(key));
		const { Body } = await ask(() => client.send(command, signal ? { abortSignal: signal } : {}));
		if (!(Body instanceof Readable)) throw new Error(`the document ${key} came without content`);
		return Body;
	}

	return {
		async put(path, key, sha256) {
			const { stream, digest } = hashOnTheWay();
			const upload = new Upload({
				client,
				params: { ...named(key), Body: stream, ContentType: 'application/octet-stream' },
				partSize: PART_BYTES,
				queueSize: PARTS_AT_ONCE,
			});
			await ask(async () => {
				try {
					await Promise.all([pipeline(createReadStream(path), stream), upload.done()]);
				} catch (error) {
					stream.destroy();
					await upload.abort();
					throw error;
				}
			});
			if (digest() !== sha256) throw new AlteredDocument(key);
			await rm(path, { force: true });
		},

		async withFile({ key, sha256, signal }, work) {
			// Of its own: another attempt at the same document may still be reading.
			const path = join(folder, newId());
			const { stream, digest } = hashOnTheWay();
			try {
				const content = await openObject(key, signal);
				const file = createWriteStream(path, { mode: 0o600 });
				await ask(() => pipeline(content, stream, file, { signal }));
				if (digest() !== sha256) throw new AlteredDocument(key);
				return await work(path);
			} finally {
				await rm(path, { force: true });
			}
		},

		read: (key) => openObject(key),

		async remove(key) {
			await ask(() => client.send(new DeleteObjectCommand(named(key))));
		},

		async *listOlderThan(time) {
			const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
			for await (const { Contents = [] } of pages) {
				for (const { Key, LastModified } of Contents) {
					if (Key === undefined || LastModified === undefined) continue;
					if (LastModified.getTime() < time.getTime()) yield Key.slice(prefix.length);
				}
			}
		},

		async ask() {
			await client.send(new HeadBucketCommand({ Bucket }));
		},

		close: () => {
			client.destroy();
			return Promise.resolve();
		},
	};
}

/** What the store cannot do now it may do later; what it refuses, such as an unknown key, it will not. */
async function ask<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!isAway(error)) throw error;
		throw Object.assign(
			problem('UNAVAILABLE', {
				reason: 'The store of documents cannot be reached.',
				retryAfter: RETRY_WHEN_AWAY_S,
			}),
			{ cause: error },
		);
	}
}

const NETWORK =
	/\b(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|socket hang up|ERR_STREAM_PREMATURE_CLOSE)\b/;

function isAway(error: unknown): boolean {
	if (error instanceof S3ServiceException) {
		return error.$fault === 'server' || error.$retryable !== undefined;
	}
	if (!(error instanceof Error)) return false;
	const code = 'code' in error ? String(error.code) : '';
	return error.name === 'TimeoutError' || NETWORK.test(`${code} ${error.message}`);
}
