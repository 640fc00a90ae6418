/** What of pdf.js is used: the rest need not be loaded. */
export { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
