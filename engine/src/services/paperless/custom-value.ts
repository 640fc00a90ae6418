import type { FieldDefinition } from '../../model/template.ts';
import type { CustomField } from './paperless-client.ts';

const STRING_MAX_CHARACTERS = 128;
const LONG_TEXT_MAX_CHARACTERS = 10_000;
const MAX_INTEGER = 2_147_483_647;
/** Twelve digits, two of them after the point. */
const MAX_AMOUNT = 9_999_999_999.99;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_CURRENCY = /^[A-Z]{3}$/;

/** A value in the format of a custom field, or the reason why it does not fit. */
type CustomValue = { value: unknown } | { refused: string };

/** Nothing was found, so nothing is written. */
export function isEmpty(value: unknown): boolean {
	return (
		value === null ||
		value === undefined ||
		value === '' ||
		(Array.isArray(value) && value.length === 0)
	);
}

/** A value for people to read; a list on one line, groups as JSON. */
export function writeValue(value: unknown): string {
	if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
		return value.map(writeValue).join(', ');
	}
	return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The type of a custom field that is created for a field of a template. */
export function dataTypeOf(field: FieldDefinition | undefined, value: unknown): string {
	const type = field?.type ?? (Array.isArray(value) ? 'array' : typeof value);
	switch (type) {
		case 'number':
			return 'float';
		case 'boolean':
		case 'date':
			return type;
		case 'array':
		case 'object':
			return 'longtext';
		default:
			return field?.format === 'url' ? 'url' : field?.format === 'date' ? 'date' : 'string';
	}
}

/** The format that the validators of paperless-ngx accept. */
const WRITERS: Record<
	string,
	(value: unknown, field: CustomField, currency: unknown) => CustomValue
> = {
	string: (value) => writeText(writeValue(value), STRING_MAX_CHARACTERS),
	longtext: (value) => writeText(writeValue(value), LONG_TEXT_MAX_CHARACTERS),
	url: (value) =>
		typeof value === 'string' && URL.canParse(value) ? { value } : refuse('it is no address'),
	date: (value) =>
		typeof value === 'string' && ISO_DATE.test(value) ? { value } : refuse('it is no date'),
	boolean: (value) => (typeof value === 'boolean' ? { value } : refuse('it is not true or false')),
	integer: (value) =>
		Number.isInteger(value) && Math.abs(value as number) <= MAX_INTEGER
			? { value }
			: refuse('it is no integer'),
	float: (value) => (typeof value === 'number' ? { value } : refuse('it is no number')),
	monetary: (value, _field, currency) => writeAmount(value, currency),
	select: (value, field) => chooseOption(writeValue(value), field),
};

export function toCustomValue(field: CustomField, value: unknown, currency?: unknown): CustomValue {
	const write = Object.hasOwn(WRITERS, field.data_type) ? WRITERS[field.data_type] : undefined;
	return write?.(value, field, currency) ?? refuse('its type is not written');
}

function writeText(text: string, maxCharacters: number): CustomValue {
	if (text.length > maxCharacters) {
		return refuse(`it is longer than ${maxCharacters} characters`);
	}
	return { value: text };
}

function writeAmount(value: unknown, currency: unknown): CustomValue {
	if (typeof value !== 'number' || Math.abs(value) > MAX_AMOUNT) return refuse('it is no amount');
	const amount = value.toFixed(2);
	// Rounding would change the amount.
	if (Number(amount) !== value) return refuse('it has more than two digits after the point');
	const code = typeof currency === 'string' && ISO_CURRENCY.test(currency) ? currency : '';
	return { value: `${code}${amount}` };
}

function chooseOption(label: string, { extra_data: extra }: CustomField): CustomValue {
	const wanted = label.toLowerCase();
	const found = extra?.select_options?.find((one) => one?.label.toLowerCase() === wanted);
	return found?.id ? { value: found.id } : refuse('it is none of the options');
}

function refuse(refused: string): CustomValue {
	return { refused };
}
