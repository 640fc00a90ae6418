import { text } from '../text.ts';
import { toLabel } from './read-result.ts';

const ORDER = /^(\w+) ([≤>]) (\w+)$/u;
/** A check that a template names. */
const NAMED = /^(.+) ✗$/u;
const PRODUCTS = /^line products (\d+)\/(\d+)$/;

/** A check of the engine in words, and whether it failed. */
export function sayCheck(check: string): { words: string; hasFailed: boolean } {
	const known = text.checks.known[check];
	const hasFailed = /≠|✗$/u.test(check);
	if (known !== undefined) return { words: known, hasFailed };
	const [, right, all] = PRODUCTS.exec(check) ?? [];
	if (right !== undefined && all !== undefined) {
		return { words: text.checks.products(right, all), hasFailed: true };
	}
	const [, first, sign, second] = ORDER.exec(check) ?? [];
	if (first !== undefined && second !== undefined) {
		const say = sign === '≤' ? text.checks.inOrder : text.checks.outOfOrder;
		return { words: say(toLabel(first), toLabel(second)), hasFailed: sign !== '≤' };
	}
	const [, named] = NAMED.exec(check) ?? [];
	if (named !== undefined) return { words: text.checks.failed(named), hasFailed };
	return { words: hasFailed ? text.checks.differs(check) : check, hasFailed };
}
