import { ExportMenu } from '../parts/export-menu.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { text } from '../text.ts';

type Props = {
	batchId: string;
	templateId: string;
	chosen: ChosenRows;
	lists: readonly { name: string; label: string }[];
};

/** Exports the whole batch or the selected rows. */
export function ChosenExport({ batchId, templateId, chosen, lists }: Props) {
	const { ids } = chosen;
	if (ids.length === 0) {
		return <ExportMenu filter={{ batch: batchId }} {...{ lists, templateId }} />;
	}
	return (
		<ExportMenu
			filter={{ batch: batchId, ids: ids.join() }}
			label={text.exports.selected(ids.length)}
			{...{ lists, templateId }}
		/>
	);
}
