import type { Found } from '../model/extraction.ts';
import { mainConcept, readNeed } from './fields/read-needs.ts';
import type { Need } from './fields/read-needs.ts';
import type { Ranked } from './scoring/rank-candidates.ts';

const PAID = readNeed(['cashGiven'], { type: 'number' });
const CHANGE = readNeed(['change'], { type: 'number' });
const ROUNDING = readNeed(['rounding'], { type: 'number' });

/** A label has to say what an amount is before anything is reckoned with it. */
const LEAST_SCORE = 0.5;
const GIVEN_BACK = 0.9;
/** Nothing came back: what was handed over may be one of several payments. */
const PAID_EXACTLY = 0.85;
/** Totals are rounded to the smallest coin. */
const MOST_ROUNDED = 0.05;
const TOLERANCE = 0.005;

type Filled = { value: number; detail: Found };
type Rank = (need: Need) => readonly Ranked[];

function isTotal(need: Need): boolean {
	return !need.inRow && mainConcept(need) === 'grossTotal';
}

/** The total of a till: what was handed over less what came back, where that is written somewhere. */
export function fillFromPayment(needs: readonly Need[], rank: Rank): Map<Need, Filled> {
	const filled = new Map<Need, Filled>();
	const wanted = needs.filter(isTotal);
	if (wanted.length === 0) return filled;
	// Some tills print what they give back with a minus.
	const [paid, change] = [named(rank(PAID)), named(rank(CHANGE))];
	if (paid === undefined || change === undefined || Math.abs(change) >= paid) return filled;
	const confidence = change === 0 ? PAID_EXACTLY : GIVEN_BACK;
	for (const need of wanted) {
		const total = findValue(rank(need), paid - Math.abs(change));
		if (total) filled.set(need, toFilled(total, confidence, 'paid - change = total'));
	}
	return filled;
}

/** A total and what it was rounded by come to another amount of the page: that was to be paid. */
export function roundTotals(
	found: ReadonlyMap<Need, { value: unknown; detail: Found }>,
	rank: Rank,
): Map<Need, Filled> {
	const rounded = new Map<Need, Filled>();
	for (const [need, { value, detail }] of found) {
		if (!isTotal(need) || typeof value !== 'number') continue;
		const by = named(rank(ROUNDING));
		if (by === undefined || by === 0 || Math.abs(by) > MOST_ROUNDED) continue;
		const total = findValue(rank(need), value + by);
		if (total) rounded.set(need, toFilled(total, detail.confidence, 'total + rounding'));
	}
	return rounded;
}

function named([best]: readonly Ranked[]): number | undefined {
	return best && best.score >= LEAST_SCORE ? Number(best.candidate.value) : undefined;
}

function findValue(totals: readonly Ranked[], value: number): Ranked | undefined {
	return totals.find(({ candidate }) => Math.abs(Number(candidate.value) - value) < TOLERANCE);
}

function toFilled({ candidate }: Ranked, confidence: number, check: string): Filled {
	const { value, segment, box, raw, checks } = candidate;
	return {
		value: Number(value),
		detail: { confidence, page: segment.page + 1, box, raw, checks: [...checks, check] },
	};
}
