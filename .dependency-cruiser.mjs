/**
 * Allowed imports, as one rule per layer. Each layer may import the layers below it, never those above:
 * app → http → services → reading → platform → model. ARCHITECTURE.md describes the same order.
 */
const LAYERS = ['app', 'http', 'services', 'reading', 'platform', 'model'];
const layer = (name) => `^engine/src/${name}/`;
const foldersOf = (name, folders) => `^engine/src/${name}/(${folders.join('|')})/`;

const layerRules = LAYERS.slice(1).map((name, floor) => ({
	name: `${name}-imports-no-layer-above`,
	severity: 'error',
	from: { path: layer(name) },
	to: { path: `^engine/src/(${[...LAYERS.slice(0, floor + 1), 'mcp'].join('|')})/` },
}));

const STAGES = ['pages', 'words', 'layout', 'structured', 'extraction', 'outputs'];

/** The folders and files of the extraction. Each may import only those listed after it. */
const EXTRACTION = [
	'second',
	'inference',
	'extract.ts',
	'sources',
	'memory',
	'lists',
	'decide',
	'doubt-withheld.ts',
	'source.ts',
	'next-document.ts',
	'withhold-lines.ts',
	'labelled',
	'document.ts',
	'models',
	'questions',
	'reader',
	'labels',
	'request',
	'values',
	'encoder',
	'matrices',
	'evidence',
	'lexicon',
];
const ofExtraction = (names) =>
	`^engine/src/reading/extraction/(${names
		.map((name) => (name.endsWith('.ts') ? name.replace('.', '\\.') + '$' : `${name}/`))
		.join('|')})`;

const extractionRules = EXTRACTION.slice(1).map((name, place) => ({
	name: `extraction-${name}-imports-only-what-follows`,
	severity: 'error',
	from: { path: ofExtraction([name]) },
	to: { path: ofExtraction(EXTRACTION.slice(0, place + 1)) },
}));

export default {
	forbidden: [
		{
			name: 'no-cycles',
			comment: 'Imports form no cycle.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		...layerRules,
		{
			name: 'every-file-is-in-a-layer',
			severity: 'error',
			from: {},
			to: { path: '^engine/src/', pathNot: `^engine/src/(${[...LAYERS, 'mcp'].join('|')})/` },
		},
		{
			name: 'model-does-no-io',
			severity: 'error',
			from: { path: layer('model') },
			to: { dependencyTypes: ['core'] },
		},
		{
			name: 'platform-folders-import-the-model-only',
			comment: 'Folders of the platform import the model only; metrics also read the database.',
			severity: 'error',
			from: { path: '^engine/src/platform/([^/]+)/' },
			to: {
				path: layer('platform'),
				pathNot: ['^engine/src/platform/$1/', '^engine/src/platform/store/open-database\\.ts$'],
			},
		},
		{
			name: 'folders-of-reading-do-not-import-each-other',
			comment:
				'Only reading/pipeline imports the stages and runs them in order. Sorting uses the layout and the lexicon.',
			severity: 'error',
			from: {
				path: '^engine/src/reading/([^/]+)/',
				pathNot: foldersOf('reading', ['pipeline', 'sorting']),
			},
			to: { path: layer('reading'), pathNot: '^engine/src/reading/$1/' },
		},
		...extractionRules,
		{
			name: 'every-file-of-the-extraction-has-a-place',
			severity: 'error',
			from: {},
			to: { path: foldersOf('reading', ['extraction']), pathNot: ofExtraction(EXTRACTION) },
		},
		{
			name: 'decide-reads-nothing',
			comment:
				'It is given candidates, statements and proposals; without a document it cannot read.',
			severity: 'error',
			from: { path: ofExtraction(['decide']) },
			to: { path: ofExtraction(['document.ts']) },
		},
		{
			name: 'stages-use-only-archives-of-the-platform',
			severity: 'error',
			from: { path: foldersOf('reading', STAGES) },
			to: { path: layer('platform'), pathNot: '^engine/src/platform/zip/' },
		},
		{
			name: 'layout-structured-extraction-and-rules-are-pure',
			severity: 'error',
			from: { path: foldersOf('reading', ['layout', 'structured', 'extraction', 'rules']) },
			to: { dependencyTypes: ['core'] },
		},
		{
			name: 'only-the-pipeline-runs-stages',
			severity: 'error',
			from: {
				path: '^engine/src/',
				pathNot: [
					foldersOf('reading', ['pipeline', 'sorting', ...STAGES]),
					'^engine/src/app/(pool-settings|add-languages)\\.ts$',
				],
			},
			to: { path: foldersOf('reading', STAGES) },
		},
		{
			name: 'reading-keeps-no-state',
			comment:
				'Documents are read without a database; usage of the second reader is the exception.',
			severity: 'error',
			from: { path: layer('reading'), pathNot: foldersOf('reading', ['second-reader']) },
			to: { path: foldersOf('platform', ['store']) },
		},
		{
			name: 'services-do-not-know-fastify',
			severity: 'error',
			from: { path: ['services', 'reading', 'platform'].map(layer) },
			to: { path: '(^|/)node_modules/@?fastify' },
		},
		{
			name: 'accounts-and-templates-import-no-other-service',
			comment: 'They only write to the audit log, which imports no service at all.',
			severity: 'error',
			from: { path: '^engine/src/services/(accounts|templates|audit)/' },
			to: {
				path: layer('services'),
				pathNot: ['^engine/src/services/$1/', '^engine/src/services/audit/'],
			},
		},
		{
			name: 'webhooks-do-not-import-jobs',
			comment: 'A job that ends emits an event. Deliveries do not depend on jobs.',
			severity: 'error',
			from: { path: foldersOf('services', ['webhooks']) },
			to: { path: [foldersOf('services', ['jobs', 'parsing', 'templates']), layer('reading')] },
		},
		{
			name: 'http-does-not-write-sql',
			severity: 'error',
			from: { path: layer('http') },
			to: { path: ['(^|/)node_modules/knex/', '^engine/src/platform/store/migrations/'] },
		},
		{
			name: 'sql-stays-in-repositories',
			severity: 'error',
			from: { path: layer('services'), pathNot: '-repository\\.ts$' },
			to: { path: '(^|/)node_modules/knex/' },
		},
		{
			name: 'entry-points-are-not-imported',
			severity: 'error',
			comment: 'But "docsift start" is the engine itself.',
			from: { path: '^engine/src/', pathNot: '^engine/src/app/cli\\.ts$' },
			to: { path: '^engine/src/app/(main|cli)\\.ts$' },
		},
		{
			name: 'the-product-does-not-import-tests',
			severity: 'error',
			from: { path: '^(engine/src|nodes|credentials)/' },
			to: { path: '^(test|bench|examples)/' },
		},
		{
			name: 'the-pack-stands-alone',
			comment: 'nodes/ is published without the engine.',
			severity: 'error',
			from: { path: '^(nodes|credentials)/' },
			to: { path: '^engine/' },
		},
		{
			name: 'the-dashboard-speaks-http',
			comment: 'engine/web knows the engine by its answers alone, and the reverse.',
			severity: 'error',
			from: { path: '^engine/web/src/' },
			to: { path: '^(engine/src|nodes|credentials|test|bench)/' },
		},
		{
			name: 'the-engine-serves-the-dashboard-as-files',
			severity: 'error',
			from: { path: '^engine/src/' },
			to: { path: '^engine/web/' },
		},
		{
			name: 'clients-stand-alone',
			comment: 'They are published without the engine.',
			severity: 'error',
			from: { path: '^clients/' },
			to: { pathNot: '^clients/' },
		},
		{
			name: 'assistants-speak-http',
			comment: 'The MCP server is a client of an engine like any other.',
			severity: 'error',
			from: { path: layer('mcp') },
			to: { path: '^engine/src/', pathNot: layer('mcp') },
		},
		{
			name: 'everything-resolves',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true },
		},
		{
			name: 'no-undeclared-packages',
			severity: 'error',
			from: { path: '^engine/src/' },
			to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
		},
		{
			// The dashboard is built beforehand: what it is made of is not needed at run time.
			name: 'no-undeclared-packages-in-the-dashboard',
			severity: 'error',
			from: { path: '^engine/web/' },
			to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		// What the command of the published package runs is compiled when it is packed.
		exclude: { path: ['^engine/web/dist/', '^release/docsift\\.js$'] },
		combinedDependencies: false,
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default', 'types'],
		},
	},
};
