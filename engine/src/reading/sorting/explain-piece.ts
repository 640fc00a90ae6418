import { append } from '../../model/append.ts';
import type { KnownTemplate, SortedDocument, TemplateFit } from './match-templates.ts';
import type { DocumentKind } from './weigh-kinds.ts';

const [TITLED, SEEN, FEW_WORDS] = [0.35, 0.3, 25];

/** Explains to people why a document has its kind and template. */
export function explainPiece(
	{ pages, joined }: SortedDocument,
	kind: DocumentKind,
	chosen: (TemplateFit & { template: KnownTemplate }) | undefined,
): string[] {
	const reasons: string[] = [];
	const title = kind === 'other' ? 0 : (joined.titles.get(kind) ?? 0);
	if (title >= TITLED) reasons.push(`a title of the kind ${kind}`);
	else if (kind !== 'other') reasons.push(`its words are those of the kind ${kind}`);
	if (chosen) {
		const { found, seen, hints, template } = chosen;
		if (found > 0) reasons.push(`labels of ${found} of ${template.fields.length} fields`);
		if (seen >= SEEN) reasons.push('it looks like a document that was taught');
		append(reasons, hints);
	} else if (joined.wordCount < FEW_WORDS) reasons.push('few words');
	else reasons.push('no template fits');
	const number = pages[0]?.number;
	if (number?.isSure === true && number.number === 1) reasons.push('its pages are numbered from 1');
	return reasons;
}
