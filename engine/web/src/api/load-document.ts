import { useQuery } from '@tanstack/react-query';
import { api, isMissing } from './client.ts';

/** The document of a job; null: no longer stored, but the result is still shown. */
export function useDocument(jobId: string) {
	return useQuery({
		queryKey: ['document', jobId],
		queryFn: () => loadDocument(jobId),
		staleTime: Infinity,
	});
}

async function loadDocument(jobId: string): Promise<Blob | null> {
	try {
		return await api.blob(`/v1/jobs/${jobId}/document`);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
