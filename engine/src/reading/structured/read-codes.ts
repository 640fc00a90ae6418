import type { Page } from '../../model/document.ts';
import type { DocumentRecord } from '../../model/record.ts';
import { toRecord } from './codes/code-record.ts';
import type { CodeSays } from './codes/code-record.ts';
import { readGs1, readGtin } from './codes/goods-codes.ts';
import { readBoardingPass, readLicence } from './codes/identity-codes.ts';
import { readEpc, readSwissBill, readUpi, readZatca } from './codes/payment-codes.ts';

/** The known formats of codes, by name. Any other code states its text. */
const KINDS: readonly (readonly [what: string, read: (text: string) => CodeSays | undefined])[] = [
	['Swiss QR bill', readSwissBill],
	['EPC', readEpc],
	['UPI', readUpi],
	['ZATCA', readZatca],
	['boarding pass', readBoardingPass],
	['driving licence', readLicence],
	['GS1', readGs1],
	['GTIN', readGtin],
];

/** The records of the codes on the pages, those with known formats first. */
export function readCodeRecords(pages: readonly Page[]): DocumentRecord[] {
	const records = pages.flatMap(({ index, codes = [] }) =>
		codes.map(({ format, text, box }): DocumentRecord => {
			const says = KINDS.flatMap(([what, read]) => {
				const found = read(text);
				return found ? [toRecord(found, what)] : [];
			})[0];
			return {
				source: 'code',
				isWhole: false,
				header: says?.header ?? [],
				parties: says?.parties ?? {},
				lists: {},
				place: { page: index, box },
				code: { format, text },
			};
		}),
	);
	return [
		...records.filter(({ header }) => header.length > 0),
		...records.filter(({ header }) => header.length === 0),
	];
}
