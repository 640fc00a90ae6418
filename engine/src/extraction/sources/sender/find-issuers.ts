import { anyOf } from '../../lexicon/any-of.ts';
import { BANKS, REGISTERS } from '../../lexicon/terms/companies.ts';
import { PAYEE_LABELS } from '../../lexicon/terms/documents.ts';
import type { Box } from '../../../model/document.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { countTimes, pageOf, segmentsBelow } from '../../document.ts';
import { chooseParties } from '../parties/choose-parties.ts';
import { partyOfLabel } from '../parties/find-address-blocks.ts';
import { startOfCompany } from '../../values/names.ts';

/** A name that may be that of who issued a document, and how much speaks for it. */
export type Issuer = { name: string; segment: Segment; box: Box; score: number };

const MAX_FOUND = 60;
/** What stands below or behind the name of a company in letterheads and feet. */
const REGISTER = new RegExp(String.raw`(?<!\p{L})${anyOf(REGISTERS)}(?!\p{L})`, 'iu');
const BANK = new RegExp(String.raw`(?<!\p{L})${anyOf(BANKS)}(?!\p{L})`, 'iu');
/** Who is paid is who sent the bill. */
const PAYEE = new RegExp(String.raw`${anyOf(PAYEE_LABELS)}\s*:?\s*(.{3,60})$`, 'iu');
const LINES_DOWN = 5;
const MAX_WORDS = 7;

/** Names of companies in a document as those of its issuer, the likeliest first. */
export function findIssuers(document: Document): Issuer[] {
	const others = new Set(
		[...document.fact(chooseParties)].flatMap(([party, { block }]) =>
			party === 'seller' ? [] : block.segments,
		),
	);
	const found: Issuer[] = [];
	for (const segment of document.segments) {
		if (found.length >= MAX_FOUND) break;
		const page = pageOf(document, segment.page);
		const name = page && !others.has(segment) ? readName(segment.text) : undefined;
		if (!page || !name || BANK.test(name.text) || isBuyers(document, segment, name.before))
			continue;
		const { text, isPayee } = name;
		const times = countTimes(document, text);
		const hasRegister = REGISTER.test(textBelow(page, segment, name.after));
		const isTop = page.index === 0 && segment.box.y0 < 0.2 * page.height;
		const isFoot = segment.box.y0 > 0.8 * page.height;
		const isSellers = partyOfLabel(document.readLabel(name.before, 'end')) === 'seller';
		const score =
			(hasRegister ? 2 : 0) +
			(isTop ? 2 : isFoot ? 1 : 0) +
			(times > 1 ? 1 : 0) +
			(isSellers ? 3 : 0) +
			(isPayee && times > 1 ? 2 : 0);
		found.push({ name: text, segment, box: segment.box, score });
	}
	return found.sort((one, other) => other.score - one.score);
}

type Name = { text: string; before: string; after: string; isPayee: boolean };

/** A company with its legal form, or whoever is named as the one to pay. */
function readName(text: string): Name | undefined {
	const payee = PAYEE.exec(text)?.[1];
	if (payee && /^\p{Lu}/u.test(payee) && !/\d{3}/.test(payee)) {
		const name = payee.split(/\s+[-–•·|]\s+|,\s/)[0] ?? payee;
		return { text: name.trim(), before: '', after: '', isPayee: true };
	}
	let at = 0;
	for (const part of text.split(/(\s+[-–—−•●·|©]\s+|[:;]\s+)/u)) {
		const name = part.replace(/^©\s*(?:\d{4}\s)?/u, '').trim();
		const company = startOfCompany(name);
		if (company && /^[\p{Lu}\d]/u.test(name) && company.split(' ').length <= MAX_WORDS) {
			const after = text.slice(at + part.length);
			return { text: company, before: text.slice(0, at), after, isPayee: false };
		}
		at += part.length;
	}
	return undefined;
}

function textBelow(page: PageLayout, segment: Segment, after: string): string {
	const below = [...segmentsBelow(page, segment.line, segment.box, LINES_DOWN)].map(
		({ text }) => text,
	);
	return [segment.text, after, ...below].join(' ');
}

/** "Bill to: Trey Research Ltd", or such a label right above it. */
export function isBuyers(document: Document, segment: Segment, before = ''): boolean {
	const page = pageOf(document, segment.page);
	const above = page?.lines[segment.line - 1]?.segments.find(
		({ box }) => box.x0 < segment.box.x1 && box.x1 > segment.box.x0,
	);
	return [before, above?.text ?? ''].some((text) => {
		const party = text === '' ? null : partyOfLabel(document.readLabel(text, 'end'));
		return party === 'buyer' || party === 'shipTo';
	});
}
