import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where `npm run build:web` puts the dashboard; null when it was not built. */
export function findWeb(): string | null {
	const folder = fileURLToPath(new URL('../../web/dist/', import.meta.url));
	return existsSync(`${folder}index.html`) ? folder : null;
}
