import './start-services.ts';

export default async function stopServices(): Promise<void> {
	await globalThis.dropMigratedDatabases();
	await Promise.all(globalThis.runningServices.map(({ stop }) => stop()));
}
