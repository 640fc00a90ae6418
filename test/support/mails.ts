/** Generated e-mails, as sent and as saved by Outlook. */
import { createRequire } from 'node:module';

export type Attached = { name: string; type?: string; content: Buffer; contentId?: string };

export type MailWish = {
	from?: string;
	subject?: string;
	date?: string;
	text?: string;
	html?: string;
	attached?: readonly Attached[];
};

let serial = 0;

export function makeEml({
	from = 'Ann Smith <ann@example.com>',
	subject = 'Your invoice',
	date = 'Tue, 03 Mar 2026 10:15:00 +0000',
	text,
	html,
	attached = [],
}: MailWish = {}): Buffer {
	const boundary = `part-${(serial += 1)}`;
	const body =
		html === undefined
			? `Content-Type: text/plain; charset=utf-8\r\n\r\n${text ?? ''}`
			: `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`;
	const parts = attached.map(({ name, type = 'application/octet-stream', content, contentId }) => {
		const isMail = type === 'message/rfc822';
		return [
			`Content-Type: ${type}; name="${name}"`,
			`Content-Disposition: ${contentId === undefined ? 'attachment' : 'inline'}; filename="${name}"`,
			...(contentId === undefined ? [] : [`Content-ID: <${contentId}>`]),
			...(isMail ? [] : ['Content-Transfer-Encoding: base64']),
			'',
			isMail ? content.toString('latin1') : content.toString('base64').replace(/.{76}/g, '$&\r\n'),
		].join('\r\n');
	});
	const lines = [
		`From: ${from}`,
		'To: Bob <bob@example.com>',
		`Subject: ${subject}`,
		`Date: ${date}`,
		'MIME-Version: 1.0',
		`Content-Type: multipart/mixed; boundary="${boundary}"`,
		'',
		...[body, ...parts].flatMap((part) => [`--${boundary}`, part]),
		`--${boundary}--`,
		'',
	];
	return Buffer.from(lines.join('\r\n'), 'utf8');
}

type Entry = {
	name: string;
	type: number;
	length: number;
	children?: number[];
	binaryProvider?: () => Uint8Array;
};
const { burn } = createRequire(import.meta.url)('@kenjiuno/msgreader/lib/Burner') as {
	burn: (entries: Entry[]) => Uint8Array;
};
const [FOLDER, FILE, ROOT] = [1, 2, 5];

/** An e-mail saved by Outlook: a compound file with a stream per property. */
export function makeMsg({
	subject,
	text,
	attached = [],
}: Required<Pick<MailWish, 'subject' | 'text'>> & MailWish): Buffer {
	const entries: Entry[] = [{ name: 'Root Entry', type: ROOT, length: 0, children: [] }];
	const add = (parent: number, entry: Entry): number => {
		entries.push(entry);
		entries[parent]?.children?.push(entries.length - 1);
		return entries.length - 1;
	};
	const file = (parent: number, name: string, content: Buffer) =>
		add(parent, {
			name,
			type: FILE,
			length: content.length,
			binaryProvider: () => Uint8Array.from(content),
		});
	const property = (parent: number, tag: string, value: string) =>
		file(parent, `__substg1.0_${tag}001F`, Buffer.from(value, 'utf16le'));
	file(0, '__properties_version1.0', Buffer.alloc(32));
	property(0, '0037', subject);
	property(0, '0C1A', 'Ann Smith');
	property(0, '5D01', 'ann@example.com');
	property(0, '1000', text);
	attached.forEach(({ name, content }, i) => {
		const number = String(i).padStart(8, '0');
		const folder = add(0, {
			name: `__attach_version1.0_#${number}`,
			type: FOLDER,
			length: 0,
			children: [],
		});
		file(folder, '__properties_version1.0', Buffer.alloc(8));
		property(folder, '3707', name);
		file(folder, '__substg1.0_37010102', content);
	});
	return Buffer.from(burn(entries));
}
