import { INVOICE_ROOTS } from '../../model/record.ts';

const ROOTS = new Set<string>(Object.values(INVOICE_ROOTS).flat());
/** The name of the first element, or that of the document type. */
const FIRST_NAME = /<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?([A-Za-z_][\w.-]*)/;

/** Whether a file begins like an e-invoice in XML. If the first element is far down, it may be one. */
export function isInvoiceXml(head: Buffer): boolean {
	const text = decode(head).trimStart();
	if (!text.startsWith('<')) return false;
	const root = FIRST_NAME.exec(text.replace(/<!--.*?(?:-->|$)/gs, ''))?.[1];
	return root === undefined ? text.startsWith('<?xml') : ROOTS.has(root);
}

function decode(head: Buffer): string {
	const even = head.subarray(0, head.length - (head.length % 2));
	if (head[0] === 0xff && head[1] === 0xfe) return even.toString('utf16le').slice(1);
	if (head[0] === 0xfe && head[1] === 0xff) {
		return Buffer.from(even).swap16().toString('utf16le').slice(1);
	}
	return head.toString('utf8').replace(/^\uFEFF/, '');
}
