/** The arrows of the house: see ARCHITECTURE.md. */
const rooms = (names) => `^engine/src/(${names.join('|')})/`;

export default {
	forbidden: [
		{
			name: 'no-cycles',
			comment: 'Data walks one way; so do imports.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'model-imports-nothing-of-ours',
			comment: 'The nouns import nothing else of ours.',
			severity: 'error',
			from: { path: rooms(['model']) },
			to: { path: '^engine/src/', pathNot: rooms(['model']) },
		},
		{
			name: 'model-does-no-io',
			severity: 'error',
			from: { path: rooms(['model']) },
			to: { dependencyTypes: ['core'] },
		},
		{
			name: 'stages-know-only-the-model',
			comment: 'Only the pipeline knows the order of the stages.',
			severity: 'error',
			from: { path: '^engine/src/(pages|words|layout|structured|extraction)/' },
			to: {
				path: '^engine/src/',
				pathNot: ['^engine/src/$1/', '^engine/src/model/', '^engine/src/zip/'],
			},
		},
		{
			name: 'zip-knows-only-the-model',
			comment: 'The guard of archives is for intake, and for office files, which are archives.',
			severity: 'error',
			from: { path: rooms(['zip']) },
			to: { path: '^engine/src/', pathNot: ['^engine/src/zip/', '^engine/src/model/'] },
		},
		{
			name: 'layout-structured-and-extraction-are-pure',
			severity: 'error',
			from: { path: rooms(['layout', 'structured', 'extraction']) },
			to: { dependencyTypes: ['core'] },
		},
		{
			name: 'only-the-pipeline-runs-stages',
			severity: 'error',
			from: {
				path: '^engine/src/',
				pathNot: [
					'^engine/src/(pipeline|pages|words|layout|structured|extraction)/',
					'^engine/src/(pool-settings|add-languages)\\.ts$',
				],
			},
			to: { path: rooms(['pages', 'words', 'layout', 'structured', 'extraction']) },
		},
		{
			name: 'the-pipeline-knows-no-service',
			severity: 'error',
			from: { path: rooms(['pipeline', 'intake']) },
			to: {
				path: rooms(['http', 'parsing', 'jobs', 'webhooks', 'accounts', 'templates', 'store']),
			},
		},
		{
			name: 'store-knows-only-the-model',
			severity: 'error',
			from: { path: rooms(['store']) },
			to: { path: '^engine/src/', pathNot: ['^engine/src/store/', '^engine/src/model/'] },
		},
		{
			name: 'services-do-not-know-http',
			comment: 'http calls the services, never the reverse.',
			severity: 'error',
			from: { path: rooms(['accounts', 'templates', 'jobs', 'webhooks', 'parsing', 'outbound']) },
			to: {
				path: [
					'^engine/src/http/',
					'^engine/src/(main|cli|engine|engine-parts|create-api|start-work|observe-engine)\\.ts$',
					'(^|/)node_modules/@?fastify',
				],
			},
		},
		{
			name: 'accounts-and-templates-know-no-other-service',
			severity: 'error',
			from: { path: '^engine/src/(accounts|templates)/' },
			to: {
				path: rooms(['accounts', 'templates', 'jobs', 'webhooks', 'parsing']),
				pathNot: '^engine/src/$1/',
			},
		},
		{
			name: 'webhooks-do-not-know-jobs',
			comment: 'A job ends and tells; what is told knows nothing of jobs.',
			severity: 'error',
			from: { path: rooms(['webhooks']) },
			to: { path: rooms(['jobs', 'parsing', 'pipeline', 'templates']) },
		},
		{
			name: 'the-way-out-knows-only-the-model',
			severity: 'error',
			from: { path: rooms(['outbound']) },
			to: { path: '^engine/src/', pathNot: ['^engine/src/outbound/', '^engine/src/model/'] },
		},
		{
			name: 'observation-knows-no-service',
			comment:
				"Services tell a Meter and a Tracer of the model; who listens is their caller's choice.",
			severity: 'error',
			from: { path: '^engine/src/(metrics|tracing)/' },
			to: {
				path: '^engine/src/',
				pathNot: ['^engine/src/$1/', '^engine/src/model/', '^engine/src/store/open-database\\.ts$'],
			},
		},
		{
			name: 'http-does-not-write-sql',
			severity: 'error',
			from: { path: rooms(['http']) },
			to: { path: ['(^|/)node_modules/knex/', '^engine/src/store/migrations/'] },
		},
		{
			name: 'entry-points-are-not-imported',
			severity: 'error',
			comment: 'But "docsift start" is the engine itself.',
			from: { path: '^engine/src/', pathNot: '^engine/src/cli\\.ts$' },
			to: { path: '^engine/src/(main|cli)\\.ts$' },
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
			from: { path: rooms(['mcp']) },
			to: { path: '^engine/src/', pathNot: rooms(['mcp']) },
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
