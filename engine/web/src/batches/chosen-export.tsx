import { ExportMenu } from '../parts/export-menu.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { text } from '../text.ts';

/** Exports the whole batch or the selected rows. */
export function ChosenExport({ batchId, chosen }: { batchId: string; chosen: ChosenRows }) {
	const { ids } = chosen;
	if (ids.length === 0) return <ExportMenu filter={{ batch: batchId }} />;
	return (
		<ExportMenu
			filter={{ batch: batchId, ids: ids.join() }}
			label={text.exports.selected(ids.length)}
		/>
	);
}
