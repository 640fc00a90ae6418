import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { EngineParts } from './engine-parts.ts';
import { createExportJobs } from '../services/export/export-jobs.ts';
import { createExportPresets } from '../services/export/export-presets.ts';
import { createExportResult } from '../services/export/export-result.ts';
import { createPresetRepository } from '../services/export/preset-repository.ts';
import { findWeb } from './find-web.ts';
import { createApp } from '../http/app.ts';
import type { AppServices } from '../http/app.ts';
import { createIntake } from '../reading/intake/accept-documents.ts';
import { createFetchDocument } from '../reading/intake/fetch-document.ts';
import type { Uploads } from '../reading/intake/uploads.ts';
import { createApplyLessons } from '../services/parsing/apply-lessons.ts';
import { createClassifyDocuments } from '../services/parsing/classify-documents.ts';
import { createConvertDocuments } from '../services/parsing/convert-documents.ts';
import { createDraftTemplate } from '../services/parsing/draft-template.ts';
import { createLookAtPages } from '../services/parsing/look-at-pages.ts';
import { createRunSamples } from '../services/parsing/run-samples.ts';
import { createParseDocuments } from '../services/parsing/parse-documents.ts';
import { createExportEvaluation } from '../services/export/export-evaluation.ts';
import { createTeachExample } from '../services/parsing/teach-example.ts';
import { createUnpack } from '../services/parsing/unpack.ts';
import type { Services } from './services.ts';

/** Builds the API without listening; call `listen`. */
export async function createApi(
	config: Config,
	{
		services,
		parts,
		version,
		log,
		observed,
	}: {
		services: Services;
		parts: EngineParts;
		version: string;
		log: Logger;
		observed: Pick<AppServices, 'healthChecks' | 'metrics'>;
	},
) {
	const openIntake = (uploads: Uploads) =>
		createIntake({
			uploads,
			fetchDocument: createFetchDocument(
				{ timeoutMs: config.fetchTimeoutMs },
				{ outbound: services.outbound.fetch, uploads },
			),
			archiveLimits: config.archiveLimits,
		});
	const parsing = {
		...services,
		admission: parts.admission,
		limits: config.documentLimits,
		maxDocuments: config.maxDocumentsPerFile,
		deadlineMs: config.parseDeadlineMs,
		meter: parts.meter,
		secondReading: parts.secondReading,
		lists: parts.lists,
	};
	const parseDocuments = createParseDocuments(parsing);
	const { app, routes } = await createApp(
		{
			...config,
			version,
			parsing: { ...config, deadlineMs: config.parseDeadlineMs },
			isPublicHttps: config.publicUrl?.startsWith('https:') ?? false,
			webFolder: findWeb(),
		},
		{
			...services,
			...parts,
			...observed,
			log,
			intake: openIntake(parts.uploads),
			jobIntake: openIntake(parts.durableUploads),
			parseDocuments,
			convertDocuments: createConvertDocuments(parsing),
			classifyDocuments: createClassifyDocuments(parsing),
			teachExample: createTeachExample({ ...services, ...parts, parseDocuments }),
			exportEvaluation: createExportEvaluation(parts),
			exportJobs: createExportJobs({ ...services, ...parts }),
			exportResult: createExportResult(services),
			exportPresets: createExportPresets({
				...services,
				repository: createPresetRepository(services.db),
			}),
			draftTemplate: createDraftTemplate(parsing),
			lookAtPages: createLookAtPages(parsing),
			runSamples: createRunSamples({ ...services, ...parts }),
			applyLessons: createApplyLessons({ ...services, ...parts }),
			unpack: createUnpack({ ...parts, ...config.archiveLimits }),
		},
	);
	return {
		routes,
		close: () => app.close(),

		/** Returns the URL that clients use. */
		listen: async (): Promise<string> => {
			const listening = await app.listen({ host: config.host, port: config.port });
			return config.publicUrl?.replace(/(?<!\/)\/+$/, '') ?? listening;
		},
	};
}
