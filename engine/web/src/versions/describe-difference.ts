import type { Difference, FieldChange } from '../api/desk-types.ts';
import { text } from '../text.ts';

/** Longer texts are truncated. */
const VALUE_MAX_CHARACTERS = 60;

/** The differences, one sentence each. */
export function describeDifference({ settings, fields, isReordered }: Difference): string[] {
	const { differences: words, settings: settingNames } = text.versions;
	return [
		...settings.map(({ setting, before, after }) =>
			setting === 'review' || setting === 'match'
				? words.changed(settingNames[setting], words.rules)
				: words.setting(settingNames[setting], quote(setting, before), quote(setting, after)),
		),
		...fields.map(describeField),
		...(isReordered ? [words.reordered] : []),
	];
}

function describeField(change: FieldChange): string {
	const { differences: words, properties } = text.versions;
	if (change.kind !== 'changed') {
		return change.kind === 'removed'
			? words.removed(change.path)
			: words.added(change.path, nameOf(text.types, change.type));
	}
	const parts = change.changes.map(({ property, before, after }) =>
		words.property(nameOf(properties, property), quote(property, before), quote(property, after)),
	);
	return words.changed(change.path, parts.join(', '));
}

function quote(what: string, value: unknown): string {
	if (typeof value !== 'string' || value === '') return text.versions.differences.none;
	if (what === 'type') return nameOf(text.types, value);
	if (what === 'format') return nameOf(text.formats, value);
	if (what === 'itemType') return nameOf(text.itemTypes, value);
	if (what === 'category') return nameOf(text.categories, value);
	if (what === 'secondReader') return nameOf(text.secondReader.modes, value);
	if (value.length <= VALUE_MAX_CHARACTERS) return text.common.quoted(value);
	return text.common.quoted(`${value.slice(0, VALUE_MAX_CHARACTERS).toWellFormed()}…`);
}

function nameOf(names: Readonly<Record<string, string>>, key: string): string {
	return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}
