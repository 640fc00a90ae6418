import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { AuditTrail } from '../audit/audit.ts';
import type { Lesson } from '../../model/memory.ts';
import { problem } from '../../model/problem.ts';
import { giveWay } from '../../model/time-slices.ts';
import {
	createHashSeal,
	exchangeHashes,
	SEAL_KEY_BYTES,
} from '../../platform/store/seal-hashes.ts';
import type { HashSeal } from '../../platform/store/seal-hashes.ts';
import type { ExportHead } from './lesson-schema.ts';
import type { MemoryRepository, NewRecord } from './memory-repository.ts';
import type { WriteLessons } from './write-lessons.ts';

/** Exchanges the hashes of a lesson for those of another key. */
export type ConvertLesson = (lesson: Lesson) => Lesson;

type Collaborators = {
	repository: MemoryRepository;
	audit: AuditTrail;
	openSeal: () => Promise<HashSeal>;
	lessons: WriteLessons;
};

const SALT_BYTES = 16;
/** Reading and parsing these takes a few milliseconds even if they are as large as they may be. */
const LESSONS_AT_ONCE = 10;
/** The lessons that one transaction of an import writes. */
const IMPORT_AT_ONCE = 100;
const IMPORT_MAX_CHARACTERS = 500_000;

/** Exports lessons to other installations, and imports theirs. */
export function createTransfer({
	repository,
	audit,
	openSeal,
	lessons: { toRecord, write },
}: Collaborators) {
	return {
		/**
		 * The head of an export, and the conversion of stored lessons for it. An export with a passphrase can be imported
		 * elsewhere; one without, only into this installation.
		 */
		async startExport(
			passphrase: string | undefined,
		): Promise<{ head: ExportHead; convert?: ConvertLesson }> {
			const own = await openSeal();
			if (passphrase === undefined) {
				return { head: { version: 2, key: own.id } };
			}
			const salt = randomBytes(SALT_BYTES);
			const other = await sealWith(passphrase, salt);
			return {
				head: { version: 2, key: other.id, salt: salt.toString('hex') },
				convert: (lesson) => exchangeHashes(lesson, (hash) => other.seal(own.open(hash))),
			};
		},

		/** How the lessons of an export become lessons that `import` stores; refuses those of an unknown key. */
		async startImport(head: ExportHead, passphrase: string | undefined): Promise<ConvertLesson> {
			const own = await openSeal();
			if (head.version === 1) return (lesson) => exchangeHashes(lesson, own.seal);
			if (head.salt === undefined) {
				if (head.key !== own.id) throw problem('MEMORY_KEY_UNKNOWN');
				return (lesson) => lesson;
			}
			if (passphrase === undefined) throw problem('MEMORY_PASSPHRASE_REQUIRED');
			const other = await sealWith(passphrase, Buffer.from(head.salt, 'hex'));
			if (head.key !== other.id) throw problem('MEMORY_PASSPHRASE_WRONG');
			return (lesson) => exchangeHashes(lesson, (hash) => own.seal(other.open(hash)));
		},

		/** All lessons of a template as JSON, the oldest first. */
		async *export(templateId: string, convert?: ConvertLesson): AsyncIterable<string> {
			let after: string | undefined;
			for (;;) {
				const page = await repository.listTexts(templateId, { after, limit: LESSONS_AT_ONCE });
				for (const { lesson } of page) {
					if (!convert) yield lesson;
					else {
						yield JSON.stringify(convert(JSON.parse(lesson) as Lesson));
						await giveWay();
					}
				}
				after = page.at(-1)?.id;
				if (page.length < LESSONS_AT_ONCE) return;
				await giveWay();
			}
		},

		/**
		 * Adds lessons in order, oldest first, converted by the result of `startImport`, and returns their number. They
		 * are written in chunks, so that neither this process nor the database is blocked. Chunks already written stay
		 * when a later one fails.
		 */
		async import(
			about: { accountId: string; templateId: string },
			lessons: AsyncIterable<Lesson> | Iterable<Lesson>,
			convert: ConvertLesson,
		): Promise<number> {
			let count = 0;
			let chunk: NewRecord[] = [];
			let characters = 0;
			const flush = async () => {
				const records = chunk;
				[chunk, characters] = [[], 0];
				await audit.write((trx) => write(records, trx));
				count += records.length;
				await giveWay();
			};
			for await (const lesson of lessons) {
				const record = toRecord({
					...about,
					origin: 'import',
					reviewId: null,
					lesson: convert(lesson),
				});
				chunk.push(record);
				characters += record.lesson.length;
				if (chunk.length >= IMPORT_AT_ONCE || characters >= IMPORT_MAX_CHARACTERS) await flush();
			}
			await flush();
			return count;
		},
	};
}

const derive = promisify<string, Uint8Array, number, Buffer>(scrypt);

/** scrypt runs outside the event loop. Its cost slows down guessing of passphrases. */
async function sealWith(passphrase: string, salt: Uint8Array): Promise<HashSeal> {
	return createHashSeal(await derive(passphrase.normalize('NFKC'), salt, SEAL_KEY_BYTES));
}
