import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, FormField } from '../../model/document.ts';

type Widget = {
	subtype?: string;
	fieldType?: string;
	fieldName?: string;
	fieldValue?: unknown;
	rect: number[];
	checkBox?: boolean;
	radioButton?: boolean;
	exportValue?: string;
	buttonValue?: string;
	hidden?: boolean;
};

/** What was filled into the form fields of a page, tick boxes as true or false, empty ones as ''. */
export async function readFormFields(page: PDFPageProxy): Promise<FormField[]> {
	const viewport = page.getViewport({ scale: 1 });
	const widgets = (await page.getAnnotations()) as Widget[];
	return widgets.flatMap((widget) => {
		const value = widget.subtype === 'Widget' && !widget.hidden ? valueOf(widget) : undefined;
		if (value === undefined) return [];
		const [left = 0, bottom = 0, right = 0, top = 0] = widget.rect;
		const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(left, bottom) as number[];
		const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(right, top) as number[];
		const box: Box = {
			x0: Math.min(x0, x1),
			y0: Math.min(y0, y1),
			x1: Math.max(x0, x1),
			y1: Math.max(y0, y1),
		};
		return [{ name: widget.fieldName ?? '', box, value }];
	});
}

function valueOf(widget: Widget): string | boolean | undefined {
	const { fieldType, fieldValue } = widget;
	if (fieldType === 'Btn') {
		if (!widget.checkBox && !widget.radioButton) return undefined;
		const on = widget.checkBox ? widget.exportValue : widget.buttonValue;
		return (
			fieldValue !== undefined && fieldValue !== null && fieldValue !== 'Off' && fieldValue === on
		);
	}
	if (fieldType !== 'Tx' && fieldType !== 'Ch') return undefined;
	const text = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
	return typeof text === 'string' ? text : '';
}
