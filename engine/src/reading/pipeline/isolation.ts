import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, extname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../model/ports.ts';

export type IsolationSettings = {
	/** `required`: do not start unless the kernel restricts files and network. `off`: restrict nothing. */
	mode: 'auto' | 'required' | 'off';
	/** Files and folders that documents are read from. */
	readable: readonly string[];
	/** Folders with read and write access; the first is for temporary files. Missing ones are created. */
	writable: readonly [string, ...string[]];
	/** The OCR program to start, if any. */
	program: string | null;
};

/** The command prefix before Node, options of Node, and additions to its environment. */
export type Isolation = {
	before: readonly string[];
	options: readonly string[];
	environment: Readonly<Record<string, string>>;
};

/** What processes can reach over the network: nothing, UDP and Unix sockets, or everything that the engine can. */
type Network = 'none' | 'no TCP' | 'that of the engine';
/**
 * What restricts access to other files: the kernel (also for programs and native code), Node (its own code), or
 * nothing.
 */
type Files = 'kernel' | 'Node' | 'nobody';

const FOLDER = dirname(fileURLToPath(import.meta.url));
/** `engine/src`, compiled or not. */
const SOURCES = dirname(dirname(FOLDER));
/** In the published package, the compiled file is next to this one. */
const GUARD_FILE = new URL(`./guard-child${extname(import.meta.url)}`, import.meta.url);

/**
 * Finds out which sandbox features the system offers for processes that open untrusted documents, tests them, and
 * logs what the processes can reach. There are four layers: Node's permission model and a guard for its sockets
 * and libraries, which restrict JavaScript; Landlock, which also restricts native code and programs; and a network
 * namespace.
 */
export function openIsolation(
	settings: IsolationSettings,
	/** The search path of programs, and what the operator has installed elsewhere. */
	environment: NodeJS.ProcessEnv,
	log: Log,
): Isolation {
	if (settings.mode === 'off') {
		log.warn({}, 'CHILD_ISOLATION=off: the processes that read documents are not isolated');
		return { before: [], options: [], environment: {} };
	}
	for (const folder of settings.writable) mkdirSync(folder, { recursive: true, mode: 0o700 });
	const namespace = findNamespace(environment);
	const landlock = findLandlock(settings, environment);
	const permissions = listPermissions(settings);
	const network: Network =
		namespace.length > 0 ? 'none' : landlock?.hasNetwork ? 'no TCP' : 'that of the engine';
	const files: Files = landlock ? 'kernel' : permissions.length > 0 ? 'Node' : 'nobody';
	log.info({ network, files }, 'what the processes that read documents can reach');
	if (settings.mode === 'required') checkRequired(network, files);
	if (network !== 'none' || files !== 'kernel') {
		log.warn(
			{ network, files },
			'the processes that read documents are isolated only in part; see "Isolation of child processes" in docs/operations.md',
		);
	}
	return {
		before: [...namespace, ...(landlock?.command ?? [])],
		options: [...permissions, `--import=${GUARD_FILE.href}`],
		// Large pictures are decoded through a temporary file, and the canvas looks for user fonts.
		environment: { TMPDIR: settings.writable[0], HOME: settings.writable[0] },
	};
}

function checkRequired(network: Network, files: Files): void {
	const missing = [
		...(network === 'that of the engine'
			? ['their network cannot be cut off (needs unshare of util-linux, or Landlock of Linux 6.7)']
			: []),
		...(files === 'kernel'
			? []
			: ['the kernel does not guard files (needs Landlock of Linux 5.13, and perl)']),
	];
	if (missing.length === 0) return;
	throw new Error(
		`CHILD_ISOLATION=required, but the processes that read documents cannot be isolated: ${missing.join('; ')}. Change the system, or set CHILD_ISOLATION=auto.`,
	);
}

/**
 * A command that runs another one in its own network namespace, which has only a loopback interface that is down.
 * It replaces itself by the other command, so the process id and the channel to us stay. Root needs no user
 * namespace for that and must not have one, because it could then no longer read the files of others. Empty if the
 * system has no such command or does not allow it.
 */
function findNamespace(environment: NodeJS.ProcessEnv): readonly string[] {
	const identity = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user'];
	const command = ['unshare', ...identity, '--net', '--'];
	return succeeds([...command, 'true'], environment) ? command : [];
}

/** Timeout for printing a version, also on a busy machine. */
const PROBE_MS = 5000;

function succeeds([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): boolean {
	return spawnSync(program, args, { stdio: 'ignore', env, timeout: PROBE_MS }).status === 0;
}

/** All folders in which Node looks for packages and their package.json, from the folder of our code upwards. */
function listAncestors(): string[] {
	const folders = [FOLDER];
	for (let folder = FOLDER; dirname(folder) !== folder;) {
		folder = dirname(folder);
		folders.push(folder);
	}
	return folders;
}

/** Only our code: the folder that contains it may also contain `DATA_DIR`. */
function listCode(): { folders: string[]; files: string[] } {
	const ancestors = listAncestors();
	return {
		folders: [SOURCES, ...ancestors.map((folder) => join(folder, 'node_modules'))],
		files: ancestors.map((folder) => join(folder, 'package.json')),
	};
}

/** The folder of OCR language data that the system has installed. */
const SYSTEM_DATA = ['/usr/share/tesseract-ocr', '/usr/share/tessdata'];

/** Options of Node's permission model; empty if Node has none. */
function listPermissions({ readable, writable, program }: IsolationSettings): string[] {
	if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
	const { folders, files } = listCode();
	const read = [...folders, ...SYSTEM_DATA, ...readable, ...writable].flatMap(alsoReal);
	const beneath = (path: string): string[] => [path, join(path, '*')];
	return [
		'--permission',
		// Each permission is granted on purpose.
		'--disable-warning=SecurityWarning',
		...[...files, ...read.flatMap(beneath)].map((path) => `--allow-fs-read=${path}`),
		...writable
			.flatMap(alsoReal)
			.flatMap(beneath)
			.map((path) => `--allow-fs-write=${path}`),
		// sharp and the canvas are native addons; tesseract.js uses a worker.
		'--allow-addons',
		'--allow-worker',
		...(program === null ? [] : ['--allow-child-process']),
	];
}

/** A path and, if it contains links, the path that it resolves to. */
function alsoReal(path: string): string[] {
	const absolute = resolve(path);
	return existsSync(absolute) ? [...new Set([absolute, realpathSync(absolute)])] : [absolute];
}

/** Programs, libraries, fonts and locales. None of them is ours or secret. */
const SYSTEM_PROGRAMS = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store'];
const SYSTEM_FILES = [
	'/etc/ld.so.cache',
	'/etc/ld.so.conf',
	'/etc/ld.so.conf.d',
	'/etc/ld.so.preload',
	'/etc/alternatives',
	'/etc/fonts',
	'/etc/localtime',
	'/etc/ssl/openssl.cnf',
	'/var/cache/fontconfig',
	'/sys/fs/cgroup',
	'/sys/devices/system',
	// Secrets in /proc are protected by the ptrace check, which fails for processes outside the sandbox.
	'/proc',
];
const DEVICES = ['/dev/null', '/dev/zero', '/dev/full', '/dev/random', '/dev/urandom'];
/** Libraries, fonts and OCR data that the operator has installed elsewhere. */
const NAMED_BY = [
	'LD_LIBRARY_PATH',
	'LD_PRELOAD',
	'TESSDATA_PREFIX',
	'FONTCONFIG_FILE',
	'FONTCONFIG_PATH',
	'NODE_COMPILE_CACHE',
];

/**
 * A command that runs another one under Landlock, which any program may use since Linux 5.13; default container
 * profiles allow it. Node cannot make the system calls, but perl can, and perl is part of Debian's smallest image.
 * Undefined if there is no perl, or if Node or the OCR program does not run under it.
 */
function findLandlock(
	{ readable, writable, program }: IsolationSettings,
	env: NodeJS.ProcessEnv,
): { command: readonly string[]; hasNetwork: boolean } | undefined {
	const prctl = PRCTL[process.arch];
	if (process.platform !== 'linux' || prctl === undefined) return undefined;
	const abi = Number(spawnSync('perl', ['-e', ASK_ABI], { encoding: 'utf8', env }).stdout);
	if (!(abi >= 1)) return undefined;
	const { folders, files } = listCode();
	const executable = program === null ? undefined : findProgram(program, env);
	const named = NAMED_BY.flatMap((name) => (env[name] ?? '').split(/[: ]/)).filter(Boolean);
	const rules = [
		...[...SYSTEM_PROGRAMS, ...alsoReal(process.execPath)].map((path) => `execute:${path}`),
		...(executable === undefined
			? []
			: [`execute:${executable}`, `execute:${join(dirname(executable), '../lib')}`]),
		...[...folders, ...files, ...SYSTEM_FILES, ...named, ...readable].map((path) => `read:${path}`),
		...DEVICES.map((path) => `device:${path}`),
		...writable.map((path) => `write:${resolve(path)}`),
	];
	const command = ['perl', '-e', RESTRICT, String(prctl), ...rules, '--'];
	if (!succeeds([...command, process.execPath, '--version'], env)) return undefined;
	// A program outside the standard folders may have its libraries anywhere.
	const isElsewhere = !SYSTEM_PROGRAMS.some((folder) => executable?.startsWith(`${folder}/`));
	if (executable !== undefined && isElsewhere) {
		const version = [executable, '--version'];
		if (!succeeds([...command, ...version], env) && succeeds(version, env)) return undefined;
	}
	return { command, hasNetwork: abi >= 4 };
}

/** The path of a program, found as a shell would find it. */
function findProgram(program: string, env: NodeJS.ProcessEnv): string | undefined {
	const folders = program.includes('/') ? [''] : (env.PATH ?? '').split(delimiter);
	const found = folders
		.map((folder) => (isAbsolute(program) ? program : resolve(folder, program)))
		.find((path) => existsSync(path));
	return found === undefined ? undefined : realpathSync(found);
}

/** The number of the prctl system call; those of Landlock are the same on every architecture. */
const PRCTL: Readonly<Record<string, number>> = { x64: 157, arm64: 167 };

const ASK_ABI = 'print syscall(444, 0, 0, 1)';

/**
 * Takes the number of prctl, the rules and, after `--`, a command, which replaces it. Numbers are those of
 * linux/landlock.h. Work folders allow no execution, and no links or pipes, which we might follow or block on.
 */
const RESTRICT = `
use strict;
use warnings;
use POSIX ();
my ($prctl, @rules) = splice(@ARGV, 0, 1);
push(@rules, shift(@ARGV)) while @ARGV && $ARGV[0] ne '--';
shift(@ARGV);
my $abi = syscall(444, 0, 0, 1);
my $handled = (1 << 13) - 1;
$handled |= 1 << 13 if $abi >= 2;
$handled |= 1 << 14 if $abi >= 3;
my $of_files = 1 | 1 << 1 | 1 << 2 | 1 << 14;
my %allowed = (
	execute => 1 | 1 << 2 | 1 << 3,
	read => 1 << 2 | 1 << 3,
	device => 1 << 1 | 1 << 2,
	write => 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 7 | 1 << 8 | 1 << 13 | 1 << 14,
);
# TCP; sockets without a file, and signals, to processes outside.
my $attributes = pack('QQQ', $handled, $abi >= 4 ? 3 : 0, $abi >= 6 ? 3 : 0);
my $ruleset = syscall(444, $attributes, $abi >= 6 ? 24 : $abi >= 4 ? 16 : 8, 0);
die "no ruleset: $!" if $ruleset < 0;
for (@rules) {
	my ($kind, $path) = split(/:/, $_, 2);
	my $fd = POSIX::open($path, 0x280000);
	next unless defined($fd);
	my $access = $allowed{$kind} & $handled;
	$access &= $of_files unless -d $path;
	my $rule = pack('Ql', $access, $fd);
	syscall(445, $ruleset, 1, $rule, 0) == 0 or die "no rule for $path: $!";
	POSIX::close($fd);
}
syscall($prctl, 38, 1, 0, 0, 0) == 0 or die "privileges stay: $!";
syscall(446, $ruleset, 0) == 0 or die "not restricted: $!";
exec { $ARGV[0] } @ARGV or die "cannot start: $!";
`;
