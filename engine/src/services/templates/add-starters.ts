import type { Template } from '../../model/template.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import { STARTER_TEMPLATES } from './starters/index.ts';
import type { Templates } from './templates.ts';

/** Adds the starter templates to an account, up to its limit, and returns them. */
export async function addStarters(
	templates: Pick<Templates, 'create' | 'limit'>,
	accountId: string,
	trx?: Connection,
): Promise<Template[]> {
	const made: Template[] = [];
	for (const starter of STARTER_TEMPLATES.slice(0, templates.limit)) {
		made.push(await templates.create(accountId, starter, trx));
	}
	return made;
}
