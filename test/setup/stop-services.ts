import { rmSync } from 'node:fs';
import './start-services.ts';

export default async function stopServices(): Promise<void> {
	await globalThis.dropMigratedDatabases();
	await Promise.all(globalThis.runningServices.map(({ stop }) => stop()));
	rmSync(process.env.N8N_USER_FOLDER ?? '', { recursive: true, force: true });
}
