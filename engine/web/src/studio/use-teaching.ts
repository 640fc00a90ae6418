import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { FieldMap, FieldType } from '../api/types.ts';
import { boxAround, joinWords } from '../document/words.ts';
import { text } from '../text.ts';
import type { Pick, Target } from './picked.tsx';

export type Taught = { lessonId: string | null; learnt: string[] };
type Wish = { sampleId: string; target: Target; pick: Pick };

/** Teaches the published template where a value is, like a correction does. */
export function useTeaching(templateId: string | null) {
	const queries = useQueryClient();
	const refresh = () =>
		Promise.all([
			queries.invalidateQueries({ queryKey: ['live-values'] }),
			queries.invalidateQueries({ queryKey: ['memory', templateId] }),
		]);
	const teach = useMutation({
		mutationFn: async ({ sampleId, target, pick }: Wish): Promise<Taught> => {
			const words = joinWords(pick.words).slice(0, 2000);
			const { type, format, path } = target;
			const { value } = await api.post<{ value: unknown }>('/values/read', {
				text: words,
				type,
				...(format !== null && { format }),
			});
			if (value === null) throw new Error(text.review.notRead(words));
			const place = { words, page: pick.page, box: boxAround(pick.words) };
			return await api.post<Taught>(`/samples/${sampleId}/lessons`, {
				templateId,
				changes: [{ path, value, ...place }],
			});
		},
		onSuccess: refresh,
	});
	const undo = useMutation({
		mutationFn: (lessonId: string) =>
			api.delete(`/v1/templates/${templateId ?? ''}/memory/${lessonId}`),
		onSuccess: async () => {
			teach.reset();
			await refresh();
		},
	});
	return { teach, undo };
}

/** Whether a field is part of the published template: only such a field can be taught. */
export function isPublished(
	fields: FieldMap,
	{ path, type }: { path: string; type: FieldType },
): boolean {
	const [name = '', ...rest] = path.split('.');
	const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
	if (!field) return false;
	if (rest.length === 0) return field.type === type;
	return isPublished(field.properties ?? {}, { path: rest.join('.'), type });
}
