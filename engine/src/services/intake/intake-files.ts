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

/** The longest file name of common file systems, in bytes. */
const MAX_NAME_BYTES = 255;
const MAX_ENDING_BYTES = 20;
const REPORT_ENDING = '.json';

/** Refuses links: a person with access to the folder could have files written elsewhere. */
export async function openFolder(folder: string): Promise<void> {
	for (const place of ['done', 'failed']) {
		const path = join(folder, place);
		await mkdir(path, { recursive: true });
		if (!(await lstat(path)).isDirectory()) throw new Error(`${path} must be a folder, not a link`);
	}
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

/** Does not follow a link that has replaced the file, and does not wait for the writer of a pipe. */
const READ_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Copies a file to the uploads; undefined if it is gone or something else has its name now. */
export async function readFileOnce(
	folder: string,
	{ name, inode }: IntakeFile,
	uploads: Uploads,
): Promise<ReceivedFile | undefined> {
	try {
		const handle = await open(join(folder, name), READ_FLAGS);
		const found = await handle.stat();
		if (!found.isFile() || found.ino !== inode) {
			await handle.close();
			return undefined;
		}
		return await uploads.receive(handle.createReadStream(), name, uploads.folder);
	} catch (error) {
		if (isGone(error)) return undefined;
		throw error;
	}
}

const WRITE_FLAGS =
	constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

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
	const draft = join(folder, place, `.${id}.${process.pid}.tmp`);
	const now = await lookAt(folder, file.name);
	// Another process has moved it, or another file has its name now.
	if (!now || !isSameFile(now, file)) return;
	const text = `${await stringifyInSlices(report)}\n`;
	await writeFile(draft, text, { flush: true, flag: WRITE_FLAGS });
	await rename(draft, target + REPORT_ENDING);
	try {
		await rename(join(folder, file.name), target);
	} catch (error) {
		if (!isGone(error)) throw error;
		await rm(draft, { force: true });
	}
}

/**
 * An existing file of the same name stays; the new one gets the id in its name. So does a file whose name is that of
 * a report, which could be the report of another file, and a file whose report would have too long a name.
 */
async function chooseName(folder: string, name: string, id: string): Promise<string> {
	const isReport = name.toLowerCase().endsWith(REPORT_ENDING);
	const isLong = Buffer.byteLength(name + REPORT_ENDING) > MAX_NAME_BYTES;
	if (!isReport && !isLong && !(await lookAt(folder, name))) return name;
	const { name: stem, ext } = parse(name);
	const ending = Buffer.byteLength(ext) > MAX_ENDING_BYTES ? '' : ext;
	const room = MAX_NAME_BYTES - Buffer.byteLength(`-${id}${ending}${REPORT_ENDING}`);
	return `${cutBytes(stem, room)}-${id}${ending}`;
}

/** The beginning of a text that takes up at most this many bytes. */
function cutBytes(text: string, maxBytes: number): string {
	let [cut, bytes] = ['', 0];
	for (const character of text) {
		bytes += Buffer.byteLength(character);
		if (bytes > maxBytes) break;
		cut += character;
	}
	return cut;
}

function isGone(error: unknown): boolean {
	return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
