import type { IDataObject } from 'n8n-workflow';

/** What the engine says about a document besides its fields. */
export type Kind = {
	/** Such as `invoice`, `terms` or `other`. */
	kind?: string | undefined;
	/** How sure the kind is, 0 to 1. */
	confidence?: number | undefined;
	/** Only of a file that was split into its documents. */
	pages?: { from: number; to: number } | undefined;
	/** Likewise; null: no template reads the document. */
	template?: { id: string; name: string } | null | undefined;
};

/** The fields of an item that say what its document is; none if the engine does not say it. */
export function aboutKind({ kind, confidence, pages, template }: Kind): IDataObject {
	if (kind === undefined) return {};
	return {
		kind,
		kindConfidence: confidence ?? null,
		...(template !== undefined && { template }),
		...(pages && { pages: { from: pages.from, to: pages.to } }),
	};
}

/** The same as cells of a spreadsheet. */
export function kindCells({ kind, template, pages }: IDataObject): IDataObject {
	const range = pages as Kind['pages'];
	return {
		kind: kind ?? null,
		...(template !== undefined && { template: (template as Kind['template'])?.name ?? null }),
		...(range && {
			pages: range.from === range.to ? `${range.from}` : `${range.from}-${range.to}`,
		}),
	};
}
