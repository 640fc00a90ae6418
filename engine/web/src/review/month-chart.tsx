import { useElementSize } from '@mantine/hooks';
import { formatMonth } from '../parts/format-time.ts';
import { text } from '../text.ts';

type Month = { month: string; reviewed: number; right: number };

const HEIGHT = 170;
const LEFT = 44;
const BOTTOM = 22;
const MAX_SLOT = 90;
const STEPS = [0, 25, 50, 75, 100];

/** The share of correct values by month; a table beside it has the same numbers. */
export function MonthChart({ months }: { months: readonly Month[] }) {
	const { ref, width } = useElementSize<HTMLElement>();
	const slot = Math.min(MAX_SLOT, Math.max(0, width - LEFT) / Math.max(1, months.length));
	const yOf = (percent: number) => 8 + (HEIGHT - BOTTOM - 8) * (1 - percent / 100);
	return (
		<figure className="day-chart" ref={ref}>
			<svg
				width={width}
				height={HEIGHT}
				role="img"
				aria-label={text.accuracy.monthChart(months.length)}
			>
				{STEPS.map((percent) => (
					<g key={percent}>
						<line
							x1={LEFT}
							x2={Math.max(LEFT, width)}
							y1={yOf(percent)}
							y2={yOf(percent)}
							className="chart-line"
						/>
						<text x={LEFT - 6} y={yOf(percent) + 4} className="chart-text" textAnchor="end">
							{text.accuracy.share(percent)}
						</text>
					</g>
				))}
				{months.map((one, i) => {
					const percent = percentRight(one);
					return (
						<g key={one.month}>
							<title>{text.accuracy.monthOf(formatMonth(one.month), percent, one.reviewed)}</title>
							<rect
								x={LEFT + (i + 0.15) * slot}
								y={yOf(percent)}
								width={slot * 0.7}
								height={Math.max(0, yOf(0) - yOf(percent))}
								rx={3}
								className="chart-bar"
							/>
							<text
								x={LEFT + (i + 0.5) * slot}
								y={HEIGHT - 4}
								className="chart-text"
								textAnchor="middle"
							>
								{formatMonth(one.month)}
							</text>
						</g>
					);
				})}
			</svg>
		</figure>
	);
}

function percentRight({ right, reviewed }: Month): number {
	return reviewed === 0 ? 0 : Math.round((100 * right) / reviewed);
}
