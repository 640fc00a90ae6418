/** What Node has of WebAssembly; its types come with those of browsers only. */
declare namespace WebAssembly {
	type Module = object;
	const Module: new (bytes: ArrayBufferView<ArrayBuffer>) => Module;
	class Instance {
		readonly exports: Record<string, unknown>;
		constructor(module: Module);
	}
	type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
}
