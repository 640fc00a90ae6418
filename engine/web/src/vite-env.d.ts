/// <reference types="vite/client" />

declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url' {
	const url: string;
	export default url;
}
