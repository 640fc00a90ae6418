import { useState } from 'react';
import type { AnyDetail, Result } from '../api/types.ts';
import { DocumentView } from './document-view.tsx';
import { ResultPanel } from './result-panel.tsx';

type Props = {
	/** null: it is no longer stored. */
	blob: Blob | null;
	fileName: string;
	result: Result;
	details: readonly AnyDetail[];
	templateId: string;
	templateName: string;
	note?: string;
};

/** The document beside what was read from it; choosing a value on one side shows it on the other. */
export function DocumentResult({ blob, details: all, ...result }: Props) {
	const details = all.filter((detail) => detail.page !== null);
	const bySecond = new Set(all.filter(({ source }) => source === 'second').map(({ path }) => path));
	const [selected, setSelected] = useState<string | null>(null);
	const choice = {
		selected,
		onSelect: (path: string) => setSelected((now) => (now === path ? null : path)),
	};
	return (
		<div className="beside">
			<DocumentView blob={blob} fileName={result.fileName} details={details} {...choice} />
			<div className="beside-result">
				<ResultPanel details={details} bySecond={bySecond} {...result} {...choice} />
			</div>
		</div>
	);
}
