import { useQuery } from '@tanstack/react-query';
import { api, isMissing } from './client.ts';

/** The document of a job; null: it is no longer stored, which must not hide the result. */
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
