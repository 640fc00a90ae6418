/** Hints by which the documents of a template are recognised: an extension of the template language. */
export type TemplateMatch = {
	/** Words or phrases that its documents contain. */
	words?: string[] | undefined;
	/** Their senders: names or addresses. */
	senders?: string[] | undefined;
	/** The kinds of documents that it reads, such as `invoice`. */
	kinds?: string[] | undefined;
};
