import { afterAll, beforeAll } from '@jest/globals';
import { makePdf } from './documents.ts';
import type { Labelled } from './documents.ts';
import { binaryOf } from './n8n.ts';
import type { Credentials, Item } from './n8n.ts';
import { startTestEngine } from './test-engine.ts';
import type { TestEngine } from './test-engine.ts';

const TEMPLATE = {
	name: 'Letter',
	category: 'INVOICE',
	schema: { data: { invoiceNumber: { type: 'string' }, totalDue: { type: 'number' } } },
};

/** The engine for the nodes of a suite, with a template of two fields. */
export function useEngine(environment: Record<string, string> = {}) {
	const held: { engine?: TestEngine; templateId: string } = { templateId: '' };
	beforeAll(async () => {
		held.engine = await startTestEngine({ environment });
		const { body } = await held.engine.call('POST', '/v1/templates', TEMPLATE);
		held.templateId = (body as { id: string }).id;
	});
	afterAll(() => held.engine?.stop());

	function engine(): TestEngine {
		if (!held.engine) throw new Error('the engine has not started');
		return held.engine;
	}
	return {
		engine,
		credentials: (): Credentials => ({ baseUrl: engine().url, apiKey: engine().ownerKey }),
		templateById: () => ({ __rl: true, mode: 'id', value: held.templateId }),
		templateId: () => held.templateId,
	};
}

export const locate = (mode: 'list' | 'id' | 'name', value: string) => ({
	__rl: true,
	mode,
	value,
});

export function makeLetter(number: string): Promise<Buffer> {
	const lines: Labelled = [
		['Invoice number', number],
		['Total due', '1,234.50'],
	];
	return makePdf([lines]);
}

/** An item with one letter in the field `data`. */
export async function letterItem(number: string): Promise<Item> {
	return { binary: { data: binaryOf(`${number}.pdf`, await makeLetter(number)) } };
}
