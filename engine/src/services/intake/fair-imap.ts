import { setImmediate } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';

/** Maximum time before the process serves other work, whatever a server sends. */
const MAX_BUSY_MS = 10;

/** The method that ImapFlow awaits for each response; its types leave it out. */
type Handler = { handleResponse: (this: ImapFlow, response: unknown) => Promise<boolean> };
const { handleResponse } = ImapFlow.prototype as unknown as Handler;

/**
 * Makes ImapFlow yield to the event loop. By default it yields only after several responses that are ready at
 * once, which small ones never are. A server that sends short lines without end would monopolise the process, and
 * its limits would be checked too late.
 */
export class FairImap extends ImapFlow {
	private gaveWayAt = 0;

	async handleResponse(response: unknown): Promise<boolean> {
		if (performance.now() - this.gaveWayAt > MAX_BUSY_MS) {
			await setImmediate();
			this.gaveWayAt = performance.now();
		}
		return await handleResponse.call(this, response);
	}
}
