import { proposeValues } from '../../lists/propose-list.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListSource } from '../../source.ts';
import { listContractParties } from './list-contract-parties.ts';

/** The names of those a contract is between. */
export const contractParties: ListSource = {
	name: 'contract parties',
	wants: (list) => !holdsRows(list) && list.kind === 'party',
	propose: (document, lists) =>
		lists.map((list) => proposeValues(list, listContractParties(document))),
};
