import { UnstyledButton } from '@mantine/core';
import type { BatchJob } from '../api/desk-types.ts';
import { text } from '../text.ts';
import { showValue } from './list-columns.ts';
import type { ResultColumn } from './list-columns.ts';

export type CellValueProps = {
	job: BatchJob;
	column: ResultColumn;
	/** Corrects a value of a document; left out: nobody may. */
	onCorrect?: ((job: BatchJob, path: string) => void) | undefined;
};

/** A value that a click corrects. */
export function CellValue({ job, column, onCorrect }: CellValueProps) {
	const shown = <bdi>{showValue(job.result, column)}</bdi>;
	if (!onCorrect || job.result === null) return shown;
	return (
		<UnstyledButton
			className="cell-button"
			fz="inherit"
			title={text.correct.cell(column.label)}
			onClick={() => onCorrect(job, column.path.join('.'))}
		>
			{shown}
		</UnstyledButton>
	);
}
