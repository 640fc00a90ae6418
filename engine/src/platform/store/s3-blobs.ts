import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadBucketCommand,
	NoSuchKey,
	paginateListObjectsV2,
	PutObjectCommand,
	S3Client,
	S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { z } from 'zod';
import { problem } from '../../model/problem.ts';
import { AlteredDocument, ForeignDocuments, hashOnTheWay, isDocumentKey } from './blobs.ts';
import type { BlobPlace, Blobs } from './blobs.ts';

export type S3Place = {
	bucket: string;
	/** null: Amazon's endpoint for the region. */
	endpoint: string | null;
	region: string;
	/** Puts the bucket in the path instead of the host name, as most other stores require. */
	pathStyle: boolean;
	prefix: string;
	/** null: found by the SDK, such as the role of the machine. */
	credentials: { accessKeyId: string; secretAccessKey: string } | null;
	/** A store that sends nothing for this long counts as unavailable. */
	silenceMs: number;
};

/** The minimum size of a part in S3; smaller files go in one request. */
const PART_BYTES = 5 * 1_048_576;
const PARTS_AT_ONCE = 2;
const CONNECT_TIMEOUT_MS = 5000;
const TRIES = 3;
const RETRY_WHEN_AWAY_S = 5;
/** The object that holds the ID of the installation that owns the bucket. */
const MARK = '.docsift-installation';
const MARK_HOLDS_MS = 600_000;
/** An operator has to change the configuration first. */
const RETRY_WHEN_MENDED_S = 60;

/**
 * Objects in a bucket, so that API and worker processes can run on different machines. `folder` holds local copies;
 * `hold` registers each of them.
 */
export function createS3Blobs(
	place: S3Place,
	{ folder, newId, installationId, hold }: BlobPlace,
): Blobs {
	const { bucket: Bucket, prefix, silenceMs } = place;
	const client = new S3Client({
		region: place.region,
		forcePathStyle: place.pathStyle,
		...(place.endpoint && { endpoint: place.endpoint }),
		// A copy, because the SDK modifies it.
		...(place.credentials && { credentials: { ...place.credentials } }),
		maxAttempts: TRIES,
		requestHandler: {
			connectionTimeout: CONNECT_TIMEOUT_MS,
			requestTimeout: silenceMs,
			throwOnRequestTimeout: true,
		},
		// Parts are signed with their SHA-256, which every store checks. Some stores refuse the newer checksums that
		// the SDK would add.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
	});
	let checkedAt = -Infinity;
	const named = (key: string) => ({ Bucket, Key: prefix + key });

	async function openObject(key: string, signal?: AbortSignal): Promise<Readable> {
		const command = new GetObjectCommand(named(key));
		const { Body } = await ask(() => client.send(command, signal ? { abortSignal: signal } : {}));
		if (!(Body instanceof Readable)) throw new Error(`the document ${key} has no content`);
		return Body;
	}

	/** The owner of the bucket; undefined: not marked yet. */
	async function readMark(): Promise<string | undefined> {
		try {
			const content = await openObject(MARK);
			const mark = await ask(() => pipeline(content, refuseSilence(silenceMs), text));
			// An empty mark is still being written.
			return mark.trim() || undefined;
		} catch (error) {
			if (error instanceof NoSuchKey) return undefined;
			throw error;
		}
	}

	/**
	 * If two installations write at the same time, the store accepts one of them, or the last one where conditional
	 * writes are not supported.
	 */
	async function writeMark(): Promise<void> {
		const mark = { ...named(MARK), Body: installationId };
		try {
			await client.send(new PutObjectCommand({ ...mark, IfNoneMatch: '*' }));
		} catch (error) {
			const refusal = error instanceof S3ServiceException ? error.name : '';
			if (refusal === 'NotImplemented') await client.send(new PutObjectCommand(mark));
			else if (!TAKEN.has(refusal)) throw error;
		}
	}

	let checking: Promise<void> | undefined;
	/** Concurrent callers share one check. */
	function checkMark(): Promise<void> {
		checking ??= compareMark().finally(() => (checking = undefined));
		return checking;
	}

	/** Fails when the bucket belongs to another installation, because each would sweep the documents of the other. */
	async function compareMark(): Promise<void> {
		let owner = await readMark();
		if (owner === undefined) {
			await ask(writeMark);
			owner = await readMark();
		}
		if (owner !== installationId) throw new ForeignDocuments(`${Bucket}/${prefix}${MARK}`);
		checkedAt = performance.now();
	}

	async function refuseForeignPlace(): Promise<void> {
		if (performance.now() - checkedAt < MARK_HOLDS_MS) return;
		try {
			await checkMark();
		} catch (error) {
			if (!(error instanceof ForeignDocuments)) throw error;
			const reason = 'The store of documents belongs to another installation.';
			const retryAfter = RETRY_WHEN_MENDED_S;
			throw Object.assign(problem('UNAVAILABLE', { reason, retryAfter }), { cause: error });
		}
	}

	return {
		async put(path, key, sha256) {
			await refuseForeignPlace();
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
			// A new name, because another attempt may still read the same document.
			const path = join(folder, newId());
			const { stream, digest } = hashOnTheWay();
			try {
				const content = await openObject(key, signal);
				const file = createWriteStream(path, { mode: 0o600 });
				file.once('open', () => hold(path));
				await ask(() => pipeline(content, refuseSilence(silenceMs), stream, file, { signal }));
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
			await checkMark();
			const listing = { Bucket, Prefix: prefix, Delimiter: '/' };
			for await (const { Contents = [] } of paginateListObjectsV2({ client }, listing)) {
				for (const { Key, LastModified } of Contents) {
					const key = Key?.slice(prefix.length);
					if (key === undefined || !isDocumentKey(key) || LastModified === undefined) continue;
					if (LastModified.getTime() < time.getTime()) yield key;
				}
			}
		},

		async ask() {
			await client.send(new HeadBucketCommand({ Bucket }));
			await refuseForeignPlace();
		},

		close: () => {
			client.destroy();
			return Promise.resolve();
		},
	};
}

/** Error names for an object that already exists or is being written. */
const TAKEN = new Set(['PreconditionFailed', 'ConditionalRequestConflict']);

/**
 * Converts an error of an unavailable store to UNAVAILABLE, which costs a job no attempt. Refusals, such as an
 * unknown access key, stay unchanged and count.
 */
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
/** Time-outs and rate limits; every status from 500 on means the same. */
const AWAY_STATUSES = new Set([408, 425, 429]);

/** The parts of an error of the SDK, the socket or a stream that say why it happened. */
const faultSchema = z.object({
	name: z.string().catch(''),
	message: z.string().catch(''),
	code: z.string().catch(''),
	$metadata: z.object({ httpStatusCode: z.number().optional() }).catch({}),
	/** Set when the body was no XML, such as the HTML of a proxy. */
	$response: z.object({ statusCode: z.number().optional() }).catch({}),
});

function isAway(error: unknown): boolean {
	if (error instanceof S3ServiceException && error.$fault === 'server') return true;
	if (error instanceof S3ServiceException && error.$retryable !== undefined) return true;
	const fault = faultSchema.safeParse(error).data;
	if (!fault) return false;
	const status = fault.$response.statusCode ?? fault.$metadata.httpStatusCode ?? 0;
	if (status >= 500 || AWAY_STATUSES.has(status)) return true;
	return fault.name === 'TimeoutError' || NETWORK.test(`${fault.code} ${fault.message}`);
}

/** Passes content through and fails when the store stalls: the SDK limits only the wait for the first byte. */
function refuseSilence(silenceMs: number): Transform {
	const stream = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			timer.refresh();
			done(null, chunk);
		},
	});
	const timer = setTimeout(() => {
		const error = new Error(`the store sent nothing for ${silenceMs} ms`);
		stream.destroy(Object.assign(error, { name: 'TimeoutError' }));
	}, silenceMs);
	stream.once('close', () => clearTimeout(timer));
	return stream;
}
