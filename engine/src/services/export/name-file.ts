const MAX_NAME_CHARACTERS = 80;

/** Characters that file systems or shells do not handle, and bidirectional control characters. */
const UNSAFE = /[\p{C}<>:"/\\|?*%]+/gu;

/** "October invoices 2026-11-16.xlsx": the subject and the date (UTC). */
export function nameFile(subject: string | undefined, now: Date, extension: string): string {
	const plain = (subject ?? '')
		.normalize('NFC')
		.replace(UNSAFE, ' ')
		.replace(/\s+/g, ' ')
		.slice(0, MAX_NAME_CHARACTERS)
		.toWellFormed()
		.replace(/^[ .]+|(?<![ .])[ .]+$/g, '');
	const day = now.toISOString().slice(0, 10);
	return `${plain === '' ? 'Documents' : plain} ${day}.${extension}`;
}
