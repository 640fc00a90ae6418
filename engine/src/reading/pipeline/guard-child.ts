/**
 * Node loads this file before anything else in a process that reads documents, and in each of its threads. It
 * blocks network access from JavaScript, which Node's permission model does not do before Node 25. It also allows
 * native libraries only from our own packages, so that a document that executes code cannot load a library it has
 * just written. Native code is not restricted by this; Landlock and the network namespace restrict it.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { realpathSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

function refuse(): never {
	throw Object.assign(new Error('A process that reads documents has no network.'), {
		code: 'ERR_ACCESS_DENIED',
	});
}

function replace(target: object, names: readonly string[], value: unknown): void {
	for (const name of names) {
		if (!(name in target)) continue;
		Object.defineProperty(target, name, { value, writable: false, configurable: false });
	}
}

replace(net.Socket.prototype, ['connect'], refuse);
replace(net.Server.prototype, ['listen'], refuse);
replace(net, ['_createServerHandle'], refuse);
replace(dgram.Socket.prototype, ['bind', 'connect', 'send', 'sendto'], refuse);
replace(dgram, ['createSocket', '_createSocketHandle'], refuse);
const lookups = Object.keys(dns).filter((name) => /^(lookup|resolve|reverse)/.test(name));
replace(dns, lookups, refuse);
replace(dns.promises, lookups, refuse);
replace(dns.Resolver.prototype, Object.getOwnPropertyNames(dns.Resolver.prototype), refuse);

const packages: string[] = [];
for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
	packages.push(join(folder, 'node_modules') + sep);
	if (dirname(folder) === folder) break;
}
const load = process.dlopen.bind(process);
replace(process, ['dlopen'], (module: object, filename: string, flags?: number) => {
	const real = realpathSync(filename);
	if (!packages.some((folder) => real.startsWith(folder))) refuseLibrary(filename);
	if (flags === undefined) load(module, filename);
	else load(module, filename, flags);
});
syncBuiltinESMExports();

function refuseLibrary(filename: string): never {
	throw Object.assign(new Error(`${filename} is no library of ours.`), {
		code: 'ERR_ACCESS_DENIED',
	});
}
