import PostalMime from 'postal-mime';
import type { Address } from 'postal-mime';
import type { Mail } from './mail.ts';

/** Maximum nesting. Ordinary e-mails have a few levels; more is an attack. */
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 2_097_152 };

/** Reads an e-mail in its transfer format (EML). E-mails within it stay whole, as attachments. */
export async function readEml(bytes: Uint8Array): Promise<Mail> {
	const mail = await PostalMime.parse(bytes, { ...LIMITS, forceRfc822Attachments: true });
	return {
		from: mail.from ? writeAddress(mail.from) : '',
		to: (mail.to ?? []).map(writeAddress).join(', '),
		cc: (mail.cc ?? []).map(writeAddress).join(', '),
		subject: mail.subject ?? '',
		date: mail.date ?? '',
		html: mail.html ?? '',
		text: mail.text ?? '',
		attachments: mail.attachments.map((one) => ({
			filename: one.filename ?? nameAfter(one.mimeType),
			mediaType: one.mimeType,
			contentId: (one.contentId ?? '').replace(/^<|>$/g, ''),
			content:
				typeof one.content === 'string' ? Buffer.from(one.content) : new Uint8Array(one.content),
		})),
	};
}

function writeAddress({ name, address = '', group = [] }: Address): string {
	if (group.length > 0) return group.map(writeAddress).join(', ');
	return name !== '' && address !== '' ? `${name} <${address}>` : name || address;
}

function nameAfter(mediaType: string): string {
	return mediaType === 'message/rfc822' ? 'message.eml' : 'attachment';
}
