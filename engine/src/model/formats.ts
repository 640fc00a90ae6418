/**
 * Every accepted format. test/unit/formats.test.ts checks that the OpenAPI document, docs/interface.md, the README,
 * the n8n node and the dashboard list the same formats.
 */
export type Format = {
	/** At most 8 characters, as the column jobs.file_type. Also the file ending of exports. */
	type: string;
	/** The display name. */
	name: string;
	extensions: readonly string[];
	/** The first is used for downloads. */
	mediaTypes: readonly string[];
	/** How the content is recognised. The file name decides only for text that no pattern recognises. */
	recognisedBy: string;
	/** The reader that produces pages; `container`: contains documents. */
	reader: Reader;
};

type Reader = 'pdf' | 'image' | 'text' | 'sheet' | 'record' | 'container';

/** What counts as a page. */
const PAGES_OF: Record<Reader, string> = {
	pdf: 'its pages',
	image: 'one per image in it',
	text: 'one per started 3,000 characters',
	sheet: 'one per started 50 rows of a sheet',
	record: 'one per started 3,000 characters',
	container: 'those of the documents in it',
};

export function describeReader(reader: Reader): string {
	return PAGES_OF[reader];
}

export const FORMATS = [
	{
		type: 'pdf',
		name: 'PDF',
		extensions: ['pdf'],
		mediaTypes: ['application/pdf'],
		recognisedBy: '`%PDF-` within the first 1,024 bytes',
		reader: 'pdf',
	},
	{
		type: 'png',
		name: 'PNG',
		extensions: ['png'],
		mediaTypes: ['image/png'],
		recognisedBy: 'the first eight bytes',
		reader: 'image',
	},
	{
		type: 'jpeg',
		name: 'JPEG',
		extensions: ['jpg', 'jpeg'],
		mediaTypes: ['image/jpeg'],
		recognisedBy: '`FF D8 FF`',
		reader: 'image',
	},
	{
		type: 'webp',
		name: 'WEBP',
		extensions: ['webp'],
		mediaTypes: ['image/webp'],
		recognisedBy: '`RIFF` … `WEBP`',
		reader: 'image',
	},
	{
		type: 'tiff',
		name: 'TIFF',
		extensions: ['tif', 'tiff'],
		mediaTypes: ['image/tiff'],
		recognisedBy: '`II*`, `MM*` or the BigTIFF signature',
		reader: 'image',
	},
	{
		type: 'bmp',
		name: 'BMP',
		extensions: ['bmp'],
		mediaTypes: ['image/bmp'],
		recognisedBy: '`BM` and a consistent header',
		reader: 'image',
	},
	{
		type: 'gif',
		name: 'GIF',
		extensions: ['gif'],
		mediaTypes: ['image/gif'],
		recognisedBy: '`GIF87a` or `GIF89a`',
		reader: 'image',
	},
	{
		type: 'heic',
		name: 'HEIC',
		extensions: ['heic', 'heif'],
		mediaTypes: ['image/heic', 'image/heif'],
		recognisedBy: '`ftyp` and a HEIF brand',
		reader: 'image',
	},
	{
		type: 'avif',
		name: 'AVIF',
		extensions: ['avif'],
		mediaTypes: ['image/avif'],
		recognisedBy: '`ftyp` and the brand `avif`',
		reader: 'image',
	},
	{
		type: 'jp2',
		name: 'JPEG 2000',
		extensions: ['jp2', 'j2k', 'jpx'],
		mediaTypes: ['image/jp2', 'image/jpx'],
		recognisedBy: 'the first twelve bytes, or a raw codestream',
		reader: 'image',
	},
	{
		type: 'docx',
		name: 'DOCX',
		extensions: ['docx', 'docm'],
		mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
		recognisedBy: 'a ZIP archive with `[Content_Types].xml` and a folder `word`',
		reader: 'text',
	},
	{
		type: 'odt',
		name: 'ODT',
		extensions: ['odt'],
		mediaTypes: ['application/vnd.oasis.opendocument.text'],
		recognisedBy: 'a ZIP archive that begins with this media type',
		reader: 'text',
	},
	{
		type: 'rtf',
		name: 'RTF',
		extensions: ['rtf'],
		mediaTypes: ['application/rtf', 'text/rtf'],
		recognisedBy: '`{\\rtf`',
		reader: 'text',
	},
	{
		type: 'xlsx',
		name: 'XLSX',
		extensions: ['xlsx', 'xlsm'],
		mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
		recognisedBy: 'a ZIP archive with `[Content_Types].xml` and a folder `xl`',
		reader: 'sheet',
	},
	{
		type: 'ods',
		name: 'ODS',
		extensions: ['ods'],
		mediaTypes: ['application/vnd.oasis.opendocument.spreadsheet'],
		recognisedBy: 'a ZIP archive that begins with this media type',
		reader: 'sheet',
	},
	{
		type: 'csv',
		name: 'CSV',
		extensions: ['csv', 'tsv'],
		mediaTypes: ['text/csv', 'text/tab-separated-values'],
		recognisedBy: 'text content and the file name',
		reader: 'sheet',
	},
	{
		type: 'html',
		name: 'HTML',
		extensions: ['html', 'htm'],
		mediaTypes: ['text/html'],
		recognisedBy: '`<!doctype html` or `<html`; or text content and the file name',
		reader: 'text',
	},
	{
		type: 'txt',
		name: 'TXT',
		extensions: ['txt'],
		mediaTypes: ['text/plain'],
		recognisedBy: 'text content and the file name',
		reader: 'text',
	},
	{
		type: 'md',
		name: 'Markdown',
		extensions: ['md'],
		mediaTypes: ['text/markdown'],
		recognisedBy: 'text content and the file name',
		reader: 'text',
	},
	{
		type: 'xml',
		name: 'XML (e-invoices)',
		extensions: ['xml'],
		mediaTypes: ['application/xml', 'text/xml'],
		recognisedBy: 'the root element of CII, UBL, FatturaPA or Facturae',
		reader: 'record',
	},
	{
		type: 'zip',
		name: 'ZIP',
		extensions: ['zip'],
		mediaTypes: ['application/zip'],
		recognisedBy: '`PK`, and not an office document',
		reader: 'container',
	},
	{
		type: 'eml',
		name: 'EML',
		extensions: ['eml'],
		mediaTypes: ['message/rfc822'],
		recognisedBy: 'mail header lines',
		reader: 'container',
	},
	{
		type: 'msg',
		name: 'MSG',
		extensions: ['msg'],
		mediaTypes: ['application/vnd.ms-outlook'],
		recognisedBy: '`D0 CF 11 E0` and mail properties inside',
		reader: 'container',
	},
] as const satisfies readonly Format[];

type KnownFormat = (typeof FORMATS)[number];
export type FileType = KnownFormat['type'];
export type ContainerType = Extract<KnownFormat, { reader: 'container' }>['type'];
export type MailType = Extract<ContainerType, 'eml' | 'msg'>;
export type DocumentType = Exclude<FileType, ContainerType>;
export type ImageType = Extract<KnownFormat, { reader: 'image' }>['type'];
/** Documents without pages, which the engine lays out itself. */
export type FlowType = Extract<KnownFormat, { reader: 'text' | 'sheet' }>['type'];

const CONTAINER_FORMATS = FORMATS.filter(({ reader }) => reader === 'container');
const DOCUMENT_FORMATS = FORMATS.filter(({ reader }) => reader !== 'container');

export const DOCUMENT_TYPES = DOCUMENT_FORMATS.map(({ type }) => type) as [
	DocumentType,
	...DocumentType[],
];

export const IMAGE_TYPES = FORMATS.filter(({ reader }) => reader === 'image').map(
	({ type }) => type,
) as [ImageType, ...ImageType[]];

export function isImage(type: FileType): type is ImageType {
	return IMAGE_TYPES.some((one) => one === type);
}

export function isFlow(type: FileType): type is FlowType {
	return FORMATS.some(
		(format) => format.type === type && (format.reader === 'text' || format.reader === 'sheet'),
	);
}

export function isMail(type: FileType | undefined): type is MailType {
	return type === 'eml' || type === 'msg';
}

export function isContainer(type: FileType): type is ContainerType {
	return CONTAINER_FORMATS.some((format) => format.type === type);
}

/** The media type for downloads of a document. */
export function mediaTypeOf(type: DocumentType): string {
	const [mediaType = 'application/octet-stream'] =
		DOCUMENT_FORMATS.find((format) => format.type === type)?.mediaTypes ?? [];
	return mediaType;
}

/** The document formats, for sentences: "PDF, PNG or JPEG". */
export const DOCUMENT_NAMES = listNames(DOCUMENT_FORMATS);
/** The same including containers. */
export const ALL_NAMES = listNames([...DOCUMENT_FORMATS, ...CONTAINER_FORMATS]);

function listNames(formats: readonly Format[]): string {
	const names = formats.map(({ name }) => name);
	return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
