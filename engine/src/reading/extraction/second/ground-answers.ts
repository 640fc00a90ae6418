import type { Detail } from '../../../model/extraction.ts';
import type { HeldCounts } from '../../../model/second-reader.ts';
import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import type { Document } from '../document.ts';
import { isSameWord, isSilent, readTokens } from '../lexicon/read-words.ts';
import { addEvidence } from '../evidence/probability.ts';
import { PRIORS } from '../models/priors.ts';
import { readField } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { toDetail } from '../source.ts';
import type { Scalar } from '../values/parse-value.ts';
import { listAskedLeaves } from './ask-question.ts';
import type { Leaf } from './ask-question.ts';
import { groundList } from './ground-list.ts';
import type { GroundedCell } from './ground-list.ts';
import { groundValue } from './ground-value.ts';
import type { Match } from './ground-value.ts';

/** Source name, for the calibration by `npm run fit`. */
const SOURCE = 'second reader';
const PRIOR = PRIORS.secondReader;

/** A grounded value or list of the second reader. */
export type Grounded = { leaf: Leaf; value: unknown; details: Detail[] };

/** Grounds the answers of the second reader. Pages count from 1 among those read. */
export function groundAnswers(
	document: Document,
	data: FieldMap,
	values: Readonly<Record<string, unknown>>,
): { grounded: Grounded[]; counts: HeldCounts } {
	const counts = { accepted: 0, refused: 0 };
	const grounded = listAskedLeaves(data).flatMap((leaf): Grounded[] => {
		const said = values[leaf.path];
		if (said === undefined || said === null) return [];
		if (leaf.definition.type === 'array') {
			const { rows, refused } = groundList(document, leaf, Array.isArray(said) ? said : [said]);
			counts.refused += refused;
			counts.accepted += rows.reduce((sum, row) => sum + row.length, 0);
			return rows.length > 0 ? [toList(document, leaf, rows)] : [];
		}
		const one = toValue(document, leaf, said as Scalar);
		counts[one ? 'accepted' : 'refused'] += 1;
		return one ? [one] : [];
	});
	return { grounded, counts };
}

function toValue(document: Document, leaf: Leaf, said: Scalar): Grounded | undefined {
	const { path, names, definition } = leaf;
	const field = readField(names, definition, { encoder: document.models.encoder });
	const held = groundValue(document, field, said);
	if (held.kind === 'refused') return undefined;
	if (held.kind === 'unprinted') {
		const confidence = document.models.calibrate(SOURCE, field.kind, PRIOR.notPrinted);
		const nowhere = { page: null, box: null, raw: null, checks: [] };
		const detail = { path, confidence, ...nowhere, source: 'second', grounded: false } as const;
		return { leaf, value: held.value, details: [detail] };
	}
	const { match, isOnlyOne } = chooseMatch(field, held.matches);
	const base = match.isMisread ? PRIOR.misread : isOnlyOne ? PRIOR.unique : PRIOR.several;
	const confidence = document.models.calibrate(SOURCE, field.kind, raise(base, match.checks));
	return { leaf, value: match.value, details: [describe(path, match, confidence)] };
}

/** Raises the confidence of a value whose own checks pass, such as an IBAN's. */
function raise(confidence: number, checks: readonly string[]): number {
	if (checks.length === 0) return confidence;
	return Math.min(PRIOR.max, addEvidence(confidence, PRIOR.checked));
}

function describe(path: string, { raw, checks, page, box }: Match, confidence: number): Detail {
	return { path, ...toDetail({ page, box, raw, confidence, checks }), source: 'second' };
}

/** Of several places, chooses the one after words of the field's name. If only one is, it counts as the only place. */
function chooseMatch(
	{ name }: Field,
	matches: readonly Match[],
): { match: Match; isOnlyOne: boolean } {
	const [first] = matches as [Match, ...Match[]];
	const words = name.filter((token) => !isSilent(token));
	const named = matches.filter(({ before }) =>
		readTokens(before).some((token) => words.some((word) => isSameWord(word, token))),
	);
	return { match: named[0] ?? first, isOnlyOne: matches.length === 1 || named.length === 1 };
}

function toList(document: Document, leaf: Leaf, rows: readonly GroundedCell[][]): Grounded {
	const { definition } = leaf;
	const { kind } = readField(leaf.names, definition, { encoder: document.models.encoder });
	const details = rows.flatMap((row) => {
		const base = row.length > 1 ? PRIOR.inRow : PRIOR.several;
		const confidence = document.models.calibrate(SOURCE, kind, base);
		return row.map(({ path, match }) => describe(path, match, confidence));
	});
	if (definition.itemType !== 'object') {
		return { leaf, value: rows.map(([cell]) => cell?.match.value ?? null), details };
	}
	const properties = definition.itemSchema?.properties ?? {};
	return { leaf, value: rows.map((row) => toObject(properties, row, [])), details };
}

/** Builds a row in the shape of the template; missing values are null. */
function toObject(
	properties: FieldMap,
	row: readonly GroundedCell[],
	path: readonly string[],
): Record<string, unknown> {
	const fill = (definition: FieldDefinition, here: readonly string[]): unknown => {
		if (definition.type === 'object') return toObject(definition.properties ?? {}, row, here);
		if (definition.type === 'array') return [];
		const key = here.join('.');
		return row.find(({ names }) => names.join('.') === key)?.match.value ?? null;
	};
	return Object.fromEntries(
		Object.entries(properties).map(([name, definition]) => [
			name,
			fill(definition, [...path, name]),
		]),
	);
}
