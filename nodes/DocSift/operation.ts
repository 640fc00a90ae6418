import type {
	IDataObject,
	IExecuteFunctions,
	INodeExecutionData,
	INodeProperties,
	NodeApiError,
	NodeOperationError,
} from 'n8n-workflow';
import { showIf } from '../shared/output-control';
import type { Shape } from '../shared/shape-document';
import type { TemplateDefinition, TemplateSummary } from '../shared/template-list';

/** Data shared by the items of one execution, so that it is requested once. */
export type Session = {
	templates?: TemplateSummary[];
	/** The plan does not allow several files per request, so each file is sent alone. */
	oneByOne: boolean;
	/** Files that failed while other files of their item succeeded. */
	failedBeside: number;
	/** Files that the options exclude. */
	leftOut: number;
	/** Documents that were submitted before. */
	knownBefore: number;
	/** The page quota is used up: further items are not sent. */
	exhausted?: NodeApiError | NodeOperationError;
	/** Whether a review was awaited although the template asks for none. */
	noRule: boolean;
	/** What the engine warned of, for the person who looks at the execution. */
	warnings: Set<string>;
	/** Templates with their fields, by ID. */
	definitions: Map<string, Promise<TemplateDefinition>>;
	/** Lookup lists that were replaced: one request carries the rows of all items. */
	replacedLists: Set<string>;
	/** Jobs that people have not reviewed yet; the execution is suspended for them. */
	unreviewed: Unreviewed[];
};

/** A job that waits for a person, and how its items are made afterwards. */
export type Unreviewed = {
	jobId: string;
	fileName: string;
	itemIndex: number;
	shape: Shape;
	columns: string[] | undefined;
	/** Of a document whose file was split. */
	template: { id: string; name: string } | null | undefined;
};

export function startSession(): Session {
	return {
		oneByOne: false,
		failedBeside: 0,
		leftOut: 0,
		knownBefore: 0,
		noRule: false,
		warnings: new Set(),
		definitions: new Map(),
		replacedLists: new Set(),
		unreviewed: [],
	};
}

/** The output of an operation for one item; the node adds the paired item. */
export type Output = Pick<INodeExecutionData, 'json' | 'binary' | 'pairedItem'> & {
	/** Whether it goes to the output for results that need review, if there is one. */
	needsReview?: boolean;
	/** The output of its template, with Route by Kind; left out: the last of them, Other. */
	route?: number;
};

export type Operation = {
	/** Whether several items may be processed in parallel. */
	parallel?: boolean;
	properties: INodeProperties[];
	execute: (
		context: IExecuteFunctions,
		itemIndex: number,
		session: Session,
	) => Promise<Output | Output[]>;
};

export type Resource = {
	properties: INodeProperties[];
	operations: Record<string, Operation>;
};

/** Shows the parameters of an operation only when it is selected. */
export function describeResource(
	resource: string,
	selector: INodeProperties,
	operations: Record<string, Operation>,
): Resource {
	const properties = Object.entries(operations).flatMap(([operation, { properties: own }]) =>
		own.map((property) => showIf({ resource: [resource], operation: [operation] }, property)),
	);
	return { properties: [selector, ...properties], operations };
}

/** A text parameter; an expression without a value gives an empty text. */
export function readText(context: IExecuteFunctions, name: string, itemIndex: number): string {
	const value = context.getNodeParameter(name, itemIndex, '') as string | null | undefined;
	return String(value ?? '').trim();
}

export function optionsOf(context: IExecuteFunctions, itemIndex: number): IDataObject {
	return context.getNodeParameter('options', itemIndex, {});
}

/** Since version 3, errors have one shape, Correct returns fields, and waiting for a review suspends the execution. */
export function isSince3(context: Pick<IExecuteFunctions, 'getNode'>): boolean {
	return context.getNode().typeVersion >= 3;
}

export function isTool(context: Pick<IExecuteFunctions, 'getNode'>): boolean {
	return context.getNode().type.endsWith('Tool');
}

/** Before version 2, jobs were returned unchanged; since then, like documents that are parsed synchronously. */
export function isBefore2(context: IExecuteFunctions): boolean {
	return context.getNode().typeVersion < 2;
}
