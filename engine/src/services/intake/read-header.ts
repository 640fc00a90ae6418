import PostalMime from 'postal-mime';
import type { Address } from 'postal-mime';

/** The fields of a mail that are read before the mail itself. */
export const HEADER_FIELDS = ['from', 'subject', 'date', 'message-id'];
/** Every stranger can send a mail with endless fields: 8 kB of tiny parts take 30 ms, 36 kB take 100 ms. */
const MAX_BYTES = 8192;

export type MailHeader = {
	/** The address of the first sender, in lower case. */
	sender: string;
	subject: string;
	date: string;
	messageId: string | undefined;
};

/** Reads the fields of `HEADER_FIELDS`. What is beyond the limit is cut off. */
export async function readHeader(bytes: Uint8Array): Promise<MailHeader> {
	const { from, subject, date, messageId } = await PostalMime.parse(bytes.subarray(0, MAX_BYTES));
	return {
		sender: (from ? addressOf(from) : '').toLowerCase(),
		subject: subject ?? '',
		date: date ?? '',
		messageId,
	};
}

function addressOf({ address, group }: Address): string {
	return address ?? group[0]?.address ?? '';
}
