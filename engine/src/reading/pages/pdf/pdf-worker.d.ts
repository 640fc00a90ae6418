/** The part of pdf.js that its package has no types for. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
	export const WorkerMessageHandler: { initializeFromPort: (port: object) => void };
}
