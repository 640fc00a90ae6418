import { stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { Problem, problem } from '../../../model/problem.ts';
import { checkEntries, withZip } from '../../../platform/zip/open-zip.ts';
import type { ZipEntry } from '../../../platform/zip/open-zip.ts';
import { readOfficeXml } from './read-xml.ts';
import type { XmlHandlers } from './read-xml.ts';

/** Office files are ZIP archives and are opened with the same limits. */
const LIMITS = { maxEntries: 10_000, maxUnpackedBytes: 1_073_741_824, maxRatio: 200 };
/** Applies to the parts that are read; pictures are not. */
const MAX_READ_BYTES = 134_217_728;

export type OfficePackage = {
	has: (name: string) => boolean;
	/** The names of matching parts, in order. */
	list: (pattern: RegExp) => string[];
	/** Reads a part. A missing part counts as empty. */
	read: (name: string, handlers: XmlHandlers) => Promise<void>;
	/** The relationships of a part by id: type and target. External targets are left out. */
	readRelations: (name: string) => Promise<Map<string, { kind: string; target: string }>>;
};

/** Opens an office file and passes its parts to a function. `kind` is used in messages. */
export async function withPackage<T>(
	path: string,
	kind: string,
	work: (office: OfficePackage) => Promise<T>,
): Promise<T> {
	const { size: bytes } = await stat(path);
	const tooLarge = () => problem('DOCUMENT_TOO_LARGE', { kind });
	const { maxEntries } = LIMITS;
	try {
		return await withZip({ path, bytes }, { maxEntries, tooMany: tooLarge }, async (entries) => {
			checkEntries(entries, bytes, LIMITS);
			return await work(openParts(entries, kind));
		});
	} catch (error) {
		if (!(error instanceof Problem)) throw problem('DOCUMENT_DAMAGED', { kind });
		if (error.code === 'ARCHIVE_TOO_LARGE') throw tooLarge();
		throw error.code.startsWith('ARCHIVE_') ? problem('DOCUMENT_DAMAGED', { kind }) : error;
	}
}

/** The main part of a package: the one that its relationships name, otherwise the usual one. */
export async function findMainPart(office: OfficePackage, usual: string): Promise<string> {
	const related = await office.readRelations('');
	const found = [...related.values()].find(({ kind }) => kind === 'officeDocument');
	return found && office.has(found.target) ? found.target : usual;
}

function openParts(entries: readonly ZipEntry[], kind: string): OfficePackage {
	const byName = new Map(entries.map((entry) => [entry.path.replace(/^\/+/, ''), entry]));
	let readBytes = 0;

	async function* bytesOf(entry: ZipEntry): AsyncGenerator<Uint8Array> {
		for await (const chunk of entry.stream() as AsyncIterable<Uint8Array>) {
			readBytes += chunk.length;
			if (readBytes > MAX_READ_BYTES) throw problem('DOCUMENT_TOO_LARGE', { kind });
			yield chunk;
		}
	}

	async function read(name: string, handlers: XmlHandlers): Promise<void> {
		const entry = byName.get(name);
		if (entry) await readOfficeXml(bytesOf(entry), handlers, kind);
	}

	return {
		has: (name) => byName.has(name),
		list: (pattern) => [...byName.keys()].filter((name) => pattern.test(name)).sort(inNumber),
		read,
		readRelations: async (name) => {
			const found = new Map<string, { kind: string; target: string }>();
			const folder = posix.dirname(name);
			await read(posix.join(folder, '_rels', `${posix.basename(name)}.rels`), {
				open: (tag, get) => {
					const [id, type, target] = [get('Id'), get('Type'), get('Target')];
					if (tag !== 'Relationship' || get('TargetMode') === 'External') return;
					if (id === undefined || type === undefined || target === undefined) return;
					const place = target.startsWith('/') ? target : posix.join('/', folder, target);
					found.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), target: place.slice(1) });
				},
			});
			return found;
		},
	};
}

/** Sorts header2 before header10. */
function inNumber(a: string, b: string): number {
	return a.localeCompare(b, 'en', { numeric: true });
}
