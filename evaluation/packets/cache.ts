import { join } from 'node:path';

/** Where documents lie that were read once. */
export const DEFAULT_CACHE = join(import.meta.dirname, '../../node_modules/.cache/docsift-packets');
