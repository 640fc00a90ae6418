import type { Caller } from '../../model/account.ts';
import type { MailType } from '../../model/formats.ts';
import { visitorOf } from './admission.ts';
import type { Admission, Visitor } from './admission.ts';

export type Unpack = ReturnType<typeof createUnpack>;

/** Unpacks an e-mail, or XML with several invoices, into a folder, in a child process. */
export function createUnpack({
	admission,
	maxUnpackedBytes,
	lane = 'request',
}: {
	admission: Admission;
	maxUnpackedBytes: number;
	lane?: Visitor['lane'];
}) {
	return (
		caller: Pick<Caller, 'account' | 'plan'>,
		holder: {
			path: string;
			type: MailType | 'xml';
			into: string;
			maxDocuments: number;
			/** The bytes that the request may still unpack; default: all. */
			bytesLeft?: number;
			/** Called when a child process starts the work; until then it waited for one. */
			onBegun?: () => void;
		},
		signal: AbortSignal,
	): Promise<{ path: string; filename: string | null }[]> => {
		const { path, type, into, maxDocuments, bytesLeft = maxUnpackedBytes, onBegun } = holder;
		const limits = { maxDocuments, maxUnpackedBytes: Math.min(bytesLeft, maxUnpackedBytes) };
		return admission.takeTurn(visitorOf(caller, lane), 'html', (turn) =>
			turn.run('unpack', { path, type, into, limits }, signal, onBegun),
		);
	};
}
