import './start-services.ts';

export default async function stopServices(): Promise<void> {
	await Promise.all(globalThis.runningServices.map(({ stop }) => stop()));
}
