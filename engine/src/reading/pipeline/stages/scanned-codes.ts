import { readCodes } from '../../words/codes/read-codes.ts';
import { placeAsRead } from '../turn-back.ts';
import { placeOnPage } from './picture-place.ts';
import type { ScanStage } from './scan-page.ts';

/** The codes of a scan, at their places on the page as it is read. */
export const scannedCodes: ScanStage = {
	wants: () => true,
	run: async ({ picture: { image }, read, place }) => ({
		codes: (await readCodes(image)).map((code) => ({
			...code,
			box: placeOnPage(placeAsRead(code.box, image, read), place),
		})),
	}),
};
