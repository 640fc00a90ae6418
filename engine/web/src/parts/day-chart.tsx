import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import type { DayUsage } from '../api/types.ts';
import { formatNumber } from '../locale.ts';
import { text } from '../text.ts';
import { chooseTop } from './choose-top.ts';
import { formatDate, formatDay } from './format-time.ts';
import { maxOf } from '../extremes.ts';

const HEIGHT = 200;
/** The empty share of a bar's slot. */
const GAP = 0.22;
/** Horizontal lines, without the bottom one. */
const STEPS = 4;
const LEFT = 40;
const RIGHT = 18;
/** Every seventh day has a label. */
const NAMED_DAYS = 7;
const BOTTOM = 24;

/** A bar chart, with a table for screen readers. */
export function DayChart({ days }: { days: readonly DayUsage[] }) {
	const [shown, setShown] = useState<DayUsage | null>(null);
	const top = chooseTop(maxOf(days.map(({ pages }) => pages)), STEPS);
	const total = days.reduce((sum, { pages }) => sum + pages, 0);
	const { ref, width } = useElementSize<HTMLElement>();
	const slot = Math.max(0, width - LEFT - RIGHT) / days.length;
	const yOf = (pages: number) => (HEIGHT - BOTTOM) * (1 - pages / top) + 8;
	return (
		<figure className="day-chart" ref={ref}>
			<svg
				width={width}
				height={HEIGHT + 12}
				role="img"
				aria-label={text.usage.daysLabel(days.length, total)}
				onMouseLeave={() => setShown(null)}
			>
				{Array.from({ length: STEPS + 1 }, (_, i) => {
					const pages = (top / STEPS) * i;
					return (
						<g key={i}>
							<line
								x1={LEFT}
								x2={Math.max(LEFT, width - RIGHT)}
								y1={yOf(pages)}
								y2={yOf(pages)}
								className="chart-line"
							/>
							<text x={LEFT - 8} y={yOf(pages) + 4} className="chart-text" textAnchor="end">
								{formatNumber(pages)}
							</text>
						</g>
					);
				})}
				{days.map((one, i) => (
					<g key={one.day} onMouseEnter={() => setShown(one)}>
						<rect x={LEFT + i * slot} y={0} width={slot} height={HEIGHT} className="chart-slot" />
						<rect
							x={LEFT + (i + GAP / 2) * slot}
							y={yOf(one.pages)}
							width={slot * (1 - GAP)}
							height={Math.max(0, yOf(0) - yOf(one.pages))}
							rx={Math.min(3, slot / 4)}
							className="chart-bar"
						/>
						{(days.length - 1 - i) % NAMED_DAYS === 0 && (
							<text
								x={LEFT + i * slot + slot / 2}
								y={HEIGHT + 8}
								className="chart-text"
								textAnchor="middle"
							>
								{formatDay(one.day)}
							</text>
						)}
					</g>
				))}
			</svg>
			<figcaption aria-hidden>
				{shown ? text.usage.dayOf(formatDate(shown.day), shown.pages) : '\u00a0'}
			</figcaption>
			<VisuallyHidden>
				<table>
					<thead>
						<tr>
							<th scope="col">{text.usage.day}</th>
							<th scope="col">{text.usage.pages}</th>
						</tr>
					</thead>
					<tbody>
						{days
							.filter(({ pages }) => pages > 0)
							.map(({ day, pages }) => (
								<tr key={day}>
									<td>{formatDate(day)}</td>
									<td>{formatNumber(pages)}</td>
								</tr>
							))}
					</tbody>
				</table>
			</VisuallyHidden>
		</figure>
	);
}
