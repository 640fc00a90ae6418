import type { PaperlessConnection } from '../../model/paperless.ts';
import { valueAt } from '../../model/path.ts';
import { AUTO_TEMPLATE } from '../../model/piece.ts';
import type { FieldMap } from '../../model/template.ts';
import { fieldAt } from '../review/check-values.ts';
import { dataTypeOf, isEmpty, toCustomValue, writeValue } from './custom-value.ts';
import { NAME_MAX_CHARACTERS, PaperlessRefusal } from './paperless-client.ts';
import type {
	CustomField,
	DocumentUpdate,
	NamedKind,
	PaperlessClient,
	RemoteDocument,
} from './paperless-client.ts';

/** Values of one field that become tags. */
const MAX_TAGS_PER_FIELD = 20;

/** The result of a document. */
export type ReadValues = {
	result: Record<string, unknown>;
	templateName: string;
	fields: FieldMap;
};

/** The update for a document, and the values that it leaves out, with the reason. */
type Filled = { update: DocumentUpdate; left: string[] };

/** Builds the update that writes the values of a result into a document and exchanges its tags. */
export async function fillDocument(
	client: PaperlessClient,
	{ writes, tag, doneTag }: PaperlessConnection,
	document: RemoteDocument,
	reading: ReadValues,
): Promise<Filled> {
	const { result, templateName, fields } = reading;
	const left: string[] = [];
	const at = (path: string | null) => (path === null ? undefined : valueAt(result, path));

	/** undefined: it cannot be created. The other values are still written. */
	async function named(kind: NamedKind, what: string, value: unknown): Promise<number | undefined> {
		const name = writeValue(value).replaceAll(/\s+/g, ' ').trim().slice(0, NAME_MAX_CHARACTERS);
		if (name === '') return undefined;
		try {
			return await client.named(kind, name);
		} catch (error) {
			if (!(error instanceof PaperlessRefusal)) throw error;
			left.push(`${what} was not written: ${error.message}`);
			return undefined;
		}
	}

	const update: DocumentUpdate = {};
	const supplier = at(writes.correspondent);
	if (!isEmpty(supplier)) {
		const id = await named('correspondents', 'The correspondent', supplier);
		if (id !== undefined) update.correspondent = id;
	}
	const type = writes.documentType === AUTO_TEMPLATE ? templateName : writes.documentType;
	if (!isEmpty(type)) {
		const id = await named('document_types', 'The document type', type);
		if (id !== undefined) update.document_type = id;
	}
	const date = at(writes.date);
	if (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)) update.created = date;
	else if (!isEmpty(date)) left.push('The date was not written: it is no date.');

	const custom = await fillCustomFields(client, writes, { at, fields, left });
	if (custom.length > 0) update.custom_fields = mergeFields(document, custom);

	const values = writes.tagFields.flatMap((path): unknown[] => {
		const value = at(path);
		const list: unknown[] = Array.isArray(value) ? value.slice(0, MAX_TAGS_PER_FIELD) : [value];
		return list.filter((one) => !isEmpty(one) && typeof one !== 'object');
	});
	const added: number[] = [];
	for (const name of [...writes.tags, ...values]) {
		const id = await named('tags', `The tag ${writeValue(name).slice(0, 50)}`, name);
		if (id !== undefined) added.push(id);
	}
	update.tags = await exchangeTags(client, document, { from: tag, to: doneTag, added });
	return { update, left };
}

/** The tags of a document after its job has ended. */
export async function exchangeTags(
	client: PaperlessClient,
	document: RemoteDocument,
	{ from, to, added = [] }: { from: string; to: string; added?: readonly number[] },
): Promise<number[]> {
	const asked = await client.named('tags', from);
	const kept = document.tags.filter((id) => id !== asked);
	return [...new Set([...kept, ...added, await client.named('tags', to)])];
}

type Sources = { at: (path: string | null) => unknown; fields: FieldMap; left: string[] };

async function fillCustomFields(
	client: PaperlessClient,
	{ customFields, currency }: PaperlessConnection['writes'],
	{ at, fields, left }: Sources,
): Promise<{ field: number; value: unknown }[]> {
	const filled: { field: number; value: unknown }[] = [];
	for (const [name, path] of Object.entries(customFields)) {
		const value = at(path);
		if (isEmpty(value)) continue;
		const field = await openCustomField(client, name, () =>
			dataTypeOf(fieldAt(fields, path), value),
		);
		const written =
			field instanceof PaperlessRefusal
				? { refused: field.message }
				: toCustomValue(field, value, at(currency));
		if ('refused' in written) left.push(`The field ${name} was not written: ${written.refused}.`);
		else if (!(field instanceof PaperlessRefusal)) {
			filled.push({ field: field.id, value: written.value });
		}
	}
	return filled;
}

async function openCustomField(
	client: PaperlessClient,
	name: string,
	dataType: () => string,
): Promise<CustomField | PaperlessRefusal> {
	const known = await client.findCustomField(name);
	if (known) return known;
	try {
		return await client.createCustomField(name, dataType());
	} catch (error) {
		if (!(error instanceof PaperlessRefusal)) throw error;
		// Somebody else has created it in the meantime.
		return (await client.findCustomField(name)) ?? error;
	}
}

/** An update replaces all custom fields of a document, so it includes the fields that DocSift does not write. */
function mergeFields(
	{ custom_fields: before }: RemoteDocument,
	own: readonly { field: number; value: unknown }[],
): { field: number; value: unknown }[] {
	const written = new Set(own.map(({ field }) => field));
	return [...before.filter(({ field }) => !written.has(field)), ...own];
}
