import { createHash } from 'node:crypto';
import { toDigits } from '../../model/look-alikes.ts';
import { valueAt } from '../../model/path.ts';
import { readPeriod } from '../../model/rules.ts';
import type { TemplateSchema } from '../../model/template.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type {
	Fingerprint,
	FingerprintRepository,
	KnownFingerprint,
} from './fingerprint-repository.ts';

/** A result that is compared with earlier ones of its template. */
export type Compared = {
	id: string;
	accountId: string;
	templateId: string;
	result: Readonly<Record<string, unknown>>;
	/** Of its words. */
	sketch: readonly number[];
	createdAt: Date;
};

/** Minimum share of common words for two documents to be the same, if no value differs. */
const MIN_ALIKE = 0.5;
/** Minimum number of equal values if others are missing. */
const MIN_EQUAL = 2;

export type Duplicates = ReturnType<typeof createDuplicates>;
export type Recognised = { duplicateOf: string | null; fingerprint: Fingerprint };

/** Recognises duplicates by their values. Only results of the same template are compared. */
export function createDuplicates({ repository }: { repository: FingerprintRepository }) {
	return {
		/** undefined if the template does not look for duplicates, or the result has none of the values. */
		async recognise(
			{ rules }: TemplateSchema,
			compared: Compared,
		): Promise<Recognised | undefined> {
			const { by = [], within = '' } = rules?.duplicates ?? {};
			const periodMs = readPeriod(within);
			if (by.length === 0 || periodMs === undefined) return undefined;
			const fingerprint = toFingerprint(compared, by, periodMs);
			const { accountId, templateId, valuesHash, values, createdAt, id } = fingerprint;
			if (values.size === 0) return undefined;
			const since = new Date(createdAt.getTime() - periodMs);
			const scope = { accountId, templateId, since, except: id };
			const same = valuesHash === null ? undefined : await repository.findSame(scope, valuesHash);
			if (same !== undefined) return { duplicateOf: same, fingerprint };
			const sharing = await repository.listSharing(scope, [...values.values()]);
			const alike = sharing.find((known) => isAlike(fingerprint, known));
			return { duplicateOf: alike?.id ?? null, fingerprint };
		},

		record: (fingerprint: Fingerprint, trx?: Connection): Promise<void> =>
			repository.insert(fingerprint, trx),
		forget: (id: string, trx?: Connection): Promise<void> => repository.delete(id, trx),
		forgetExpired: (now: Date): Promise<number> => repository.deleteExpired(now),
	};
}

function toFingerprint(
	{ id, accountId, templateId, result, sketch, createdAt }: Compared,
	by: readonly string[],
	periodMs: number,
): Fingerprint {
	const values = new Map(
		by.flatMap((path) => {
			const text = toComparable(valueAt(result, path));
			return text === '' ? [] : [[path, hashOf([accountId, path, text])] as const];
		}),
	);
	const isWhole = values.size === by.length;
	return {
		id,
		accountId,
		templateId,
		values,
		valuesHash: isWhole ? hashOf([accountId, [...values.values()].join('\0')]) : null,
		sketch,
		createdAt,
		expiresAt: new Date(createdAt.getTime() + periodMs),
	};
}

/** Ignores spaces, signs, and letters that OCR confuses with digits. */
function toComparable(value: unknown): string {
	if (typeof value === 'number') return String(value);
	if (typeof value !== 'string') return '';
	return toDigits(value.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''));
}

function hashOf(parts: readonly string[]): string {
	return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/** Whether the values that both documents have are equal, one document lacks some, and their words are similar. */
function isAlike({ values, sketch }: Fingerprint, known: KnownFingerprint): boolean {
	const both = [...values].filter(([path]) => known.values.has(path));
	const isSame = both.every(([path, hash]) => known.values.get(path) === hash);
	const equal = sketch.filter((one, i) => one === known.sketch[i]).length;
	return (
		isSame && both.length >= MIN_EQUAL && sketch.length > 0 && equal / sketch.length >= MIN_ALIKE
	);
}
