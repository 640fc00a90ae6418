/** What sort of thing a field holds: narrower than its type, taken from its format, name and description. */
export const KINDS = [
	...(['amount', 'percent', 'quantity', 'date', 'time', 'boolean', 'duration'] as const),
	...(['email', 'phone', 'url', 'iban', 'bic', 'vat', 'id', 'currency'] as const),
	...(['address', 'street', 'postcode', 'city', 'country', 'nationality', 'jurisdiction'] as const),
	...(['company', 'merchant', 'person', 'name', 'party', 'sex'] as const),
	...(['text', 'title', 'prose', 'section'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

const NAMES = new Set<Kind>(['company', 'merchant', 'person', 'name', 'party']);

/** Whether a field of this kind holds what somebody is called. */
export function isName(kind: Kind): boolean {
	return NAMES.has(kind);
}
