/** A name for a template that is made from a file. */
export function nameAfter(fileName: string): string {
	return fileName.replace(/\.[^.]+$/, '').slice(0, 100) || fileName;
}
