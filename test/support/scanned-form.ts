/** A fixed form: numbered boxes with captions, a comb and tick boxes, filled in by machine. */
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { encodePng } from './documents.ts';

const font = createRequire(import.meta.url).resolve(
	'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);
GlobalFonts.registerFromPath(font, 'Test Sans');

type FormBox = {
	caption: string;
	value: string;
	at: readonly [x: number, y: number, width: number, height: number];
};

const BOXES: readonly FormBox[] = [
	{ caption: "a  Employee's tax number", value: '078-05-1120', at: [100, 120, 560, 100] },
	{ caption: '1  Wages and other pay', value: '$ 48,512.30', at: [660, 120, 420, 100] },
	{ caption: '2  Income tax withheld', value: '$ 6,835.00', at: [1080, 120, 420, 100] },
	{ caption: 'b  Employer number', value: '12-3456789', at: [100, 220, 560, 100] },
	{ caption: '3  Pension contributions', value: '$ 2,910.74', at: [660, 220, 420, 100] },
	{ caption: '4  Health insurance', value: '$ 1,204.00', at: [1080, 220, 420, 100] },
	{ caption: "c  Employer's name", value: 'Harbour Freight Ltd.', at: [100, 320, 980, 100] },
	{ caption: '5  Tips', value: '', at: [1080, 320, 420, 100] },
	{ caption: "e  Employee's name", value: 'Margaret Ellwood', at: [100, 420, 980, 100] },
	{ caption: '6  Dependent care', value: '$ 350.00', at: [1080, 420, 420, 100] },
];

/** One digit per cell. */
const COMB = { caption: 'Account number', value: '40718826', at: [100, 600], cell: 46 } as const;
const TICKS = [
	{ caption: 'Full time', isTicked: true, at: [760, 604] },
	{ caption: 'Part time', isTicked: false, at: [1000, 604] },
	{ caption: 'Retirement plan', isTicked: true, at: [1240, 604] },
] as const;

export async function drawScannedForm(): Promise<Buffer> {
	const canvas = createCanvas(1654, 800);
	const context = canvas.getContext('2d');
	context.fillStyle = 'white';
	context.fillRect(0, 0, 1654, 800);
	context.fillStyle = 'black';
	context.strokeStyle = 'black';
	context.lineWidth = 2;
	const write = (text: string, x: number, y: number, size: number) => {
		context.font = `${size}px "Test Sans"`;
		context.fillText(text, x, y);
	};
	write('Statement of earnings 2025', 100, 80, 34);
	for (const { caption, value, at } of BOXES) {
		const [x, y, width, height] = at;
		context.strokeRect(x, y, width, height);
		write(caption, x + 12, y + 30, 20);
		write(value, x + 30, y + 80, 30);
	}
	const [left, top] = COMB.at;
	write(COMB.caption, left, top - 12, 20);
	Array.from(COMB.value).forEach((digit, i) => {
		context.strokeRect(left + i * COMB.cell, top, COMB.cell, 54);
		write(digit, left + i * COMB.cell + 14, top + 38, 30);
	});
	for (const { caption, isTicked, at } of TICKS) {
		const [x, y] = at;
		context.strokeRect(x, y, 30, 30);
		if (isTicked) {
			context.beginPath();
			context.moveTo(x + 5, y + 5);
			context.lineTo(x + 25, y + 25);
			context.moveTo(x + 25, y + 5);
			context.lineTo(x + 5, y + 25);
			context.stroke();
		}
		write(caption, x + 44, y + 24, 24);
	}
	return await encodePng(canvas);
}
