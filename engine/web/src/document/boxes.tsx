import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Detail } from '../api/types.ts';
import { text } from '../text.ts';
import { levelOf, percentOf } from './read-result.ts';

export type BoxProps = {
	details: readonly Detail[];
	selected: string | null;
	onSelect: (path: string) => void;
	/** What lies on each page besides, under its boxes. */
	overlay?: (page: number, size: { width: number; height: number }) => ReactNode;
};

type Props = BoxProps & { page: number; size: { width: number; height: number } };

/** A little air around the letters. */
const MARGIN = 0.003;

export function Boxes({ page, size, details, selected, onSelect, overlay }: Props) {
	const mine = details.filter((detail) => detail.page === page);
	return (
		<>
			{overlay?.(page, size)}
			{mine.map((detail) => (
				<BoxButton
					key={detail.path}
					detail={detail}
					size={size}
					isSelected={detail.path === selected}
					onSelect={onSelect}
				/>
			))}
		</>
	);
}

type BoxButtonProps = {
	detail: Detail;
	size: { width: number; height: number };
	isSelected: boolean;
	onSelect: (path: string) => void;
};

function BoxButton({ detail, size, isSelected, onSelect }: BoxButtonProps) {
	const button = useRef<HTMLButtonElement>(null);
	const { path, box, confidence, raw } = detail;
	useEffect(() => {
		if (isSelected) button.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
	}, [isSelected]);
	const across = (value: number) => `${(value / size.width) * 100}%`;
	const down = (value: number) => `${(value / size.height) * 100}%`;
	const margin = size.width * MARGIN;
	return (
		<button
			ref={button}
			type="button"
			className="box"
			data-level={levelOf(confidence)}
			data-path={path}
			aria-pressed={isSelected}
			aria-label={text.result.box(path, raw, percentOf(confidence))}
			title={path}
			onClick={() => onSelect(path)}
			style={{
				left: across(box.x0 - margin),
				top: down(box.y0 - margin),
				width: across(box.x1 - box.x0 + 2 * margin),
				height: down(box.y1 - box.y0 + 2 * margin),
			}}
		/>
	);
}
