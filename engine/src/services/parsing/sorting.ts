import type { SortOrder, TemplateProfile } from '../../reading/pipeline/parse-pieces.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import { problem } from '../../model/problem.ts';
import { MAX_DOCUMENTS_PER_FILE, pagesOfSplit, readSplit } from '../../model/split.ts';
import type { Split } from '../../model/split.ts';
import type { Template } from '../../model/template.ts';
import type { Templates } from '../templates/templates.ts';

/** Stands for a template that is chosen for each document. */
export const AUTO = 'auto';

/** A request for the documents of files, each read with its own template. */
export type Sorting = {
	split: Split;
	/** The templates to choose from; with a fixed one, only that. */
	templates: readonly Template[];
	/** Whether the template was named; otherwise the one that fits is chosen. */
	isFixed: boolean;
	sender?: string | undefined;
};

/** The fields of a request that say which templates read its files, and how they are split. */
export type SortingFields = {
	templateId: string;
	/** With `auto`: the templates to choose from, with commas between. */
	templateIds: string | undefined;
	split: string | undefined;
	pages?: PageChoice | undefined;
};

/** Templates to choose from: each is held against every document. */
const MAX_TEMPLATES = 100;

/** The template of a plain request, or how its files are sorted. */
export async function openSorting(
	templates: Pick<Templates, 'get' | 'list' | 'listWhole'>,
	accountId: string,
	{ templateId, templateIds, split: said, pages }: SortingFields,
): Promise<{ template: Template; sorting: null } | { template: null; sorting: Sorting }> {
	const split = said === undefined ? undefined : readSplit(said);
	if (split) pagesOfSplit(split, pages);
	if (templateId !== AUTO) {
		if (templateIds !== undefined) throw refuse('is only for templateId=auto');
		const template = await templates.get(accountId, templateId);
		if (!split) return { template, sorting: null };
		return { template: null, sorting: { split, templates: [template], isFixed: true } };
	}
	const chosen = await chooseFrom(templates, accountId, templateIds);
	const sorting = { split: split ?? { by: 'auto' as const }, templates: chosen, isFixed: false };
	return { template: null, sorting };
}

async function chooseFrom(
	templates: Pick<Templates, 'get' | 'list' | 'listWhole'>,
	accountId: string,
	templateIds: string | undefined,
): Promise<Template[]> {
	const named = templateIds === undefined ? undefined : readIds(templateIds);
	if (named) {
		const found: Template[] = [];
		for (const id of named) found.push(await templates.get(accountId, id));
		return found;
	}
	const { length } = await templates.list(accountId);
	if (length > MAX_TEMPLATES) {
		throw refuse(
			`is required: the account has ${length} templates, and auto chooses from at most ${MAX_TEMPLATES}`,
		);
	}
	return await templates.listWhole(accountId, MAX_TEMPLATES);
}

function readIds(text: string): string[] {
	const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
	if (ids.length === 0) throw refuse('names templates, with commas between');
	if (ids.length > MAX_TEMPLATES) throw refuse(`names at most ${MAX_TEMPLATES} templates`);
	return ids;
}

function refuse(message: string) {
	return problem('INVALID_REQUEST', { faults: [{ path: 'templateIds', message }] });
}

/** What the reading has to know. */
export function toSortOrder({ split, templates, isFixed, sender }: Sorting): SortOrder {
	return {
		split,
		templates: templates.map(toProfile),
		fixedId: isFixed ? (templates[0]?.id ?? null) : null,
		maxDocuments: MAX_DOCUMENTS_PER_FILE,
		sender,
	};
}

function toProfile({ id, name, category, schema, match }: Template): TemplateProfile {
	return { id, name, category, fields: schema.data, ...(match && { match }) };
}
