import type { Segment } from '../../model/layout.ts';
import type { Candidate, Family } from '../candidates/candidate.ts';
import { findValues } from '../candidates/find-values.ts';
import type { Document } from '../document.ts';
import type { Need, Party } from '../fields/read-needs.ts';
import type { Ranked } from '../scoring/rank-candidates.ts';
import type { ChosenParty } from './choose-parties.ts';
import type { PartyValue } from './fill-parties.ts';
import { createOwners } from './find-owners.ts';
import type { Owner } from './find-owners.ts';

type ContactFamily = Extract<Family, 'email' | 'phone' | 'url' | 'vat'>;
const FAMILIES = new Set<string>(['email', 'phone', 'url', 'vat'] satisfies ContactFamily[]);

/** What the only value of its kind is worth to the sender when nothing tells whose it is. */
const ONLY_ONE = 0.6;
const FAX = /(?<!\p{L})(?:tele)?fax|(?<!\p{L})t[ée]l[ée]copie/iu;

export type Contacts = {
	filled: Map<Need, PartyValue>;
	/** Candidates of a field without those that are another party's. */
	keepOwn: (need: Need, ranked: readonly Ranked[]) => readonly Ranked[];
};

/** E-mail addresses, telephone and tax numbers belong to the party in whose lines they stand. */
export function fillContacts(
	document: Document,
	parties: ReadonlyMap<Party, ChosenParty>,
	needs: readonly Need[],
	owners: ReadonlyMap<Segment, Party> = new Map(),
): Contacts {
	const filled = new Map<Need, PartyValue>();
	const isOthers = (need: Need, { segment }: Candidate) =>
		need.party !== null && (owners.get(segment) ?? need.party) !== need.party;
	const wanted = needs.filter(({ party, kind }) => party !== null && FAMILIES.has(kind));
	const ownerOf = createOwners(document, parties);
	const known = new Map<string, Owned[]>();
	for (const { kind } of wanted) {
		if (!known.has(kind)) known.set(kind, findOwned(document, kind as ContactFamily, ownerOf));
	}
	for (const need of wanted) {
		const best = (known.get(need.kind) ?? [])
			.filter(({ owner }) => owner?.party === need.party)
			.sort((one, other) => (other.owner?.sureness ?? 0) - (one.owner?.sureness ?? 0))[0];
		if (!best?.owner) continue;
		const { value, raw, box, segment } = best.candidate;
		const confidence = best.owner.sureness;
		filled.set(need, {
			value: String(value),
			detail: { confidence, page: segment.page + 1, box, raw, checks: [] },
		});
	}
	return {
		filled,
		keepOwn: (need, ranked) => {
			const owned = wanted.includes(need) ? known.get(need.kind) : undefined;
			return ranked.filter(({ candidate }) => {
				if (isOthers(need, candidate)) return false;
				const one = owned?.find(
					(each) => each.candidate.value === candidate.value && each.owner !== null,
				);
				return !one || one.owner?.party === need.party;
			});
		},
	};
}

type Owned = { candidate: Candidate; owner: Owner | null };

function findOwned(
	document: Document,
	family: ContactFamily,
	ownerOf: ReturnType<typeof createOwners>,
): Owned[] {
	const candidates = findValues(document, family).filter(
		(candidate) => family !== 'phone' || isPhone(candidate),
	);
	const owned = candidates.map((candidate): Owned => {
		const start = candidate.segment.text.indexOf(candidate.raw);
		return { candidate, owner: ownerOf(candidate.segment, start, String(candidate.value)) };
	});
	// Who sends a document puts his own numbers on it; the other side's are there besides.
	const values = new Set(candidates.map(({ value }) => value));
	if (values.size > 1 || owned.some(({ owner }) => owner !== null)) return owned;
	return owned.map(({ candidate }) => ({
		candidate,
		owner: { party: 'seller', sureness: ONLY_ONE },
	}));
}

/** A number to call: with a country code, or called so; not the number of a fax or of anything else. */
export function isPhone({ raw, segment, around }: Candidate): boolean {
	const before = segment.text.slice(0, segment.text.indexOf(raw));
	const label = /\p{L}/u.test(before) ? before.slice(-24) : (around.left?.text ?? before);
	if (FAX.test(label)) return false;
	return (
		raw.startsWith('+') ||
		// As North America writes them.
		/^\(\d{3}\)\s?\d{3}[-.\s]\d{4}$/.test(raw) ||
		/(?<!\p{L})(?:[tpm](?!\p{L})|tel|t[ée]l|tlf|fon|phone|ph|mob|cell|hotline|call|gsm|handy)/iu.test(
			label,
		)
	);
}
