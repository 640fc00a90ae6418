/** A mail as its readers tell it. */
export type Mail = {
	from: string;
	to: string;
	cc: string;
	subject: string;
	/** As the mail says it, in the form of ISO 8601 where that is clear. */
	date: string;
	html: string;
	text: string;
	attachments: MailAttachment[];
};

export type MailAttachment = {
	filename: string;
	mediaType: string;
	/** By which the HTML of the mail shows it, if it does. */
	contentId: string;
	content: Uint8Array;
};
