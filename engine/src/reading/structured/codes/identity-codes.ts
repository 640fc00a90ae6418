import type { CodeSays } from './code-record.ts';
import { dayIn } from './code-record.ts';

/** The ranges of the mandatory values of a boarding pass (IATA Resolution 792). */
const PASS = {
	name: [2, 22],
	booking: [23, 30],
	from: [30, 33],
	to: [33, 36],
	carrier: [36, 39],
	flight: [39, 44],
	seat: [48, 52],
} as const;
const PASS_LENGTH = 60;

/** Reads the code of a boarding pass: values of fixed length. Its day has no year, so it is left out. */
export function readBoardingPass(text: string): CodeSays | undefined {
	if (!/^M[1-9]/.test(text) || text.length < PASS_LENGTH - 2) return undefined;
	const at = ([from, to]: readonly [number, number]) => text.slice(from, to).trim();
	if (!/^[A-Z]{3}$/.test(at(PASS.from)) || !/^[A-Z]{3}$/.test(at(PASS.to))) return undefined;
	const [surname = '', given = ''] = at(PASS.name).split('/');
	const flight = `${at(PASS.carrier)}${at(PASS.flight).replace(/^0+(?=\d)/, '')}`;
	return {
		header: {
			passenger: `${given} ${surname}`,
			surname,
			givenNames: given,
			bookingNumber: at(PASS.booking),
			flightNumber: flight,
			seat: at(PASS.seat).replace(/^0+(?=\d)/, ''),
			flightFrom: at(PASS.from),
			flightTo: at(PASS.to),
		},
	};
}

/** Reads the code on the back of a North American driving licence (AAMVA): three letters before each value. */
export function readLicence(text: string): CodeSays | undefined {
	if (!text.startsWith('@') || !text.includes('ANSI ')) return undefined;
	const values = new Map(
		[...text.matchAll(/(?:^|[\n\r]|DL(?=DAQ))(D[A-Z]{2})([^\n\r]*)/g)].map(
			([, name = '', value = '']) => [name, value.trim()],
		),
	);
	const number = values.get('DAQ');
	if (number === undefined) return undefined;
	// A middle name may be one of the first names.
	const given = [values.get('DAC') ?? values.get('DCT'), values.get('DAD')]
		.filter((name) => name !== undefined && name !== 'NONE' && name !== '')
		.join(' ');
	const isCanada = values.get('DCG') === 'CAN';
	const day = (name: string) => readDay(values.get(name) ?? '', isCanada);
	return {
		header: {
			documentNumber: number,
			surname: values.get('DCS'),
			givenNames: given,
			birthDate: day('DBB'),
			expiryDate: day('DBA'),
			issueDate: day('DBD'),
			sex: { '1': 'M', '2': 'F', '9': 'X' }[values.get('DBC') ?? ''],
		},
		parties: {
			seller: {
				street: values.get('DAG'),
				city: values.get('DAI'),
				state: values.get('DAJ'),
				postcode: values.get('DAK')?.replace(/0{4}$/, ''),
			},
		},
	};
}

/** The United States write the month first, Canada the year. */
function readDay(text: string, isCanada: boolean): string | undefined {
	if (!/^\d{8}$/.test(text)) return undefined;
	const [a, b, c] = isCanada
		? [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
		: [text.slice(4), text.slice(0, 2), text.slice(2, 4)];
	return dayIn(a, b, c);
}
