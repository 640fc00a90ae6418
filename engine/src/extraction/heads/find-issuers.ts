import type { Box } from '../../model/document.ts';
import type { PageLayout, Segment } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import { pageOf, segmentsBelow } from '../document.ts';
import type { Party } from '../fields/read-needs.ts';
import { fold } from '../lexicon/read-words.ts';
import type { ChosenParty } from '../parties/choose-parties.ts';
import { partyOfLabel } from '../parties/find-address-blocks.ts';
import { startOfCompany } from '../values/names.ts';

/** A name that may be that of who issued a document, and how much speaks for it. */
export type Issuer = { name: string; segment: Segment; box: Box; score: number };

const MOST = 60;
/** What stands below or behind the name of a company in letterheads and feet. */
const REGISTER =
	/(?<!\p{L})(?:vat|ust|mwst|tva|siret|siren|rcs|capital|hrb|hra|iban|bic|steuer|kvk|btw|nif|cif|iva|gst|abn|uid|registered|company no|si[èe]ge|reg\.? office|sitz|amtsgericht)(?!\p{L})/iu;
const BANK = /(?<!\p{L})(?:bank|banque|banco|banca|sparkasse|volksbank)(?!\p{L})/iu;
/** Who is paid is who sent the bill. */
const PAYEE =
	/(?:payable to|in favou?r of|account holder|account name|beneficiary|titulaire du compte|kontoinhaber|zahlungsempf[äa]nger|titular(?: de la cuenta)?|beneficiario|intestat[ao] a|rekeninghouder|ten name van|à l['’]ordre de)\s*:?\s*(.{3,60})$/iu;
const LINES_DOWN = 5;
const MOST_WORDS = 7;

/** Names of companies in a document as those of its issuer, the likeliest first. */
export function findIssuers(
	document: Document,
	parties: ReadonlyMap<Party, ChosenParty>,
): Issuer[] {
	const others = new Set(
		[...parties].flatMap(([party, { block }]) => (party === 'seller' ? [] : block.segments)),
	);
	const found: Issuer[] = [];
	for (const segment of document.segments) {
		if (found.length >= MOST) break;
		const page = pageOf(document, segment.page);
		const name = page && !others.has(segment) ? readName(segment.text) : undefined;
		if (!page || !name || BANK.test(name.text) || isBuyers(document, segment, name.before))
			continue;
		const { text, isPayee } = name;
		const times = document.folded.split(fold(text)).length - 1;
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
		if (company && /^[\p{Lu}\d]/u.test(name) && company.split(' ').length <= MOST_WORDS) {
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
