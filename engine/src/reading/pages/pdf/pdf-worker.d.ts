/** The part of pdf.js without published types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
	export const WorkerMessageHandler: { initializeFromPort: (port: object) => void };
}
