/**
 * npm run eval:packets -- [DIR …] [--cache DIR] [--known] [--packets N] [--seed S] [--documents S] [--early] [--misses] [--ocr FILE]
 * Builds packets of documents with known kinds (3 to 12 documents, blank pages and loose sheets between them) and
 * prints how well they are divided and how well templates are chosen, before and after one taught document per
 * template. Packets are digital, scanned or mixed; each is also counted by itself. Documents are of families, authors
 * and kinds that the weights were not fitted on, unless --early is given. --seed puts the packets together in another
 * way, --documents draws other documents of the same families. With --ocr, the time of OCR on the pages of FILE stands beside that of sorting. DIR adds the documents of evaluation sets, each set with its own template.
 */
import { parseArgs } from 'node:util';
import { createPageDescriber } from '../engine/src/reading/sorting/describe-page.ts';
import { sortPages } from '../engine/src/reading/sorting/sort-pages.ts';
import type { DocumentPiece, TemplateProfile } from '../engine/src/reading/sorting/sort-pages.ts';
import { createRandom } from '../training/corpus/kit/random.ts';
import { MODELS } from './models.ts';
import { openSets } from './open-set.ts';
import { buildPacket, LOOKS } from './packets/build-packets.ts';
import type { KnownDocument, Packet } from './packets/build-packets.ts';
import { DEFAULT_CACHE } from './packets/cache.ts';
import { DOCUMENT_SEED, makeDocuments } from './packets/make-documents.ts';
import { isHeldOut, splitDocuments } from './packets/split-documents.ts';
import { TEMPLATES } from './packets/templates.ts';
import { createPageReader } from './read-pages.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		cache: { type: 'string', default: DEFAULT_CACHE },
		/** Use only documents that lie in the cache. */
		known: { type: 'boolean', default: false },
		packets: { type: 'string', default: '200' },
		seed: { type: 'string', default: '1' },
		documents: { type: 'string', default: String(DOCUMENT_SEED) },
		early: { type: 'boolean', default: false },
		misses: { type: 'boolean', default: false },
		/** A scan, to compare the time of sorting with that of OCR. */
		ocr: { type: 'string' },
	},
});
const say = (line: string) => process.stdout.write(`${line}\n`);
/** Ten templates; those after the fourth have no kind in common with the fitted documents, or few families. */
const LATER_TEMPLATES =
	'invoice receipt contract resume delivery-note purchase-order quotation bill-of-lading minutes utility-bill'.split(
		' ',
	);
const EARLY_TEMPLATES =
	'invoice receipt contract resume delivery-note purchase-order quotation bank-statement payslip lab-report'.split(
		' ',
	);

type Counts = {
	right: number;
	found: number;
	wanted: number;
	perfect: number;
	packets: number;
	templates: number;
	templated: number;
	none: number;
	noned: number;
	pages: number;
	cpuMs: number;
	/** By tenth of confidence: boundaries that were found, and those of them that are right. */
	calibration: [number, number][];
};

/** Documents of evaluation sets; each set is a kind of its own, with its own template. */
async function openExtra(
	folders: readonly string[],
): Promise<{ documents: KnownDocument[]; templates: TemplateProfile[] }> {
	const readPages = createPageReader(`${values.cache}/sets`);
	const documents: KnownDocument[] = [];
	const templates: TemplateProfile[] = [];
	for (const set of folders.flatMap((folder) => openSets(folder))) {
		templates.push({
			id: set.name,
			name: set.name.replaceAll('-', ' '),
			category: null,
			fields: set.schema.data,
		});
		for (const { id, path } of set.documents)
			documents.push({
				id,
				family: `${set.name}/set`,
				kind: set.name,
				isScan: false,
				pages: await readPages(path, `${set.name}-${id}`, set.schema),
			});
	}
	await readPages.close();
	return { documents, templates };
}

/** Counts a packet and returns its misses, as sentences. */
function countPacket(
	{ parts, pages }: Packet,
	pieces: readonly DocumentPiece[],
	templates: readonly TemplateProfile[],
	counts: Counts,
): string[] {
	const boundaries = countBoundaries(parts, pieces, counts);
	const misses = [...boundaries, ...countTemplates(parts, pieces, templates, counts)];
	counts.packets += 1;
	counts.pages += pages.length;
	if (misses.length === 0) counts.perfect += 1;
	return misses;
}

function countBoundaries(
	parts: Packet['parts'],
	pieces: readonly DocumentPiece[],
	counts: Counts,
): string[] {
	const misses: string[] = [];
	const wanted = new Set(parts.slice(1).map(({ from }) => from));
	const found = pieces.slice(1);
	for (const {
		pages: { from },
		boundaryConfidence,
	} of found) {
		const isRight = wanted.has(from - 1);
		const bin = counts.calibration[Math.min(9, Math.floor(10 * boundaryConfidence))] ?? [0, 0];
		bin[0] += 1;
		if (isRight) bin[1] += 1;
		else
			misses.push(
				`no boundary before page ${from} (${boundaryConfidence}): ${nameAt(parts, from - 1)}`,
			);
	}
	const starts = new Set(found.map(({ pages: { from } }) => from - 1));
	for (const at of wanted)
		if (!starts.has(at))
			misses.push(
				`boundary missed before page ${at + 1}: ${nameAt(parts, at - 1)} → ${nameAt(parts, at)}`,
			);
	counts.right += [...wanted].filter((at) => starts.has(at)).length;
	counts.found += found.length;
	counts.wanted += wanted.size;
	return misses;
}

function countTemplates(
	parts: Packet['parts'],
	pieces: readonly DocumentPiece[],
	templates: readonly TemplateProfile[],
	counts: Counts,
): string[] {
	const misses: string[] = [];
	for (const part of parts) {
		const piece = pieces.find(({ pages: { from, to } }) => from - 1 <= part.from && part.from < to);
		const expected = templates.find(({ id }) => id === part.kind)?.id ?? null;
		const isRight = piece?.templateId === expected;
		if (expected === null) {
			counts.noned += 1;
			if (isRight) counts.none += 1;
		} else {
			counts.templated += 1;
			if (isRight) counts.templates += 1;
		}
		if (!isRight)
			misses.push(
				`${part.id} (${part.kind}): ${piece?.templateId ?? 'none'} as ${piece?.kind ?? '?'} ${piece?.confidence ?? ''} ${piece?.reasons.join('; ') ?? ''}`,
			);
	}
	return misses;
}

function nameAt(parts: Packet['parts'], at: number): string {
	const part = parts.find(({ from, to }) => from <= at && at < to);
	return part ? `${part.id} page ${at - part.from + 1} of ${part.to - part.from}` : '?';
}

async function measure(
	packets: readonly Packet[],
	templates: readonly TemplateProfile[],
	title: string,
): Promise<number> {
	const counts: Counts = {
		right: 0,
		found: 0,
		wanted: 0,
		perfect: 0,
		packets: 0,
		templates: 0,
		templated: 0,
		none: 0,
		noned: 0,
		pages: 0,
		cpuMs: 0,
		calibration: Array.from({ length: 10 }, (): [number, number] => [0, 0]),
	};
	const byLook = new Map(
		LOOKS.map((look) => [look, { packets: 0, perfect: 0, pages: 0, cpuMs: 0 }]),
	);
	for (const [i, packet] of packets.entries()) {
		const before = process.cpuUsage();
		const pieces = await sortPages(packet.pages, {
			split: { by: 'auto' },
			templates,
			models: MODELS,
		});
		const { user, system } = process.cpuUsage(before);
		const cpuMs = (user + system) / 1000;
		counts.cpuMs += cpuMs;
		const misses = countPacket(packet, pieces, templates, counts);
		if (values.misses) for (const miss of misses) say(`${i} ${packet.look}: ${miss}`);
		const ofLook = byLook.get(packet.look);
		if (!ofLook) continue;
		ofLook.packets += 1;
		ofLook.pages += packet.pages.length;
		ofLook.cpuMs += cpuMs;
		if (misses.length === 0) ofLook.perfect += 1;
	}
	const share = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
	say(
		`${title}: ${counts.packets} packets, ${counts.pages} pages, ${counts.templated + counts.noned} documents`,
	);
	say(`  boundary F1             ${share(2 * counts.right, counts.found + counts.wanted)}`);
	say(`  packets without error   ${share(counts.perfect, counts.packets)}`);
	for (const [look, { packets: all, perfect }] of byLook)
		say(`    ${look.padEnd(22)}${share(perfect, all)} of ${all}`);
	say(
		`  template right          ${share(counts.templates, counts.templated)} of ${counts.templated}`,
	);
	say(`  none recalled           ${share(counts.none, counts.noned)} of ${counts.noned}`);
	say(`  CPU per page            ${(counts.cpuMs / counts.pages).toFixed(1)} ms`);
	for (const [look, { pages, cpuMs }] of byLook)
		say(`    ${look.padEnd(22)}${(cpuMs / Math.max(1, pages)).toFixed(1)} ms`);
	const bins = counts.calibration.flatMap((bin, i) =>
		bin[0] > 0 ? [`${i / 10}: ${share(bin[1], bin[0])} of ${bin[0]}`] : [],
	);
	say(`  boundaries right by confidence  ${bins.join('  ')}`);
	return counts.cpuMs / counts.pages;
}

/** Says which share of the time of OCR the sorting of a page takes. */
async function compareWithOcr(path: string, sortingMs: number): Promise<void> {
	const readPages = createPageReader(undefined);
	try {
		// Loading the models is not part of it.
		await readPages(path, 'first');
		const before = process.cpuUsage();
		const { length } = await readPages(path, 'again');
		const { user, system } = process.cpuUsage(before);
		const ocrMs = (user + system) / 1000 / Math.max(1, length);
		const percent = ((100 * sortingMs) / ocrMs).toFixed(1);
		say(`OCR: ${ocrMs.toFixed(0)} ms of CPU per page; sorting takes ${percent} % of that`);
	} finally {
		await readPages.close();
	}
}

/** One document per template is taught: its first page is remembered. */
function teach(
	templates: readonly TemplateProfile[],
	documents: readonly KnownDocument[],
): TemplateProfile[] {
	const describe = createPageDescriber(MODELS.encoder);
	const random = createRandom(`teach ${values.seed}`);
	return templates.map((template) => {
		const own = documents.filter(({ kind }) => kind === template.id);
		const page = own.length > 0 ? random.pick(own).pages[0] : undefined;
		return page ? { ...template, seen: [{ anchors: describe(page).anchors }] } : template;
	});
}

const made = splitDocuments(
	await makeDocuments(values.cache, say, {
		onlyKnown: values.known,
		seed: Number(values.documents),
		isWanted: (document) => values.early !== isHeldOut(document),
	}),
);
const extra = await openExtra(positionals);
const documents = [...(values.early ? made.early : made.later), ...extra.documents];
const ids = values.early ? EARLY_TEMPLATES : LATER_TEMPLATES;
const templates =
	extra.templates.length > 0 ? extra.templates : TEMPLATES.filter(({ id }) => ids.includes(id));
const random = createRandom(`packets ${values.seed}`);
const wanted = new Set(templates.map(({ id }) => id));
const packets = Array.from({ length: Number(values.packets) }, () =>
	buildPacket(documents, wanted, random),
);
const sortingMs = await measure(
	packets,
	templates,
	values.early ? 'families of the fit' : 'held-out families',
);
await measure(packets, teach(templates, documents), 'after one taught document per template');
if (values.ocr !== undefined) await compareWithOcr(values.ocr, sortingMs);
