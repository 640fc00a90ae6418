import type { Document } from '../document.ts';
import { mainConcept } from '../fields/read-needs.ts';
import type { Need, Party } from '../fields/read-needs.ts';
import type { ChosenParty } from '../parties/choose-parties.ts';
import { isCompany, startOfCompany } from '../values/names.ts';
import type { HeadValue } from './fill-from-head.ts';
import { readHead } from './read-head.ts';
import type { HeadLine } from './read-head.ts';

/** What houses of a kind call themselves; who sends their papers is one of them. */
const HOUSES: Readonly<Record<string, RegExp>> = {
	bankName:
		/(?<!\p{L})(?:bank|banque|banco|banca|caixa|cr[ée]dit|\p{L}*sparkasse|\p{L}*bank|raiffeisen|building society|credit union|savings)(?!\p{L})/iu,
	insurer:
		/(?<!\p{L})(?:insurance|assurances?|mutual|mutuelle|\p{L}*versicherung(?:en)?|assicurazioni|seguros|\p{L}*verzekering(?:en)?|underwriters)(?!\p{L})/iu,
	institution:
		/(?<!\p{L})(?:universit|universidad|college|school|\p{L}*schule|akademie|academy|[ée]cole|lyc[ée]e|escuela|scuola|escola|hogeschool|institut)/iu,
	hotel:
		/(?<!\p{L})(?:\p{L}*hotel|h[ôo]tel|inn|lodge|resort|guest ?house|gasthof|pension|auberge|albergo|hostal|pousada|herberg)(?!\p{L})/iu,
	taxOffice:
		/(?<!\p{L})(?:finanzamt|revenue|tax (?:office|authority)|taxation office|impôts|finances publiques|agencia tributaria|agenzia delle entrate|autoridade tribut|belastingdienst)/iu,
};
/** Papers that an employer makes out. */
const WAGES =
	/\b(?:net pay|gross pay|pay ?slip|pay ?stub|earnings statement|entgeltabrechnung|(?:lohn|gehalts|verdienst)abrechnung|bulletin de (?:paie|salaire)|nomina|busta paga|cedolino|recibo de (?:vencimento|salario)|loonstrook|salarisspecificatie)\b/;
/** Who such papers are sent to. */
const RECIPIENTS = new Set(['employee', 'accountHolder', 'insured', 'guest', 'taxpayer']);

const HEAD_LINES = 10;
const MOST_WORDS = 7;
const CONFIDENCE = 0.6;
/** An address says less about whose it is than a label does. */
const MOST_OF_ADDRESS = 0.5;

/** Whether a field may be told by who sent a paper, or whom it was sent to. */
export function isRole(need: Need): boolean {
	return need.party === null && RECIPIENTS.has(mainConcept(need) ?? '');
}

/** The bank on its statement, the employer on a payslip and whom they wrote to, where no label says so. */
export function fillRoles(
	document: Document,
	parties: ReadonlyMap<Party, ChosenParty>,
	needs: readonly Need[],
): Map<Need, HeadValue> {
	const filled = new Map<Need, HeadValue>();
	for (const need of needs) {
		const found = isRole(need) ? findRecipient(parties) : findSender(document, need);
		if (found) filled.set(need, found);
	}
	return filled;
}

function findSender(document: Document, need: Need): HeadValue | undefined {
	const concept = mainConcept(need) ?? '';
	const house = HOUSES[concept];
	const isEmployer = concept === 'employer' && !need.inRow;
	if (!house && !isEmployer) return undefined;
	const names = readHead(document).slice(0, HEAD_LINES).filter(isNameLike);
	if (isEmployer && !WAGES.test(document.folded)) return undefined;
	for (const { text, box, segment } of names) {
		const company = startOfCompany(text);
		const name = isEmployer ? company : house?.test(text) ? (company ?? text) : undefined;
		if (name === undefined) continue;
		const detail = { confidence: CONFIDENCE, page: segment.page + 1, box, raw: name, checks: [] };
		return { value: name, detail };
	}
	return undefined;
}

/** Few words, none of them a label, a day or an address on the net. */
function isNameLike({ text }: HeadLine): boolean {
	return !/[:@]|\d{3}/.test(text) && text.split(' ').length <= MOST_WORDS && isCompany(text);
}

function findRecipient(parties: ReadonlyMap<Party, ChosenParty>): HeadValue | undefined {
	const { block, score } = parties.get('buyer') ?? {};
	if (!block?.name || score === undefined) return undefined;
	const { text, box } = block.name;
	const confidence = Math.min(score, MOST_OF_ADDRESS);
	return {
		value: text,
		detail: { confidence, page: block.page.index + 1, box, raw: text, checks: [] },
	};
}
