import { CopyIcon } from './copy.tsx';

/** The name of a thing for programs, to be copied. */
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
