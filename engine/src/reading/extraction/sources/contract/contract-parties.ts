import { proposeValues } from '../../lists/propose-list.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListSource } from '../../source.ts';
import { listContractParties } from './list-contract-parties.ts';

/** Finds the parties to a contract. */
export const contractParties: ListSource = {
	name: 'contract parties',
	wants: (list) => !holdsRows(list) && list.kind === 'party',
	propose: (document, lists) =>
		lists.map((list) => proposeValues(list, listContractParties(document))),
};
