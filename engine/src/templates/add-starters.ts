import type { Template } from '../model/template.ts';
import type { Connection } from '../store/open-database.ts';
import { STARTER_TEMPLATES } from './starters/index.ts';
import type { Templates } from './templates.ts';

/** Gives an account the templates to begin with; answers them. */
export async function addStarters(
	templates: Pick<Templates, 'create'>,
	accountId: string,
	trx?: Connection,
): Promise<Template[]> {
	const made: Template[] = [];
	for (const starter of STARTER_TEMPLATES) {
		made.push(await templates.create(accountId, starter, trx));
	}
	return made;
}
