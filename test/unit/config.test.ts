import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listVariables, loadConfig } from '../../engine/src/app/config.ts';
import { readSecretFiles } from '../../engine/src/app/read-secret-files.ts';

describe('the configuration', () => {
	test('works without any variable set', () => {
		const config = loadConfig({});
		expect(config).toMatchObject({
			host: '127.0.0.1',
			port: 3000,
			role: 'all',
			databaseUrl: null,
			redisUrl: null,
			publicUrl: null,
			retentionDays: 30,
			plans: {
				free: { pagesPerMonth: 50, multipleDocuments: false, documentsAtOnce: 1 },
				premium: { pagesPerMonth: 5000, multipleDocuments: true, documentsAtOnce: null },
			},
		});
		expect(config.dataDir).toMatch(/^\/.*\/data$/);
	});

	test('an empty variable is an unset one', () => {
		expect(loadConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(loadConfig({}));
	});

	test('is deeply frozen', () => {
		const config = loadConfig({});
		expect(Object.isFrozen(config)).toBe(true);
		expect(Object.isFrozen(config.plans.free)).toBe(true);
	});

	test('networks are allowed for both uses or for one', () => {
		const { outbound } = loadConfig({
			PRIVATE_NETWORKS_ALLOWED: '10.0.0.0/8',
			FETCH_PRIVATE_NETWORKS_ALLOWED: '192.168.1.0/24',
			WEBHOOK_PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32,fd00::/8',
		});
		expect(outbound.fetch.privateNetworksAllowed).toEqual(['10.0.0.0/8', '192.168.1.0/24']);
		expect(outbound.webhooks.privateNetworksAllowed).toEqual([
			'10.0.0.0/8',
			'127.0.0.1/32',
			'fd00::/8',
		]);
	});

	test('the compose files and manifests open no private network to fileUrl', () => {
		const folder = new URL('../../docker/', import.meta.url);
		const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
			name.endsWith('.yaml'),
		);
		expect(files).toContain('compose.yaml');
		const opened = files.flatMap((name) =>
			[...readFileSync(new URL(name, folder), 'utf8').matchAll(/\w*PRIVATE_NETWORKS_ALLOWED/g)].map(
				([variable]) => `${name} ${variable}`,
			),
		);
		expect(opened).toEqual(['compose.yaml WEBHOOK_PRIVATE_NETWORKS_ALLOWED']);
	});

	test('plans are laid over the default ones', () => {
		const { plans } = loadConfig({
			PLANS:
				'{"free":{"pagesPerMonth":80},"team":{"pagesPerMonth":900,"requestsPerMinute":60,"multipleDocuments":true}}',
		});
		expect(plans.free).toEqual({
			pagesPerMonth: 80,
			requestsPerMinute: 10,
			documentsAtOnce: 1,
			multipleDocuments: false,
			storageBytes: 209_715_200,
			secondReaderTokens: 0,
		});
		expect(plans.team?.documentsAtOnce).toBeNull();
		expect(Object.keys(plans)).toEqual(['free', 'premium', 'team']);
		// A plan without the newer limit still loads.
		expect(plans.team?.storageBytes).toBe(21_474_836_480);
	});

	test.each([
		[
			'PORT',
			'70000',
			'PORT: got "70000", expected the port to listen on, an integer from 0 to 65535',
		],
		[
			'PORT',
			'three',
			'PORT: got "three", expected the port to listen on, an integer from 0 to 65535',
		],
		['PORT', '-1', 'PORT: got "-1", expected the port to listen on, an integer from 0 to 65535'],
		['ROLE', 'king', 'ROLE: got "king", expected all, api or worker'],
		[
			'PUBLIC_URL',
			'ftp://a.example',
			'PUBLIC_URL: got "ftp://a.example", expected the http or https URL',
		],
		['LOG_LEVEL', 'loud', 'LOG_LEVEL: got "loud", expected one of fatal, error'],
		['OWNER_EMAIL', 'nobody', 'OWNER_EMAIL: got "nobody", expected the e-mail address'],
		[
			'PLANS',
			'{"free":{"pages":1}}',
			'PLANS: got "{\\"free\\":{\\"pages\\":1}}", expected a JSON object',
		],
		['PLANS', '{"team":{"pagesPerMonth":1}}', 'PLANS: got'],
		['PLANS', '[', 'PLANS: got "[", expected a JSON object'],
		['RETENTION_DAYS', '0', 'RETENTION_DAYS: got "0", expected the number of days'],
	])('%s=%s is refused in one line', (name, value, message) => {
		let text = '';
		try {
			loadConfig({ [name]: value });
		} catch (error) {
			text = (error as Error).message;
		}
		expect(text).toContain(message);
		expect(text.split('\n')).toHaveLength(1);
	});

	test('a bad database URL is refused without repeating its password', () => {
		expect(() => loadConfig({ DATABASE_URL: 'mysql://u:hunter2@host/db' })).toThrow(
			'DATABASE_URL: got an invalid value, expected a URL postgres://',
		);
	});

	test('several bad values are all named', () => {
		expect(() => loadConfig({ PORT: 'x', ROLE: 'y' })).toThrow(/PORT: .*\nROLE: /);
	});

	test('a bucket is used when one is named; its key is whole or absent', () => {
		expect(loadConfig({}).s3).toBeNull();
		expect(loadConfig({ S3_BUCKET: 'docs', S3_REGION: 'eu-central-1' }).s3).toEqual({
			bucket: 'docs',
			endpoint: null,
			region: 'eu-central-1',
			pathStyle: true,
			prefix: 'documents/',
			credentials: null,
			silenceMs: 30_000,
		});
		expect(() => loadConfig({ S3_BUCKET: 'docs', S3_ACCESS_KEY_ID: 'a' })).toThrow(
			'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither',
		);
	});

	test('a variable may come from a file, as containers are given secrets', () => {
		const folder = mkdtempSync(join(tmpdir(), 'docsift-secret-'));
		const path = join(folder, 'token');
		writeFileSync(path, 'a-long-token\n');
		const environment = { METRICS_TOKEN_FILE: path, HOME: '/root' };
		expect(loadConfig(readSecretFiles(environment)).metricsToken).toBe('a-long-token');
		expect(() => readSecretFiles({ ...environment, METRICS_TOKEN: 'x' })).toThrow(
			'METRICS_TOKEN and METRICS_TOKEN_FILE: set one of them',
		);
		rmSync(folder, { recursive: true });
		expect(() => readSecretFiles(environment)).toThrow(`METRICS_TOKEN_FILE: cannot read ${path}`);
	});

	test('docs/configuration.md lists exactly the variables there are, with their defaults', () => {
		const text = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
		const rows = [...text.matchAll(/^\| `([A-Z0-9_]+)` +\| (.*?) +\| (.*?) +\|$/gm)].map((row) => ({
			name: row[1],
			takes: row[2],
			fallback: row[3] === '(none)' ? '' : row[3]?.replace(/^`|`$/g, ''),
		}));
		expect(rows).toEqual(listVariables());
	});
});
