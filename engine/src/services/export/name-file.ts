const MAX_NAME_CHARACTERS = 80;

/** What file systems do not allow in a name, or a shell might stumble over, and marks that turn text around. */
const UNSAFE = /[\p{C}<>:"/\\|?*%]+/gu;

/** "October invoices 2026-11-16.xlsx": what is in it, and of which day (UTC). */
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
