import type { JsonLimits } from './bounded-json.ts';

/** One thing wrong with a request, at an exact place in it. */
export type Fault = { path: string; message: string };

/**
 * The error catalogue: every error that leaves the process is one of these. A message says what is wrong and what
 * to do about it. docs/errors.md explains each code; a test compares it with this table.
 */
const catalogue = {
	BAD_REQUEST: {
		status: 400,
		say: ({ reason }: { reason: string }) => reason,
	},
	MALFORMED_JSON: {
		status: 400,
		say: () =>
			'The body is not valid JSON. Send one JSON object and check its quotes, commas and brackets.',
	},
	JSON_TOO_COMPLEX: {
		status: 400,
		say: ({ maxDepth, maxValues, maxMembers }: JsonLimits) =>
			`The JSON is too complex: it may have ${maxDepth} levels, ${maxValues.toLocaleString('en')} values in all and ${maxMembers.toLocaleString('en')} members in one object. Send less at a time.`,
	},
	INVALID_REQUEST: {
		status: 400,
		say: ({ faults }: { faults: Fault[] }) => describeFaults(faults),
	},
	INVALID_TEMPLATE: {
		status: 400,
		say: ({ faults }: { faults: Fault[] }) => describeFaults(faults),
	},
	TEMPLATE_TOO_LARGE: {
		status: 400,
		say: ({ faults }: { faults: Fault[] }) => describeFaults(faults),
	},
	EXPORT_TOO_WIDE: {
		status: 400,
		say: ({ count, limit }: { count: number; limit: number }) =>
			`The templates of these jobs have too many different fields for one table: ${count.toLocaleString('en')} columns, and ${limit.toLocaleString('en')} fit. Export one template at a time, or export JSON.`,
	},
	TOO_MANY_VALUES: {
		status: 400,
		say: ({ count, limit }: { count: number; limit: number }) =>
			`One correction has at most ${limit.toLocaleString('en')} values, and this one has ${count.toLocaleString('en')}. Send a whole list as one value, or send several corrections.`,
	},
	FILE_MISSING: {
		status: 400,
		say: ({ field }: { field: string }) =>
			`No document was sent. Send a file in the form field "${field}", or the address of one in "fileUrl".`,
	},
	FILE_EMPTY: {
		status: 400,
		say: ({ filename }: { filename: string }) => `The file "${filename}" is empty.`,
	},
	UNSUPPORTED_FILE_TYPE: {
		status: 400,
		say: ({ filename, types }: { filename: string; types: string }) =>
			`"${filename}" is not a supported document. Send ${types}. The content decides; for plain text, the ending of the name as well.`,
	},
	TOO_MANY_FILES: {
		status: 400,
		say: ({ limit }: { limit: number }) =>
			`More than ${limit} files in one request. Send fewer, or put them into one ZIP archive.`,
	},
	ZIP_AMONG_FILES: {
		status: 400,
		say: () =>
			'A ZIP archive must be the only file of its request. Send the other files separately.',
	},
	ZIP_NOT_IN_JOBS: {
		status: 400,
		say: () =>
			'A job takes one document, not a ZIP archive. Submit its documents one by one, or send the archive to POST /documents/parse.',
	},
	MAIL_NOT_IN_JOBS: {
		status: 400,
		say: () =>
			'A job takes one document, not a mail, which can contain several. Submit its attachments one by one, or send the mail to POST /documents/parse.',
	},
	ONE_DOCUMENT_PER_JOB: {
		status: 400,
		say: () => 'A job takes one document. Submit one job per file.',
	},
	ONE_SAMPLE_DOCUMENT: {
		status: 400,
		say: () =>
			'A template is created from one document, not from several, a ZIP archive or a mail. Send the one that shows the most fields.',
	},
	FILE_AND_URL: {
		status: 400,
		say: () => 'Both a file and "fileUrl" were sent. Send one of them.',
	},
	LANGUAGE_UNKNOWN: {
		status: 400,
		say: ({ language, known }: { language: string; known: string }) =>
			`The language "${language}" is unknown. Use one of ${known}, or leave it out.`,
	},
	URL_NOT_ALLOWED: {
		status: 400,
		say: ({ reason }: { reason: string }) => `The URL cannot be used: ${reason}`,
	},
	URL_FETCH_FAILED: {
		status: 400,
		say: ({ reason }: { reason: string }) =>
			`"fileUrl" could not be fetched: ${reason} Check that the address is public and answers.`,
	},
	ARCHIVE_DAMAGED: {
		status: 400,
		say: ({ reason }: { reason: string }) =>
			`The ZIP archive cannot be opened: ${reason} Create it again and resend it.`,
	},
	ARCHIVE_ENCRYPTED: {
		status: 400,
		say: () => 'The ZIP archive is password-protected. Send one without a password.',
	},
	ARCHIVE_TOO_LARGE: {
		status: 400,
		say: ({ reason }: { reason: string }) => `The ZIP archive is too large: ${reason}`,
	},
	ARCHIVE_EMPTY: {
		status: 400,
		say: () => 'The ZIP archive contains no documents.',
	},
	PLAN_UNKNOWN: {
		status: 400,
		say: ({ plan, plans }: { plan: string; plans: string[] }) =>
			`There is no plan "${plan}". Choose one of: ${plans.join(', ')}.`,
	},
	API_KEY_MISSING: {
		status: 401,
		say: () => 'No API key was sent. Send your key in the header x-api-key.',
	},
	API_KEY_INVALID: {
		status: 401,
		say: ({ reason }: { reason: string }) => reason,
	},
	METRICS_TOKEN_WRONG: {
		status: 401,
		say: () =>
			'The metrics of this installation require its METRICS_TOKEN. Send it as "authorization: Bearer …".',
	},
	SIGN_IN_REQUIRED: {
		status: 401,
		say: () => 'You are not signed in, or your session has ended. Sign in again.',
	},
	SIGN_IN_FAILED: {
		status: 401,
		say: () => 'The e-mail address or the password is wrong. Check both and try again.',
	},
	SECOND_FACTOR_REQUIRED: {
		status: 401,
		say: () => 'Enter the code of your authenticator app, or a recovery code.',
	},
	SECOND_FACTOR_WRONG: {
		status: 401,
		say: () =>
			'The code is wrong or was used already. Wait for the next code of your app, or use a recovery code.',
	},
	OIDC_FAILED: {
		status: 401,
		say: () =>
			'The sign-in at the identity provider was not completed, took too long, or was started in another browser. Start it again.',
	},
	OIDC_NOT_ALLOWED: {
		status: 403,
		say: () =>
			'The identity provider knows you, but you have no access here. Ask the owner to invite you, or to give one of your groups a role.',
	},
	OIDC_EMAIL_UNVERIFIED: {
		status: 403,
		say: () =>
			'The identity provider sent no verified e-mail address for you. Verify your address there, then sign in again.',
	},
	OIDC_EMAIL_TAKEN: {
		status: 403,
		say: () =>
			'Another account or another identity already uses your e-mail address. Ask the owner of this installation.',
	},
	PLAN_REQUIRED: {
		status: 403,
		say: ({ plan }: { plan: string }) =>
			`Several files, a ZIP archive or a mail with attachments need a paid plan; this account has the plan "${plan}". Send one document at a time.`,
	},
	TEST_MODE_RESTRICTED: {
		status: 403,
		say: ({ reason }: { reason: string }) =>
			`A test key parses one document of one page at a time and reads templates: ${reason} Use a live key.`,
	},
	QUOTA_EXCEEDED: {
		status: 403,
		say: ({
			needed,
			remaining,
			resetsAt,
		}: {
			needed: number;
			remaining: number;
			resetsAt: string;
		}) =>
			`This needs ${countPages(needed)}, but ${countPages(remaining)} of this month's quota remain. ` +
			`The quota resets at ${resetsAt}; a larger plan allows more.`,
	},
	WEBHOOK_LIMIT_REACHED: {
		status: 403,
		say: ({ limit }: { limit: number }) =>
			`This account already has ${limit} webhooks, the maximum. Delete one that is no longer used.`,
	},
	TEMPLATE_LIMIT_REACHED: {
		status: 403,
		say: ({ limit }: { limit: number }) =>
			`This account already has ${limit} templates, the maximum. Delete one that is no longer used.`,
	},
	STORAGE_EXCEEDED: {
		status: 403,
		say: ({ needed, used, limit }: { needed: number; used: number; limit: number }) =>
			`This takes up ${sizeOf(needed)}, but the documents of your jobs and the corrections of results already take up ${sizeOf(used)} of the ${sizeOf(limit)} that the plan allows. ` +
			'Delete jobs that are no longer needed, or wait until old ones expire.',
	},
	TEMPLATE_NOT_OWNED: {
		status: 403,
		say: () =>
			'This template belongs to another account, so you can neither replace nor delete it.',
	},
	ACCOUNT_SUSPENDED: {
		status: 403,
		say: () => 'This account is suspended. Ask the operator of this installation.',
	},
	SECOND_READER_MISSING: {
		status: 409,
		say: () =>
			'This installation has no second reader. Set LLM_URL and LLM_MODEL, then restart the engine.',
	},
	OWNER_REQUIRED: {
		status: 403,
		say: () => 'Only the owner of this installation may do this.',
	},
	CSRF_TOKEN_INVALID: {
		status: 403,
		say: () =>
			'The header x-csrf-token does not belong to this session. Reload the page and try again.',
	},
	SETUP_CODE_INVALID: {
		status: 403,
		say: () =>
			'The setup code is wrong. Open the link that the engine printed when it started; restarting it prints a new one.',
	},
	INVITATION_INVALID: {
		status: 403,
		say: () =>
			'This link was used, was replaced by a newer one, or has expired. Ask the owner of this installation for a new one.',
	},
	PASSWORD_WRONG: {
		status: 403,
		say: () => 'The current password is wrong.',
	},
	ACCOUNT_NOT_FOUND: {
		status: 404,
		say: ({ account }: { account: string }) =>
			`There is no account "${account}". Give its id or its e-mail address; "account list" shows both.`,
	},
	API_KEY_NOT_FOUND: {
		status: 404,
		say: ({ key }: { key: string }) =>
			`There is no API key with the id "${key}". "key list" shows the keys of an account.`,
	},
	DOCUMENT_NOT_FOUND: {
		status: 404,
		say: ({ documentId }: { documentId: string }) =>
			`There is no kept document "${documentId.slice(0, 100)}". Only documents parsed with keep=true are kept, for a limited time, under the documentId of the response.`,
	},
	SAMPLE_NOT_FOUND: {
		status: 404,
		say: () => 'This sample is no longer kept. Choose the document again.',
	},
	MEMORY_KEY_UNKNOWN: {
		status: 409,
		say: () =>
			'These lessons were exported by another installation without a passphrase, so their hashes cannot be used here. Export them again with the header x-memory-passphrase, and import them with the same passphrase.',
	},
	CONFIRMATION_WRONG: {
		status: 400,
		say: () =>
			'The account was not deleted: the confirmation is not its e-mail address. Send that address to confirm.',
	},
	MEMORY_PASSPHRASE_REQUIRED: {
		status: 400,
		say: () =>
			'These lessons were exported with a passphrase. Send it in the header x-memory-passphrase.',
	},
	MEMORY_PASSPHRASE_WRONG: {
		status: 400,
		say: () =>
			'The passphrase in the header x-memory-passphrase is not the one that these lessons were exported with.',
	},
	LESSON_NOT_FOUND: {
		status: 404,
		say: ({ lessonId }: { lessonId: string }) =>
			`There is no lesson "${lessonId.slice(0, 100)}" in the memory of this template.`,
	},
	JOB_NOT_FOUND: {
		status: 404,
		say: ({ jobId }: { jobId: string }) =>
			`There is no job "${jobId.slice(0, 100)}" in this account. It may have been deleted or have expired. GET /v1/jobs lists the jobs.`,
	},
	WEBHOOK_NOT_FOUND: {
		status: 404,
		say: ({ webhookId }: { webhookId: string }) =>
			`There is no webhook "${webhookId.slice(0, 100)}" in this account. GET /v1/webhooks lists the webhooks.`,
	},
	DELIVERY_NOT_FOUND: {
		status: 404,
		say: ({ deliveryId }: { deliveryId: string }) =>
			`There is no delivery "${deliveryId.slice(0, 100)}" of this webhook. GET /v1/webhooks/:id/deliveries lists the deliveries.`,
	},
	MAILBOX_NOT_FOUND: {
		status: 404,
		say: ({ mailboxId }: { mailboxId: string }) =>
			`There is no mailbox "${mailboxId.slice(0, 100)}" in this account. GET /v1/mailboxes lists the mailboxes.`,
	},
	MAILBOX_UNREACHABLE: {
		status: 400,
		say: ({ reason }: { reason: string }) => `The mailbox cannot be used: ${reason}`,
	},
	MAILBOX_LIMIT_REACHED: {
		status: 403,
		say: ({ limit }: { limit: number }) =>
			`This account already has ${limit} mailboxes, the maximum. Delete one that is no longer used.`,
	},
	TRASH_NOT_FOUND: {
		status: 404,
		say: ({ trashedId }: { trashedId: string }) =>
			`There is no "${trashedId.slice(0, 100)}" in the trash of this account. GET /v1/trash lists what can be restored.`,
	},
	PAPERLESS_NOT_FOUND: {
		status: 404,
		say: ({ connectionId }: { connectionId: string }) =>
			`There is no connection "${connectionId.slice(0, 100)}" to paperless-ngx in this account. GET /v1/paperless lists the connections.`,
	},
	PAPERLESS_UNREACHABLE: {
		status: 400,
		say: ({ reason }: { reason: string }) => `paperless-ngx cannot be used: ${reason}`,
	},
	PAPERLESS_LIMIT_REACHED: {
		status: 403,
		say: ({ limit }: { limit: number }) =>
			`This account already has ${limit} connections to paperless-ngx, the maximum. Delete one that is no longer used.`,
	},
	SECRETS_KEY_MISSING: {
		status: 409,
		say: () =>
			'This installation cannot keep passwords yet. The operator sets SECRETS_KEY to the output of "openssl rand -base64 32" and restarts the engine.',
	},
	OIDC_OFF: {
		status: 404,
		say: () =>
			'Single sign-on is not set up. Sign in with a password; the operator sets OIDC_ISSUER to offer single sign-on.',
	},
	ROUTE_NOT_FOUND: {
		status: 404,
		say: ({ method, path }: { method: string; path: string }) =>
			`There is no ${method} ${path}. /docs lists all paths.`,
	},
	TEMPLATE_NOT_FOUND: {
		status: 404,
		say: ({ templateId }: { templateId: string }) =>
			`There is no template "${templateId}" in this account. GET /v1/templates lists the templates.`,
	},
	METHOD_NOT_ALLOWED: {
		status: 405,
		say: ({ method, path, allowed }: { method: string; path: string; allowed: string[] }) =>
			`${path} does not take ${method}. It takes ${allowed.join(', ')}.`,
	},
	REQUEST_TIMEOUT: {
		status: 408,
		say: () => 'The request did not arrive in time. Send it again over a faster connection.',
	},
	ACCOUNT_EXISTS: {
		status: 409,
		say: ({ email }: { email: string }) => `There is already an account for ${email}.`,
	},
	SECOND_FACTOR_ON: {
		status: 409,
		say: () => 'One-time codes are switched on already. Switch them off first.',
	},
	SECOND_FACTOR_OFF: {
		status: 409,
		say: () => 'One-time codes are not switched on.',
	},
	SETUP_DONE: {
		status: 409,
		say: () => 'This installation already has an owner. Sign in instead.',
	},
	OWNER_PROTECTED: {
		status: 409,
		say: () => 'The account of the owner cannot be suspended or deleted.',
	},
	JOB_NOT_COMPLETED: {
		status: 409,
		say: ({ status }: { status: string }) =>
			`Only the result of a completed job can be reviewed; this one is ${status}.`,
	},
	JOB_NOT_SPLIT: {
		status: 409,
		say: ({ status }: { status: string }) =>
			`Only a completed job with templateId=auto or split can be split again, while its words are stored; this one is ${status}.`,
	},
	JOB_HAS_DOCUMENTS: {
		status: 409,
		say: () =>
			'The file of this job was split into documents. Use the jobs of the documents, which GET /v1/jobs/{jobId} lists as children.',
	},
	API_KEY_SCOPE: {
		status: 403,
		say: ({ reason }: { reason: string }) =>
			`This API key does not allow this request: ${reason} Use another key.`,
	},
	ROLE_REQUIRED: {
		status: 403,
		say: ({ role }: { role: string }) =>
			`Your role in this account, ${role}, does not allow this. Ask an owner of the account for another role.`,
	},
	PERSON_NOT_FOUND: {
		status: 404,
		say: () => 'There is no such person in this account, and no such invitation.',
	},
	PERSON_EXISTS: {
		status: 409,
		say: ({ email }: { email: string }) =>
			`Someone already signs in with ${email}. A person belongs to one account; use another address.`,
	},
	LAST_OWNER: {
		status: 409,
		say: () => 'This is the only owner of the account. Make someone else an owner first.',
	},
	LIST_NOT_FOUND: {
		status: 404,
		say: ({ name }: { name: string }) =>
			`There is no list "${name}" in this account. GET /v1/lists lists the lists.`,
	},
	INVALID_LIST: {
		status: 400,
		say: ({ reason }: { reason: string }) =>
			`The list ${reason}. Send a CSV, XLSX or JSON file whose first row names the columns.`,
	},
	LIST_LIMIT_REACHED: {
		status: 403,
		say: ({ limit }: { limit: number }) =>
			`This account already has ${limit} lists, the most it may have. Delete one first.`,
	},
	BATCH_NOT_FOUND: {
		status: 404,
		say: ({ batchId }: { batchId: string }) =>
			`There is no batch "${batchId}" in this account. GET /v1/batches lists the batches.`,
	},
	VERSION_NOT_FOUND: {
		status: 404,
		say: ({ version }: { version: number }) =>
			`The template has no version ${version}, or it is no longer kept. GET /v1/templates/:id/versions lists the versions.`,
	},
	DRAFT_NOT_FOUND: {
		status: 404,
		say: () => 'The template has no draft. PUT /v1/templates/:id/draft creates one.',
	},
	VERSION_CHANGED: {
		status: 409,
		say: ({ version }: { version: number }) =>
			`The template has been published since; it is now at version ${version}. Check what has changed, then send that number as "version" to continue.`,
	},
	DRAFT_CHANGED: {
		status: 409,
		say: ({ revision }: { revision: number }) =>
			revision === 0
				? 'The draft has been published or discarded since. Read the template again.'
				: `Someone else has saved the draft since; it is now at revision ${revision}. Read it again, then decide.`,
	},
	RESULT_CHANGED: {
		status: 409,
		say: ({ revision }: { revision: number }) =>
			`The result has been changed since; it is now at revision ${revision}. Read it again, then decide.`,
	},
	TEMPLATE_CHANGED: {
		status: 409,
		say: () =>
			'Someone has saved this template since you opened it. Read it again before you save, or leave out If-Match to replace it anyway.',
	},
	SAMPLE_READ_OFTEN: {
		status: 409,
		say: ({ limit }: { limit: number }) =>
			`This sample has been read ${limit} times already. Choose the document again; its pages are then charged again.`,
	},
	HISTORY_FULL: {
		status: 409,
		say: ({ corrections, bytes }: { corrections: number; bytes: number }) =>
			`The history of this result is full: it holds at most ${corrections.toLocaleString('en')} corrections and ${sizeOf(bytes)}. You can still undo them. To start over, delete the job and submit the document again.`,
	},
	NOTHING_TO_UNDO: {
		status: 409,
		say: () => 'Nobody has changed, approved or rejected this result, so there is nothing to undo.',
	},
	JOB_NOT_FAILED: {
		status: 409,
		say: ({ status }: { status: string }) =>
			`Only a failed job can be retried; this one is ${status}.`,
	},
	JOB_NOT_TRASHED: {
		status: 409,
		say: ({ reason }: { reason: string }) =>
			`This job cannot be put into the trash, because ${reason}. Without trash=true it is erased at once.`,
	},
	JOB_NOT_RESTORED: {
		status: 409,
		say: () =>
			'The same document was submitted again in the meantime. Delete that job first, then restore this one.',
	},
	IDEMPOTENCY_KEY_REUSED: {
		status: 409,
		say: () =>
			'This Idempotency-Key was sent before with another document or template. Use a new key for a new request.',
	},
	WEBHOOK_DISABLED: {
		status: 409,
		say: ({ webhookId }: { webhookId: string }) =>
			`The webhook "${webhookId}" is disabled. Enable it first: PATCH /v1/webhooks/${webhookId} {"enabled": true}.`,
	},
	DOCUMENT_ERASED: {
		status: 410,
		say: () =>
			'The document of this job was erased, because it can never be read. To try again, delete the job and submit the document again.',
	},
	BODY_TOO_LARGE: {
		status: 413,
		say: ({ limitBytes }: { limitBytes: number }) =>
			`The body is too large: JSON routes take at most ${limitBytes.toLocaleString('en')} bytes.`,
	},
	FILE_TOO_LARGE: {
		status: 413,
		say: ({ limitBytes }: { limitBytes: number }) =>
			`A file is larger than ${Math.round(limitBytes / 1_048_576)} MB, the maximum. Split it or make it smaller.`,
	},
	UNSUPPORTED_CONTENT_TYPE: {
		status: 415,
		say: ({ expected }: { expected: string }) =>
			`The content type is not supported. Send ${expected} and set the content-type header.`,
	},
	DOCUMENT_DAMAGED: {
		status: 422,
		say: ({ kind }: { kind: string }) =>
			`The ${kind} is damaged and cannot be read. Open it, save it again and send the new file.`,
	},
	XML_UNUSABLE: {
		status: 422,
		say: ({ why }: { why: string }) =>
			`The XML ${why}. Send an e-invoice in UN/CEFACT CII, UBL, FatturaPA or Facturae, without a document type declaration.`,
	},
	MAIL_TOO_LARGE: {
		status: 422,
		say: ({ reason }: { reason: string }) =>
			`The mail is not read: ${reason} Send its attachments separately.`,
	},
	DOCUMENT_TOO_LARGE: {
		status: 422,
		say: ({ kind }: { kind: string }) =>
			`The ${kind} unpacks to more than the limit. Split it, or send it as a PDF.`,
	},
	LANGUAGE_NOT_INSTALLED: {
		status: 422,
		say: ({ languages }: { languages: string }) =>
			`The data for reading scans in this language is not installed. The operator can add it with "docsift languages add ${languages}". Documents that are not scans do not need it.`,
	},
	PDF_ENCRYPTED: {
		status: 422,
		say: ({ isWrong }: { isWrong: boolean }) =>
			isWrong
				? 'The password does not open the PDF. Send the right one in the form field "password".'
				: 'The PDF is password-protected. Send its password in the form field "password", or the PDF without one.',
	},
	PDF_XFA: {
		status: 422,
		say: () =>
			'The PDF is a dynamic XFA form: its pages hold no values, only Adobe Acrobat and Reader can show it. Open it there, print it to a new PDF, and send that.',
	},
	PAGES_NOT_THERE: {
		status: 422,
		say: ({ asked, pages }: { asked: string; pages: number }) =>
			`The document has ${countPages(pages)}, and none of the requested "pages" (${asked}).`,
	},
	NO_TEXT_FOUND: {
		status: 422,
		say: () =>
			'No text was found in the document. Check that it is not blank, blurred or upside down.',
	},
	SCAN_TOO_LONG: {
		status: 422,
		say: ({ scans, limit }: { scans: number; limit: number; pages: number }) =>
			`${scans} pages of the document are scans, and at most ${limit} can be read. Split the document.`,
	},
	TOO_MANY_PAGES: {
		status: 422,
		say: ({ pages, maxPages }: { pages: number; maxPages: number }) =>
			`The document has ${pages} pages, and at most ${maxPages} can be read. Split the document.`,
	},
	TOO_MANY_DOCUMENTS: {
		status: 400,
		say: ({ count, limit }: { count: number; limit: number }) =>
			`The file would be split into ${count.toLocaleString('en')} documents, and at most ${limit.toLocaleString('en')} are allowed. Send it in parts, or say with "split" how many pages each document has.`,
	},
	TOO_MANY_WORDS: {
		status: 422,
		say: ({ limit }: { limit: number; pages: number }) =>
			`The document has more than ${limit.toLocaleString('en')} words, the maximum. Split the document.`,
	},
	IMAGE_TOO_LARGE: {
		status: 422,
		say: ({
			width,
			height,
			maxPixels,
		}: {
			/** Omitted for a picture inside a document. */
			width?: number;
			height?: number;
			maxPixels: number;
		}) =>
			(width === undefined || height === undefined
				? 'A picture in the document has too many pixels'
				: `The image has ${width} × ${height} pixels`) +
			`, and at most ${maxPixels / 1_000_000} million can be read. Make it smaller.`,
	},
	OUTPUT_UNSUPPORTED: {
		status: 422,
		say: ({ type }: { type: string }) =>
			`A ${type.toUpperCase()} file has no pages of its own, so there is no PDF of it. Ask for markdown, text or words, or send it as PDF.`,
	},
	OUTPUT_TOO_LARGE: {
		status: 422,
		say: ({ bytes, limit }: { bytes: number; limit: number }) =>
			`The outputs have ${bytes.toLocaleString('en')} bytes, and an answer of JSON holds ${limit.toLocaleString('en')}. Send the document to POST /v1/documents/convert, or submit it as a job and get its output.`,
	},
	ONE_DOCUMENT_TO_CONVERT: {
		status: 400,
		say: () =>
			'One document is converted at a time, not several, a ZIP archive or a mail. Send its documents one by one.',
	},
	IMAGE_UNSUPPORTED: {
		status: 422,
		say: ({ what }: { what: string }) =>
			`The image is ${what}, which is not supported. Save it as PNG and send that.`,
	},
	DOCUMENT_TIMEOUT: {
		status: 422,
		say: ({ seconds }: { seconds: number }) =>
			`Reading the document took longer than ${seconds} s and was stopped. Split it, or submit it as a job.`,
	},
	PAGE_TIMEOUT: {
		status: 422,
		say: ({ by, seconds }: { by: 'CPU' | 'clock'; seconds: number }) =>
			(by === 'CPU'
				? `A page of the document took longer than ${seconds} s of CPU time to read`
				: `A page of the document was not read within ${seconds} s by the clock`) +
			', so reading was stopped. Print the document to a new PDF, or send that page as a picture.',
	},
	DOCUMENT_CRASHED: {
		status: 422,
		say: () =>
			'Reading the document failed unexpectedly or ended its process. Save it again and send the new file.',
	},
	JOB_WORKERS_LOST: {
		status: 422,
		say: () =>
			'Every worker process that read this document died or lost its connection. Retry the job; if it fails again, save the document again and submit the new file.',
	},
	JOB_TIMEOUT: {
		status: 422,
		say: ({ seconds }: { seconds: number }) =>
			`Reading the document took longer than the ${seconds} s that a job may take, and was stopped. Split the document and submit its parts.`,
	},
	JOB_FAULT: {
		status: 422,
		say: ({ attempts }: { attempts: number }) =>
			`Reading the document failed ${attempts} times on our side, not because of the document. Retry the job later.`,
	},
	RATE_LIMITED: {
		status: 429,
		say: ({ limit, retryAfter }: { limit: number; retryAfter: number }) =>
			`More than ${limit} requests in a minute. Wait ${retryAfter} s (header retry-after), then continue.`,
	},
	FAILED_WORK_LIMITED: {
		status: 429,
		say: ({ seconds, retryAfter }: { seconds: number; retryAfter: number }) =>
			`Documents that could not be read, or that nobody waited for, have taken more than ${seconds} s of work within an hour. Check your documents, then continue in ${Math.ceil(retryAfter / 60)} min.`,
	},
	SIGN_IN_THROTTLED: {
		status: 429,
		say: ({ retryAfter }: { retryAfter: number }) =>
			`Too many sign-in attempts. Wait ${Math.ceil(retryAfter / 60)} min, then try again.`,
	},
	HEADERS_TOO_LARGE: {
		status: 431,
		say: () => 'The request headers are too large. Send fewer or shorter ones (16 kB in all).',
	},
	INTERNAL: {
		status: 500,
		say: () =>
			'Something went wrong on our side. Try again. If it happens again, report the requestId to the operator.',
	},
	OIDC_UNAVAILABLE: {
		status: 503,
		say: () =>
			'The identity provider cannot be reached or does not answer as it should. Try again shortly.',
	},
	UNAVAILABLE: {
		status: 503,
		say: ({ reason }: { reason: string; retryAfter: number }) =>
			`${reason} Nothing was changed; try again shortly.`,
	},
} as const satisfies Record<string, { status: number; say: (params: never) => string }>;

export type ProblemCode = keyof typeof catalogue;
type ParamsOf<C extends ProblemCode> = Parameters<(typeof catalogue)[C]['say']>;

type ProblemExtras = {
	faults?: Fault[];
	retryAfter?: number;
	allowed?: string[];
	pages?: number;
};

export class Problem extends Error {
	readonly code: ProblemCode;
	readonly statusCode: number;
	readonly faults: Fault[] | undefined;
	/** Seconds after which the same request may succeed. */
	readonly retryAfter: number | undefined;
	/** Methods that the path accepts, on METHOD_NOT_ALLOWED. */
	readonly allowed: string[] | undefined;

	/** Pages of the document with the problem, if they were counted. */
	readonly pages: number | undefined;

	constructor(code: ProblemCode, message: string, extras: ProblemExtras = {}) {
		super(message);
		this.name = 'Problem';
		this.code = code;
		this.statusCode = catalogue[code].status;
		this.faults = extras.faults;
		this.retryAfter = extras.retryAfter;
		this.allowed = extras.allowed;
		this.pages = extras.pages;
	}
}

/** A problem in a form that can be stored. */
export type StoredProblem = { code: ProblemCode; message: string };

export function restoreProblem({ code, message }: StoredProblem): Problem {
	return new Problem(code, message);
}

/** A code of the catalogue with the status of such an error. */
export function presentCode(code: ProblemCode): { code: ProblemCode; status: number } {
	return { code, status: catalogue[code].status };
}

export function isProblemCode(code: string): code is ProblemCode {
	return Object.hasOwn(catalogue, code);
}

/** Makes an error of the catalogue: `throw problem('TEMPLATE_NOT_FOUND', { templateId })`. */
export function problem<C extends ProblemCode>(code: C, ...params: ParamsOf<C>): Problem {
	const say = catalogue[code].say as (...args: ParamsOf<C>) => string;
	// eslint-disable-next-line no-restricted-syntax -- at most one, as the catalogue says
	return new Problem(code, say(...params), (params[0] ?? {}) as ProblemExtras);
}

export function listProblems(): { code: ProblemCode; status: number }[] {
	return Object.entries(catalogue).map(([code, { status }]) => ({
		code: code as ProblemCode,
		status,
	}));
}

const FAULTS_SPELLED_OUT = 5;

function describeFaults(faults: Fault[]): string {
	const spelled = faults
		.slice(0, FAULTS_SPELLED_OUT)
		.map(({ path, message }) => (path ? `${path}: ${message}` : message));
	const more = faults.length - spelled.length;
	return spelled.join('; ') + (more > 0 ? `; and ${more} more, see details` : '');
}

/** Rounded up to a unit that people read. */
function sizeOf(bytes: number): string {
	return bytes < 1_048_576
		? `${Math.ceil(bytes / 1024)} kB`
		: `${(Math.ceil((bytes / 1_048_576) * 10) / 10).toLocaleString('en')} MB`;
}

function countPages(count: number): string {
	return count === 1 ? '1 page' : `${count} pages`;
}
