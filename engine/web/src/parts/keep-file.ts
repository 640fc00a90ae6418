/** Saves content as a file download. */
export function keepFile(content: Blob, name: string): void {
	const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
