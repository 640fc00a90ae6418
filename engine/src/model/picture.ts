/** A compressed picture that a PDF can embed unchanged. */
export type EncodedPicture = {
	data: Uint8Array;
	/** As stored, before `orientation` is applied. */
	width: number;
	height: number;
	/** `jpeg`: a JPEG file; `png`: the compressed rows of a PNG file. */
	coding: 'jpeg' | 'png';
	colours: 'grey' | 'rgb' | { palette: Uint8Array };
	bits: number;
	/** The EXIF orientation, 1 to 8. */
	orientation: number;
	/** null if the file does not state it. */
	dpi: number | null;
};

/** Eight bits per colour, row by row, upright. */
export type ColourImage = {
	data: Uint8Array;
	width: number;
	height: number;
	channels: 3 | 4;
};
