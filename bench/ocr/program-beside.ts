/** The tesseract program that an engine gets here: what an installation takes by itself has none beside it. */
export function programBeside(engine: string): string {
	return engine === 'pp-ocr' ? 'none' : 'tesseract';
}
