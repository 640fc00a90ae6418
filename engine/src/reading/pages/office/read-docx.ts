import { buildFlow } from '../flow/build-flow.ts';
import type { FlowBuilder } from '../flow/build-flow.ts';
import type { FlowBlock } from '../flow/flow.ts';
import { findMainPart, withPackage } from './open-package.ts';
import type { OfficePackage } from './open-package.ts';
import type { XmlHandlers } from './read-xml.ts';
import { append } from '../../../model/append.ts';

const KIND = 'Word document';
const USUAL_MAIN = 'word/document.xml';

/** Reads the text of a Word document: headers, body with tables, footers. */
export async function readDocx(path: string): Promise<FlowBlock[]> {
	return await withPackage(path, KIND, async (office) => {
		const main = await findMainPart(office, USUAL_MAIN);
		const related = await office.readRelations(main);
		const partsOf = (kind: string) => [
			...new Set([...related.values()].flatMap((one) => (one.kind === kind ? one.target : []))),
		];
		return [
			...(await readParts(office, partsOf('header'))),
			...(await readPart(office, main)),
			...(await readParts(office, partsOf('footer'))),
		];
	});
}

/** Documents have headers for odd, even and first pages, which often have the same text. */
async function readParts(office: OfficePackage, names: readonly string[]): Promise<FlowBlock[]> {
	const said = new Set<string>();
	const blocks: FlowBlock[] = [];
	for (const name of names) {
		const part = await readPart(office, name);
		const text = JSON.stringify(part);
		if (!said.has(text)) append(blocks, part);
		said.add(text);
	}
	return blocks;
}

async function readPart(office: OfficePackage, name: string): Promise<FlowBlock[]> {
	const flow = buildFlow();
	await office.read(name, readParagraphs(flow));
	return flow.finish();
}

function readParagraphs(flow: FlowBuilder): XmlHandlers {
	let isText = false;
	let isHeading = false;
	/** Depth inside fallback content, for programs that do not support the newer form beside it. */
	let fallback = 0;
	let hasText = false;
	return {
		open(name, get) {
			if (name === 'Fallback') fallback += 1;
			if (fallback > 0) return;
			if (name === 't') isText = true;
			else if (name === 'tab') flow.text('\t');
			else if (name === 'br' || name === 'cr') flow.endLine();
			else if (name === 'noBreakHyphen') flow.text('-');
			else if (name === 'p') {
				// A text box within a paragraph has paragraphs of its own.
				if (hasText) flow.endLine();
				[isHeading, hasText] = [false, false];
			} else if (name === 'pStyle')
				isHeading = /^(heading|title|berschrift|titre)/i.test(styleOf(get));
			else if (name === 'tbl') flow.openTable();
			else if (name === 'tr') flow.openRow();
			else if (name === 'tc') flow.openCell();
			else if (name === 'gridSpan') flow.spanCell(Number(get('val')) || 1);
		},
		text(text) {
			if (!isText || fallback > 0) return;
			hasText = true;
			flow.text(text);
		},
		close(name) {
			if (name === 'Fallback') fallback -= 1;
			if (fallback > 0) return;
			if (name === 't') isText = false;
			else if (name === 'p') {
				if (hasText) flow.endLine(isHeading);
				else flow.blank();
				hasText = false;
			} else if (name === 'tc') flow.closeCell();
			else if (name === 'tr') flow.closeRow();
			else if (name === 'tbl') flow.closeTable();
		},
	};
}

function styleOf(get: (attribute: string) => string | undefined): string {
	return get('val') ?? '';
}
