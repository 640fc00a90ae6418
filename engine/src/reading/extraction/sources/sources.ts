import { append } from '../../../model/append.ts';
import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import type { ListField } from '../request/read-lists.ts';
import type {
	ListProposal,
	Named,
	Proposal,
	Ranked,
	Source,
	Stated,
	StatedList,
} from '../source.ts';
import { besideLabels } from './beside-labels.ts';
import { contractClauses } from './contract/contract-clauses.ts';
import { contractParties } from './contract/contract-parties.ts';
import { crossing } from './crossing/crossing.ts';
import { currency } from './currency.ts';
import { filledForm } from './form/filled-form.ts';
import { machineReadableZone } from './identity/machine-readable-zone.ts';
import { plainLists } from './lists/plain-lists.ts';
import { entries, rowsWithoutHead } from './lists/sections.ts';
import { rememberedRows } from './lists/remembered-rows.ts';
import { guessedTables, tables } from './lists/tables.ts';
import { taxBreakdown } from './lists/tax-breakdown.ts';
import { onlyOne } from './only-one.ts';
import { pageReader } from './page-reader/page-reader.ts';
import { partyAddresses } from './parties/party-addresses.ts';
import { partyContacts } from './parties/party-contacts.ts';
import { itemsTotal } from './receipt/items-total.ts';
import { paymentTotal } from './receipt/payment-total.ts';
import { letter } from './letter/letter.ts';
import { recordLists, records } from './record/records.ts';
import { remembered } from './remembered.ts';
import { letterhead } from './parties/letterhead.ts';
import { roles } from './parties/roles.ts';
import { sender } from './parties/sender.ts';

/** What a source may propose for a value: a value that it read, ranked candidates, or the statement of a record. */
export type Proposed = Proposal | Ranked | Stated;

/** The sources that an extraction asks. Tests and measures leave some out. */
export type Sources = {
	values: readonly Source<Field, Proposed>[];
	lists: readonly Source<ListField, ListProposal | StatedList>[];
};

/**
 * The sources of values. Of two proposals with the same confidence, the one of the earlier source wins. So
 * machine-readable sources come first, then those for one kind of document, then labels and the page reader.
 */
export const SOURCES: Sources['values'] = [
	records,
	remembered,
	filledForm,
	machineReadableZone,
	contractClauses,
	partyAddresses,
	partyContacts,
	sender,
	letterhead,
	roles,
	letter,
	crossing,
	onlyOne,
	itemsTotal,
	currency,
	paymentTotal,
	besideLabels,
	pageReader,
];

/** The sources of lists, in the same order. */
export const LIST_SOURCES: Sources['lists'] = [
	recordLists,
	rememberedRows,
	contractParties,
	taxBreakdown,
	entries,
	tables,
	rowsWithoutHead,
	guessedTables,
	plainLists,
];

/** All sources, as the product asks them. */
export const ALL_SOURCES: Sources = { values: SOURCES, lists: LIST_SOURCES };

/** Runs each source on the fields that no earlier final source has answered. */
export function askSources<Wanted, Proposed extends { field: Wanted; isFinal?: boolean }>(
	sources: readonly Source<Wanted, Proposed>[],
	document: Document,
	fields: readonly Wanted[],
): Named<Proposed>[] {
	const proposals: Named<Proposed>[] = [];
	let open = fields;
	for (const { name: source, wants, propose, isFinal = false } of sources) {
		const asked = open.filter(wants);
		if (asked.length === 0) continue;
		const found = propose(document, asked);
		append(
			proposals,
			found.map((one) => ({ ...one, source })),
		);
		const answered = new Set(
			found.filter((one) => isFinal || one.isFinal === true).map(({ field }) => field),
		);
		open = open.filter((field) => !answered.has(field));
	}
	return proposals;
}
