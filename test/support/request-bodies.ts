export const template = {
	...{ name: 'T', description: 'D', category: 'CUSTOM' },
	schema: { data: { total: { type: 'string', description: 'the sum' } } },
};

const lesson = {
	version: 1,
	anchors: [[1, 2, 3]],
	filled: [],
	fields: [{ path: 'total', places: [{ form: 1 }] }],
	tables: [],
};

/** A valid body per route, the dashboard's without its prefix, so that only the changed part decides. */
export const BODIES: Record<string, unknown> = {
	'POST /v1/templates': template,
	'PUT /v1/templates/:templateId': template,
	'PUT /v1/templates/:templateId/draft': { draft: template, revision: 0 },
	'POST /v1/templates/:templateId/publish': {},
	'POST /v1/templates/:templateId/versions/:version/restore': {},
	'POST /v1/batches': { name: 'B', templateId: 'a' },
	'POST /v1/webhooks': { url: 'https://hooks.example/', events: ['document.completed'] },
	'POST /webhooks/local': { url: 'http://127.0.0.1:5678/', events: ['document.completed'] },
	'POST /v1/webhooks/:webhookId/replay': { since: '2026-01-01T00:00:00Z' },
	'PATCH /v1/webhooks/:webhookId': { url: 'https://hooks.example/', enabled: true },
	'POST /v1/mailboxes': {
		...{ name: 'M', host: '127.0.0.1', user: 'ann', secret: 'secret', templateId: 'a' },
		senders: ['ann@test.example'],
	},
	'PATCH /v1/mailboxes/:mailboxId': { name: 'M', enabled: false },
	'POST /v1/paperless': {
		...{ name: 'P', url: 'https://paperless.example/', token: 'secret', templateId: 'a' },
		writes: { correspondent: 'total', tags: ['read'], customFields: { Total: 'total' } },
	},
	'PATCH /v1/paperless/:connectionId': { name: 'P', enabled: false },
	'POST /v1/paperless/:connectionId/documents': { documentId: 1 },
	'PATCH /v1/jobs/:jobId/result': {
		changes: [{ path: 'total', value: '2.00', words: '1.00', page: 1 }],
	},
	'POST /v1/jobs/:jobId/undo': {},
	'POST /v1/jobs/:jobId/split': { split: '1-3,4' },
	'PATCH /v1/documents/:documentId/result': { values: { total: '3.00' } },
	'POST /v1/documents/:documentId/undo': {},
	'PATCH /v1/templates/:templateId/memory': { enabled: true },
	'POST /v1/templates/:templateId/memory/apply': { apply: false, limit: 5 },
	'POST /v1/templates/:templateId/memory/import': { version: 1, lessons: [lesson] },
	'POST /v1/lists/:name/rows': { values: { name: 'Acme' } },
	'PUT /templates/:templateId/export-presets': {
		name: 'P',
		options: { kind: 'csv-de', list: null, more: ['link'], isReviewedOnly: false },
	},
	'POST /templates/check': template,
	'POST /templates/convert': template,
	'POST /values/read': { text: '1.00', type: 'number' },
	'POST /session': { email: 'ann@test.example', password: 'wrong' },
	'POST /oidc/sign-out': {},
	'POST /second-factor': { password: 'wrong' },
	'PUT /second-factor': { code: '000000' },
	'DELETE /second-factor': { password: 'wrong' },
	'POST /setup': { code: 'code', email: 'ann@test.example', password: 'long enough' },
	'POST /invitation': { token: 'token' },
	'PUT /invitation': { token: 'token', password: 'long enough' },
	'PUT /password': { current: 'wrong', next: 'long enough' },
	'POST /people': { email: 'cid@test.example', role: 'viewer' },
	'PATCH /people/:userId': { role: 'viewer' },
	'POST /v1/keys': { name: 'k', mode: 'live', expiresAt: null },
	'POST /accounts': { email: 'ann@test.example', plan: 'free', entry: 'password' },
	'DELETE /account': { confirm: 'nobody@test.example' },
	'DELETE /accounts/:accountId': { confirm: 'nobody@test.example' },
	'PATCH /accounts/:accountId': { plan: 'free' },
	'PUT /samples/:sampleId/language': { language: 'de-AT' },
	'POST /samples/:sampleId/values': { schema: template.schema, reader: 'first' },
	'POST /samples/:sampleId/documents': { reader: 'first' },
	'POST /samples/:sampleId/export': { format: 'csv', templateId: '', result: { a: 'b' } },
	'POST /samples/:sampleId/lessons': {
		templateId: 'x',
		changes: [
			{
				...{ path: 'number', value: 'A-1', words: 'A-1', page: 1 },
				box: { x0: 0, y0: 0, x1: 1, y1: 1 },
			},
		],
	},
};
/** The form fields of routes that take documents. */
export const FORMS: Record<string, { file: string; fields: string[] }> = {
	'POST /documents/parse': { file: 'files', fields: ['language', 'fileUrl', 'details'] },
	'POST /v1/documents/parse/async': { file: 'file', fields: ['language', 'fileUrl', 'batch'] },
	'POST /v1/documents/convert': { file: 'file', fields: ['as', 'chunks', 'kinds', 'fileUrl'] },
	'POST /v1/documents/classify': { file: 'file', fields: ['language', 'fileUrl', 'sender'] },
	'POST /v1/documents/classify/async': { file: 'file', fields: ['language', 'fileUrl', 'sender'] },
	'PUT /v1/lists/:name': { file: 'file', fields: [] },
	'POST /v1/templates/:templateId/examples': { file: 'file', fields: ['values', 'language'] },
	'POST /v1/templates/fromDocument': { file: 'file', fields: ['name', 'description', 'language'] },
	'POST /pictures': { file: 'file', fields: [] },
	'POST /pages': { file: 'file', fields: [] },
	'POST /samples': { file: 'file', fields: ['language', 'password'] },
};
