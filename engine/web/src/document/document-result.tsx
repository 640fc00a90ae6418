import { useCallback, useMemo, useState } from 'react';
import type { AnyDetail, Result } from '../api/types.ts';
import { placeBoxes } from '../review/desk-state.ts';
import { NOT_REVIEWED } from '../review/read-corrections.ts';
import type { Reviewed } from '../review/read-corrections.ts';
import { DocumentView } from './document-view.tsx';
import { ResultPanel } from './result-panel.tsx';

type Props = {
	/** null: no longer stored. */
	blob: Blob | null;
	fileName: string;
	result: Result;
	details: readonly AnyDetail[];
	templateId: string;
	templateName: string;
	/** The job of the document, if there is one. */
	jobId?: string;
	note?: string;
	/** The page to begin with; default: the first one with a value. */
	start?: number | undefined;
	/** What people have decided about the result. */
	reviewed?: Reviewed;
	/** Corrects values, beginning with the selected one; left out: nobody may. */
	onCorrect?: ((path: string | null) => void) | undefined;
};

/** The document beside its values; selecting a value on one side highlights it on the other. */
export function DocumentResult({ blob, details: all, jobId, start, ...more }: Props) {
	const { reviewed = NOT_REVIEWED, onCorrect, ...result } = more;
	const details = useMemo(() => placeBoxes(all, [...reviewed.corrected.values()]), [all, reviewed]);
	const bySecond = new Set(all.filter(({ source }) => source === 'second').map(({ path }) => path));
	const [selected, setSelected] = useState<string | null>(null);
	const onSelect = useCallback(
		(path: string) => setSelected((now) => (now === path ? null : path)),
		[],
	);
	const choice = { selected, onSelect };
	return (
		<div className="beside">
			<DocumentView
				{...{ blob, jobId, details, start }}
				fileName={result.fileName}
				templateName={result.templateName}
				{...choice}
			/>
			<div className="beside-result">
				<ResultPanel
					{...{ details, bySecond, reviewed }}
					{...result}
					{...choice}
					{...(onCorrect && { onCorrect: () => onCorrect(selected) })}
				/>
			</div>
		</div>
	);
}
