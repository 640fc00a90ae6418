export type Attachment = { name: string; type: string; content: Buffer };

/** Writes an e-mail like a mail program. */
export function writeMail(subject: string, attachments: readonly Attachment[] = []): string {
	const boundary = 'part-of-the-mail';
	return [
		'From: Billing <billing@bright.example>',
		'To: invoices@docsift.example',
		`Subject: ${subject}`,
		`Date: ${new Date().toUTCString()}`,
		`Message-ID: <${crypto.randomUUID()}@bright.example>`,
		'MIME-Version: 1.0',
		`Content-Type: multipart/mixed; boundary="${boundary}"`,
		'',
		`--${boundary}`,
		'Content-Type: text/plain; charset=utf-8',
		'',
		'Please find it attached.',
		...attachments.flatMap(({ name, type, content }) => [
			`--${boundary}`,
			`Content-Type: ${type}; name="${name}"`,
			`Content-Disposition: attachment; filename="${name}"`,
			'Content-Transfer-Encoding: base64',
			'',
			...(content.toString('base64').match(/.{1,76}/g) ?? []),
		]),
		`--${boundary}--`,
		'',
	].join('\n');
}
