import type { Detail } from '../api/types.ts';
import { text } from '../text.ts';
import { levelOf, percentOf } from './read-result.ts';
import { toStyle } from './word-layer.tsx';

export type BoxProps = {
	details: readonly Detail[];
	selected: string | null;
	onSelect: (path: string) => void;
};

type Props = BoxProps & { size: { width: number; height: number } };

/** Padding around the letters, relative to the page width. */
const MARGIN = 0.003;

/** The value boxes of one page. */
export function Boxes({ size, details, selected, onSelect }: Props) {
	return details.map((detail) => {
		const { path, box, confidence, raw } = detail;
		const label = text.result.box(path, raw, percentOf(confidence));
		return (
			<button
				key={path}
				type="button"
				className="box"
				data-level={levelOf(confidence)}
				data-path={path}
				aria-pressed={path === selected}
				aria-label={label}
				title={label}
				onClick={() => onSelect(path)}
				style={toStyle(box, size, MARGIN * size.width)}
			/>
		);
	});
}
