import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEAD = '// Made by `npm run generate:client` from the reference of the engine.\n\n';
/** Binary parts of a form are what a browser and Node call a Blob. */
const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** The types of every route, from the OpenAPI reference of the engine. */
export async function generateTypes(reference: string): Promise<string> {
	// The number of the version is no part of the types.
	const types = await openapiTS(reference, {
		transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
	});
	return HEAD + astToString(types);
}
