import type {
	IBinaryKeyData,
	IDataObject,
	INodeProperties,
	IExecuteFunctions,
	IWebhookFunctions,
} from 'n8n-workflow';
import type { ReadDocument } from './shape-document';
import { dashboardUrl, downloadFile } from './transport';
import type { EngineContext, EngineRequest } from './transport';

export const documentFieldOption: INodeProperties = {
	displayName: 'Download Document Into',
	name: 'documentField',
	type: 'string',
	default: 'data',
	description: 'The binary field that the submitted document is put into',
};

/** Downloads the document of a job into the binary field that the option names, if any. */
export async function downloadDocument(
	context: IExecuteFunctions | IWebhookFunctions,
	jobId: string,
	field: unknown,
	limits: Pick<EngineRequest, 'itemIndex' | 'timeoutMs'>,
): Promise<{ binary: IBinaryKeyData } | undefined> {
	if (typeof field !== 'string' || field === '') return undefined;
	const path = `/v1/jobs/${encodeURIComponent(jobId)}/document`;
	const request = { method: 'GET', path, ...limits } as const;
	const { content, fileName, mediaType } = await downloadFile(context, request);
	const data = await context.helpers.prepareBinaryData(content, fileName, mediaType);
	return { binary: { [field]: data } };
}

/** Where people review a job or a kept document: as the engine says, or else at the address that n8n uses. */
export async function reviewUrlOf(
	context: EngineContext,
	{ reviewUrl, jobId, documentId }: { reviewUrl?: unknown; jobId?: unknown; documentId?: unknown },
): Promise<string> {
	if (typeof reviewUrl === 'string') return reviewUrl;
	const path = jobId === undefined ? `/documents/${String(documentId)}` : `/jobs/${String(jobId)}`;
	return await dashboardUrl(context, `${path}/review`);
}

export function toJobDocument(
	job: IDataObject,
	info: IDataObject,
	about: IDataObject = {},
): ReadDocument {
	const { fileName, result } = job;
	const all = { ...about, ...info };
	return { fileName: String(fileName), result: result as IDataObject | null, info: all, about };
}
