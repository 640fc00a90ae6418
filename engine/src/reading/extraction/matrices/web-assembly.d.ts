/** The part of WebAssembly's types that Node needs. TypeScript ships them only with the types of browsers. */
declare namespace WebAssembly {
	type Module = object;
	const Module: new (bytes: ArrayBufferView<ArrayBuffer>) => Module;
	class Instance {
		readonly exports: Record<string, unknown>;
		constructor(module: Module);
	}
	type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
}
