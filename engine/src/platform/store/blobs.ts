import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toId } from '../../model/id.ts';
import type { NewId } from '../../model/ports.ts';

/** The documents of jobs, by key. Every store fulfils the same contract. */
export type Blobs = {
	/**
	 * Stores a file with this hash, unless the store belongs to another installation. When it returns, the document
	 * is durable.
	 */
	put: (path: string, key: string, sha256: string) => Promise<void>;
	/**
	 * Runs `work` with a local file of the document. A temporary copy is deleted afterwards. Fails when the content
	 * does not match the hash.
	 */
	withFile: <T>(
		wanted: { key: string; sha256: string; signal: AbortSignal },
		work: (path: string) => Promise<T>,
	) => Promise<T>;
	/** Fails before the first byte when the document is missing. */
	read: (key: string) => Promise<Readable>;
	/** Removing a missing document succeeds. */
	remove: (key: string) => Promise<void>;
	/**
	 * The keys of documents older than this; other files are ignored. Fails when the store belongs to another
	 * installation.
	 */
	listOlderThan: (time: Date) => AsyncIterable<string>;
	/** Rejects when the store does not respond. */
	ask: () => Promise<void>;
	close: () => Promise<void>;
};

/** What a store needs to know about the installation and its process. */
export type BlobPlace = {
	/** For local copies. */
	folder: string;
	newId: NewId;
	installationId: string;
	/** Registers a local copy, so that it is not swept as abandoned. */
	hold: (path: string) => void;
};

/** Keys are our IDs; other files in the store are never touched. */
export function isDocumentKey(name: string): boolean {
	return toId(name) === name;
}

/** Another installation uses the same store: each would sweep the documents of the other. */
export class ForeignDocuments extends Error {
	constructor(mark: string) {
		super(
			`this store belongs to another installation, according to ${mark}, so no document is added or swept; ` +
				'give each installation its own S3_PREFIX or bucket, or delete that object if the other installation is gone',
		);
	}
}

/** The content of a document differs from what was accepted, so it must not be read. */
export class AlteredDocument extends Error {
	constructor(key: string) {
		super(`the document ${key} differs from the accepted document`);
	}
}

/** Passes content through and computes its hash. */
export function hashOnTheWay(): { stream: Transform; digest: () => string } {
	const hash = createHash('sha256');
	const stream = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			hash.update(chunk);
			done(null, chunk);
		},
	});
	return { stream, digest: () => hash.digest('hex') };
}

export async function hashFile(path: string, signal: AbortSignal): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(path), hash, { signal });
	return hash.digest('hex');
}
