import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toId } from '../../model/id.ts';
import type { NewId } from '../../model/ports.ts';

/** The documents of jobs, by key. The same contract holds on every kind of store. */
export type Blobs = {
	/**
	 * Takes over a file of this hash, unless the place is another installation's; once answered the document survives whatever happens to this
	 * machine that the store survives.
	 */
	put: (path: string, key: string, sha256: string) => Promise<void>;
	/**
	 * Runs `work` with a file to read the document from, which is gone afterwards unless it is where
	 * the document is kept. Fails when the content is not of this hash.
	 */
	withFile: <T>(
		wanted: { key: string; sha256: string; signal: AbortSignal },
		work: (path: string) => Promise<T>,
	) => Promise<T>;
	/** Fails before the first byte when there is no such document. */
	read: (key: string) => Promise<Readable>;
	/** A document that is not there is as good as removed. */
	remove: (key: string) => Promise<void>;
	/**
	 * Keys of all documents that are older than this, and of nothing else that lies there. Fails when
	 * they are another installation's.
	 */
	listOlderThan: (time: Date) => AsyncIterable<string>;
	/** Rejects when the store does not answer. */
	ask: () => Promise<void>;
	close: () => Promise<void>;
};

/** What a store needs to know of the installation and the process that it is used by. */
export type BlobPlace = {
	/** For copies that are read from. */
	folder: string;
	newId: NewId;
	installationId: string;
	/** Told of a copy in that folder, so that it is not taken for one that was abandoned. */
	hold: (path: string) => void;
};

/** Keys are ids of ours; whatever else lies in the same place is not touched. */
export function isDocumentKey(name: string): boolean {
	return toId(name) === name;
}

/** Another installation keeps its documents in the same place: neither may sweep those of the other. */
export class ForeignDocuments extends Error {
	constructor(mark: string) {
		super(
			`the documents there belong to another installation, as ${mark} says, so none is added or swept; ` +
				'give each installation an S3_PREFIX or a bucket of its own, or delete that object if the other one is gone',
		);
	}
}

/** A document that is not what was accepted: nothing must be read from it. */
export class AlteredDocument extends Error {
	constructor(key: string) {
		super(`the document ${key} is not what was accepted`);
	}
}

/** Lets content through and knows its hash at the end. */
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
