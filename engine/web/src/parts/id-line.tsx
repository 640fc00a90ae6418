import { CopyIcon } from './copy.tsx';

/** An ID with a copy button. */
export function IdLine({ label, id }: { label: string; id: string }) {
	return (
		<span className="id-line">
			<span>
				{label} <code>{id}</code>
			</span>
			<CopyIcon value={id} />
		</span>
	);
}
