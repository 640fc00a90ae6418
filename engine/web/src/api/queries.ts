import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { text } from '../text.ts';
import type { SecondReaderState, TemplateCard, TemplateDraft } from './types.ts';

export function useTemplates() {
	return useQuery({
		queryKey: ['templates'],
		queryFn: () => api.get<TemplateCard[]>('/templates'),
	});
}

/** The starters, with names and descriptions in the language of the dashboard. */
export async function getStarters(): Promise<TemplateDraft[]> {
	const starters = await api.get<TemplateDraft[]>('/starters');
	return starters.map((starter) => ({ ...starter, ...text.engine.starters[starter.name] }));
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
