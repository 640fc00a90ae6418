import type { Extraction } from '../engine/src/model/extraction.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../engine/src/model/template.ts';
import {
	chooseRow,
	listLookups,
	putFound,
	readQueries,
} from '../engine/src/services/lists/apply-lookups.ts';
import { createListIndex } from '../engine/src/services/lists/list-index.ts';
import type { ListIndex } from '../engine/src/services/lists/list-index.ts';
import { toIdentifier, toPlainText } from '../engine/src/services/lists/match-text.ts';
import { isEmpty } from './compare.ts';
import type { EvaluationSet } from './open-set.ts';
import { valueAt } from './score.ts';

const LIST = 'vendors';
/** Fields, or groups of fields, that say who sent an invoice. */
const SELLER = /^(?:seller|supplier|vendor|issuer)(?:Name)?$/i;
const [NAME, VAT_ID] = ['name', 'vatId'];

/** Where the sellers of a set stand, by column of the list. */
type Seller = ReadonlyMap<string, string>;

/** The template with a lookup at every text that it asks for about the seller; as it is if it asks for none. */
export function addVendorLookups(fields: FieldMap): FieldMap {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => {
			if (!SELLER.test(name)) return [name, field];
			if (field.type === 'string') return [name, lookUp(field, [`${NAME}=${name}`], NAME)];
			const { properties = {} } = field;
			if (properties[NAME]?.type !== 'string') return [name, field];
			const match = [NAME, VAT_ID].filter((column) => properties[column]?.type === 'string');
			const looked = Object.entries(properties).map(([inner, one]) => [
				inner,
				one.type === 'string' ? lookUp(one, match, inner) : one,
			]);
			return [name, { ...field, properties: Object.fromEntries(looked) as FieldMap }];
		}),
	);
}

function lookUp(field: FieldDefinition, match: string[], returns: string): FieldDefinition {
	return { ...field, rules: { ...field.rules, lookup: { list: LIST, match, returns } } };
}

/**
 * Looks up the seller of a document in a list of the sellers of all **other** documents of its set, a row per seller.
 * A document never finds what is known about itself: a seller with a single document is not in its list.
 */
export function createVendorLookup({ schema, documents }: EvaluationSet, ruled: TemplateSchema) {
	const seller = findSeller(schema.data);
	const rows = documents.map(({ id, truth }) => ({
		id,
		row: [...seller.values()].map((path) => textAt(truth, path)),
	}));
	return (id: string, extraction: Extraction): Extraction => {
		if (seller.size === 0) return extraction;
		const others = rows.filter((one) => one.id !== id).map(({ row }) => row);
		const index = openIndex([...seller.keys()], listOnce([...seller.keys()], others));
		let next = extraction;
		for (const field of listLookups(ruled.data)) {
			const queries = readQueries(field, next.result);
			next = putFound(next, field, chooseRow(index, field.rule, queries), queries);
		}
		return next;
	};
}

function findSeller(fields: FieldMap): Seller {
	for (const [name, { type, properties = {} }] of Object.entries(fields)) {
		if (!SELLER.test(name)) continue;
		if (type === 'string') return new Map([[NAME, name]]);
		if (properties[NAME]?.type !== 'string') continue;
		const texts = Object.entries(properties).filter(([, one]) => one.type === 'string');
		return new Map(texts.map(([inner]) => [inner, `${name}.${inner}`]));
	}
	return new Map();
}

function textAt(truth: Readonly<Record<string, unknown>>, path: string): string {
	const value = valueAt(truth, path);
	return typeof value === 'string' && !isEmpty(value) ? value : '';
}

/** A row per seller, as in the books: the first that has its VAT number, or its name. */
function listOnce(columns: readonly string[], rows: readonly string[][]): string[][] {
	const [name, vatId] = [columns.indexOf(NAME), columns.indexOf(VAT_ID)];
	const known = new Map<string, string[]>();
	for (const row of rows) {
		const key = toIdentifier(row[vatId] ?? '') || toPlainText(row[name] ?? '');
		if (key !== '' && !known.has(key)) known.set(key, row);
	}
	return [...known.values()];
}

function openIndex(columns: readonly string[], rows: readonly string[][]): ListIndex {
	const index = createListIndex(columns, rows);
	for (const column of columns) {
		const steps = index.indexColumn(column);
		while (!steps.next().done);
	}
	return index;
}
