import type { Clock, Log, NewId } from '../../model/ports.ts';
import { Problem } from '../../model/problem.ts';
import { startLeasedWork } from '../../platform/store/leased-work.ts';
import type { SecretSeal } from '../../platform/store/seal-secrets.ts';
import { MAX_INTAKE_WAIT_MS, waitAfter } from '../intake/wait-after.ts';
import type { HeldConnection, PaperlessDocumentRepository } from './document-repository.ts';
import { explainPaperless } from './paperless-client.ts';
import type { OpenPaperless, PaperlessClient } from './paperless-client.ts';
import { ConnectionLost } from './take-document.ts';
import type { TakeDocument } from './take-document.ts';
import type { WriteDocument } from './write-document.ts';

/** Connections that one process holds at once; the others wait for their turn. */
const MAX_HELD = 20;
const RENEWALS = 3;
/** Documents that wait for their result or their review at the same time. */
const MAX_READING = 200;
const TAKEN_AT_ONCE = 50;
const MARKED_AT_ONCE = 100;
/** Pages of the list of tagged documents that are read in one turn. */
const MAX_PAGES = 100;
/** Maximum times that a document may be tagged. A rule of paperless-ngx could add the tag endlessly. */
const MAX_ROUNDS = 20;
/** Polling interval for results while jobs run. */
const RESULT_WAIT_MS = 2000;

type Collaborators = {
	paperlessDocuments: PaperlessDocumentRepository;
	openPaperless: OpenPaperless;
	takeDocument: TakeDocument;
	writeDocument: WriteDocument;
	seal: SecretSeal;
	clock: Clock;
	newId: NewId;
	log: Log;
	settings: { pollMs: number; leaseMs: number };
};

/**
 * Holds connections to paperless-ngx under leases. One worker at a time lists the tagged documents of a connection,
 * turns them into jobs and writes their values back. If a worker dies, its leases expire and another worker
 * continues.
 */
export function watchPaperless({
	paperlessDocuments: documents,
	openPaperless,
	takeDocument,
	writeDocument,
	seal,
	clock,
	newId,
	log,
	settings,
}: Collaborators): { stop: () => Promise<void> } {
	const { pollMs, leaseMs } = settings;
	const stopping = new AbortController();

	/** Returns whether a job is still running. */
	async function settleAll(
		held: HeldConnection,
		client: PaperlessClient,
		signal: AbortSignal,
	): Promise<boolean> {
		let isRunning = false;
		const reading = await documents.listIn(held.connection.id, 'reading', { limit: MAX_READING });
		for (const document of reading) {
			signal.throwIfAborted();
			isRunning = (await writeDocument.settle(held, client, document)) === 'running' || isRunning;
		}
		for (const document of await documents.listUnmarked(held.connection.id, MARKED_AT_ONCE)) {
			signal.throwIfAborted();
			await writeDocument.markFailed(held, client, document);
		}
		return isRunning;
	}

	/** Records the documents that have the tag. */
	async function listTagged(
		{ connection: { id, tag } }: HeldConnection,
		client: PaperlessClient,
		signal: AbortSignal,
	): Promise<void> {
		const tagId = await client.named('tags', tag);
		for (let page = 1; page <= MAX_PAGES; page += 1) {
			signal.throwIfAborted();
			const { ids, hasMore } = await client.listTagged(tagId, page);
			await documents.askAgain(id, ids, MAX_ROUNDS, clock.now());
			await documents.ask(id, ids, clock.now());
			if (!hasMore || ids.length === 0) return;
		}
	}

	/** Returns whether there is more to do soon. */
	async function takeAll(
		held: HeldConnection,
		client: PaperlessClient,
		signal: AbortSignal,
	): Promise<boolean> {
		const { id } = held.connection;
		const room = MAX_READING - (await documents.countIn(id, 'reading'));
		const limit = Math.min(room, TAKEN_AT_ONCE);
		if (limit <= 0) return false;
		const waiting = await documents.listIn(id, 'waiting', { limit });
		for (const document of waiting) {
			signal.throwIfAborted();
			await takeDocument(held, client, document, signal);
			log.info({ connectionId: id, document: document.documentId }, 'a document was taken');
		}
		return waiting.length > 0;
	}

	async function serve(held: HeldConnection, signal: AbortSignal): Promise<number> {
		const secret = seal.open(held.sealed, held.connection.id);
		if (secret === undefined) throw new UnknownKey();
		const client = openPaperless(held.connection.url, secret);
		const isRunning = await settleAll(held, client, signal);
		// Finished documents have lost their tag by now. Listed earlier, they would look as if they were tagged again.
		await listTagged(held, client, signal);
		const isBusy = await takeAll(held, client, signal);
		return isRunning || isBusy ? Math.min(RESULT_WAIT_MS, pollMs) : pollMs;
	}

	async function work(held: HeldConnection): Promise<void> {
		const { connection } = held;
		const lost = new AbortController();
		const renewing = setInterval(() => void renew(), leaseMs / RENEWALS);
		async function renew(): Promise<void> {
			const isHeld = await documents.renew(held, leaseMs).catch((error: unknown) => {
				log.warn({ err: error, connectionId: connection.id }, 'a lease was not renewed');
				return true;
			});
			if (!isHeld) lost.abort(new ConnectionLost());
		}
		const signal = AbortSignal.any([stopping.signal, lost.signal]);
		let [waitMs, error]: [number, string | null] = [0, null];
		try {
			waitMs = await serve(held, signal);
		} catch (failure) {
			if (failure instanceof ConnectionLost || signal.aborted) return;
			error = describe(failure);
			waitMs = waitAfter(failure, connection.failures);
			const isOurs = !(failure instanceof Problem);
			const ids = { connectionId: connection.id };
			log.warn({ ...(isOurs && { err: failure }), ...ids }, 'a paperless-ngx has to wait');
		} finally {
			clearInterval(renewing);
			await documents.release(held, { waitMs, error, now: clock.now() });
		}
	}

	const looking = startLeasedWork<HeldConnection>({
		take: async (begin, running) => {
			if (running.length >= MAX_HELD) return false;
			const held = await documents.claim({
				token: newId(),
				leaseMs,
				furthestMs: 2 * MAX_INTAKE_WAIT_MS,
			});
			if (held) begin(held);
			return held !== undefined;
		},
		work,
		idsOf: ({ connection }) => ({ connectionId: connection.id }),
		messages: {
			notTaken: 'connections to paperless-ngx could not be claimed; this is tried again',
			notSettled: 'a connection to paperless-ngx could not be given back; its lease expires',
		},
		log,
	});

	return {
		stop: async (): Promise<void> => {
			stopping.abort();
			await looking.stop();
			await looking.settled();
		},
	};
}

class UnknownKey extends Error {
	constructor() {
		super('sealed with another key');
	}
}

/** Why documents must wait, for the people of the account. */
function describe(failure: unknown): string {
	if (failure instanceof Problem) return failure.message;
	if (failure instanceof UnknownKey) {
		return 'Its token was encrypted with another SECRETS_KEY. Send it again.';
	}
	return explainPaperless(failure).message;
}
