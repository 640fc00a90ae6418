import { isHidden } from './read-zip.ts';
import { append } from '../append.ts';

/** Dropped files, including those in dropped folders; their names are their paths. */
export async function collectDropped(transfer: DataTransfer): Promise<File[]> {
	// Entries are only available during the event, so collect all before the first await.
	const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
	const plain = [...transfer.files];
	if (entries.every((entry) => entry === null)) return plain;
	const found: File[] = [];
	for (const entry of entries) if (entry) append(found, await collectEntry(entry));
	return found;
}

/** Files chosen one by one or as a folder. */
export function collectChosen(files: FileList | null): File[] {
	return [...(files ?? [])]
		.map((file) => nameFile(file, file.webkitRelativePath || file.name))
		.filter(({ name }) => !isHidden(name));
}

async function collectEntry(entry: FileSystemEntry): Promise<File[]> {
	if (isHidden(entry.name)) return [];
	if (isFile(entry)) {
		const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
		return [nameFile(file, entry.fullPath.replace(/^\//, ''))];
	}
	const found: File[] = [];
	for (const inner of await readFolder(entry as FileSystemDirectoryEntry)) {
		append(found, await collectEntry(inner));
	}
	return found;
}

/** A folder is read in parts; the last part is empty. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
	const reader = folder.createReader();
	const all: FileSystemEntry[] = [];
	for (;;) {
		const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
			reader.readEntries(resolve, reject),
		);
		if (part.length === 0) return all;
		append(all, part);
	}
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
	return entry.isFile;
}

function nameFile(file: File, name: string): File {
	return name === file.name ? file : new File([file], name, { type: file.type });
}
