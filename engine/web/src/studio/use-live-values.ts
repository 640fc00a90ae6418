import { useQuery } from '@tanstack/react-query';
import { api, ApiError } from '../api/client.ts';
import type { SampleValues, TemplateDraft } from '../api/types.ts';

type Wish = {
	sampleId: string | null;
	/** The template whose lessons are used; null: not saved yet. */
	templateId: string | null;
	schema: TemplateDraft['schema'];
	rules: TemplateDraft['rules'];
	isAskable: boolean;
};

/** The values that the draft finds on the sample. Nothing is charged or saved. */
export function useLiveValues({ sampleId, templateId, schema, rules, isAskable }: Wish) {
	return useQuery({
		queryKey: ['live-values', sampleId, templateId, JSON.stringify([schema, rules])],
		queryFn: async ({ signal }) => {
			const path = `/samples/${sampleId ?? ''}/values`;
			const wish = {
				schema,
				...(rules && { rules }),
				reader: 'first',
				...(templateId !== null && { templateId }),
			};
			return await api.ask<SampleValues>(path, wish, signal);
		},
		enabled: sampleId !== null && isAskable,
		staleTime: Infinity,
		gcTime: 60_000,
		// Rate-limited while typing fast; retried after a pause.
		retry: (count, error) => count < 3 && error instanceof ApiError && error.status === 429,
		retryDelay: 2000,
		placeholderData: (before, beforeQuery) =>
			beforeQuery?.queryKey[1] === sampleId ? before : undefined,
	});
}
