import { buildFlow } from '../flow/build-flow.ts';
import type { FlowBlock } from '../flow/flow.ts';
import { isEncoding } from './decode-text.ts';
import { problem } from '../../../model/problem.ts';

/** Destinations that are stored beside the text and not displayed. */
const ASIDE: ReadonlySet<string> = new Set([
	'fonttbl',
	'colortbl',
	'stylesheet',
	'info',
	'pict',
	'object',
	'themedata',
	'datastore',
	'colorschememapping',
	'latentstyles',
	'listtable',
	'listoverridetable',
	'rsidtbl',
	'xmlnstbl',
	'fldinst',
	'generator',
	'filetbl',
	'revtbl',
	'nonshppict',
	'bkmkstart',
	'bkmkend',
]);
/** Windows code pages by font character set. */
const CHARSETS: Readonly<Record<string, string>> = {
	0: 'windows-1252',
	128: 'shift_jis',
	129: 'euc-kr',
	134: 'gbk',
	136: 'big5',
	161: 'windows-1253',
	162: 'windows-1254',
	177: 'windows-1255',
	178: 'windows-1256',
	186: 'windows-1257',
	204: 'windows-1251',
	222: 'windows-874',
	238: 'windows-1250',
};
const CODE_PAGES: Readonly<Record<string, string>> = {
	932: 'shift_jis',
	936: 'gbk',
	949: 'euc-kr',
	950: 'big5',
	874: 'windows-874',
	65001: 'utf-8',
	10000: 'macintosh',
};
const SIGNS: ReadonlyMap<string, string> = new Map([
	['tab', '\t'],
	['emdash', '—'],
	['endash', '–'],
	['lquote', '‘'],
	['rquote', '’'],
	['ldblquote', '“'],
	['rdblquote', '”'],
	['bullet', '•'],
	['emspace', ' '],
	['enspace', ' '],
]);
const LATIN = 'windows-1252';
const MAX_DEPTH = 500;
const TOKEN = /\\([a-z]+)(-?\d{1,9})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]/gi;

type Group = {
	isAside: boolean;
	/** Describes a shape, whose text is among its properties. */
	isShape: boolean;
	skip: number;
	encoding: string;
	isFontTable: boolean;
};

/** The state of the RTF reader. */
type Reader = {
	flow: ReturnType<typeof buildFlow>;
	/** The encoding of each font. */
	fonts: Map<number, string>;
	/** The groups around `group`. */
	groups: Group[];
	group: Group;
	/** The encoding of fonts that state none. */
	usual: string;
	font: number;
	/** Whether \* was read: the group is only for readers that know its first word. */
	mayBeAside: boolean;
	/** The number of fallback characters to skip after a Unicode character. */
	toSkip: number;
	/** Bytes that are not decoded yet, because a character may consist of several. */
	bytes: number[];
	isInTable: boolean;
	/** Whether \pard was read: unless \intbl follows, the table has ended. */
	isLeaving: boolean;
	/** Belongs to the open row. */
	cells: number;
};

/** Reads the text of a document in Rich Text Format, tables as tables. `rtf` holds one byte per character. */
export function readRtf(rtf: string): FlowBlock[] {
	const reader: Reader = {
		flow: buildFlow(),
		fonts: new Map(),
		groups: [],
		group: { isAside: false, isShape: false, isFontTable: false, skip: 1, encoding: LATIN },
		usual: LATIN,
		font: 0,
		mayBeAside: false,
		toSkip: 0,
		bytes: [],
		isInTable: false,
		isLeaving: false,
		cells: 0,
	};
	for (const [, word, number, hex, symbol, brace, text] of rtf.matchAll(TOKEN)) {
		leaveTable(reader, word, text !== undefined || hex !== undefined);
		if (brace !== undefined) readBrace(reader, brace);
		else if (word !== undefined) {
			readControl(reader, word, number === undefined ? undefined : Number(number));
		} else if (hex !== undefined) readByte(reader, parseInt(hex, 16));
		else if (symbol !== undefined) readSymbol(reader, symbol);
		else if (text !== undefined) readText(reader, text);
	}
	flushBytes(reader);
	reader.flow.dropCell();
	return reader.flow.finish();
}

/** After \pard, a paragraph without \intbl is below the table. */
function leaveTable(reader: Reader, word: string | undefined, isText: boolean): void {
	if (reader.isLeaving && (isText || word === 'par')) {
		if (reader.cells === 0) {
			reader.flow.dropCell();
			setInTable(reader, false);
		}
		reader.isLeaving = false;
	}
	if (word === 'intbl' || word === 'trowd') reader.isLeaving = false;
}

function setInTable(reader: Reader, isInTable: boolean): void {
	if (isInTable === reader.isInTable) return;
	reader.isInTable = isInTable;
	const { flow } = reader;
	if (isInTable) {
		flow.openTable();
		flow.openRow();
		flow.openCell();
	} else flow.closeTable();
}

function flushBytes(reader: Reader): void {
	if (reader.bytes.length === 0) return;
	const { flow, group } = reader;
	const text = new TextDecoder(group.encoding).decode(Uint8Array.from(reader.bytes));
	reader.bytes = [];
	if (!group.isAside) flow.text(text);
}

function write(reader: Reader, text: string): void {
	flushBytes(reader);
	if (!reader.group.isAside) reader.flow.text(text);
}

function readBrace(reader: Reader, brace: string): void {
	flushBytes(reader);
	const { groups, group } = reader;
	if (brace === '}') {
		reader.group = groups.pop() ?? group;
		return;
	}
	if (groups.length === MAX_DEPTH) throw problem('DOCUMENT_DAMAGED', { kind: 'RTF document' });
	groups.push(group);
	reader.group = { ...group };
}

function readByte(reader: Reader, byte: number): void {
	if (reader.toSkip > 0) reader.toSkip -= 1;
	else reader.bytes.push(byte);
}

function readText(reader: Reader, text: string): void {
	const left = text.slice(reader.toSkip);
	reader.toSkip = Math.max(0, reader.toSkip - text.length);
	// Bytes above 127 are in the encoding of the font as well.
	if (/[\u0080-\u00ff]/.test(left)) {
		for (const byte of Buffer.from(left, 'latin1')) reader.bytes.push(byte);
	} else write(reader, left);
}

function readSymbol(reader: Reader, symbol: string): void {
	if (symbol === '*') reader.mayBeAside = true;
	else if (symbol === '~') write(reader, '\u00a0');
	else if (symbol === '_') write(reader, '-');
	else if (symbol === '\n' || symbol === '\r') {
		flushBytes(reader);
		if (!reader.group.isAside) reader.flow.endLine();
	} else if ('{}\\'.includes(symbol)) write(reader, symbol);
}

type Control = (reader: Reader, number: number | undefined) => void;

function readControl(reader: Reader, word: string, number: number | undefined): void {
	flushBytes(reader);
	readAside(reader, word);
	LETTER_CONTROLS.get(word)?.(reader, number);
	const { flow, group } = reader;
	if (group.isAside) return;
	const sign = SIGNS.get(word);
	if (sign !== undefined) flow.text(sign);
	else LAYOUT_CONTROLS.get(word)?.(reader, number);
}

/** Decides whether the group is displayed. */
function readAside(reader: Reader, word: string): void {
	const { group, flow } = reader;
	if (ASIDE.has(word)) {
		group.isAside = true;
		group.isFontTable = word === 'fonttbl';
	} else if (reader.mayBeAside) {
		group.isShape = word === 'shpinst' && !group.isAside;
		group.isAside = true;
	} else if (word === 'shptxt' && group.isShape) {
		group.isAside = false;
		flow.endLine();
	}
	reader.mayBeAside = false;
}

/** Controls that select the encoding. They also apply to hidden groups. */
const LETTER_CONTROLS: ReadonlyMap<string, Control> = new Map<string, Control>([
	[
		'ansicpg',
		(reader, number) => {
			const named = CODE_PAGES[number ?? 0] ?? `windows-${number ?? 1252}`;
			reader.usual = isEncoding(named) ? named : LATIN;
			reader.group.encoding = reader.usual;
		},
	],
	[
		'f',
		(reader, number) => {
			reader.font = number ?? 0;
			const { group, fonts, font, usual } = reader;
			if (!group.isFontTable && !group.isAside) group.encoding = fonts.get(font) ?? usual;
		},
	],
	[
		'fcharset',
		({ group, fonts, font, usual }, number) => {
			const encoding = CHARSETS[number ?? 0];
			if (!group.isAside || encoding === undefined) return;
			fonts.set(font, number === 0 ? usual : encoding);
		},
	],
	['uc', ({ group }, number) => (group.skip = Math.max(0, Math.min(number ?? 1, 10)))],
	[
		'u',
		(reader, number) => {
			if (number === undefined) return;
			write(reader, String.fromCharCode(number & 0xffff));
			reader.toSkip = reader.group.skip;
		},
	],
]);

const endLine: Control = ({ flow }) => flow.endLine();

const endCell: Control = (reader) => {
	setInTable(reader, true);
	reader.flow.closeCell();
	reader.flow.openCell();
	reader.cells += 1;
};

const endRow: Control = (reader) => {
	reader.flow.dropCell();
	reader.flow.closeRow();
	reader.flow.openCell();
	reader.cells = 0;
};

/** Controls that separate text. */
const LAYOUT_CONTROLS: ReadonlyMap<string, Control> = new Map<string, Control>([
	['par', endLine],
	['line', endLine],
	['sect', endLine],
	['page', endLine],
	['intbl', (reader) => setInTable(reader, true)],
	['pard', (reader) => (reader.isLeaving = true)],
	['cell', endCell],
	['nestcell', endCell],
	['row', endRow],
	['nestrow', endRow],
]);
