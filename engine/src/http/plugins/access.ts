import type { FastifyInstance, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import type { Audit } from '../../audit/audit.ts';
import type { Actor } from '../../model/audit.ts';
import { problem } from '../../model/problem.ts';
import { permissionsOf } from '../../model/role.ts';
import type { Role } from '../../model/role.ts';
import { callerOf } from '../caller.ts';
import { ruleOf } from '../route-rules.ts';
import type { Rule } from '../route-rules.ts';

export const DASHBOARD_PREFIX = '/dashboard/api';
/** What is longer holds no name of a target. */
const ANSWER_MAX_CHARACTERS = 200_000;

/** The one place that asks whether a person may do what they want to do. */
export function checkAccess(request: FastifyRequest, role: Role): void {
	const { needs } = ruleOfRequest(request);
	if (!permissionsOf(role).includes(needs)) throw problem('ROLE_REQUIRED', { role });
}

/** Writes down what was done, before it is answered that it was. Only routes with something to write ask. */
export function recordAudit(app: FastifyInstance, audit: Audit): void {
	app.addHook('onRoute', (route) => {
		const [method = ''] = [route.method].flat();
		const { audit: action } = ruleOf(method, route.url.replace(DASHBOARD_PREFIX, ''));
		if (action === undefined) return;
		route.onSend = [...[route.onSend ?? []].flat(), record(action)];
	});

	function record(action: NonNullable<Rule['audit']>): onSendAsyncHookHandler {
		return async (request, reply, payload) => {
			if (reply.statusCode >= 400 || !request.caller) return payload;
			const body = toRecord(request.body);
			const answer = typeof payload === 'string' ? readAnswer(payload) : {};
			const params = Object.values(request.params as Record<string, string>);
			await audit.record({
				accountId: request.caller.account.id,
				actor: actorOf(request),
				action: typeof action === 'string' ? action : action(body),
				targetId: params[0] ?? textOf(answer.id) ?? queryOf(request),
				targetName: nameOf(answer) ?? nameOf(body),
			});
			return payload;
		};
	}
}

function ruleOfRequest(request: FastifyRequest) {
	const url = request.routeOptions.url ?? '';
	return ruleOf(request.method, url.replace(DASHBOARD_PREFIX, ''));
}

function actorOf(request: FastifyRequest): Actor {
	const person = request.signedIn?.user;
	if (person) return { kind: 'person', id: person.id, name: person.email };
	const { id, name } = callerOf(request).apiKey;
	return { kind: 'key', id: id ?? '', name: name ?? '' };
}

/** What was exported is told by what was asked for. */
function queryOf(request: FastifyRequest): string | null {
	return request.url.split('?')[1] ?? null;
}

function readAnswer(payload: string): Record<string, unknown> {
	if (payload.length > ANSWER_MAX_CHARACTERS || !payload.startsWith('{')) return {};
	return toRecord(JSON.parse(payload));
}

function nameOf({ name, email, fileName, url }: Record<string, unknown>): string | null {
	return textOf(name) ?? textOf(email) ?? textOf(fileName) ?? textOf(url) ?? null;
}

function textOf(value: unknown): string | undefined {
	return typeof value === 'string' && value !== '' ? value : undefined;
}

function toRecord(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
