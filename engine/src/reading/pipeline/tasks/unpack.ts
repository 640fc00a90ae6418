import { z } from 'zod';
import { openMail } from '../../pages/mail/open-mail.ts';
import type { MailPart } from '../../pages/mail/open-mail.ts';
import { unpackInvoices } from '../open-xml.ts';
import { defineTask } from './define-task.ts';

/** An e-mail or an XML file with several invoices, and the folder for its documents. */
const unpackInput = z.object({
	path: z.string(),
	type: z.enum(['eml', 'msg', 'xml']),
	into: z.string(),
	limits: z.object({ maxDocuments: z.int(), maxUnpackedBytes: z.int() }),
});

/** Writes the documents that a file contains. */
export const unpack = defineTask(
	'unpack',
	unpackInput,
	({ path, type, into, limits }): Promise<MailPart[]> =>
		type === 'xml' ? unpackInvoices(path, into, limits) : openMail(path, type, into, limits),
);
