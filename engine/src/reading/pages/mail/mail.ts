/** A parsed e-mail. */
export type Mail = {
	from: string;
	to: string;
	cc: string;
	subject: string;
	/** As the mail states it, in ISO 8601 if it can be parsed. */
	date: string;
	html: string;
	text: string;
	attachments: MailAttachment[];
};

export type MailAttachment = {
	filename: string;
	mediaType: string;
	/** The id by which the HTML of the mail refers to it, if it does. */
	contentId: string;
	content: Uint8Array;
};
