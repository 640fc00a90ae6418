import type { PageRange, TemplateCard } from '../api/types.ts';
import { text } from '../text.ts';

/** Stands for the template that fits each document. */
export const AUTO = 'auto';
/** The kind of pages without text. */
export const BLANK = 'blank';

/** `delivery-note` → “Delivery note”, in the language of the dashboard. */
export function nameKind(kind: string): string {
	const own = text.engine.kinds[kind];
	if (own !== undefined) return own;
	const words = kind.replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** “Page 3” or “Pages 3–5”. */
export function namePages({ from, to }: PageRange): string {
	return from === to ? text.auto.page(from) : text.auto.pages(from, to);
}

/** The name of a template; undefined: it does not exist. */
export function nameTemplate(
	templateId: string,
	cards: readonly TemplateCard[] | undefined,
): string | undefined {
	return templateId === AUTO ? text.auto.name : cards?.find(({ id }) => id === templateId)?.name;
}

/** Templates to choose from, the automatic choice first. */
export function listChoices(cards: readonly TemplateCard[] | undefined) {
	return [
		{ value: AUTO, label: text.auto.name },
		...(cards ?? []).map(({ id, name }) => ({ value: id, label: name })),
	];
}
