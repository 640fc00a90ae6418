import { buildFlow } from '../flow/build-flow.ts';
import type { Block } from '../flow/flow.ts';
import { isEncoding } from './decode-text.ts';
import { problem } from '../../../model/problem.ts';

/** What is kept beside the text and no reader sees. */
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
/** Windows code pages of the character sets of fonts. */
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
const SIGNS: Readonly<Record<string, string>> = {
	tab: '\t',
	emdash: '—',
	endash: '–',
	lquote: '‘',
	rquote: '’',
	ldblquote: '“',
	rdblquote: '”',
	bullet: '•',
	emspace: ' ',
	enspace: ' ',
};
const MAX_DEPTH = 500;
const TOKEN = /\\([a-z]+)(-?\d{1,9})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]/gi;

type Group = {
	isAside: boolean;
	/** Describes a shape, whose text is among its measures. */
	isShape: boolean;
	skip: number;
	encoding: string;
	isFontTable: boolean;
};

/** The text of a document in Rich Text Format, tables as tables. `rtf` holds a byte a character. */
export function readRtf(rtf: string): Block[] {
	const flow = buildFlow();
	const fonts = new Map<number, string>();
	const groups: Group[] = [];
	let group: Group = {
		isAside: false,
		isShape: false,
		isFontTable: false,
		skip: 1,
		encoding: 'windows-1252',
	};
	let usual = group.encoding;
	let font = 0;
	let mayBeAside = false;
	let isInTable = false;
	/** Characters that stand for the sign before, for readers that do not know that. */
	let toSkip = 0;
	let bytes: number[] = [];
	/** \\pard ends what holds for the paragraph: unless \\intbl follows, the table is over. */
	let isLeaving = false as boolean;
	/** Of the row that is open. */
	let cells = 0;

	const flushBytes = () => {
		if (bytes.length === 0) return;
		const text = new TextDecoder(group.encoding).decode(Uint8Array.from(bytes));
		bytes = [];
		if (!group.isAside) flow.text(text);
	};
	const write = (text: string) => {
		flushBytes();
		if (!group.isAside) flow.text(text);
	};
	const inTable = (isNow: boolean) => {
		if (isNow === isInTable) return;
		isInTable = isNow;
		if (isNow) {
			flow.openTable();
			flow.openRow();
			flow.openCell();
		} else flow.closeTable();
	};

	function control(word: string, number: number | undefined): void {
		flushBytes();
		if (ASIDE.has(word)) {
			group.isAside = true;
			group.isFontTable = word === 'fonttbl';
		} else if (mayBeAside) {
			group.isShape = word === 'shpinst' && !group.isAside;
			group.isAside = true;
		} else if (word === 'shptxt' && group.isShape) {
			group.isAside = false;
			flow.endLine();
		}
		mayBeAside = false;
		if (word === 'ansicpg') {
			usual = CODE_PAGES[number ?? 0] ?? `windows-${number ?? 1252}`;
			group.encoding = isEncoding(usual) ? usual : 'windows-1252';
			usual = group.encoding;
		} else if (word === 'f') {
			font = number ?? 0;
			if (!group.isFontTable && !group.isAside) group.encoding = fonts.get(font) ?? usual;
		} else if (word === 'fcharset' && group.isAside) {
			const encoding = CHARSETS[number ?? 0];
			if (encoding !== undefined) fonts.set(font, number === 0 ? usual : encoding);
		} else if (word === 'uc') group.skip = Math.max(0, Math.min(number ?? 1, 10));
		else if (word === 'u' && number !== undefined) {
			write(String.fromCharCode(number & 0xffff));
			toSkip = group.skip;
		}
		if (group.isAside) return;
		if (word === 'par' || word === 'line' || word === 'sect' || word === 'page') flow.endLine();
		else if (word === 'intbl') inTable(true);
		else if (word === 'pard') isLeaving = true;
		else if (word === 'cell' || word === 'nestcell') {
			inTable(true);
			flow.closeCell();
			flow.openCell();
			cells += 1;
		} else if (word === 'row' || word === 'nestrow') {
			flow.dropCell();
			flow.closeRow();
			flow.openCell();
			cells = 0;
		} else if (SIGNS[word] !== undefined) flow.text(SIGNS[word] ?? '');
	}
	for (const match of rtf.matchAll(TOKEN)) {
		const [, word, number, hex, symbol, brace, text] = match;
		// A paragraph without \intbl after \pard stands below the table.
		if (isLeaving && (text !== undefined || hex !== undefined || word === 'par')) {
			if (cells === 0) {
				flow.dropCell();
				inTable(false);
			}
			isLeaving = false;
		}
		if (word === 'intbl' || word === 'trowd') isLeaving = false;
		if (brace === '{') {
			flushBytes();
			if (groups.length === MAX_DEPTH) throw problem('DOCUMENT_DAMAGED', { kind: 'RTF document' });
			groups.push(group);
			group = { ...group };
		} else if (brace === '}') {
			flushBytes();
			group = groups.pop() ?? group;
		} else if (word !== undefined) control(word, number === undefined ? undefined : Number(number));
		else if (hex !== undefined) {
			if (toSkip > 0) toSkip -= 1;
			else bytes.push(parseInt(hex, 16));
		} else if (symbol === '*') mayBeAside = true;
		else if (symbol === '~') write('\u00a0');
		else if (symbol === '_') write('-');
		else if (symbol === '\n' || symbol === '\r') {
			flushBytes();
			if (!group.isAside) flow.endLine();
		} else if (symbol !== undefined && '{}\\'.includes(symbol)) write(symbol);
		else if (text !== undefined) {
			const left = text.slice(toSkip);
			toSkip = Math.max(0, toSkip - text.length);
			// Bytes above 127 are in the encoding of the font as well.
			if (/[\u0080-\u00ff]/.test(left))
				for (const byte of Buffer.from(left, 'latin1')) bytes.push(byte);
			else write(left);
		}
	}
	flushBytes();
	flow.dropCell();
	return flow.finish();
}
