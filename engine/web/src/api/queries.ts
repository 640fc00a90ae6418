import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { text } from '../text.ts';
import type { SecondReaderState, Starter, TemplateCard, TemplateDraft } from './types.ts';

export function useTemplates() {
	return useQuery({
		queryKey: ['templates'],
		queryFn: () => api.get<TemplateCard[]>('/templates'),
	});
}

/** The starters, with names and descriptions in the language of the dashboard. */
export async function getStarters(): Promise<Starter[]> {
	const starters = await api.get<(TemplateDraft & { kinds: string[] })[]>('/starters');
	return starters.map(({ kinds, ...draft }) => ({
		kinds,
		firstName: draft.name,
		draft: { ...draft, ...text.engine.starters[draft.name] },
	}));
}

export function useStarters() {
	return useQuery({ queryKey: ['starters'], queryFn: getStarters, staleTime: Infinity });
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
