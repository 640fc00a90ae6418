/** The kind of a field's values. It is narrower than the type and follows from format, name and description. */
export const KINDS = [
	'amount',
	'percent',
	'quantity',
	'date',
	'time',
	'boolean',
	'duration',
	'email',
	'phone',
	'url',
	'iban',
	'bic',
	'vat',
	'id',
	'currency',
	'address',
	'street',
	'postcode',
	'city',
	'country',
	'nationality',
	'jurisdiction',
	'company',
	'merchant',
	'person',
	'name',
	'party',
	'sex',
	'text',
	'title',
	'prose',
	'section',
] as const;
export type Kind = (typeof KINDS)[number];

const NAMES = new Set<Kind>(['company', 'merchant', 'person', 'name', 'party']);

/** Whether a field of this kind holds a name. */
export function isName(kind: Kind): boolean {
	return NAMES.has(kind);
}
