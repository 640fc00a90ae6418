import type { FlowBlock, FlowCell } from './flow.ts';

type Table = {
	rows: FlowCell[][];
	row: FlowCell[];
	cell: FlowCell | null;
	/** The row contains a nested table, so the outer table is only layout: its cells become separate lines. */
	isRowBroken: boolean;
};

/** Maximum nesting of tables. Deeper ones become text. */
const MAX_DEPTH = 20;
const MAX_SPAN = 100;

export type FlowBuilder = ReturnType<typeof buildFlow>;

/** Builds the blocks of a flow from the events of a reader, in document order. */
export function buildFlow() {
	const blocks: FlowBlock[] = [];
	const tables: Table[] = [];
	let line = '';
	let ignoredTables = 0;
	const table = (): Table | undefined => tables.at(-1);

	function addLines(text: string, isHeading = false): void {
		const lines = text
			.split('\n')
			.map((one) => one.trimEnd())
			.filter((one) => one.trim() !== '');
		if (lines.length === 0) return;
		blocks.push({ kind: 'lines', text: lines.join('\n'), ...(isHeading && { isHeading }) });
	}

	function addTable(rows: readonly FlowCell[][]): void {
		const filled = rows.filter((row) => row.some(({ text }) => text.trim() !== ''));
		if (filled.every((row) => row.length <= 1)) {
			for (const [cell] of filled) addLines(cell?.text ?? '');
		} else blocks.push({ kind: 'table', rows: filled.map((row) => row.map(cleanCell)) });
	}

	/** The text before a table that is nested in a cell. */
	function breakRow(outer: Table): void {
		addTable(outer.rows);
		for (const { text } of outer.row) addLines(text);
		if (outer.cell) addLines(outer.cell.text);
		outer.rows = [];
		outer.row = [];
		if (outer.cell) outer.cell.text = '';
		outer.isRowBroken = true;
	}

	function endLine(isHeading = false): void {
		const cell = table()?.cell;
		if (cell) {
			if (cell.text !== '' && !cell.text.endsWith('\n')) cell.text += '\n';
			return;
		}
		addLines(line, isHeading);
		line = '';
	}

	function closeCell(): void {
		const open = table();
		if (!open?.cell) return;
		if (open.isRowBroken) addLines(open.cell.text);
		else open.row.push(open.cell);
		open.cell = null;
	}

	function closeRow(): void {
		const open = table();
		if (!open) return;
		closeCell();
		if (!open.isRowBroken && open.row.length > 0) open.rows.push(open.row);
		open.row = [];
		open.isRowBroken = false;
	}

	return {
		text(text: string): void {
			const cell = table()?.cell;
			if (cell) cell.text += text;
			else line += text;
		},

		/** Whether the current line is empty. */
		isLineEmpty: (): boolean => /(^|\s)$/.test(table()?.cell?.text ?? line),

		endLine,

		/** Separates the following text from the preceding text. */
		blank(): void {
			endLine();
			const last = blocks.at(-1);
			const isBlank = last?.kind === 'lines' && last.text === '';
			if (!table()?.cell && last && !isBlank) blocks.push({ kind: 'lines', text: '' });
		},

		fixed(text: string): void {
			endLine();
			if (table()?.cell) this.text(text);
			else if (text.trim() !== '') blocks.push({ kind: 'fixed', text });
		},

		openTable(): void {
			if (tables.length === MAX_DEPTH) {
				ignoredTables += 1;
				return;
			}
			const outer = table();
			if (outer) breakRow(outer);
			else endLine();
			tables.push({ rows: [], row: [], cell: null, isRowBroken: false });
		},

		openRow: closeRow,

		openCell(span = 1): void {
			closeCell();
			const open = table();
			if (open) open.cell = { text: '', span: 1 };
			this.spanCell(span);
		},

		/** Sets how many columns the open cell spans. */
		spanCell(span: number): void {
			const cell = table()?.cell;
			if (cell) cell.span = Math.max(1, Math.min(span, MAX_SPAN));
		},

		closeCell,
		closeRow,

		/** Drops a cell that was opened but stayed empty. */
		dropCell(): void {
			const open = table();
			if (open?.cell?.text.trim() === '') open.cell = null;
		},

		closeTable(): void {
			if (ignoredTables > 0) {
				ignoredTables -= 1;
				return;
			}
			closeRow();
			const closed = tables.pop();
			if (closed) addTable(closed.rows);
		},

		finish(): FlowBlock[] {
			while (tables.length > 0) {
				closeRow();
				addTable(tables.pop()?.rows ?? []);
			}
			endLine();
			return blocks;
		},
	};
}

function cleanCell({ text, span }: FlowCell): FlowCell {
	const lines = text.split('\n').map((one) => one.trim());
	return { text: lines.filter((one) => one !== '').join('\n'), span };
}
