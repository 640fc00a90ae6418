/** The properties of a pdf.js annotation that are used here. */
export type Annotation = {
	id: string;
	subtype?: string;
	/** The flags of its dictionary (ISO 32000-2, table 167). */
	annotationFlags?: number;
	rect: number[];
	hasAppearance?: boolean;
	/** The text of its appearance, by line, for text fields and free text. */
	textContent?: string[];

	fieldType?: string | null;
	fieldName?: string;
	/** Its display name (/TU). */
	alternativeText?: string;
	fieldValue?: unknown;
	defaultFieldValue?: unknown;
	options?: { exportValue: string | null; displayValue: string | null }[];
	comb?: boolean;
	password?: boolean;
	checkBox?: boolean;
	radioButton?: boolean;
	exportValue?: string | null;
	buttonValue?: string | null;

	contentsObj?: { str: string };
	richText?: { str: string } | null;
	defaultAppearanceData?: { fontSize?: number };
};

const INVISIBLE = 1;
const HIDDEN = 2;
const NO_VIEW = 32;

/** Whether it is visible on a screen. */
export function isShown({ annotationFlags = 0 }: Annotation): boolean {
	return (annotationFlags & (INVISIBLE | HIDDEN | NO_VIEW)) === 0;
}
