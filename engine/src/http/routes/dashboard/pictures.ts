import { rm } from 'node:fs/promises';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Uploads } from '../../../intake/uploads.ts';
import { problem } from '../../../model/problem.ts';
import { visitorOf } from '../../../parsing/admission.ts';
import type { Admission } from '../../../parsing/admission.ts';
import type { DrawPicture } from '../../../parsing/draw-picture.ts';
import { callerOf } from '../../caller.ts';
import { readForm } from '../../read-form.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { watchClient } from '../../watch-client.ts';

type Collaborators = {
	drawPicture: DrawPicture;
	uploads: Uploads;
	admission: Admission;
	settings: { deadlineMs: number };
};

const formRules = {
	fileField: 'file',
	maxFiles: 1,
	tooManyFiles: () => problem('TOO_MANY_FILES', { limit: 1 }),
	fieldNames: [],
	required: [],
};

/** Pictures of what browsers do not show. Nothing is kept, and nothing charged. */
export function pictureRoutes({
	drawPicture,
	uploads,
	admission,
	settings,
}: Collaborators): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.post('/pictures', {
			schema: {
				summary: 'A page of a TIFF as a PNG; x-page-… say how many there are, and its size',
				consumes: ['multipart/form-data'],
				querystring: z.object({ page: z.coerce.number().int().min(1).default(1) }),
				response: { 200: z.unknown(), ...errorResponses(400, 401, 403, 413, 415, 422, 429, 503) },
			},
			handler: async (request, reply) => {
				const caller = callerOf(request);
				await admission.admit(visitorOf(caller, 'request'));
				const folder = await uploads.createFolder();
				const client = watchClient(request);
				try {
					const { files } = await readForm(request, folder, { ...formRules, uploads });
					const [file] = files;
					if (!file) throw problem('FILE_MISSING', { field: 'file' });
					if (file.type !== 'tiff') {
						throw problem('UNSUPPORTED_FILE_TYPE', { filename: file.filename, types: 'TIFF' });
					}
					client.limit(settings.deadlineMs);
					const drawn = await drawPicture(caller, file, request.query.page - 1, client.signal);
					return await reply
						.headers({
							'content-type': 'image/png',
							'content-disposition': 'attachment',
							'content-security-policy': "sandbox; default-src 'none'",
							'x-page-count': drawn.pageCount,
							'x-page-width': drawn.width,
							'x-page-height': drawn.height,
						})
						.send(drawn.png);
				} finally {
					client.stop();
					await rm(folder, { recursive: true, force: true });
				}
			},
		});
		done();
	};
}
