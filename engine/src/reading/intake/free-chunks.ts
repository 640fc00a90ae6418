import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

const EVERY_BYTES = 8_388_608;

/**
 * Frees the chunks of a long stream as it goes. V8 sees each 64 kB chunk as one small object, so it would not
 * collect them while a whole upload accumulates outside its heap.
 */
export function createChunkRelease(): (bytes: number) => void {
	let since = 0;
	return (bytes) => {
		since += bytes;
		if (since < EVERY_BYTES) return;
		since = 0;
		collect({ type: 'minor' });
	};
}
