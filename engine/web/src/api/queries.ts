import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import type { SecondReaderState, TemplateCard } from './types.ts';

export function useTemplates() {
	return useQuery({
		queryKey: ['templates'],
		queryFn: () => api.get<TemplateCard[]>('/templates'),
	});
}

export function useLanguages() {
	return useQuery({
		queryKey: ['languages'],
		queryFn: () => api.get<{ code: string; name: string }[]>('/v1/languages'),
		staleTime: Infinity,
	});
}

export function useSecondReader() {
	return useQuery({
		queryKey: ['second-reader'],
		queryFn: () => api.get<SecondReaderState>('/second-reader'),
	});
}
