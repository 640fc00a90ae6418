import msgreader from '@kenjiuno/msgreader';
import type { FieldsData } from '@kenjiuno/msgreader';
import { decodeText } from '../text/decode-text.ts';
import type { Mail } from './mail.ts';

// The module is CommonJS with a `default` property of its own.
const MsgReader = msgreader.default;

/** Reads an e-mail as Outlook saves it (MSG). E-mails within it stay whole, as attachments. */
export function readMsg(bytes: Uint8Array): Mail {
	const reader = new MsgReader(bytes.slice().buffer);
	const mail = reader.getFileData();
	if (mail.error !== undefined) throw new Error(mail.error);
	const { recipients = [], attachments = [] } = mail;
	const ofKind = (kind: string) =>
		recipients
			.filter(({ recipType = 'to' }) => recipType === kind)
			.map((one) => writeAddress(one.name, one.smtpAddress ?? one.email))
			.join(', ');
	return {
		from: writeAddress(mail.senderName, mail.senderSmtpAddress ?? mail.senderEmail),
		to: ofKind('to'),
		cc: ofKind('cc'),
		subject: mail.subject ?? '',
		date: toIso(mail.messageDeliveryTime ?? mail.clientSubmitTime ?? ''),
		html: mail.bodyHtml ?? (mail.html ? decodeText(mail.html) : ''),
		text: mail.body ?? '',
		attachments: attachments.map((one) => readAttachment(reader, one)),
	};
}

function readAttachment(reader: InstanceType<typeof MsgReader>, one: FieldsData) {
	const { fileName, content } = reader.getAttachment(one);
	return {
		filename: fileName,
		mediaType: one.attachMimeTag ?? '',
		contentId: one.pidContentId ?? '',
		content,
	};
}

function writeAddress(name = '', address = ''): string {
	// Within an Exchange organisation, an address is a directory path, which means nothing outside.
	const known = address.includes('@') ? address : '';
	return name !== '' && known !== '' && name !== known ? `${name} <${known}>` : name || known;
}

function toIso(date: string): string {
	const time = Date.parse(date);
	return Number.isNaN(time) ? date : new Date(time).toISOString();
}
