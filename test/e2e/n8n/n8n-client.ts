import { waitUntil } from '../../support/wait-until.ts';
import { revive } from './revive.ts';

export type WorkflowNode = {
	name: string;
	type: string;
	webhookId?: string;
	parameters: Record<string, unknown>;
	credentials?: Record<string, { id: string | null; name: string }>;
};
export type Workflow = { id: string; name: string; versionId: string; nodes: WorkflowNode[] };
export type Item = {
	json: Record<string, unknown>;
	binary?: Record<string, { fileName?: string; mimeType: string; data: string; id?: string }>;
};
export type Execution = {
	id: string;
	status: string;
	mode: string;
	/** The output of each executed node. */
	outputs: Record<string, Item[][]>;
	error: string | undefined;
};
type RunData = { data?: { main?: (Item[] | null)[]; ai_tool?: (Item[] | null)[] } }[];
type ResultData = { runData: Record<string, RunData>; error?: { message: string } };

const OWNER = { email: 'ann@docsift.example', password: 'Only-for-tests-1' };
const ENDED = new Set(['success', 'error', 'crashed', 'canceled']);

export type N8nClient = ReturnType<typeof createN8nClient>;

/** Uses the same routes as n8n's editor. */
export function createN8nClient(url: string) {
	let cookie = '';
	/** Older n8n versions assign new IDs to imported workflows. */
	const ownIds = new Map<string, string>();
	const putIds = (path: string): string =>
		[...ownIds].reduce((text, [asked, given]) => text.replaceAll(asked, given), path);

	/** A new connection per request, because n8n may be closing the last one. */
	const request = async (method: string, path: string, body?: object): Promise<Response> =>
		await fetch(url + putIds(path), {
			method,
			headers: {
				cookie,
				connection: 'close',
				'content-type': 'application/json',
				'push-ref': 'e2e',
			},
			...(body && { body: JSON.stringify(body) }),
		});
	const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
		const answer = await request(method, `/rest${path}`, body);
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 2000)}`);
		return (JSON.parse(text) as { data: T }).data;
	};
	const keepCookie = (answer: Response): void => {
		if (!answer.ok) throw new Error(`n8n let nobody in: ${answer.status}`);
		cookie = answer.headers
			.getSetCookie()
			.map((one) => one.split(';')[0])
			.join('; ');
	};

	/** n8n activates and deactivates triggers after it has responded. */
	const waitForPublication = async (id: string, wanted: string): Promise<void> => {
		type Publication = { status: string; triggers: { errorMessage: string | null }[] };
		const path = `/workflows/${id}/publication-status`;
		// An older n8n is done when it responds, and has no such route.
		if ((await request('GET', `/rest${path}`)).status === 404) return;
		const hasSettled = async () => {
			const now = await call<Publication>('GET', path);
			const faults = now.triggers.flatMap(({ errorMessage }) => errorMessage ?? []);
			if (faults.length > 0) throw new Error(`not activated: ${faults.join('; ')}`);
			return now.status === wanted;
		};
		await waitUntil(hasSettled, 60, `workflow ${id} to be ${wanted}`);
	};

	const execution = async (id: string): Promise<Execution> => {
		const found = await call<{ status: string; mode: string; data: string }>(
			'GET',
			`/executions/${id}`,
		);
		// An execution that has just begun has no data yet.
		const { resultData } = (revive(found.data) ?? {}) as { resultData?: ResultData };
		const outputs = Object.entries(resultData?.runData ?? {}).map(([name, [run]]) => {
			const data = run?.data?.main ?? run?.data?.ai_tool ?? [];
			return [name, data.map((items) => items ?? [])] as const;
		});
		return {
			id,
			status: found.status,
			mode: found.mode,
			outputs: Object.fromEntries(outputs),
			error: resultData?.error?.message,
		};
	};
	/** Ended executions, optionally of one mode: manual, webhook, trigger. */
	const executionIds = async (workflowId: string, wanted?: string): Promise<string[]> => {
		const filter = encodeURIComponent(JSON.stringify({ workflowId }));
		const { results } = await call<{ results: { id: string; status: string; mode: string }[] }>(
			'GET',
			`/executions?filter=${filter}&limit=100`,
		);
		return results
			.filter(({ status, mode }) => ENDED.has(status) && (!wanted || mode === wanted))
			.map(({ id }) => id);
	};

	return {
		owner: OWNER,
		call,
		/** The media type of a file in n8n. */
		mediaType: async (path: string): Promise<string | undefined> => {
			const answer = await request('GET', path);
			await answer.arrayBuffer();
			return answer.headers.get('content-type')?.split(';')[0];
		},
		becomeOwner: async () => {
			const names = { firstName: 'Ann', lastName: 'Owner' };
			keepCookie(await request('POST', '/rest/owner/setup', { ...OWNER, ...names }));
		},
		types: async <T>(kind: 'nodes' | 'credentials'): Promise<T[]> =>
			(await (await request('GET', `/types/${kind}.json`)).json()) as T[],
		createCredential: (name: string, type: string, data: object) =>
			call<{ id: string }>('POST', '/credentials', { name, type, data }),
		/** Like the editor: an older n8n tests only saved credentials. */
		testCredential: async (type: string, data: object) => {
			const saved = { name: 'untried', type, data };
			const { id } = await call<{ id: string }>('POST', '/credentials', saved);
			const credentials = { id, ...saved };
			type Outcome = { status: string; message: string };
			const outcome = await call<Outcome>('POST', '/credentials/test', { credentials });
			await call('DELETE', `/credentials/${id}`);
			return outcome;
		},
		importWorkflow: async (workflow: object) => {
			const { id } = workflow as { id?: string };
			const imported = await call<Workflow>('POST', '/workflows', { active: false, ...workflow });
			if (id !== undefined && id !== imported.id) ownIds.set(id, imported.id);
			return imported;
		},
		activate: async (id: string) => {
			const { versionId } = await call<Workflow>('GET', `/workflows/${id}`);
			await call('POST', `/workflows/${id}/activate`, { versionId });
			await waitForPublication(id, 'published');
		},
		deactivate: async (id: string) => {
			await call('POST', `/workflows/${id}/deactivate`);
			await waitForPublication(id, 'not_published');
		},
		/** Starts at a trigger, like "Execute workflow"; undefined when it waits for a webhook. */
		start: async (id: string, trigger: { name: string; data?: object }) => {
			// An older n8n runs the workflow it is sent, a newer one the saved workflow.
			const workflowData = ownIds.size > 0 && (await call<Workflow>('GET', `/workflows/${id}`));
			const body = { triggerToStartFrom: trigger, ...(workflowData && { workflowData }) };
			const { executionId } = await call<{ executionId?: string }>(
				'POST',
				`/workflows/${id}/run`,
				body,
			);
			return executionId;
		},
		waitForExecution: async (id: string, seconds = 120): Promise<Execution> => {
			const ended = async () => {
				const found = await execution(id);
				return ENDED.has(found.status) && found;
			};
			return await waitUntil(ended, seconds, `execution ${id} to end`);
		},
		execution,
		executionIds,
		/** Waits for a new ended execution. */
		waitForNew: async (
			workflowId: string,
			before: readonly string[],
			mode: string,
		): Promise<Execution> => {
			const find = async () =>
				(await executionIds(workflowId, mode)).find((id) => !before.includes(id)) ?? false;
			return await execution(await waitUntil(find, 120, 'the workflow to be started and to end'));
		},
		download: async (executionBinaryId: string): Promise<Buffer> => {
			const query = new URLSearchParams({ id: executionBinaryId, action: 'download' });
			const answer = await request('GET', `/rest/binary-data?${query.toString()}`);
			if (!answer.ok) throw new Error(`no binary data: ${answer.status}`);
			return Buffer.from(await answer.arrayBuffer());
		},
	};
}
