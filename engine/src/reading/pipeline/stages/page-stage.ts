/**
 * One step of reading a page. A stage sees what the stages before it have put into the draft of the page, and
 * returns what it adds. The document is opened once for all stages and pages.
 */
export type PageStage<Draft, Document> = {
	/** Whether the stage has anything to do on this page. */
	wants: (draft: Draft, document: Document) => boolean;
	run: (draft: Draft, document: Document) => Promise<Partial<Draft>>;
};

/** Runs the stages on one page, in their order. */
export async function runStages<Draft, Document, Stage extends PageStage<Draft, Document>>(
	stages: readonly Stage[],
	first: Draft,
	document: Document,
	/** Called before a stage runs. */
	prepare: (stage: Stage, draft: Draft) => void = () => undefined,
): Promise<Draft> {
	let draft = first;
	for (const stage of stages) {
		if (!stage.wants(draft, document)) continue;
		prepare(stage, draft);
		draft = { ...draft, ...(await stage.run(draft, document)) };
	}
	return draft;
}
