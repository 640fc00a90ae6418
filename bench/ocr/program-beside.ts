/** The tesseract program for an engine; engines of a default installation have none. */
export function programBeside(engine: string): string {
	return engine === 'pp-ocr' ? 'none' : 'tesseract';
}
