import type { SortOrder, TemplateProfile } from '../../reading/pipeline/parse-pieces.ts';
import { createHash } from 'node:crypto';
import type { PageChoice } from '../../model/page-choice.ts';
import { AUTO_TEMPLATE } from '../../model/piece.ts';
import type { ChosenTemplate, JobSorting } from '../../model/piece.ts';
import { problem } from '../../model/problem.ts';
import { pagesOfSplit, readSplit, writeSplit } from '../../model/split.ts';
import type { Split } from '../../model/split.ts';
import type { Job } from '../../model/job.ts';
import type { Template } from '../../model/template.ts';
import { giveWay } from '../../model/time-slices.ts';
import type { Memory } from '../memory/memory.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { Templates } from '../templates/templates.ts';

/** A request to split files into documents and read each with its own template. */
export type Sorting = {
	split: Split;
	/** The templates to choose from; with a fixed template, only that one. */
	templates: readonly Template[];
	/** Their IDs, if the request named them. */
	templateIds: string[] | null;
	/** Whether the template was named. Otherwise the best one is chosen. */
	isFixed: boolean;
	/** Templates that people have chosen for single documents. */
	chosen?: readonly ChosenTemplate[] | undefined;
	sender?: string | undefined;
	/** Whether documents are only recognised, and not read. */
	onlyClassify?: boolean | undefined;
};

/** The form fields that choose templates and the splitting of files. */
export type SortingFields = {
	templateId: string;
	/** With `auto`: the templates to choose from, with commas between. */
	templateIds?: string | undefined;
	split?: string | undefined;
	pages?: PageChoice | undefined;
	/** The sender of the file. */
	sender?: string | undefined;
};

/** Maximum templates to choose from: each is compared with every document. */
const MAX_TEMPLATES = 100;
/** Maximum length of an e-mail address. */
const MAX_SENDER = 320;
/** Maximum taught documents per template that are compared. */
const MAX_SEEN = 12;

/** The template of a plain request, or how its files are sorted. */
export async function openSorting(
	templates: Pick<Templates, 'get' | 'list' | 'listWhole'>,
	accountId: string,
	{ templateId, templateIds, split: said, pages, sender }: SortingFields,
): Promise<{ template: Template; sorting: null } | { template: null; sorting: Sorting }> {
	const split = said === undefined ? undefined : readSplit(said);
	if (split) pagesOfSplit(split, pages);
	if ((sender?.length ?? 0) > MAX_SENDER) {
		const message = `has at most ${MAX_SENDER} characters`;
		throw problem('INVALID_REQUEST', { faults: [{ path: 'sender', message }] });
	}
	if (templateId !== AUTO_TEMPLATE) {
		if (templateIds !== undefined) throw refuse('is only for templateId=auto');
		const template = await templates.get(accountId, templateId);
		if (!split) return { template, sorting: null };
		return {
			template: null,
			sorting: { split, templates: [template], templateIds: null, isFixed: true, sender },
		};
	}
	const chosen = await chooseFrom(templates, accountId, templateIds);
	const named = templateIds === undefined ? null : chosen.map(({ id }) => id);
	const how = split ?? { by: 'auto' as const };
	const sorting = { split: how, templates: chosen, templateIds: named, isFixed: false, sender };
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

/** The template of a sorted file's job: the fixed template, or `auto`. */
export function templateOfSorting({ isFixed, templates }: Sorting) {
	const [only] = isFixed ? templates : [];
	return only ?? { id: AUTO_TEMPLATE, revision: 0 };
}

/** The template that a job is submitted for. */
export function templateOf({ template, sorting }: Awaited<ReturnType<typeof openSorting>>) {
	return template ?? templateOfSorting(sorting);
}

/** What the account has taught about its files: lessons of templates, and decisions about boundaries. */
type SortingSources = {
	memory: Pick<Memory, 'listSeen'>;
	decisions: Pick<Decisions, 'open'>;
};

/** The settings for the pipeline. */
export async function toSortOrder(
	{ split, templates, isFixed, chosen, sender, onlyClassify }: Sorting,
	{ memory, decisions }: SortingSources,
	{ accountId, maxDocuments }: { accountId: string; maxDocuments: number },
): Promise<SortOrder> {
	return {
		split,
		templates: await listProfiles(templates, memory),
		fixedId: isFixed ? (templates[0]?.id ?? null) : null,
		chosen,
		maxDocuments,
		sender,
		onlyClassify,
		decisions: await decisions.open(accountId),
	};
}

/** Templates, as used to recognise documents. */
export async function listProfiles(
	templates: readonly Template[],
	memory: Pick<Memory, 'listSeen'>,
): Promise<TemplateProfile[]> {
	const profiles: TemplateProfile[] = [];
	for (const { id, name, category, schema, match } of templates) {
		const seen = await memory.listSeen(id, MAX_SEEN);
		profiles.push({ id, name, category, fields: schema.data, seen, ...(match && { match }) });
		await giveWay();
	}
	return profiles;
}

/** The options that are stored with a job. */
export function toJobSorting({ split, ...sorting }: Sorting): JobSorting {
	const { templateIds, isFixed, sender, onlyClassify } = sorting;
	return { split: writeSplit(split), templateIds, isFixed, sender, onlyClassify };
}

/** Two requests with equal keys split a file in the same way, among the same versions of templates. */
export function hashSorting({ split, templates, isFixed, onlyClassify }: Sorting): string {
	const versions = templates.map(({ id, revision }) => `${id}.${revision}`).toSorted();
	const how = [writeSplit(split), isFixed, versions];
	const asked = JSON.stringify(onlyClassify ? [...how, 'classify'] : how);
	return createHash('sha256').update(asked).digest('hex');
}

/** How the file of a job is split. Templates that have been deleted since are not chosen. */
export async function reopenSorting(
	templates: Pick<Templates, 'find' | 'listWhole' | 'getRevision'>,
	job: Pick<Job, 'accountId' | 'templateId' | 'templateRevision' | 'createdAt'>,
	{ split, templateIds, isFixed, chosen, ...said }: JobSorting,
): Promise<Sorting> {
	const { accountId } = job;
	const open = async (): Promise<Template[]> => {
		if (isFixed) return [await fixedTemplate(templates, job)];
		if (!templateIds) return await templates.listWhole(accountId, MAX_TEMPLATES);
		const found = await Promise.all(templateIds.map((id) => templates.find(accountId, id)));
		return found.flatMap((template) => template ?? []);
	};
	const found = await open();
	const others = new Set((chosen ?? []).flatMap(({ templateId }) => templateId ?? []));
	for (const { id } of found) others.delete(id);
	for (const id of others) {
		const template = await templates.find(accountId, id);
		if (template) found.push(template);
	}
	const { sender, onlyClassify } = said;
	const asked = { templateIds, isFixed, chosen, sender, onlyClassify };
	return { split: readSplit(split), templates: found, ...asked };
}

/** The version that the job was submitted for. */
async function fixedTemplate(
	templates: Pick<Templates, 'find' | 'getRevision'>,
	{
		accountId,
		templateId: id,
		templateRevision: revision,
		...job
	}: Parameters<typeof reopenSorting>[1],
): Promise<Template> {
	const schema = await templates.getRevision(id, revision);
	const times = { createdAt: job.createdAt, updatedAt: job.createdAt };
	const known = await templates.find(accountId, id);
	return { name: '', category: 'CUSTOM', ...times, ...known, id, accountId, schema, revision };
}
