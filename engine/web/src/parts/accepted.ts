const ENDINGS =
	'pdf png jpg jpeg webp tif tiff bmp gif heic heif avif jp2 j2k jpx docx docm odt rtf xlsx xlsm ods csv tsv html htm txt md xml';

/** For the browser's file chooser. */
export const ACCEPTED = ENDINGS.split(' ')
	.map((ending) => `.${ending}`)
	.join();
