import { readFileSync } from 'node:fs';
import { ConfigError, listVariables } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Any variable can be read from a file, as container platforms provide secrets: `DATABASE_URL_FILE` names a file that
 * holds the `DATABASE_URL`.
 */
export function readSecretFiles(environment: Environment): Environment {
	const given = listVariables().flatMap(({ name }): [string, string][] => {
		const path = environment[`${name}_FILE`]?.trim();
		if (!path) return [];
		if (environment[name]?.trim()) {
			throw new ConfigError(`${name} and ${name}_FILE: set one of them`);
		}
		return [[name, readSecret(`${name}_FILE`, path)]];
	});
	return { ...environment, ...Object.fromEntries(given) };
}

function readSecret(variable: string, path: string): string {
	try {
		return readFileSync(path, 'utf8').trim();
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		throw new ConfigError(`${variable}: cannot read ${path} (${code})`);
	}
}
