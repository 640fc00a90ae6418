import { Readable } from 'node:stream';
import type {
	FastifyInstance,
	FastifyRequest,
	onSendAsyncHookHandler,
	preHandlerHookHandler,
} from 'fastify';
import type { Audit } from '../../services/audit/audit.ts';
import type { Act, Actor } from '../../model/audit.ts';
import { problem } from '../../model/problem.ts';
import { permissionsOf } from '../../model/role.ts';
import type { Role } from '../../model/role.ts';
import { callerOf } from '../caller.ts';
import { ruleOf } from '../route-rules.ts';
import type { Rule } from '../route-rules.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The audited action of this request; null when it is not audited. */
		act: Act | null;
	}
}

export const DASHBOARD_PREFIX = '/dashboard/api';
/** Longer responses are not searched for the name of the target. */
const ANSWER_MAX_CHARACTERS = 200_000;

/** The only place that checks whether a person may perform an action. */
export function checkAccess(request: FastifyRequest, role: Role): void {
	const { needs } = ruleOfRequest(request);
	if (!permissionsOf(role).includes(needs)) throw problem('ROLE_REQUIRED', { role });
}

/**
 * Writes audit entries. The service that makes a change writes its entry in the same transaction; reads are recorded
 * here, before the response is sent. Either fails when its entry cannot be written.
 */
export function recordAudit(app: FastifyInstance, audit: Audit): void {
	app.addHook('onRoute', (route) => {
		const [method = ''] = [route.method].flat();
		const { audit: action, isRead } = ruleOf(method, route.url.replace(DASHBOARD_PREFIX, ''));
		// HEAD returns no data.
		if (action === undefined || method === 'HEAD') return;
		if (!isRead) route.preHandler = [...[route.preHandler ?? []].flat(), begin(action)];
		route.onSend = [...[route.onSend ?? []].flat(), finish(action)];
	});

	function begin(action: NonNullable<Rule['audit']>): preHandlerHookHandler {
		return (request, _reply, done) => {
			const act = actOf(request, action);
			request.act = act;
			audit.perform(act, done);
		};
	}

	function finish(action: NonNullable<Rule['audit']>): onSendAsyncHookHandler {
		return async (request, reply, payload) => {
			if (reply.statusCode >= 400 || !request.caller || request.act?.isWritten) return payload;
			const answer = typeof payload === 'string' ? readAnswer(payload) : {};
			const act = actOf(request, action);
			try {
				await audit.record({
					accountId: act.accountId,
					actor: act.actor,
					action: act.action,
					targetId: act.targetId ?? textOf(answer.id) ?? queryOf(request),
					targetName: nameOf(answer) ?? act.targetName,
				});
			} catch (error) {
				if (payload instanceof Readable) payload.destroy();
				throw error;
			}
			return payload;
		};
	}
}

function actOf(request: FastifyRequest, action: NonNullable<Rule['audit']>): Act {
	const body = toRecord(request.body);
	const params = Object.values(request.params as Record<string, string>);
	return {
		accountId: callerOf(request).account.id,
		actor: actorOf(request),
		action: typeof action === 'string' ? action : action(body),
		targetId: params[0] ?? null,
		targetName: nameOf(body),
		isWritten: false,
	};
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

/** The query says what was exported. */
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
