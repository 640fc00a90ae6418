import { constants } from 'node:fs';
import { lstat, mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { stringifyInSlices } from '../../model/sliced-json.ts';
import type { ReceivedFile, Uploads } from '../../reading/intake/uploads.ts';

/** A snapshot of a file's metadata. */
export type IntakeFile = { name: string; size: number; modifiedMs: number; inode: number };

/** Maximum entries of the folder per scan. */
const MAX_ENTRIES = 10_000;
/** Hidden files, and names that programs give to files that they are still writing. */
const UNFINISHED = /^[.~]|\.(?:part|partial|tmp|crdownload|filepart)$/i;

export async function openFolder(folder: string): Promise<void> {
	await mkdir(join(folder, 'done'), { recursive: true });
	await mkdir(join(folder, 'failed'), { recursive: true });
}

/** The regular files of a folder; links and everything else are ignored. */
export async function listFiles(folder: string): Promise<IntakeFile[]> {
	const files: IntakeFile[] = [];
	let left = MAX_ENTRIES;
	for await (const { name } of await opendir(folder)) {
		if ((left -= 1) < 0) break;
		const file = UNFINISHED.test(name) ? undefined : await lookAt(folder, name);
		if (file) files.push(file);
	}
	return files.toSorted((a, b) => a.modifiedMs - b.modifiedMs);
}

/** undefined if it is gone or not a regular file. */
async function lookAt(folder: string, name: string): Promise<IntakeFile | undefined> {
	try {
		const found = await lstat(join(folder, name));
		if (!found.isFile()) return undefined;
		return { name, size: found.size, modifiedMs: found.mtimeMs, inode: found.ino };
	} catch (error) {
		if (isGone(error)) return undefined;
		throw error;
	}
}

export function isSameFile(one: IntakeFile, other: IntakeFile): boolean {
	return (
		one.size === other.size && one.modifiedMs === other.modifiedMs && one.inode === other.inode
	);
}

/** Copies a file to the uploads; undefined if it is gone. */
export async function readFileOnce(
	folder: string,
	{ name }: IntakeFile,
	uploads: Uploads,
): Promise<ReceivedFile | undefined> {
	try {
		// Does not follow a link that has replaced the file.
		const handle = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
		return await uploads.receive(handle.createReadStream(), name, uploads.folder);
	} catch (error) {
		if (isGone(error)) return undefined;
		throw error;
	}
}

/**
 * Writes the report of a file to its target folder, then moves the file there. The order ensures that a file that
 * has left the folder has its report.
 */
export async function putAway(
	folder: string,
	place: 'done' | 'failed',
	file: IntakeFile,
	report: Record<string, unknown>,
	id: string,
): Promise<void> {
	const name = await chooseName(join(folder, place), file.name, id);
	const target = join(folder, place, name);
	const draft = join(folder, place, `.${name}.${process.pid}.tmp`);
	const now = await lookAt(folder, file.name);
	// Another process has moved it, or another file has its name now.
	if (!now || !isSameFile(now, file)) return;
	await writeFile(draft, `${await stringifyInSlices(report)}\n`, { flush: true });
	await rename(draft, `${target}.json`);
	try {
		await rename(join(folder, file.name), target);
	} catch (error) {
		if (!isGone(error)) throw error;
		await rm(draft, { force: true });
	}
}

/** An existing file of the same name stays; the new one gets the id in its name. */
async function chooseName(folder: string, name: string, id: string): Promise<string> {
	if (!(await lookAt(folder, name))) return name;
	const { name: stem, ext } = parse(name);
	return `${stem}-${id}${ext}`;
}

function isGone(error: unknown): boolean {
	return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
