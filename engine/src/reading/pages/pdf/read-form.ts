import type { FormField } from '../../../model/document.ts';
import { textOf } from '../../../model/geometry.ts';
import type { Annotation } from './annotation.ts';
import { groupGlyphs } from './group-glyphs.ts';
import type { Appearances } from './read-appearances.ts';

/** The content of a form field: true or false for tick boxes, '' for empty fields. */
export function readFieldValue(
	annotation: Annotation,
	appearances: Appearances,
): FormField['value'] | undefined {
	if (annotation.password) return undefined;
	if (annotation.fieldType === 'Btn') return readButton(annotation, appearances);
	if (annotation.fieldType === 'Ch') return readChoice(annotation, appearances);
	return annotation.fieldType === 'Tx' ? readText(annotation) : undefined;
}

/** A radio button whose field does not state the selected one. Its drawing decides. */
export function isUndecided({ radioButton, fieldValue, hasAppearance }: Annotation): boolean {
	return radioButton === true && hasAppearance === true && typeof fieldValue !== 'string';
}

/** A list without a value may still display one. */
export function isBlankChoice(annotation: Annotation): boolean {
	return (
		annotation.fieldType === 'Ch' &&
		annotation.hasAppearance === true &&
		listValues(annotation).length === 0
	);
}

function readButton(annotation: Annotation, { chosen }: Appearances): boolean | undefined {
	const { fieldValue, checkBox, radioButton, exportValue, buttonValue } = annotation;
	if (!checkBox && !radioButton) return undefined;
	if (isUndecided(annotation)) return chosen.has(annotation.id);
	const on = checkBox ? exportValue : buttonValue;
	return typeof fieldValue === 'string' && fieldValue !== 'Off' && fieldValue === on;
}

/** Use the displayed name of a choice, not its export value. */
function readChoice(annotation: Annotation, { glyphs }: Appearances): string {
	const values = listValues(annotation);
	if (values.length === 0) return textOf(groupGlyphs(glyphs.get(annotation.id)));
	const names = values.map(
		(value) =>
			annotation.options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value,
	);
	return breakLines(names.join(', '));
}

function listValues({ fieldValue }: Annotation): string[] {
	const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
	return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** The value, or the displayed text if there is no value. */
function readText({ fieldValue, defaultFieldValue, textContent = [], comb }: Annotation): string {
	const value = typeof fieldValue === 'string' ? fieldValue : '';
	const drawn = textContent.join('\n').trim();
	// pdf.js returns the default value if there is no value. The appearance then shows what people see.
	const isStated = value !== '' && value !== defaultFieldValue;
	if (isStated || drawn === '') return breakLines(value);
	return comb ? drawn.replace(/\s/g, '') : drawn;
}

function breakLines(text: string): string {
	return text.replace(/\r\n?/g, '\n');
}
