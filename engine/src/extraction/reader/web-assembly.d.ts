/** What Node has of WebAssembly; its types come with those of browsers only. */
declare namespace WebAssembly {
	class Module {
		constructor(bytes: ArrayBufferView<ArrayBuffer>);
	}
	class Instance {
		readonly exports: Record<string, unknown>;
		constructor(module: Module);
	}
	type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
}
