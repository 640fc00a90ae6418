import { readFile as readWhole, stat } from 'node:fs/promises';
import type { DocumentLimits } from '../../model/document.ts';
import type { Extraction } from '../../model/extraction.ts';
import { isImage } from '../../model/formats.ts';
import type { DocumentType } from '../../model/formats.ts';
import type { OutputKind, PrivateKind } from '../../model/output.ts';
import { problem } from '../../model/problem.ts';
import { parseInSlices } from '../../model/sliced-json.ts';
import type { Turn } from '../../reading/pipeline/pool.ts';
import { listRedactions } from './list-redactions.ts';

/** Outputs in the answer of a parse. */
export type InlineOutputs = {
	kinds: readonly OutputKind[];
	/** The maximum length of a chunk of Markdown. */
	chunks: number | undefined;
	/** What the redacted PDF leaves out. */
	privateKinds: readonly PrivateKind[];
	fields: readonly string[];
};

/** Maximum size that one document may add to a JSON response, which is built in memory. */
const MAX_INLINE_BYTES = 10_000_000;

/** Only PDFs and images have pages that a PDF can show. */
export function refuseWithoutPages(type: DocumentType, kinds: readonly OutputKind[]): void {
	const wantsPdf = kinds.some((kind) => kind === 'pdf' || kind === 'redacted-pdf');
	if (wantsPdf && type !== 'pdf' && !isImage(type)) throw problem('OUTPUT_UNSUPPORTED', { type });
}

/** Converts a document that was just parsed: texts as they are, words and chunks as objects, PDFs in Base64. */
export async function writeInline(
	{ kinds, chunks, privateKinds, fields }: InlineOutputs,
	{
		source,
		readFile,
		found,
		signal,
	}: {
		source: {
			path: string;
			type: DocumentType;
			limits: DocumentLimits;
			password: string | undefined;
		};
		readFile: string;
		found: Extraction;
		signal: AbortSignal;
	},
	turn: Turn,
): Promise<Record<string, unknown>> {
	const outputs: Record<string, unknown> = {};
	let bytes = 0;
	for (const as of kinds) {
		const target = `${readFile}.${as}`;
		const isCut = as === 'markdown' && chunks !== undefined;
		const wish = {
			as,
			...(isCut && { chunks }),
			...(as === 'redacted-pdf' && {
				kinds: [...privateKinds],
				redactions: listRedactions(found, fields),
			}),
		};
		await turn.run('convert', { ...source, from: { pagesFile: readFile }, wish, target }, signal);
		bytes += (await stat(target)).size;
		if (bytes > MAX_INLINE_BYTES) {
			throw problem('OUTPUT_TOO_LARGE', { bytes, limit: MAX_INLINE_BYTES });
		}
		const content = await readWhole(target);
		if (as === 'pdf' || as === 'redacted-pdf') outputs[as] = content.toString('base64');
		else if (as === 'words' || isCut) {
			outputs[as] = await parseInSlices(
				content.toString('utf8'),
				as === 'words' ? 'pages' : 'chunks',
			);
		} else outputs[as] = content.toString('utf8');
	}
	return outputs;
}
