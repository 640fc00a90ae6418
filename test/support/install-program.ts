import { spawnSync } from 'node:child_process';

/** Installs a Debian package unless its program exists; needs root. */
export function installProgram(program: string, debianPackage: string): void {
	if (spawnSync(program, ['--version']).status === 0) return;
	if (process.getuid?.() !== 0) {
		throw new Error(
			`${program} is not installed, and only root can install it (apt-get install ${debianPackage})`,
		);
	}
	const options = {
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		encoding: 'utf8',
	} as const;
	spawnSync('apt-get', ['update', '-qq'], options);
	const { status, stderr } = spawnSync(
		'apt-get',
		['install', '-y', '-qq', '--no-install-recommends', debianPackage],
		options,
	);
	if (status !== 0) throw new Error(`apt-get could not install ${debianPackage}: ${stderr}`);
}
