import { registerHooks } from 'node:module';
import { root } from './run-node.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads modules and all that they import once more, with other data in place of some JSON files. Paths are relative to
 * the repository.
 */
export async function importAnew<Modules extends unknown[]>(
	paths: { [Index in keyof Modules]: string },
	data: Record<string, unknown>,
): Promise<Modules> {
	const mark = `?anew=${Math.random()}`;
	const place = (path: string) => pathToFileURL(join(root, path)).href;
	const sources = new Map(
		Object.entries(data).map(([path, one]) => [`${place(path)}${mark}`, JSON.stringify(one)]),
	);
	const unused = new Set(sources.keys());
	const hooks = registerHooks({
		resolve: (specifier, context, next) => {
			const found = next(specifier, context);
			const isOurs = found.url.startsWith('file:') && !found.url.includes('/node_modules/');
			const isMarked = context.parentURL?.endsWith(mark) === true && isOurs;
			return isMarked ? { ...found, url: `${found.url}${mark}` } : found;
		},
		load: (url, context, next) => {
			const source = sources.get(url);
			if (source === undefined) return next(url, context);
			unused.delete(url);
			return { format: 'json', source, shortCircuit: true };
		},
	});
	try {
		const modules = await Promise.all(paths.map((path) => import(`${place(path)}${mark}`)));
		if (unused.size > 0) throw new Error(`no module imports ${[...unused].join(', ')}`);
		return modules as unknown as Modules;
	} finally {
		hooks.deregister();
	}
}
