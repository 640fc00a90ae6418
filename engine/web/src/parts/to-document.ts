const TYPES: Readonly<Record<string, string>> = {
	pdf: 'application/pdf',
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	webp: 'image/webp',
	tif: 'image/tiff',
	tiff: 'image/tiff',
	bmp: 'image/bmp',
};

/** For the browser's choice of files. */
export const ACCEPTED = Object.keys(TYPES)
	.map((ending) => `.${ending}`)
	.join();

/** A file with a type that we know by its name: systems differ in what they say of it. */
export function toDocument(file: File): Blob {
	const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
	return new Blob([file], { type: TYPES[ending] ?? '' });
}
