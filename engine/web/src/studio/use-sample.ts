import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, isMissing } from '../api/client.ts';
import type { Sample } from '../api/types.ts';
import { noteStep } from '../parts/note-step.ts';
import { useAddress } from '../parts/use-address.ts';

/** null: the bundled sample document. */
export type Chosen = File | null;

export async function sendSample(
	file: Chosen,
	language: string | null,
	signal?: AbortSignal,
): Promise<Sample> {
	if (file === null) return await api.post<Sample>('/samples/example');
	const form = new FormData();
	if (language !== null) form.set('language', language);
	form.set('file', file, file.name);
	return await api.form<Sample>('/samples', form, signal);
}

/** The document that a template is tested on: read and charged once, kept for a day. */
export function useSample() {
	const { query, change } = useAddress();
	const queries = useQueryClient();
	const id = query.get('sample');
	const known = useQuery({
		queryKey: ['sample', id],
		queryFn: () => api.get<Sample>(`/samples/${id ?? ''}`),
		enabled: id !== null,
		staleTime: Infinity,
	});
	const document = useQuery({
		queryKey: ['sample-document', id],
		queryFn: () => api.blob(`/samples/${id ?? ''}/document`),
		enabled: id !== null && known.data !== undefined,
		staleTime: Infinity,
	});
	const take = useMutation({
		mutationFn: ({ file, language = null, signal }: Wish) => sendSample(file, language, signal),
		onSuccess: async (sample) => {
			queries.setQueryData(['sample', sample.sampleId], sample);
			noteStep('read');
			change({ sample: sample.sampleId }, true);
			await queries.invalidateQueries({ queryKey: ['usage'] });
		},
	});
	const isGone = id !== null && isMissing(known.error);
	return {
		id,
		sample: id === null ? undefined : known.data,
		document: id === null ? undefined : document.data,
		/** The sample has expired. */
		isGone,
		isLoading: id !== null && !isGone && (known.isPending || document.isPending),
		error: take.error ?? (isGone ? null : known.error) ?? document.error,
		take,
		drop: () => {
			take.reset();
			change({ sample: null });
		},
	};
}

type Wish = { file: Chosen; language?: string | null; signal?: AbortSignal };
