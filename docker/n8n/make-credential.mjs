// node make-credential.mjs FILE
// Makes an API key of the owner's for n8n and writes the credential that n8n imports; does nothing
// where the file is there already, since a key is shown only once.
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, writeFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
const { OWNER_EMAIL = 'owner@docsift.local', N8N_ENGINE_URL = 'http://api:3000' } = process.env;

if (!existsSync(file)) {
	const made = execFileSync(
		process.execPath,
		['engine/src/app/cli.ts', 'key', 'create', '--account', OWNER_EMAIL, '--name', 'n8n'],
		{ encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
	);
	const { apiKey } = JSON.parse(made);
	const credential = {
		id: 'docsiftEngine001',
		name: 'DocSift account',
		type: 'docSiftApi',
		data: { baseUrl: N8N_ENGINE_URL, apiKey },
	};
	// Written aside: half a file must not be taken for the whole.
	writeFileSync(`${file}.new`, JSON.stringify([credential]), { mode: 0o644 });
	renameSync(`${file}.new`, file);
}
