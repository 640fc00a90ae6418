import { CHUNK_CHARACTERS, OUTPUT_KINDS, PRIVATE_KINDS } from '../model/output.ts';
import type { OutputKind, PrivateKind } from '../model/output.ts';
import type { Fault } from '../model/problem.ts';
import { problem } from '../model/problem.ts';
import type { InlineOutputs } from '../services/parsing/inline-outputs.ts';

/** The requested output, from a form or a query; lists are comma-separated. */
export type OutputFields = Partial<
	Record<'as' | 'outputs' | 'chunks' | 'kinds' | 'fields', string | undefined>
>;

type OutputRequest = {
	as: OutputKind;
	chunks: number | undefined;
	kinds: PrivateKind[];
	fields: string[];
};

const MAX_FIELDS = 100;
const MAX_FIELD_CHARACTERS = 500;

/** Reads the requested output, or refuses it with every fault. `hasFields`: the result has fields. */
export function readOutputWish(
	sent: OutputFields,
	{ hasFields }: { hasFields: boolean },
): OutputRequest {
	const faults: Fault[] = [];
	const as = oneOf(OUTPUT_KINDS, sent.as ?? 'markdown', 'as', faults);
	const wish = { as: as ?? 'markdown', ...readRest(sent, as ? [as] : [], { hasFields }, faults) };
	if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
	return wish;
}

/** Reads which outputs a response contains besides the result; undefined for none. */
export function readInlineOutputs(sent: OutputFields): InlineOutputs | undefined {
	const faults: Fault[] = [];
	const asked = split(sent.outputs);
	const outputs = asked.flatMap((one) => oneOf(OUTPUT_KINDS, one, 'outputs', faults) ?? []);
	const rest = readRest(sent, outputs, { hasFields: true }, faults);
	if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
	if (outputs.length === 0) return undefined;
	const { chunks, kinds, fields } = rest;
	return { kinds: [...new Set(outputs)], chunks, privateKinds: kinds, fields };
}

function readRest(
	{ chunks, kinds, fields }: OutputFields,
	outputs: readonly OutputKind[],
	{ hasFields }: { hasFields: boolean },
	faults: Fault[],
): Omit<OutputRequest, 'as'> {
	const chosen = {
		chunks: chunks === undefined ? undefined : readChunks(chunks, faults),
		kinds: split(kinds).flatMap((one) => oneOf(PRIVATE_KINDS, one, 'kinds', faults) ?? []),
		fields: split(fields),
	};
	const refuse = (path: string, message: string) => faults.push({ path, message });
	const isLong = chosen.fields.some(({ length }) => length > MAX_FIELD_CHARACTERS);
	if (chosen.fields.length > MAX_FIELDS || isLong) {
		refuse('fields', `has at most ${MAX_FIELDS} fields of ${MAX_FIELD_CHARACTERS} characters`);
	}
	if (!hasFields && chosen.fields.length > 0) {
		refuse('fields', 'fields are those of a template, and this request has none; use kinds');
	}
	if (chosen.chunks !== undefined && !outputs.includes('markdown')) {
		refuse('chunks', 'only markdown is cut into chunks');
	}
	const isRedacted = outputs.includes('redacted-pdf');
	const isChosen = chosen.kinds.length + chosen.fields.length > 0;
	if (isRedacted && !isChosen) {
		refuse(
			'kinds',
			`say what is redacted: ${PRIVATE_KINDS.join(', ')}${hasFields ? ', or fields' : ''}`,
		);
	}
	if (!isRedacted && isChosen) refuse('kinds', 'only a redacted-pdf leaves something out');
	return chosen;
}

function readChunks(text: string, faults: Fault[]): number | undefined {
	const { min, max } = CHUNK_CHARACTERS;
	const count = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
	if (count >= min && count <= max) return count;
	faults.push({ path: 'chunks', message: `is a number of characters from ${min} to ${max}` });
	return undefined;
}

function oneOf<T extends string>(
	known: readonly T[],
	value: string,
	path: string,
	faults: Fault[],
): T | undefined {
	const found = known.find((one) => one === value);
	if (!found) faults.push({ path, message: `must be one of ${known.join(', ')}` });
	return found;
}

function split(list: string | undefined): string[] {
	return (list ?? '')
		.split(',')
		.map((one) => one.trim())
		.filter((one) => one !== '');
}
