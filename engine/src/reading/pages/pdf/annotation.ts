/** What pdf.js says about an annotation of a page, as far as it is read here. */
export type Annotation = {
	id: string;
	subtype?: string;
	/** The flags of its dictionary (ISO 32000-2, table 167). */
	annotationFlags?: number;
	rect: number[];
	hasAppearance?: boolean;
	/** What its appearance says, a text for each line; of text fields and of typed text. */
	textContent?: string[];

	fieldType?: string | null;
	fieldName?: string;
	/** The name that people see (/TU). */
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

/** Whether people see it on a screen. */
export function isShown({ annotationFlags = 0 }: Annotation): boolean {
	return (annotationFlags & (INVISIBLE | HIDDEN | NO_VIEW)) === 0;
}
