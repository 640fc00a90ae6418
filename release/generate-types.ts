import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEAD = '// Made by `npm run generate:client` from the reference of the engine.\n\n';
/** Binary parts of a form are a Blob in browsers and Node. */
const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** Generates the types of every route from the OpenAPI reference of the engine. */
export async function generateTypes(reference: string): Promise<string> {
	// The version number is not part of the types.
	const types = await openapiTS(reference, {
		transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
	});
	return HEAD + astToString(types);
}
