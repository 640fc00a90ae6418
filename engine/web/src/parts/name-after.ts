/** A template name derived from a file name. */
export function nameAfter(fileName: string): string {
	return fileName.replace(/\.[^.]+$/, '').slice(0, 100) || fileName;
}
