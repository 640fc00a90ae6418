import type { IExecuteFunctions } from 'n8n-workflow';
import { factsOf } from '../shared/errors';
import { readSource, refuseEmpty } from './document-input';
import type { InputDocument } from './document-input';
import type { Output, Session } from './operation';
import { settleFiles, toFailure } from './settle-files';
import type { FileResult } from './settle-files';

/** A file of an item, or the URL of one. */
export type Source = {
	document: InputDocument | undefined;
	fileUrl: string | undefined;
	fileName: string;
	/** Whether the item has no other. */
	isOnly: boolean;
};

/** Sends each file of an item by itself; an error of one does not affect the others. */
export async function eachDocument(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	work: (source: Source) => Promise<Output[]>,
	parameter: 'binaryField' | 'binaryFields' = 'binaryFields',
): Promise<Output[]> {
	const { documents, fileUrl } = await readSource(context, itemIndex, session, parameter);
	const sources = fileUrl === undefined ? documents : [undefined];
	const outcomes: FileResult[] = [];
	for (const document of sources) {
		const fileName = document?.fileName ?? fileUrl ?? '';
		try {
			if (document) refuseEmpty(context, itemIndex, document);
			const source = { document, fileUrl, fileName, isOnly: sources.length === 1 };
			outcomes.push({ outputs: await work(source) });
		} catch (error) {
			const about = { fileName, field: document?.field };
			const failure = toFailure(context, itemIndex, about, error);
			outcomes.push({ failure });
			if (factsOf(failure).code === 'QUOTA_EXCEEDED') break;
		}
	}
	return settleFiles(context, itemIndex, session, outcomes);
}

/** The file of an item as binary data of an output item. */
export function passFile(
	context: IExecuteFunctions,
	itemIndex: number,
	document: InputDocument | undefined,
): Pick<Output, 'binary'> {
	const data = document && context.getInputData()[itemIndex]?.binary?.[document.field];
	return data ? { binary: { [document.field]: data } } : {};
}
