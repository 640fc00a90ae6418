import type { Caller } from '../model/account.ts';
import type { MailType } from '../model/formats.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';

export type UnpackMail = ReturnType<typeof createUnpackMail>;

/** Puts what a mail holds into a folder, in a process that may die of it. */
export function createUnpackMail({
	admission,
	maxUnpackedBytes,
}: {
	admission: Admission;
	maxUnpackedBytes: number;
}) {
	return (
		caller: Caller,
		mail: { path: string; type: MailType; into: string; maxDocuments: number },
		signal: AbortSignal,
	): Promise<{ path: string; filename: string | null }[]> => {
		const { path, type, into, maxDocuments } = mail;
		const limits = { maxDocuments, maxUnpackedBytes };
		return admission.takeTurn(visitorOf(caller, 'request'), 'html', (turn) =>
			turn.run('unpack', { path, type, into, limits }, signal),
		);
	};
}
