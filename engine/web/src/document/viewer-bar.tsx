import { ActionIcon, Group, NumberInput, Text, TextInput, Tooltip } from '@mantine/core';
import {
	IconArrowAutofitWidth,
	IconChevronDown,
	IconChevronUp,
	IconFilter,
	IconLayoutSidebar,
	IconRectangleVertical,
	IconRotateClockwise,
	IconSearch,
	IconZoomIn,
	IconZoomOut,
} from '@tabler/icons-react';
import type { ComponentType, RefObject } from 'react';
import { text } from '../text.ts';
import type { Search } from './use-search.ts';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** A multiple of the fitting width, or the whole page. */
export type Zoom = number | 'page';

type Props = {
	count: number;
	current: number;
	onPage: (page: number) => void;
	zoom: Zoom;
	onZoom: (zoom: Zoom) => void;
	/** Turns the pages clockwise. */
	onTurn: () => void;
	hasThumbnails: boolean;
	onThumbnails: (isShown: boolean) => void;
	/** Whether sure values are hidden. */
	isFiltered: boolean;
	onFilter: (isFiltered: boolean) => void;
	query: string;
	onQuery: (query: string) => void;
	search: Search;
	/** The current match, from 0. */
	hit: number;
	onHit: (hit: number) => void;
	searchInput: RefObject<HTMLInputElement | null>;
};

/** The toolbar of the document view. */
export function ViewerBar(props: Props) {
	const { count, current, onPage, zoom, onZoom } = props;
	const factor = zoom === 'page' ? 1 : zoom;
	const larger = ZOOMS.find((one) => one > factor);
	const smaller = ZOOMS.findLast((one) => one < factor);
	return (
		<div className="viewer-bar">
			<Group gap={4} wrap="nowrap">
				{count > 1 && (
					<>
						<Tool
							label={text.viewer.thumbnails}
							icon={IconLayoutSidebar}
							isOn={props.hasThumbnails}
							onClick={() => props.onThumbnails(!props.hasThumbnails)}
						/>
						<NumberInput
							aria-label={text.viewer.goTo}
							size="xs"
							w={54}
							hideControls
							allowDecimal={false}
							clampBehavior="strict"
							min={1}
							max={count}
							value={current}
							onChange={(page) => {
								if (typeof page === 'number' && page >= 1) onPage(page);
							}}
						/>
						<Text fz="xs" c="dimmed" className="no-wrap">
							{text.viewer.of(count)}
						</Text>
					</>
				)}
			</Group>
			<Group gap={2} wrap="nowrap">
				<Tool
					label={text.viewer.smaller}
					icon={IconZoomOut}
					isDisabled={smaller === undefined}
					onClick={() => onZoom(smaller ?? factor)}
				/>
				<Text fz="xs" c="dimmed" className="no-wrap viewer-zoom" aria-live="polite">
					{zoom === 'page' ? text.viewer.wholePage : text.viewer.percent(zoom * 100)}
				</Text>
				<Tool
					label={text.viewer.larger}
					icon={IconZoomIn}
					isDisabled={larger === undefined}
					onClick={() => onZoom(larger ?? factor)}
				/>
				<Tool
					label={text.viewer.fitWidth}
					icon={IconArrowAutofitWidth}
					isOn={zoom === 1}
					onClick={() => onZoom(1)}
				/>
				<Tool
					label={text.viewer.fitPage}
					icon={IconRectangleVertical}
					isOn={zoom === 'page'}
					onClick={() => onZoom('page')}
				/>
				<Tool label={text.viewer.turn} icon={IconRotateClockwise} onClick={props.onTurn} />
				<Tool
					label={text.viewer.onlyDoubtful}
					icon={IconFilter}
					isOn={props.isFiltered}
					onClick={() => props.onFilter(!props.isFiltered)}
				/>
			</Group>
			<SearchBox {...props} />
		</div>
	);
}

function SearchBox({ query, onQuery, search, hit, onHit, count, searchInput }: Props) {
	const { hits, isDone, searched, hasWords } = search;
	const isWanted = query.trim() !== '';
	const step = (by: number) => {
		if (hits.length > 0) onHit((hit + by + hits.length) % hits.length);
	};
	const state = !isWanted
		? ''
		: hits.length > 0
			? text.viewer.hits(hit + 1, hits.length)
			: !isDone
				? text.viewer.searching(searched, count)
				: hasWords
					? text.viewer.noHits
					: text.viewer.noWords;
	return (
		<Group gap={2} wrap="nowrap" className="viewer-search">
			<TextInput
				ref={searchInput}
				type="search"
				size="xs"
				aria-label={text.viewer.search}
				placeholder={text.viewer.search}
				leftSection={<IconSearch size={14} aria-hidden />}
				value={query}
				onChange={({ currentTarget }) => onQuery(currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
					if (event.key === 'Escape') onQuery('');
				}}
			/>
			<Text fz="xs" c="dimmed" role="status" className="viewer-hits">
				{state}
			</Text>
			{isWanted && hits.length > 1 && (
				<>
					<Tool label={text.viewer.previousHit} icon={IconChevronUp} onClick={() => step(-1)} />
					<Tool label={text.viewer.nextHit} icon={IconChevronDown} onClick={() => step(1)} />
				</>
			)}
		</Group>
	);
}

type ToolProps = {
	label: string;
	icon: ComponentType<{ size: number; stroke: number }>;
	/** Set for a toggle button. */
	isOn?: boolean;
	isDisabled?: boolean;
	onClick: () => void;
};

function Tool({ label, icon: Icon, isOn, isDisabled = false, onClick }: ToolProps) {
	return (
		<Tooltip label={label}>
			<ActionIcon
				variant={isOn ? 'light' : 'subtle'}
				color={isOn ? 'sift' : 'gray'}
				aria-label={label}
				{...(isOn !== undefined && { 'aria-pressed': isOn })}
				disabled={isDisabled}
				onClick={onClick}
			>
				<Icon size={17} stroke={1.7} />
			</ActionIcon>
		</Tooltip>
	);
}
