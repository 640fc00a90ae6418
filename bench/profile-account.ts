import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Frame = { functionName: string; url: string };
type ProfileNode = { id: number; callFrame: Frame; children?: number[] };
type Profile = { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] };

/** Libraries whose whole stack counts as theirs, also what Node does for them. */
const OWNERS: readonly (readonly [part: string, urls: RegExp])[] = [
	['access log', /\/node_modules\/(pino|sonic-boom)\/|\/src\/app\/log\.ts$/],
	['metrics', /\/node_modules\/@prometheus-io\/|\/src\/platform\/metrics\//],
	['rate limits', /\/services\/accounts\/(rate-limits|counter)\.ts$/],
	['check of the key', /\/services\/accounts\/|\/platform\/store\/|\/plugins\/authentication\.ts$/],
];
/** Everything else counts by the file of the function itself. */
const FILES: readonly (readonly [part: string, urls: RegExp])[] = [
	['other hooks and handlers of ours', /\/engine\/src\//],
	['fastify and its router', /\/node_modules\//],
	['Node: HTTP, streams, sockets', /^node:/],
];
const SYSTEM = 'Node: HTTP, streams, sockets';

/**
 * The share of each part in the busy time of a process, by the profile that its main thread wrote into a folder. The
 * first part of the samples is left out: it covers the start and the compilation of the code.
 */
export function accountFor(
	{ folder, pid }: { folder: string; pid: number | undefined },
	skippedShare: number,
): Map<string, number> {
	const file = readdirSync(folder).find((name) => name.includes(`.${pid}.0.`));
	if (file === undefined) throw new Error(`process ${pid} has written no profile`);
	const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
	const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
	const parents = new Map<number, number>();
	for (const { id, children = [] } of profile.nodes) {
		for (const child of children) parents.set(child, id);
	}
	const parts = new Map<string, number>();
	let busy = 0;
	profile.samples.forEach((id, i) => {
		if (i < profile.samples.length * skippedShare) return;
		const part = partOf(stackOf(id));
		if (part === undefined) return;
		const micros = profile.timeDeltas[i] ?? 0;
		busy += micros;
		parts.set(part, (parts.get(part) ?? 0) + micros);
	});
	return new Map([...parts].map(([part, micros]) => [part, micros / busy]));

	/** The innermost frame first. */
	function stackOf(id: number): Frame[] {
		const stack: Frame[] = [];
		for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
			const frame = nodes.get(at)?.callFrame;
			if (frame) stack.push(frame);
		}
		return stack;
	}
}

/** undefined: the process was idle. */
function partOf(stack: readonly Frame[]): string | undefined {
	const [inner] = stack;
	if (inner?.functionName === '(idle)') return undefined;
	if (inner?.functionName === '(garbage collector)') return 'garbage collection';
	// A write of the response starts in the handler, but belongs to Node.
	const isWrite = stack.some(({ functionName }) => functionName === 'writePayload');
	const owned = isWrite ? undefined : findPart(OWNERS, stack);
	if (owned !== undefined) return owned;
	const named = stack.find(({ url }) => url !== '');
	return (named && findPart(FILES, [named])) ?? SYSTEM;
}

function findPart(parts: typeof OWNERS, stack: readonly Frame[]): string | undefined {
	for (const { url } of stack) {
		const found = parts.find(([, urls]) => urls.test(url));
		if (found) return found[0];
	}
	return undefined;
}
