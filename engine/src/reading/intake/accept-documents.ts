import { constants } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { dirname, join as joinPath } from 'node:path';
import type { Readable } from 'node:stream';
import type { StoredDocument } from '../../model/document.ts';
import { ALL_NAMES, DOCUMENT_NAMES, isContainer, isMail } from '../../model/formats.ts';
import type { MailType } from '../../model/formats.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { FetchDocument } from './fetch-document.ts';
import { mayHoldSeveral } from './may-hold-several.ts';
import { openArchive } from './open-archive.ts';
import type { ArchiveLimits } from './open-archive.ts';
import { cleanFilename } from './uploads.ts';
import type { ReceivedFile, Uploads } from './uploads.ts';
import { append } from '../../model/append.ts';

/** The documents of a request: received files, or the URL of one. */
export type Offer = { files: readonly ReceivedFile[]; fileUrl?: string | undefined };

export type AcceptedDocument = StoredDocument & { bytes: number };

/** A document of a request, or why it was refused. */
export type OfferedDocument = { filename: string } & (
	{ document: StoredDocument } | { error: Problem }
);

/** A single document, several files, an archive, or an e-mail with attachments. */
export type OfferKind = 'one' | 'many' | 'zip' | 'mail';

/**
 * Unpacks an e-mail into a folder; its body comes first and has no name. XML files with several invoices are
 * unpacked in the same way, and none of the invoices has a name.
 */
export type UnpackHolder = (
	holder: {
		path: string;
		type: MailType | 'xml';
		into: string;
		maxDocuments: number;
		/** Bytes that the request may still unpack. */
		bytesLeft: number;
	},
	signal: AbortSignal,
) => Promise<{ path: string; filename: string | null }[]>;

type Reception = {
	/** The form field that files come in, for the message when there is none. */
	field: string;
	/** The folder for fetched and unpacked files. */
	into: string;
	signal: AbortSignal;
};

export type Intake = ReturnType<typeof createIntake>;

/** Decides which documents are accepted, wherever they come from. */
export function createIntake({
	uploads,
	fetchDocument,
	archiveLimits,
}: {
	uploads: Uploads;
	fetchDocument: FetchDocument;
	archiveLimits: ArchiveLimits;
}) {
	/** The files of an offer, or the one fetched from its URL. */
	async function collect(
		{ files, fileUrl }: Offer,
		{ field, into, signal }: Reception,
	): Promise<[ReceivedFile, ...ReceivedFile[]]> {
		if (fileUrl === undefined) {
			const [first, ...others] = files;
			if (!first) throw problem('FILE_MISSING', { field });
			return [first, ...others];
		}
		if (files.length > 0) throw problem('FILE_AND_URL');
		return [await fetchDocument(fileUrl, into, signal)];
	}

	return {
		uploads,

		/** Accepts one document, and no archive or e-mail. A fetched file that is refused is removed. */
		async acceptOne(
			offer: Offer,
			{
				refuseArchive,
				refuseMail,
				...reception
			}: Reception & { refuseArchive: () => Problem; refuseMail: () => Problem },
		): Promise<AcceptedDocument> {
			const [file] = await collect(offer, reception);
			try {
				if (file.type === 'zip') throw refuseArchive();
				if (isMail(file.type)) throw refuseMail();
				return checkDocument(file, DOCUMENT_NAMES);
			} catch (error) {
				if (offer.fileUrl !== undefined) await rm(file.path, { force: true });
				throw error;
			}
		},

		/** Accepts several documents, an archive or an e-mail; `checkSeveral` may refuse them. */
		async acceptAll(
			offer: Offer,
			{
				checkSeveral,
				unpack,
				...reception
			}: Reception & { checkSeveral: () => void; unpack: UnpackHolder },
		): Promise<{ candidates: OfferedDocument[]; source: OfferKind }> {
			const files = await collect(offer, reception);
			const isArchive = files.some(({ type }) => type === 'zip');
			if (isArchive && files.length > 1) throw problem('ZIP_AMONG_FILES');
			if (isArchive || files.length > 1) checkSeveral();
			const opening = createOpening({
				uploads,
				archiveLimits,
				unpack,
				checkSeveral,
				files: files.length,
				...reception,
			});
			if (isArchive) return { candidates: await opening.archive(files[0]), source: 'zip' };
			const candidates: OfferedDocument[] = [];
			for (const file of files) append(candidates, await opening.file(file, files.length > 1));
			if (candidates.length > 1) checkSeveral();
			const refusals = candidates.flatMap((one) => ('error' in one ? [one.error] : []));
			const [first] = refusals;
			// A document that cannot be read gets its own error; only a non-document refuses the request.
			const isRefused = refusals.every(({ statusCode }) => statusCode === 400);
			if (first && isRefused && refusals.length === candidates.length) throw first;
			if (files.length === 1 && isMail(files[0].type)) return { candidates, source: 'mail' };
			return { candidates, source: candidates.length > 1 || files.length > 1 ? 'many' : 'one' };
		},
	};
}

/** Maximum nesting of e-mails and archives. */
const MAX_DEPTH = 3;

/**
 * Opens containers. All archives, e-mails and invoice files of one request share one limit of documents and one of
 * bytes. Removing a file does not return its bytes, so a request cannot get more work done by having parts
 * refused.
 */
function createOpening({
	uploads,
	archiveLimits,
	unpack,
	checkSeveral,
	into,
	signal,
	files,
}: Reception & {
	uploads: Uploads;
	archiveLimits: ArchiveLimits;
	unpack: UnpackHolder;
	checkSeveral: () => void;
	/** Number of files in the request; each counts as a document. */
	files: number;
}) {
	let placesLeft = archiveLimits.maxDocuments - files;
	let bytesLeft = archiveLimits.maxUnpackedBytes;
	let refusal: unknown;

	/** An opened container gives its own place to its content. */
	const roomInside = () => Math.max(0, placesLeft + 1);

	/** Reserves places as soon as the number is known, before anything is opened. */
	function takePlaces(documents: number): void {
		placesLeft -= documents - 1;
		if (documents === 1) return;
		try {
			checkSeveral();
		} catch (error) {
			refusal = error;
			throw error;
		}
	}

	/**
	 * Replaces a document that cannot be opened by its problem. Faults of the server or of the whole request end it.
	 */
	async function orItsProblem(
		{ path }: ReceivedFile,
		filename: string,
		open: () => Promise<OfferedDocument[]>,
	): Promise<OfferedDocument[]> {
		try {
			return await open();
		} catch (error) {
			if (error === refusal || !(error instanceof Problem) || error.statusCode >= 500) throw error;
			return [{ filename, error }];
		} finally {
			// Its content was unpacked or is not needed.
			await rm(path, { force: true });
		}
	}

	/** `isNamed`: name the documents of an e-mail by their file names. A single document of a request needs no name. */
	async function openFile(
		file: ReceivedFile,
		path: string,
		depth: number,
		isNamed = depth > 0,
	): Promise<OfferedDocument[]> {
		const { type, filename } = file;
		const name = join(path, filename);
		if (isMail(type)) return await openMail({ ...file, type }, path, depth, isNamed);
		if (type === 'zip' && depth > 0) {
			return await orItsProblem(file, name, () => openEntries(file, name, depth));
		}
		if (type === 'xml' && (await mayHoldSeveral(file.path))) {
			return await orItsProblem(file, name, () => openInvoices({ ...file, filename: name }));
		}
		return [await toCandidate({ ...file, filename: name })];
	}

	/**
	 * Unpacks a container in a child process, and removes the folder that the child may write to with everything
	 * that was not accepted.
	 */
	async function unpackParts(
		{ path, filename }: ReceivedFile,
		type: MailType | 'xml',
	): Promise<{ part: ReceivedFile; isAttached: boolean }[]> {
		const folder = await mkdtemp(joinPath(into, 'unpacked-'));
		const received: { part: ReceivedFile; isAttached: boolean }[] = [];
		try {
			const limits = { maxDocuments: roomInside(), bytesLeft };
			const parts = await unpack({ path, type, into: folder, ...limits }, signal);
			takePlaces(parts.length);
			for (const part of parts) {
				const content = await openPart(part.path, folder);
				const name = part.filename ?? filename;
				const file = await uploads.receive(content, name, into, signal);
				received.push({ part: file, isAttached: part.filename !== null });
				bytesLeft -= file.bytes;
				await rm(part.path, { force: true });
			}
			return received;
		} catch (error) {
			for (const one of received) await rm(one.part.path, { force: true });
			throw error;
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	}

	/** Names each invoice of an XML file with several by its number. */
	async function openInvoices(file: ReceivedFile): Promise<OfferedDocument[]> {
		const parts = await unpackParts(file, 'xml');
		const candidates: OfferedDocument[] = [];
		for (const [i, { part }] of parts.entries()) {
			const filename = parts.length === 1 ? file.filename : `${file.filename}#${i + 1}`;
			candidates.push(await toCandidate({ ...part, filename: cleanFilename(filename) }));
		}
		return candidates;
	}

	async function openEntries(
		file: ReceivedFile,
		path: string,
		depth: number,
	): Promise<OfferedDocument[]> {
		const candidates: OfferedDocument[] = [];
		const entries = await openArchive(file, {
			into,
			limits: { ...archiveLimits, maxDocuments: roomInside(), maxUnpackedBytes: bytesLeft },
			uploads,
			signal,
			onUnpacked: (bytes) => {
				bytesLeft -= bytes;
			},
		});
		takePlaces(entries.length);
		for (const entry of entries) {
			const filename = join(path, entry.filename);
			if ('error' in entry) candidates.push({ ...entry, filename });
			// An archive within an archive is not a document.
			else if (entry.file.type === 'zip') {
				candidates.push(await toCandidate({ ...entry.file, filename }));
			} else append(candidates, await openFile(entry.file, path, depth, true));
		}
		return candidates;
	}

	async function openMail(
		file: ReceivedFile & { type: MailType },
		path: string,
		depth: number,
		isNamed: boolean,
	): Promise<OfferedDocument[]> {
		const filename = join(path, file.filename);
		return await orItsProblem(file, filename, async () => {
			if (depth === MAX_DEPTH) {
				throw problem('MAIL_TOO_LARGE', { reason: `it stands in ${depth} others.` });
			}
			const candidates: OfferedDocument[] = [];
			for (const { part, isAttached } of await unpackParts(file, file.type)) {
				const inside = isNamed ? filename : '';
				append(candidates, await openFile(part, isAttached ? inside : path, depth + 1));
			}
			return candidates;
		});
	}

	return {
		archive: (file: ReceivedFile) => openEntries(file, '', 0),
		/** `isNamed`: documents of an e-mail carry its name. */
		file: (file: ReceivedFile, isNamed: boolean) => openFile(file, '', 0, isNamed),
	};
}

/**
 * Opens a file that a child process has written. A hostile document may control the child, so a path that it
 * reports is not trusted to point at another of our files.
 */
async function openPart(path: string, folder: string): Promise<Readable> {
	if (dirname(path) !== folder) throw new Error('a part was unpacked outside of its folder');
	const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
	return file.createReadStream();
}

function join(path: string, filename: string): string {
	return cleanFilename(path === '' ? filename : `${path}/${filename}`);
}

async function toCandidate(file: ReceivedFile): Promise<OfferedDocument> {
	const { filename } = file;
	try {
		return { filename, document: checkDocument(file, ALL_NAMES) };
	} catch (error) {
		if (!(error instanceof Problem)) throw error;
		await rm(file.path, { force: true });
		return { filename, error };
	}
}

/** Accepts a file as a document; refuses empty files and unsupported types. */
function checkDocument(file: ReceivedFile, types: string): AcceptedDocument {
	const { filename, bytes, type } = file;
	if (bytes === 0) throw problem('FILE_EMPTY', { filename });
	if (type === undefined || isContainer(type)) {
		throw problem('UNSUPPORTED_FILE_TYPE', { filename, types });
	}
	return { ...file, type };
}
