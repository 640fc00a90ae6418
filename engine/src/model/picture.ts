/** A compressed picture that a PDF can hold as it is. */
export type EncodedPicture = {
	data: Uint8Array;
	/** As stored, before `orientation` is applied. */
	width: number;
	height: number;
	/** `jpeg`: a JPEG file; `png`: the compressed rows of a PNG file. */
	coding: 'jpeg' | 'png';
	colours: 'grey' | 'rgb' | { palette: Uint8Array };
	bits: number;
	/** How EXIF says that it is seen, 1 to 8. */
	orientation: number;
	/** null: the file does not say. */
	dpi: number | null;
};

/** Eight bits per colour, row by row, upright. */
export type ColourImage = {
	data: Uint8Array;
	width: number;
	height: number;
	channels: 3 | 4;
};
