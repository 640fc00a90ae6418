import { Alert, Button, Group, Text } from '@mantine/core';
import { useElementSize, useViewportSize } from '@mantine/hooks';
import { IconFileOff } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Detail } from '../api/types.ts';
import { keepFile } from '../parts/keep-file.ts';
import { PageLoader } from '../parts/page-loader.tsx';
import { plainName } from '../parts/plain-name.ts';
import { text } from '../text.ts';
import { Boxes } from './boxes.tsx';
import type { BoxProps } from './boxes.tsx';
import type { Pages } from './open-pages.ts';
import type { Size } from './size.ts';
import { PageImage } from './page-image.tsx';
import { levelOf } from './read-result.ts';
import { Thumbnails } from './thumbnails.tsx';
import { isSideways, TurnContext, turnBox, turnOn, turnSize } from './turn-page.ts';
import type { Turn } from './turn-page.ts';
import { usePages } from './use-pages.ts';
import { usePageScroll } from './use-scroll.ts';
import { useSearch } from './use-search.ts';
import { useZoom } from './use-zoom.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { WordLayer } from './word-layer.tsx';
import type { Picked } from './word-layer.tsx';
import { usePickedFrom } from './words.ts';
import type { Hit, Origin, Word } from './words.ts';

/** Something drawn on a page; its words are given while they can be picked. */
type Overlay = (page: number, size: Size, words: readonly Word[]) => ReactNode;

type Props = BoxProps & {
	/** null: no longer stored. */
	blob: Blob | null;
	fileName: string;
	templateName?: string | undefined;
	/** The job of the document, which has the words of scans. */
	jobId?: string | undefined;
	/** A kept document: its words are shown in place of the file, which was never stored. */
	documentId?: string | undefined;
	/** The sample that the document is. */
	sampleId?: string | undefined;
	/** The page to begin with; default: the first one with a value. */
	start?: number | undefined;
	/** Called with the words that a person picks; default: picking is off. */
	onPick?: ((picked: Picked) => void) | undefined;
	/** Additional content on each page, below the boxes. */
	overlay?: Overlay | undefined;
	/** The search field, for a keyboard shortcut. */
	searchInput?: RefObject<HTMLInputElement | null>;
};

/** The document with a box around every value. */
export function DocumentView({ blob, fileName, templateName, ...view }: Props) {
	return (
		<section className="document" aria-label={`${text.document.label} ${fileName}`}>
			<Group gap="xs" className="document-head" wrap="nowrap">
				<Text component="bdi" fz="sm" fw={600} truncate title={fileName}>
					{fileName}
				</Text>
				{templateName !== undefined && templateName !== '' && (
					<Text fz="sm" c="dimmed" truncate>
						{templateName}
					</Text>
				)}
			</Group>
			{blob === null && view.documentId === undefined ? (
				<Gone />
			) : (
				<Opening key={fileName} {...{ blob, fileName }} {...view} />
			)}
		</section>
	);
}

type OpeningProps = Omit<Props, 'templateName'>;

function Opening({ blob, fileName, jobId, documentId, sampleId, ...view }: OpeningProps) {
	const id = useId();
	const origin = useMemo<Origin>(() => {
		if (jobId !== undefined) return { id: jobId, jobId };
		if (blob === null) return { id: documentId ?? id, documentId: documentId ?? id };
		return { id, blob, ...(sampleId !== undefined && { sampleId }) };
	}, [id, jobId, documentId, blob, sampleId]);
	const { pages, isBroken } = usePages(blob, fileName, origin);
	const [cannotDraw, setCannotDraw] = useState(false);
	const markBroken = useCallback(() => setCannotDraw(true), []);
	if (isBroken || cannotDraw) return blob ? <CannotShow {...{ blob, fileName }} /> : <Gone />;
	if (!pages) return <PageLoader />;
	return (
		<>
			{blob === null && (
				<Text fz="sm" c="dimmed" className="document-note">
					{text.document.onlyWords}
				</Text>
			)}
			<Viewer {...{ pages, origin, fileName }} {...view} onBroken={markBroken} />
		</>
	);
}

type ViewerProps = Omit<OpeningProps, 'blob' | 'jobId' | 'documentId' | 'sampleId'> & {
	pages: Pages;
	origin: Origin;
	onBroken: () => void;
};

/** Space around pages and for a scroll bar. */
const PADDING = 12;
/** The height of everything above and below the pages; must match styles.css. */
const AROUND = 250;
const WIDE_ENOUGH = 500;

function Viewer({
	pages,
	origin,
	details,
	selected,
	onSelect,
	onPick,
	onBroken,
	overlay,
	start,
	...own
}: ViewerProps) {
	const { count, first } = pages;
	const [zoom, setZoom] = useZoom();
	const [turn, setTurn] = useState<Turn>(0);
	const [isFiltered, setFiltered] = useState(false);
	const [wantsThumbnails, setThumbnails] = useState<boolean>();
	const [query, setQuery] = useState('');
	const [chosenHit, setHit] = useState(0);
	const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(new Map());
	const ownInput = useRef<HTMLInputElement>(null);
	const [area, setArea] = useState<HTMLElement | null>(null);
	const { ref: outer, width: outerWidth } = useElementSize<HTMLDivElement>();
	const { ref: inner, width: innerWidth } = useElementSize<HTMLDivElement>();
	const screen = useViewportSize();

	const sizeOf = useCallback((page: number) => sizes.get(page) ?? first, [sizes, first]);
	const noteSize = useCallback((page: number, size: Size) => {
		setSizes((known) => {
			const now = known.get(page);
			if (now?.width === size.width && now.height === size.height) return known;
			return new Map(known).set(page, size);
		});
	}, []);

	const fit = Math.max(160, innerWidth - PADDING);
	const room = Math.max(240, screen.height - AROUND - PADDING);
	const shownSizeOf = useCallback((page: number) => turnSize(sizeOf(page), turn), [sizeOf, turn]);
	const shownFirst = turnSize(first, turn);
	const whole = Math.min(fit, (room * shownFirst.width) / shownFirst.height);
	const width = Math.round(zoom === 'page' ? whole : fit * zoom);
	const { from, to, current, tops, height, show } = usePageScroll(area, {
		count,
		sizeOf: shownSizeOf,
		width,
	});

	const byPage = useMemo(() => {
		const kept = isFiltered ? details.filter((one) => levelOf(one.confidence) !== 'sure') : details;
		return Map.groupBy(kept, ({ page }) => page);
	}, [details, isFiltered]);
	const search = useSearch(origin, count, query);
	const hit = Math.min(chosenHit, Math.max(0, search.hits.length - 1));
	const isSearched = query.trim() !== '';
	const currentHit = isSearched ? search.hits[hit] : undefined;

	const showBox = useCallback(
		(detail: Pick<Detail, 'page' | 'box'>) => {
			const size = sizeOf(detail.page);
			const { y0, y1 } = turnBox(detail.box, size, turn);
			const { height: shownHeight } = turnSize(size, turn);
			show(detail.page, { from: y0 / shownHeight, to: y1 / shownHeight });
		},
		[show, sizeOf, turn],
	);
	const target = selected === null ? undefined : details.find(({ path }) => path === selected);
	const showLatest = useRef(showBox);
	const showPage = useRef(show);
	const latest = useRef(details);
	const hasTarget = useRef(target !== undefined);
	useEffect(() => {
		showLatest.current = showBox;
		showPage.current = show;
		latest.current = details;
		hasTarget.current = target !== undefined;
	}, [show, showBox, details, target]);
	const isReady = area !== null && innerWidth > 0;
	useEffect(() => {
		if (target && isReady) showLatest.current(target);
	}, [target, isReady]);
	// Start at the first page with a value.
	const firstFound = useMemo(
		() => details.reduce((first, { page }) => Math.min(first, page), start ?? Infinity),
		[details, start],
	);
	useEffect(() => {
		if (!isReady || firstFound === Infinity || hasTarget.current) return;
		if (firstFound <= 1 && start === undefined) return;
		const found = latest.current.find(({ page }) => page === firstFound);
		if (found) showLatest.current(found);
		else showPage.current(firstFound);
	}, [firstFound, isReady, start]);
	useEffect(() => {
		if (currentHit) showLatest.current(currentHit);
	}, [currentHit]);

	const hasThumbnails = count > 1 && (wantsThumbnails ?? outerWidth > WIDE_ENOUGH);
	const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
	return (
		<div className="viewer" ref={outer}>
			<ViewerBar
				{...{ count, current, zoom, isFiltered, query, search, hit, hasThumbnails }}
				onPage={(page) => show(page)}
				onZoom={setZoom}
				onTurn={() => setTurn(turnOn)}
				onThumbnails={setThumbnails}
				onFilter={setFiltered}
				onQuery={(next) => {
					setQuery(next);
					setHit(0);
				}}
				onHit={setHit}
				searchInput={own.searchInput ?? ownInput}
			/>
			<div className="viewer-body">
				{hasThumbnails && (
					<Thumbnails
						{...{ pages, origin, current, sizeOf, byPage, onSize: noteSize }}
						onChoose={show}
					/>
				)}
				<div
					className="viewer-pages"
					ref={setArea}
					tabIndex={0}
					role="region"
					aria-label={text.viewer.pages}
					style={{ maxWidth: '100%' }}
				>
					<div ref={inner} className="viewer-measure" aria-hidden />
					{innerWidth > 0 && (
						<div className="viewer-sheets" style={{ height, minWidth: width }}>
							{shown.map((number) => (
								<Sheet
									key={number}
									{...{ pages, origin, number, width, turn, onPick, onBroken, overlay }}
									onSize={noteSize}
									top={tops[number - 1] ?? 0}
									size={sizeOf(number)}
									details={byPage.get(number) ?? NONE}
									selected={selected}
									onSelect={onSelect}
									hits={isSearched ? search.hits : NO_HITS}
									currentHit={currentHit}
								/>
							))}
						</div>
					)}
				</div>
			</div>
		</div>
	);
}

const NONE: readonly Detail[] = [];
const NO_HITS: readonly Hit[] = [];

type SheetProps = BoxProps & {
	pages: Pages;
	origin: Origin;
	number: number;
	top: number;
	width: number;
	turn: Turn;
	size: Size;
	hits: readonly Hit[];
	currentHit: Hit | undefined;
	onPick: ((picked: Picked) => void) | undefined;
	overlay: Overlay | undefined;
	onSize: (number: number, size: Size) => void;
	onBroken: () => void;
};

const Sheet = memo(function Sheet({
	pages,
	origin,
	number,
	top,
	width,
	turn,
	size,
	...rest
}: SheetProps) {
	const { details, selected, onSelect, hits, currentHit, onPick, onSize, onBroken, overlay } = rest;
	const { count } = pages;
	const label = text.document.page(number, count);
	const words = usePickedFrom(origin, number, onPick !== undefined) ?? [];
	const marks = hits.filter(({ page }) => page === number);
	const shown = turnSize(size, turn);
	/** The page before it is turned, around its centre. */
	const ownWidth = isSideways(turn) ? Math.round((width * shown.height) / shown.width) : width;
	const turned = {
		width: ownWidth,
		aspectRatio: `${size.width} / ${size.height}`,
		transform: `translate(-50%, -50%) rotate(${turn}deg)`,
	};
	return (
		<div
			className="sheet"
			data-page={number}
			data-picks={onPick ? true : undefined}
			style={{ top, width, aspectRatio: `${shown.width} / ${shown.height}` }}
		>
			<div className="sheet-turned" style={turned}>
				<TurnContext value={turn}>
					<PageImage {...{ pages, origin, number, label, onSize, onBroken }} width={ownWidth} />
					{overlay?.(number, size, words)}
					<Boxes {...{ size, details, selected, onSelect }} />
					{(onPick !== undefined || marks.length > 0) && (
						<WordLayer
							{...{ page: number, size, words, onPick }}
							marks={marks.map(({ box }) => box)}
							current={currentHit?.page === number ? currentHit.box : undefined}
						/>
					)}
				</TurnContext>
			</div>
			{count > 1 && <span className="sheet-number">{label}</span>}
		</div>
	);
});

function Gone() {
	return <Alert color="gray" icon={<IconFileOff aria-hidden />} title={text.document.gone} />;
}

function CannotShow({ blob, fileName }: { blob: Blob; fileName: string }) {
	return (
		<Alert color="gray" icon={<IconFileOff aria-hidden />} title={text.document.broken}>
			<Group>
				<Text fz="sm" className="wrap-anywhere">
					{plainName(fileName)}
				</Text>
				<Button size="xs" variant="default" onClick={() => keepFile(blob, fileName)}>
					{text.common.download}
				</Button>
			</Group>
		</Alert>
	);
}
