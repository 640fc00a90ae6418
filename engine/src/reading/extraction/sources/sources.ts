import type { Source } from '../source.ts';
import { besideLabels } from './beside-labels.ts';
import { contractClauses } from './contract/contract-clauses.ts';
import { currency } from './currency.ts';
import { filledForm } from './form/filled-form.ts';
import { machineReadableZone } from './identity/machine-readable-zone.ts';
import { onlyOne } from './only-one.ts';
import { partyAddresses } from './parties/party-addresses.ts';
import { partyContacts } from './parties/party-contacts.ts';
import { partySheets } from './parties/party-sheets.ts';
import { itemsTotal } from './receipt/items-total.ts';
import { paymentTotal } from './receipt/payment-total.ts';
import { remembered } from './remembered.ts';
import { letterhead } from './sender/letterhead.ts';
import { roles } from './sender/roles.ts';
import { sender } from './sender/sender.ts';

/**
 * Where values come from: first what was made to be read, then what documents of a kind say in their own
 * way, at last what stands beside a label. Of two that are equally sure the first is believed.
 */
export const SOURCES: readonly Source[] = [
	remembered,
	filledForm,
	machineReadableZone,
	contractClauses,
	partyAddresses,
	partySheets,
	partyContacts,
	sender,
	letterhead,
	roles,
	onlyOne,
	itemsTotal,
	currency,
	paymentTotal,
	besideLabels,
];
