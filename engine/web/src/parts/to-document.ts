const TYPES: Readonly<Record<string, string>> = {
	pdf: 'application/pdf',
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	webp: 'image/webp',
	tif: 'image/tiff',
	tiff: 'image/tiff',
	bmp: 'image/bmp',
	gif: 'image/gif',
	heic: 'image/heic',
	heif: 'image/heic',
	avif: 'image/avif',
	jp2: 'image/jp2',
	j2k: 'image/jp2',
	jpx: 'image/jp2',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	docm: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	odt: 'application/vnd.oasis.opendocument.text',
	rtf: 'application/rtf',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	xlsm: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	ods: 'application/vnd.oasis.opendocument.spreadsheet',
	csv: 'text/csv',
	tsv: 'text/csv',
	html: 'text/html',
	htm: 'text/html',
	txt: 'text/plain',
	md: 'text/markdown',
	xml: 'application/xml',
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
