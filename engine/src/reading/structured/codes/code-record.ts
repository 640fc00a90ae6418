import type {
	DocumentRecord,
	HeaderName,
	PartyName,
	RecordParty,
	Said,
} from '../../../model/record.ts';

/** Adds the named values of a code; empty ones are left out. */
export type CodeSays = {
	header?: Partial<Record<HeaderName, string | undefined>>;
	parties?: Partial<Record<RecordParty, Partial<Record<PartyName, string | undefined>>>>;
};

/** The record of a code of the kind `what`, which is reported as its place. */
export function toRecord(
	{ header = {}, parties = {} }: CodeSays,
	what: string,
): Pick<DocumentRecord, 'header' | 'parties'> {
	return {
		header: listSaid(header, what),
		parties: Object.fromEntries(
			Object.entries(parties).map(([party, said]) => [party, listSaid(said, what)]),
		),
	};
}

function listSaid<Name extends string>(
	values: Partial<Record<Name, string | undefined>>,
	at: string,
): Said<Name>[] {
	return (Object.entries(values) as [Name, string | undefined][]).flatMap(([name, value]) => {
		const text = value?.trim() ?? '';
		return text === '' ? [] : [{ name, value: text, at }];
	});
}

const AMOUNT = /^\d{1,12}(?:\.\d{1,4})?$/;

/** A number that a code writes with a decimal point. */
export function amountIn(text: string | undefined): string | undefined {
	return text !== undefined && AMOUNT.test(text) ? text : undefined;
}

/** A day, if it exists in the calendar. */
export function dayIn(year: string, month: string, day: string): string | undefined {
	const iso = `${year}-${month}-${day}`;
	const date = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
