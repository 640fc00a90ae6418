import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The output folder of `npm run build:web`; null when the dashboard is not built. */
export function findWeb(): string | null {
	const folder = fileURLToPath(new URL('../../web/dist/', import.meta.url));
	return existsSync(`${folder}index.html`) ? folder : null;
}
