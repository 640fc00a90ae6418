import { rm } from 'node:fs/promises';
import type { StoredDocument } from '../model/document.ts';
import { ALL_NAMES, DOCUMENT_NAMES, isContainer } from '../model/formats.ts';
import { Problem, problem } from '../model/problem.ts';
import type { FetchDocument } from './fetch-document.ts';
import { openArchive } from './open-archive.ts';
import type { ArchiveLimits } from './open-archive.ts';
import type { ReceivedFile, Uploads } from './uploads.ts';

/** What a request brings: files that were received, or the address of one. */
export type Offer = { files: readonly ReceivedFile[]; fileUrl?: string | undefined };

export type AcceptedDocument = StoredDocument & { bytes: number };

/** A document of a request, or why it could not be taken in. */
export type Candidate = { filename: string } & ({ document: StoredDocument } | { error: Problem });

/** A single document, several files, or an archive. */
export type Source = 'one' | 'many' | 'zip';

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

		/** For those who take one document, and no archive. What was fetched and is refused is removed. */
		async acceptOne(
			offer: Offer,
			{ refuseArchive, ...reception }: Reception & { refuseArchive: () => Problem },
		): Promise<AcceptedDocument> {
			const [file] = await collect(offer, reception);
			try {
				if (file.type === 'zip') throw refuseArchive();
				return checkDocument(file, DOCUMENT_NAMES);
			} catch (error) {
				if (offer.fileUrl !== undefined) await rm(file.path, { force: true });
				throw error;
			}
		},

		/** For those who take several, or an archive; `checkSeveral` may refuse that. */
		async acceptAll(
			offer: Offer,
			{ checkSeveral, ...reception }: Reception & { checkSeveral: () => void },
		): Promise<{ candidates: Candidate[]; source: Source }> {
			const files = await collect(offer, reception);
			const isArchive = files.some(({ type }) => type === 'zip');
			if (isArchive && files.length > 1) throw problem('ZIP_AMONG_FILES');
			if (isArchive || files.length > 1) checkSeveral();
			if (isArchive) {
				const entries = await openArchive(files[0], reception.into, archiveLimits, uploads);
				const candidates = entries.map((entry) =>
					'file' in entry ? toCandidate(entry.file) : entry,
				);
				return { candidates, source: 'zip' };
			}
			const candidates = files.map(toCandidate);
			const errors = candidates.flatMap((one) => ('error' in one ? [one.error] : []));
			if (errors[0] && errors.length === candidates.length) throw errors[0];
			return { candidates, source: files.length > 1 ? 'many' : 'one' };
		},
	};
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
