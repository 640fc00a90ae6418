import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../../support/run-node.ts';
import type { Lab } from './lab.ts';
import type { Workflow, WorkflowNode } from './n8n-client.ts';

/** The folder of the examples, which n8n's Docker image allows. */
export const FOLDER_IN_EXAMPLES = '/home/node/.n8n-files';
export const examplesFolder = join(root, 'examples', 'workflows');

export type Example = Workflow & {
	nodes: WorkflowNode[];
	connections: Record<string, object>;
	active: boolean;
};

export async function listExamples(): Promise<string[]> {
	const files = await readdir(examplesFolder);
	return files.filter((file) => file.endsWith('.json')).map((file) => basename(file, '.json'));
}

/** An example of the repository, with the folder of this n8n. */
export async function readExample({ n8n }: Pick<Lab, 'n8n'>, name: string): Promise<Example> {
	const text = await readFile(join(examplesFolder, `${name}.json`), 'utf8');
	return JSON.parse(text.replaceAll(FOLDER_IN_EXAMPLES, n8n.filesFolder)) as Example;
}
