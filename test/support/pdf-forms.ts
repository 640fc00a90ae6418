/**
 * PDF forms as different programs write them, built object by object. Labels are printed on the page; each value is
 * in an annotation. Coordinates are in points from the bottom left.
 */
import { openPdf } from '../../engine/src/reading/pages/pdf/open-pdf.ts';
import { joinObjects, stream } from './documents.ts';

export type Rect = readonly [left: number, bottom: number, right: number, top: number];

/** Adds an object to a PDF and returns its reference. */
type Add = (object: string | Buffer) => string;
type Sheet = {
	/** Printed texts with their positions. */
	printed: readonly (readonly [text: string, x: number, y: number])[];
	/** References, or inline dictionaries. */
	annotations: readonly string[];
	/** Entries of the catalog. */
	catalog?: string;
	/** Entries of the page. */
	page?: string;
	/** Operators before the printed texts. */
	drawn?: string;
	/** Form XObjects that they use, by name. */
	xObjects?: string;
};

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const FONT = `/Font << /Helv ${HELVETICA} >>`;
export const FONTS = `<< ${FONT} >>`;
const PAGE = '3 0 R';

export function writePdf(describe: (add: Add) => Sheet): Buffer {
	// The catalog, the page tree, the page and its content are objects 1 to 4.
	const others: Buffer[] = [];
	const add: Add = (object) => {
		others.push(Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1'));
		return `${4 + others.length} 0 R`;
	};
	const {
		printed,
		annotations,
		catalog = '',
		page = '',
		drawn = '',
		xObjects = '',
	} = describe(add);
	const text = printed
		.map(([said, x, y]) => `BT /Helv 11 Tf ${x} ${y} Td ${literal(said)} Tj ET`)
		.join('\n');
	return joinObjects([
		Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
		Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
		Buffer.from(
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} ` +
				`/Resources << ${FONT} /XObject << ${xObjects} >> >> /Annots [${annotations.join(' ')}] >>`,
		),
		stream('', Buffer.from(`${drawn}\n${text}`, 'latin1')),
		...others,
	]);
}

export function literal(text: string): string {
	return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

/** A UTF-16 string, as programs write non-Latin letters. */
export function utf16(text: string): string {
	return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

const rectOf = (rect: Rect) => `/Rect [${rect.join(' ')}]`;

/** An appearance with lines of text, the first one at the top. */
export function appearance(
	[left, bottom, right, top]: Rect,
	lines: readonly string[],
	{ size = 10, letterSpacing = 0, isFramed = false } = {},
): Buffer {
	const height = top - bottom;
	const shown = lines.map(
		(line, i) => `${i === 0 ? '' : `0 -${1.2 * size} Td `}${literal(line)} Tj`,
	);
	return stream(
		`/Type /XObject /Subtype /Form /BBox [0 0 ${right - left} ${height}] /Resources ${FONTS}`,
		Buffer.from(
			`${isFramed ? `0 0 ${right - left} ${height} re S ` : ''}/Tx BMC q BT /Helv ${size} Tf ${letterSpacing} Tc 2 ${height - size - 2} Td ${shown.join(' ')} ET Q EMC`,
			'latin1',
		),
	);
}

/** The appearance of a button that is on (a cross) or off (a frame). */
function buttonLook(isOn: boolean): Buffer {
	const cross = '1 1 m 11 11 l S 1 11 m 11 1 l S';
	return stream(
		'/Type /XObject /Subtype /Form /BBox [0 0 12 12]',
		Buffer.from(`0 0 12 12 re S ${isOn ? cross : ''}`),
	);
}

function buttonStates(add: Add, on: string): string {
	return `/AP << /N << /${on} ${add(buttonLook(true))} /Off ${add(buttonLook(false))} >> >>`;
}

export const FIELD_BOXES = {
	name: [200, 700, 400, 720],
	taxNumber: [200, 660, 400, 680],
	country: [200, 620, 400, 640],
	remarks: [200, 560, 400, 600],
	agreed: [200, 530, 212, 542],
	refused: [200, 500, 212, 512],
	first: [200, 470, 212, 482],
	second: [240, 470, 252, 482],
} as const satisfies Record<string, Rect>;

const LABELS = [
	['Application for membership', 60, 780],
	['Full name', 60, 705],
	['Tax number', 60, 665],
	['Country', 60, 625],
	['Remarks', 60, 585],
	['Agreed', 60, 532],
	['Refused', 60, 502],
] as const;

const TEXT = '/Type /Annot /Subtype /Widget /FT /Tx /F 4';
const BUTTON = '/Type /Annot /Subtype /Widget /FT /Btn /F 4';
const CHOICE = '/Type /Annot /Subtype /Widget /FT /Ch /F 4';
const FLAGS = {
	multiLine: 1 << 12,
	password: 1 << 13,
	radio: 1 << 15,
	push: 1 << 16,
	combo: 1 << 17,
	comb: 1 << 24,
};

/**
 * Saved by macOS Preview: the list of fields is empty, each widget is a field in the page, and a field filled in by
 * an earlier program may have an appearance but no value.
 */
export function makePreviewForm(): Buffer {
	return writePdf((add) => {
		const { name, taxNumber, country, remarks, agreed, refused } = FIELD_BOXES;
		return {
			printed: LABELS,
			catalog: '/AcroForm << /Fields [] >>',
			annotations: [
				add(
					`<< ${TEXT} /P ${PAGE} ${rectOf(name)} /T (name) /TU (Full name of the member) ` +
						`/V ${utf16('Zoë Müller')} /DA (/Helv 10 Tf 0 g) /AP << /N ${add(appearance(name, ['Zo\xeb M\xfcller']))} >> >>`,
				),
				add(
					`<< ${TEXT} ${rectOf(taxNumber)} /T (taxNumber) /AP << /N ${add(appearance(taxNumber, ['IE6388047V']))} >> >>`,
				),
				add(
					`<< ${CHOICE} /Ff ${FLAGS.combo} ${rectOf(country)} /T (country) /V (IE) /Opt [[(DE) (Germany)] [(IE) (Ireland)]] ` +
						`/AP << /N ${add(appearance(country, ['Ireland']))} >> >>`,
				),
				// The list has no value, but shows one.
				add(
					`<< ${CHOICE} /Ff ${FLAGS.combo} ${rectOf(remarks)} /T (remarks) /Opt [(None) (By post only)] ` +
						`/AP << /N ${add(appearance(remarks, ['By post only']))} >> >>`,
				),
				add(
					`<< ${BUTTON} ${rectOf(agreed)} /T (agreed) /V /Ja /AS /Ja ${buttonStates(add, 'Ja')} >>`,
				),
				add(
					`<< ${BUTTON} ${rectOf(refused)} /T (refused) /V /Off /AS /Off ${buttonStates(add, 'Ja')} >>`,
				),
			],
		};
	});
}

/** Saved by Acrobat: a tree of fields whose widgets inherit types, flags and values. */
export function makeAcrobatForm(): Buffer {
	return writePdf((add) => {
		const { name, taxNumber, country, remarks, agreed, refused, first, second } = FIELD_BOXES;
		const nameParent = `<< /FT /Tx /T (name) /V (Ada Lovelace) >>`;
		const parent = add(nameParent);
		// The appearance shows the previous value; the value counts.
		const nameWidget = add(
			`<< /Type /Annot /Subtype /Widget /F 4 /Parent ${parent} ${rectOf(name)} /AP << /N ${add(appearance(name, ['Ada Byron']))} >> >>`,
		);
		const comb = add(
			`<< ${TEXT} /Ff ${FLAGS.comb} /MaxLen 9 ${rectOf(taxNumber)} /T (taxNumber) /V (123456789) ` +
				`/AP << /N ${add(appearance(taxNumber, ['123456789'], { letterSpacing: 16 }))} >> >>`,
		);
		// A comb with letters in its appearance but no value.
		const bareComb = add(
			`<< ${TEXT} /Ff ${FLAGS.comb} /MaxLen 9 ${rectOf(country)} /T (country) ` +
				`/AP << /N ${add(appearance(country, ['IRL'], { letterSpacing: 16 }))} >> >>`,
		);
		const lines = add(
			`<< ${TEXT} /Ff ${FLAGS.multiLine} ${rectOf(remarks)} /T (remarks) /V (By post only\\rNo calls) ` +
				`/AP << /N ${add(appearance(remarks, ['By post only', 'No calls']))} >> >>`,
		);
		const group = add(`<< /FT /Btn /Ff ${FLAGS.radio} /T (answer) /V /Yes >>`);
		const radio = (rect: Rect, state: string, as: string, of: string) =>
			add(
				`<< /Type /Annot /Subtype /Widget /F 4 /Parent ${of} ${rectOf(rect)} /AS /${as} ${buttonStates(add, state)} >>`,
			);
		const yes = radio(agreed, 'Yes', 'Yes', group);
		const no = radio(refused, 'No', 'Off', group);
		// Only the appearance states tell which of these is selected.
		const stateless = add(`<< /FT /Btn /Ff ${FLAGS.radio} /T (turn) >>`);
		const one = radio(first, 'One', 'Off', stateless);
		const two = radio(second, 'Two', 'Two', stateless);
		const secret = add(
			`<< ${TEXT} /Ff ${FLAGS.password} /Rect [200 400 400 420] /T (pin) /V (4711) >>`,
		);
		const hidden = add(
			`<< /Type /Annot /Subtype /Widget /FT /Tx /F 2 /Rect [200 360 400 380] /T (hidden) /V (unseen) >>`,
		);
		const unviewed = add(
			`<< /Type /Annot /Subtype /Widget /FT /Tx /F 32 /Rect [200 340 400 360] /T (unviewed) /V (unseen) >>`,
		);
		const push = add(
			`<< ${BUTTON} /Ff ${FLAGS.push} /Rect [200 300 300 320] /T (send) /A << /S /ResetForm >> /MK << /CA (Send) >> >>`,
		);
		const annotations = [
			nameWidget,
			comb,
			bareComb,
			lines,
			yes,
			no,
			one,
			two,
			secret,
			hidden,
			unviewed,
			push,
		];
		return {
			printed: LABELS,
			catalog: `/AcroForm << /Fields [${parent} ${group} ${stateless} ${comb} ${bareComb} ${lines} ${secret} ${hidden} ${unviewed} ${push}] /DR ${FONTS} >>`,
			annotations,
		};
	});
}

/** Saved by Chrome (PDFium): fields that are widgets, values in UTF-16, new appearances. */
export function makeChromeForm(): Buffer {
	return writePdf((add) => {
		const { name, country, agreed } = FIELD_BOXES;
		const fields = [
			add(
				`<< ${TEXT} ${rectOf(name)} /T (name) /V ${utf16('Łucja Żak')} /AP << /N ${add(appearance(name, ['?ucja ?ak']))} >> >>`,
			),
			add(
				`<< ${CHOICE} ${rectOf(country)} /T (country) /V (PL) /I [1] /Opt [[(DE) (Germany)] [(PL) (Poland)]] /AP << /N ${add(appearance(country, ['Poland']))} >> >>`,
			),
			add(
				`<< ${BUTTON} ${rectOf(agreed)} /T (agreed) /V /On /AS /On ${buttonStates(add, 'On')} >>`,
			),
		];
		return {
			printed: LABELS,
			catalog: `/AcroForm << /Fields [${fields.join(' ')}] /DR ${FONTS} /DA (/Helv 10 Tf 0 g) >>`,
			annotations: fields,
		};
	});
}

/** Exported by LibreOffice: a flat list of fields with their own fonts, without appearances. */
export function makeLibreOfficeForm(values = { name: 'Grace Hopper', country: 'Germany' }): Buffer {
	return writePdf((add) => {
		const { name, country, agreed, refused } = FIELD_BOXES;
		const appearances = '/DA (0 0 0 rg /Helv 10 Tf)';
		const fields = [
			add(
				`<< ${TEXT} ${rectOf(name)} /T (name) /TU (Full name) /V ${utf16(values.name)} /DV () ${appearances} /DR ${FONTS} >>`,
			),
			add(
				`<< ${CHOICE} /Ff ${FLAGS.combo} ${rectOf(country)} /T (country) /V ${utf16(values.country)} /Opt [(Germany) (Ireland)] ${appearances} >>`,
			),
			add(
				`<< ${BUTTON} ${rectOf(agreed)} /T (agreed) /V /Off /AS /Off ${buttonStates(add, 'Yes')} >>`,
			),
			add(
				`<< ${BUTTON} ${rectOf(refused)} /T (refused) /V /Yes /AS /Yes ${buttonStates(add, 'Yes')} >>`,
			),
		];
		return {
			printed: LABELS,
			catalog: `/AcroForm << /Fields [${fields.join(' ')}] /NeedAppearances true /DR ${FONTS} >>`,
			annotations: fields,
		};
	});
}

/** Saved by Firefox: pdf.js appends the values to the file. */
export async function makeFirefoxForm(): Promise<Uint8Array> {
	const blank = makeLibreOfficeForm({ name: '', country: '' });
	const pdf = await openPdf(blank, 1);
	try {
		const page = await pdf.getPage(1);
		const widgets = (await page.getAnnotations()) as { id: string; fieldName: string }[];
		const values: Record<string, unknown> = {
			name: 'Katherine Johnson',
			country: 'Ireland',
			agreed: true,
		};
		for (const { id, fieldName } of widgets) {
			if (fieldName in values) pdf.annotationStorage.setValue(id, { value: values[fieldName] });
		}
		return await pdf.saveDocument();
	} finally {
		await pdf.loadingTask.destroy();
	}
}

export const TYPED_BOXES = {
	name: [200, 696, 400, 716],
	taxNumber: [200, 656, 400, 676],
	country: [200, 616, 400, 636],
	remarks: [200, 570, 400, 600],
	stamp: [400, 760, 520, 790],
} as const satisfies Record<string, Rect>;

/**
 * A printed form filled in with a typewriter tool, such as Foxit's: each text is a value, a drawing, or both. It also
 * has a stamp, and comments that are not on the page.
 */
export function makeTypewriterForm(sheet: Partial<Sheet> = {}): Buffer {
	return writePdf((add) => {
		const { name, taxNumber, country, remarks, stamp } = TYPED_BOXES;
		const typed =
			'/Type /Annot /Subtype /FreeText /IT /FreeTextTypeWriter /F 4 /DA (0 0 0 rg /Helv 10 Tf)';
		const look = (rect: Rect, lines: string[]) => `/AP << /N ${add(appearance(rect, lines))} >>`;
		const rich = literal(
			'<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml"><p>Ireland</p></body>',
		);
		const note = add(
			'<< /Type /Annot /Subtype /Text /Rect [500 700 520 720] /F 4 /Contents (Check this) >>',
		);
		return {
			printed: LABELS.slice(0, 5),
			annotations: [
				add(
					`<< ${typed} ${rectOf(name)} /Contents (Ada Lovelace) ${look(name, ['Ada Lovelace'])} >>`,
				),
				add(`<< ${typed} ${rectOf(taxNumber)} ${look(taxNumber, ['VAT IE6388047V'])} >>`),
				add(`<< ${typed} ${rectOf(country)} /RC ${rich} >>`),
				add(`<< ${typed} ${rectOf(remarks)} /Contents (By post only\\rNo calls) >>`),
				add(
					`<< /Type /Annot /Subtype /Stamp /F 4 ${rectOf(stamp)} /Contents (Mary stamped this) ${look(stamp, ['RECEIVED 3 March'])} >>`,
				),
				note,
				add(
					`<< /Type /Annot /Subtype /Popup /Rect [500 600 580 700] /Parent ${note} /Contents (Check this) >>`,
				),
				add(
					'<< /Type /Annot /Subtype /Highlight /F 4 /Rect [60 700 120 715] /QuadPoints [60 715 120 715 60 700 120 700] /Contents (Important) >>',
				),
				add(
					'<< /Type /Annot /Subtype /FreeText /F 2 /Rect [60 100 200 120] /Contents (Hidden text) /DA (/Helv 10 Tf) >>',
				),
			],
			...sheet,
		};
	});
}

/** A scanned form with one line filled in by hand and another typed onto the scan. */
export function makeFilledScan(jpeg: Buffer, { width, height }: { width: number; height: number }) {
	return writePdf((add) => {
		const picture = add(
			stream(
				`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
				jpeg,
			),
		);
		const rect: Rect = [307, 720, 500, 744];
		return {
			printed: [],
			page: '/CropBox [0 506 595 842]',
			drawn: 'q 595 0 0 336 0 506 cm /Scan Do Q',
			xObjects: `/Scan ${picture}`,
			annotations: [
				add(
					`<< /Type /Annot /Subtype /FreeText /F 4 /Rect [${rect.join(' ')}] /DA (/Helv 15 Tf) /Contents (Ada Lovelace) ` +
						`/AP << /N ${add(appearance(rect, ['Ada Lovelace'], { size: 15 }))} >> >>`,
				),
			],
		};
	});
}

const XFA = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/">
<subform name="form1" layout="tb"><pageSet><pageArea><contentArea w="500pt" h="700pt"/><medium stock="a4" short="595pt" long="842pt"/></pageArea></pageSet>
<subform w="400pt"><field name="name" w="200pt" h="20pt"><ui><textEdit/></ui><caption><value><text>Full name</text></value></caption></field></subform></subform></template>
<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form1><name>Ada Lovelace</name></form1></xfa:data></xfa:datasets></xdp:xdp>`;

/**
 * An Adobe LiveCycle form: a dynamic one has a "please wait" page, a static one has its fields. pdf.js cannot lay out
 * a dynamic one without fonts.
 */
export function makeXfaForm({ isDynamic = false, hasFonts = true } = {}): Buffer {
	return writePdf((add) => {
		const xfa = add(stream('', Buffer.from(XFA)));
		const { name } = FIELD_BOXES;
		const field = isDynamic
			? ''
			: add(`<< ${TEXT} ${rectOf(name)} /T (form1[0].name[0]) /V (Ada Lovelace) >>`);
		return {
			printed: isDynamic
				? [
						[
							'Please wait... If this message is not eventually replaced, your viewer cannot show it.',
							60,
							700,
						],
					]
				: LABELS,
			catalog: `/AcroForm << /Fields [${field}] /XFA ${xfa} ${hasFonts ? `/DR ${FONTS}` : ''} >> ${isDynamic ? '/NeedsRendering true' : ''}`,
			annotations: field === '' ? [] : [field],
		};
	});
}
