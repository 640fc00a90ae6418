import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { languagesFor } from '../model/languages.ts';
import type { OutputWish } from '../model/output.ts';
import { readPageChoice } from '../model/page-choice.ts';
import { problem } from '../model/problem.ts';
import { readSample } from '../reading/pipeline/parse-document.ts';
import { openFile } from './open-file.ts';

type ConvertOrder = Omit<OutputWish, 'redactions'> & {
	file: string;
	/** The file to write; undefined: standard output. */
	to?: string | undefined;
	language?: string | undefined;
	pages?: string | undefined;
};

/** Converts a file without a server, an account or a database; null: the output went to standard output. */
export async function convertFile(
	config: Config,
	{ file, as, chunks, kinds = [], to, language, pages }: ConvertOrder,
): Promise<{ file: string; bytes: number } | null> {
	if (as === 'redacted-pdf' && kinds.length === 0) {
		throw problem('INVALID_REQUEST', {
			faults: [{ path: '--kinds', message: 'say what is redacted' }],
		});
	}
	const opened = await openFile(config, file);
	const { document, scratch, turn, log } = opened;
	try {
		const { documentLimits: limits } = config;
		const { signal } = new AbortController();
		const [readFrom, target] = [join(scratch, 'read'), join(scratch, 'output')];
		const order = {
			document,
			languages: languagesFor(language),
			pages: pages === undefined ? undefined : readPageChoice(pages),
			limits,
			pagesFile: join(scratch, 'pages'),
			signal,
			onPages: () => Promise.resolve(),
		};
		await readSample(order, readFrom, { turn, log });
		const { path, type } = document;
		const from = { pagesFile: readFrom };
		const wish = { as, chunks, kinds: [...kinds] };
		const done = await turn.run('convert', { path, type, limits, from, wish, target }, signal);
		if (to !== undefined) {
			await copyFile(target, to);
			return { file: to, bytes: done?.bytes ?? 0 };
		}
		process.stdout.write(await readFile(target));
		return null;
	} finally {
		await opened.close();
	}
}
