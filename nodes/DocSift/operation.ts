import type {
	IDataObject,
	IExecuteFunctions,
	INodeExecutionData,
	INodeProperties,
} from 'n8n-workflow';
import type { TemplateSummary } from '../shared/template-list';

/** What the items of one execution share, so that it is asked for once. */
export type Session = {
	templates?: TemplateSummary[];
	/** Several files at once were refused for the plan: each is sent alone from then on. */
	oneByOne: boolean;
	/** Files that failed beside others of their item. */
	failedBeside: number;
	/** Files that the options leave out. */
	leftOut: number;
	/** Documents that had been submitted before. */
	knownBefore: number;
};

/** What an operation makes of one item; the node adds which item it came from. */
export type Output = Pick<INodeExecutionData, 'json' | 'binary' | 'pairedItem'> & {
	/** Whether it goes to the second output, where there is one. */
	needsReview?: boolean;
};

export type Operation = {
	/** Whether several items may be worked on at once. */
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

/** Shows the parameters of each operation only when it is chosen. */
export function describeResource(
	resource: string,
	selector: INodeProperties,
	operations: Record<string, Operation>,
): Resource {
	const properties = Object.entries(operations).flatMap(([operation, { properties: own }]) =>
		own.map((property) => ({
			...property,
			displayOptions: {
				...property.displayOptions,
				show: { ...property.displayOptions?.show, resource: [resource], operation: [operation] },
			},
		})),
	);
	return { properties: [selector, ...properties], operations };
}

export function optionsField(options: INodeProperties[]): INodeProperties {
	return {
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add option',
		default: {},
		options,
	};
}

/** A text parameter; an expression that comes to nothing is an empty text. */
export function readText(context: IExecuteFunctions, name: string, itemIndex: number): string {
	const value = context.getNodeParameter(name, itemIndex, '') as string | null | undefined;
	return String(value ?? '').trim();
}

export function optionsOf(context: IExecuteFunctions, itemIndex: number): IDataObject {
	return context.getNodeParameter('options', itemIndex, {});
}

/** Before 2 jobs were answered as they are; since then like documents that are parsed at once. */
export function isBefore2(context: IExecuteFunctions): boolean {
	return context.getNode().typeVersion < 2;
}
