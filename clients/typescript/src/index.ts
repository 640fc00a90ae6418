export { DocSift } from './client.ts';
export type {
	ClassifiedDocument,
	ClassifyAnswer,
	ClassifyOptions,
	ConvertOptions,
	Document,
	Job,
	OutputKind,
	OutputOptions,
	ParseAnswer,
	ParseOptions,
	Reading,
	SplitAnswer,
	SplitReading,
	Submission,
	SubmitOptions,
	Template,
	TemplateDraft,
	TemplateSummary,
	Usage,
} from './client.ts';
export { DocSiftError } from './error.ts';
export { verifySignature } from './verify-signature.ts';
export type { components, paths } from './api.ts';
