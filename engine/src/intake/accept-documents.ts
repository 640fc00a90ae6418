import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { StoredDocument } from '../model/document.ts';
import { ALL_NAMES, DOCUMENT_NAMES, isContainer, isMail } from '../model/formats.ts';
import type { MailType } from '../model/formats.ts';
import { Problem, problem } from '../model/problem.ts';
import type { FetchDocument } from './fetch-document.ts';
import { mayHoldSeveral } from './may-hold-several.ts';
import { openArchive } from './open-archive.ts';
import type { ArchiveLimits } from './open-archive.ts';
import { cleanFilename } from './uploads.ts';
import type { ReceivedFile, Uploads } from './uploads.ts';
import { append } from '../model/append.ts';

/** What a request brings: files that were received, or the address of one. */
export type Offer = { files: readonly ReceivedFile[]; fileUrl?: string | undefined };

export type AcceptedDocument = StoredDocument & { bytes: number };

/** A document of a request, or why it could not be taken in. */
export type Candidate = { filename: string } & ({ document: StoredDocument } | { error: Problem });

/** A single document, several files, an archive, or a mail with what is attached to it. */
export type Source = 'one' | 'many' | 'zip' | 'mail';

/**
 * Puts what a mail holds into a folder; its body comes first and has no name. Likewise the invoices of XML that
 * holds several; none of them has a name.
 */
export type Unpack = (
	holder: { path: string; type: MailType | 'xml'; into: string; maxDocuments: number },
	signal: AbortSignal,
) => Promise<{ path: string; filename: string | null }[]>;

type Reception = {
	/** The form field that files come in, for the message when there is none. */
	field: string;
	/** The folder for what is fetched or unpacked. */
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
	/** The files of an offer, or the one that its address stands for. */
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

		/** For those who take one document, no archive and no mail. What was fetched and is refused is removed. */
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

		/** For those who take several, an archive or a mail; `checkSeveral` may refuse that. */
		async acceptAll(
			offer: Offer,
			{
				checkSeveral,
				unpack,
				...reception
			}: Reception & { checkSeveral: () => void; unpack: Unpack },
		): Promise<{ candidates: Candidate[]; source: Source }> {
			const files = await collect(offer, reception);
			const isArchive = files.some(({ type }) => type === 'zip');
			if (isArchive && files.length > 1) throw problem('ZIP_AMONG_FILES');
			if (isArchive || files.length > 1) checkSeveral();
			const open = createOpening({ uploads, archiveLimits, unpack, ...reception });
			if (isArchive) return { candidates: await open.archive(files[0]), source: 'zip' };
			const candidates: Candidate[] = [];
			for (const file of files) append(candidates, await open.file(file, files.length > 1));
			if (candidates.length > 1) checkSeveral();
			const refusals = candidates.flatMap((one) => ('error' in one ? [one.error] : []));
			const [first] = refusals;
			// What cannot be read is an answer; only what is no document refuses the request.
			const isRefused = refusals.every(({ statusCode }) => statusCode === 400);
			if (first && isRefused && refusals.length === candidates.length) throw first;
			if (files.length === 1 && isMail(files[0].type)) return { candidates, source: 'mail' };
			return { candidates, source: candidates.length > 1 || files.length > 1 ? 'many' : 'one' };
		},
	};
}

/** Mails within mails, and archives in them, are opened so deep. */
const MAX_DEPTH = 3;

/** Opens what holds documents; all of one request may hold so many together. */
function createOpening({
	uploads,
	archiveLimits,
	unpack,
	into,
	signal,
}: Reception & { uploads: Uploads; archiveLimits: ArchiveLimits; unpack: Unpack }) {
	let documentsLeft = archiveLimits.maxDocuments;

	/** `isNamed`: the names of what a mail holds say which it is; for the only one of a request they need not. */
	async function openFile(
		file: ReceivedFile,
		path: string,
		depth: number,
		isNamed = depth > 0,
	): Promise<Candidate[]> {
		const { type, filename } = file;
		const name = join(path, filename);
		if (isMail(type)) return await openMail({ ...file, type }, path, depth, isNamed);
		if (type === 'zip' && depth > 0) {
			return await orItsProblem(name, () => openEntries(file, name, depth));
		}
		if (type === 'xml' && (await mayHoldSeveral(file.path))) {
			return await orItsProblem(name, () => openInvoices({ ...file, filename: name }));
		}
		documentsLeft -= 1;
		return [toCandidate({ ...file, filename: name })];
	}

	/** Each invoice of XML that holds several, named by its number. */
	async function openInvoices(file: ReceivedFile): Promise<Candidate[]> {
		const maxDocuments = Math.max(1, documentsLeft);
		const parts = await unpack({ path: file.path, type: 'xml', into, maxDocuments }, signal);
		const candidates: Candidate[] = [];
		for (const [i, { path }] of parts.entries()) {
			const filename = parts.length === 1 ? file.filename : `${file.filename}#${i + 1}`;
			const received = await uploads.receive(createReadStream(path), filename, into);
			await rm(path, { force: true });
			documentsLeft -= 1;
			candidates.push(toCandidate(received));
		}
		return candidates;
	}

	async function openEntries(
		file: ReceivedFile,
		path: string,
		depth: number,
	): Promise<Candidate[]> {
		const candidates: Candidate[] = [];
		const maxDocuments = Math.max(1, documentsLeft);
		for (const entry of await openArchive(
			file,
			into,
			{ ...archiveLimits, maxDocuments },
			uploads,
		)) {
			const filename = join(path, entry.filename);
			if ('error' in entry) candidates.push({ ...entry, filename });
			// An archive within an archive is none of the documents.
			else if (entry.file.type === 'zip') candidates.push(toCandidate({ ...entry.file, filename }));
			else append(candidates, await openFile(entry.file, path, depth, true));
		}
		return candidates;
	}

	async function openMail(
		file: ReceivedFile & { type: MailType },
		path: string,
		depth: number,
		isNamed: boolean,
	): Promise<Candidate[]> {
		const filename = join(path, file.filename);
		return await orItsProblem(filename, async () => {
			if (depth === MAX_DEPTH) {
				throw problem('MAIL_TOO_LARGE', { reason: `it stands in ${depth} others.` });
			}
			const maxDocuments = Math.max(1, documentsLeft);
			const parts = await unpack({ path: file.path, type: file.type, into, maxDocuments }, signal);
			const candidates: Candidate[] = [];
			for (const part of parts) {
				const received = await uploads.receive(
					createReadStream(part.path),
					part.filename ?? file.filename,
					into,
				);
				await rm(part.path, { force: true });
				const isBody = part.filename === null;
				const inside = isNamed ? filename : '';
				append(candidates, await openFile(received, isBody ? path : inside, depth + 1));
			}
			return candidates;
		});
	}

	return {
		archive: (file: ReceivedFile) => openEntries(file, '', 0),
		/** `isNamed`: what a mail holds is named after it. */
		file: (file: ReceivedFile, isNamed: boolean) => openFile(file, '', 0, isNamed),
	};
}

/** What cannot be opened is told in its place; whatever is our fault is not. */
async function orItsProblem(
	filename: string,
	open: () => Promise<Candidate[]>,
): Promise<Candidate[]> {
	try {
		return await open();
	} catch (error) {
		if (!(error instanceof Problem) || error.statusCode >= 500) throw error;
		return [{ filename, error }];
	}
}

function join(path: string, filename: string): string {
	return cleanFilename(path === '' ? filename : `${path}/${filename}`);
}

function toCandidate(file: ReceivedFile): Candidate {
	const { filename } = file;
	try {
		return { filename, document: checkDocument(file, ALL_NAMES) };
	} catch (error) {
		if (!(error instanceof Problem)) throw error;
		return { filename, error };
	}
}

/** A file as a document; refuses what is empty or of a type that is not read. */
function checkDocument(file: ReceivedFile, types: string): AcceptedDocument {
	const { filename, bytes, type } = file;
	if (bytes === 0) throw problem('FILE_EMPTY', { filename });
	if (type === undefined || isContainer(type)) {
		throw problem('UNSUPPORTED_FILE_TYPE', { filename, types });
	}
	return { ...file, type };
}
