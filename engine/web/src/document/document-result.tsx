import { useCallback, useMemo, useState } from 'react';
import type { AnyDetail, Result } from '../api/types.ts';
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
};

/** The document beside its values; selecting a value on one side highlights it on the other. */
export function DocumentResult({ blob, details: all, jobId, ...result }: Props) {
	const details = useMemo(() => all.filter((detail) => detail.page !== null), [all]);
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
				{...{ blob, jobId, details }}
				fileName={result.fileName}
				templateName={result.templateName}
				{...choice}
			/>
			<div className="beside-result">
				<ResultPanel details={details} bySecond={bySecond} {...result} {...choice} />
			</div>
		</div>
	);
}
